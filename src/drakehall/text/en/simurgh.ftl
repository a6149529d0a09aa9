# Simurgh. City spaces C1–C12, spaces of the Wilds W1–W6, spaces of tiles W1-1 … W6-4.

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
simurgh-amount-marker =
    { $count ->
        [one] { $count } marker
       *[other] { $count } markers
    }
simurgh-amount-spearman =
    { $count ->
        [one] { $count } spearman
       *[other] { $count } spearmen
    }
simurgh-amount-rider =
    { $count ->
        [one] { $count } rider
       *[other] { $count } riders
    }
simurgh-amount-food = { $count } × vegetable or meat
simurgh-amount-material = { $count } × wood or stone

## Effects

simurgh-effect-or = or
simurgh-effect-dragon =
    { $markers ->
        [0] a dragon (1 of { $count }, no markers)
        [one] a dragon (1 of { $count }, { $markers } marker)
       *[other] a dragon (1 of { $count }, { $markers } markers)
    }
simurgh-effect-scout-tileface_up = a face-up tile of the Scout Quarters
simurgh-effect-scout-tiletop = the top tile of the stack
simurgh-effect-extra-movefull_cost = one more step down for its cost
simurgh-effect-replace-objective = replace a face-up objective
simurgh-effect-scout-quarters = 1 wood or 1 stone, then take a tile
simurgh-effect-dragonlord-statue = look at objectives and place one
simurgh-effect-once = once
simurgh-when-on-gain-veg = when you receive vegetables
simurgh-when-on-gain-meat = when you receive meat
simurgh-when-on-gain-food = when you receive vegetables or meat, of the same kind
simurgh-when-on-gain-wisdom = when you receive wisdom
simurgh-when-on-gain-weapon = when you receive weapons
simurgh-when-on-gain-pp = when you receive points
simurgh-when-on-move = when your rider moves down
simurgh-when-on-spend-spearman = when you spend a spearman
simurgh-when-on-spend-rider = when you spend a rider
simurgh-when-on-place-objective = before you place an objective

## Things and places

