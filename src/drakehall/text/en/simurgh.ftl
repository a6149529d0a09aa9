# Simurgh. City spaces C1–C12, areas of the Wilds W1–W6, spaces of tiles W1-1 … W6-4.

simurgh-name = Simurgh
simurgh-idea = Lead a house of dragonriders: place vassals, open new lands, raise dragons, and gather the most power.

## Amounts

simurgh-amount-veg =
    { $count ->
        [one] { $count } vegetable
       *[other] { $count } vegetables
    }
simurgh-amount-meat =
    { $count ->
        [one] { $count } meat
       *[other] { $count } meat
    }
simurgh-amount-wood =
    { $count ->
        [one] { $count } wood
       *[other] { $count } wood
    }
simurgh-amount-stone =
    { $count ->
        [one] { $count } stone
       *[other] { $count } stone
    }
simurgh-amount-wisdom =
    { $count ->
        [one] { $count } wisdom
       *[other] { $count } wisdom
    }
simurgh-amount-weapon =
    { $count ->
        [one] { $count } weapon
       *[other] { $count } weapons
    }
simurgh-amount-pp =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## Things and places

simurgh-thing-veg = vegetables
    .one = vegetable
simurgh-thing-meat = meat
    .one = meat
simurgh-thing-wood = wood
    .one = wood
simurgh-thing-stone = stone
    .one = stone
simurgh-thing-wisdom = wisdom
    .one = wisdom
simurgh-thing-weapon = weapons
    .one = weapon
simurgh-thing-pp = points
    .one = point
simurgh-thing-food = vegetables or meat
    .one = vegetable or meat
simurgh-thing-material = wood or stone
    .one = wood or stone
simurgh-thing-marker = markers
    .one = marker
simurgh-resource-veg = vegetables
simurgh-resource-meat = meat
simurgh-resource-wood = wood
simurgh-resource-stone = stone
simurgh-resource-wisdom = wisdom
simurgh-resource-weapon = weapons
simurgh-vassal-spearman = spearman
simurgh-vassal-rider = rider
simurgh-space-C1 = Armoury (C1)
    .to = the Armoury
simurgh-space-C2 = Library (C2)
    .to = the Library
simurgh-space-C3 = Forge (C3)
    .to = the Forge
simurgh-space-C4 = Dragon Spires (C4)
    .to = the Dragon Spires
simurgh-space-C5 = Main Market (C5)
    .to = the Main Market
simurgh-space-C6 = Barracks (C6)
    .to = the Barracks
simurgh-space-C7 = Hunting Grounds (C7)
    .to = the Hunting Grounds
simurgh-space-C8 = Training Arena (C8)
    .to = the Training Arena
simurgh-space-C9 = Builders' Square (C9)
    .to = the Builders' Square
simurgh-space-C10 = Breeding Grounds (C10)
    .to = the Breeding Grounds
simurgh-space-C11 = Scout Quarters (C11)
    .to = the Scout Quarters
simurgh-space-C12 = Dragonlord Statue (C12)
    .to = the Dragonlord Statue
simurgh-space-W1-1 = area 1 of the Wilds, space 1
    .to = space 1 of area 1 of the Wilds
simurgh-space-W1-2 = area 1 of the Wilds, space 2
    .to = space 2 of area 1 of the Wilds
simurgh-space-W1-3 = area 1 of the Wilds, space 3
    .to = space 3 of area 1 of the Wilds
simurgh-space-W1-4 = area 1 of the Wilds, space 4
    .to = space 4 of area 1 of the Wilds
simurgh-space-W2-1 = area 2 of the Wilds, space 1
    .to = space 1 of area 2 of the Wilds
simurgh-space-W2-2 = area 2 of the Wilds, space 2
    .to = space 2 of area 2 of the Wilds
simurgh-space-W2-3 = area 2 of the Wilds, space 3
    .to = space 3 of area 2 of the Wilds
simurgh-space-W2-4 = area 2 of the Wilds, space 4
    .to = space 4 of area 2 of the Wilds
simurgh-space-W3-1 = area 3 of the Wilds, space 1
    .to = space 1 of area 3 of the Wilds
simurgh-space-W3-2 = area 3 of the Wilds, space 2
    .to = space 2 of area 3 of the Wilds
simurgh-space-W3-3 = area 3 of the Wilds, space 3
    .to = space 3 of area 3 of the Wilds
simurgh-space-W3-4 = area 3 of the Wilds, space 4
    .to = space 4 of area 3 of the Wilds
simurgh-space-W4-1 = area 4 of the Wilds, space 1
    .to = space 1 of area 4 of the Wilds
