"""Places in the queue that all halls share: who waits comes first, and nobody gets more by asking for more."""

from drakehall.hall.fair_queue import Requester, Urgency
from drakehall.server.jobs import places
from drakehall.server.jobs.places import BAND, QueuedQuestion, QueuePlace, QueueShare

MASTER, GREEDY = 1.5, 0.01


class Line:
    """The queue as a database keeps it: whoever has the smallest number is served next."""

    def __init__(self) -> None:
        self.waiting: list[tuple[int, int, QueueShare, str]] = []
        self.working: list[tuple[int, int, QueueShare, str]] = []
        self.count = 0

    def ask(
        self, name: str, address: str, seconds: float, guest: str = "", urgency: Urgency = Urgency.WAITED_FOR
    ) -> QueuePlace:
        mine = places.share(Requester(address, guest or address, urgency), seconds)
        known = [
            QueuedQuestion(number, entry in self.working, share)
            for entry in sorted([*self.waiting, *self.working], key=lambda each: each[1])
            for number, _, share, _ in [entry]
            if entry in self.working or share.address == mine.address
        ]
        band = [number for number, *_ in self.waiting if number >= urgency * BAND]
        found = places.place(mine, urgency, known, min(band, default=None))
        self.count += 1
        self.waiting.append((found.number, self.count, mine, name))
        return found

    def serve(self) -> str:
        """Let a process that is free begin with the next; give whose it is."""
        served = min(self.waiting)
        self.waiting.remove(served)
        self.working.append(served)
        return served[3]

    def end(self) -> None:
        """What began first ends."""
        self.working.pop(0)

    def order(self) -> list[str]:
        """Serve everybody, one after the other."""
        served = []
        while self.waiting:
            served.append(self.serve())
            self.end()
        return served


def test_in_an_empty_queue_everybody_is_first() -> None:
    assert Line().ask("ola", "here", MASTER) == QueuePlace(0, newcomer=True)


def test_who_asks_one_thing_does_not_wait_for_a_hundred_of_somebody_else() -> None:
    line = Line()
    for _ in range(100):
        line.ask("stranger", "there", MASTER)
    assert [line.serve(), line.serve()] == ["stranger", "stranger"]
    found = line.ask("ola", "here", GREEDY)
    assert found.newcomer
    assert line.serve() == "ola"


def test_only_the_first_question_of_an_address_is_that_of_a_newcomer() -> None:
    line = Line()
    asked = [line.ask("stranger", "there", MASTER, guest=f"guest {number}") for number in range(3)]
    assert [each.newcomer for each in asked] == [True, False, False]
    for _ in asked:
        line.serve()
    assert not line.ask("stranger", "there", MASTER).newcomer  # one is still being thought about
    for _ in asked:
        line.end()
    line.order()
    assert line.ask("stranger", "there", MASTER).newcomer


def test_who_has_asked_much_is_served_in_each_round_and_does_not_starve() -> None:
    """Eight others always ask again at once; the stranger still gets a ninth of the work, not the rest of it."""
    line = Line()
    for _ in range(100):
        line.ask("stranger", "there", MASTER)
    others = [f"other {number}" for number in range(8)]
    for each in others:
        line.ask(each, each, MASTER)
    served = []
    for _ in range(90):
        served.append(line.serve())
        if served[-1] != "stranger":
            line.ask(served[-1], served[-1], MASTER)
        line.end()
    assert 8 <= served.count("stranger") <= 12
    for each in others:
        assert 8 <= served.count(each) <= 12


def test_shares_are_counted_in_work_and_not_in_questions() -> None:
    line = Line()
    for _ in range(10):
        line.ask("slow", "there", 1.0)
    for _ in range(40):
        line.ask("quick", "here", 0.25)
    served = line.order()[:25]
    assert 4 <= served.count("slow") <= 6
    assert 19 <= served.count("quick") <= 21


def test_guests_of_one_address_take_turns() -> None:
    line = Line()
    for _ in range(50):
        line.ask("stranger", "school", MASTER, guest="stranger")
    line.serve()
    for _ in range(3):
        line.ask("ola", "school", MASTER, guest="ola")
    assert line.order()[:8].count("ola") == 3


def test_nobody_gets_more_by_calling_himself_another_guest() -> None:
    line = Line()
    for number in range(50):
        line.ask("stranger", "there", MASTER, guest=f"guest {number}")
    line.serve()
    for _ in range(5):
        line.ask("ola", "here", MASTER)
    assert line.order()[:10].count("ola") >= 4


def test_what_somebody_waits_for_comes_before_everything_else() -> None:
    line = Line()
    for number in range(5):
        line.ask("nobody looks on", f"there {number}", GREEDY, urgency=Urgency.UNWATCHED)
        line.ask("looked on", f"there {number}", GREEDY, urgency=Urgency.WATCHED)
    for _ in range(20):
        line.ask("waited for", "here", MASTER)
    assert line.order() == ["waited for"] * 20 + ["looked on"] * 5 + ["nobody looks on"] * 5


def test_what_nobody_waits_for_takes_no_place_of_newcomers() -> None:
    assert not Line().ask("ola", "here", MASTER, urgency=Urgency.UNWATCHED).newcomer


def test_places_stay_in_their_urgency_however_long_the_queue_becomes() -> None:
    line = Line()
    for _ in range(3):
        assert line.ask("stranger", "there", float(BAND)).number < BAND
    assert line.ask("stranger", "there", 1.0, urgency=Urgency.WATCHED).number // BAND == Urgency.WATCHED


def test_addresses_are_not_told_to_the_queue() -> None:
    written = places.share(Requester("192.0.2.7", "guest-17"), 1.0).written()
    assert "192.0.2.7" not in written
    assert "guest-17" not in written
    assert places.read_share(written).written() == written
