# Wyrmspan. Spaces: c crimson, g golden, a amethyst, columns 1 to 4.

wyrmspan-name = Wyrmspan
wyrmspan-idea = Excavate three caves, entice dragons into them and explore them, setting off chains of abilities, before the coins run out.
wyrmspan-opponent = Automa

## Things

wyrmspan-kind-meat = meat
    .gen = meat
wyrmspan-kind-gold = gold
    .gen = gold
wyrmspan-kind-crystal = crystal
    .gen = crystals
wyrmspan-kind-milk = milk
    .gen = milk
wyrmspan-icon-meat = meat
wyrmspan-icon-gold = gold
wyrmspan-icon-crystal = crystal
wyrmspan-icon-milk = milk
wyrmspan-icon-egg = egg
wyrmspan-trade-meat-meat-gold = 2 meat for 1 gold
wyrmspan-trade-meat-meat-crystal = 2 meat for 1 crystal
wyrmspan-trade-meat-meat-milk = 2 meat for 1 milk
wyrmspan-trade-meat-gold-crystal = meat and gold for 1 crystal
wyrmspan-trade-meat-gold-milk = meat and gold for 1 milk
wyrmspan-trade-meat-crystal-gold = meat and crystal for 1 gold
wyrmspan-trade-meat-crystal-milk = meat and crystal for 1 milk
wyrmspan-trade-meat-milk-gold = meat and milk for 1 gold
wyrmspan-trade-meat-milk-crystal = meat and milk for 1 crystal
wyrmspan-trade-gold-gold-meat = 2 gold for 1 meat
wyrmspan-trade-gold-gold-crystal = 2 gold for 1 crystal
wyrmspan-trade-gold-gold-milk = 2 gold for 1 milk
wyrmspan-trade-gold-crystal-meat = gold and crystal for 1 meat
wyrmspan-trade-gold-crystal-milk = gold and crystal for 1 milk
wyrmspan-trade-gold-milk-meat = gold and milk for 1 meat
wyrmspan-trade-gold-milk-crystal = gold and milk for 1 crystal
wyrmspan-trade-crystal-crystal-meat = 2 crystals for 1 meat
wyrmspan-trade-crystal-crystal-gold = 2 crystals for 1 gold
wyrmspan-trade-crystal-crystal-milk = 2 crystals for 1 milk
wyrmspan-trade-crystal-milk-meat = crystal and milk for 1 meat
wyrmspan-trade-crystal-milk-gold = crystal and milk for 1 gold
wyrmspan-trade-milk-milk-meat = 2 milk for 1 meat
wyrmspan-trade-milk-milk-gold = 2 milk for 1 gold
wyrmspan-trade-milk-milk-crystal = 2 milk for 1 crystal
wyrmspan-cave-crimson = the crimson cave
    .gen = the crimson cave
    .acc = the crimson cave
wyrmspan-cave-golden = the golden cave
    .gen = the golden cave
    .acc = the golden cave
wyrmspan-cave-amethyst = the amethyst cave
    .gen = the amethyst cave
    .acc = the amethyst cave
wyrmspan-place-c1 = space 1 of the crimson cave
    .gen = space 1 of the crimson cave
    .loc = space 1 of the crimson cave
wyrmspan-place-c2 = space 2 of the crimson cave
    .gen = space 2 of the crimson cave
    .loc = space 2 of the crimson cave
wyrmspan-place-c3 = space 3 of the crimson cave
    .gen = space 3 of the crimson cave
    .loc = space 3 of the crimson cave
wyrmspan-place-c4 = space 4 of the crimson cave
    .gen = space 4 of the crimson cave
    .loc = space 4 of the crimson cave
wyrmspan-place-g1 = space 1 of the golden cave
    .gen = space 1 of the golden cave
    .loc = space 1 of the golden cave
wyrmspan-place-g2 = space 2 of the golden cave
    .gen = space 2 of the golden cave
    .loc = space 2 of the golden cave
wyrmspan-place-g3 = space 3 of the golden cave
    .gen = space 3 of the golden cave
    .loc = space 3 of the golden cave
wyrmspan-place-g4 = space 4 of the golden cave
    .gen = space 4 of the golden cave
    .loc = space 4 of the golden cave
wyrmspan-place-a1 = space 1 of the amethyst cave
    .gen = space 1 of the amethyst cave
    .loc = space 1 of the amethyst cave
wyrmspan-place-a2 = space 2 of the amethyst cave
    .gen = space 2 of the amethyst cave
    .loc = space 2 of the amethyst cave
wyrmspan-place-a3 = space 3 of the amethyst cave
    .gen = space 3 of the amethyst cave
    .loc = space 3 of the amethyst cave
