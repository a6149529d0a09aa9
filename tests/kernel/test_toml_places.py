"""Where a value stands in a TOML text: lists of tables within lists, and texts of several lines."""

from drakehall.kernel import toml_places

TEXT = """\
game = "smoki"

[[section]]
id = "first"
position = '''
smoki, 2 seats
id = not a key
'''
[[section.step]]
say.en = "one"
[[section.step]]
say.en = "two"

[[section]]
[[section.step]]
say.en = "three"
"""


def test_a_value_of_a_list_within_a_list_is_found() -> None:
    assert toml_places.place(TEXT, "game") == (1, 8)
    assert toml_places.place(TEXT, "section[0].id") == (4, 6)
    assert toml_places.place(TEXT, "section[0].step[1].say.en") == (12, 10)
    assert toml_places.place(TEXT, "section[1].step[0].say.en") == (16, 10)


def test_what_is_missing_is_looked_for_in_what_would_hold_it() -> None:
    assert toml_places.place(TEXT, "section[1].step[0].light") == (15, 1)
    assert toml_places.place(TEXT, "section") == (3, 1)
    assert toml_places.place(TEXT, "nothing") == (0, 0)


def test_lines_within_a_text_of_several_lines_are_no_keys() -> None:
    assert toml_places.place(TEXT, "section[0].id")[0] == 4
    assert toml_places.place(TEXT.replace('id = "first"\n', ""), "section[0].id")[0] == 3
