"""Many legal actions as a few numbered entries, chosen step by step.

An action's words are a message with arguments, so what differs between actions is known in every language: bids that
differ in a number alone become one entry "Bid 8-21 mice"; many offers become the questions which card, to whom, as
what, above the sentence as far as it is said. No game is known by name.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher

from cattery.core.errors import InvalidAction
from cattery.core.view import SeatView
from cattery.core.words import Message, Seat, say

AT_MOST = 12  # entries that are shown side by side before anything is folded
FEW = 3  # actions of a kind that are not worth a fold
BLANK = "…"
TOKENS = re.compile(r"[\u2e80-\u9fff]|[^\W\u2e80-\u9fff]+|\s+|.", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal action in the reader's words, and the parts in which it may differ from others."""

    action: int
    kind: str  # the message's id
    text: str
    parts: tuple[tuple[str, str, int | None], ...]  # name, words, and the value where it is a number


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of a menu: one action, or several that are told apart in the next step."""

    label: str
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class Menu:
    """A question: a sentence as far as it is said, and either entries or a range of numbers."""

    sentence: str
    entries: tuple[Entry, ...]
    numbers: range | None = None  # what is typed is then one of these numbers

    def expected(self) -> str:
        """What may be typed: `1-5`."""
        numbers = self.numbers or range(1, len(self.entries) + 1)
        return f"{numbers[0]}-{numbers[-1]}" if len(numbers) > 1 else str(numbers[0])

    def pick(self, typed: str) -> Entry:
        """The entry of a typed number, or of its own words; raises InvalidAction."""
        numbers = self.numbers or range(1, len(self.entries) + 1)
        for entry in self.entries:
            if entry.label.casefold() == typed.casefold() and not self.numbers:
                return entry
        if typed.isascii() and typed.isdigit() and len(typed) < 10 and int(typed) in numbers:
            return self.entries[int(typed) - numbers[0]]
        raise InvalidAction("terminal/error-choice", got=typed[:40], expected=self.expected())


def choices_of(view: SeatView, language: str, names: tuple[str, ...]) -> tuple[Choice, ...]:
    """What the seat may do now, in its reader's words."""
    made = []
    for action in view.legal_actions:
        message = view.game.action_message(view.config, view.snapshot, action)
        parts = tuple(
            (name, _words(value, language, names), _number(value)) for name, value in message.arguments.items()
        )
        made.append(Choice(action, message.id, say(message, language, names, view.seat), parts))
    return tuple(made)


def _words(value: object, language: str, names: tuple[str, ...]) -> str:
    if isinstance(value, Seat):
        return names[value.number]
    return say(value, language, names) if isinstance(value, Message) else str(value)


def _number(value: object) -> int | None:
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def first_menu(choices: Sequence[Choice]) -> Menu:
    """All legal actions: runs of numbers are folded, and the largest kinds while the others are too many."""
    kinds: dict[str, list[Choice]] = {}
    for choice in choices:
        kinds.setdefault(choice.kind, []).append(choice)
    folded = {kind for kind, group in kinds.items() if _run_of(group)}
    lines = sum(1 if kind in folded else len(group) for kind, group in kinds.items())
    for kind, group in sorted(kinds.items(), key=lambda entry: -len(entry[1])):
        if lines > AT_MOST and kind not in folded and len(group) > FEW and _first_difference(group) is not None:
            folded.add(kind)
            lines -= len(group) - 1
    entries: list[Entry] = []
    for kind, group in kinds.items():
        if kind in folded:
            entries.append(Entry(_folded_label(group), tuple(group)))
        else:
            entries += [Entry(choice.text, (choice,)) for choice in group]
    if len(entries) == 1 and len(choices) > 1:
        return next_menu(entries[0])
    return Menu("", tuple(entries))


def next_menu(entry: Entry) -> Menu:
    """The question that tells apart the actions of an entry: by the first part in which they differ."""
    run = _run_of(entry.choices)
    if run:
        return Menu(_folded_label(entry.choices), tuple(Entry(c.text, (c,)) for c in entry.choices), run)
    sentence = sentence_of(entry.choices)
    part = _first_difference(entry.choices)
    if part is None:
        return Menu(sentence, tuple(Entry(choice.text, (choice,)) for choice in entry.choices))
    values: dict[str, list[Choice]] = {}
    for choice in entry.choices:
        values.setdefault(choice.parts[part][1], []).append(choice)
    return Menu(sentence, tuple(Entry(words, tuple(group)) for words, group in values.items()))


def _first_difference(choices: Sequence[Choice]) -> int | None:
    """The first part in which the choices, all of one kind, are not all alike."""
    for i in range(len(choices[0].parts)):
        if len({choice.parts[i][1] for choice in choices}) > 1:
            return i
    return None


def _run_of(choices: Sequence[Choice]) -> range | None:
    """The numbers of choices that differ in one number alone, each one more than the last."""
    if len(choices) <= FEW - 1:
        return None
    differing = [i for i, part in enumerate(choices[0].parts) if any(c.parts[i] != part for c in choices)]
    if len(differing) != 1:
        return None
    numbers = [choice.parts[differing[0]][2] for choice in choices]
    first = numbers[0]
    if first is None or numbers != list(range(first, first + len(numbers))):
        return None
    return range(first, first + len(numbers))


def _folded_label(choices: Sequence[Choice]) -> str:
    run = _run_of(choices)
    sentence = sentence_of(choices)
    return sentence.replace(BLANK, f"{run[0]}–{run[-1]}") if run and sentence.count(BLANK) == 1 else sentence


def sentence_of(choices: Sequence[Choice]) -> str:
    """What the choices, all of one kind, have in common, with a blank for each part that is open.

    The first of them is compared with others that differ from it in one part alone, where there are such.
    """
    first = choices[0]
    tokens = TOKENS.findall(first.text)
    is_open = [False] * len(tokens)
    gaps: set[int] = set()  # places where others have something more
    for i in range(len(first.parts)):
        others = [choice for choice in choices if choice.parts[i] != first.parts[i]]
        alike = [choice for choice in others if _without(choice, i) == _without(first, i)]
        for other in alike or others:
            _mark_differences(tokens, TOKENS.findall(other.text), is_open, gaps)
    said = ""
    for i, token in enumerate(tokens):
        if i in gaps and not is_open[i]:
            said += f" {BLANK}" if token.isspace() else f"{BLANK} " if said.endswith(" ") else BLANK
        said += BLANK if is_open[i] else token
    return re.sub(rf"{BLANK}(\s*{BLANK})+", BLANK, said)


def _without(choice: Choice, i: int) -> tuple[tuple[str, str, int | None], ...]:
    return choice.parts[:i] + choice.parts[i + 1 :]


def _mark_differences(tokens: list[str], others: list[str], is_open: list[bool], gaps: set[int]) -> None:
    for tag, start, end, _, _ in SequenceMatcher(None, tokens, others, autojunk=False).get_opcodes():
        if tag == "insert":
            gaps.add(start)
        elif tag != "equal":
            is_open[start:end] = [True] * (end - start)