wyrmspan-place-a4 = space 4 of the amethyst cave
    .gen = space 4 of the amethyst cave
    .loc = space 4 of the amethyst cave
wyrmspan-nest-c1 = in a nest of the dragon on space 1 of the crimson cave
    .off = from the dragon on space 1 of the crimson cave
wyrmspan-nest-c2 = in a nest of the dragon on space 2 of the crimson cave
    .off = from the dragon on space 2 of the crimson cave
wyrmspan-nest-c3 = in a nest of the dragon on space 3 of the crimson cave
    .off = from the dragon on space 3 of the crimson cave
wyrmspan-nest-c4 = in a nest of the dragon on space 4 of the crimson cave
    .off = from the dragon on space 4 of the crimson cave
wyrmspan-nest-g1 = in a nest of the dragon on space 1 of the golden cave
    .off = from the dragon on space 1 of the golden cave
wyrmspan-nest-g2 = in a nest of the dragon on space 2 of the golden cave
    .off = from the dragon on space 2 of the golden cave
wyrmspan-nest-g3 = in a nest of the dragon on space 3 of the golden cave
    .off = from the dragon on space 3 of the golden cave
wyrmspan-nest-g4 = in a nest of the dragon on space 4 of the golden cave
    .off = from the dragon on space 4 of the golden cave
wyrmspan-nest-a1 = in a nest of the dragon on space 1 of the amethyst cave
    .off = from the dragon on space 1 of the amethyst cave
wyrmspan-nest-a2 = in a nest of the dragon on space 2 of the amethyst cave
    .off = from the dragon on space 2 of the amethyst cave
wyrmspan-nest-a3 = in a nest of the dragon on space 3 of the amethyst cave
    .off = from the dragon on space 3 of the amethyst cave
wyrmspan-nest-a4 = in a nest of the dragon on space 4 of the amethyst cave
    .off = from the dragon on space 4 of the amethyst cave
wyrmspan-nest-mat = in a nest of the mat
    .off = from a nest of the mat
wyrmspan-size-hatchling = hatchling
wyrmspan-size-small = small
wyrmspan-size-medium = medium
wyrmspan-size-large = large
wyrmspan-trait-aggressive = aggressive
wyrmspan-trait-playful = playful
wyrmspan-trait-shy = shy
wyrmspan-trait-helpful = helpful
wyrmspan-field-bonus-1 = the first ability
wyrmspan-field-bonus-2 = the second ability
wyrmspan-field-bonus-3 = the third ability
wyrmspan-field-endgame = the end-of-game ability
wyrmspan-field-vp-6 = 6 points
wyrmspan-field-vp-3 = 3 points
wyrmspan-field-vp-1 = 1 point
wyrmspan-guild-plains = Plains Guild
wyrmspan-guild-seafarers = Seafarers Guild
wyrmspan-guild-highlands = Highlands Guild
wyrmspan-guild-rainforest = Rainforest Guild
wyrmspan-objective-cave-cards = cave cards on the mat
wyrmspan-objective-amethyst-cards = cards in the amethyst cave
wyrmspan-objective-crimson-cards = cards in the crimson cave
wyrmspan-objective-golden-cards = cards in the golden cave
wyrmspan-objective-nests = nests on dragons
wyrmspan-objective-eggs = eggs
wyrmspan-objective-cached = cached resources
wyrmspan-objective-guild = standing in the guild
wyrmspan-objective-cheap = dragons that cost at most 2, eggs and coins included
wyrmspan-objective-dear = dragons that cost at least 3, eggs and coins included
wyrmspan-objective-played-round = when-played and once-per-round dragons
wyrmspan-objective-activated = if-activated dragons
wyrmspan-objective-hatchling = hatchlings
wyrmspan-objective-small = small dragons
wyrmspan-objective-medium = medium dragons
wyrmspan-objective-large = large dragons
wyrmspan-objective-aggressive = aggressive dragons
wyrmspan-objective-playful = playful dragons
wyrmspan-objective-shy = shy dragons
wyrmspan-objective-helpful = helpful dragons
wyrmspan-benefit-dragon-card = draw a dragon card
wyrmspan-benefit-guild = guild steps
wyrmspan-benefit-cave-card = draw a cave card
wyrmspan-benefit-resource = take resources
wyrmspan-benefit-egg = lay eggs
wyrmspan-benefit-coin = take coins
wyrmspan-benefit-cache = cache resources
wyrmspan-benefit-tuck = tuck cards
wyrmspan-benefit-play = play a dragon
wyrmspan-benefit-excavate = excavate
wyrmspan-benefit-activate = use an ability
wyrmspan-benefit-other = the rest
wyrmspan-benefit-pay-1 = the choice that costs 1
wyrmspan-benefit-pay-2 = the choice that costs 2
wyrmspan-benefit-pay-3 = the choice that costs 3

