"""What all tests share: chance that comes from one seed.

BASTIDE_SEED chooses another seed; a run that failed is repeated with the same one.
"""

import os
from random import Random

import pytest
from hypothesis import settings

from bastide.play import flat
from bastide.play.flat import Ready

SEED = os.environ.get("BASTIDE_SEED")

# The first call of a compiled rule takes seconds, so a time limit for one example would fail by chance.
settings.register_profile("bastide", deadline=None, derandomize=SEED is None, database=None)
settings.load_profile("bastide")


@pytest.hookimpl(tryfirst=True)
def pytest_configure(config: pytest.Config) -> None:
    """Examples are the same every time, or those of the seed."""
    if SEED is not None:
        config.option.hypothesis_seed = SEED


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long tests come first, dealt out to the workers, so that none is left alone at the end.

    Each worker begins with a share of the list that hangs together.
    """
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    long, short = ([item for item in items if is_long(item) == wanted] for wanted in (True, False))
    share = -(-len(items) // workers)
    items.clear()
    for worker in range(workers):
        mine = long[worker::workers]
        items += mine + short[: share - len(mine)]
        del short[: share - len(mine)]


def is_long(item: pytest.Item) -> bool:
    """Whether a test takes long."""
    return item.get_closest_marker("long") is not None


@pytest.fixture
def seed(request: pytest.FixtureRequest) -> str:
    """A test's own seed."""
    return f"{SEED or 0}:{request.node.nodeid}"


@pytest.fixture(autouse=True)
def _seeded(seed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game without a seed, too, is the same every time."""
    monkeypatch.setattr("bastide.play.names.secrets.randbits", Random(seed).getrandbits)


@pytest.fixture(autouse=True)
def _plain_face(monkeypatch: pytest.MonkeyPatch) -> None:
    """The face goes over to compiled rules only where a test says so, whatever lies in the compiler's cache."""
    monkeypatch.setattr("bastide.play.flat.READY", Ready(10**9))
    monkeypatch.setattr("bastide.play.game.READY", flat.READY)