simurgh-thing-veg = vegetables
simurgh-thing-meat = meat
simurgh-thing-wood = wood
simurgh-thing-stone = stone
simurgh-thing-wisdom = wisdom
simurgh-thing-weapon = weapons
simurgh-thing-pp = points
simurgh-thing-food = vegetables or meat
simurgh-thing-material = wood or stone
simurgh-thing-marker = marker
simurgh-resource-veg = vegetables
simurgh-resource-meat = meat
simurgh-resource-wood = wood
simurgh-resource-stone = stone
simurgh-resource-wisdom = wisdom
simurgh-resource-weapon = weapons
simurgh-vassal-spearman = spearman
simurgh-vassal-rider = rider
simurgh-space-C1 = Armoury (C1)
simurgh-space-C2 = Library (C2)
simurgh-space-C3 = Forge (C3)
simurgh-space-C4 = Dragon Spires (C4)
simurgh-space-C5 = Main Market (C5)
simurgh-space-C6 = Barracks (C6)
simurgh-space-C7 = Hunting Grounds (C7)
simurgh-space-C8 = Training Arena (C8)
simurgh-space-C9 = Builders' Square (C9)
simurgh-space-C10 = Breeding Grounds (C10)
simurgh-space-C11 = Scout Quarters (C11)
simurgh-space-C12 = Dragonlord Statue (C12)
simurgh-space-W1-1 = area 1 of the Wilds, space 1
simurgh-space-W1-2 = area 1 of the Wilds, space 2
simurgh-space-W1-3 = area 1 of the Wilds, space 3
simurgh-space-W1-4 = area 1 of the Wilds, space 4
simurgh-space-W2-1 = area 2 of the Wilds, space 1
simurgh-space-W2-2 = area 2 of the Wilds, space 2
simurgh-space-W2-3 = area 2 of the Wilds, space 3
simurgh-space-W2-4 = area 2 of the Wilds, space 4
simurgh-space-W3-1 = area 3 of the Wilds, space 1
simurgh-space-W3-2 = area 3 of the Wilds, space 2
simurgh-space-W3-3 = area 3 of the Wilds, space 3
simurgh-space-W3-4 = area 3 of the Wilds, space 4
simurgh-space-W4-1 = area 4 of the Wilds, space 1
simurgh-space-W4-2 = area 4 of the Wilds, space 2
simurgh-space-W4-3 = area 4 of the Wilds, space 3
simurgh-space-W4-4 = area 4 of the Wilds, space 4
simurgh-space-W5-1 = area 5 of the Wilds, space 1
simurgh-space-W5-2 = area 5 of the Wilds, space 2
simurgh-space-W5-3 = area 5 of the Wilds, space 3
simurgh-space-W5-4 = area 5 of the Wilds, space 4
simurgh-space-W6-1 = area 6 of the Wilds, space 1
simurgh-space-W6-2 = area 6 of the Wilds, space 2
simurgh-space-W6-3 = area 6 of the Wilds, space 3
simurgh-space-W6-4 = area 6 of the Wilds, space 4
simurgh-place-C1 = Armoury (C1)
simurgh-place-C2 = Library (C2)
simurgh-place-C3 = Forge (C3)
simurgh-place-C4 = Dragon Spires (C4)
simurgh-place-C5 = Main Market (C5)
simurgh-place-C6 = Barracks (C6)
simurgh-place-C7 = Hunting Grounds (C7)
simurgh-place-C8 = Training Arena (C8)
simurgh-place-C9 = Builders' Square (C9)
simurgh-place-C10 = Breeding Grounds (C10)
simurgh-place-C11 = Scout Quarters (C11)
simurgh-place-C12 = Dragonlord Statue (C12)
simurgh-place-W1-1 = area 1 of the Wilds, space 1
simurgh-place-W1-2 = area 1 of the Wilds, space 2
simurgh-place-W1-3 = area 1 of the Wilds, space 3
simurgh-place-W1-4 = area 1 of the Wilds, space 4
simurgh-place-W2-1 = area 2 of the Wilds, space 1
simurgh-place-W2-2 = area 2 of the Wilds, space 2
simurgh-place-W2-3 = area 2 of the Wilds, space 3
simurgh-place-W2-4 = area 2 of the Wilds, space 4
simurgh-place-W3-1 = area 3 of the Wilds, space 1
simurgh-place-W3-2 = area 3 of the Wilds, space 2
simurgh-place-W3-3 = area 3 of the Wilds, space 3
simurgh-place-W3-4 = area 3 of the Wilds, space 4
simurgh-place-W4-1 = area 4 of the Wilds, space 1
simurgh-place-W4-2 = area 4 of the Wilds, space 2
simurgh-place-W4-3 = area 4 of the Wilds, space 3
simurgh-place-W4-4 = area 4 of the Wilds, space 4
simurgh-place-W5-1 = area 5 of the Wilds, space 1
simurgh-place-W5-2 = area 5 of the Wilds, space 2
simurgh-place-W5-3 = area 5 of the Wilds, space 3
simurgh-place-W5-4 = area 5 of the Wilds, space 4
simurgh-place-W6-1 = area 6 of the Wilds, space 1
simurgh-place-W6-2 = area 6 of the Wilds, space 2
simurgh-place-W6-3 = area 6 of the Wilds, space 3
simurgh-place-W6-4 = area 6 of the Wilds, space 4
simurgh-place-home = home
simurgh-place-returned = sent home in this turn
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
simurgh-tile-01 = production 1
    .acc = production tile 1
    .gen = production tile 1
simurgh-tile-02 = production 2
    .acc = production tile 2
    .gen = production tile 2
simurgh-tile-03 = production 3
    .acc = production tile 3
    .gen = production tile 3
simurgh-tile-04 = production 4
    .acc = production tile 4
    .gen = production tile 4
simurgh-tile-05 = production 5
    .acc = production tile 5
    .gen = production tile 5
simurgh-tile-06 = production 6
    .acc = production tile 6
    .gen = production tile 6
simurgh-tile-07 = production 7
    .acc = production tile 7
    .gen = production tile 7
simurgh-tile-08 = production 8
    .acc = production tile 8
    .gen = production tile 8
simurgh-tile-09 = production 9
    .acc = production tile 9
    .gen = production tile 9
simurgh-tile-10 = production 10
    .acc = production tile 10
    .gen = production tile 10
simurgh-tile-11 = production 11
    .acc = production tile 11
    .gen = production tile 11
simurgh-tile-12 = production 12
    .acc = production tile 12
    .gen = production tile 12
simurgh-tile-13 = research 13
    .acc = research tile 13
    .gen = research tile 13
simurgh-tile-14 = research 14
    .acc = research tile 14
    .gen = research tile 14
simurgh-tile-15 = research 15
    .acc = research tile 15
    .gen = research tile 15
simurgh-tile-16 = research 16
    .acc = research tile 16
    .gen = research tile 16
simurgh-tile-17 = research 17
    .acc = research tile 17
    .gen = research tile 17
simurgh-tile-18 = research 18
    .acc = research tile 18
    .gen = research tile 18
simurgh-tile-19 = research 19
    .acc = research tile 19
    .gen = research tile 19
simurgh-tile-20 = research 20
    .acc = research tile 20
    .gen = research tile 20
