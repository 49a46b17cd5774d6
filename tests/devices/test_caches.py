"""What a GPU's caches hold."""

from bastide.devices.caches import FIRST, SECOND, Cache, Caches


def test_a_cache_holds_what_was_asked_for_last() -> None:
    cache = Cache(2)
    assert [cache.holds(sector) for sector in (0, 0, 4, 0, 8)] == [False, True, False, True, False]
    assert [cache.holds(sector) for sector in (0, 8, 4)] == [True, True, False]


def test_of_a_line_it_holds_what_was_fetched() -> None:
    assert [Cache(2).holds(sector) for sector in (0, 1)] == [False, False]
    single, pair = Cache(2), Cache(2, 0b11)
    assert [single.holds(sector) for sector in (1, 0, 3, 2, 1)] == [False, False, False, False, True]
    assert [pair.holds(sector) for sector in (1, 0, 3, 2, 1)] == [False, True, False, True, True]


def test_what_the_first_has_lost_the_second_may_hold() -> None:
    caches = Caches()
    lines = [4 * line for line in range(FIRST + 1)]
    assert caches.ask(lines) == (True, True)
    assert caches.ask([lines[-1]]) == (False, False)
    assert caches.ask([lines[0]]) == (True, False)
    caches.ask([1000 + 4 * line for line in range(SECOND)])
    assert caches.ask([lines[0]]) == (True, True)
