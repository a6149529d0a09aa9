# Dragon Castle. Cells are named by column letter and row number, a1 is the upper left one.

dragon_castle-name = Dragon Castle
dragon_castle-idea = Take the old castle apart, tile by tile, and build your own from it: sets, shrines, and a dragon to please.

## Kinds

dragon_castle-kind-M = merchants
    .gen = merchants
dragon_castle-kind-S = soldiers
    .gen = soldiers
dragon_castle-kind-F = farmers
    .gen = farmers
dragon_castle-kind-E = seasons
    .gen = seasons
dragon_castle-kind-W = winds
    .gen = winds
dragon_castle-kind-D = dragons
    .gen = dragons

## Layouts

dragon_castle-layout-basic = Basic castle
dragon_castle-layout-own = Your own castle

## What to do now

dragon_castle-prompt-start = Take a tile from the top floor of the castle
dragon_castle-prompt-complete = Take an equal tile with it, take a shrine, or discard it for 1 point?
dragon_castle-prompt-place = Where in your realm do you place it?
dragon_castle-prompt-place-second = Where in your realm do you place the second tile?
dragon_castle-prompt-post = Call a spirit or end your turn
dragon_castle-prompt-consolidate =
    { $count ->
        [one] Consolidate your set, or call a spirit first
       *[other] { $count } of your sets are complete: which do you consolidate first?
    }
dragon_castle-prompt-build =
    { $left ->
        [0] No shrine left to build: call a spirit or go on
        [one] On which of its tiles do you build the shrine?
       *[other] On which of its tiles do you build the next of { $left } shrines?
    }
dragon_castle-prompt-pay =
    { $left ->
        [one] Which tile or shrine do you pay?
       *[other] Pay { $left } tiles or shrines: which is next?
    }
dragon_castle-prompt-destroy = Which tile of the castle do you discard?
dragon_castle-prompt-change = Which tile of your realm counts as what?
dragon_castle-prompt-wind-turn = Turn a tile of your realm face down, and which?
dragon_castle-prompt-wind-lift = Which shrine do you move?
dragon_castle-prompt-wind-set = Where does the shrine go?
dragon_castle-prompt-strength-lift = Which tile of your realm do you move?
dragon_castle-prompt-strength-set = Where does the tile go?
dragon_castle-prompt-strength-more = Move another tile?
dragon_castle-prompt-faith = Where do you build the extra shrine?
dragon_castle-ask-set = Which set of your realm do you consolidate?

## What asks

dragon_castle-source-tile = { $tile } in hand
dragon_castle-source-set =
    { $count ->
        [one] Your set of { $count } tile
       *[other] Your set of { $count } tiles
    }
dragon_castle-source-spirit = { $spirit }

## Actions

dragon_castle-action-summon = Summon the dragon: take a countdown token
dragon_castle-action-pick = Take the tile on { $cell }
dragon_castle-action-take-shrine = Keep it and take a shrine
dragon_castle-action-discard = Discard it for 1 point
dragon_castle-action-pair = Take the tile on { $cell } as your second tile
dragon_castle-action-place = Place it on { $cell }
dragon_castle-action-turn-over = Consolidate the set that begins on { $cell }
dragon_castle-action-build = Build a shrine on { $cell }
dragon_castle-action-build-no-more = Build no more shrines
dragon_castle-action-destroy = Discard the castle tile on { $cell }
dragon_castle-action-change = Count the tile on { $cell } among the { $kind }
dragon_castle-action-turn-down = Turn the tile on { $cell } face down
dragon_castle-action-keep-up = Turn no tile
dragon_castle-action-lift = Move from { $cell }
dragon_castle-action-set-down = Move to { $cell }
dragon_castle-action-stay = Move no more
dragon_castle-action-pay-tile = Pay with the tile on { $cell }
dragon_castle-action-pay-shrine = Pay with a shrine
dragon_castle-action-spirit = Call the { $spirit }
dragon_castle-action-end-turn = End the turn

## Events

dragon_castle-event-picked = { $seat } takes a tile from { $cell }: { $tile }
    .short = takes { $tile }
dragon_castle-event-uncovered = Uncovered on { $cell }: { $tile }
dragon_castle-event-paired = { $seat } takes a second tile from { $cell }: { $tile }
    .short = takes { $tile }
dragon_castle-event-took-shrine = { $seat } takes a shrine
    .short = takes a shrine
dragon_castle-event-discarded =
    { $points ->
        [one] { $seat } discards a tile for { $points } point: { $tile }
       *[other] { $seat } discards a tile for { $points } points: { $tile }
    }
    .short = discards { $tile }
