"""The errors of the face: each has a code and a sentence for players."""

from ..core.errors import BadNotation as BadNotation
from ..core.errors import BadRecord as BadRecord
from ..core.errors import BadSetup as BadSetup
from ..core.errors import BadTiles as BadTiles
from ..core.errors import BastideError as BastideError
from ..core.errors import IllegalMove as IllegalMove
