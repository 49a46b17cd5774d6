"""What the rest of Bastide uses of The City."""

from ...core.bag import draw_by_luck as draw_by_luck
from .begin import begin as begin
from .describing import begin_description as begin_description
from .describing import describe as describe
from .describing import describe_leaf as describe_leaf
from .describing import end_description as end_description
from .describing import take_stock as take_stock
from .describing_claims import describe_claim as describe_claim
from .description import Description as Description
from .description import Notes as Notes
from .description import Sheet as Sheet
from .description import Stock as Stock
from .description import Survey as Survey
from .end import finish as finish
from .refusing import refusal as refusal
from .state import Box as Box
from .state import State as State
from .turn import any_move as any_move
from .turn import draws_next as draws_next
from .turn import lay_tile as lay_tile
from .turn import legal as legal
from .turn import play as play
from .turn import play_any as play_any
