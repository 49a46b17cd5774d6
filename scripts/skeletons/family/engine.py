"""What the rest of Bastide uses of Skeleton Title."""

from ...core.bag import draw_by_luck as draw_by_luck
from .describing import Description as Description
from .describing import Sheet as Sheet
from .describing import describe as describe
from .refusing import refusal as refusal
from .state import Box as Box
from .state import State as State
from .turn import any_move as any_move
from .turn import begin as begin
from .turn import draws_next as draws_next
from .turn import finish as finish
from .turn import lay_tile as lay_tile
from .turn import legal as legal
from .turn import play as play
