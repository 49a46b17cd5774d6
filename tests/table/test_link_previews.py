"""A link to a table shows what it is when it is sent to somebody, and nothing that is not everybody's business."""

from __future__ import annotations

import io
import re
from http.client import HTTPConnection
from urllib.parse import urlsplit

import pytest
from at_the_table import Guest, Visitors, pair, run
from PIL import Image

from bastide.puzzles import collection
from bastide.table.pages import FOLDER

GAME = "base"


def fetched(base: str, path: str) -> tuple[int, str, bytes]:
    """What a messenger gets: no cookie."""
    way = HTTPConnection(urlsplit(base).netloc)
    way.request("GET", path)
    answer = way.getresponse()
    found = answer.status, answer.getheader("content-type", ""), answer.read()
    way.close()
    return found


def tags_of(person: Guest, slug: str, at: str = "/t") -> dict[str, str]:
    body = fetched(person.base, f"{at}/{slug}")[2].decode()
    return dict(re.findall(r'<meta property="([a-z:_]+)" content="([^"]*)" />', body))


built = pytest.mark.skipif(not (FOLDER / "index.html").exists(), reason="the page is not built: make page")


@built
def test_a_link_shows_game_names_points_and_the_board(visitor: Visitors) -> None:
    async def work() -> None:
        slug, people, _ = await pair(visitor, GAME)
        told = tags_of(people[0], slug)
        assert told["og:title"].startswith(slug)
        assert told["og:description"] == "Ada 0 · Bruno 0"
        assert told["og:url"] == f"{people[0].base}/t/{slug}"
        status, kind, body = fetched(people[0].base, told["og:image"].removeprefix(people[0].base))
        assert (status, kind) == (200, "image/png")
        picture = Image.open(io.BytesIO(body))
        assert picture.size == (1200, 630)
        assert len(picture.convert("RGB").getcolors(1 << 20) or ()) > 50

    run(work())


@built
def test_a_name_is_no_markup_and_a_closed_table_tells_nothing(visitor: Visitors) -> None:
    ada = visitor()
    slug = ada.make_table(GAME, name="<b>&'")
    told = tags_of(ada, slug)
    assert told["og:description"] == "&lt;b&gt;&amp;&#x27; · …"
    assert "og:image" not in told
    closed = ada.make_table(GAME, setup={"watch": False}, computers={"1": "random"})
    assert tags_of(ada, closed) == {}
    assert fetched(ada.base, f"/t/{closed}/picture.png")[0] in (403, 404)
    assert tags_of(ada, "no-such") == {}


@built
def test_a_link_to_a_puzzle_shows_its_position_and_no_more(visitor: Visitors) -> None:
    ada, puzzle = visitor(), min(collection().values(), key=lambda one: len(one.record))
    told = tags_of(ada, puzzle.name, "/puzzle")
    assert told["og:url"] == f"{ada.base}/puzzle/{puzzle.name}"
    assert puzzle.solution.split()[0] not in str(told)
    status, kind, body = fetched(ada.base, told["og:image"].removeprefix(ada.base))
    assert (status, kind, Image.open(io.BytesIO(body)).size) == (200, "image/png", (1200, 630))
    assert fetched(ada.base, "/puzzle/nobody/picture.png")[0] == 404
    assert tags_of(ada, "nobody", "/puzzle") == {}
