"""A page as a browser without scripts has it: read by the standard's parser of tags, its forms filled in and sent."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from html.parser import HTMLParser

import httpx

VOID = {"meta", "link", "input", "br", "img", "hr"}
NOTHING: Mapping[str, str] = {}
NAMED = {"aria-labelledby", "aria-describedby", "for"}


@dataclass
class Form:
    """A form with what is filled in, and what its buttons say."""

    action: str
    method: str
    fields: dict[str, str] = field(default_factory=dict)
    buttons: list[tuple[str, str]] = field(default_factory=list)
    required: set[str] = field(default_factory=set)


class Page(HTMLParser):
    """A whole page, and what is wrong with it."""

    def __init__(self, answer: httpx.Response) -> None:
        super().__init__()
        self.answer = answer
        self.text = ""
        self.title = ""
        self.language = ""
        self.links: list[str] = []
        self.forms: list[Form] = []
        self.faults: list[str] = []
        self.headings: list[str] = []
        self._ids: Counter[str] = Counter()
        self._named: list[str] = []
        self._open: list[str] = []
        self._select = ""
        self._radio: set[str] = set()
        self.feed(answer.text)
        self.close()
        self.faults += [f"twice: {name}" for name, count in self._ids.items() if count > 1]
        self.faults += [f"names nothing: {name}" for name in self._named if name not in self._ids]
        self.faults += [f"never closed: {tag}" for tag in self._open]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        if tag not in VOID:
            self._open.append(tag)
        self.faults += [f"{tag} {name}" for name in given if name == "style" or name.startswith("on")]
        if tag == "style" or (tag == "script" and "src" not in given):
            self.faults.append(f"written into the page: {tag}")
        if "id" in given:
            self._ids[given["id"]] += 1
        for name in NAMED & given.keys():
            self._named += given[name].split()
        self.links += [given[name] for name in ("href", "src", "action") if name in given]
        if tag == "html":
            self.language = given["lang"]
        elif tag in ("h1", "h2"):
            self.headings.append(tag)
        elif tag == "form":
            self.forms.append(Form(given.get("action", ""), given.get("method", "get"), {}, [], set()))
        elif tag in ("input", "select", "option", "button") and "form" in self._open:
            self._fill(tag, given)

    def _fill(self, tag: str, given: dict[str, str]) -> None:
        form, name, value = self.forms[-1], given.get("name", ""), given.get("value", "")
        if "required" in given:
            form.required.add(name)
        if tag == "select":
            self._select = name
        elif tag == "option":
            if "selected" in given or self._select not in form.fields:
                form.fields[self._select] = value
        elif tag == "button":
            form.buttons.append((name, value))
        elif given.get("type") != "radio" or "checked" in given:
            form.fields[name] = value

    def handle_endtag(self, tag: str) -> None:
        if not self._open or self._open.pop() != tag:
            self.faults.append(f"closed out of order: {tag}")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if "svg" not in self._open:
            self.faults.append(f"closes itself: {tag}")

    def handle_data(self, data: str) -> None:
        if "title" in self._open:
            self.title += data
        elif "script" not in self._open:
            self.text += data

    def form(self, action_end: str, **holding: str) -> Form:
        """The form whose address ends so, with these values in it."""
        for form in self.forms:
            if form.action.endswith(action_end) and holding.items() <= form.fields.items():
                return form
        raise AssertionError(f"no form {action_end} {holding} among {[form.action for form in self.forms]}")


class Visitor:
    """A browser without scripts."""

    def __init__(self, url: str, **headers: str) -> None:
        self.client = httpx.Client(
            base_url=url, headers={"accept": "text/html", **headers}, timeout=10, follow_redirects=True
        )
        self.page: Page | None = None

    def see(self, answer: httpx.Response, status: int = 200) -> Page:
        assert answer.status_code == status, Page(answer).text
        self.page = Page(answer)
        return self.page

    def get(self, path: str, status: int = 200) -> Page:
        return self.see(self.client.get(path), status)

    def post(self, path: str, status: int = 200, **fields: str) -> Page:
        return self.see(self.client.post(path, data=fields), status)

    def send(self, form: Form, changed: Mapping[str, str] = NOTHING, status: int = 200, button: int = 0) -> Page:
        """Fill in a form and press one of its buttons."""
        name, value = form.buttons[button]
        fields = {**form.fields, **changed, **({name: value} if name else {})}
        assert all(fields.get(needed) for needed in form.required), (fields, form.required)
        fields.pop("", None)
        if form.method == "get":
            return self.see(self.client.get(form.action, params=fields), status)
        return self.see(self.client.post(form.action, data=fields), status)

    @property
    def path(self) -> str:
        assert self.page is not None
        return self.page.answer.url.path

    def close(self) -> None:
        self.client.close()