simurgh-space-W4-2 = area 4 of the Wilds, space 2
    .to = space 2 of area 4 of the Wilds
simurgh-space-W4-3 = area 4 of the Wilds, space 3
    .to = space 3 of area 4 of the Wilds
simurgh-space-W4-4 = area 4 of the Wilds, space 4
    .to = space 4 of area 4 of the Wilds
simurgh-space-W5-1 = area 5 of the Wilds, space 1
    .to = space 1 of area 5 of the Wilds
simurgh-space-W5-2 = area 5 of the Wilds, space 2
    .to = space 2 of area 5 of the Wilds
simurgh-space-W5-3 = area 5 of the Wilds, space 3
    .to = space 3 of area 5 of the Wilds
simurgh-space-W5-4 = area 5 of the Wilds, space 4
    .to = space 4 of area 5 of the Wilds
simurgh-space-W6-1 = area 6 of the Wilds, space 1
    .to = space 1 of area 6 of the Wilds
simurgh-space-W6-2 = area 6 of the Wilds, space 2
    .to = space 2 of area 6 of the Wilds
simurgh-space-W6-3 = area 6 of the Wilds, space 3
    .to = space 3 of area 6 of the Wilds
simurgh-space-W6-4 = area 6 of the Wilds, space 4
    .to = space 4 of area 6 of the Wilds
simurgh-place-C1 = { simurgh-space-C1 }
simurgh-place-C2 = { simurgh-space-C2 }
simurgh-place-C3 = { simurgh-space-C3 }
simurgh-place-C4 = { simurgh-space-C4 }
simurgh-place-C5 = { simurgh-space-C5 }
simurgh-place-C6 = { simurgh-space-C6 }
simurgh-place-C7 = { simurgh-space-C7 }
simurgh-place-C8 = { simurgh-space-C8 }
simurgh-place-C9 = { simurgh-space-C9 }
simurgh-place-C10 = { simurgh-space-C10 }
simurgh-place-C11 = { simurgh-space-C11 }
simurgh-place-C12 = { simurgh-space-C12 }
simurgh-place-W1-1 = { simurgh-space-W1-1 }
simurgh-place-W1-2 = { simurgh-space-W1-2 }
simurgh-place-W1-3 = { simurgh-space-W1-3 }
simurgh-place-W1-4 = { simurgh-space-W1-4 }
simurgh-place-W2-1 = { simurgh-space-W2-1 }
simurgh-place-W2-2 = { simurgh-space-W2-2 }
simurgh-place-W2-3 = { simurgh-space-W2-3 }
simurgh-place-W2-4 = { simurgh-space-W2-4 }
simurgh-place-W3-1 = { simurgh-space-W3-1 }
simurgh-place-W3-2 = { simurgh-space-W3-2 }
simurgh-place-W3-3 = { simurgh-space-W3-3 }
simurgh-place-W3-4 = { simurgh-space-W3-4 }
simurgh-place-W4-1 = { simurgh-space-W4-1 }
simurgh-place-W4-2 = { simurgh-space-W4-2 }
simurgh-place-W4-3 = { simurgh-space-W4-3 }
simurgh-place-W4-4 = { simurgh-space-W4-4 }
simurgh-place-W5-1 = { simurgh-space-W5-1 }
simurgh-place-W5-2 = { simurgh-space-W5-2 }
simurgh-place-W5-3 = { simurgh-space-W5-3 }
simurgh-place-W5-4 = { simurgh-space-W5-4 }
simurgh-place-W6-1 = { simurgh-space-W6-1 }
simurgh-place-W6-2 = { simurgh-space-W6-2 }
simurgh-place-W6-3 = { simurgh-space-W6-3 }
simurgh-place-W6-4 = { simurgh-space-W6-4 }
simurgh-place-home = at home
simurgh-place-returned = sent home this turn
simurgh-wild-W1 = area 1 of the Wilds
    .gen = area 1 of the Wilds
    .loc = area 1 of the Wilds
simurgh-wild-W2 = area 2 of the Wilds
    .gen = area 2 of the Wilds
    .loc = area 2 of the Wilds
simurgh-wild-W3 = area 3 of the Wilds
    .gen = area 3 of the Wilds
    .loc = area 3 of the Wilds
simurgh-wild-W4 = area 4 of the Wilds
    .gen = area 4 of the Wilds
    .loc = area 4 of the Wilds
simurgh-wild-W5 = area 5 of the Wilds
    .gen = area 5 of the Wilds
    .loc = area 5 of the Wilds
simurgh-wild-W6 = area 6 of the Wilds
    .gen = area 6 of the Wilds
    .loc = area 6 of the Wilds
