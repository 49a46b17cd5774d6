"""How the classic games are painted."""

from .tile import paint as paint
