"""The name of a device: its browser and system, according to the User-Agent."""

from typing import Final

LONGEST: Final = 64
BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("Chrome/", "Chrome"),
    ("CriOS/", "Chrome"),
    ("Safari/", "Safari"),
)
"""What each browser's text contains; the first match counts, because most of them claim to be others as well."""
SYSTEMS: Final = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def label(user_agent: str) -> str:
    """Return a short name of a device; empty for a program that does not say what it is."""
    browser = next((name for mark, name in BROWSERS if mark in user_agent), None)
    system = next((name for mark, name in SYSTEMS if mark in user_agent), None)
    if browser is None:
        program = user_agent.partition("/")[0]
        return program[:LONGEST] if program.isascii() and program.isprintable() else ""
    return f"{browser} · {system}" if system else browser