## What to do now

wyrmspan-prompt-setup-cards =
    { $left ->
        [one] Discard one more card
       *[other] Keep four of your six cards: discard { $left }
    }
wyrmspan-prompt-setup-resources =
    { $left ->
        [3] Take three resources of your choice
        [one] Take one more resource
       *[other] Take { $left } more resources
    }
wyrmspan-prompt-turn = Excavate a space, entice a dragon, explore a cave or pass
wyrmspan-prompt-limits = You may keep at most nine resources and nine cards: discard the rest
wyrmspan-prompt-lines = Which of your abilities comes next?
wyrmspan-prompt-entice = Entice a dragon
wyrmspan-prompt-excavate = Which space do you excavate?
wyrmspan-prompt-cost = Pay this cost?
wyrmspan-prompt-pay = Pay the cost
wyrmspan-prompt-bundle = Which benefit first?
wyrmspan-prompt-choose = Choose a benefit
wyrmspan-prompt-gain =
    { $left ->
        [one] Choose a resource
       *[other] Choose { $left } resources: which comes next?
    }
wyrmspan-prompt-draw =
    { $left ->
        [one] Draw a card
       *[other] Draw { $left } cards: where does the next one come from?
    }
wyrmspan-prompt-use = Use it?
wyrmspan-prompt-brown = Place a marker on the guild tile
wyrmspan-prompt-egg =
    { $left ->
        [one] Where do you lay the egg?
       *[other] Lay { $left } eggs: where does the next one go?
    }
wyrmspan-prompt-cache =
    { $left ->
        [one] Cache a resource: where does it go?
       *[other] Cache { $left } resources: which comes next?
    }
wyrmspan-prompt-tuck =
    { $left ->
        [one] Which card do you tuck?
       *[other] Tuck { $left } cards: which comes next?
    }
wyrmspan-prompt-mat = Choose on your mat
wyrmspan-prompt-split = Divide the cards you have drawn
wyrmspan-ask-nest =
    { $left ->
        [one] Lay an egg: choose a free nest, on a dragon or on the mat
       *[other] Lay { $left } eggs, one at a time: choose a free nest, on a dragon or on the mat
    }
wyrmspan-ask-dragon-nest =
    { $left ->
        [one] Lay an egg: choose a dragon with a free nest
       *[other] Lay { $left } eggs, one at a time: choose a dragon with a free nest
    }
wyrmspan-ask-into = Into which cave does the dragon move?
wyrmspan-ask-cover = Which of your dragons does the new one cover?
wyrmspan-ask-waive = One part of the cost need not be paid: which one?
wyrmspan-ask-strip = Which benefit printed on your mat do you use?
wyrmspan-ask-swap = Which two of your dragons do you swap?
wyrmspan-ask-activate = Whose ability do you use?
wyrmspan-ask-dig = In which cave do you excavate the next space?
wyrmspan-ask-pay-egg = Pay an egg: from which nest?
wyrmspan-ask-under =
    { $left ->
        [one] Under which of your dragons do you tuck the card?
       *[other] Tuck { $left } cards: under which of your dragons does the next one go?
    }
wyrmspan-source-dragon = { $dragon }
wyrmspan-source-entice = Enticing { $dragon }
wyrmspan-source-card = Cave card
wyrmspan-source-card-shared = A cave card of { $seat } gives you something, too
wyrmspan-source-dragon-shared = { $dragon }, a dragon of { $seat }, gives you something, too
wyrmspan-source-income = Income of the new round
wyrmspan-source-explore = Exploring { $cave }
wyrmspan-source-excavate = Excavating
wyrmspan-source-strip = On your mat, { $cave }
wyrmspan-cause-strip = The mat, { $cave }
wyrmspan-source-track =
    { $space ->
        [0] Guild track, starting space
       *[some] Guild track, space { $space }
    }
wyrmspan-source-bonus = Guild tile, { $field }
wyrmspan-source-cover =
    { $count ->
        [one] Column 4, for { $count } resource or card
       *[other] Column 4, for { $count } resources or cards
    }

## Actions

wyrmspan-action-exchange = Exchange { $trade }
wyrmspan-action-pass = Pass
wyrmspan-action-decline = No, thank you
wyrmspan-action-use = Yes, use it
wyrmspan-action-explore = Explore { $cave }
wyrmspan-action-into = Into { $cave }
wyrmspan-action-gain = Take { $kind }
wyrmspan-action-pay = Pay { $kind }
wyrmspan-action-pay-coin = Pay a coin
wyrmspan-action-discard = Discard { $kind }
wyrmspan-action-waive = Do not pay: { $icon }
wyrmspan-action-part = First: { $benefit }
wyrmspan-action-option = Choose: { $benefit }
wyrmspan-action-marker = Place the marker: { $field }
wyrmspan-action-take-dragon =
    { $slot ->
        [0] Take the first dragon from the display
        [1] Take the second dragon from the display
       *[2] Take the third dragon from the display
    }
