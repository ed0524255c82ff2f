"""The log is the truth: text and back, save and go on, golden games for ever."""

import random
from importlib.resources import files
from pathlib import Path

import pytest

from cattery.core.errors import CatteryError, InvalidPlaythrough
from cattery.core.game import Game
from cattery.core.playthrough import Playthrough, from_text
from cattery.games import load, names
from tests.conformance.cases import ALL_GAMES, EVERY_TABLE, random_play, table_id

GOLDEN = [
    Path(str(file))
    for name in names()
    for file in sorted((files("cattery") / "games" / name / "playthroughs").iterdir(), key=str)
]


@pytest.mark.parametrize("file", GOLDEN, ids=lambda f: f"{f.parent.parent.name}/{f.stem}")
def test_golden_playthroughs_fold_to_the_same_result_for_ever(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    play = from_text(text, load)
    assert play.is_over
    assert play.to_text() == text


@pytest.mark.parametrize("game", ALL_GAMES, ids=table_id)
def test_every_way_to_end_has_a_golden_playthrough(game: Game) -> None:
    texts = [file.read_text(encoding="utf-8") for file in GOLDEN if file.parent.parent.name == game.name]
    ends = {line.removeprefix("end ") for text in texts for line in text.splitlines() if line.startswith("end ")}
    assert ends == set(game.endings)


@pytest.mark.parametrize(("game", "players"), EVERY_TABLE, ids=table_id)
def test_saving_and_going_on_gives_the_same_game(game: Game, players: int) -> None:
    """The same seed and the same choices: interrupted after every number of actions, then finished."""
    c = game.configure(players)
    whole = random_play(game, c, random.Random(5), actions=60)
    choices = [(p, a) for p, a in whole.log if p >= 0]
    for stop in range(0, len(choices), 7):
        first = Playthrough(game, c, seed=whole.seed)
        for player, action in choices[:stop]:
            first.act(player, action)
        second = from_text(first.to_text(), load)
        for player, action in choices[stop:]:
            second.act(player, action)
        assert second.to_text() == whole.to_text()
        assert second.state == whole.state


@pytest.mark.parametrize(("game", "players"), EVERY_TABLE, ids=table_id)
def test_the_same_seed_deals_the_same_game(game: Game, players: int) -> None:
    c = game.configure(players)
    one, two, other = (Playthrough(game, c, seed=seed) for seed in (b"a", b"a", b"b"))
    assert one.log == two.log
    assert one.log != other.log


@pytest.mark.parametrize("game", ALL_GAMES, ids=table_id)
def test_a_log_without_a_seed_is_read_back_with_its_outcomes(game: Game) -> None:
    play = random_play(game, game.configure(), random.Random(6), actions=200)
    lines = [line for line in play.to_text().splitlines() if not line.startswith("seed ")]
    again = from_text("\n".join(lines) + "\n", load)
    assert again.seed is None
    assert again.state == play.state


@pytest.mark.parametrize("game", ALL_GAMES, ids=table_id)
def test_any_line_altered_is_named(game: Game) -> None:
    """An outcome, an action, a result: the first bad line is told, by its number."""
    rng = random.Random(7)
    lines = random_play(game, game.configure(), rng, actions=20).to_text().splitlines()
    for i, line in enumerate(lines):
        altered = [*lines[:i], f"{line}x", *lines[i + 1 :]]
        with pytest.raises(InvalidPlaythrough) as caught:
            from_text("\n".join(altered) + "\n", load)
        assert caught.value.line == i + 1
        assert f"{i + 1}" in str(caught.value)


@pytest.mark.parametrize("game", ALL_GAMES, ids=table_id)
def test_another_card_than_the_seed_s_is_named(game: Game) -> None:
    lines = random_play(game, game.configure(), random.Random(8), actions=5).to_text().splitlines()
    at = max(i for i, line in enumerate(lines) if line.startswith("chance "))
    texts = game.outcome_texts
    for text in texts:
        if f"chance {text}" != lines[at]:
            with pytest.raises(InvalidPlaythrough) as caught:
                from_text("\n".join([*lines[:at], f"chance {text}", *lines[at + 1 :]]), load)
            assert caught.value.line == at + 1


@pytest.mark.parametrize("game", ALL_GAMES, ids=table_id)
def test_no_text_however_damaged_gives_anything_but_one_clear_error(game: Game) -> None:
    rng = random.Random(9)
    text = random_play(game, game.configure(), rng, actions=30).to_text()
    for _ in range(300):
        said = complaint(damage(text, rng))
        assert "\n" not in said
        assert len(said) < 600


def complaint(text: str) -> str:
    """What is said of a text that cannot be read; nothing of one that can."""
    try:
        from_text(text, load)
    except CatteryError as error:
        return str(error)
    return ""


def damage(text: str, rng: random.Random) -> str:
    """Cut, repeat, swap or overwrite a random part."""
    a, b = sorted(rng.randrange(len(text)) for _ in range(2))
    return rng.choice(
        [
            text[:a],
            text[:a] + text[b:],
            text[:b] + text[a:],
            text[:a] + "".join(chr(rng.choice([0, 10, 32, 48, 57, 0x202E, 0x1F600])) for _ in range(9)) + text[b:],
            text.replace(text[a : a + 1], text[b : b + 1]),
        ]
    )
