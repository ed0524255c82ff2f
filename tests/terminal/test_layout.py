from cattery.terminal.layout import in_columns, is_printable, pad, printable, width, wrap


def test_chinese_characters_take_two_cells_and_accents_none() -> None:
    assert [width(text) for text in ("abc", "猫鼠", "e\u0301", "１", "，")] == [3, 4, 1, 2, 2]
    assert pad("猫", 5) == "猫   "


def test_lines_fit_and_are_indented() -> None:
    lines = wrap("Row: 15 (Ada), -8 (you, face down), face down (Bo)", 20, "    ")
    assert lines == ["Row: 15 (Ada), -8", "    (you, face", "    down), face down", "    (Bo)"]
    assert all(width(line) <= 20 for line in lines)


def test_a_line_never_begins_with_closing_punctuation() -> None:
    for cells in range(10, 40):
        for line in wrap("牌列：暗牌（小黑）、-8（你）、暗牌（咪咪），然后翻开。", cells, "  "):
            assert line.strip()[0] not in "，。、）：", (cells, line)


def test_spaces_that_hold_together_are_not_broken() -> None:
    assert wrap("Quel jeu de cartes\u202f?", 19) == ["Quel jeu de", "cartes\u202f?"]


def test_a_word_longer_than_the_line_stands_alone() -> None:
    assert wrap("see /a/very/long/name/of/a/file now", 12) == ["see", "/a/very/long/name/of/a/file", "now"]


def test_columns_are_aligned_by_cells() -> None:
    lines = in_columns(["1  打出 -8", "2  打出兔子", "3  a", "4  bb", "5  猫"], 40)
    assert lines == ["1  打出 -8    2  打出兔子   3  a", "4  bb         5  猫"]
    assert [width(line[: line.index("5")]) for line in lines[1:]] == [width(lines[0][: lines[0].index("2")])]


def test_few_or_long_entries_stand_one_a_line() -> None:
    assert in_columns(["1  Pass", "2  Bid"], 80) == ["1  Pass", "2  Bid"]
    assert in_columns(["x" * 50] * 6, 80) == ["x" * 50] * 6


def test_what_could_deceive_a_reader_is_escaped() -> None:
    assert printable("a\x1b[2Jb\r\u202ec\0") == "a\\x1b[2Jb\\r\\u202ec\\x00"
    assert not is_printable("\u200f")
    assert is_printable("Łucja 🐈 d’Arc\u202f!")
