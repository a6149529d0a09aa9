# Co znaczą kamienie i ikony Zamku Smoków.

dragon_castle-legend-tiles = Sześć rodzajów kamieni
dragon_castle-sign-M = Kupcy, stronnictwo: numery od 1 do 6
dragon_castle-sign-S = Żołnierze, stronnictwo: numery od 1 do 6
dragon_castle-sign-F = Rolnicy, stronnictwo: numery od 1 do 6
dragon_castle-sign-E = Pory roku: cztery znaki, jeden rodzaj
dragon_castle-sign-W = Wiatry: cztery znaki, jeden rodzaj
dragon_castle-sign-D = Smoki: trzy kolory, jeden rodzaj

dragon_castle-legend-realm = W zamku lub królestwie
dragon_castle-sign-down = Zakryty: scalony, można na nim budować
dragon_castle-sign-height = Ile kamieni ma stos
dragon_castle-sign-shrine = Świątynia: warta do 3 punktów, zależnie od wysokości; nic już na niej nie stanie

dragon_castle-legend-figures = Przy imieniu gracza
dragon_castle-sign-points = Dotychczasowe punkty
dragon_castle-sign-pool = Świątynie do zbudowania
dragon_castle-sign-token = Żetony odliczania, po 2 punkty