simurgh-tile-21 = transformation 21
    .acc = transformation tile 21
    .gen = transformation tile 21
simurgh-tile-22 = transformation 22
    .acc = transformation tile 22
    .gen = transformation tile 22
simurgh-tile-23 = transformation 23
    .acc = transformation tile 23
    .gen = transformation tile 23
simurgh-tile-24 = transformation 24
    .acc = transformation tile 24
    .gen = transformation tile 24
simurgh-tile-25 = transformation 25
    .acc = transformation tile 25
    .gen = transformation tile 25
simurgh-tile-26 = transformation 26
    .acc = transformation tile 26
    .gen = transformation tile 26
simurgh-tile-27 = transformation 27
    .acc = transformation tile 27
    .gen = transformation tile 27
simurgh-tile-28 = transformation 28
    .acc = transformation tile 28
    .gen = transformation tile 28
simurgh-tile-29 = power 29
    .acc = power tile 29
    .gen = power tile 29
simurgh-tile-30 = power 30
    .acc = power tile 30
    .gen = power tile 30
simurgh-tile-31 = power 31
    .acc = power tile 31
    .gen = power tile 31
simurgh-tile-32 = power 32
    .acc = power tile 32
    .gen = power tile 32
simurgh-tile-33 = power 33
    .acc = power tile 33
    .gen = power tile 33
simurgh-tile-34 = power 34
    .acc = power tile 34
    .gen = power tile 34
simurgh-tile-35 = power 35
    .acc = power tile 35
    .gen = power tile 35
simurgh-tile-36 = power 36
    .acc = power tile 36
    .gen = power tile 36
simurgh-tile-37 = exploration 37
    .acc = exploration tile 37
    .gen = exploration tile 37
simurgh-tile-38 = exploration 38
    .acc = exploration tile 38
    .gen = exploration tile 38
simurgh-tile-39 = exploration 39
    .acc = exploration tile 39
    .gen = exploration tile 39
simurgh-tile-40 = exploration 40
    .acc = exploration tile 40
    .gen = exploration tile 40
simurgh-tile-41 = exploration 41
    .acc = exploration tile 41
    .gen = exploration tile 41
simurgh-tile-42 = exploration 42
    .acc = exploration tile 42
    .gen = exploration tile 42
simurgh-tile-43 = exploration 43
    .acc = exploration tile 43
    .gen = exploration tile 43
simurgh-tile-44 = exploration 44
    .acc = exploration tile 44
    .gen = exploration tile 44
simurgh-tile-45 = exploration 45
    .acc = exploration tile 45
    .gen = exploration tile 45
simurgh-tile-46 = exploration 46
    .acc = exploration tile 46
    .gen = exploration tile 46
simurgh-tile-47 = exploration 47
    .acc = exploration tile 47
    .gen = exploration tile 47
simurgh-tile-48 = exploration 48
    .acc = exploration tile 48
    .gen = exploration tile 48
simurgh-tile-49 = Forager #49
    .acc = Forager #49
    .gen = Forager #49
simurgh-tile-50 = Forager #50
    .acc = Forager #50
    .gen = Forager #50
simurgh-tile-51 = Trader #51
    .acc = Trader #51
    .gen = Trader #51
simurgh-tile-52 = Trader #52
    .acc = Trader #52
    .gen = Trader #52
simurgh-tile-53 = Hunter #53
    .acc = Hunter #53
    .gen = Hunter #53
simurgh-tile-54 = Hunter #54
    .acc = Hunter #54
    .gen = Hunter #54
simurgh-tile-55 = Carrier #55
    .acc = Carrier #55
    .gen = Carrier #55
simurgh-tile-56 = Carrier #56
    .acc = Carrier #56
    .gen = Carrier #56
simurgh-tile-57 = Sage #57
    .acc = Sage #57
    .gen = Sage #57
simurgh-tile-58 = Sage #58
    .acc = Sage #58
    .gen = Sage #58
simurgh-tile-59 = Gatherer #59
    .acc = Gatherer #59
    .gen = Gatherer #59
simurgh-tile-60 = Gatherer #60
    .acc = Gatherer #60
    .gen = Gatherer #60
simurgh-tile-61 = Smith #61
    .acc = Smith #61
    .gen = Smith #61
simurgh-tile-62 = Smith #62
    .acc = Smith #62
    .gen = Smith #62
simurgh-tile-63 = Courser #63
    .acc = Courser #63
    .gen = Courser #63
simurgh-tile-64 = Courser #64
    .acc = Courser #64
    .gen = Courser #64
simurgh-tile-65 = Seer #65
    .acc = Seer #65
    .gen = Seer #65
