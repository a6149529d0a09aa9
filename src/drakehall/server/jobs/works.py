"""The jobs of the hall by name: what `Jobs.enqueue` asks for, and how it is done, in whichever process it is done."""

from drakehall.hall.jobs import Work
from drakehall.hall.notices import JOB
from drakehall.server.notify.work import CONFIRM, ask_to_confirm, notify
from drakehall.server.settings import Settings
from drakehall.server.storage.store import SqlStore


def works(settings: Settings, store: SqlStore) -> dict[str, Work]:
    """Give how each job is done: from its payload alone and what is stored. Nothing is in memory here of any table."""
    return {JOB: notify(settings, store), CONFIRM: ask_to_confirm(settings, store)}
