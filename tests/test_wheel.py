"""The wheel: installed into a clean environment, without Node, it serves the page."""

import os
import socket
import subprocess
import sys
import time
import urllib.request
import venv
import zipfile
from contextlib import suppress
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PIP = ("--quiet", "--quiet", "--disable-pip-version-check")


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from this checkout; the page must have been built before."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "pip", "wheel", *PIP, "--no-deps", "--wheel-dir", str(folder), str(ROOT)]
    subprocess.run(command, check=True)
    return next(folder.glob("*.whl"))


def test_the_wheel_holds_the_data_and_the_page(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    for name in ("table/page/index.html", "games/castle/wall.toml", "games/classic/boxes/inns/tiles.toml", "py.typed"):
        assert f"bastide/{name}" in names


def test_a_clean_environment_serves_the_page(wheel: Path, tmp_path: Path) -> None:
    venv.create(tmp_path / "clean", with_pip=True)
    python = tmp_path / "clean" / "bin" / "python"
    constraints = str(ROOT / "constraints.txt")
    subprocess.run([python, "-m", "pip", "install", *PIP, "-c", constraints, str(wheel)], check=True)
    port = quiet_port()
    database = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    command = [python, "-m", "bastide", "table", "--host", "127.0.0.1", "--port", str(port), "--no-browser"]
    environment = {**os.environ, "PATH": str(tmp_path / "clean" / "bin")}
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