simurgh-statue-S1 = space 1 of the Statue
    .gen = space 1 of the Statue
simurgh-statue-S2 = space 2 of the Statue
    .gen = space 2 of the Statue
simurgh-statue-S3 = space 3 of the Statue
    .gen = space 3 of the Statue
simurgh-statue-S4 = space 4 of the Statue
    .gen = space 4 of the Statue
simurgh-statue-S5 = space 5 of the Statue
    .gen = space 5 of the Statue
simurgh-statue-S6 = space 6 of the Statue
    .gen = space 6 of the Statue
simurgh-statue-S7 = space 7 of the Statue
    .gen = space 7 of the Statue
simurgh-statue-S8 = space 8 of the Statue
    .gen = space 8 of the Statue
simurgh-source-1 = space 1 of the Scout Quarters
simurgh-source-2 = space 2 of the Scout Quarters
simurgh-source-3 = space 3 of the Scout Quarters
simurgh-source-4 = space 4 of the Scout Quarters
simurgh-source-top = the top of the stack
simurgh-end-top = the top
simurgh-end-bottom = the bottom

## What to do now

simurgh-prompt-draft-power = Keep one power tile; pass the other two on
simurgh-prompt-draft = Take one of the face-up tiles
simurgh-prompt-dragon = Choose your first dragon
simurgh-prompt-turn = Place a vassal or withdraw vassals; before and after that you may take free actions
simurgh-prompt-laid = Place a vassal on one of its spaces
simurgh-prompt-withdraw = Withdraw more vassals?
simurgh-prompt-quarters = Which tile do you take?
simurgh-prompt-statue =
    { $count ->
        [one] Place the objective, and where?
       *[other] Place one of the { $count } objectives, and where?
    }
simurgh-prompt-pay = How do you pay?
simurgh-prompt-take = What do you take?
simurgh-prompt-answer =
    { $count ->
        [one] Use this ability now?
       *[other] Which of your dragons’ abilities do you use now?
    }
simurgh-prompt-mark =
    { $left ->
        [one] Which dragon gets the marker?
       *[other] Which dragon gets the next of { $left } markers?
    }
simurgh-prompt-keep = Which dragon do you keep?
simurgh-prompt-scout = Which face-up tile do you take?
simurgh-prompt-after = Take free actions, or end your turn
simurgh-prompt-hand-limit = You may keep { $most } tiles at most: discard { $count }
simurgh-prompt-resource-limit = Your house stores { $most } resources: give { $count } back
simurgh-ask-last-turn = Your last turn! Place a vassal or withdraw vassals
simurgh-ask-nobody-home = All your vassals are out: withdraw as many as you like
simurgh-ask-pay-food =
    { $count ->
        [one] Pay a vegetable or meat: which?
       *[other] Pay { $count } vegetables and meat: how many of each?
    }
simurgh-ask-pay-material =
    { $count ->
        [one] Pay wood or stone: which?
       *[other] Pay { $count } wood and stone: how much of each?
    }
simurgh-ask-take-food =
    { $count ->
        [one] Take a vegetable or meat: which?
       *[other] Take { $count } vegetables and meat: how many of each?
    }
simurgh-ask-take-material =
    { $count ->
        [one] Take wood or stone: which?
       *[other] Take { $count } wood and stone: how much of each?
    }
simurgh-ask-matching = Take one more: a vegetable or meat?
simurgh-ask-put-back-dragons =
    { $left ->
        [one] Put the last dragon back: on top of the pile or at its bottom?
       *[other] Put the other { $left } dragons back, one by one: which is next?
    }
simurgh-ask-put-back-objectives =
    { $left ->
        [one] Put the last objective back: on top of the pile or at its bottom?
       *[other] Put the other { $left } objectives back, one by one: which is next?
    }
simurgh-ask-unmark =
    { $left ->
        [one] Which marker do you pay with?
       *[other] Pay { $left } markers: which is next?
    }
simurgh-ask-spend = Which { $vassal } do you spend?

## What asks

simurgh-source-space = { $space }
simurgh-source-tile = Space { $number }, { $wild }
simurgh-source-explored = Level { $level }, { $wild }
simurgh-source-laid = The tile you laid
simurgh-source-bonus = Bonus of { $wild }
simurgh-source-slot = The Scout Quarters, { $source }
simurgh-source-stack = The Scout Quarters, { $source }
simurgh-source-ability = { $dragon }
simurgh-source-dragons = Your dragon

## Actions