dragon_castle-event-summoned =
    { $left ->
        [one] { $seat } summons the dragon and takes a countdown token; { $left } more summons begins the last round
       *[other] { $seat } summons the dragon and takes a countdown token; summons left before the last round: { $left }
    }
    .short = summons the dragon
dragon_castle-event-last-round = The dragon comes: the game ends after { $seat }’s turn
dragon_castle-event-placed = { $seat } places a tile on { $cell }: { $tile }
dragon_castle-event-consolidated =
    { $points ->
        [one] { $seat } consolidates a set of { $count } { $kind }: { $points } point
       *[other] { $seat } consolidates a set of { $count } { $kind }: { $points } points
    }
    .short = consolidates { $count } { $kind }
dragon_castle-event-consolidated-number =
    { $points ->
        [one] { $seat } consolidates a set of { $count } tiles with the number { $number }: { $points } point
       *[other] { $seat } consolidates a set of { $count } tiles with the number { $number }: { $points } points
    }
    .short = consolidates { $count } tiles with the number { $number }
dragon_castle-event-built = { $seat } builds a shrine on { $cell }, level { $level }
    .gain =
        { $count ->
            [one] builds { $count } shrine
           *[other] builds { $count } shrines
        }
dragon_castle-event-called = { $seat } calls the { $spirit }
    .short = calls the { $spirit }
dragon_castle-event-paid-tile = { $seat } pays with the tile on { $cell }: { $tile }
dragon_castle-event-paid-shrine = { $seat } pays with a shrine
dragon_castle-event-destroyed = { $seat } discards the castle tile on { $cell }: { $tile }
dragon_castle-event-changed = { $seat } counts the tile on { $cell } among the { $kind }: { $tile }
dragon_castle-event-turned-down = { $seat } turns the tile on { $cell } face down: { $tile }
dragon_castle-event-moved-shrine = { $seat } moves a shrine from { $cell } to { $other_cell }
dragon_castle-event-moved-up = { $seat } moves a tile from { $cell } to { $other_cell }: { $tile }
dragon_castle-event-moved-down = { $seat } moves a face-down tile from { $cell } to { $other_cell }
dragon_castle-event-scored =
    { $points ->
        [one] { $seat }: { $points } point in total
       *[other] { $seat }: { $points } points in total
    }
dragon_castle-event-won = { $seat } wins the game
    .short = wins the game

## Why not?

dragon_castle-why-start = first take a tile from the castle
dragon_castle-why-complete = first complete your action: a second tile, a shrine or a discard
dragon_castle-why-place = first place your tiles
dragon_castle-why-place-second = first place your second tile
dragon_castle-why-post = the action is over: call a spirit or end the turn
dragon_castle-why-consolidate = first consolidate the waiting sets
dragon_castle-why-build = shrines go on the set just turned over
dragon_castle-why-pay = first pay the spirit
dragon_castle-why-destroy = first choose the castle tile to discard
dragon_castle-why-choose-set = first choose the group to consolidate
dragon_castle-why-change = first choose the tile to change; it must complete a set
dragon_castle-why-wind-turn = first decide whether to turn a tile face down
dragon_castle-why-wind-lift = first choose the shrine to move
dragon_castle-why-wind-set = the shrine needs a face-down tile without a shrine
dragon_castle-why-strength-lift = first choose the tile to move
dragon_castle-why-strength-set = first choose where the tile goes
dragon_castle-why-strength-more = first choose another tile to move, or none
dragon_castle-why-faith = the extra shrine goes on a tile consolidated this turn
dragon_castle-why-no-tile = there is no tile there
dragon_castle-why-not-top-floor = that tile lies on floor { $floor }; the first one comes from the top floor, now floor { $top }
dragon_castle-why-blocked = { $tile } is blocked: both its long sides touch other tiles
dragon_castle-why-blocked-all = { $tile } is blocked on all four sides
dragon_castle-why-floors = the dragon comes only once a single floor is left (the castle has floor { $floor })
dragon_castle-why-elegance-summon = the Spirit of Elegance must be used first: take a tile by its short side
dragon_castle-why-elegance-first = after that, no tile could be taken by its short side any more
dragon_castle-why-elegance-second = the second tile must be one that has only a short side free
dragon_castle-why-duty = a spirit you have called could then not be used
dragon_castle-why-no-supply = the supply has no shrine left
dragon_castle-why-not-adjacent = the Spirit of Deception takes a neighbour of the first tile on its floor
dragon_castle-why-not-same-kind = the second tile must be of the same kind as { $tile }
dragon_castle-why-not-identical = the second tile must be identical to the first: { $tile }
dragon_castle-why-shrine = a shrine stands there
dragon_castle-why-face-up = a face-up tile lies there: { $tile }
dragon_castle-why-same-cell = it must go to another cell
dragon_castle-why-shrine-on-it = a tile with a shrine on it cannot be moved
dragon_castle-why-empty-cell = there is nothing to move
dragon_castle-why-moved-already = this tile has just been moved
dragon_castle-why-nowhere = there is no cell it could go to
dragon_castle-why-price = after this payment the { $spirit } could not be used
dragon_castle-why-no-shrine = your pool has no shrine to pay the { $spirit }
dragon_castle-why-not-face-up = only a face-up tile of your realm can pay
dragon_castle-why-waiting-set = this tile belongs to a set that is waiting to be consolidated
dragon_castle-why-spirit-absent = not in play: { $spirit }
dragon_castle-why-spirit-used = already called this turn: { $spirit }
dragon_castle-why-spirit-no-use = of no use now, or cannot be paid for: { $spirit }
dragon_castle-why-room =
    { $count ->
        [one] only { $count } cell of your realm can take a tile, { $needed } are needed
       *[other] { $count } cells of your realm can take a tile, { $needed } needed
    }

