"""The layout of the project: who may import whom, what a rule may be made of, and how long things may get."""

import ast
import re
import tomllib
from pathlib import Path

import pytest

from bastide.games.overlay import wired

SOURCE = Path(__file__).parents[1] / "src" / "bastide"
FILES = sorted(path for path in SOURCE.rglob("*.py"))
FAMILIES = sorted(path.parent.name for path in SOURCE.glob("games/*/games.toml"))

# Each room may import those named for it; nothing imports what is built on top of it.
ROOMS = {
    "core": {"core"},
    "games": {"core", "games"},
    "play": {"core", "games", "play", "art", "forms", "memory"},
    "oracle": {"core", "games", "oracle"},
    "players": {"core", "games", "play", "players", "forms", "memory", "family", "chooser"},
    "sim": {
        *("core", "games", "play", "players", "oracle", "art", "sim"),
        *("forms", "memory", "family", "chooser", "devices"),
    },
    "devices": {"core", "forms", "devices"},
    "learn": {"core", "games", "players", "sim", "family", "devices", "learn"},
    "fast": {"core", "games", "play", "players", "sim", "forms", "memory", "family", "devices", "fast"},
    "environments": {"core", "games", "play", "players", "sim", "fast", "art", "environments"},
    "analysis": {"core", "games", "play", "players", "memory", "analysis", "art"},
    "arena": {"core", "games", "play", "players", "sim", "analysis", "forms", "memory", "arena"},
    "art": {"core", "games", "art"},
    "puzzles": {"core", "games", "play", "players", "memory", "puzzles"},
    "table": {"core", "games", "play", "players", "sim", "art", "analysis", "puzzles", "table", "forms"},
}
ASKED = ("state", "vocabulary", "engine")  # names of numbers, and the rules that are to be checked
DATA = ("tiles", "geometry", "table", "events", "moves", "errors")
LONGEST_FILE, LONGEST_FUNCTION = 400, 60


def name_of(path: Path) -> str:
    return path.relative_to(SOURCE).as_posix()


def modules_imported(path: Path) -> set[tuple[str, ...]]:
    """The modules of this package that a file imports, as paths inside it."""
    here = path.relative_to(SOURCE).parts
    found: set[tuple[str, ...]] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level:
            package = here[: len(here) - node.level]
            module = tuple(node.module.split(".")) if node.module else ()
            found.update(_named((*package, *module), node))
        elif isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[0] == "bastide":
            found.update(_named(tuple(node.module.split(".")[1:]), node))
        elif isinstance(node, ast.Import):
            found.update(tuple(alias.name.split(".")[1:]) for alias in node.names if alias.name.startswith("bastide."))
    return {module for module in found if module}


def _named(module: tuple[str, ...], node: ast.ImportFrom) -> list[tuple[str, ...]]:
    """The module itself, or those that are taken out of a package."""
    inside = [(*module, alias.name) for alias in node.names]
    return [one if SOURCE.joinpath(*one).with_suffix(".py").exists() else module for one in inside]


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_imports_keep_to_the_rooms(path: Path) -> None:
    room = room_of(path.relative_to(SOURCE).parts)
    if room not in ROOMS:
        return
    for module in modules_imported(path):
        assert module[0] in ROOMS[room], f"{name_of(path)} imports {'.'.join(module)}"
        assert room == "art" or room_of(module) != "art" or module[0] == "art", f"{name_of(path)} imports {module}"


def room_of(parts: tuple[str, ...]) -> str:
    """The room of a module; what families and boxes paint belongs to art, which alone finds it, by name."""
    return "art" if parts[0] == "games" and {"art", "art.py"} & set(parts) else parts[0]


