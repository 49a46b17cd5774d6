"""What deploy/ holds agrees with the program: options, settings, addresses and pinned images, without any engine."""

import configparser
import json
import re
import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml

from bastide.cli.app import app
from bastide.table.app import build
from bastide.table.chosen import chosen, names
from bastide.table.door import STOP_WITHIN
from bastide.table.settings import Settings

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
CONTAINER = (DEPLOY / "Containerfile").read_text("utf-8").replace("\\\n", " ")
CADDY = (DEPLOY / "Caddyfile").read_text("utf-8")
PINNED = re.compile(r"[a-z]+:\d+\.\d+[\w.-]*")  # an ordinary name with a version, from no registry in particular
SERVERS = ("table-1", "table-2")
KNOWN = {*names(), "BASTIDE_HOST", "BASTIDE_PORT"}


def unit() -> dict[str, list[str]]:
    """The lines of the service, by their names."""
    found: dict[str, list[str]] = {}
    for line in (DEPLOY / "bastide.service").read_text("utf-8").splitlines():
        if "=" in line and not line.startswith("#"):
            name, _, value = line.partition("=")
            found.setdefault(name, []).append(value)
    return found


def parsed(words: Sequence[str]) -> dict[str, Any]:
    """What `bastide table` understands of these words; an option that it does not have is refused."""
    command: Any = typer.main.get_command(app)
    assert words[0] == "table"
    context = command.commands["table"].make_context("table", list(words[1:]))
    found: dict[str, Any] = context.params
    return found


def instruction(name: str) -> str:
    """The last instruction of this name in the container file."""
    return re.findall(rf"^\s*{name}\s+(.+)$", CONTAINER, re.M)[-1].strip()


def paths() -> set[str]:
    """Where the server answers."""
    return {route.path for route in build(Settings("sqlite://")).routes if hasattr(route, "path")}


def test_two_servers_share_one_database_behind_one_proxy() -> None:
    assert set(COMPOSE["services"]) == {"database", "proxy", *SERVERS}
    servers = [COMPOSE["services"][name] for name in SERVERS]
    assert servers[0] == servers[1]
    assert "ports" not in servers[0]
    assert servers[0]["depends_on"] == {"database": {"condition": "service_healthy"}}
    assert "healthcheck" in COMPOSE["services"]["database"]
    own = COMPOSE["services"]["database"]["environment"]
    secret = own["POSTGRES_PASSWORD"]
    address = f"postgresql://{own['POSTGRES_USER']}:{secret}@database/{own['POSTGRES_DB']}"
    assert servers[0]["environment"]["BASTIDE_DATABASE"] == address
    assert secret.startswith("${BASTIDE_PASSWORD:?")
    named = {mount.split(":")[0] for service in COMPOSE["services"].values() for mount in service["volumes"]}
    assert {name for name in named if not name.startswith("./")} == set(COMPOSE["volumes"])


def test_the_proxy_speaks_tls_and_asks_every_server_whether_it_is_ready() -> None:
    proxy = COMPOSE["services"]["proxy"]
    port = parsed(COMPOSE["services"]["table-1"]["command"])["port"]
    assert re.search(r"reverse_proxy (.*) \{", CADDY)[1].split() == [f"{name}:{port}" for name in SERVERS]  # type: ignore[index]
    assert re.search(r"health_uri (\S+)", CADDY)[1] in paths()  # type: ignore[index]
    assert CADDY.count("{") == CADDY.count("}")
    of_a_table = re.search(r"~(\S+) \"\$\{1\}\"", CADDY)[1]  # type: ignore[index]
    live = next(path for path in paths() if path.endswith("/live") and "{slug}" in path)
    assert re.match(of_a_table, live.format(slug="brave-otter"))[1] == "brave-otter"  # type: ignore[index]
    assert re.search(r"request_header (\S+)", CADDY)[1] == re.search(r"lb_policy header (\S+)", CADDY)[1]  # type: ignore[index]
    assert "{$BASTIDE_NAME}" in CADDY
    assert "BASTIDE_NAME" in proxy["environment"]
    assert "443:443" in proxy["ports"]
    assert set(proxy["depends_on"]) == set(SERVERS)
    mounted = [mount.split(":") for mount in proxy["volumes"]]
    assert all((DEPLOY / source).exists() for source, *_ in mounted if source.startswith("./"))


