"""Where what was worked out once is kept."""

import os
import tempfile
from pathlib import Path

import pytest

from bastide.core.caches import cache_home


def test_a_folder_of_its_own_will_do_where_the_one_around_it_cannot_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a service has it: /var/cache is the system's, /var/cache/bastide its own."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    (tmp_path / "bastide").mkdir()
    monkeypatch.setattr(os, "access", lambda folder, _: folder != tmp_path)
    assert cache_home() == tmp_path / "bastide"
    monkeypatch.setattr(os, "access", lambda folder, _: False)
    assert cache_home() == Path(tempfile.gettempdir()) / "bastide"