simurgh-tile-66 = Seer #66
    .acc = Seer #66
    .gen = Seer #66
simurgh-tile-67 = Warden #67
    .acc = Warden #67
    .gen = Warden #67
simurgh-tile-68 = Warden #68
    .acc = Warden #68
    .gen = Warden #68
simurgh-tile-69 = Trailblazer #69
    .acc = Trailblazer #69
    .gen = Trailblazer #69
simurgh-tile-70 = Trailblazer #70
    .acc = Trailblazer #70
    .gen = Trailblazer #70
simurgh-tile-71 = Scout #71
    .acc = Scout #71
    .gen = Scout #71
simurgh-tile-72 = Scout #72
    .acc = Scout #72
    .gen = Scout #72
simurgh-tile-73 = objective 73
    .acc = objective 73
    .gen = objective 73
simurgh-tile-74 = objective 74
    .acc = objective 74
    .gen = objective 74
simurgh-tile-75 = objective 75
    .acc = objective 75
    .gen = objective 75
simurgh-tile-76 = objective 76
    .acc = objective 76
    .gen = objective 76
simurgh-tile-77 = objective 77
    .acc = objective 77
    .gen = objective 77
simurgh-tile-78 = objective 78
    .acc = objective 78
    .gen = objective 78
simurgh-tile-79 = objective 79
    .acc = objective 79
    .gen = objective 79
simurgh-tile-80 = objective 80
    .acc = objective 80
    .gen = objective 80
simurgh-tile-81 = objective 81
    .acc = objective 81
    .gen = objective 81
simurgh-tile-82 = objective 82
    .acc = objective 82
    .gen = objective 82
simurgh-tile-83 = objective 83
    .acc = objective 83
    .gen = objective 83
simurgh-tile-84 = objective 84
    .acc = objective 84
    .gen = objective 84
simurgh-dragon-49 = Forager #49
simurgh-dragon-50 = Forager #50
simurgh-dragon-51 = Trader #51
simurgh-dragon-52 = Trader #52
simurgh-dragon-53 = Hunter #53
simurgh-dragon-54 = Hunter #54
simurgh-dragon-55 = Carrier #55
simurgh-dragon-56 = Carrier #56
simurgh-dragon-57 = Sage #57
simurgh-dragon-58 = Sage #58
simurgh-dragon-59 = Gatherer #59
simurgh-dragon-60 = Gatherer #60
simurgh-dragon-61 = Smith #61
simurgh-dragon-62 = Smith #62
simurgh-dragon-63 = Courser #63
simurgh-dragon-64 = Courser #64
simurgh-dragon-65 = Seer #65
simurgh-dragon-66 = Seer #66
simurgh-dragon-67 = Warden #67
simurgh-dragon-68 = Warden #68
simurgh-dragon-69 = Trailblazer #69
simurgh-dragon-70 = Trailblazer #70
simurgh-dragon-71 = Scout #71
simurgh-dragon-72 = Scout #72
simurgh-objective-73 = objective 73
simurgh-objective-74 = objective 74
simurgh-objective-75 = objective 75
simurgh-objective-76 = objective 76
simurgh-objective-77 = objective 77
simurgh-objective-78 = objective 78
simurgh-objective-79 = objective 79
simurgh-objective-80 = objective 80
simurgh-objective-81 = objective 81
simurgh-objective-82 = objective 82
simurgh-objective-83 = objective 83
simurgh-objective-84 = objective 84

## What to do now

