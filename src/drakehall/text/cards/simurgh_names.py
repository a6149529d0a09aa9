"""Our names for Simurgh's tiles. The sources number them; a name shows at a glance what a tile is about."""

from typing import Final

TILES: Final = {
    "en": (
        *("Village", "Bladesmiths", "Timber Yard", "High Pastures", "Masons’ Camp", "Ore Mine"),
        *("Homestead", "Fertile Valley", "Far Terraces", "Settlers’ Ford", "Mountain Hamlet", "Orchard"),
        *("Observatory", "Herbalists’ School", "Stone Tablets", "Dragon Nests"),
        *("Pilgrims’ House", "Sky Academy", "House of Wisdom", "Hatchery"),
        *("Riders’ Caravan", "Bazaar", "Sky Market", "Village Fair"),
        *("Stonecutters", "Patrons’ Court", "Alchemist", "Enchanters"),
        *("Column of Triumph", "Champions’ Field", "Winged Throne", "Fortress"),
        *("Council of Elders", "Tournament", "Royal Banquet", "Great Palace"),
        *("Lost Oracle", "Dragon Canyon", "Broken Bridges", "Old Battlefield", "Wolf Forest", "Guarded Pass"),
        *("World’s End", "Game Trail", "Sunken Temple", "Giants’ Steppe", "Simurgh’s Peak", "River Gorge"),
    ),
    "pl": (
        *("Wioska", "Płatnerze", "Skład Drewna", "Górskie Pastwiska", "Obóz Kamieniarzy", "Kopalnia Rudy"),
        *("Zagroda", "Żyzna Dolina", "Odległe Tarasy", "Bród Osadników", "Górski Przysiółek", "Sad"),
        *("Obserwatorium", "Szkoła Zielarzy", "Kamienne Tablice", "Smocze Gniazda"),
        *("Dom Pielgrzymów", "Podniebna Akademia", "Dom Mądrości", "Wylęgarnia"),
        *("Karawana Jeźdźców", "Bazar", "Podniebny Targ", "Wiejski Jarmark"),
        *("Szlifiernia", "Dwór Mecenasów", "Alchemik", "Zaklinacze"),
        *("Kolumna Triumfu", "Pole Czempionów", "Skrzydlaty Tron", "Twierdza"),
        *("Rada Starszych", "Turniej", "Królewska Uczta", "Wielki Pałac"),
        *("Zapomniana Wyrocznia", "Smoczy Kanion", "Zerwane Mosty", "Stare Pobojowisko", "Wilczy Las"),
        *("Strzeżona Przełęcz", "Kraniec Świata", "Szlak Zwierzyny", "Zatopiona Świątynia", "Step Olbrzymów"),
        *("Szczyt Simurga", "Rzeczny Wąwóz"),
    ),
}
"""Action tiles, from tile 1 on."""

OBJECTIVES: Final = {
    "en": (
        *("Garden of the Wise", "Guarded Harvest", "Bold Hearts", "Swift Wings", "Four Roads", "Four Crafts"),
        *("Eastern Flight", "Western Flight", "Four Watches", "Far Journeys", "All the Dragons", "Full Larder"),
    ),
    "pl": (
        *("Ogród Mędrców", "Strzeżone Plony", "Śmiałe Serca", "Rącze Skrzydła", "Cztery Drogi", "Cztery Rzemiosła"),
        *("Wschodni Klucz", "Zachodni Klucz", "Cztery Straże", "Dalekie Podróże", "Wszystkie Smoki"),
        "Pełna Spiżarnia",
    ),
}
"""Objectives, in the order of their numbers."""

TWINS: Final = ("I", "II")
"""Every dragon comes twice: in words the two are told apart by these."""
QUOTED: Final = {"en": "“{}”", "pl": "„{}”"}