wyrmspan-action-take-cave =
    { $slot ->
        [0] Take the first cave card from the display
        [1] Take the second cave card from the display
       *[2] Take the third cave card from the display
    }
wyrmspan-action-draw-dragon = Draw a dragon card from the deck
wyrmspan-action-draw-cave = Draw a cave card from the deck
wyrmspan-action-lay = Lay an egg { $nest }
wyrmspan-action-pay-egg = Pay an egg { $nest_off }
wyrmspan-action-cache = Cache { $kind } on { $place_loc }
wyrmspan-action-under = Tuck under the dragon on { $place_loc }
wyrmspan-action-cover = Play on top of the dragon on { $place_loc }
wyrmspan-action-activate = Use the ability of the dragon on { $place_loc }
wyrmspan-action-strip =
    { $entry ->
        [0] The first benefit of { $cave_gen }
        [1] The second benefit of { $cave_gen }
        [2] The third benefit of { $cave_gen }
        [3] The fourth benefit of { $cave_gen }
       *[4] The fifth benefit of { $cave_gen }
    }
wyrmspan-action-swap = Swap the dragons on { $first_place_gen } and { $second_place_gen }
wyrmspan-action-entice = Entice { $dragon }
wyrmspan-action-tuck = Tuck { $dragon }
wyrmspan-action-pay-dragon = Pay with { $dragon }
wyrmspan-action-discard-dragon = Discard { $dragon }
wyrmspan-action-excavate = Excavate with the card: { $card }
wyrmspan-action-pay-cave = Pay with the cave card: { $card }
wyrmspan-action-discard-cave = Discard the cave card: { $card }

## Events

wyrmspan-event-round-begins = Round { $round } begins; { $seat } is first player
wyrmspan-event-round-ends = Round { $round } is over: now the once-per-round abilities, then the objective
wyrmspan-event-has-chosen = { $seat } has chosen cards and resources
wyrmspan-event-passed = { $seat } passes
    .short = passes
wyrmspan-event-explores = { $seat } explores { $cave }
    .short = explores { $cave }
wyrmspan-event-exchanged = { $seat } exchanges { $first_kind } and { $second_kind } for { $kind }
wyrmspan-event-gained =
    { $count ->
        [one] { $seat } takes { $count } { $kind }
       *[other] { $seat } takes { $count } { $kind_gen }
    }
    .gain =
        { $count ->
            [one] +{ $count } { $kind }
           *[other] +{ $count } { $kind_gen }
        }
wyrmspan-event-gained-coins =
    { $count ->
        [one] { $seat } takes { $count } coin
       *[other] { $seat } takes { $count } coins
    }
    .gain =
        { $count ->
            [one] +{ $count } coin
           *[other] +{ $count } coins
        }
wyrmspan-event-paid =
    { $count ->
        [one] { $seat } returns { $count } { $kind } to the bank
       *[other] { $seat } returns { $count } { $kind_gen } to the bank
    }
wyrmspan-event-paid-coins =
    { $count ->
        [one] { $seat } pays { $count } coin
       *[other] { $seat } pays { $count } coins
    }
wyrmspan-event-dropped-coins =
    { $count ->
        [one] { $seat } has too many coins and gives back { $count }
       *[other] { $seat } has too many coins and gives back { $count }
    }
wyrmspan-event-paid-egg = { $seat } pays an egg { $nest_off }
wyrmspan-event-gains-nothing = { $seat } gets nothing: the tucked card costs no resources
wyrmspan-event-shows-cost = { $seat } takes a resource from the tucked card’s cost: { $kind }
wyrmspan-event-picked = { $seat } names { $kind }
wyrmspan-event-laid = { $seat } lays an egg { $nest }
    .gain =
        { $count ->
            [one] +{ $count } egg
           *[other] +{ $count } eggs
        }
wyrmspan-event-cached = { $seat } caches { $kind } on { $place_loc }
    .gain = caches { $count } { $kind }
wyrmspan-event-tucked = { $seat } tucks { $dragon } under the dragon on { $place_loc }
    .gain =
        { $count ->
            [one] tucks { $count } card
           *[other] tucks { $count } cards
        }
wyrmspan-event-tucked-unseen = { $seat } tucks a card under the dragon on { $place_loc }
    .gain =
        { $count ->
            [one] tucks { $count } card
           *[other] tucks { $count } cards
        }
wyrmspan-event-tucked-open = { $seat } tucks { $dragon } under the dragon on { $place_loc } for all to see
    .gain =
        { $count ->
            [one] tucks { $count } card
           *[other] tucks { $count } cards
        }
