"""A policy of one's own: a plain function that becomes a rule of every family and form."""

from __future__ import annotations

import dis
import hashlib
from collections.abc import Callable, Iterator
from pathlib import Path
from types import CodeType, FunctionType, ModuleType, SimpleNamespace
from typing import Any, overload

from ..core.errors import BadSetup
from ..forms import Form
from .ruled import RuledPlayer

PACKAGE = __name__.split(".")[0]
TOOLBOX = "players.toolbox"
MOST_TRIES = 64


class Policy:
    """A function that says which move: as a kind of player it is called with a seed, as rules it plays by itself."""

    def __init__(self, function: Callable[..., int], tries: int = 0, listed: bool = True) -> None:
        function = getattr(function, "py_func", function)
        if not isinstance(function, FunctionType):
            raise BadSetup("bad-policy", f"a policy is a function, not {function!r}")
        wanted = 5 if tries else 4
        if function.__code__.co_argcount != wanted:
            shape = "(box, states, moves, luck, desk)" if tries else "(box, state, moves, luck)"
            raise BadSetup("bad-policy", f"the policy {function.__name__} must be a function of {shape}")
        if not 0 <= tries <= MOST_TRIES:
            raise BadSetup("bad-policy", f"a policy has 0 to {MOST_TRIES} states for trying, not {tries}")
        if tries and not listed:
            raise BadSetup("bad-policy", "a policy that tries moves is shown them")
        self.function, self.tries, self.listed = function, tries, listed
        self.name = function.__name__
        self.__doc__ = function.__doc__

    @property
    def rules(self) -> PolicyRules:
        """Where its rule is."""
        return PolicyRules(self)

    def __call__(self, seed: int | str = 0) -> RuledPlayer:
        """A player that chooses by this policy."""
        return PolicyPlayer(self, seed)

    def __repr__(self) -> str:
        return f"<policy {self.name}>"


class PolicyPlayer(RuledPlayer):
    """A player by somebody's own policy."""

    def __init__(self, policy: Policy, seed: int | str) -> None:
        super().__init__(seed)
        self.rules = policy.rules


class PolicyRules:
    """A policy as rules of a form."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        code = "".join(_parts(policy.function, set()))
        shown = f"{policy.tries}-" if policy.listed else "free-"
        self.name = f"{policy.name}-{shown}{hashlib.sha256(code.encode()).hexdigest()[:12]}"
        self.code = self.name

    def module(self, form: Form) -> Any:
        """The module that shows the policy its choices, loaded for it."""
        return form.twin(*self._shown(form))

    def _shown(self, form: Form) -> tuple[str, Any, str]:
        function = translated(self.policy.function, form, self.name)
        if self.policy.tries:
            chooser = SimpleNamespace(try_policy=function, STATES=1 + self.policy.tries)
            return "players.trying_rules", chooser, self.name
        module = "players.listed_rules" if self.policy.listed else "players.free_rules"
        return module, SimpleNamespace(policy=function), self.name


@overload
def policy(function: Callable[..., int]) -> Policy: ...
@overload
def policy(*, tries: int = 0, listed: bool = True) -> Callable[[Callable[..., int]], Policy]: ...
def policy(function: Callable[..., int] | None = None, *, tries: int = 0, listed: bool = True) -> Any:
    """Marks a function as a policy; with `tries` it has so many states to try moves on.

    With `listed=False` it is shown nothing and says the move itself, which nobody checks: the fastest way.
    """
    if function is None:
        return lambda marked: Policy(marked, tries, listed)
    return Policy(function, tries, listed)


def translated(function: FunctionType, form: Form, name: str) -> Any:
    """The function as a rule of a form: what it names of ours is the form's, its own helpers are translated too."""
    if function.__code__.co_freevars:
        raise BadSetup("bad-policy", f"the policy {function.__name__} uses variables of a function around it")
    names = {used: _in_form(function.__globals__[used], form, name) for used in _names(function)}
    twin = FunctionType(function.__code__, names | {"__name__": function.__module__}, function.__name__)
    return form.compile(twin, name, Path(function.__code__.co_filename).is_file()) if form.compiled else twin


def _in_form(value: Any, form: Form, name: str) -> Any:
    """What a global of the function means in a form."""
    value = getattr(value, "py_func", value)
    if isinstance(value, ModuleType):
        return form.module(_place(value.__name__) or TOOLBOX) if _is_ours(value.__name__) else value
    home = getattr(value, "__module__", None) or ""
    if _is_ours(home) and hasattr(value, "__name__"):
        return getattr(form.module(_place(home)), value.__name__)
    if isinstance(value, FunctionType):
        return translated(value, form, name)
    return value


def _is_ours(module: str | None) -> bool:
    return (module or "").split(".")[0] == PACKAGE


def _place(module: str) -> str:
    """A module's path inside the package; the public door leads to the toolbox."""
    path = module.partition(".")[2]
    return TOOLBOX if path.split(".")[0] in ("fast", "") else path


def _names(function: FunctionType) -> list[str]:
    """The globals that a function uses, in a fixed order."""
    used = {
        instruction.argval for instruction in dis.get_instructions(function) if instruction.opname == "LOAD_GLOBAL"
    }
    return sorted(name for name in used if name in function.__globals__)


def _parts(function: FunctionType, seen: set[CodeType]) -> Iterator[str]:
    """All that a function's meaning hangs on, apart from our own rules: its code, constants and helpers."""
    code = function.__code__
    if code in seen:
        return
    seen.add(code)
    yield f"{code.co_code.hex()}/{code.co_consts!r}/{code.co_names!r}/{code.co_varnames!r};"
    for name in _names(function):
        value = getattr(function.__globals__[name], "py_func", function.__globals__[name])
        if isinstance(value, FunctionType) and not _is_ours(value.__module__):
            yield from _parts(value, seen)
        elif not isinstance(value, (ModuleType, FunctionType, type)):
            yield f"{name}={value!r};"