## Options

dragon_castle-option-layout = Castle
    .help = The castle to take apart; your own is a grid of the digits 0 to 3 that uses 116 tiles
dragon_castle-option-spirits = Spirits
    .help = Which spirit cards are in play
dragon_castle-option-dragons = Dragons
    .help = Which dragon cards are in play
dragon_castle-cards-none = none
dragon_castle-cards-all = all
dragon_castle-cards-drawn = { $count } at random
dragon_castle-cards-easy =
    { $count ->
        [one] { $count } easy one at random
       *[other] { $count } easy ones at random
    }
dragon_castle-option-realm-rows = Rows of a realm
    .help = Number of rows in a realm
dragon_castle-option-realm-cols = Columns of a realm
    .help = Number of columns in a realm
dragon_castle-option-starting-seat = First player
    .help = Who has the first turn

## Points by source

dragon_castle-score-sets = Sets
dragon_castle-score-discards = Discarded tiles
dragon_castle-score-shrines = Shrines
dragon_castle-score-countdown = Countdown tokens

## A tie at the end

dragon_castle-tie-stacks = Tied on points ({ $points }): the player with more stacks with a face-down top wins, { $count } to { $other_count }
dragon_castle-tie-shrines = Tied on points ({ $points }) and on stacks with a face-down top: the player with more built shrines wins, { $count } to { $other_count }
dragon_castle-tie-shared = Tied on points ({ $points }), on stacks with a face-down top and on shrines: the victory is shared

## Advice on a layout

dragon_castle-advice-ground = The ground floor has { $count } tiles; { $low } to { $high } are best for this number of players
dragon_castle-advice-row = Row { $row } has { $count } touching tiles on floor { $floor }; that leaves few available

## Rules help

dragon_castle-help-01-aim = Take tiles from the castle in the middle and build your own realm. Points come from sets of one kind, from shrines on high stacks, from countdown tokens and from the dragon in play. The most points win. (DRC-1)
    .title = Aim
dragon_castle-help-02-available = A tile is available if nothing lies on it and one of its long sides (left or right) is free on its own floor. The first tile of a turn always comes from the top floor of the whole castle. (DRC-2.6 to DRC-2.10)
    .title = Available tiles
dragon_castle-help-03-turn = Take an available tile from the top floor. Then take an identical available tile from any floor, or a shrine, or discard the tile for 1 point. Place the tiles you keep face up on empty cells or on face-down tiles without a shrine. (DRC-4 to DRC-6)
    .title = Your turn
dragon_castle-help-04-sets = Four or more connected face-up tiles of one kind are a set, which must be consolidated, that is turned face down: 4 tiles bring 2 points, 5 bring 3, 6 bring 5, 7 bring 6, 8 bring 8, and each further tile 1 more; dragons bring 1 extra. Then you may build shrines from your pool on them: one on a faction (merchants, soldiers or farmers), two on seasons, winds or dragons. (DRC-7)
    .title = Sets
dragon_castle-help-05-shrines = At the end a shrine is worth 1 on one tile, 2 on two, 3 on three or more. Nothing more can be placed on it. (DRC-7.11, DRC-8.6)
    .title = Shrines