simurgh-action-use = Use { $ability }
simurgh-action-move = Move your rider on { $wild } down
simurgh-action-place = Place a { $vassal }: { $space }
simurgh-action-lay = Lay { $tile_acc } on { $wild }
simurgh-action-replace = Pay a weapon, clear { $wild } and lay { $tile_acc } there
simurgh-action-withdraw = Withdraw a { $vassal }: { $space }
simurgh-action-withdraw-all = Withdraw all vassals
simurgh-action-pass = Pass
simurgh-action-scout = Take a tile: { $source }
simurgh-action-set = Place { $objective_acc } on { $statue }
simurgh-action-exchange = Remove the objective on { $statue } and place { $objective_acc } there
simurgh-action-set-none = Place no objective
simurgh-action-take = Take: { $thing }
simurgh-action-pay = Pay: { $thing }
simurgh-action-mark = Put the marker on { $dragon }
simurgh-action-unmark = Take the marker off { $ability }
simurgh-action-spend = Spend a { $vassal }: { $place }
simurgh-action-keep = Keep { $dragon }
simurgh-action-put-back = Put { $tile_acc } back at { $end } of the pile
simurgh-action-discard = Discard { $tile_acc } to { $end } of the stack
simurgh-action-give-back = Give back: { $resource }
simurgh-action-draft = Take { $tile_acc }
simurgh-action-draft-power = Keep { $tile_acc }
simurgh-action-done = Done
simurgh-action-end-turn = End the turn
simurgh-action-food =
    { $veg ->
        [0] { "" }
        [one] { $veg } vegetable
       *[other] { $veg } vegetables
    }{ $veg ->
        [0] { "" }
       *[some] { $meat ->
            [0] { "" }
           *[some] { " and " }
        }
    }{ $meat ->
        [0] { "" }
        [one] { $meat } meat
       *[other] { $meat } meat
    }
simurgh-action-material =
    { $wood ->
        [0] { "" }
        [one] { $wood } wood
       *[other] { $wood } wood
    }{ $wood ->
        [0] { "" }
       *[some] { $stone ->
            [0] { "" }
           *[some] { " and " }
        }
    }{ $stone ->
        [0] { "" }
        [one] { $stone } stone
       *[other] { $stone } stone
    }

## Events

simurgh-event-gained-veg = { $seat } receives { simurgh-amount-veg }
    .gain = +{ simurgh-amount-veg }
simurgh-event-paid-veg = { $seat } pays { simurgh-amount-veg }
    .gain = −{ simurgh-amount-veg }
simurgh-event-gave-back-veg = { $seat } gives back { simurgh-amount-veg }
    .gain = −{ simurgh-amount-veg }
simurgh-event-gained-meat = { $seat } receives { simurgh-amount-meat }
    .gain = +{ simurgh-amount-meat }
simurgh-event-paid-meat = { $seat } pays { simurgh-amount-meat }
    .gain = −{ simurgh-amount-meat }
simurgh-event-gave-back-meat = { $seat } gives back { simurgh-amount-meat }
    .gain = −{ simurgh-amount-meat }
simurgh-event-gained-wood = { $seat } receives { simurgh-amount-wood }
    .gain = +{ simurgh-amount-wood }
simurgh-event-paid-wood = { $seat } pays { simurgh-amount-wood }
    .gain = −{ simurgh-amount-wood }
simurgh-event-gave-back-wood = { $seat } gives back { simurgh-amount-wood }
    .gain = −{ simurgh-amount-wood }
simurgh-event-gained-stone = { $seat } receives { simurgh-amount-stone }
    .gain = +{ simurgh-amount-stone }
simurgh-event-paid-stone = { $seat } pays { simurgh-amount-stone }
    .gain = −{ simurgh-amount-stone }
simurgh-event-gave-back-stone = { $seat } gives back { simurgh-amount-stone }
    .gain = −{ simurgh-amount-stone }
simurgh-event-gained-wisdom = { $seat } receives { simurgh-amount-wisdom }
    .gain = +{ simurgh-amount-wisdom }
simurgh-event-paid-wisdom = { $seat } pays { simurgh-amount-wisdom }
    .gain = −{ simurgh-amount-wisdom }
simurgh-event-gave-back-wisdom = { $seat } gives back { simurgh-amount-wisdom }
    .gain = −{ simurgh-amount-wisdom }
simurgh-event-gained-weapon = { $seat } receives { simurgh-amount-weapon }
    .gain = +{ simurgh-amount-weapon }
simurgh-event-paid-weapon = { $seat } pays { simurgh-amount-weapon }
    .gain = −{ simurgh-amount-weapon }
simurgh-event-gave-back-weapon = { $seat } gives back { simurgh-amount-weapon }
    .gain = −{ simurgh-amount-weapon }
