"""The path of a form that is asked for like a page, as when an address is loaded again: it leads to the form."""

from collections.abc import Callable

import pytest

from cattery.web.pages import PAGES
from tests.web.html import Visitor
from tests.web.test_pages import check, new_table

SHOWN = {path for method, path, _ in PAGES if method == "GET"}
SENT = sorted({path for method, path, _ in PAGES if method == "POST"} - SHOWN)


@pytest.mark.parametrize("path", SENT)
def test_a_form_s_path_leads_to_the_form(visitor: Callable[..., Visitor], path: str) -> None:
    ada = visitor()
    table = new_table(ada, "felix")
    page = check(ada.get(path.replace("/m/{id}", table).replace("{deed}", "start")))
    assert ada.path == (table if path.startswith("/m/") else "/")
    assert page.forms


def test_where_there_is_no_table_that_is_said(visitor: Callable[..., Visitor]) -> None:
    check(visitor().get("/m/nowhere/act", 404))


def test_a_refused_form_is_found_again(visitor: Callable[..., Visitor]) -> None:
    ada = visitor()
    ada.post("/new", 400, game="felix", players="9")
    assert ada.path == "/new"
    check(ada.get(ada.path)).form("/new", game="felix")
