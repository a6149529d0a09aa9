# Zamek Smoków na ekranie: kamienie widać, więc wystarczą ich nazwy.

dragon_castle-tile-E1 = wiosna
dragon_castle-tile-E2 = lato
dragon_castle-tile-E3 = jesień
dragon_castle-tile-E4 = zima
dragon_castle-tile-W1 = bryza
dragon_castle-tile-W2 = deszcz
dragon_castle-tile-W3 = burza
dragon_castle-tile-W4 = śnieżyca
dragon_castle-tile-D1 = czerwony smok
dragon_castle-tile-D2 = zielony smok
dragon_castle-tile-D3 = biały smok
