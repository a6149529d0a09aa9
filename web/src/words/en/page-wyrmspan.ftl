# Wyrmspan on a screen.

wyrmspan-page-discard-more = Keep four cards, discard two; still to discard: { $left }
wyrmspan-page-take-more =
    { $left ->
        [one] Take { $left } more resource of any kind
       *[other] Take { $left } more resources of any kind
    }

wyrmspan-page-brown = A brown space: put a marker on the guild tile and take the bonus beside it
wyrmspan-page-step =
    { $space ->
        [0] The guild's track: the start
       *[other] The guild's track: space { $space }
    }
wyrmspan-page-room = Markers: { $taken } of { $room }
wyrmspan-page-room-always = There is always room