simurgh-prompt-draft-power = Keep one power tile; the other two go on
simurgh-prompt-draft = Take one of the face-up tiles
simurgh-prompt-dragon = Choose your first dragon
simurgh-prompt-turn = Place a vassal or withdraw vassals; before and after that you may take free actions
simurgh-prompt-laid = Place a vassal on the tile you laid
simurgh-prompt-withdraw = Withdraw more vassals?
simurgh-prompt-quarters = Scout Quarters: which tile do you take?
simurgh-prompt-statue = Dragonlord Statue: place an objective?
simurgh-prompt-pay = How do you pay?
simurgh-prompt-take = What do you take?
simurgh-prompt-answer = A dragon can add to this
simurgh-prompt-mark = Which dragon gets the marker?
simurgh-prompt-keep = Which dragon do you keep?
simurgh-prompt-put-back = Put the other tiles back, one by one
simurgh-prompt-scout = Which face-up tile do you take?
simurgh-prompt-after = Free actions, or end your turn
simurgh-prompt-hand-limit = You may keep five tiles at most: discard one
simurgh-prompt-resource-limit = You have more resources than you may keep: give one back

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
simurgh-action-set = Place { $objective } on { $statue }
simurgh-action-exchange = Remove the objective on { $statue } and place { $objective } there
simurgh-action-set-none = Place no objective
simurgh-action-take = Take: { $thing }
simurgh-action-pay = Pay: { $thing }
simurgh-action-mark = Put the marker on { $dragon }
simurgh-action-unmark = Take the marker off { $ability }
simurgh-action-spend = Spend a { $vassal }: { $place }
simurgh-action-keep = Keep { $dragon }
simurgh-action-put-back = Put { $tile_acc } back: { $end }
simurgh-action-discard = Discard { $tile_acc }: { $end } of the stack
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
simurgh-event-paid-veg = { $seat } pays { simurgh-amount-veg }
simurgh-event-gave-back-veg = { $seat } gives back { simurgh-amount-veg }
simurgh-event-gained-meat = { $seat } receives { simurgh-amount-meat }
simurgh-event-paid-meat = { $seat } pays { simurgh-amount-meat }
simurgh-event-gave-back-meat = { $seat } gives back { simurgh-amount-meat }
simurgh-event-gained-wood = { $seat } receives { simurgh-amount-wood }
simurgh-event-paid-wood = { $seat } pays { simurgh-amount-wood }
simurgh-event-gave-back-wood = { $seat } gives back { simurgh-amount-wood }
simurgh-event-gained-stone = { $seat } receives { simurgh-amount-stone }
simurgh-event-paid-stone = { $seat } pays { simurgh-amount-stone }
simurgh-event-gave-back-stone = { $seat } gives back { simurgh-amount-stone }
simurgh-event-gained-wisdom = { $seat } receives { simurgh-amount-wisdom }
simurgh-event-paid-wisdom = { $seat } pays { simurgh-amount-wisdom }
simurgh-event-gave-back-wisdom = { $seat } gives back { simurgh-amount-wisdom }
simurgh-event-gained-weapon = { $seat } receives { simurgh-amount-weapon }
simurgh-event-paid-weapon = { $seat } pays { simurgh-amount-weapon }
simurgh-event-gave-back-weapon = { $seat } gives back { simurgh-amount-weapon }
simurgh-event-gained-pp = { $seat } receives { simurgh-amount-pp }
simurgh-event-paid-pp = { $seat } pays { simurgh-amount-pp }
simurgh-event-turn = Turn { $turn }: { $seat } is to move
simurgh-event-used = { $seat } uses { $ability }
simurgh-event-answered = { $seat } adds { $ability }
simurgh-event-placed = { $seat } places a { $vassal }: { $space }
simurgh-event-withdrew = { $seat } withdraws a { $vassal }: { $space }
simurgh-event-passed = { $seat } passes
simurgh-event-laid = { $seat } lays { $tile_acc } on { $wild }
simurgh-event-moved = { $seat } moves the rider on { $wild } to level { $level }
simurgh-event-unmarked = { $seat } takes the marker off { $ability }
simurgh-event-marked = { $seat } marks { $ability }
simurgh-event-spent = { $seat } spends a { $vassal }: { $place }
simurgh-event-recruited = { $seat } recruits a { $vassal }
simurgh-event-saw-dragon = { $seat } looks at { $dragon }
simurgh-event-saw-dragon-unseen = { $seat } looks at a dragon
simurgh-event-kept = { $seat } has a new dragon: { $dragon }
simurgh-event-returned-dragon = { $seat } puts { $dragon } back: { $end }
simurgh-event-returned-dragon-unseen = { $seat } puts a dragon back: { $end }
simurgh-event-saw-objective = { $seat } looks at { $objective }
simurgh-event-saw-objective-unseen = { $seat } looks at an objective
simurgh-event-returned-objective = { $seat } puts { $objective } back: { $end }
simurgh-event-returned-objective-unseen = { $seat } puts an objective back: { $end }
simurgh-event-set = { $seat } places { $objective } on { $statue }
simurgh-event-set-none = { $seat } places no objective
simurgh-event-cleared = { $seat } removes { $objective } from { $statue }
simurgh-event-scouted = { $seat } takes { $tile_acc } from { $source }
simurgh-event-scouted-top = { $seat } takes { $tile_acc } from the stack
simurgh-event-scouted-top-unseen = { $seat } takes a tile from the stack
simurgh-event-revealed = A new tile, { $source }: { $tile }
simurgh-event-discarded = { $seat } discards { $tile_acc }: { $end } of the stack
simurgh-event-discarded-unseen = { $seat } discards a tile: { $end } of the stack
simurgh-event-end-triggered = The last turns begin: { $seat } finishes this one, everybody else has one more
simurgh-event-saw-power = { $seat } looks at three tiles: { $first_tile }, { $second_tile } and { $third_tile }
simurgh-event-saw-power-unseen = { $seat } looks at three power tiles
simurgh-event-kept-power = { $seat } keeps { $tile_acc }
simurgh-event-kept-power-unseen = { $seat } keeps a power tile
simurgh-event-drafted = { $seat } takes { $tile_acc }
simurgh-event-draft-ends = The other tiles are shuffled into the stack
simurgh-event-sealed = { $seat } chooses { $dragon } in secret
simurgh-event-sealed-unseen = { $seat } has chosen a dragon
simurgh-event-ready = All is ready; { $seat } begins
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
        [one] Gone from { $wild }: { $tile }; the Chronicle has { $count } tile
       *[other] Gone from { $wild }: { $tile }; the Chronicle has { $count } tiles
    }
