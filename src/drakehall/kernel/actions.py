"""The vocabulary of a game: every action has a number and a notation."""

from typing import final

from drakehall.kernel.errors import UnknownAction

Labels = tuple[str, ...]


@final
class Verb:
    """A verb with its parameters; once it is part of a vocabulary, its actions are `first … first + size - 1`."""

    __slots__ = ("counts", "first", "labels", "name", "parameters", "size")

    def __init__(self, name: str, parameters: dict[str, int | Labels]) -> None:
        """Describe a verb; a parameter is a count (0 … count - 1) or a tuple of labels."""
        self.name = name
        self.parameters = tuple(parameters)
        self.labels: tuple[Labels, ...] = tuple(
            tuple(str(i) for i in range(values)) if isinstance(values, int) else values
            for values in parameters.values()
        )
        self.counts: tuple[bool, ...] = tuple(isinstance(values, int) for values in parameters.values())
        self.size = 1
        for labels in self.labels:
            self.size *= len(labels)
        self.first = -1


def verb(name: str, **parameters: int | Labels) -> Verb:
    """Declare a verb: `verb("place", slot=6)`, `verb("pay", kind=("meat", "gold"))`."""
    return Verb(name, parameters)


@final
class ActionSpace:
    """All actions of a game with its options, numbered from 0 in the order of the verbs and their arguments."""

    __slots__ = ("_by_name", "_verb_of", "size", "verbs")

    def __init__(self, *verbs: Verb) -> None:
        """Number the actions of the verbs; a verb belongs to only one vocabulary."""
        self.verbs = verbs
        self.size = 0
        self._by_name = {verb.name: verb for verb in verbs}
        self._verb_of: list[Verb] = []
        if len(self._by_name) != len(verbs):
            raise ValueError("two verbs have the same name")
        for each in verbs:
            if each.first >= 0:
                raise ValueError(f"the verb {each.name} already belongs to a vocabulary")
            each.first = self.size
            self.size += each.size
            self._verb_of.extend([each] * each.size)

    def first(self, verb_name: str) -> int:
        """Return the number of a verb's first action; the others follow it, the last argument varying fastest."""
        return self._by_name[verb_name].first

    def verb(self, action: int) -> Verb:
        """Return the verb of an action."""
        return self._verb_of[action]

    def arguments(self, action: int) -> dict[str, int | str]:
        """Return an action's arguments by parameter: numbers as numbers, labels as labels."""
        verb = self._verb_of[action]
        rest = action - verb.first
        values: list[int | str] = []
        for labels, is_count in zip(reversed(verb.labels), reversed(verb.counts), strict=True):
            rest, i = divmod(rest, len(labels))
            values.append(i if is_count else labels[i])
        return dict(zip(verb.parameters, reversed(values), strict=True))

    def targets(self, action: int) -> tuple[str, ...]:
        """Return the elements that an action's arguments refer to: `slot-3`; after a seat, its own: `seat-1-slot-2`.

        An element is named after the last word of the parameter's name, as in the message catalogues.
        """
        owner, alone = "", True
        named: list[str] = []
        for parameter, value in self.arguments(action).items():
            element = f"{parameter.rpartition('_')[2]}-{value}"
            if element.startswith("seat-"):
                if owner and alone:
                    named.append(owner)
                owner, alone = element, True
            else:
                named.append(f"{owner}-{element}" if owner else element)
                alone = False
        if owner and alone:
            named.append(owner)
        return tuple(named)

    def name(self, action: int) -> str:
        """Write an action in notation: `place 3`."""
        if not 0 <= action < self.size:
            raise UnknownAction(text=str(action), example=self.name(0))
        return " ".join([self._verb_of[action].name, *map(str, self.arguments(action).values())])

    def parse(self, text: str) -> int:
        """Read notation; anything that is not an action raises `UnknownAction`."""
        words = text.split()
        verb = self._by_name.get(words[0]) if words else None
        if verb is None:
            raise UnknownAction(text=text, example=self.name(0))
        action = 0
        for word, labels in zip(words[1:], verb.labels, strict=False):
            if word not in labels:
                raise UnknownAction(text=text, example=self.name(verb.first))
            action = action * len(labels) + labels.index(word)
        if len(words) - 1 != len(verb.labels):
            raise UnknownAction(text=text, example=self.name(verb.first))
        return verb.first + action