@pytest.mark.parametrize("path", [path for path in FILES if "games" in path.parts], ids=name_of)
def test_families_and_boxes_keep_apart(path: Path) -> None:
    parts = path.relative_to(SOURCE).parts
    for module in modules_imported(path):
        if parts[1] in FAMILIES and len(module) > 1 and module[0] == "games" and module[1] in FAMILIES:
            assert module[1] == parts[1], f"{name_of(path)} imports another family: {'.'.join(module)}"
        if "boxes" in parts and "boxes" in module and len(module) > 3:
            assert module[3] == parts[3], f"{name_of(path)} imports another box: {'.'.join(module)}"


def test_the_oracle_shares_no_code_with_the_rules() -> None:
    for path in (SOURCE / "oracle").glob("*.py"):
        for module in modules_imported(path):
            assert module[0] != "games" or module[-1] in ASKED, f"{name_of(path)} imports {module}"
            assert module[0] != "core" or module[-1] in DATA, f"{name_of(path)} imports {module}"


def rules_of(path: Path) -> list[ast.FunctionDef]:
    tree = ast.parse(path.read_text("utf-8"))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    return [node for node in functions if any(getattr(mark, "id", "") == "rule" for mark in node.decorator_list)]


RULED = [path for path in FILES if path.relative_to(SOURCE).parts[0] in ("core", "games", "sim", "players", "learn")]
RULES = [(path, function) for path in RULED if path.name != "rule.py" for function in rules_of(path)]
HOOKS = ("may_", "adjust_", "react_", "offer_")
FORBIDDEN = (
    ast.Lambda, ast.ListComp, ast.DictComp, ast.SetComp, ast.GeneratorExp, ast.List, ast.Dict, ast.Set, ast.JoinedStr,
    ast.Raise, ast.Try, ast.With, ast.Global, ast.Nonlocal, ast.Assert, ast.ClassDef, ast.Import, ast.ImportFrom,
    ast.Slice, ast.Starred, ast.Yield, ast.Await, ast.Delete,
)


@pytest.mark.parametrize(("path", "rule"), RULES, ids=[f"{name_of(path)}:{rule.name}" for path, rule in RULES])
def test_rules_keep_to_the_subset(path: Path, rule: ast.FunctionDef) -> None:
    where = f"{name_of(path)}: {rule.name}"
    assert [*rule.args.defaults, rule.args.vararg, rule.args.kwarg] == [None, None], f"{where} has optional arguments"
    assert None not in [rule.returns, *(argument.annotation for argument in rule.args.args)], f"{where} lacks hints"
    for statement in rule.body[1:] if ast.get_docstring(rule) else rule.body:
        for node in ast.walk(statement):
            assert not isinstance(node, FORBIDDEN), f"{where}, line {node.lineno}: {type(node).__name__}"
            if isinstance(node, ast.Constant):
                assert not isinstance(node.value, (str, float)), f"{where}: {node.value!r}"
            if isinstance(node, ast.FunctionDef):
                pytest.fail(f"{where} has a function inside")


def test_numbers_have_names_that_every_form_can_compile() -> None:
    for path in RULED:
        bases = [base for node in ast.walk(ast.parse(path.read_text("utf-8"))) for base in getattr(node, "bases", [])]
        assert "IntEnum" not in [ast.unparse(base) for base in bases], f"{name_of(path)}: Numbers instead of IntEnum"


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_files_and_functions_stay_short(path: Path) -> None:
    text = path.read_text("utf-8")
    assert text.count("\n") <= LONGEST_FILE, f"{name_of(path)} has {text.count(chr(10))} lines"
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            assert length <= LONGEST_FUNCTION, f"{name_of(path)}: {node.name} has {length} lines"


def test_the_face_says_what_it_works_on() -> None:
    """States, engines and views have their types; only plain JSON data, told once, may be anything."""
    found = [
        f"{name_of(path)}, line {node.lineno}"
        for path in (SOURCE / "play").glob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Name) and node.id == "Any"
    ]
    lines = (SOURCE / "play" / "view.py").read_text("utf-8").splitlines()
    json = next(number for number, line in enumerate(lines, 1) if line.startswith("Json = dict[str, Any]"))
    assert found == [f"play/view.py, line {json}"]


