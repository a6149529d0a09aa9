pebbles-name = Pebbles
pebbles-idea = Take pebbles from the heap, and mind who gets the last one: a dragon’s egg lies under it.

pebbles-option-heap = pebbles in the heap
    .help = The heap needs at least one pebble for each player.

pebbles-prompt-take = How many pebbles do you take?
pebbles-action-take =
    { $count ->
        [one] Take { $count } pebble
       *[other] Take { $count } pebbles
    }

pebbles-event-took =
    { $count ->
        [one] { $seat } takes { $count } pebble
       *[other] { $seat } takes { $count } pebbles
    }
pebbles-event-egg = { $seat } finds the dragon’s egg, worth { $points } points

pebbles-why-none = you must take at least one pebble
pebbles-why-few =
    { $heap ->
        [one] only { $heap } pebble is left
       *[other] only { $heap } pebbles are left
    }

pebbles-score-pebbles = pebbles
pebbles-score-egg = dragon’s egg

pebbles-help-01-turn = On your turn, take one, two or three pebbles from the heap. Each is worth a point.
    .title = A turn
pebbles-help-02-end = Whoever takes the last pebble finds the dragon’s egg, worth 5 points. The most points win.
    .title = The end
