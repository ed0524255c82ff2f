"""People with a browser each, who play any game by what is on the page.

A player chooses by chance among what can be clicked, clicks it, and waits until the page shows what came of it. All
that a browser does meanwhile is watched: which states it shows, whom it asks, what goes wrong in it.
"""

import random
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ElementHandle, Error, Page, expect

SOON = 15_000.0  # milliseconds
PHONE = {"width": 390, "height": 844}
GONE = "Element is not attached to the DOM"  # the page was drawn anew before it was clicked, which then did nothing

# Which states of which match a tab has shown, in their order, page loads included.
WATCH = """
const note = () => {
  const main = document.querySelector("main[data-revision]");
  if (!main) return;
  const kept = JSON.parse(sessionStorage.getItem("shown") ?? "[]");
  const now = [main.dataset.page, Number(main.dataset.revision)];
  if (String(kept.at(-1)) === String(now)) return;
  sessionStorage.setItem("shown", JSON.stringify([...kept, now]));
};
new MutationObserver(note).observe(document, { childList: true, subtree: true, attributes: true });
"""
OFFERED = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")


class Player:
    """One person: a browser context of their own with one tab."""

    def __init__(self, browser: Browser, url: str, name: str, seed: int = 1, **device: Any) -> None:
        self.url, self.name, self.rng = url, name, random.Random(f"{name} {seed}")
        self.has_script = device.get("java_script_enabled", True)
        look = {"locale": "en-US", "viewport": PHONE, "reduced_motion": "reduce", **device}
        self.context: BrowserContext = browser.new_context(**look)
        self.context.set_default_timeout(SOON)
        self.context.add_init_script(WATCH)
        self.asked: list[str] = []
        self.complaints: list[str] = []
        self.context.on("request", lambda request: self.asked.append(request.url))
        self.context.on("console", lambda line: self._hear(line.type, line.text))
        self.context.on("weberror", lambda error: self.complaints.append(str(error.error)))
        self.page: Page = self.context.new_page()

    def _hear(self, kind: str, text: str) -> None:
        """What a browser complains of; a refused or lost request it tells by itself."""
        if kind in ("error", "warning") and not text.startswith("Failed to load resource"):
            self.complaints.append(text)

    # -- getting to a table

    def go(self, path: str) -> None:
        self.page.goto(self.url + path)

    @property
    def match(self) -> str:
        """The path of the match on the page."""
        found = re.search(r"/m/[a-z0-9]+", self.page.url)
        assert found, self.page.url
        return found[0]

    def create(self, game: str, players: int, **wishes: Any) -> None:
        """A match in its lobby; what no form offers, such as bots that do not pause, is asked for as a form would."""
        form: dict[str, str | float | bool] = {"game": game, "name": self.name, "with": "friends"}
        form |= {"players": players, "setting.pace_ms": 0, **wishes}
        answer = self.context.request.post(f"{self.url}/new", form=form)
        assert answer.ok, answer.text()
        self.page.goto(answer.url)

    def join(self, match: str) -> None:
        self.go(match)
        self.page.fill("input[name=name]", self.name)
        revision = self.revision
        self.page.click("form[action$='/join'] button")
        self.sees_more_than(revision)

    def start(self) -> None:
        revision = self.revision
        self.page.click("#start")
        expect(self.page.locator("main:not(.is-lobby)")).to_have_count(1, timeout=SOON)  # not just that somebody came
        self.sees_more_than(revision)

    # -- looking

    @property
    def revision(self) -> int:
        return int(self.page.locator("main").get_attribute("data-revision") or -1)

    @property
    def seq(self) -> int:
        """How many actions the drawing on the page knows of, as its tag says."""
        return int(str(self.page.locator("main").get_attribute("data-tag")).split(".")[1])

    @property
    def has_turn(self) -> bool:
        return self.page.locator("main[data-turn=yes]").count() > 0

    @property
    def is_over(self) -> bool:
        return self.page.locator("main.is-over").count() > 0

    def sees_more_than(self, revision: int) -> None:
        """Wait until the page shows a later state."""
        expect(self.page.locator(f"main[data-revision='{revision}']")).to_have_count(0, timeout=SOON)
        assert self.revision > revision, self.page.inner_text("main")

    def sees(self, revision: int) -> None:
        """Wait until the page shows this state or a later one."""
        while (now := self.revision) < revision:
            self.sees_more_than(now)

    def waits_for_turn(self) -> None:
        """Until it is the own turn, while bots act."""
        expect(self.page.locator("main[data-turn=yes]")).to_have_count(1, timeout=SOON)

    def shown(self) -> list[tuple[str, int]]:
        """(match, revision) of all that the tab has shown."""
        return [tuple(one) for one in self.page.evaluate("JSON.parse(sessionStorage.getItem('shown') ?? '[]')")]

    # -- playing

    def act(self) -> None:
        """Do one thing that is possible, and see what comes of it.

        The table may be drawn anew under the pointer, as when somebody else comes or goes: then the same question is
        answered on the new drawing.
        """
        before = self.seq
        while True:
            try:
                self.choose()
                break
            except Error as error:
                if GONE not in error.message:
                    raise
                if self.seq != before:  # it is answered: by the second click of two
                    break
        while True:
            revision = self.revision
            if self.seq != before:
                return
            self.sees_more_than(revision)

    def choose(self) -> None:
        """Click one thing that is possible, and before that whatever it needs, until the question is answered."""
        before = self.seq
        while True:
            choices, sends = self.offered("choices"), self.offered("sends")
            others = [] if choices or sends else self.offered("others")  # what was chosen leads nowhere
            if self.seq != before:
                return
            if sends and (not choices or self.rng.random() < 0.5):
                break
            assert choices or others, self.page.inner_text("main")
            self.use(self.rng.choice(choices or others))
        button = self.rng.choice(sends)
        self._set_number(button)
        self.use(button)

    def _set_number(self, button: ElementHandle) -> None:
        """With its buttons, or without a script by typing it."""
        if self.has_script:
            for step in self.rng.choices(self.offered("steps", button) or [None], k=self.rng.randrange(3)):
                if step is not None and step.is_enabled():
                    self.use(step)
            return
        for field in self.offered("number", button):
            field.fill(str(self.rng.randint(*(int(field.get_attribute(end) or 0) for end in ("min", "max")))))

    def use(self, control: ElementHandle) -> None:
        """As with a mouse: a radio button by its label."""
        self.label(control).click()

    def label(self, control: ElementHandle) -> ElementHandle:
        """What a pointer meets of a control."""
        met = control.evaluate_handle("one => (one.type === 'radio' && one.labels[0]) || one").as_element()
        assert met is not None
        return met

    def offered(self, what: str, *given: ElementHandle) -> list[ElementHandle]:
        """The controls that can be used now."""
        script = f"(given) => {OFFERED}.{what}(...given)"
        found = self.page.evaluate_handle(script, list(given)).get_properties().values()
        return [element for one in found if (element := one.as_element()) is not None]

    # -- leaving

    def faults(self) -> list[str]:
        """What should not have happened in this browser."""
        found = [*self.complaints]
        found += [f"asked {url}" for url in self.asked if not url.startswith((f"{self.url}/", "about:", "blob:"))]
        if self.has_script and self.page.url.startswith("http"):
            newest: dict[str, int] = {}
            for match, revision in self.shown():
                found += [f"older: {revision} of {match}"] if revision < newest.get(match, -1) else []
                newest[match] = max(revision, newest.get(match, -1))
        return found

    def leave(self) -> None:
        self.context.close()


def seat(players: Sequence[Player], game: str, seats: int = 0, **wishes: Any) -> str:
    """All of them at one table, bots on further seats, and the game begun; the path of the match."""
    host, *others = players
    host.create(game, seats or len(players), **wishes)
    for other in others:
        other.join(host.match)
    host.start()
    for other in others:
        other.sees(host.revision)
    return host.match


def all_see_the_newest(players: Sequence[Player]) -> int:
    """Wait until nobody is behind another; what they see."""
    revision = max(player.revision for player in players)
    for player in players:
        player.sees(revision)
    return revision


def play(players: Sequence[Player], most: int = 10_000, until: Player | None = None) -> int:
    """Everybody acts in turn until the game is over, so much was done, or it is that one's turn; how much was done."""
    acted = 0
    while acted < most:
        revision = all_see_the_newest(players)
        if players[0].is_over or (until is not None and until.has_turn):
            break
        if actor := next((player for player in players if player.has_turn), None):
            actor.act()
            acted += 1
        else:  # a bot's turn
            players[0].sees_more_than(revision)
    return acted