simurgh-event-capped =
    { $turns ->
        [one] The game ends after { $turns } turn, as agreed
       *[other] The game ends after { $turns } turns, as agreed
    }
simurgh-event-scored-objective =
    { $points ->
        [one] { $seat }: { $points } point for { $objective }
       *[other] { $seat }: { $points } points for { $objective }
    }
simurgh-event-scored-leftovers =
    { $points ->
        [one] { $seat }: { $points } point for leftovers
       *[other] { $seat }: { $points } points for leftovers
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
simurgh-why-mark = first put the marker down
simurgh-why-keep = first choose the dragon you keep
simurgh-why-put-back = first put the other tiles back
simurgh-why-scout = first take a face-up tile
simurgh-why-after = the main action is done: only free actions are left
simurgh-why-hand-limit = first discard down to five tiles
simurgh-why-resource-limit = first give back the excess resources
simurgh-why-short = missing: { $count } × { $thing }
simurgh-why-dead-end = after this you could not finish what you have begun
simurgh-why-nobody-there = you have no { $vassal } there
simurgh-why-not-several = you do not have several vassals on the board
simurgh-why-can-act = you can still place or withdraw a vassal
simurgh-why-not-your-dragon = this is not your dragon
simurgh-why-no-marker = there is no marker on this ability
simurgh-why-answers-only = this ability answers something; it will be offered then
simurgh-why-last-vassal = your last vassal cannot be spent
simurgh-why-none-to-spend = you have no { $vassal } to spend
simurgh-why-no-figure = there is no { $vassal } left in your supply
simurgh-why-no-tile-to-take = there is no tile to take
simurgh-why-moved = you have moved a rider in this turn
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
simurgh-why-space-free = a space of the Wilds is still free
simurgh-why-never-removed = exploration tiles cannot be removed
simurgh-why-tile-unusable = no vassal of yours could use { $tile_gen } now
simurgh-why-not-drawn = you have not drawn this objective
simurgh-why-nothing-to-remove = no objective lies there
simurgh-why-closed =
    { $seats ->
        [one] this space is closed with { $seats } player
       *[other] this space is closed with { $seats } players
    }
simurgh-error-bad-board = the board file cannot be used: { $why }

## Options

simurgh-option-mode = Mode
    .help = The family mode, or the advanced mode with drafts, less storage and other points for leftovers
simurgh-option-mode-spearman = family
simurgh-option-mode-dragonlord = advanced
simurgh-option-length = Length
    .help = How many tiles in the Chronicle begin the last turns
simurgh-option-length-short = short, 8 tiles
simurgh-option-length-medium = medium, 11 tiles
simurgh-option-length-long = long, 14 tiles
simurgh-option-edition = Edition
    .help = Which rulebook: in the first a rider may move when just placed and spaces for many hold four
simurgh-option-edition-first = first
simurgh-option-edition-second = second
simurgh-option-starting-seat = First player
    .help = Who has the first turn; nobody named: by chance
simurgh-option-placement-counts-as-move = Placing is moving
    .help = Whether placing a rider on an exploration tile triggers abilities of moves
simurgh-option-scout-refill = Refill
    .help = When tiles taken from the Scout Quarters are replaced
simurgh-option-scout-refill-end-of-turn = at the end of the turn
simurgh-option-scout-refill-immediate = at once
simurgh-option-power-tile-counts = Power tile counts
    .help = Whether the power tile in hand counts towards the hand limit
simurgh-option-objective-ties = Ties
    .help = Tied players get the points of their place; the places behind them are skipped or not
simurgh-option-objective-ties-full = next places count
simurgh-option-objective-ties-full-and-skip = next places are skipped
simurgh-option-board = Board file
    .help = Your corrected copy of board.toml: the path of the file, or its text
simurgh-option-turn-cap = Turn limit
    .help = The game ends after this many turns at the latest

## Points by source

simurgh-score-power = Power points
simurgh-score-objectives = Objectives
simurgh-score-leftovers = Leftover resources

## The board

simurgh-board-legend = ● for one vassal · ●● for any number · ▲ riders only · 2s a spearman of player 2, 2R a rider
simurgh-board-city = City
simurgh-board-wilds = Wilds
simurgh-board-quarters = Scout Quarters
simurgh-board-statue = Statue
simurgh-board-hand = Your tiles
simurgh-board-looking = You are looking at
simurgh-board-sealed = Chosen in secret, revealed once everybody has chosen
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
simurgh-board-markers = markers
simurgh-board-food = vegetables and meat

## Rules help

simurgh-help-01-aim = Lead a house of dragonriders and gather the most power points. Turns go round one by one; vassals stay where you placed them until you withdraw them. (SIM-1)
    .title = Aim
simurgh-help-02-turn = One main action: place a vassal and use its space, or withdraw any of your vassals. Before, after and between the stages of a space you may use dragons’ abilities and, once, move a rider on an exploration tile. (SIM-4)
    .title = Your turn
simurgh-help-03-spaces = A space for one is closed while taken; a space for many is not. Some are for riders only (▲). You must be able to pay the whole cost and receive the whole gain. Vassals you spend go back to the supply, unassigned ones first, never your last. (SIM-5)
    .title = Spaces
simurgh-help-04-wilds = Directly before placing a vassal you may lay one of your tiles on a free space, take its bonus, and place the vassal on that tile. If no space is free, a weapon clears one. A tile leaves when it is empty or full (four vassals, three with two or three players). (SIM-6)
    .title = The Wilds
simurgh-help-05-exploration = Riders enter an exploration tile at level 1 and go down one level at a time, once a turn, for its cost. It leaves when somebody reaches level 4. (SIM-6.9 to SIM-6.12)
    .title = Exploration
simurgh-help-06-dragons = Each dragon has three abilities. Using one takes its marker off. New markers go to the leftmost empty slot. Some abilities are free actions, others add to what you receive, to a move or to spending a vassal; you are asked when they can. (SIM-7)
    .title = Dragons
simurgh-help-07-end = Enough tiles in the Chronicle or objectives at the Statue start the last turns: everybody else has one more. Then objectives and leftover resources are scored. At the end of your turn you may keep at most five tiles and 15 resources (12 in the advanced mode). (SIM-8)
    .title = End

## Abilities, made from their notation

simurgh-ability-49-1 = Forager #49: 1 × vegetable or meat
simurgh-ability-49-2 = Forager #49: 2 meat, 2 wood → 1 rider
simurgh-ability-49-3 = Forager #49: 1 marker → 4 points
simurgh-ability-50-1 = Forager #50: 1 × vegetable or meat
simurgh-ability-50-2 = Forager #50: 2 meat, 2 wood → 1 rider
simurgh-ability-50-3 = Forager #50: 1 marker → 4 points
simurgh-ability-51-1 = Trader #51: 2 meat → 3 points
simurgh-ability-51-2 = Trader #51: 2 points → 3 × vegetable or meat
simurgh-ability-51-3 = Trader #51: 1 stone → 2 points
simurgh-ability-52-1 = Trader #52: 2 meat → 3 points
simurgh-ability-52-2 = Trader #52: 2 points → 3 × vegetable or meat
simurgh-ability-52-3 = Trader #52: 1 stone → 2 points
simurgh-ability-53-1 = Hunter #53: 2 meat
simurgh-ability-53-2 = Hunter #53: 2 meat → 3 weapons
simurgh-ability-53-3 = Hunter #53: 2 meat, 2 × vegetable or meat → 1 rider
simurgh-ability-54-1 = Hunter #54: 2 meat
simurgh-ability-54-2 = Hunter #54: 2 meat → 3 weapons
simurgh-ability-54-3 = Hunter #54: 2 meat, 2 × vegetable or meat → 1 rider
simurgh-ability-55-1 = Carrier #55: 1 vegetable → 2 meat
simurgh-ability-55-2 = Carrier #55: 1 vegetable → 2 wood
simurgh-ability-55-3 = Carrier #55: 1 vegetable → 2 stone
simurgh-ability-56-1 = Carrier #56: 1 vegetable → 2 meat
simurgh-ability-56-2 = Carrier #56: 1 vegetable → 2 wood
simurgh-ability-56-3 = Carrier #56: 1 vegetable → 2 stone
simurgh-ability-57-1 = Sage #57: 2 vegetables
simurgh-ability-57-2 = Sage #57: when you receive wisdom: 2 wisdom
simurgh-ability-57-3 = Sage #57: when you receive points: 2 points
simurgh-ability-58-1 = Sage #58: 2 vegetables
simurgh-ability-58-2 = Sage #58: when you receive wisdom: 2 wisdom
simurgh-ability-58-3 = Sage #58: when you receive points: 2 points
simurgh-ability-59-1 = Gatherer #59: when you receive vegetables: 2 vegetables
simurgh-ability-59-2 = Gatherer #59: when you receive meat: 2 meat
simurgh-ability-59-3 = Gatherer #59: 2 × wood or stone
simurgh-ability-60-1 = Gatherer #60: when you receive vegetables: 2 vegetables
simurgh-ability-60-2 = Gatherer #60: when you receive meat: 2 meat
simurgh-ability-60-3 = Gatherer #60: 2 × wood or stone
simurgh-ability-61-1 = Smith #61: 2 × vegetable or meat → 3 weapons
simurgh-ability-61-2 = Smith #61: 2 × wood or stone → 3 weapons
simurgh-ability-61-3 = Smith #61: 1 weapon → a face-up tile of the Scout Quarters
simurgh-ability-62-1 = Smith #62: 2 × vegetable or meat → 3 weapons
simurgh-ability-62-2 = Smith #62: 2 × wood or stone → 3 weapons
simurgh-ability-62-3 = Smith #62: 1 weapon → a face-up tile of the Scout Quarters
simurgh-ability-63-1 = Courser #63: when your rider moves down: one more step down for its cost
simurgh-ability-63-2 = Courser #63: when your rider moves down: 2 meat
simurgh-ability-63-3 = Courser #63: 1 spearman, 1 point → 1 rider (once)
simurgh-ability-64-1 = Courser #64: when your rider moves down: one more step down for its cost
simurgh-ability-64-2 = Courser #64: when your rider moves down: 2 meat
simurgh-ability-64-3 = Courser #64: 1 spearman, 1 point → 1 rider (once)
simurgh-ability-65-1 = Seer #65: when you receive wisdom: 2 wisdom
simurgh-ability-65-2 = Seer #65: when your rider moves down: 2 points
simurgh-ability-65-3 = Seer #65: when you receive weapons: 1 weapon
simurgh-ability-66-1 = Seer #66: when you receive wisdom: 2 wisdom
simurgh-ability-66-2 = Seer #66: when your rider moves down: 2 points
simurgh-ability-66-3 = Seer #66: when you receive weapons: 1 weapon
simurgh-ability-67-1 = Warden #67: when you spend a spearman: 2 × wood or stone
simurgh-ability-67-2 = Warden #67: when you spend a rider: 2 stone
simurgh-ability-67-3 = Warden #67: 1 rider → 3 weapons, 2 meat
simurgh-ability-68-1 = Warden #68: when you spend a spearman: 2 × wood or stone
simurgh-ability-68-2 = Warden #68: when you spend a rider: 2 stone
simurgh-ability-68-3 = Warden #68: 1 rider → 3 weapons, 2 meat
simurgh-ability-69-1 = Trailblazer #69: when your rider moves down: one more step down for its cost
simurgh-ability-69-2 = Trailblazer #69: 1 × vegetable or meat
simurgh-ability-69-3 = Trailblazer #69: before you place an objective: replace a face-up objective (once)
simurgh-ability-70-1 = Trailblazer #70: when your rider moves down: one more step down for its cost
simurgh-ability-70-2 = Trailblazer #70: 1 × vegetable or meat
simurgh-ability-70-3 = Trailblazer #70: before you place an objective: replace a face-up objective (once)
simurgh-ability-71-1 = Scout #71: when you receive vegetables or meat, of the same kind: 1 × vegetable or meat
simurgh-ability-71-2 = Scout #71: 1 wisdom → the top tile of the stack
simurgh-ability-71-3 = Scout #71: 1 weapon → a face-up tile of the Scout Quarters
simurgh-ability-72-1 = Scout #72: when you receive vegetables or meat, of the same kind: 1 × vegetable or meat
simurgh-ability-72-2 = Scout #72: 1 wisdom → the top tile of the stack
simurgh-ability-72-3 = Scout #72: 1 weapon → a face-up tile of the Scout Quarters

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
simurgh-feature-ahead = the lead, the nearer the end
simurgh-feature-idle = vassals idling at the market

## Bots

simurgh-bot-explorer = Explorer
simurgh-bot-explorer-about = About as strong as the Adept: sends riders down every exploration tile and gathers what the next step costs.
simurgh-bot-keeper = Dragon keeper
simurgh-bot-keeper-about = About as strong as the Adept: collects dragons and markers, saves them up and goes for the objectives.