def test_images_are_pinned_and_come_from_no_registry_in_particular() -> None:
    images = [service["image"] for service in COMPOSE["services"].values()]
    images += re.findall(r"^FROM (\S+)", CONTAINER, re.M)
    assert len(images) == 6
    assert [image for image in images if not PINNED.fullmatch(image)] == []
    version = re.search(r'^version = "(.+)"', (ROOT / "pyproject.toml").read_text("utf-8"), re.M)
    assert version is not None
    assert COMPOSE["services"]["table-1"]["image"] == f"bastide:{version[1]}"


@pytest.mark.parametrize("words", [
    COMPOSE["services"]["table-1"]["command"],
    json.loads(instruction("CMD")),
    shlex.split(unit()["ExecStart"][0])[1:],
], ids=["compose", "container", "systemd"])
def test_options_are_those_of_the_command(words: list[str]) -> None:
    asked = parsed(words)
    assert asked["browser"] is False
    assert asked["port"] == 8000


def test_settings_are_those_of_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    environment = {key: str(value) for key, value in COMPOSE["services"]["table-1"]["environment"].items()}
    environment |= dict(line.split("=", 1) for line in unit()["Environment"])
    environment |= dict(word.split("=", 1) for word in instruction("ENV").split())
    ours = {name: value for name, value in environment.items() if name.startswith("BASTIDE_")}
    assert set(ours) <= KNOWN
    assert chosen(ours)["log_json"] is True
    assert chosen(ours)["database"].startswith("sqlite:////var/lib/bastide/")


def test_health_is_asked_where_it_is_told() -> None:
    checks = [COMPOSE["services"][name]["healthcheck"]["test"] for name in SERVERS]
    asked = re.findall(r"http://127\.0\.0\.1:8000(/\w+)", " ".join([*map(" ".join, checks), CONTAINER]))
    assert len(asked) == 3
    assert set(asked) <= paths()


def test_a_server_that_stops_has_the_time_it_needs() -> None:
    assert int(unit()["TimeoutStopSec"][0]) > STOP_WITHIN
    assert int(COMPOSE["services"]["table-1"]["stop_grace_period"].removesuffix("s")) > STOP_WITHIN


def test_the_service_is_a_file_that_systemd_reads() -> None:
    read = configparser.ConfigParser(strict=False, interpolation=None)
    read.optionxform = str  # type: ignore[assignment,method-assign]
    read.read(DEPLOY / "bastide.service", "utf-8")
    assert read.sections() == ["Unit", "Service", "Install"]
    assert read["Service"]["StateDirectory"] == read["Service"]["CacheDirectory"] == "bastide"


def test_the_container_is_built_from_files_that_are_there() -> None:
    assert instruction("ENTRYPOINT") == '["bastide"]'
    assert instruction("USER") == "bastide"
    left_out = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    for name in ("constraints.txt", "pyproject.toml", "README.md", "scripts/rule_pictures.py", "tests/scenarios"):
        assert (ROOT / name).exists()
        assert not any(name == line or name.startswith(f"{line}/") for line in left_out)
    assert "deploy/.env" in left_out
    assert "deploy/.env" in (ROOT / ".gitignore").read_text("utf-8").splitlines()
    extras = re.search(r"bastide\[([\w,]+)\]", CONTAINER)
    assert extras is not None
    assert set(extras[1].split(",")) == {"postgres", "pictures", "calls"}
    service = COMPOSE["services"]["table-1"]["build"]
    assert (DEPLOY / service["context"] / service["dockerfile"]).resolve() == DEPLOY / "Containerfile"
