"""Games at the keyboard, on the program itself: in a terminal (pexpect) and through pipes."""

import io
import os
import re
import signal
import sys
from pathlib import Path

import pexpect
import pytest

from cattery.cli import main
from cattery.core.playthrough import Playthrough, from_text
from cattery.core.words import say
from cattery.games import load, names
from cattery.terminal.bots import hint, levels_in

PROGRAM = "import sys; from cattery.cli import main; sys.exit(main())"
PROMPT = r"(\d+)(?:-\d+)? \((\? for help|Enter goes back)\): "
LEVELS = r"1-5 \(Enter: regular\): "
HINT = rf"A good move: ((?:[^\r\n]|\r\n)*?)\r\n{PROMPT}"
SHORT = ("--players", "3", "--option", "rounds=2", "--seed", "77")
CLEAR = "\x1b[H\x1b[2J\x1b[3J"
Captured = pytest.CaptureFixture[str]


def start(*arguments: str, **environment: str) -> "pexpect.spawn[str]":
    """The program in a terminal."""
    known = {**os.environ, "PYTHONPATH": ":".join(sys.path), "TERM": "xterm", "NO_COLOR": "1", "COLUMNS": "200"}
    child = pexpect.spawn(
        sys.executable,
        ["-c", PROGRAM, *arguments],
        dimensions=(60, 200),
        env={**known, **environment},
        encoding="utf-8",
        timeout=30,
        echo=False,
    )
    child.delaybeforesend = None
    return child


def rest_of(child: "pexpect.spawn[str]") -> tuple[str, int | None]:
    """What is said until the program ends, and its exit code."""
    child.expect(pexpect.EOF)
    return str(child.before), end_of(child)


def end_of(child: "pexpect.spawn[str]") -> int | None:
    """The exit code of a program that has let go of its terminal, which it does a moment before it has ended."""
    child.wait()
    child.close()
    return child.exitstatus


def matched(child: "pexpect.spawn[str]") -> str:
    """The first group of what was expected."""
    assert isinstance(child.match, re.Match)
    return str(child.match.group(1))


def hint_in(said: str) -> tuple[str, str]:
    """What is recommended, as a playthrough has it: the last words in brackets of the first line; and the reasons."""
    move, _, reasons = said.partition("\n")
    return str(re.findall(r"\(([^()]*)\)", move)[-1]), " ".join(reasons.split())


