"""The commands as a whole: help, versions, errors in one sentence, exit statuses."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

import bastide
from bastide.cli.app import app

COMMANDS = [
    command.name or command.callback.__name__.replace("_", "-")
    for command in app.registered_commands
    if command.callback
]
BASTIDE = [sys.executable, "-m", "bastide"]


def test_the_version(run: Callable[..., Any]) -> None:
    assert run("--version").out == f"bastide {bastide.__version__}\n"


def test_without_words_the_help_is_shown(run: Callable[..., Any]) -> None:
    ran = run()
    assert ran.code == 2
    for command in COMMANDS:
        assert command in ran.out + ran.err


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_teaches_with_an_example(run: Callable[..., Any], command: str) -> None:
    ran = run(command, "--help")
    assert ran.code == 0
    assert f"bastide {command}" in ran.out.split("Usage:")[1].partition("\n")[2]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["play", "chess"], "there is no game called 'chess'; there are: "),
        (["play", "standard", "--boxes", "dragons"], "there is no box called 'dragons'"),
        (["play", "standard", "--rule", "tea=yes"], "there is no switch called 'tea'"),
        (["play", "standard", "--rule", "holes=maybe"], "the switch 'holes' has no choice 'maybe'"),
        (["play", "standard", "--seats", "9"], "standard is played by 2 to 5, not by 9"),
        (["play", "standard", "--seats", "red,red"], "two seats have the same name"),
        (["play", "standard", "--against", "clever"], "there is no player called 'clever'"),
        (["perft", "standard", "--deck", "BG-U BG-Q9"], "no set in play has a tile called 'BG-Q9'"),
        (["perft", "standard", "--depth", "99"], "the depth is 1 to "),
        (["simulate", "standard", "--players", "random,clever"], "there is no player called 'clever'"),
        (["simulate", "chess"], "there is no game called 'chess'"),
        (["verify", "chess"], "there is no game called 'chess'"),
        (["bench", "chess"], "there is no game called 'chess'"),
        (["tiles", "chess"], "there is no game called 'chess'"),
        (["games", "chess"], "there is no game called 'chess'"),
        (["replay", "no-such-file"], "no-such-file cannot be read"),
        (["verify", "standard", "--seats", "9"], "standard is played by 2 to 5, not by 9"),
        (["perft", "castle", "--seats", "-1"], "castle is played by 2, not by -1"),
        (["perft", "standard", "--seats", "9" * 5000], "'9999"),
        (["play", "standard", "--seed", "9" * 5000], "'9999"),
        (["bench", "pictures", "chess"], "there is no game called 'chess'"),
        (["tiles", "castle", "--theme", "pink"], "there is no theme called 'pink'"),
    ],
)
def test_what_is_refused_is_one_sentence(run: Callable[..., Any], words: list[str], sentence: str) -> None:
    ran = run(*words)
    assert ran.code == 1
    assert ran.out == ""
    assert ran.err.startswith(f"bastide: {sentence}")
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize(
    "words",
    [["fly"], ["play", "--fast"], ["play", "--rule", "holes"], ["simulate"], ["simulate", "standard", "-n", "0"],
     ["simulate", "standard", "-n", "9" * 20], ["bench", "--seconds", "soon"], ["bench", "--seconds", "inf"],
     ["perft", "standard", "--depth", "deep"]],
)  # fmt: skip
def test_what_is_no_command_is_a_usage_error(run: Callable[..., Any], words: list[str]) -> None:
    assert run(*words).code == 2


def test_help_loads_no_compiler() -> None:
    code = "import sys; sys.argv = ['bastide', '--help']; from bastide.cli import main\n"
    code += "try: main()\nexcept SystemExit: pass\nassert 'numba' not in sys.modules"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True).returncode == 0


def test_the_module_is_the_command() -> None:
    ran = subprocess.run([*BASTIDE, "--version"], capture_output=True, text=True)
    assert (ran.returncode, ran.stdout) == (0, f"bastide {bastide.__version__}\n")


def test_a_refusal_in_a_process_of_its_own_has_no_traceback() -> None:
    ran = subprocess.run([*BASTIDE, "tiles", "chess"], capture_output=True, text=True)
    assert ran.returncode == 1
    assert "Traceback" not in ran.stderr


def heed_interrupts() -> None:
    """A process started in the background ignores interrupts, and so would its children."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_an_interrupted_command_ends_quietly() -> None:
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen([*BASTIDE, "play", "--seed", "7"], **pipes, text=True, preexec_fn=heed_interrupts) as process:
        assert process.stdout is not None
        assert process.stdout.readline()
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=600)
    assert process.returncode == 130
    assert errors == ""


def test_nobody_reading_is_no_fault() -> None:
    process = subprocess.Popen([*BASTIDE, "tiles", "standard"], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.close()
    assert b"Traceback" not in process.stderr.read()
    process.stderr.close()
    process.wait(timeout=600)


def test_play_without_a_terminal_ends_with_its_input() -> None:
    lines = "1\n1\n-\n"
    ran = subprocess.run([*BASTIDE, "play", "--seed", "7"], input=lines, capture_output=True, text=True)
    assert ran.returncode == 0
    assert ran.stdout.endswith("The game goes on: red 4, blue 0.\n")


def test_play_in_a_terminal_without_many_signs() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    command = [*BASTIDE, "play", "--seed", "7"]
    ran = subprocess.run(command, input="1\n", capture_output=True, text=True, env=environment)
    assert ran.returncode == 0
    assert "#####" in ran.stdout
