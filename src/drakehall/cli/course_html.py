"""The course of a game as one file for a browser: drawn here, self-contained and without scripts."""

from collections.abc import Iterator, Sequence
from html import escape
from importlib.resources import files
from math import ceil, floor
from typing import Final

from drakehall.bots.analysis import Course, Mistake, Turn
from drakehall.briefing.verdicts import percent
from drakehall.session import Session
from drakehall.text import Words

WIDTH, HEIGHT = 860, 300
LEFT, RIGHT, TOP, BOTTOM = 52, 20, 30, 26
SEATS: Final = (
    ("#0072b2", "", "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z"),
    ("#d55e00", "9 5", "M4 4h16v16H4z"),
    ("#009e73", "2 5", "M12 3l10 18H2z"),
    ("#f0e442", "14 4 2 4", "M12 1.5 22.5 12 12 22.5 1.5 12z"),
    ("#cc79a7", "5 3", "M12 2l3 7 7.5.6-5.7 5 1.8 7.4-6.6-4-6.6 4 1.8-7.4-5.7-5L9 9z"),
)
"""Colour, dashes and shape of each seat: lines can be told apart without colours."""
STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000)
TICKS: Final = 5


def page(session: Session, found: Course, words: Words) -> str:
    """Return the page."""
    game = words.say(f"{session.game.name}-name")
    title = words.say("hall-analyse-title", game=game, seed=str(session.seed))
    parts = [*_parts(session, found, words)] if session.steps else [_p(words.say("hall-analyse-empty"))]
    style = (files("drakehall.cli") / "course.css").read_text(encoding="utf-8")
    return (
        f'<!doctype html>\n<html lang="{words.language}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{escape(title)}</title>\n'
        f"<style>\n{style}</style>\n</head>\n<body>\n<main>\n<h1>{escape(title)}</h1>\n"
        + "\n".join(parts)
        + "\n</main>\n</body>\n</html>\n"
    )


def _parts(session: Session, found: Course, words: Words) -> Iterator[str]:
    turns, moments, state = found.turns, found.moments, session.state
    seats = range(state.seats)
    if state.over:
        names = [words.player(seat) for seat in state.winners()]
        yield _p(words.say("hall-winner", names=", ".join(names), count=len(names)), "won")
    yield _legend(words, state.seats)
    wins = [[turn.wins[seat] for turn in turns] for seat in seats]
    yield _chart(words, "wins", turns, wins, (0.0, 1.0), [0, 0.25, 0.5, 0.75, 1.0], moments)
    if state.in_points:
        scores = [[turn.scores[seat] for turn in turns] for seat in seats]
        low, high, step = _scale([value for row in scores for value in row])
        yield _chart(words, "scores", turns, scores, (low, high), _ticks(low, high, step), moments)
    yield _numbers(words, turns, in_points=state.in_points)
    yield _p(words.say("hall-course-note"), "note")
    yield _h2(words.say("hall-course-moments"))
    told = [_moment(session, number, each, words) for number, each in enumerate(moments, start=1)]
    yield f"<ol>{''.join(told)}</ol>" if told else _p(words.say("hall-course-none"))
    if state.in_points:
        yield _h2(words.say("hall-course-sources"))
        yield _sources(session, turns, words)


