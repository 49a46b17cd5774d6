"""The words of Traders & Builders."""

from ....words import Words
from ...reasons import COMPLETE, NO_FARMER, NO_FOLLOWER, NOT_FOR_BUILDER, NOT_FOR_PIG
from ...state import Kind, News, Paid, Part, Pawn
from .state import Goods

GOODS = {Goods.WINE: "wine", Goods.GRAIN: "grain", Goods.CLOTH: "cloth"}

WORDS = Words(
    figures={Pawn.BUILDER: "b", Pawn.PIG: "p"},
    parts={Part.WINE + goods: word for goods, word in GOODS.items()},
    roles={
        (Pawn.BUILDER, Kind.ROAD): "builder",
        (Pawn.BUILDER, Kind.CITY): "builder",
        (Pawn.PIG, Kind.FIELD): "pig",
    },
    scored={Paid.PIG: "pig", Paid.GOODS: "goods"},
    whats={News.GOODS: {int(goods): word for goods, word in GOODS.items()}},
    happenings={News.GOODS: "goods", News.SECOND_TILE: "second-tile"},
    refusals={
        NO_FOLLOWER: ("no-follower", "a builder goes where its owner has a follower"),
        COMPLETE: ("complete", "a builder goes on unfinished roads and cities only"),
        NOT_FOR_BUILDER: ("unclaimable", "a builder goes on a road or city only"),
        NOT_FOR_PIG: ("unclaimable", "a pig goes on a field only, where farmers may stand"),
        NO_FARMER: ("no-farmer", "a pig goes where its owner has a farmer"),
    },
)
