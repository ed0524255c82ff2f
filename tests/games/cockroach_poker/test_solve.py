"""The small games that a round is solved by, with risks set by hand: two species, A gives, B answers."""

from math import exp

import pytest

from cattery.games.cockroach_poker.rules import ANSWERING, OFFERING, PASSING, SAY_FALSE, SAY_TRUE, SEATS, SPECIES, View
from cattery.games.cockroach_poker.solve import ANSWERS, CHOOSY, Round, begin, choosiness, make_foe, solve_gifts
from tests.games.cockroach_poker.setting import POKER, A, B

CONFIG = POKER.configure(3, species=2)
FIRST, SECOND = range(2)  # the two species
# By card and who takes it, A or B: A's risk and B's. The first is what A must not get back, the second what B must not.
RISKS = {(FIRST, A): (0.9, 0.1), (FIRST, B): (0.1, 0.2), (SECOND, A): (0.6, 0.1), (SECOND, B): (0.4, 0.6)}


def set_up() -> Round:
    """Both species are as likely, and nothing has been solved."""
    g = Round()
    for (kind, taker), risks in RISKS.items():
        g.prior[kind] = 0.5
        for p, value in zip((A, B), risks, strict=True):
            g.taken[(kind * SEATS + taker) * SEATS + p] = value
    begin(g, A, 1 << B, 1 << B)
    return g


def solved(g: Round, guessing: float = 0.0) -> Round:
    solve_gifts(CONFIG, View(seat=A), g, 1000, is_last=False, faith=0.0, guessing=guessing)
    return g


def share(g: Round, claim: int, answer: int) -> float:
    """How often B answers a claim so."""
    return g.answers[(B * SPECIES + claim) * ANSWERS + answer]


def test_who_thinks_of_himself_guesses_the_card_that_he_must_not_get() -> None:
    """To guess wrong costs B 0.1 with the first and 0.5 with the second, so he always takes it to be the second."""
    g = solved(set_up())
    assert share(g, FIRST, SAY_FALSE) == pytest.approx(1, abs=0.01)
    assert share(g, SECOND, SAY_TRUE) == pytest.approx(1, abs=0.01)
    assert g.value[:2] == [pytest.approx(0.1, abs=0.01), pytest.approx(0.6, abs=0.01)]


def test_who_wants_the_giver_to_lose_guesses_the_card_that_costs_him_most() -> None:
    """A right guess costs A 0.8 with the first and 0.2 with the second."""
    g = set_up()
    make_foe(CONFIG, View(seat=A), g, B)
    solved(g)
    assert share(g, FIRST, SAY_TRUE) == pytest.approx(1, abs=0.01)
    assert share(g, SECOND, SAY_FALSE) == pytest.approx(1, abs=0.01)
    assert g.value[:2] == [pytest.approx(0.9, abs=0.01), pytest.approx(0.4, abs=0.01)]


def test_who_only_guesses_is_right_half_the_time() -> None:
    g = solved(set_up(), guessing=1.0)
    assert [share(g, claim, answer) for claim in (FIRST, SECOND) for answer in (SAY_TRUE, SAY_FALSE)] == [0.5] * 4
    assert g.value[:2] == pytest.approx([(0.9 + 0.1) / 2, (0.6 + 0.4) / 2])


@pytest.mark.parametrize(
    ("phase", "offers", "likelihood"),
    [(OFFERING, 0, exp(-0.1 * CHOOSY)), (ANSWERING, 1, exp(-0.1 * CHOOSY)), (PASSING, 1, 1), (ANSWERING, 2, 1)],
)
def test_only_who_offers_has_a_choice_of_cards(phase: int, offers: int, likelihood: float) -> None:
    """A card that raises the risk by a tenth is offered less often; whoever passes one on has but that one."""
    assert choosiness(View(phase=phase, offers=offers), -0.1) == pytest.approx(likelihood)
