"""What a policy of one's own may call: the rules of whatever family and form it plays in."""

from typing import TYPE_CHECKING, Any

from ..core.bag import tiles_left as tiles_left
from ..core.luck import below as below
from ..core.moves import Verb as Verb
from ..core.moves import cell_of as cell_of
from ..core.moves import spot_of as spot_of
from ..core.moves import verb_of as verb_of
from ..core.moves import what_of as what_of
from ..core.rule import FORM
from ..core.rule import copy_into as copy_into
from ..core.table import CHANCE as CHANCE
from ..core.table import OVER as OVER

if TYPE_CHECKING or FORM in ("plain", "compiled", "cuda"):
    from ..family import any_move as any_move
    from ..family import finish as finish
    from ..family import legal as legal
    from ..family import play as play
    from .greedy_rules import lead as lead
else:
    from ..core.errors import BadSetup

    def _stand_in(name, about):
        def call(*arguments: Any) -> Any:
            raise BadSetup("bad-policy", f"{name} can be called inside a policy only")

        call.__name__ = call.__qualname__ = name
        call.__doc__ = about
        return call

    any_move = _stand_in("any_move", "`any_move(box, state, moves, luck)` is one of the choices, all alike.")
    legal = _stand_in("legal", "`legal(box, state, moves)` lists the choices of a state into `moves`.")
    play = _stand_in("play", "`play(box, state, events, move)` makes a legal move, packed as it is in a list.")
    finish = _stand_in("finish", "`finish(box, state, events)` scores the game as if it ended now.")
    lead = _stand_in("lead", "`lead(state, seat)` is a seat's points less those of the best of the others.")