def _chart(
    words: Words,
    kind: str,
    turns: Sequence[Turn],
    values: Sequence[Sequence[float]],
    ends: tuple[float, float],
    ticks: Sequence[float],
    moments: Sequence[Mistake],
) -> str:
    """Draw a line for each seat, with marks where parts of the game begin and numbers at the moments."""
    title = words.say(f"hall-course-{kind}")
    label = words.say("hall-course-picture", what=title, turns=len(turns) - 1)
    x, y = _across(len(turns), LEFT, WIDTH - RIGHT), _upwards(ends, TOP, HEIGHT - BOTTOM)
    drawn = []
    for tick in ticks:
        text = f"{percent(tick, words)} %" if kind == "wins" else f"{tick:.0f}"
        drawn.append(f'<path class="grid" d="M{LEFT} {y(tick)}H{WIDTH - RIGHT}"/>')
        drawn.append(f'<text x="{LEFT - 7}" y="{y(tick) + 5}" text-anchor="end">{escape(text)}</text>')
    for at, turn in enumerate(turns):
        if turn.mark is not None:
            drawn.append(f'<path class="mark" d="M{x(at)} {TOP - 8}V{HEIGHT - BOTTOM}"/>')
            drawn.append(f'<text x="{x(at) + 4}" y="{TOP - 11}">{escape(words.message(turn.mark))}</text>')
    for seat, row in enumerate(values):
        drawn.append(_line(seat, [(x(at), y(value)) for at, value in enumerate(row)]))
        drawn.append(_shape(seat, x(len(turns) - 1), y(row[-1])))
    for number, each in enumerate(moments, start=1):
        at = each.turn - 1
        below = sum((other.turn, other.seat) == (each.turn, each.seat) for other in moments[: number - 1])
        height = max(12.0, y(values[each.seat][at]) - 24 * below)
        drawn.append(
            f'<g class="moment" transform="translate({x(at)} {height})"><circle r="11"/>'
            f'<text y="5" text-anchor="middle">{number}</text></g>'
        )
    picture = f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(label)}">{"".join(drawn)}</svg>'
    return f"{_h2(title)}<figure>{picture}</figure>"


def _numbers(words: Words, turns: Sequence[Turn], *, in_points: bool) -> str:
    """Return all numbers of the pictures as a table."""
    seats = range(len(turns[0].wins))
    kinds = ("wins", "scores") if in_points else ("wins",)
    heads = [words.say("hall-column-turn"), words.say("hall-column-mover")]
    heads += [f"{words.player(seat)}: {words.say(f'hall-course-{kind}')}" for seat in seats for kind in kinds]
    rows = []
    for number, turn in enumerate(turns, start=1):
        name = words.say("hall-course-end") if turn.seat is None else words.say("hall-course-turn", turn=number)
        first = name if turn.mark is None else f"{name} · {words.message(turn.mark)}"
        cells = ["" if turn.seat is None else words.player(turn.seat)]
        for seat in seats:
            cells.append(f"{percent(turn.wins[seat], words)} %")
            cells += [f"{turn.scores[seat]:.0f}"] if in_points else []
        rows.append(_row(first, cells))
    return f"<details><summary>{escape(words.say('hall-course-table'))}</summary>{_table(heads, rows)}</details>"


def _moment(session: Session, number: int, found: Mistake, words: Words) -> str:
    """Describe a moment: what was played, what would have been better, what either brings."""
    space = session.state.actions
    head = words.say("hall-course-moment", turn=found.turn, player=words.player(found.seat))
    told = [f"<h3><b>{number}</b> {escape(head)}</h3>"]
    sides = (
        ("played", found.played, found.win - found.win_lost, found.instead),
        ("better", found.better, found.win, found.reasons),
    )
    for kind, notation, win, messages in sides:
        why = "".join(f"<li>{escape(words.message(message))}</li>" for message in messages)
        told.append(
            f'<div class="{kind}"><p class="note">{escape(words.say(f"hall-course-{kind}"))}</p>'
            f"<p><strong>{escape(words.action(space, space.parse(notation)))}</strong></p>"
            + _p(words.say("hall-hint-chance", win=percent(win, words)))
            + (f"<ul>{why}</ul>" if why else "")
            + "</div>"
        )
    points = words.decimal(found.points_lost, 1)
    if session.state.in_points and round(found.points_lost, 1) > 0:
        told.append(_p(words.say("hall-course-points-lost", points=points), "note"))
    return f"<li>{''.join(told)}</li>"


