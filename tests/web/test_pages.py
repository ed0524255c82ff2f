"""The pages as a browser without scripts meets them: whole in every language, played by forms, clear when refused."""

import re
import time
from collections.abc import Callable, Iterator
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from typing import Any

import pytest

from cattery.core import rulebook
from cattery.core.playthrough import from_text
from cattery.core.turning_points import turning_points
from cattery.core.words import LANGUAGES, Message, say
from cattery.games import load, names
from cattery.web.pages import POLICY
from cattery.web.pages.mine import Tally, outcome
from cattery.web.pages.rules import gallery, options_of, plain_text
from tests.games.examples import EXAMPLES
from tests.web.html import Page, Visitor
from tests.web.server import Server

QUICK = {"setting.pace_ms": "0"}
SHORT = {
    "felix": {"option.rounds": "1"},
    "cockroach_poker": {"option.lose_count": "2", "players": "3"},
    "cat_and_mouse": {"option.stock_size": "1", "option.max_actions": "100"},
}
LEAKED = re.compile(r"Traceback|\.py\b|\bNone\b|Undefined|\{ ?\$|\bpages/|\bweb/")


def w(name: str, language: str = "en", **arguments: Any) -> str:
    return say(Message(f"pages/{name}", arguments), language)


def check(page: Page, language: str = "en", prefix: str = "") -> Page:
    """A page that is whole, loads from this server only, and says nothing of the program's inside."""
    assert page.faults == []
    assert page.answer.headers["content-type"] == "text/html; charset=utf-8"
    assert page.answer.headers["content-security-policy"] == POLICY
    assert page.language == language
    assert page.title.strip()
    assert page.headings.count("h1") == 1
    assert [link for link in page.links if not link.startswith(("#", f"{prefix}/"))] == []
    assert not [link for link in page.links if link.startswith("//")]
    assert not LEAKED.search(page.text), LEAKED.search(page.text)
    return page


def new_table(visitor: Visitor, game: str, **fields: str) -> str:
    """Set up a table by its form; the path of the match."""
    page = check(visitor.get(f"/new/{game}"))
    page = visitor.send(page.form("/new"), {"name": "Ada", **QUICK, **fields})
    assert re.fullmatch(r"/m/[a-z0-9]{16}", visitor.path)
    assert "seated" not in str(page.answer.url)
    return visitor.path


def play(visitor: Visitor, path: str) -> Page:
    """Answer every decision until the game is over; the page then."""
    for _ in range(5000):
        if decide(visitor, path) == "over":
            return visitor.get(path)
        time.sleep(0.002)  # a bot's turn
    raise AssertionError("a game without an end")


def decide(visitor: Visitor, path: str) -> str:
    """The first legal action, sent as a form of the table sends it; how the match stood before."""
    state = visitor.client.get(f"/api/v1/matches/{path[3:]}").json()
    if state["status"] == "running" and state["table"]["actions"]:
        decision, action = str(state["table"]["decision"]), state["table"]["actions"][0]["action"]
        answer = visitor.client.post(
            f"{path}/act", data={"decision": decision, "command": f"page {decision}", "action": action}
        )
        assert answer.status_code == 200, answer.text
    return str(state["status"])


# ------------------------------------------------------------------------------------------------------ whole and clear


@pytest.fixture(scope="module")
def tables(server: Server) -> Iterator[dict[str, tuple[Visitor, str]]]:
    """A lobby, and a game of each kind that is over."""
    ada = Visitor(server.url)
    found = {"lobby": (ada, new_table(ada, "felix", **{"option.rounds": "3", "setting.turn_seconds": "60"}))}
    for game in names():
        found[game] = (ada, new_table(ada, game, **{"with": "bots", **SHORT[game]}))
        play(*found[game])
    yield found
    ada.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_whole_in_every_language(tables: dict[str, tuple[Visitor, str]], language: str) -> None:
    ada, lobby = tables["lobby"]
    stranger = Visitor(str(ada.client.base_url), **{"accept-language": language})
    own = ["/", "/mine", "/mine/forget", "/settings", lobby, f"{lobby}/rules"]
    free = ["/", "/?unknown=1", "/mine", "/mine/forget", "/settings?kept=1", lobby]
    for game in names():
        path = tables[game][1]
        own += [path, *(f"{path}/replay?step={step}&seat={seat}" for step, seat in ((0, "all"), (1, "0"), (9, "none")))]
        free += [path, f"{path}/replay", f"/new/{game}", f"/rules/{game}"]
    free += [f"/example/{game}?step={step}" for game in EXAMPLES for step in (0, 7, 9999)]
    for path in own:
        check(ada.get(f"{path}{'&' if '?' in path else '?'}lang={language}"), language)
    for path in free:
        check(stranger.get(path), language)
    stranger.close()


