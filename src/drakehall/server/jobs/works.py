"""The jobs of the hall by name, as `Jobs.enqueue` asks for them, and how they are done, in whichever process."""

from drakehall.hall.jobs import Work
from drakehall.hall.notices import JOB
from drakehall.server.notify.work import CONFIRM, ask_to_confirm, notify
from drakehall.server.settings import Settings
from drakehall.server.storage.store import SqlStore


def works(settings: Settings, store: SqlStore) -> dict[str, Work]:
    """Return how each job is done: from its payload and what is stored. No table is in memory here."""
    return {JOB: notify(settings, store), CONFIRM: ask_to_confirm(settings, store)}
