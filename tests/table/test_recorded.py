"""The tests of the page use messages that a real server sent, and sends today."""

from __future__ import annotations

import pytest
from recorder import MESSAGES, record, text_of


@pytest.mark.long
def test_the_messages_in_the_tests_of_the_page_are_what_a_server_sends() -> None:
    """Recorded anew they are the same; after a change of the protocol: python tests/table/recorder.py."""
    recorded = {name: text_of(recording) for name, recording in record().items()}
    kept = {path.stem: path.read_text("utf-8") for path in MESSAGES.glob("*.json")}
    assert sorted(kept) == sorted(recorded)
    assert [name for name in kept if kept[name] != recorded[name]] == []