def test_the_first_page_shows_the_games_in_their_order(visitor: Callable[..., Visitor]) -> None:
    page = visitor().get("/")
    titles = [rulebook.title(load(game), "en") for game in ("felix", "cockroach_poker", "cat_and_mouse")]
    assert sorted(titles, key=page.text.index) == titles
    assert [form.fields["game"] for form in page.forms if form.action == "/new"] == list(SHORT)
    assert "3–5 players" in page.text
    assert "30–45 min" in page.text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_rules_are_read_without_the_names_that_options_are_typed_by(game: str, language: str) -> None:
    rules = load(game)
    typed = [option.name for option in rules.options if "_" in option.name]
    for number in rulebook.rule_numbers(game):
        text = plain_text(rules, number, language)
        assert not [name for name in typed if name in text], (number, text)
        assert len(text) > 8
        whole = rulebook.rule(rules, number, language)
        assert (text != whole) == bool(options_of(rules, number)), (number, whole)
    named = {name for number in rulebook.rule_numbers(game) for name in options_of(rules, number)}
    assert named == {option.name for option in rules.options}


def test_the_pictures_of_the_cards_have_their_names() -> None:
    assert [name for _, name in gallery(load("felix"), "en")] == [
        "-8", "-5", "3", "5", "8", "11", "15", "rabbit", "big dog", "small dog",
    ]  # fmt: skip
    assert len(gallery(load("cockroach_poker"), "pl")) == 8
    assert ("rank-queen", "queen") in gallery(load("cat_and_mouse"), "en")


def test_what_a_table_has_settled_stands_at_its_rule(visitor: Callable[..., Visitor]) -> None:
    ada = visitor()
    path = new_table(ada, "felix", **{"option.rounds": "3", "preset": "french", "option.open_mice": "true"})
    lobby = ada.get(path).text
    assert "How many rounds are played." in lobby
    rules = ada.get(f"{path}/rules").text
    after_f20 = rules[rules.index("F20") : rules.index("F21")]
    assert re.search(r"At this table:\s+How many rounds are played\.\s+3", after_f20)
    assert "At this table" not in rules[rules.index("F5") : rules.index("F6")]
    usual = ada.get(new_table(ada, "felix")).text
    assert say(Message("felix/preset-standard")) in usual
    assert w("settled-changed") not in usual
    french = ada.get(new_table(ada, "felix", preset="french")).text
    assert say(Message("felix/preset-french")) in french
    assert w("settled-changed") not in french


# -------------------------------------------------------------------------------------------------------- by its forms


@pytest.mark.parametrize("game", names())
def test_play_now_is_one_click(visitor: Callable[..., Visitor], game: str) -> None:
    ada = visitor()
    page = ada.send(ada.get("/").form("/new", game=game))
    check(page)
    assert re.fullmatch(r"/m/[a-z0-9]{16}", ada.path)
    assert ada.client.get(f"/api/v1/matches/{ada.path[3:]}").json()["status"] == "running"
    assert rulebook.title(load(game), "en") in ada.get("/").text.split(w("home-running"))[1]


