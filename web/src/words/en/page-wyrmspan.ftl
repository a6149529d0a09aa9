# Wyrmspan on a screen.

wyrmspan-page-brown = A brown space: put a marker on the guild tile and take the bonus beside it
wyrmspan-page-step =
    { $space ->
        [0] The guild's track: the start
       *[other] The guild's track: space { $space }
    }
wyrmspan-page-room = Markers: { $taken } of { $room }
wyrmspan-page-room-always = There is always room
