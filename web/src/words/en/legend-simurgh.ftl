# What Simurgh's icons mean.

simurgh-legend-resources = Resources
simurgh-sign-veg = Vegetables
simurgh-sign-meat = Meat
simurgh-sign-wood = Wood
simurgh-sign-stone = Stone
simurgh-sign-wisdom = Wisdom
simurgh-sign-weapon = Weapons

simurgh-legend-icons = What spaces, tiles and dragons offer
simurgh-sign-pp = Power points: the most of them win
simurgh-sign-spearman = A spearman; in a price: you spend one
simurgh-sign-rider = A dragonrider; on a space: for riders only
simurgh-sign-dragon = A dragon for your house
simurgh-sign-marker = A marker for a dragon's ability
simurgh-sign-gain = When you receive something
simurgh-sign-spend = When you spend a vassal
simurgh-sign-extra_move = Move once more on an exploration tile
simurgh-sign-scout_tile = Take a tile from the Scout Quarters
simurgh-sign-scout_quarters = Scout Quarters: take tiles
simurgh-sign-dragonlord_statue = Dragonlord Statue: place an objective
simurgh-sign-replace_objective = Replace an objective

simurgh-legend-signs = Signs
simurgh-sign-one = A space for one vassal
simurgh-sign-many = A space for any number of vassals
simurgh-sign-arrow = Pay what is on the left to get what is on the right
simurgh-sign-or = Or
simurgh-sign-marked = An ability with a marker: it can be used
simurgh-sign-unmarked = An ability without a marker
simurgh-sign-once = Only once