def test_whose_turn_it_is_stands_on_the_first_page(visitor: Callable[..., Visitor]) -> None:
    people = {"Ada": visitor(), "Bo": visitor()}
    path = new_table(people["Ada"], "cat_and_mouse")
    people["Bo"].send(people["Bo"].get(path).form("/join"), {"name": "Bo"})
    assert w("status-lobby", free=0) in people["Bo"].get("/").text
    people["Ada"].send(people["Ada"].get(path).form("/start"))
    table = people["Ada"].client.get(f"/api/v1/matches/{path[3:]}").json()["table"]
    mine, other = ("Ada", "Bo") if table["player"] == 0 else ("Bo", "Ada")
    for page in ("/", "/mine"):
        assert "It is your turn." in people[mine].get(page).text
        assert f"It is {mine}’s turn." in people[other].get(page).text


def test_friends_come_by_the_link_with_one_field_and_one_click(visitor: Callable[..., Visitor]) -> None:
    ada, bo, cy = visitor(), visitor(), visitor()
    path = new_table(ada, "felix", players="3")
    assert f"http://127.0.0.1:{ada.client.base_url.port}{path}" in ada.page.answer.text  # type: ignore[union-attr]
    page = check(bo.get(path))
    assert w("lobby-invited", player="Ada") in page.text
    form = page.form("/join")
    assert (list(form.fields), form.required, len(form.buttons)) == (["name"], {"name"}, 1)
    assert page.answer.text.index(f"{path}/join") < page.answer.text.index(w("lobby-seats"))
    check(bo.send(form, {"name": "Bo"}))
    assert w("lobby-wait", player="Ada") in bo.get(path).text
    assert w("start-note", count=1) in ada.get(path).text
    check(ada.send(ada.get(path).form("/seat", number="2", kind="bot")))
    full = check(cy.get(path))
    assert w("lobby-full") in full.text
    assert not [form for form in full.forms if form.action.endswith("/join")]
    check(ada.send(ada.get(path).form("/start")))
    started = ada.client.get(f"/api/v1/matches/{path[3:]}").json()
    assert [(seat["kind"], seat["name"]) for seat in started["seats"][:2]] == [("person", "Ada"), ("person", "Bo")]
    watched = check(cy.get(path))
    assert not [form for form in watched.forms if form.action.endswith(("/act", "/join"))]