simurgh-event-gained-pp = { $seat } receives { simurgh-amount-pp }
simurgh-event-paid-pp = { $seat } pays { simurgh-amount-pp }
simurgh-event-turn = Turn { $turn }: { $seat } to move
simurgh-event-used = { $seat } uses { $ability }
    .short = uses { $ability }
simurgh-event-answered = { $seat } adds { $ability }
simurgh-event-placed = { $seat } places a { $vassal }: { $space }
    .short = places a { $vassal }: { $space }
simurgh-event-withdrew = { $seat } withdraws a { $vassal }: { $space }
    .gain =
        { $count ->
            [one] withdraws { $count } vassal
           *[other] withdraws { $count } vassals
        }
simurgh-event-passed = { $seat } passes
    .short = passes
simurgh-event-laid = { $seat } lays { $tile_acc } on { $wild }
    .short = lays { $tile_acc } on { $wild }
simurgh-event-moved = { $seat } moves the rider on { $wild } to level { $level }
    .short = moves the rider on { $wild }
simurgh-event-unmarked = { $seat } takes the marker off { $ability }
simurgh-event-marked = { $seat } marks { $ability }
simurgh-event-spent = { $seat } spends a { $vassal }: { $place }
simurgh-event-recruited = { $seat } recruits a { $vassal }
    .short = recruits a { $vassal }
simurgh-event-saw-dragon = { $seat } looks at { $dragon }
simurgh-event-saw-dragon-unseen = { $seat } looks at a dragon
    .gain =
        { $count ->
            [one] looks at { $count } dragon
           *[other] looks at { $count } dragons
        }
simurgh-event-kept = { $seat } has a new dragon: { $dragon }
    .short = has a new dragon: { $dragon }
simurgh-event-returned-dragon = { $seat } puts { $dragon } back at { $end }
simurgh-event-returned-dragon-unseen = { $seat } puts a dragon back at { $end }
simurgh-event-saw-objective = { $seat } looks at { $objective_acc }
simurgh-event-saw-objective-unseen = { $seat } looks at an objective
    .gain =
        { $count ->
            [one] looks at { $count } objective
           *[other] looks at { $count } objectives
        }
simurgh-event-returned-objective = { $seat } puts { $objective_acc } back at { $end }
simurgh-event-returned-objective-unseen = { $seat } puts an objective back at { $end }
simurgh-event-set = { $seat } places { $objective_acc } on { $statue }
    .short = places { $objective_acc } on { $statue }
simurgh-event-set-none = { $seat } places no objective
simurgh-event-cleared = { $seat } removes { $objective_acc } from { $statue }
simurgh-event-scouted = { $seat } takes { $tile_acc } from { $source }
    .short = takes { $tile_acc }
simurgh-event-scouted-top = { $seat } takes { $tile_acc } from the stack
    .short = takes { $tile_acc }
simurgh-event-scouted-top-unseen = { $seat } takes a tile from the stack
    .short = takes a tile from the stack
simurgh-event-revealed = A new tile on { $source }: { $tile }
simurgh-event-discarded = { $seat } discards { $tile_acc } to { $end } of the stack
simurgh-event-discarded-unseen = { $seat } discards a tile to { $end } of the stack
simurgh-event-end-triggered = The last turns begin: { $seat } finishes this one, everyone else takes one more
simurgh-event-saw-power = { $seat } looks at three tiles: { $first_tile }, { $second_tile } and { $third_tile }
simurgh-event-saw-power-unseen = { $seat } looks at three power tiles
simurgh-event-kept-power = { $seat } keeps { $tile_acc }
simurgh-event-kept-power-unseen = { $seat } keeps a power tile
simurgh-event-drafted = { $seat } takes { $tile_acc }
    .short = takes { $tile_acc }
simurgh-event-draft-ends = The other tiles are shuffled into the stack
simurgh-event-sealed = { $seat } chooses { $dragon } in secret
simurgh-event-sealed-unseen = { $seat } has chosen a dragon
simurgh-event-ready = Setup is complete; { $seat } begins
simurgh-event-drew-dragons =
    { $count ->
        [one] { $seat } draws { $count } dragon
       *[other] { $seat } draws { $count } dragons
    }
simurgh-event-drew-objectives =
    { $count ->
        [one] { $seat } draws { $count } objective
       *[other] { $seat } draws { $count } objectives
    }
simurgh-event-lost-markers =
    { $count ->
        [one] { $seat } has no room for { $count } marker
       *[other] { $seat } has no room for { $count } markers
    }
simurgh-event-chronicled =
    { $count ->
        [one] Removed from { $wild }: { $tile }; the Chronicle now has { $count } tile
       *[other] Removed from { $wild }: { $tile }; the Chronicle now has { $count } tiles
    }