wyrmspan-event-tucked-unseen-card = { $seat } tucks an unseen card from the deck under the dragon on { $place_loc }
    .gain =
        { $count ->
            [one] tucks { $count } card
           *[other] tucks { $count } cards
        }
wyrmspan-event-took-dragon = { $seat } takes { $dragon }
    .short = takes { $dragon }
wyrmspan-event-took-cave = { $seat } takes the cave card: { $card }
    .gain =
        { $count ->
            [one] takes { $count } cave card
           *[other] takes { $count } cave cards
        }
wyrmspan-event-drew-dragon = { $seat } draws { $dragon }
    .short = draws { $dragon }
wyrmspan-event-drew-dragon-unseen = { $seat } draws a dragon card
    .gain =
        { $count ->
            [one] draws { $count } dragon card
           *[other] draws { $count } dragon cards
        }
wyrmspan-event-drew-cave = { $seat } draws the cave card: { $card }
    .gain =
        { $count ->
            [one] draws { $count } cave card
           *[other] draws { $count } cave cards
        }
wyrmspan-event-drew-cave-unseen = { $seat } draws a cave card
    .gain =
        { $count ->
            [one] draws { $count } cave card
           *[other] draws { $count } cave cards
        }
wyrmspan-event-discarded-dragon = { $seat } discards { $dragon }
wyrmspan-event-discarded-cave = { $seat } discards the cave card: { $card }
wyrmspan-event-revealed = { $seat } reveals { $dragon }
wyrmspan-event-revealed-cave = { $seat } draws a cave card for all to see: { $card }
wyrmspan-event-names-dragon = { $seat } entices { $dragon }
    .short = entices { $dragon }
wyrmspan-event-names-cave = { $seat } plays the cave card: { $card }
wyrmspan-event-excavated = { $seat } excavates { $place }: { $card }
    .short = excavates { $place }
wyrmspan-event-enticed = { $seat } settles { $dragon } on { $place_loc }
wyrmspan-event-covered = { $seat } covers the dragon on { $place_loc }: { $dragon } now lies tucked under the new one
wyrmspan-event-waived = { $seat } need not pay: { $icon }
wyrmspan-event-swapped = { $seat } swaps the dragons on { $first_place_gen } and { $second_place_gen }
wyrmspan-event-activated = { $seat } uses the ability of { $dragon }
wyrmspan-event-guild-step = { $seat } moves to space { $space } of the guild track
    .gain =
        { $count ->
            [one] { $count } guild step
           *[other] { $count } guild steps
        }
wyrmspan-event-marker = { $seat } places a marker: { $field }
wyrmspan-event-points =
    { $points ->
        [one] { $seat } gets { $points } point for { $dragon }
       *[other] { $seat } gets { $points } points for { $dragon }
    }
wyrmspan-event-objective =
    { $points ->
        [one] Objective, { $objective }: { $seat } has { $count } and gets { $points } point
       *[other] Objective, { $objective }: { $seat } has { $count } and gets { $points } points
    }
wyrmspan-event-score =
    { $points ->
        [one] { $seat } has { $points } point
       *[other] { $seat } has { $points } points
    }
wyrmspan-event-won = { $seat } wins the game
    .short = wins the game
wyrmspan-event-shown-dragon = The display shows { $dragon }
wyrmspan-event-shown-cave = The display shows the cave card: { $card }
wyrmspan-event-reshuffled-dragons =
    { $count ->
        [one] { $count } discarded dragon becomes the new deck
       *[other] { $count } discarded dragons are shuffled into a new deck
    }
wyrmspan-event-reshuffled-caves =
    { $count ->
        [one] { $count } discarded cave card becomes the new deck
       *[other] { $count } discarded cave cards are shuffled into a new deck
    }
wyrmspan-event-automa-shuffles = Automa shuffles her decision cards
wyrmspan-event-automa-card = Automa draws decision card { $decision }
wyrmspan-event-automa-passes = Automa passes
wyrmspan-event-automa-token =
    { $coins ->
        [one] Automa stands on space { $space } of the guild track; { $coins } coin lies on the objective
       *[other] Automa stands on space { $space } of the guild track; { $coins } coins lie on the objective
    }
wyrmspan-event-automa-dragon = Automa takes { $dragon }
wyrmspan-event-automa-cave = Automa takes the cave card: { $card }

## Why not?

wyrmspan-why-not-asked = that is not what is being decided now ({ $phase })
wyrmspan-why-lacking = needs { $need } { $kind }, you have { $have }
wyrmspan-why-exchange-later = nothing can be exchanged in the middle of a payment, or while something just gained is being used
wyrmspan-why-explored = { $cave } has already been explored three times this round
wyrmspan-why-coins =
    { $need ->
        [one] needs { $need } coin, you have { $have }
       *[other] needs { $need } coins, you have { $have }
    }