def _sources(session: Session, turns: Sequence[Turn], words: Words) -> str:
    """Draw how the points of each source grew, with the numbers at the end."""
    names = list(dict.fromkeys(name for turn in turns for points in turn.points for name in points))
    used = [name for name in names if any(points.get(name) for turn in turns for points in turn.points)]
    listed = range(len(turns[0].points))
    rows = []
    for name in used:
        values = [[turn.points[seat].get(name, 0) for turn in turns] for seat in listed]
        low, high = min(0, *(min(row) for row in values)), max(1, *(max(row) for row in values))
        x, y = _across(len(turns), 4, 200), _upwards((low, high), 8, 40)
        drawn = "".join(
            _line(seat, [(x(at), y(value)) for at, value in enumerate(row)]) for seat, row in enumerate(values)
        )
        picture = f'<svg class="small" viewBox="0 0 210 46" aria-hidden="true">{drawn}</svg>'
        label = words.say(f"{session.game.name}-score-{name.replace('_', '-')}")
        rows.append(_row(label, [str(row[-1]).replace("-", "−") for row in values], picture))
    heads = [words.say("hall-course-sources"), "", *(words.player(seat) for seat in listed)]
    return _table(heads, rows)


def _legend(words: Words, seats: int) -> str:
    told = []
    for seat in range(seats):
        drawn = _line(seat, [(2, 12), (42, 12)]) + _shape(seat, 22, 12)
        picture = f'<svg viewBox="0 0 44 24" aria-hidden="true">{drawn}</svg>'
        told.append(f"<li>{picture}{escape(words.player(seat))}</li>")
    return f'<ul class="legend">{"".join(told)}</ul>'


def _line(seat: int, points: Sequence[tuple[float, float]]) -> str:
    colour, dashes, _ = SEATS[seat % len(SEATS)]
    way = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    return f'<path class="line" d="M{way}" stroke="{colour}" stroke-dasharray="{dashes}"/>'


def _shape(seat: int, x: float, y: float) -> str:
    colour, _, path = SEATS[seat % len(SEATS)]
    return (
        f'<g transform="translate({x - 8:.1f} {y - 8:.1f}) scale(0.667)">'
        f'<path class="shape" d="{path}" fill="{colour}"/></g>'
    )


class _Axis:
    """The positions of numbers on a picture."""

    def __init__(self, ends: tuple[float, float], first: float, last: float) -> None:
        self._ends, self._first, self._last = ends, first, last

    def __call__(self, value: float) -> float:
        low, high = self._ends
        return round(self._first + (value - low) / (high - low) * (self._last - self._first), 1)


def _across(turns: int, first: float, last: float) -> _Axis:
    return _Axis((0, max(1, turns - 1)), first, last)


def _upwards(ends: tuple[float, float], top: float, bottom: float) -> _Axis:
    return _Axis(ends, bottom, top)


def _scale(values: Sequence[float]) -> tuple[float, float, int]:
    """Choose round numbers between which all values lie, and the steps between them."""
    low, high = min(0.0, *values), max(1.0, *values)
    step = next((each for each in STEPS if (high - low) / each <= TICKS), STEPS[-1])
    return floor(low / step) * step, ceil(high / step) * step, step


def _ticks(low: float, high: float, step: int) -> list[float]:
    return [low + step * number for number in range(round((high - low) / step) + 1)]


def _table(heads: Sequence[str], rows: Sequence[str]) -> str:
    cells = "".join(f'<th scope="col">{escape(head)}</th>' if head else "<td></td>" for head in heads)
    return f'<div class="scroll"><table><thead><tr>{cells}</tr></thead><tbody>{"".join(rows)}</tbody></table></div>'


def _row(head: str, cells: Sequence[str], picture: str | None = None) -> str:
    drawn = f"<td>{picture}</td>" if picture else ""
    values = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
    return f'<tr><th scope="row">{escape(head)}</th>{drawn}{values}</tr>'


def _h2(text: str) -> str:
    return f"<h2>{escape(text)}</h2>"


def _p(text: str, kind: str = "") -> str:
    return f'<p class="{kind}">{escape(text)}</p>' if kind else f"<p>{escape(text)}</p>"
