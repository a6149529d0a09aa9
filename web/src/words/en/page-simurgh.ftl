# Simurgh on a screen: the spaces of the city are visible, so their names are enough.

simurgh-prompt-turn = Place a vassal or withdraw vassals; free actions before and after
simurgh-page-last-turn = Your last turn! Place a vassal or withdraw vassals
simurgh-page-markers = markers

simurgh-space-C1 = Armoury
simurgh-space-C2 = Library
simurgh-space-C3 = Forge
simurgh-space-C4 = Dragon Spires
simurgh-space-C5 = Main Market
simurgh-space-C6 = Barracks
simurgh-space-C7 = Hunting Grounds
simurgh-space-C8 = Training Arena
simurgh-space-C9 = Builders' Square
simurgh-space-C10 = Breeding Grounds
simurgh-space-C11 = Scout Quarters
simurgh-space-C12 = Dragonlord Statue

## Signs on the board

simurgh-help-08-signs = ● is a space for one vassal, ●● a space for any number; a rider on a dragon means that only riders may go there. The price is to the left of the arrow, the gain to the right; a slash means “or”. A star is a power point, ◆ a marker on an ability (◇: no marker); the eye means “take a tile from the Scout Quarters”, the roofed statue “place an objective”. Resources: vegetables, meat (a leg), wood (a log), stone (a block), wisdom (a book), weapons (a sword). A house stores 15 resources, 12 in the Dragonlord mode.
    .title = Signs on the board
