"""What plans are worth: their gain over the first in the worlds they were tried in, and never what cannot be."""

from cattery.core.halving import count_gains, keep_best, note_gains, note_worths


def test_a_plan_that_was_given_up_is_worth_its_gain_in_the_worlds_it_was_tried_in() -> None:
    """Two worlds with all three, then two without the worst; the first plan is worth 1/2 in the mean of the four."""
    plans, gains, squares, worths = [10, 11, 12], [0.0] * 3, [0.0] * 3, [-1.0] * 20
    for values in ([0.25, 0.0, 0.5], [0.75, 0.5, 0.75]):
        count_gains(values, 2, gains, squares)
    note_gains(plans, gains, 2, 2, worths)
    assert keep_best(plans, gains, squares, 2, 1) == 1
    assert plans == [10, 12, 11]
    for values in ([0.5, 0.625], [0.5, 0.625]):
        count_gains(values, 1, gains, squares)
    note_gains(plans, gains, 1, 4, worths)
    note_worths(plans, 2, 0.5, 0.0, 1.0, worths)
    assert worths[10:13] == [0.5, 0.25, 0.625]
    assert set(worths[:10] + worths[13:]) == {-1.0}, "nothing is said of what was not tried"


def test_a_gain_over_few_worlds_makes_no_worth_that_cannot_be() -> None:
    """In the one world in which they were tried the first plan won or lost for sure; in the mean it wins half."""
    plans, worths = [0, 1, 2], [-1.0] * 3
    note_gains(plans, [0.0, -1.0, 1.0], 2, 1, worths)
    note_worths(plans, 2, 0.5, 0.0, 1.0, worths)
    assert worths == [0.5, 0.0, 1.0]


def test_without_a_world_nothing_is_noted() -> None:
    worths = [-1.0] * 3
    note_gains([0, 1, 2], [0.0] * 3, 2, 0, worths)
    assert worths == [-1.0] * 3