class Pipe:
    """The program in a pipe, in this process."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
        self.monkeypatch, self.capsys = monkeypatch, capsys

    def type(self, typed: str, *arguments: str) -> tuple[int, str]:
        """Exit code and output when these lines are typed."""
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        self.capsys.readouterr()
        code = main(list(arguments))
        said = self.capsys.readouterr()
        assert said.err == ""
        return code, said.out


@pytest.fixture
def pipe(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> Pipe:
    return Pipe(monkeypatch, capsys)


def kept(folder: Path, kind: str = "unfinished") -> Path:
    """The file of the one game that is kept."""
    (path,) = (folder / kind).iterdir()
    return path


def playthrough(path: Path) -> Playthrough:
    return playthrough_of(path.read_text(encoding="utf-8"))


def playthrough_of(text: str) -> Playthrough:
    return from_text(text, load)


# ------------------------------------------------------------------------------------------------------ whole games


@pytest.mark.parametrize("name", names())
def test_a_whole_game_in_a_terminal_by_the_first_answer_to_each_question(name: str, own_folder: Path) -> None:
    child = start("play", name, "--pace", "0", "--seed", "5eed", "--name", "Ada")
    while child.expect([PROMPT, pexpect.EOF]) == 0:
        child.sendline(matched(child))  # the lowest number that is asked for
    said = str(child.before)
    assert end_of(child) == 0
    assert "Score (" in said
    assert re.search(r"You win!|\w+ wins!|You lose\.|\w+ loses\.|A draw\.|Joint winners", said)
    play = playthrough(kept(own_folder, "finished"))
    assert play.is_over
    assert play.game.name == name


@pytest.mark.parametrize("language", ["en", "fr", "de", "pl", "zh"])
def test_a_whole_game_through_a_pipe_in_every_language(pipe: Pipe, own_folder: Path, language: str) -> None:
    code, out = pipe.type("1\n" * 60, "play", "felix", *SHORT, "--lang", language)
    play = playthrough(kept(own_folder, "finished"))
    assert code == 0
    for seat in range(3):
        assert re.search(rf"\s{play.scores()[seat]}$", out, re.MULTILINE)
    assert str(kept(own_folder, "finished")) in out


def test_bots_act_the_same_for_the_same_seed_and_actions(pipe: Pipe, own_folder: Path) -> None:
    logs = []
    for _ in range(2):
        pipe.type("1\n" * 60, "play", "felix", *SHORT)
        path = kept(own_folder, "finished")
        logs.append(playthrough(path).log)
        path.unlink()
    assert logs[0] == logs[1]


# ---------------------------------------------------------------------------------------------- how well the bots play


def test_each_bot_has_the_level_that_was_asked_for_and_keeps_its_persona(pipe: Pipe, own_folder: Path) -> None:
    _, out = pipe.type("1\nq\n", "play", "felix", "--seed", "77", "--bots", "beginner,casual")
    said = "You play against Minka (beginner · bluffing), Tiger (casual · honest), Luna (casual · hoarding)."
    assert said in " ".join(out.split())
    path = kept(own_folder)
    assert [line for line in path.read_text().splitlines() if line.startswith("# seat")] == [
        "# seat 0 person Player 1",
        "# seat 1 beginner Minka",
        "# seat 2 casual Tiger",
        "# seat 3 casual Luna",
    ]
    _, out = pipe.type("q\n", "play", "--load", str(path))
    assert said in " ".join(out.split())
    _, out = pipe.type("q\n", "play", "--load", str(path), "--bots", "regular,casual")
    assert said.split("Tiger")[1] in " ".join(out.split())
    assert "Minka (regular)" in out


def test_levels_play_differently_and_a_game_that_was_left_goes_on_with_them(pipe: Pipe, own_folder: Path) -> None:
    logs = {}
    for bots in ("regular", "beginner"):
        pipe.type("1\n" * 60, "play", "felix", *SHORT, "--bots", bots)
        whole = kept(own_folder, "finished")
        logs[bots] = whole.read_text()
        whole.unlink()
    pipe.type("1\n1\nq\n", "play", "felix", *SHORT, "--bots", "beginner")
    pipe.type("1\n" * 60, "play", "--load", str(kept(own_folder)))
    assert kept(own_folder, "finished").read_text() == logs["beginner"]
    assert playthrough_of(logs["beginner"]).log != playthrough_of(logs["regular"]).log


def test_whoever_sits_at_a_terminal_is_asked_how_well_the_bots_are_to_play(own_folder: Path) -> None:
    child = start("play", "felix", "--pace", "0")
    child.expect("How well are the 3 bots to play\\? One number for all, or one for each: 1 3 5")
    child.expect("1  beginner: Overlooks and misjudges a lot, and follows its temperament.")
    for typed, told in (("6", "“6” cannot be chosen here."), ("1 1 1 1", "Too many bots: 4. Expected: at most 3.")):
        child.expect(LEVELS)
        child.sendline(typed)
        child.expect_exact(told)
    child.expect(LEVELS)
    child.sendline("1, casual 3")
    child.expect(r"You play against Minka \(beginner · \w+\), Tiger \(casual · \w+\), Luna \(regular\)\.")
    child.expect(PROMPT)
    child.sendline("q")
    assert rest_of(child)[1] == 0


@pytest.mark.parametrize("typed", ["", " , "])
def test_whoever_names_no_level_has_the_one_that_is_asked_about(own_folder: Path, typed: str) -> None:
    child = start("play", "cat-and-mouse", "--pace", "0")
    child.expect(LEVELS)
    child.sendline(typed)
    child.expect(r"You play against Minka \(regular\)\.")
    child.close()


@pytest.mark.parametrize("text", ["casual,expert", "casual expert", " Casual , EXPERT "])
def test_levels_are_told_apart_by_commas_or_spaces(text: str) -> None:
    assert levels_in(load("felix"), text) == ["casual", "expert"]


def test_there_is_one_bot_to_ask_about_in_a_game_for_two(own_folder: Path) -> None:
    child = start("play", "cat-and-mouse", "--pace", "0", "--lang", "de")
    child.expect("Wie gut soll der Bot spielen\\?")
    child.expect(r"1-5 \(Eingabetaste: normal\): ")
    child.sendline("2")
    child.expect(r"Du spielst gegen Minka \(gemütlich · (ungestüm|hortend|vorsichtig)\)\.")
    child.close()


def test_bots_that_are_watched_have_levels_too(pipe: Pipe) -> None:
    _, out = pipe.type("", "watch", "cat-and-mouse", "--seed", "2a", "--bots", "casual,regular")
    assert "At the table: Minka (casual · careful), Tiger (regular)." in out
    assert "wins!" in out


@pytest.mark.soak
def test_a_search_is_compiled_before_the_game_and_then_plays(own_folder: Path) -> None:
    child = start("play", "cat-and-mouse", "--pace", "0", "--bots", "strong", "--option", "stock_size=1")
    child.expect(r"You play against Minka \(strong\)\.")
    while child.expect([PROMPT, pexpect.EOF], timeout=120) == 0:
        child.sendline("1")
    assert end_of(child) == 0


# ------------------------------------------------------------------------------------------- leaving and coming back


@pytest.mark.parametrize("actions", [0, 1, 2, 3])
def test_a_game_that_was_left_goes_on_as_it_would_have_gone(pipe: Pipe, own_folder: Path, actions: int) -> None:
    pipe.type("1\n" * 60, "play", "felix", *SHORT)
    whole = kept(own_folder, "finished")
    expected = whole.read_text()
    whole.unlink()
    code, out = pipe.type("1\n" * actions + "q\n", "play", "felix", *SHORT)
    path = kept(own_folder)
    assert (code, out.count(str(path))) == (0, 1)
    code, out = pipe.type("1\n" * 60, "play", "--load", str(path))
    assert code == 0
    assert kept(own_folder, "finished").read_text() == expected


def test_a_copy_is_taken_up_with_its_names_and_seats(pipe: Pipe, own_folder: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy of mine.txt"
    _, out = pipe.type(
        f"1\ns {copy}\nq\n", "play", "felix", *SHORT, "--seat", "2", "--name", "Žofie", "--name", "Bot 1"
    )
    assert f"Saved: {copy}" in out
    assert copy.stat().st_mode & 0o777 == 0o600
    assert copy.read_text() == kept(own_folder).read_text()
    _, out = pipe.type("l\n", "play", "--load", str(copy))
    assert "You play against Bot 1 (regular), Minka (regular)." in out
    assert "You place the" in out
    assert copy.read_text().count("# seat 1 person Žofie\n") == 1


@pytest.mark.parametrize("typed", ["", "1\n", "1\n2\n", "1\ns"])
def test_end_of_file_keeps_the_game_and_is_no_error(pipe: Pipe, own_folder: Path, typed: str) -> None:
    code, out = pipe.type(typed, "play", "felix", *SHORT)
    path = kept(own_folder)
    assert code == 0
    assert out.splitlines()[-1] == f"The game is saved. “cattery play” offers to go on with it ({path})."
    assert not playthrough(path).is_over


def test_ctrl_c_at_the_prompt_keeps_the_game(own_folder: Path) -> None:
    child = start("play", "felix", *SHORT, "--pace", "0")
    child.expect(PROMPT)
    child.sendline("1")
    child.expect(PROMPT)
    child.send("\x03\r")  # and a key: a signal between its prompt and its waiting is noticed by readline no earlier
    said, code = rest_of(child)
    assert code == 130
    assert said.strip().startswith("The game is saved.")
    assert len(said.strip().splitlines()) == 1
    assert playthrough(kept(own_folder)).decision >= 2


def test_ctrl_c_while_bots_are_acting_keeps_the_game(own_folder: Path) -> None:
    child = start("play", "felix", *SHORT, "--seat", "3", "--pace", "20")
    child.expect("places a card")
    child.sendintr()
    said, code = rest_of(child)
    assert code == 130
    assert "The game is saved." in said
    assert "Traceback" not in said
    assert playthrough(kept(own_folder)).decision == 1


def test_ctrl_d_in_a_terminal(own_folder: Path) -> None:
    child = start("play", "felix", *SHORT)
    child.expect(PROMPT)
    child.sendeof()
    said, code = rest_of(child)
    assert code == 0
    assert "The game is saved." in said
    assert kept(own_folder).exists()


def test_a_killed_program_has_lost_nothing(own_folder: Path) -> None:
    child = start("play", "felix", *SHORT, "--pace", "0")
    child.expect(PROMPT)
    child.sendline("1")
    child.expect("You place")
    child.expect(PROMPT)
    child.kill(signal.SIGKILL)
    child.wait()
    play = playthrough(kept(own_folder))
    assert [action for player, action in play.log if player == 0] == [play.game.action_texts.index("place -8")]


def test_an_unfinished_game_is_offered_and_goes_on(own_folder: Path, pipe: Pipe) -> None:
    pipe.type("1\nq\n", "play", "felix", *SHORT)
    path, before = kept(own_folder), playthrough(kept(own_folder)).decision
    child = start("play", "felix", "--pace", "0")
    child.expect(rf"1  Go on: Felix[^\r\n]* 3 players, {before} actions so far")
    child.expect("2  A new game of Felix")
    child.expect("1-2: ")
    child.sendline("1")
    child.expect("You place")
    child.expect(PROMPT)
    child.sendline("1")
    child.expect("You pass")
    child.expect(PROMPT)
    child.sendline("q")
    assert rest_of(child)[1] == 0
    assert kept(own_folder) == path
    assert playthrough(path).decision > before


def test_a_damaged_unfinished_game_does_not_stop_a_new_one(own_folder: Path, pipe: Pipe) -> None:
    pipe.type("1\nq\n", "play", "felix", *SHORT)
    path = kept(own_folder)
    path.write_text(path.read_text() + "0 fly\n")
    child = start("play", "felix", "--pace", "0")
    child.expect("“fly” is not an action")
    child.expect(LEVELS)
    child.sendline("")
    child.expect(PROMPT)
    child.sendline("q")
    assert rest_of(child)[1] == 0
    assert path.exists()


def test_without_a_game_the_games_are_offered(pipe: Pipe) -> None:
    number = names().index("felix") + 1
    code, out = pipe.type(f"0\nfelix\n{number}\n", "play")
    assert code == 0
    assert f"{number}  Felix: The Cat in the Sack (3-5 players)" in out
    assert out.count("cannot be chosen here") == 2
    assert "Round 1 of 9" in out


def test_a_game_that_cannot_be_saved_goes_on(own_folder: Path, pipe: Pipe) -> None:
    own_folder.parent.mkdir(parents=True)
    own_folder.write_text("a file where the folder should be")
    code, out = pipe.type("1\n" * 60, "play", "felix", *SHORT)
    assert code == 0
    assert out.count("it is not being saved") == 1
    assert "Score (" in out
    assert "could not be saved" in pipe.type("1\nq\n", "play", "felix", *SHORT)[1]


def test_only_a_game_under_way_with_a_seed_can_be_taken_up(
    own_folder: Path, pipe: Pipe, tmp_path: Path, capsys: Captured
) -> None:
    pipe.type("1\n" * 60, "play", "felix", *SHORT)
    assert main(["play", "--load", str(kept(own_folder, "finished"))]) == 2
    assert "this game is over" in capsys.readouterr().err
    pipe.type("1\nq\n", "play", "felix", *SHORT)
    seedless = tmp_path / "seedless.txt"
    seedless.write_text(re.sub(r"seed .*\n", "", kept(own_folder).read_text()))
    assert main(["play", "--load", str(seedless)]) == 2
    assert "holds no seed" in capsys.readouterr().err


# ------------------------------------------------------------------------------------------------- what can be typed

REFUSED = {
    "0": "“0” cannot be chosen here. Expected: 1-9.",
    "10": "“10” cannot be chosen",
    str(10**30): "cannot be chosen",
    "10**30": "“10**30” cannot be chosen",
    "NaN": "“NaN” cannot be chosen",
    "-1": "“-1” cannot be chosen",
    "1 2": "“1 2” cannot be chosen",
    "bid 3": "“bid 3” is not possible now. Expected: place -8",
    "bid 99999": "“bid 99999” cannot be chosen",
    "place lion": "“place lion” cannot be chosen",
    "x" * 100_000: "cannot be chosen here. Expected: 1-9.",
    "\x1b[2J": "“\\x1b[2J” cannot be chosen",
    "\u202e1": "cannot be chosen",
    "l NaN": "“NaN” is not a number that fits here. Expected: 1-999999.",
    "l -1": "“-1” is not a number",
    "l 0": "“0” is not a number",
    "? F99": "There is no rule “F99”. Rules: F1-F23.",
    "s /": "/ is a folder",
    "s /dev/null/game": "/dev/null/game: there is no such file.",
    f"s /tmp/{'x' * 300}": "there is no such file.",
    "s ~nobody-of-that-name/x\x01": "~nobody-of-that-name/x\\x01",
}


@pytest.mark.parametrize("typed", REFUSED, ids=lambda t: t[:20].encode("ascii", "replace").decode())
def test_what_cannot_be_done_is_refused_in_one_line_and_changes_nothing(
    pipe: Pipe, own_folder: Path, typed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    code, out = pipe.type(f"{typed}\n", "play", "felix", *SHORT)
    assert code == 0
    after = out.split("1-9 (? for help): ", 1)[1]
    assert REFUSED[typed] in after
    assert len(after.split("1-9 (? for help): ")[0].splitlines()) <= 3
    assert all(player == 2 or player < 0 for player, _ in playthrough(kept(own_folder)).log)


@pytest.mark.parametrize(
    "typed", ["1", "place -8", "PLACE   -8", "Place the -8", "place the -8", "１", "\n\n1", "  1  "]
)
def test_a_choice_by_number_by_text_or_by_its_words(pipe: Pipe, own_folder: Path, typed: str) -> None:
    _, out = pipe.type(f"{typed}\n", "play", "felix", *SHORT)
    assert "You place the -8 face down." in out
    assert playthrough(kept(own_folder)).decision > 0


def test_several_numbers_answer_several_questions(pipe: Pipe, own_folder: Path) -> None:
    _, out = pipe.type("1\n2 7\n", "play", "felix", *SHORT, "--seat", "1")
    assert "You bid 7." in out
    _, out = pipe.type("1\n2\n99\n\n2\n7\n", "play", "felix", *SHORT)
    assert "“99” cannot be chosen here. Expected: " in out
    assert "You bid 7." in out


def test_the_commands_at_the_prompt(pipe: Pipe) -> None:
    _, out = pipe.type("?\n? f12\n?F13\nl 1\n？\n", "play", "felix", *SHORT)
    assert re.findall(r"^F\d+", out, re.MULTILINE) == [f"F{i}" for i in (*range(1, 24), 12, 13, *range(1, 24))]
    assert "h           a hint" in out
    assert re.search(r"help\): l 1\nRound 1 of 2[^\n]+\n1-9", out)


def test_a_hint_of_another_decision_is_refused(pipe: Pipe, own_folder: Path) -> None:
    """As a server may give it that has gone on meanwhile."""
    bid = load("felix").action_texts.index("bid 9")
    pipe.monkeypatch.setattr("cattery.terminal.session.Session.hint", lambda self, seat: (bid, ["because"]))
    code, out = pipe.type("h\n", "play", "felix", *SHORT)
    assert code == 0
    assert "The hint came too late: another decision is asked for now." in out
    assert "because" not in out


def hints_in(out: str) -> list[tuple[str, str]]:
    """What was recommended, one after the other, and why."""
    return [hint_in(found.group(1)) for found in re.finditer(HINT, out.replace("\n", "\r\n"))]


def test_the_hint_is_what_the_strongest_bot_would_do_there_with_reasons_and_what_else_is_worth(
    pipe: Pipe, own_folder: Path
) -> None:
    """Asked twice, it says the same; the bots get ready once."""
    _, out = pipe.type("h\nh\n", "play", "felix", *SHORT)
    view = playthrough(kept(own_folder)).view(0)
    (text, reasons), again = hints_in(out)
    assert again == (text, reasons)
    assert out.count("The bots are getting ready.") <= 1, "once, if that takes long"
    assert text == view.game.action_texts[hint(view).action]
    told = re.findall(r"as good as being (\d+(?:\.\d)?) points? (ahead|behind)", reasons)
    leads = [float(points) if which == "ahead" else -float(points) for points, which in told]
    assert 2 <= len(leads) <= 4, "what is recommended, and the best of the others"
    assert leads == sorted(leads, reverse=True)


def test_colour_is_for_terminals_that_want_it(pipe: Pipe) -> None:
    assert "\x1b" not in pipe.type("1\n", "play", "felix", *SHORT)[1]
    for environment, has_colour in (({"NO_COLOR": "1"}, False), ({"NO_COLOR": ""}, True), ({"TERM": "dumb"}, False)):
        child = start("play", "felix", *SHORT, **environment)
        child.expect(PROMPT)
        assert ("\x1b[1m" in str(child.before)) == has_colour
        child.sendline("q")
        rest_of(child)


# ---------------------------------------------------------------------------------------------------------- hot seat


def allowed_lines(play: Playthrough, seat: int, table: tuple[str, ...]) -> set[str]:
    """All that a seat's own view says."""
    view = play.view(seat)
    told = [play.game.event_message(play.config, event) for event in view.events]
    shown = [*told, *play.game.position(play.config, view.snapshot)]
    buttons = [play.game.action_message(play.config, view.snapshot, action) for action in view.legal_actions]
    return {say(message, "en", table, seat) for message in [*shown, *buttons] if message is not None}


