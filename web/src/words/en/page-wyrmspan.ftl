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

## What a first click leaves open

wyrmspan-open-cache-kind = What do you cache there?
wyrmspan-open-cache-place = Where do you cache it?
wyrmspan-open-swap-first-place = Which dragon does it change places with?
wyrmspan-open-swap-second-place = Which dragon does it change places with?
wyrmspan-open-swap-first-place-second-place = Which dragon does it change places with?
