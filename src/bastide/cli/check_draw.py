"""`bastide check-draw`: whether the tiles of a game at the table came as the sealed secret says."""

from __future__ import annotations

from typing import Annotated

import typer

from ..core.errors import BadRecord
from .output import answers
from .replay import read


def check_draw(
    file: Annotated[str, typer.Argument(help="The proof saved at the end of a game; - reads it.", metavar="FILE")],
    seal: Annotated[
        str | None, typer.Option(metavar="HASH", help="The hash that the table showed before the game.")
    ] = None,
) -> None:
    """Repeat every draw of a game that was played at a table, from the secret that was sealed before it.

    \b
    bastide check-draw brave-otter.json
    bastide check-draw brave-otter.json --seal 5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef
    """
    import msgspec

    from ..table.seal import faults
    from ..table.visits import SealShape

    try:
        proof = msgspec.json.decode(read(file), type=SealShape)
    except msgspec.DecodeError as error:
        raise BadRecord("unreadable", f"{file} is not a proof saved at a table ({error})", 0) from None
    if proof.secret is None or proof.record is None:
        raise BadRecord("unfinished", "the secret is shown when the game is over: save the proof then", 0)
    found = faults(proof.record, seal or proof.hash, proof.secret, proof.luck, proof.imported)
    for sentence in found or ["Every draw follows from the secret that was sealed before the game."]:
        answers().print(sentence, soft_wrap=True, markup=False, highlight=False)
    if found:
        raise typer.Exit(1)