def test_names_on_one_device_are_asked_for_and_no_more_than_fit(visitor: Callable[..., Visitor]) -> None:
    ada = visitor()
    form = ada.get("/new/felix").form("/new")
    assert {f"name.{n}" for n in (2, 3, 4, 5)} <= form.fields.keys()
    four = {"with": "device", "players": "3", "name": "A", "name.2": "B", "name.3": "C", "name.4": "D"}
    page = check(ada.send(form, four, 400))
    assert say(Message("error-names", {"got": 4, "expected": 3})) in page.text
    assert page.form("/new").fields["name.4"] == "D"
    check(ada.send(form, {"with": "device", "players": "3", "name": "Ada", "name.2": "Bo", **QUICK}))
    seats = ada.client.get(f"/api/v1/matches/{ada.path[3:]}").json()["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats[:2]] == [("person", "Ada"), ("person", "Bo")]
    assert [seat["kind"] for seat in seats[2:]] == ["bot"]


@pytest.mark.parametrize("game", names())
def test_a_game_is_played_looked_at_again_and_played_once_more(visitor: Callable[..., Visitor], game: str) -> None:
    ada = visitor()
    path = new_table(ada, game, **{"with": "bots", **SHORT[game]})
    end = check(play(ada, path))
    result = ada.client.get(f"/api/v1/matches/{path[3:]}").json()["table"]["result"]
    assert result["verdict"] in end.text
    assert result["text"] in end.text
    assert all(str(score) in end.text for score in result["scores"])
    text = ada.client.get(next(link for link in end.links if link.endswith("/playthrough"))).text
    played = from_text(text, load)
    step, taken = check(ada.get(f"{path}/replay?step=0")), 0
    while True:
        following = [link for link in step.links if f"step={taken + 1}&" in link]
        if not following:
            break
        taken += 1
        step = check(ada.get(following[0]))
    assert taken == played.decision
    listed = check(ada.get("/mine"))
    assert result["verdict"] in listed.text
    again = check(ada.send(end.form("/rematch")))
    assert ada.path != path
    assert w("leave") in again.text
    assert w("start-full") not in again.text, "against bots it begins at once"


def test_a_replay_shows_others_cards_only_when_it_is_over(visitor: Callable[..., Visitor]) -> None:
    ada, bo = visitor(), visitor()
    path = new_table(ada, "felix", **{"with": "bots", "option.rounds": "1", "setting.pace_ms": "2500"})
    check(ada.get(f"{path}/replay?step=0"))
    for seat in ("1", "all"):
        assert say(Message("web/error-not-over")) in check(ada.get(f"{path}/replay?seat={seat}", 403)).text
        assert say(Message("web/error-not-over")) in check(bo.get(f"{path}/replay?seat={seat}", 403)).text
    hand = say(Message("felix/at-hand", {"cards": ""})).strip()
    assert hand not in bo.get(f"{path}/replay").text
    lobby = new_table(ada, "felix")
    check(ada.get(f"{lobby}/replay", 409))
    over = new_table(ada, "felix", **{"with": "bots", **SHORT["felix"]})
    play(ada, over)
    assert hand in check(bo.get(f"{over}/replay?step=0&seat=all")).text
    assert hand not in bo.get(f"{over}/replay?step=0&seat=none").text


def test_the_end_tells_the_turning_points_and_leads_to_them(tables: dict[str, tuple[Visitor, str]]) -> None:
    expected = {}
    for game in names():
        ada, path = tables[game]
        played = from_text(ada.client.get(f"/api/v1/matches/{path[3:]}/playthrough").text, load)
        expected[game] = [one.step for one in turning_points(played)]
        for language in LANGUAGES:
            page = ada.get(f"{path}?lang={language}")
            links = [link for link in page.links if link.endswith("&seat=all")]
            assert links == [f"{path}/replay?step={step}&seat=all" for step in expected[game]]
            assert (w("turning-note", language) in page.text) == bool(links)
            for link, step in zip(links, expected[game], strict=True):
                assert w("turning-step", language, step=step) in page.text
                shown = ada.get(f"{link}&lang={language}")
                change = shown.text.split(w("turning-point", language))[1].partition("\n")[0].strip()
                assert change
                assert change in page.text
                assert shown.text.count(w("turning-point", language)) > 1, "the step is marked in the list too"
    assert any(expected.values()), "none of three games has turned"


def test_nothing_of_turning_points_is_told_before_the_end(visitor: Callable[..., Visitor]) -> None:
    ada = visitor()
    path = new_table(ada, "felix", **{"with": "bots"})
    for _ in range(4):
        decide(ada, path)
        for page in (ada.get(path), ada.get(f"{path}/replay")):
            assert "seat=all" not in page.answer.text
            assert w("turning-points") not in page.text
            assert w("turning-point") not in page.text
    assert ada.client.get(f"/api/v1/matches/{path[3:]}").json()["status"] == "running"


def test_what_was_said_before_stays_with_memory_until_the_end(visitor: Callable[..., Visitor]) -> None:
    ada = visitor()
    path = new_table(ada, "cockroach_poker", **{"with": "bots", "players": "2"})
    for _ in range(2000):
        answer = ada.client.get(f"{path}/replay?step=0")
        if answer.status_code == 403:
            break
        decide(ada, path)
    page = check(ada.get(f"{path}/replay?step=0", 403))
    assert w("error-replay-memory") in page.text


def test_results_are_counted_by_game_and_by_opponent() -> None:
    assert [outcome([1, -1, -1], seat) for seat in range(3)] == ["won", "lost", "lost"]
    assert [outcome([0.25, 0.25, -0.5], seat) for seat in range(3)] == ["won", "won", "lost"]
    assert outcome([0, 0], 0) == "drawn"
    tally = Tally("Bo")
    for one in ("won", "won", "lost", "drawn"):
        tally.count(one)
    assert (tally.games, tally.won, tally.drawn, tally.lost) == (4, 2, 1, 1)


def dark_link(page: Page) -> str | None:
    """When the dark colours are loaded: "" always, else on which condition; None for never."""
    found = re.search(r'/dark\.css"([^>]*)>', page.answer.text)
    return found and found[1]


def test_settings_are_kept_in_the_browser(visitor: Callable[..., Visitor]) -> None:
    ada = visitor()
    form = ada.get("/settings").form("/settings")
    page = check(ada.send(form, {"name": "Ada", "language": "pl", "theme": "dark", "confirm": "on"}), "pl")
    assert w("settings-kept", "pl") in page.text
    assert dark_link(page) == ""
    assert dark_link(visitor().get("/")) == ' media="(prefers-color-scheme: dark)"'
    assert dark_link(ada.send(page.form("/settings"), {"theme": "light"})) is None
    page = ada.send(page.form("/settings"), {"theme": "dark"})
    assert page.form("/settings").fields["name"] == "Ada"
    check(ada.get("/"), "pl")
    refused = check(ada.send(page.form("/settings"), {"name": "a\u202eb"}, 400), "pl")
    assert "\u202e" not in refused.text
    assert (
        check(ada.send(page.form("/settings"), {"language": "de", "back": "//evil.example"}), "de").answer.url.path
        == "/settings"
    )
    tongues = ada.get("/").form("/settings")
    assert {value for _, value in tongues.buttons} == set(LANGUAGES)
    check(ada.send(tongues, button=1), "fr")


def test_a_person_is_forgotten_only_after_the_question(visitor: Callable[..., Visitor]) -> None:
    ada, bo = visitor(), visitor()
    path = new_table(ada, "felix", players="3", name="Ada Unmistakable")
    assert "Ada Unmistakable" in bo.get(path).text
    asked = check(ada.get("/mine/forget"))
    assert "Ada Unmistakable" in bo.get(path).text
    assert w("forgotten") in check(ada.send(asked.form("/mine/forget"))).text
    assert "Unmistakable" not in bo.get(path).text
    assert w("mine-none") in ada.get("/mine").text


def test_a_code_leads_to_the_table(visitor: Callable[..., Visitor]) -> None:
    ada, bo = visitor(), visitor()
    path = new_table(ada, "felix")
    for code in (path[3:], path[3:].upper(), f"http://anywhere.example{path}", f" {path}?lang=de#x "):
        bo.send(bo.get("/").form("/join"), {"code": code})
        assert bo.path == path
    assert w("home-no-code") in check(bo.send(bo.get("/").form("/join"), {"code": "no/ such table!"})).text


# ----------------------------------------------------------------------------------------------------------- bad input


BAD: list[tuple[str, str, str, dict[str, str], int, str]] = [
    ("an unknown address", "GET", "/cheese", {}, 404, "advice-not-found"),
    ("an unknown game", "GET", "/new/chess", {}, 404, ""),
    ("rules of none", "GET", "/rules/chess", {}, 404, ""),
    ("an example of none", "GET", "/example/chess", {}, 404, ""),
    ("a table of none", "POST", "/new", {"game": "chess"}, 404, ""),
    ("no game", "POST", "/new", {}, 404, ""),
    ("an old link", "GET", "/m/abcdefgh", {}, 404, "advice-unknown-match"),
    ("a wrong link", "GET", "/m/%00%20", {}, 404, "advice-unknown-match"),
    ("a long link", "GET", "/m/" + "x" * 5000, {}, 404, "advice-unknown-match"),
    ("a deed of none", "POST", "/m/abcdefgh/act", {}, 404, "advice-unknown-match"),
    ("a wrong method", "DELETE", "/", {}, 405, ""),
    ("a wrong method on a form", "GET", "/mine/forget/x", {}, 404, "advice-not-found"),
    ("a long name", "POST", "/new", {"game": "felix", "name": "x" * 10_000}, 400, ""),
    ("a name that turns the text", "POST", "/new", {"game": "felix", "name": "a\u202eb"}, 400, ""),
    ("too many players", "POST", "/new", {"game": "felix", "players": "9"}, 400, ""),
    ("players as text", "POST", "/new", {"game": "felix", "players": "many"}, 400, ""),
    ("an option's value", "POST", "/new", {"game": "felix", "option.rounds": "99"}, 400, ""),
    ("an unknown option", "POST", "/new", {"game": "felix", "option.cheese": "1"}, 400, ""),
    ("options at odds", "POST", "/new", {"game": "felix", "option.rounds": "9", "option.cards": "2"}, 400, ""),
    ("a setting's value", "POST", "/new", {"game": "felix", "setting.turn_seconds": "-5"}, 400, ""),
    ("an unknown level", "POST", "/new", {"game": "felix", "with": "bots", "level": "godlike"}, 400, ""),
    ("a form that is too large", "POST", "/new", {"game": "x" * 20_000}, 413, ""),
]  # fmt: skip


@pytest.mark.parametrize(("what", "method", "path", "fields", "status", "advice"), BAD, ids=[row[0] for row in BAD])
@pytest.mark.parametrize("language", ["en", "zh"])
def test_what_cannot_be_done_is_said(
    visitor: Callable[..., Visitor],
    what: str,
    method: str,
    path: str,
    fields: dict[str, str],
    status: int,
    advice: str,
    language: str,
) -> None:
    ada = visitor(**{"accept-language": language})
    answer = ada.client.request(method, path, data=fields or None)
    page = check(ada.see(answer, status), language)
    assert not advice or w(advice, language) in page.text
    assert "\u202e" not in page.text
    assert "x" * 100 not in page.text
    assert "set-cookie" not in answer.headers, what  # nobody is made a guest for it


def test_a_form_that_is_refused_keeps_what_was_filled_in(visitor: Callable[..., Visitor]) -> None:
    ada = visitor()
    form = ada.get("/new/cat_and_mouse").form("/new")
    page = check(
        ada.send(form, {"name": "Ada", "with": "bots", "option.stock_size": "900", "setting.pace_ms": "2500"}, 400)
    )
    fields = page.form("/new").fields
    assert (fields["name"], fields["with"], fields["option.stock_size"], fields["setting.pace_ms"]) == (
        "Ada",
        "bots",
        "900",
        "2500",
    )
    text = rulebook.option_in_words(load("cat_and_mouse"), load("cat_and_mouse").options[1], "en")
    assert f"“900” does not fit here: {text}" in page.text


@pytest.mark.parametrize("name", ["<script>x</script>", '"><b>&amp;', "Ł Zażółć 猫", "W" * 24])
def test_a_name_is_shown_as_text(visitor: Callable[..., Visitor], name: str) -> None:
    ada, bo = visitor(), visitor()
    path = new_table(ada, "felix", name=name, players="3")
    for page in (ada.get(path), bo.get(path), ada.get("/"), ada.get("/mine"), ada.get("/settings")):
        check(page)
        assert name in page.text or any(name in form.fields.values() for form in page.forms)
        assert "<script>x" not in page.answer.text


def test_without_its_cookie_nobody_sits_and_is_told_so(visitor: Callable[..., Visitor]) -> None:
    bare = visitor()
    bare.client.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))
    page = bare.post("/new", 403, game="felix", name="Ada")
    assert w("error-cookies") in check(page).text
    assert w("advice-cookies") in page.text


