"""What the rest of Bastide uses of the classic family."""

from ...core.bag import draw_by_luck as draw_by_luck
from .begin import begin as begin
from .state import Box as Box
from .state import State as State
from .turn import finish as finish
from .turn import legal as legal
from .turn import play as play
from .refusing import refusal as refusal