def test_hot_seat_hides_everything_between_two_people(own_folder: Path) -> None:
    table = ("Ada", "Bo", "Minka")
    child = start("play", "felix", *SHORT, "--pace", "0", "--hotseat", "1,2", "--name", "Ada", "--name", "Bo")
    looks, last = 0, ""
    while child.expect([r"(Ada|Bo), press Enter when nobody else is looking\. ?", pexpect.EOF]) == 0:
        person = matched(child)
        assert CLEAR in str(child.before), "the last hand is wiped before the next person is called"
        assert str(child.before).rpartition(CLEAR)[2].strip() == f"Pass the keyboard to {person}."
        child.sendline("")
        child.expect(PROMPT)
        shown = str(child.before)
        assert shown.startswith(CLEAR) or CLEAR in shown[:30]
        play = playthrough(kept(own_folder))
        seat = table.index(person)
        assert play.player == seat
        allowed = allowed_lines(play, seat, table)
        for line in shown.rpartition(CLEAR)[2].replace("\r", "").splitlines():
            parts = [re.sub(r"^\d+  ", "", part) for part in re.split(r" {3,}(?=\d+  )", line.strip())]
            for part in parts:
                assert not part or part in allowed or re.fullmatch(r"Bid \d+–\d+( mice)?", part), (person, line)
        child.send("\x1b[A\r")
        child.expect(PROMPT)
        assert "You p" not in str(child.before), "no typed line of the person before can be brought back"
        child.sendline("1")
        looks, last = looks + 1, person
    assert looks >= 6
    assert last
    assert CLEAR in str(child.before)
    assert "Score (" in str(child.before)


def test_hot_seat_in_a_pipe_draws_a_curtain(pipe: Pipe) -> None:
    code, out = pipe.type("\n1\n" * 40, "play", "felix", *SHORT, "--hotseat")
    assert code == 0
    assert "Pass the keyboard to Player 3." in out
    assert "Score (" in out
    assert "You win" not in out


def test_a_hot_seat_game_that_is_left_shows_no_hand(own_folder: Path) -> None:
    child = start("play", "felix", *SHORT, "--hotseat", "1,2")
    child.expect("press Enter")
    child.sendline("")
    child.expect(PROMPT)
    child.sendline("q")
    said, code = rest_of(child)
    assert code == 0
    assert CLEAR in said
    assert "The game is saved." in said.rpartition(CLEAR)[2]
    child = start("play", "felix")
    child.expect("1-2: ")
    child.sendline("1")
    child.expect("press Enter")
    assert "hand" not in str(child.before)
    child.close(force=True)