wyrmspan-why-eggs =
    { $need ->
        [one] needs { $need } egg, you have { $have }
       *[other] needs { $need } eggs, you have { $have }
    }
wyrmspan-why-resources = needs { $need } { $kind }, you have { $have } and could exchange for { $more } more; { $missing ->
        [one] in all you are { $missing } resource short
       *[other] in all you are { $missing } resources short
    }
wyrmspan-why-no-room = { $dragon } finds no excavated space in a cave it likes
wyrmspan-why-no-dragon-card = you have no dragon card in hand
wyrmspan-why-no-cave-card = you have no cave card in hand
wyrmspan-why-dragon-not-in-hand = { $dragon } is not in your hand
wyrmspan-why-cave-not-in-hand = that cave card ({ $card }) is not in your hand
wyrmspan-why-all-excavated = all your spaces are excavated
wyrmspan-why-field-full = this field of the guild tile is full: { $field }
wyrmspan-phase-setup-cards = Keep four of your six cards: discard two
wyrmspan-phase-setup-resources = Take three resources of your choice
wyrmspan-phase-turn = Excavate a space, entice a dragon, explore a cave or pass
wyrmspan-phase-limits = You may keep at most nine resources and nine cards: discard the rest
wyrmspan-phase-lines = Which of your abilities comes next?
wyrmspan-phase-entice = Entice a dragon
wyrmspan-phase-excavate = Which space do you excavate?
wyrmspan-phase-pay = Pay the cost
wyrmspan-phase-bundle = Which benefit first?
wyrmspan-phase-choose = Choose a benefit
wyrmspan-phase-gain = Choose a resource
wyrmspan-phase-draw = Draw a card
wyrmspan-phase-use = Make use of this?
wyrmspan-phase-brown = Place a marker on the guild tile
wyrmspan-phase-egg = Lay an egg
wyrmspan-phase-cache = Cache a resource
wyrmspan-phase-tuck = Tuck a card
wyrmspan-phase-mat = Choose on your mat
wyrmspan-phase-split = Divide the cards you have drawn
wyrmspan-error-cards = the table “{ $table }” cannot be used: line { $line }: { $why }

## Options

wyrmspan-option-automa = Automa
    .help = With one player: how strong Automa is; the Ravel levels follow your caves
wyrmspan-option-automa-automa-1 = Automa, level 1
wyrmspan-option-automa-automa-2 = Automa, level 2
wyrmspan-option-automa-automa-3 = Automa, level 3
wyrmspan-option-automa-ravel-1 = Ravel, level 1
wyrmspan-option-automa-ravel-2 = Ravel, level 2
wyrmspan-option-automa-ravel-3 = Ravel, level 3
wyrmspan-option-guild = Guild tile
    .help = Which guild tile is used
wyrmspan-option-guild-none = random
wyrmspan-option-guild-highlands = Highlands Guild
wyrmspan-option-guild-plains = Plains Guild
wyrmspan-option-guild-rainforest = Rainforest Guild
wyrmspan-option-guild-seafarers = Seafarers Guild
wyrmspan-option-starting-seat = First player
    .help = Who starts the first round
wyrmspan-option-ask-benefits = Ask about every benefit
    .help = Also ask before coins and named resources are taken, so that they can be declined as the rulebook allows
wyrmspan-option-dragons = Dragon table
    .help = Corrected or added dragons, as CSV
wyrmspan-option-caves = Cave card table
    .help = Corrected or added cave cards, as CSV

## Points by source

wyrmspan-score-guild = Guild
wyrmspan-score-dragons = Dragons
wyrmspan-score-endgame = End-of-game abilities
wyrmspan-score-eggs = Eggs
wyrmspan-score-cached = Cached resources
wyrmspan-score-tucked = Tucked cards
wyrmspan-score-objectives = Objectives
wyrmspan-score-coins = Coins
wyrmspan-score-left = Unused resources and cards
wyrmspan-score-caves = Cave cards
wyrmspan-score-track = Guild track

## A tie at the end

wyrmspan-tie-dragons = Tied on points ({ $points }): the player with more visible dragons wins, { $count } to { $other_count }
wyrmspan-tie-shared = Tied on points ({ $points }) and on visible dragons: the victory is shared
wyrmspan-tie-solo = Tied on points ({ $points }): against Automa, a tie is a win

## Rules help

wyrmspan-help-01-aim = Four rounds. Every action costs a coin, and a round ends when everyone has passed. Dragons, eggs, cached resources, tucked cards, objectives and the guild are worth points. (WYR-1, WYR-11)
    .title = Aim
