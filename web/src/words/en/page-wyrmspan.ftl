# Wyrmspan on a screen.

wyrmspan-page-brown = A brown space: put a marker on the guild tile and take the bonus beside it
wyrmspan-page-step =
    { $space ->
        [0] The guild's track: the start
       *[other] The guild's track: space { $space }
    }
wyrmspan-page-room = Markers: { $taken } of { $room }
wyrmspan-page-room-always = There is always room

## The end of a round

wyrmspan-page-round-ends = Round { $round } is over
wyrmspan-page-round = Round { $round }
wyrmspan-page-objectives = The objectives of the four rounds
wyrmspan-page-objective-scored = Who has the most: { $objective }
wyrmspan-page-place = Place { $place }
wyrmspan-page-no-place = None, so no place
wyrmspan-page-gets =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
wyrmspan-page-then = The objective of round { $round }: { $objective }
wyrmspan-page-next-round = On to round { $round }

## What a turn can be used for

wyrmspan-page-handles = Your turn
wyrmspan-page-handle-excavate = Excavate
wyrmspan-page-handle-excavate-tip = Put a cave card from your hand on the next space of a cave
wyrmspan-page-handle-entice = Entice
wyrmspan-page-handle-entice-tip = Bring a dragon from your hand into a cave it likes, and pay its cost
wyrmspan-page-handle-explore = Explore
wyrmspan-page-handle-explore-tip = Walk through the cave and use what you meet
wyrmspan-page-handle-pass = Pass
wyrmspan-page-handle-pass-tip = No more turns for you in this round
wyrmspan-page-handle-cost =
    { $coins ->
        [one] Costs { $coins } coin
       *[other] Costs { $coins } coins
    }{ $eggs ->
        [0] { "" }
        [one] { " " }and { $eggs } egg
       *[other] { " " }and { $eggs } eggs
    }
wyrmspan-page-answer-first = first answer the question at the top
wyrmspan-page-want-excavate = Excavate: which cave card from your hand?
wyrmspan-page-want-entice = Entice: which dragon from your hand?
wyrmspan-page-short-crimson = Crimson
wyrmspan-page-short-golden = Golden
wyrmspan-page-short-amethyst = Amethyst
wyrmspan-page-hand-back = Cards further left
wyrmspan-page-hand-on = Cards further right
wyrmspan-page-hand-empty = No cards in hand

## Objectives and guild

wyrmspan-page-objective = Objective of round { $round }: { $objective }
wyrmspan-page-place-points = First { $first }, second { $second }, third { $third } points
wyrmspan-page-standing =
    { $points ->
        [one] { $player }: { $count }, { $points } point
       *[other] { $player }: { $count }, { $points } points
    }
wyrmspan-page-standing-place =
    { $points ->
        [one] { $player }: { $points } point
       *[other] { $player }: { $points } points
    }
wyrmspan-page-next-space = Next: { $gives }
wyrmspan-page-next-brown = Next: a marker on the tile below
wyrmspan-page-tile = Guild tile
wyrmspan-page-space-marker = marker
wyrmspan-page-space-egg = egg
wyrmspan-page-space-meat = meat
wyrmspan-page-space-gold = gold
wyrmspan-page-space-crystal = crystal
wyrmspan-page-space-milk = milk
wyrmspan-page-space-coin = coin
wyrmspan-page-space-dragon_card = dragon
wyrmspan-page-space-cave_card = cave

## Points in play

wyrmspan-page-points-now = If the game ended now
wyrmspan-page-points-total = In all
wyrmspan-page-points-figure =
    { $points ->
        [one] { $points } point if the game ended now: { $sources }
       *[other] { $points } points if the game ended now: { $sources }
    }
wyrmspan-page-source-guild = markers on the points and on the end-of-game ability of the guild tile
wyrmspan-page-source-dragons = the number on every dragon on your mat
wyrmspan-page-source-endgame = dragons with the flag, by what they count
wyrmspan-page-source-eggs = 1 for every egg, on dragons and on the mat
wyrmspan-page-source-cached = 1 for every resource that lies on a dragon
wyrmspan-page-source-tucked = 1 for every card under a dragon
wyrmspan-page-source-objectives = places in the objectives, given at the end of each round
wyrmspan-page-source-coins = 1 for every coin that you still have at the very end
wyrmspan-page-source-left = 1 for every 4 resources and cards in hand left at the very end

## What is declined, said on the button

wyrmspan-page-decline-gain = take nothing
wyrmspan-page-decline-draw = draw no card
wyrmspan-page-decline-cache = cache nothing
wyrmspan-page-decline-tuck = tuck no card
wyrmspan-page-decline-egg = lay no egg
wyrmspan-page-decline-entice = entice no dragon
wyrmspan-page-decline-excavate = excavate nothing
