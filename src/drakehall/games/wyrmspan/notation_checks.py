"""What reads well as an effect but makes no sense: it could not be carried out, or not as its words say."""

from typing import Final

from drakehall.games.wyrmspan import effects as fx

NEAR: Final = ("here", "this_cave", "this_column", "adjacent")
JUST: Final = ("drawn", "gained", "revealed")
"""The sources that are no place but what the same line has just brought."""


def check_seq(seq: fx.Seq, *, points: bool) -> None:
    """Refuse what reads well but cannot be carried out as it is worded."""
    terms = _terms(seq)
    if not points and any(isinstance(term, fx.Points) for term in terms):
        raise ValueError("points belong to “endgame” lines")
    if points and any(not isinstance(term, fx.Points | fx.Choose) for term in terms):
        raise ValueError("“endgame” lines give points only")
    if not any(item.terms for item in seq.items):
        raise ValueError("a line does something")
    reveals = any(isinstance(term, fx.Reveal) for term in terms)
    if not reveals and any(_uses_revealed(term) for term in terms):
        raise ValueError("nothing is revealed")
    if reveals:
        _check_reveal(seq)
    for each in _seqs(seq):
        _check_sources(each)
        _check_opponents(each)
    for item in _items(seq):
        if points and (item.otherwise or item.did or item.upto or item.may or item.opponents):
            raise ValueError("“endgame” lines know no else, did, upto, may or opponents")
        _check_item(item)


def check_chain(clause: fx.Clause) -> None:
    """No chain of lines is endless: nothing is fed by food, and a line that uses another for free never leads back.

    If the way back is paid for, nothing is gained on it: a line that uses another one does nothing else.
    """
    terms = _terms(clause.seq)
    uses = [term for term in terms if isinstance(term, fx.Activate)]
    if clause.timing in ("fed", "fed3"):
        if any(isinstance(term, fx.Cache) and term.what in (*fx.FOODS, "any") for term in terms):
            raise ValueError(f"a “{clause.timing}” line puts no food on dragons: it could feed without end")
        if uses:
            raise ValueError(f"a “{clause.timing}” line uses no other line")
    if uses and (len(terms) > 1 or len(clause.seq.items) > 1 or any(item.upto for item in _items(clause.seq))):
        raise ValueError("a line that uses another line does nothing else, and once")
    order = ("activated", "round", "played")
    rank = order.index(clause.timing) if clause.timing in order else 0
    for item in _items(clause.seq):
        for term in item.terms:
            if isinstance(term, fx.Activate) and not item.cost:
                endless = [timing for timing in term.timings if order.index(timing) >= rank]
                if endless:
                    raise ValueError(f"a “{clause.timing}” line needs a cost to use a “{endless[0]}” line")


def local(item: fx.Item) -> bool:
    """Whether a step refers to its dragon or the dragon's place."""
    inner = _items(fx.Seq((item,)))
    return any(
        any(_local_term(term) for term in each.terms)
        or any(pay.loc in NEAR for pay in each.cost)
        or any(test.name in ("between", "rightmost") or _near(test.count) for test in each.tests)
        for each in inner
    )


# --- Single steps ---------------------------------------------------------------------------------------------------


def _check_item(item: fx.Item) -> None:
    kinds = [kind for pay in item.cost for kind in pay.kinds]
    if len(set(kinds)) != len(kinds):
        raise ValueError("the parts of a cost must be of different kinds")
    if item.cost and any(isinstance(term, fx.Points) and term.n < 0 for term in item.terms):
        raise ValueError("nobody pays for points that are lost")
    plays = [term for term in item.terms if isinstance(term, fx.Play)]
    if plays and item.cost and (len(item.terms) > 1 or plays[0].mode != "free"):
        raise ValueError("a dragon played for a cost is the only benefit, and free")
    digs = any(isinstance(term, fx.Excavate) and "hand" in term.sources for term in item.terms)
    if digs and "cave_card" in kinds:
        raise ValueError("an excavation from hand cannot be paid for with cave cards")
    if plays and any("dragon_card" in pay.kinds and pay.n > 1 for pay in item.cost):
        raise ValueError("a dragon can be played for one dragon card at most")
    choices = [list(term.options) for term in item.terms if isinstance(term, fx.Choose)]
    if any(_guarded(option) or option.may or option.opponents for options in choices for option in options):
        raise ValueError("an option to choose has no “may”, “if”, “else”, “did” or “opponents”")
    asked = [term for term in item.terms if not (isinstance(term, fx.Gain) and term.what in (*fx.RESOURCES, "coin"))]
    for options in [*choices, [fx.Item((term,)) for term in asked]]:
        names = [fx.benefit(option) for option in options]
        if len(set(names)) != len(names):
            raise ValueError("benefits to choose from must be of different kinds")
    if any(getattr(term, "source", "") in JUST and fx.amount_of(term) != 1 for term in item.terms):
        raise ValueError("of what was just drawn, gained or revealed a step takes 1; upto(n) takes more")


