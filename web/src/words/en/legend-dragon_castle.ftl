# What the tiles and icons of Dragon Castle mean.

dragon_castle-legend-tiles = Six kinds of tiles
dragon_castle-sign-M = Merchants, a faction: numbers 1 to 6
dragon_castle-sign-S = Soldiers, a faction: numbers 1 to 6
dragon_castle-sign-F = Farmers, a faction: numbers 1 to 6
dragon_castle-sign-E = Seasons: four signs, one kind
dragon_castle-sign-W = Winds: four signs, one kind
dragon_castle-sign-D = Dragons: three colours, one kind

dragon_castle-legend-realm = In a castle or realm
dragon_castle-sign-down = Face down: consolidated, to be built on
dragon_castle-sign-height = How many tiles high the stack is
dragon_castle-sign-shrine = A shrine: worth up to 3 points by its height; nothing more goes on it

dragon_castle-legend-figures = Beside a player's name
dragon_castle-sign-points = Points so far
dragon_castle-sign-pool = Shrines still to build
dragon_castle-sign-token = Countdown tokens, 2 points each
