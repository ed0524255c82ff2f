"""Cards move where that costs no time; where it does they rest, but not for ever."""

from cattery.matches.service import EMOTES
from tests.browser.conftest import Invite
from tests.browser.player import seat

# A machine on which it takes long until pictures begin to move.
SLOW = """
const start = document.startViewTransition.bind(document);
Object.assign(globalThis, { moves: 0, begun: undefined });
document.startViewTransition = (update) => {
  moves += 1;
  const { ready, finished } = start(update);
  const late = ready.then(() => new Promise((done) => setTimeout(done, 200)));
  begun = late.then(() => true, () => false);
  return { ready: late, finished };
};
"""


def test_cards_that_came_late_rest_for_a_while_and_are_tried_again(invite: Invite) -> None:
    ada = invite("Ada", reduced_motion="no-preference")
    ada.context.add_init_script(SLOW)
    match = seat([ada], "cat_and_mouse", 2)
    ada.waits_for_turn()
    ada.page.reload()
    moved: list[bool] = []
    for _ in range(30):
        revision, before = ada.revision, ada.page.evaluate("moves")
        assert ada.context.request.post(f"{ada.url}{match}/emote", form={"text": EMOTES[0]}).ok
        ada.sees_more_than(revision)
        ada.page.evaluate("begun")
        moved.append(ada.page.evaluate("moves") > before)
    assert moved[0], "at first they move"
    assert not any(moved[2:15]), "they came late twice"
    assert sum(moved[15:]) == 1, "tried once more"