def _check_opponents(seq: fx.Seq) -> None:
    """The opponents' share: it looks at their own mats, where the dragon is not, and at nothing that the owner did."""
    shared = [item for item in seq.items if item.opponents]
    if any(item.tests or item.otherwise for item in shared):
        raise ValueError("the opponents' steps know no “if” or “else”")
    if shared and shared[0].did:
        raise ValueError("the opponents' first step has nothing that they “did” before it")
    if any(local(item) for item in shared):
        raise ValueError("the opponents' steps have no “self”, “here”, “this_cave”, “this_column” or “adjacent”")


def _guarded(item: fx.Item) -> bool:
    return bool(item.tests) or item.otherwise or item.did


# --- Steps that use what earlier ones brought -----------------------------------------------------------------------


def _check_reveal(seq: fx.Seq) -> None:
    """A revealed card is always put somewhere: the line is reveal; if … ; else …, or reveal; take."""
    items = seq.items
    rest = items[1:]
    first = items[0].terms
    plain = first == (fx.Reveal(),)
    whole = len(rest) == 1 and not rest[0].tests
    halves = len(rest) == 2 and bool(rest[0].tests) and rest[1].otherwise
    placed = all(any(_uses_revealed(term) for term in item.terms) for item in rest)
    optional = any(item.may or item.upto or item.cost or item.opponents for item in items)
    if not (plain and (whole or halves) and placed) or optional:
        raise ValueError("after reveal(dragon) the card must go somewhere in every case")


def _check_sources(seq: fx.Seq) -> None:
    """What a step uses, an earlier step of the same line or the same braces has brought; opponents start afresh."""
    before: list[fx.Item] = []
    for item in seq.items:
        if item.opponents and before and not before[-1].opponents:
            before = [fx.Item((fx.Pick(),))] if any(fx.Pick() in _own(each) for each in before) else []
        brought = [term for each in before for term in _own(each)]
        for term in _own(item):
            _check_source(term, brought)
            if isinstance(term, fx.Split):
                _check_split(term, before)
        before.append(item)


def _check_source(term: fx.Term, brought: list[fx.Term]) -> None:
    match term:
        case fx.Split() | fx.Tuck(source="drawn"):
            if not any(isinstance(each, fx.Draw) and "dragon" in each.kinds for each in brought):
                raise ValueError("nothing is drawn")
            if any(isinstance(each, fx.Draw) and "cave" in each.kinds for each in brought):
                raise ValueError("of drawn cards only dragons can be tucked or divided")
        case fx.Cache(what, _, "gained", _):
            kinds = {each.what for each in brought if isinstance(each, fx.Gain)} - {"coin"}
            if not kinds:
                raise ValueError("nothing is gained")
            if what != "any" and kinds != {what}:
                raise ValueError(f"more than {what} is gained before it is cached; cache “any”")
        case fx.Gain("picked", _):
            if fx.Pick() not in brought:
                raise ValueError("nothing is picked")
        case fx.Gain("cost_of_tucked", _):
            if not any(isinstance(each, fx.Tuck) for each in brought):
                raise ValueError("nothing is tucked")


def _check_split(term: fx.Split, before: list[fx.Item]) -> None:
    drawn = [(each.n, item.upto) for item in before for each in _own(item) if isinstance(each, fx.Draw)]
    if drawn != [(term.keep + term.discard + term.tuck_here + term.tuck_any, 0)]:
        raise ValueError("a split divides the cards that one step has drawn, and all of them")


def _uses_revealed(term: fx.Term) -> bool:
    match term:
        case fx.Take() | fx.Discard() | fx.Tuck(source="revealed"):
            return True
        case _:
            return False


# --- Walking over effects -------------------------------------------------------------------------------------------


def _terms(seq: fx.Seq) -> list[fx.Term]:
    """List all terms of a sequence, also inside braces and choices."""
    return [term for item in _items(seq) for term in item.terms]


def _items(seq: fx.Seq) -> list[fx.Item]:
    found: list[fx.Item] = []
    for item in seq.items:
        found.append(item)
        for term in item.terms:
            if isinstance(term, fx.Block):
                found += _items(term.seq)
            elif isinstance(term, fx.Choose):
                found += _items(fx.Seq(term.options))
    return found


def _seqs(seq: fx.Seq) -> list[fx.Seq]:
    """List a sequence and those in its braces."""
    return [seq, *(inner for term in _terms(seq) if isinstance(term, fx.Block) for inner in [term.seq])]


def _own(item: fx.Item) -> list[fx.Term]:
    """List the terms of a step and of its options, but not those in braces, which are a sequence of their own."""
    found: list[fx.Term] = []
    for term in item.terms:
        found.append(term)
        if isinstance(term, fx.Choose):
            found += [inner for option in term.options for inner in _own(option)]
    return found


def _local_term(term: fx.Term) -> bool:
    amounts = [getattr(term, name, None) for name in ("n", "each")]
    counts = [amount for amount in amounts if isinstance(amount, fx.Count)]
    chosen = fx.filter_of(term)
    here = isinstance(term, fx.Split) and term.tuck_here > 0
    return here or fx.place_of(term) in NEAR or chosen.where in NEAR or chosen.other or any(map(_near, counts))


def _near(count: fx.Count | None) -> bool:
    return count is not None and (count.filter.where in NEAR or count.filter.other)
