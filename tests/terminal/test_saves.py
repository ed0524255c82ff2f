import os
from pathlib import Path

import pytest

from cattery.core.errors import InvalidRequest, UsageError
from cattery.core.playthrough import Playthrough
from cattery.games import load
from cattery.terminal import saves
from cattery.terminal.names import names_at_table


def some_play(actions: int = 9) -> Playthrough:
    game = load("felix")
    play = Playthrough(game, game.configure(3), b"saves")
    for _ in range(actions):
        play.act(play.player, game.legal(play.config, play.state)[0])
    return play


def test_a_save_is_its_owners_alone_and_leaves_nothing_beside_it() -> None:
    path = saves.new_place("felix")
    saves.write(path, "one\n")
    saves.write(path, "two\n")
    assert path.read_text() == "two\n"
    assert path.stat().st_mode & 0o777 == 0o600
    assert [p.name for p in path.parent.iterdir()] == [path.name]
    assert path.parent.stat().st_mode & 0o777 == 0o700


def test_a_save_that_fails_keeps_the_old_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.txt"
    saves.write(path, "old\n")

    def no_space(descriptor: int) -> None:
        raise OSError(28, os.strerror(28))

    monkeypatch.setattr(os, "fsync", no_space)
    with pytest.raises(UsageError, match="no space"):
        saves.write(path, "new\n")
    assert path.read_text() == "old\n"
    assert [p.name for p in tmp_path.iterdir() if p.is_file()] == ["game.txt"]


def test_who_sits_where_is_kept(tmp_path: Path) -> None:
    play, path = some_play(), tmp_path / "game.txt"
    seats = saves.Seats(frozenset({0, 2}), ("Žofie B.", "Minka", "小明"), ("regular", "casual", "regular"))
    saves.write(path, saves.to_text(play, seats))
    again, text = saves.read(path)
    assert text.splitlines()[1:4] == ["# seat 0 person Žofie B.", "# seat 1 casual Minka", "# seat 2 person 小明"]
    assert again.to_text() == play.to_text()
    assert saves.seats_in(text, 3, "en") == seats


def test_the_bots_of_older_saves_play_regular() -> None:
    lines = "# seat 0 person Ada\n# seat 1 bot Minka\n# seat 2 godlike Tiger\n"
    assert saves.seats_in(lines, 3, "en") == (frozenset({0}), ("Ada", "Minka", "Tiger"), ("regular",) * 3)


def test_hostile_remarks_are_passed_over() -> None:
    lines = [
        "# seat 0 person \x1b[2J",
        "# seat 9 person Eve",
        "# seat x person Eve",
        "# seat 1 person",
        "# seat 1 person \u3164",
        "# seat 2 person Bo",
    ]
    found = saves.seats_in("\n".join(lines), 3, "en")
    assert (found.people, found.names) == (frozenset({2}), ("Player 1", "Player 2", "Bo"))


def damaged(path: Path) -> dict[str, str]:
    """Ways to be no saved game, and what is said of each."""
    good = some_play().to_text()
    lines = good.splitlines()
    seed = next(line for line in lines if line.startswith("seed "))
    return {
        "": "line 1",
        "\n": "line 1",
        "hello\n": "line 1: got “hello”",
        good.replace("cattery playthrough 1", "cattery playthrough 2"): "line 1",
        good.replace("game felix", "game chess"): "line 2: There is no game “chess”",
        good.replace("players 3", "players 9"): "cannot be played by 9",
        good.replace("players 3", f"players {10**30}"): "line 4",
        good.replace("players 3", "players NaN"): "line 4: Felix: The Cat in the Sack cannot be played by",
        good.replace("option rounds 9", "option rounds 1000"): "“1000” does not fit here: How many rounds are played.",
        good.replace("option rounds 9\n", ""): "got “option cards 10”",
        good.replace(seed, "seed xyz"): "xyz",
        good.replace(seed, "seed 00"): "expected “chance",
        good.replace("\n0 ", "\n1 ", 1): "turn",
        good[: len(good) - 4]: f"line {len(lines)}",
        good + "0 bid 999999\n": f"line {len(lines) + 1}",
        good + "\x00\x01\n": f"line {len(lines) + 1}",
        good + "end best-score\n": f"line {len(lines) + 1}",
    }


def test_a_damaged_file_is_refused_with_its_first_bad_line(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    for text, said in damaged(path).items():
        path.write_text(text)
        with pytest.raises(UsageError) as refusal:
            saves.read(path)
        assert str(refusal.value).startswith(f"{path}, "), text
        assert said in str(refusal.value), text[-80:]


def test_foreign_files_are_refused(tmp_path: Path) -> None:
    binary, latin = tmp_path / "binary", tmp_path / "latin"
    binary.write_bytes(bytes(range(256)))
    latin.write_bytes("cattery playthrough 1\n# Žofie".encode("latin2"))
    said = {
        tmp_path: "is a folder",
        tmp_path / "nothing": "no such file",
        binary / "below": "no such file",
        tmp_path / ("x" * 300): "no such file",
        Path("a\0b"): "not a text",
        binary: "not a text in UTF-8",
        latin: "not a text in UTF-8",
    }
    for path, words in said.items():
        with pytest.raises(UsageError, match=words):
            saves.read(path)


def test_a_file_without_permission_is_refused(tmp_path: Path) -> None:
    error = saves.file_error(tmp_path / "closed", PermissionError(13, "Permission denied"))
    assert str(error) == f"{tmp_path / 'closed'}: no permission."


def test_a_copy_never_replaces_something_else(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ada")
    with pytest.raises(UsageError, match="left as it is"):
        saves.write_copy(letter, some_play().to_text())
    with pytest.raises(UsageError, match="is a folder"):
        saves.write_copy(tmp_path, some_play().to_text())
    assert letter.read_text() == "Dear Ada"
    saves.write_copy(tmp_path / "copy.txt", some_play(3).to_text())
    saves.write_copy(tmp_path / "copy.txt", some_play().to_text())
    assert (tmp_path / "copy.txt").read_text() == some_play().to_text()


def test_a_finished_game_is_put_away(own_folder: Path) -> None:
    path = saves.new_place("felix")
    saves.write(path, some_play().to_text())
    assert saves.unfinished("felix") == [path]
    assert saves.unfinished("cat_and_mouse") == []
    place = saves.finish(path)
    assert place.parent == own_folder / "finished"
    assert place.exists()
    assert saves.unfinished() == []


# Nothing to see: a filler of Korean, a blank pattern of Braille, a joiner, a mark on nothing.
@pytest.mark.parametrize("name", ["", "  ", "a\x1b[31m", "\u202eadA", "x" * 25, "\u3164", "\u2800", "\u200d", "\u0301"])
def test_names_that_deceive_or_cannot_be_seen_are_refused_as_on_a_server(name: str) -> None:
    with pytest.raises(InvalidRequest, match="cannot be used"):
        names_at_table(3, frozenset({0}), [name], "en")


def test_names_go_to_people_first_and_may_repeat() -> None:
    assert names_at_table(3, frozenset({1}), ["Ada"], "en") == ("Minka", "Ada", "Tiger")
    assert names_at_table(3, frozenset({0, 2}), ["Bo", "Bo", "Minka"], "en") == ("Bo", "Minka", "Bo")
    assert names_at_table(3, frozenset({0}), ["Minka"], "de") == ("Minka", "Tiger", "Luna")
    with pytest.raises(UsageError, match="3 names for 2"):
        names_at_table(2, frozenset({0}), ["a", "b", "c"], "en")
