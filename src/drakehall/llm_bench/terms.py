"""The words that give a game away, and that a disguise replaces: in English, as rules, boards and cards use them.

Plurals and other regular forms follow by themselves. A word with a capital letter is replaced only where it is written
with one, because the small one is an everyday word (the Spirit of Change).
"""

from typing import Final

EVERYWHERE: Final = ("Drakehall", "dragon")
TERMS: Final[dict[str, tuple[str, ...]]] = {
    "smoki": ("smoki", "raven", "dream", "nest", "ring", "reflection", "attack", "Water", "Smo"),
    "dragon_castle": (
        *("castle", "shrine", "spirit", "realm", "faction", "merchant", "soldier", "farmer", "season", "wind"),
        *("summon", "countdown", "consolidate", "Drc", "Spring", "Summer", "Autumn", "Winter"),
        *("North", "East", "South", "West", "Red", "Green", "White", "Blue"),
        *("Deception", "Beauty", "Change", "Strength", "Elegance", "Depths", "Faith", "Destruction", "Cunning"),
        *("Majesty", "Harmony", "Knowledge", "Tranquility", "Humility", "Fortitude", "Piety", "Bravery"),
        *("Righteousness", "Power"),
    ),
    "simurgh": (
        *("simurgh", "rider", "dragonrider", "spearman", "vassal", "dragonlord", "statue", "chronicle", "house"),
        *("City", "wild", "scout", "Quarters", "Sim", "power"),
        *("vegetable", "meat", "wood", "stone", "wisdom", "weapon", "pp", "food", "material"),
        *("armoury", "library", "forge", "Spires", "Market", "barracks", "Hunting", "Training", "Arena", "Grounds"),
        *("Builders", "Square", "Breeding", "production", "research", "transformation", "explore"),
        *("forager", "trader", "hunter", "carrier", "sage", "gatherer", "smith", "courser", "seer", "warden"),
        *("trailblazer",),
    ),
    "wyrmspan": (
        *("wyrmspan", "cave", "guild", "egg", "nest", "hatchling", "coin", "Wyr", "Automa", "Ravel"),
        *("meat", "gold", "crystal", "milk", "crimson", "golden", "amethyst"),
        *("excavate", "entice", "explore", "cache", "tuck", "feed"),
        *("shy", "aggressive", "playful", "helpful", "Plains", "Seafarers", "Highlands", "Rainforest"),
    ),
}
KIN: Final[dict[str, tuple[str, str]]] = {
    "reflect": ("reflection", ""),
    "summonses": ("summon", "s"),
    "consolidation": ("consolidate", "n"),
    "spearmen": ("spearman", "s"),
    "veg": ("vegetable", ""),
    "excavation": ("excavate", "n"),
    "exploration": ("explore", "n"),
    "fed": ("feed", "d"),
}
"""Words that are forms of a term, and what is added to its made-up word for them."""
NAMES: Final[dict[str, tuple[str, ...]]] = {"wyrmspan": ("dragon",), "dragon_castle": ("spirit", "dragon")}
"""The kinds of cards that have names of their own, by the beginnings of their ids."""
CODES: Final[dict[str, str]] = {"dragon_castle": "MSFEWD"}
"""Letters that stand for kinds where a number follows them (M4), or alone."""
