# Simurgh on a screen: the spaces of the city are visible, so their names are enough.

simurgh-prompt-turn = Place a vassal or withdraw vassals; free actions before and after
simurgh-page-markers = markers
simurgh-page-count-spearman =
    { $count ->
        [one] { $count } spearman
       *[other] { $count } spearmen
    }
simurgh-page-count-rider =
    { $count ->
        [one] { $count } rider
       *[other] { $count } riders
    }
simurgh-page-tiles = tiles in hand
simurgh-page-piles = { $dragons ->
        [one] { $dragons } dragon
       *[other] { $dragons } dragons
    } and { $objectives ->
        [one] { $objectives } objective
       *[other] { $objectives } objectives
    } left in the piles
simurgh-page-end = { $chronicle } of { $tiles } tiles in the Chronicle, { $objectives } of { $most } objectives on the Statue
simurgh-page-leaving =
    { $count ->
        [one] { $count } tile will go to the Chronicle
       *[other] { $count } tiles will go to the Chronicle
    }
simurgh-page-rank-now = Possible now
simurgh-page-rank-one-gain = Possible after one gain: { $reason }
simurgh-page-rank-not = Not possible: { $reason }

simurgh-space-C1 = Armoury
    .to = the Armoury
simurgh-space-C2 = Library
    .to = the Library
simurgh-space-C3 = Forge
    .to = the Forge
simurgh-space-C4 = Dragon Spires
    .to = the Dragon Spires
simurgh-space-C5 = Main Market
    .to = the Main Market
simurgh-space-C6 = Barracks
    .to = the Barracks
simurgh-space-C7 = Hunting Grounds
    .to = the Hunting Grounds
simurgh-space-C8 = Training Arena
    .to = the Training Arena
simurgh-space-C9 = Builders' Square
    .to = the Builders' Square
simurgh-space-C10 = Breeding Grounds
    .to = the Breeding Grounds
simurgh-space-C11 = Scout Quarters
    .to = the Scout Quarters
simurgh-space-C12 = Dragonlord Statue
    .to = the Dragonlord Statue

## Signs on the board

simurgh-help-08-signs = ● is a space for one vassal, ●● a space for any number; a rider on a dragon means that only riders may go there. The price is to the left of the arrow, the gain to the right; a slash means “or”. A star is a power point, ◆ a marker on an ability (◇: no marker); the eye means “take a tile from the Scout Quarters”, the roofed statue “place an objective”. Resources: vegetables, meat (a leg), wood (a log), stone (a block), wisdom (a book), weapons (a sword). A house stores 15 resources, 12 in the Dragonlord mode.
    .title = Signs on the board