simurgh-event-capped =
    { $turns ->
        [one] The game ends after { $turns } turn, as agreed
       *[other] The game ends after { $turns } turns, as agreed
    }
simurgh-event-scored-objective =
    { $points ->
        [one] { $seat }: { $points } point for { $objective_acc }
       *[other] { $seat }: { $points } points for { $objective_acc }
    }
simurgh-event-scored-leftovers =
    { $points ->
        [one] { $seat }: { $points } point for leftover resources
       *[other] { $seat }: { $points } points for leftover resources
    }
simurgh-event-won =
    { $points ->
        [one] { $seat } wins with { $points } point
       *[other] { $seat } wins with { $points } points
    }

## Why not?

simurgh-why-draft-power = first keep one of the three power tiles
simurgh-why-draft = first take one of the face-up tiles
simurgh-why-dragon = first choose your dragon
simurgh-why-turn = this is not possible before the main action
simurgh-why-laid = first place a vassal on the tile you laid
simurgh-why-withdraw = first finish withdrawing
simurgh-why-quarters = first take a tile from the Scout Quarters
simurgh-why-statue = first decide about the objectives
simurgh-why-pay = first choose how to pay
simurgh-why-take = first choose what to take
simurgh-why-answer = first decide about your dragons’ abilities
simurgh-why-mark = first place the marker
simurgh-why-keep = first choose the dragon you keep
simurgh-why-put-back = first put the other tiles back
simurgh-why-scout = first take a face-up tile
simurgh-why-after = the main action is done: only free actions are left
simurgh-why-hand-limit = first discard down to five tiles
simurgh-why-resource-limit = first give back the excess resources
simurgh-why-short =
    { $count ->
        [one] needs { $count } more { $thing_one }
       *[other] needs { $count } more { $thing }
    }
simurgh-why-dead-end = after this you could not finish what you have begun
simurgh-why-nobody-there = you have no { $vassal } there
simurgh-why-not-several = you do not have several vassals on the board
simurgh-why-can-act = you can still place or withdraw a vassal
simurgh-why-not-your-dragon = this is not your dragon
simurgh-why-no-marker = there is no marker on this ability
simurgh-why-answers-only = this ability answers an event; it will be offered then
simurgh-why-last-vassal = your last vassal cannot be spent
simurgh-why-none-to-spend = you have no { $vassal } to spend
simurgh-why-no-figure = there is no { $vassal } left in your supply
simurgh-why-no-tile-to-take = there is no tile to take
simurgh-why-moved = you have already moved a rider this turn
simurgh-why-no-explorer = you have no rider on an exploration tile there
simurgh-why-just-placed = this rider was placed in this turn
simurgh-why-below-taken = the next level is taken
simurgh-why-no-vassal = you have no { $vassal } to place
simurgh-why-nobody-home = you have no vassal to place
simurgh-why-no-tile = no tile lies there
simurgh-why-level-one = riders enter at level 1
simurgh-why-own-rider = you already have a rider on this tile
simurgh-why-no-such-space = there is no such space
simurgh-why-riders-only = only riders may go there
simurgh-why-taken = the space is taken
simurgh-why-no-scouting = you could not pay for any tile there
simurgh-why-no-objective = there is no objective to draw or no space for it
simurgh-why-no-dragon = there is no dragon left
simurgh-why-not-in-hand = you do not have { $tile_gen }
simurgh-why-occupied = something already lies there
simurgh-why-space-free = an area of the Wilds is still free
simurgh-why-never-removed = exploration tiles cannot be removed
simurgh-why-tile-unusable = no vassal of yours could use { $tile_gen } now
simurgh-why-not-drawn = you have not drawn this objective
simurgh-why-nothing-to-remove = no objective lies there
simurgh-why-closed =
    { $seats ->
        [one] this area is closed with { $seats } player
       *[other] this area is closed with { $seats } players
    }
simurgh-error-bad-board = the board file cannot be used: { $why }

## Options

simurgh-option-mode = Mode
    .help = The family mode, or the advanced mode with drafts, lower limits and other points for leftovers
simurgh-option-mode-spearman = family
simurgh-option-mode-dragonlord = advanced
simurgh-option-length = Length
    .help = Number of tiles in the Chronicle that starts the last turns
simurgh-option-length-short = short, 8 tiles
simurgh-option-length-medium = medium, 11 tiles
simurgh-option-length-long = long, 14 tiles
simurgh-option-edition = Edition
    .help = Which rulebook: in the first, a rider may move in the turn it was placed, and spaces for many hold four
simurgh-option-edition-first = first
simurgh-option-edition-second = second
simurgh-option-starting-seat = First player
    .help = Who has the first turn
