"""What gaps ask and how many of the tiles left give it."""

from bastide.core.stock import CODES, UNKNOWN, Fits, forget_fits, recall, remember


def test_what_was_found_out_is_known_until_it_is_forgotten() -> None:
    stock = Fits()
    assert recall(stock, 0) == UNKNOWN
    for code, tiles in ((0, 0), (1, 255), (8191, 71)):
        remember(stock, code, tiles)
        assert recall(stock, code) == tiles
    forget_fits(stock)
    assert all(recall(stock, code) == UNKNOWN for code in (0, 1, 8191))


def test_another_code_in_the_same_place_is_never_taken_for_the_first() -> None:
    for first in range(0, 8192, 97):
        stock = Fits()
        remember(stock, first, 9)
        answers = [recall(stock, code) for code in range(8192)]
        assert answers[first] == 9
        assert sum(answer != UNKNOWN for answer in answers) == 1


def test_the_codes_of_a_board_find_places_apart() -> None:
    """Codes that differ in one side only, as those around one tile do, share a place seldom."""
    stock = Fits()
    for side in range(4):
        for asked in range(1, 8):
            remember(stock, asked << 3 * side, asked)
    known = sum(recall(stock, asked << 3 * side) == asked for side in range(4) for asked in range(1, 8))
    assert known > 20
    assert sum(word != 0 for word in stock.known) == known <= CODES