def test_a_form_of_another_kind_is_refused(visitor: Callable[..., Visitor]) -> None:
    ada = visitor()
    for content, kind, status in (
        (b"{}", "application/json", 415),
        (b"name=\xff", "application/x-www-form-urlencoded", 400),
    ):
        page = ada.see(ada.client.post("/new", content=content, headers={"content-type": kind}), status)
        assert w("error-form") in check(page).text


def test_pages_are_for_browsers_and_json_for_programs(visitor: Callable[..., Visitor]) -> None:
    ada = visitor()
    assert ada.client.get("/cheese", headers={"accept": "application/json"}).json()["code"] == "not-found"
    assert ada.client.get("/api/v1/cheese").json()["code"] == "not-found"
    foreign = ada.client.post("/new", data={"game": "felix"}, headers={"origin": "http://evil.example"})
    check(ada.see(foreign, 403))


def test_under_a_prefix_every_address_has_it(tmp_path: Path) -> None:
    server = Server(tmp_path, "--public-url", "http://cats.example.org/cats")
    ada = Visitor(server.url)
    try:
        page = check(ada.get("/cats/"), prefix="/cats")
        page = check(ada.send(page.form("/new", game="felix")), prefix="/cats")
        assert re.fullmatch(r"/cats/m/[a-z0-9]{16}", ada.path)
        for path in ("/cats/mine", "/cats/settings", "/cats/new/felix", "/cats/rules/felix", f"{ada.path}/rules"):
            check(ada.get(path), prefix="/cats")
        assert {cookie.path for cookie in ada.client.cookies.jar} == {"/cats/"}
        lobby = ada.send(ada.get("/cats/new/felix").form("/new"), {"name": "Ada"})
        assert "http://cats.example.org/cats/m/" in lobby.answer.text
        assert ada.client.get("/cats/manifest.webmanifest").json()["start_url"] == "/cats/"
    finally:
        ada.close()
        server.close()