simurgh-option-placement-counts-as-move = Placing counts as moving
    .help = Whether placing a rider on an exploration tile triggers abilities that answer moves
simurgh-option-scout-refill = Refill
    .help = When tiles taken from the Scout Quarters are replaced
simurgh-option-scout-refill-end-of-turn = at the end of the turn
simurgh-option-scout-refill-immediate = at once
simurgh-option-power-tile-counts = Power tile counts
    .help = Whether the power tile in hand counts towards the hand limit
simurgh-option-objective-ties = Ties
    .help = Tied players get the points of their place; this decides whether the places behind them are skipped
simurgh-option-objective-ties-full = next places count
simurgh-option-objective-ties-full-and-skip = next places are skipped
simurgh-option-board = Board file
    .help = A corrected copy of board.toml
simurgh-option-turn-cap = Turn limit
    .help = The game ends after this many turns at the latest

## Points by source

simurgh-score-power = Power points
simurgh-score-objectives = Objectives
simurgh-score-leftovers = Leftover resources

## A tie at the end

simurgh-tie-markers = Tied on points ({ $points }): the player with more markers on dragons wins, { $count } to { $other_count }
simurgh-tie-shared = Tied on points ({ $points }) and on markers on dragons: the victory is shared

## The board

simurgh-board-legend = ● for one vassal · ●● for any number · ▲ riders only · 2s a spearman of player 2, 2R a rider
simurgh-board-city = City
simurgh-board-wilds = Wilds
simurgh-board-quarters = Scout Quarters
simurgh-board-statue = Statue
simurgh-board-hand = Your tiles
simurgh-board-looking = You are looking at
simurgh-board-sealed = Chosen in secret, revealed once everyone has chosen
simurgh-board-last = Last turns
simurgh-board-piles = tiles in the stack: { $stack } · dragons: { $dragons } · objectives: { $objectives } · Chronicle: { $chronicle } of { $limit }
simurgh-board-house =
    at home: { $spearmen ->
        [one] { $spearmen } spearman
       *[other] { $spearmen } spearmen
    }, { $riders ->
        [one] { $riders } rider
       *[other] { $riders } riders
    } · tiles in hand: { $hand }

## Rules help

simurgh-help-01-aim = Lead a house of dragonriders and gather the most power points. Players take turns; vassals stay where you placed them until you withdraw them. (SIM-1)
    .title = Aim
simurgh-help-02-turn = One main action: place a vassal and use its space, or withdraw any of your vassals. Before it, after it and between the stages of a space you may use dragons’ abilities and, once, move a rider on an exploration tile. (SIM-4)
    .title = Your turn
simurgh-help-03-spaces = A space for one is closed while taken; a space for many is not. Some are for riders only (▲). You must be able to pay the whole cost and receive the whole gain. Vassals you spend go back to the supply, unassigned ones first, never your last. (SIM-5)
    .title = Spaces
simurgh-help-04-wilds = Directly before placing a vassal you may lay one of your tiles on a free area, take its bonus, and place the vassal on that tile. If no area is free, a weapon clears one. A tile leaves when it is empty or full (four vassals, three with two or three players). (SIM-6)
    .title = The Wilds
simurgh-help-05-exploration = Riders enter an exploration tile at level 1 and go down one level at a time, once a turn, for its cost. It leaves when someone reaches level 4. (SIM-6.9 to SIM-6.12)
    .title = Exploration
simurgh-help-06-dragons = Each dragon has three abilities. Using one takes its marker off. New markers go to the leftmost empty slot. Some abilities are free actions, others add to what you receive, to a move or to spending a vassal; you are asked when they can. (SIM-7)
    .title = Dragons
simurgh-help-07-end = Enough tiles in the Chronicle or objectives at the Statue start the last turns: everyone else has one more. Then objectives and leftover resources are scored. At the end of your turn you may keep at most five tiles and 15 resources (12 in the advanced mode). (SIM-8)
    .title = End

## What makes a position good

simurgh-feature-points = points so far
simurgh-feature-meat = meat
simurgh-feature-vegetables = vegetables
simurgh-feature-wood = wood
simurgh-feature-stone = stone
simurgh-feature-weapons = weapons
simurgh-feature-knowledge = wisdom
simurgh-feature-spearmen = spearmen
simurgh-feature-riders = riders
simurgh-feature-markers = markers on dragons
simurgh-feature-dragons = dragons
simurgh-feature-tiles = tiles in hand
simurgh-feature-explorations = explorations under way
simurgh-feature-plans = what can be paid for on tiles
simurgh-feature-ready = vassals at home
simurgh-feature-leftovers = resources left at the end
simurgh-feature-objectives = objectives
simurgh-feature-ahead = the lead, counting more near the end
simurgh-feature-idle = vassals idling at the market