wyrmspan-help-02-setup = Everyone gets 6 coins, 1 egg, 3 dragons and 3 cave cards, keeps four of the six cards and takes 3 resources. (WYR-3)
    .title = Setup
wyrmspan-help-03-excavate = Pay 1 coin, from column 3 on also 1 or 2 eggs, and put a cave card on the next space of a cave. Its ability works at once; in column 4 you may pay three things for a coin. (WYR-5)
    .title = Excavate
wyrmspan-help-04-entice = Pay 1 coin and the printed cost; the dragon moves into the leftmost free excavated space of a cave it likes. (WYR-6)
    .title = Entice
wyrmspan-help-05-explore = Pay 1 coin (the second time also 1 egg, the third time 2) and walk through a cave: entries of the mat and if-activated dragons alternate until you reach a space without a dragon. (WYR-7)
    .title = Explore
wyrmspan-help-06-exchange = Whenever you decide something you may turn two resources into one of another kind. (WYR-4.4)
    .title = Exchange
wyrmspan-help-07-hatchlings = Feed them milk, meat or cards: each feeding brings the second line, and the third feeding, once, the third line as well. (WYR-8.22 to WYR-8.24)
    .title = Hatchlings
wyrmspan-help-08-guild = A guild step pays the space it reaches. On brown spaces you place one of your four markers and take the bonus beside it. (WYR-9)
    .title = Guild
wyrmspan-help-09-round = Once-per-round abilities are used, then the objective is ranked. Everyone gets six coins and an egg. (WYR-10)
    .title = End of a round
wyrmspan-help-10-solo = Automa acts by decision cards: her token moves, and on brown spaces she takes a dragon and a cave card or a place on the guild tile. (WYR-12)
    .title = Solo

## Bots

wyrmspan-bot-digger = Digger
wyrmspan-bot-digger-about = Weaker than the Adept: excavates as far as eggs allow and looks for dragons later.
wyrmspan-bot-hoarder = Hoarder
wyrmspan-bot-hoarder-about = Weaker than the Adept: gathers cards and resources and is slow to part with them.

wyrmspan-feature-points = points so far
wyrmspan-feature-actions = coins still to spend
wyrmspan-feature-finale = coins of the last round
wyrmspan-feature-waiting = a turn not yet used
wyrmspan-feature-walks = what explorations bring
wyrmspan-feature-outings = explorations left this round
wyrmspan-feature-rounds = abilities at the end of rounds
wyrmspan-feature-dragons = dragons on the mat
wyrmspan-feature-spaces = excavated spaces
wyrmspan-feature-rooms = caves with room for a dragon
wyrmspan-feature-resources = resources in store
wyrmspan-feature-eggs = eggs to pay with
wyrmspan-feature-nests = free nests
wyrmspan-feature-cards = dragon cards in hand
wyrmspan-feature-caves = cave cards in hand
wyrmspan-feature-ready = dragons that can be enticed at once
wyrmspan-feature-hopes = dragons worth saving for
wyrmspan-feature-track = the way to the next guild marker
wyrmspan-feature-objectives = objectives still to be judged
wyrmspan-feature-constant = the rest of the game

## The board in a terminal

wyrmspan-board-round = Round { $round } of 4
wyrmspan-board-objective = Objective: { $objective }
wyrmspan-board-display = Display
wyrmspan-board-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
wyrmspan-board-nest =
    { $count ->
        [one] { $count } egg on the mat
       *[other] { $count } eggs on the mat
    }
wyrmspan-board-cards =
    { $dragons ->
        [one] { $dragons } dragon card
       *[other] { $dragons } dragon cards
    }, { $caves ->
        [one] { $caves } cave card
       *[other] { $caves } cave cards
    }
wyrmspan-board-track = guild space { $space }, markers { $markers }/4
wyrmspan-board-passed = passed
wyrmspan-board-hand = Your hand
wyrmspan-board-facts = { $points }, { $size }, { $trait }, { $homes }, { $nests }
wyrmspan-board-homes =
    { $count ->
        [one] cave { $letters }
       *[other] caves { $letters }
    }
wyrmspan-board-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
wyrmspan-board-nests =
    { $count ->
        [0] no nests
        [one] { $count } nest
       *[other] { $count } nests
    }
wyrmspan-board-eggs =
    { $count ->
        [one] { $count } egg
       *[other] { $count } eggs
    }
wyrmspan-board-cost = Cost: { $cost }
wyrmspan-board-free = nothing
wyrmspan-board-legend =
    ◖1/2◗ 1 egg in 2 nests · ▤2 two tucked cards · ▒▒▒ not excavated
    Guild [1/2]: 1 marker, room for 2