# ---------------------------------------------------------------------------------------------------- leaving and back


def two_at_felix(visitor: Callable[..., Visitor]) -> tuple[Visitor, Visitor, str]:
    """Ada and Bo at a running table of three, Ada to begin."""
    ada, bo = visitor(), visitor()
    path = new_table(ada, "felix", players="3", **{"option.first_start": "seat0"})
    bo.send(bo.get(path).form("/join"), {"name": "Bo"})
    ada.send(ada.get(path).form("/start"))
    return ada, bo, path


def test_a_card_chosen_in_advance_is_marked_changed_and_taken_back(visitor: Callable[..., Visitor]) -> None:
    _, bo, path = two_at_felix(visitor)
    page = bo.get(path)
    cards = [value for _, value in page.form("/advance").buttons]
    for i in (3, 5):
        page = bo.send(max(page.forms, key=lambda form: len(form.buttons)), button=i)
        marked = re.findall(r'value="([^"]*)"[^>]*aria-pressed="true"', page.answer.text)
        assert marked == [cards[i]]
    page = bo.send(next(form for form in page.forms if form.action.endswith("/advance") and len(form.buttons) == 1))
    assert 'aria-pressed="true"' not in page.answer.text


def test_whoever_leaves_is_stood_in_for_and_takes_the_seat_back(visitor: Callable[..., Visitor]) -> None:
    ada, bo, path = two_at_felix(visitor)
    bo.send(bo.get(path).form("/leave"))
    assert bo.path == "/"
    tag = f"{w('seat-away')}</span>"
    assert tag in ada.get(path).answer.text
    fragment = bo.client.get(path, headers={"cattery-fragment": "hidden tab"}).text  # what a tab left open asks for
    assert w("taken-over") in fragment
    page = bo.send(Page(bo.client.get(path, headers={"cattery-fragment": "x"})).form("/join"))
    assert w("taken-over") not in page.text
    assert tag not in ada.get(path).answer.text


