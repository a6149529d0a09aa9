# Dragon Castle on a screen: the tiles can be seen, so their names will do.

dragon_castle-tile-E1 = Spring
dragon_castle-tile-E2 = Summer
dragon_castle-tile-E3 = Autumn
dragon_castle-tile-E4 = Winter
dragon_castle-tile-W1 = Breeze
dragon_castle-tile-W2 = Rain
dragon_castle-tile-W3 = Storm
dragon_castle-tile-W4 = Snow
dragon_castle-tile-D1 = Red Dragon
dragon_castle-tile-D2 = Green Dragon
dragon_castle-tile-D3 = White Dragon
