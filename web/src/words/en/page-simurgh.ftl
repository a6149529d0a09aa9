# Simurgh on a screen: the spaces of the city and the dragons can be seen, so their names will do.

simurgh-prompt-turn = Place a vassal or withdraw vassals; free actions before that
simurgh-page-last-turn = Your last turn! Place a vassal or withdraw vassals
simurgh-board-piles = tiles in the stack: { $stack } · dragons in the pile: { $dragons } · objectives in the pile: { $objectives } · Chronicle: { $chronicle }

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

simurgh-dragon-49 = Forager
simurgh-dragon-50 = Forager
simurgh-dragon-51 = Trader
simurgh-dragon-52 = Trader
simurgh-dragon-53 = Hunter
simurgh-dragon-54 = Hunter
simurgh-dragon-55 = Carrier
simurgh-dragon-56 = Carrier
simurgh-dragon-57 = Sage
simurgh-dragon-58 = Sage
simurgh-dragon-59 = Gatherer
simurgh-dragon-60 = Gatherer
simurgh-dragon-61 = Smith
simurgh-dragon-62 = Smith
simurgh-dragon-63 = Courser
simurgh-dragon-64 = Courser
simurgh-dragon-65 = Seer
simurgh-dragon-66 = Seer
simurgh-dragon-67 = Warden
simurgh-dragon-68 = Warden
simurgh-dragon-69 = Trailblazer
simurgh-dragon-70 = Trailblazer
simurgh-dragon-71 = Scout
simurgh-dragon-72 = Scout