def test_the_fold_of_a_log_knows_nothing_of_pages() -> None:
    """A table is made from its facts alone; how pages are told of it is built on top, and nowhere below."""
    shown = {"sight", "chronicle", "portrait", "messages", "previews", "aids", "rating", "live", "room"}
    reached, waiting = set[str](), ["fold"]
    while waiting:
        room = waiting.pop()
        reached.add(room)
        modules = modules_imported(SOURCE / "table" / f"{room}.py")
        waiting += [module[1] for module in modules if module[0] == "table" and module[1] not in reached]
    assert "steps" in reached
    assert not reached & shown
    assert ("table", "shapes") not in modules_imported(SOURCE / "table" / "fold.py")


READERS = ("play/move.py", "play/notation.py")  # of what people write


@pytest.mark.parametrize("room", ["play", "table", "players", "analysis", "sim", "cli"])
def test_chance_and_places_are_never_read_out_of_a_text(room: str) -> None:
    """A move knows whether chance made it, an event where it happened: no text is taken apart to find out."""
    for path in (SOURCE / room).rglob("*.py"):
        for call in [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call)]:
            if not isinstance(call.func, ast.Attribute) or name_of(path) in READERS:
                continue
            given = [node.value for word in call.args for node in ast.walk(word) if isinstance(node, ast.Constant)]
            if call.func.attr in ("startswith", "removeprefix"):
                assert not {"?", "!"} & set(given), f"{name_of(path)}, line {call.lineno}"
            if call.func.attr in ("split", "partition", "rpartition", "rsplit"):
                taken_apart = re.search(r"\bmove\b|\.place\b", ast.unparse(call.func.value))
                assert not taken_apart, f"{name_of(path)}, line {call.lineno}"


def test_nobody_asks_for_a_family_a_game_or_a_box_by_its_name() -> None:
    """What one of them needs stands in its folder; the rules of a family know its own boxes."""
    boxes = [path.parent.name for path in SOURCE.glob("games/*/boxes/*/box.toml")]
    lists = [tomllib.loads(path.read_text("utf-8")) for path in SOURCE.glob("games/*/games.toml")]
    names = "|".join(sorted({*FAMILIES, *boxes, *(name for data in lists for name in data["games"])}))
    thing, equals = r"\b(family|game|box|boxes|set|sets)\b[\w.\])]*", r"(===?|!==?|in)"
    asked = re.compile(rf"""{thing}\s*{equals}\s*[\[({{]?["']({names})["']""")
    page = SOURCE.parents[1] / "page" / "src"
    for path in [*FILES, *page.rglob("*.ts"), *page.rglob("*.tsx")]:
        found = asked.search(path.read_text("utf-8"))
        assert found is None, f"{path.name}: {found}"


def test_core_names_no_game() -> None:
    words = ("carcassonne", "castle", "cloister", "knight", "inns", "gingerbread", "count of", "classic")
    for path in (SOURCE / "core").glob("*.py"):
        text = path.read_text("utf-8").lower()
        assert not [word for word in words if word in text], path.name


def test_every_hook_is_wired_once() -> None:
    """Each rule of a box that the family's wiring could call is called there, by exactly one line, written or added."""
    for wiring in SOURCE.glob("games/*/wiring.py"):
        added = [Path(folder) / "wiring.py" for folder in wired(wiring.parent.name)]
        tree = ast.parse((added or [wiring])[0].read_text("utf-8"))
        calls = [
            f"{node.func.value.id}.{node.func.attr}"
            for node in ast.walk(tree)
            if isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and isinstance(node.func.value, ast.Name)
        ]
        for path in wiring.parent.glob("boxes/*/rules.py"):
            box = path.parent.name
            for hook in [rule.name for rule in rules_of(path) if rule.name.startswith(HOOKS)]:
                found = calls.count(f"{box}.{hook}")
                assert found == 1, f"{box}.{hook} is wired {found} times"