wyrmspan-board-drawn = Just drawn
wyrmspan-board-open = Face up
wyrmspan-board-discards = You discard: { $cards }
wyrmspan-board-takes = You take: { $things }
wyrmspan-board-automa = Automa: dragons { $dragons }, cave cards { $caves }, guild space { $space }, cards left { $cards }
wyrmspan-board-later = Later: { $objectives }

## What is printed on the mat, the guild track and the guild tile

wyrmspan-printed-brown = brown – place a marker on the guild tile
wyrmspan-printed-mat-title = Printed on the mat
wyrmspan-printed-mat-order = What you meet when you explore: first one benefit, then one behind each dragon.
wyrmspan-printed-track-title = The guild track
wyrmspan-printed-track-order = Spaces from 0, where everyone begins; space 0 follows space 11.

## What speaks for a move

wyrmspan-more-resources =
    { $count ->
        [one] brings { $count } resource
       *[other] brings { $count } resources
    }
wyrmspan-fewer-resources =
    { $count ->
        [one] costs { $count } resource
       *[other] costs { $count } resources
    }
wyrmspan-more-dragon-cards =
    { $count ->
        [one] { $count } more dragon card in hand
       *[other] { $count } more dragon cards in hand
    }
wyrmspan-fewer-dragon-cards =
    { $count ->
        [one] { $count } dragon card fewer in hand
       *[other] { $count } dragon cards fewer in hand
    }
wyrmspan-more-cave-cards =
    { $count ->
        [one] { $count } more cave card in hand
       *[other] { $count } more cave cards in hand
    }
wyrmspan-fewer-cave-cards =
    { $count ->
        [one] { $count } cave card fewer in hand
       *[other] { $count } cave cards fewer in hand
    }
wyrmspan-more-spaces =
    { $count ->
        [one] { $count } more excavated space for a dragon
       *[other] { $count } more excavated spaces for dragons
    }
wyrmspan-fewer-spaces =
    { $count ->
        [one] { $count } excavated space fewer
       *[other] { $count } excavated spaces fewer
    }
wyrmspan-more-steps =
    { $count ->
        [one] { $count } step on the guild track
       *[other] { $count } steps on the guild track
    }
wyrmspan-fewer-steps =
    { $count ->
        [one] { $count } step back on the guild track
       *[other] { $count } steps back on the guild track
    }
wyrmspan-ground-coins =
    { $count ->
        [one] brings { $count } coin, and so { $count } more action
       *[other] brings { $count } coins, and so { $count } more actions
    }
wyrmspan-risk-coins =
    { $count ->
        [one] costs { $count } coin
       *[other] costs { $count } coins
    }
wyrmspan-standing-taken =
    { $count ->
        [one] place { $place } in the objective of round { $round } for now ({ $objective }): { $count } point
       *[other] place { $place } in the objective of round { $round } for now ({ $objective }): { $count } points
    }
wyrmspan-standing-lost =
    { $count ->
        [one] falls to place { $place } in the objective of round { $round } ({ $objective }): only { $count } point
       *[other] falls to place { $place } in the objective of round { $round } ({ $objective }): only { $count } points
    }
wyrmspan-standing-won =
    { $count ->
        [one] ends round { $round } in place { $place } of its objective ({ $objective }): { $count } point
       *[other] ends round { $round } in place { $place } of its objective ({ $objective }): { $count } points
    }
wyrmspan-ground-keeps = you keep dragons: { $dragons } (their costs: { $cost ->
        [one] { $cost } resource
       *[other] { $cost } resources
    } in all, and you are about to take three), cave cards: { $caves }
wyrmspan-risk-gives-up =
    { $count ->
        [one] gives up { $dragon }, worth { $count } point
       *[other] gives up { $dragon }, worth { $count } points
    }
wyrmspan-ground-needed =
    { $count ->
        [one] { $dragon } needs it: then { $count } more is missing
       *[other] { $dragon } needs it: then { $count } more are missing
    }
wyrmspan-ground-payable =
    { $count ->
        [one] resources now pay for { $dragon }, a dragon of { $count } point
       *[other] resources now pay for { $dragon }, a dragon of { $count } points
    }
wyrmspan-ground-rounds =
    { $count ->
        [one] { $dragon } brings about { $count } point at the end of each round, { $rounds ->
            [one] once more
           *[other] { $rounds } times
        }
       *[other] { $dragon } brings about { $count } points at the end of each round, { $rounds ->
            [one] once more
           *[other] { $rounds } times
        }
    }

## What a first choice leaves open

wyrmspan-open-cache-kind = What do you cache there?
wyrmspan-open-cache-place = Where do you cache it?
wyrmspan-open-swap-first-place = Which dragon does it change places with?
wyrmspan-open-swap-second-place = Which dragon does it change places with?
wyrmspan-open-swap-first-place-second-place = Which dragon does it change places with?