dragon_castle-help-06-end = Once only the ground floor is left you may summon the dragon instead of taking a tile: you take a countdown token, worth 2 points. After as many summons as there are players, the round is played to its end. (DRC-8)
    .title = End of the game
dragon_castle-help-07-spirits = Once in your turn you may call a spirit in play, paying a face-up tile of your realm or a shrine of your pool; you must then use its power. (DRC-9)
    .title = Spirits
dragon_castle-help-08-powers = Deception: the second tile of a pair may be a neighbour of the first on its floor, whatever it shows; Beauty: consolidate four or more connected faction tiles with the same number, 1 point extra, two shrines; Wind: turn a tile face down if you like, then move a built shrine to another face-down tile; Change: for one set a special tile counts as another kind; Strength: move up to two of your tiles; Elegance: this turn take tiles by a free short side, at least one; Depths: the second tile of a pair need only be of the same kind; Faith: one more shrine when you consolidate; Destruction: discard an available tile of the castle; Cunning: consolidate a group of exactly three for 2 points. (DRC-9.11 to DRC-9.45)
    .title = Powers of the spirits
dragon_castle-help-09-dragons = Tranquility: 1 for every group of face-down tiles; Majesty: for each faction the best number on the third level or higher; Bravery: 1 for every stack higher than all its neighbours; Humility: 1 for every shrine beside a higher stack; Righteousness: the shrines of one row and one column, 2 more for a full line; Fortitude: 1 for every shrine on the edge; Piety: 1 for every shrine beside a face-up dragon tile; Power: for each faction 2 for a better group than a neighbour’s, 1 for an equal one; Harmony: for each middle line 4 for symmetric heights, 2 for symmetric shrines; Knowledge: 2 for every different face-up special symbol. (DRC-10)
    .title = Dragons

## The board in a terminal

dragon_castle-board-castle = { $layout }: top floor { $floor }, tiles left { $count }
dragon_castle-board-legend = • available, the small number is the height
dragon_castle-board-supply = shrines in the supply { $supply }, countdown tokens { $countdown }
dragon_castle-board-summons =
    { $count ->
        [one] { $count } summons before the last round
       *[other] { $count } summonses before the last round
    }
dragon_castle-board-last-round = last round
dragon_castle-board-spirits = Spirits
dragon_castle-board-dragons = Dragons
dragon_castle-board-hand = in hand: { $hand }
dragon_castle-board-working = at work: { $spirit }
dragon_castle-board-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
dragon_castle-board-pool = shrines { $pool }, countdown tokens { $tokens }

## What makes a position good

dragon_castle-feature-points = points so far
dragon_castle-feature-shrines = shrines in the pool
dragon_castle-feature-plans = sets on the way
dragon_castle-feature-large = large sets on the way
dragon_castle-feature-special = special tiles on the way to a set
dragon_castle-feature-loose = tiles away from any plan
dragon_castle-feature-heights = levels for shrines to stand on
dragon_castle-feature-ground = levels to build on
dragon_castle-feature-room = free cells of the realm
dragon_castle-feature-time = time left
dragon_castle-feature-in-hand = tiles in hand
dragon_castle-feature-spirit = the spirit that was called

## Bots with a style

dragon_castle-bot-builder = Builder
dragon_castle-bot-builder-about = Weaker than the Adept: gathers shrines and raises them as high as it can.
dragon_castle-bot-collector = Collector
dragon_castle-bot-collector-about = Weaker than the Adept: lays its tiles for large sets and cares little for shrines.

## What speaks for a move

dragon_castle-more-pool =
    { $count ->
        [one] { $count } more shrine in your pool
       *[other] { $count } more shrines in your pool
    }
dragon_castle-fewer-pool =
    { $count ->
        [one] { $count } shrine fewer in your pool
       *[other] { $count } shrines fewer in your pool
    }
dragon_castle-more-ground =
    { $count ->
        [one] { $count } more free cell in your realm
       *[other] { $count } more free cells in your realm
    }
dragon_castle-fewer-ground =
    { $count ->
        [one] { $count } free cell fewer in your realm
       *[other] { $count } free cells fewer in your realm
    }
dragon_castle-ground-group =
    { $left ->
        [one] { $count } { $kind } lie together: { $left } more makes a set
       *[other] { $count } { $kind } lie together: { $left } more make a set
    }
dragon_castle-risk-pairs =
    { $count ->
        [one] opens { $count } pair for { $seat }
       *[other] opens { $count } pairs for { $seat }
    }
dragon_castle-mark-last = Last round

## What a first choice leaves open

dragon_castle-open-change-kind = What does the tile on { $cell } count as?