## Bots

simurgh-bot-explorer = Explorer
simurgh-bot-explorer-about = Weaker than the Adept: sends riders down every exploration tile and gathers what the next step costs.
simurgh-bot-keeper = Dragon keeper
simurgh-bot-keeper-about = Weaker than the Adept: collects dragons and markers, saves them up and goes for the objectives.

## What speaks for a move

simurgh-more-veg = brings { simurgh-amount-veg }
simurgh-more-meat = brings { simurgh-amount-meat }
simurgh-more-wood = brings { simurgh-amount-wood }
simurgh-more-stone = brings { simurgh-amount-stone }
simurgh-more-wisdom = brings { simurgh-amount-wisdom }
simurgh-more-weapon = brings { simurgh-amount-weapon }
simurgh-fewer-veg = costs { simurgh-amount-veg }
simurgh-fewer-meat = costs { simurgh-amount-meat }
simurgh-fewer-wood = costs { simurgh-amount-wood }
simurgh-fewer-stone = costs { simurgh-amount-stone }
simurgh-fewer-wisdom = costs { simurgh-amount-wisdom }
simurgh-fewer-weapon = costs { simurgh-amount-weapon }
simurgh-more-home =
    { $count ->
        [one] { $count } vassal comes home
       *[other] { $count } vassals come home
    }
simurgh-fewer-home =
    { $count ->
        [one] { $count } vassal fewer at home
       *[other] { $count } vassals fewer at home
    }
simurgh-more-riders =
    { $count ->
        [one] { $count } more rider for the rest of the game
       *[other] { $count } more riders for the rest of the game
    }
simurgh-fewer-riders =
    { $count ->
        [one] spends { $count } rider
       *[other] spends { $count } riders
    }
simurgh-more-markers =
    { $count ->
        [one] { $count } more marker on your dragons
       *[other] { $count } more markers on your dragons
    }
simurgh-fewer-markers =
    { $count ->
        [one] uses up { $count } marker
       *[other] uses up { $count } markers
    }
simurgh-more-dragons =
    { $count ->
        [one] { $count } more dragon
       *[other] { $count } more dragons
    }
simurgh-fewer-dragons =
    { $count ->
        [one] { $count } dragon fewer
       *[other] { $count } dragons fewer
    }
simurgh-more-tiles =
    { $count ->
        [one] { $count } more tile in hand
       *[other] { $count } more tiles in hand
    }
simurgh-fewer-tiles =
    { $count ->
        [one] { $count } tile fewer in hand
       *[other] { $count } tiles fewer in hand
    }
simurgh-more-points =
    { $count ->
        [one] brings { $count } point
       *[other] brings { $count } points
    }
simurgh-fewer-points =
    { $count ->
        [one] costs { $count } point
       *[other] costs { $count } points
    }
simurgh-ground-objective =
    { $count ->
        [one] you choose the first objective on the Statue: what everybody is ranked by at the end
       *[other] you choose objective number { $count } on the Statue: what everybody is ranked by at the end
    }
simurgh-risk-end =
    { $count ->
        [one] the last turns begin: { $count } opponent still has one
       *[other] the last turns begin: { $count } opponents still have one
    }
simurgh-mark-last = Last turns

## What a first choice leaves open

simurgh-open-place-vassal = Whom do you send to { $space_to }?
simurgh-open-place-withdraw-vassal = Whom do you send to { $space_to }, or withdraw from there?
simurgh-open-place-space = Where do you send the { $vassal }?
simurgh-open-place-withdraw-space = Where do you send a { $vassal }, or which one do you withdraw?
simurgh-open-move-withdraw-wild = Does the rider go down a level, or do you withdraw it?
simurgh-open-withdraw-space = Which { $vassal } do you withdraw?
simurgh-open-lay-wild = Where do you lay { $tile_acc }?
simurgh-open-lay-tile = Which tile do you lay on { $wild }?
simurgh-open-replace-wild = Which tile makes way for { $tile_acc }? It costs a weapon
simurgh-open-replace-tile = Which tile do you lay on { $wild }? It costs a weapon
simurgh-open-set-statue = On which space of the Statue do you place { $objective }?
simurgh-open-set-objective = Which objective do you place on { $statue }?
simurgh-open-exchange-statue = Which objective makes way for { $objective }?
simurgh-open-exchange-objective = Which objective replaces the one on { $statue }?
simurgh-open-put-back-end = Does { $tile } go on top of the pile or to its bottom?
simurgh-open-discard-end = Does { $tile } go on top of the stack or to its bottom?