def test_a_table_with_a_clock_shows_until_when(visitor: Callable[..., Visitor]) -> None:
    ada = visitor()
    path = new_table(ada, "felix", **{"with": "bots", "setting.turn_seconds": "60", "option.first_start": "seat0"})
    page = check(ada.get(path))
    found = re.search(r'data-until="(\d+)">([^<]*)<', page.answer.text)
    now = re.search(r'<meta name="now" content="(\d+)">', page.answer.text)
    assert found
    assert now
    assert found[2] == w("clock-60")
    assert 55_000 < int(found[1]) - int(now[1]) <= 60_000


def test_people_vote_somebody_out(visitor: Callable[..., Visitor]) -> None:
    ada, bo, path = two_at_felix(visitor)
    page = ada.send(ada.get(path).form("/kick", seat="1"))
    assert say(Message("pages/kick-votes", {"votes": 1})) in page.text, "one alone decides nothing while Bo is there"
    bo.send(bo.get(path).form("/leave"))
    page = ada.send(ada.get(path).form("/kick", seat="1"))
    assert "Bo" not in [row["name"] for row in ada.client.get(f"/api/v1/matches/{path[3:]}").json()["seats"]]
    assert not [form for form in page.forms if form.action.endswith("/kick")]  # nobody is left to be voted out
    assert w("watching") in bo.get(path).text
