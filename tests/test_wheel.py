"""The wheel: installed into a clean environment, without Node, it serves the page."""

import fcntl
import os
import socket
import subprocess
import sys
import time
import urllib.request
import venv
import zipfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PIP = ("--quiet", "--quiet", "--disable-pip-version-check")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from this checkout; the page must have been built before."""

    def build(folder: Path) -> None:
        command = [sys.executable, "-m", "pip", "wheel", *PIP, "--no-deps", "--wheel-dir", str(folder), str(ROOT)]
        subprocess.run(command, check=True)

    return next(made_once(tmp_path_factory, "wheel", build).glob("*.whl"))


def made_once(tmp_path_factory: pytest.TempPathFactory, name: str, make: Callable[[Path], None]) -> Path:
    """A folder that all workers of a run share; the first that needs it fills it."""
    own = tmp_path_factory.getbasetemp()
    folder = (own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / name
    folder.mkdir(exist_ok=True)
    with open(folder / "lock", "a+") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if lock.tell() == 0:
            make(folder)
            lock.write("made")
    return folder


def test_the_wheel_holds_the_data_and_the_page(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    data = ("games/castle/wall.toml", "games/castle/art.toml", "games/classic/boxes/inns/tiles.toml")
    for name in ("table/page/index.html", *data, "py.typed"):
        assert f"bastide/{name}" in names
    assert [name for name in names if name.startswith("bastide/games/") and "/page/" in name] == []


@pytest.fixture(scope="module")
def clean(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment with nothing but the wheel."""

    def install(folder: Path) -> None:
        venv.create(folder)
        into = [sys.executable, "-m", "pip", "--python", str(folder / "bin" / "python"), "install", *PIP]
        subprocess.run([*into, "--no-compile", "-c", str(ROOT / "constraints.txt"), str(wheel)], check=True)

    return made_once(tmp_path_factory, "clean", install) / "bin" / "python"


def test_a_clean_environment_plays_with_a_policy_of_ones_own(clean: Path, tmp_path: Path) -> None:
    """The program of the page, as it stands there but for the number of games and the form of the rules."""
    page = (ROOT / "docs" / "fast.md").read_text("utf-8")
    program = page.split("```python\n")[1].split("```")[0].replace("1_000_000", "2")
    (tmp_path / "mine.py").write_text(program, "utf-8")
    environment = {**os.environ, "BASTIDE_PLAIN": "1"}
    ran = subprocess.run([clean, "mine.py"], env=environment, cwd=tmp_path, check=True, capture_output=True, text=True)
    assert ran.stdout.startswith("[")


@pytest.mark.long
def test_a_clean_environment_serves_the_page(clean: Path, tmp_path: Path) -> None:
    port = quiet_port()
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    command = [clean, "-m", "bastide", "table", "--host", "127.0.0.1", "--port", str(port), "--no-browser"]
    environment = {**os.environ, "PATH": str(clean.parent)}
    server = subprocess.Popen([*command, "--database", database], env=environment, cwd=tmp_path)
    try:
        assert '<div id="' in page(f"http://127.0.0.1:{port}/")
    finally:
        server.terminate()
        server.wait(timeout=600)


def quiet_port() -> int:
    """A port that nobody listens at, of those that the system gives to nobody by itself."""
    for port in range(20_000 + os.getpid() % 10_000, 32_000):
        with socket.socket() as door, suppress(OSError):
            door.bind(("127.0.0.1", port))
            return port
    raise RuntimeError("no port is free")


def page(address: str) -> str:
    """The page, as soon as the server answers."""
    deadline = time.monotonic() + 600
    while True:
        try:
            with urllib.request.urlopen(address, timeout=5) as answer:
                return str(answer.read().decode())
        except OSError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.2)
