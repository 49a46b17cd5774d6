"""The tests of the page use messages that a real server sent, and sends today."""

from __future__ import annotations

from recorder import GAMES, MESSAGES, record, text_of


def test_the_messages_in_the_tests_of_the_page_are_what_a_server_sends() -> None:
    """Recorded anew they are the same; after a change of the protocol: python tests/table/recorder.py."""
    recorded = {name: text_of(recording) for name, recording in record().items()}
    kept = {name: (MESSAGES / f"{name}.json").read_text("utf-8") for name in GAMES}
    assert [name for name in GAMES if kept[name] != recorded[name]] == []
