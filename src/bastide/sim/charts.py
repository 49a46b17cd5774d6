"""What many games came to, as a picture: points, luck and lengths."""

from __future__ import annotations

import numpy as np

from ..art.charts import Chart, chart, histogram
from .tournament import Outcome


def panels(outcome: Outcome) -> Chart:
    """Points and leads by player, what the deals brought everybody, and how many choices a game had."""
    series, names = outcome.series, outcome.entrants
    assert series is not None
    points = series.points.astype(int)
    by_name = {name: points[:, place].tolist() for place, name in enumerate(names)}
    panels = [histogram(f"{outcome.game}: points in {outcome.games:,} games", by_name, "points")]
    if len(names) > 1:
        leads = {}
        for place, name in enumerate(names):
            others = np.delete(points, place, axis=1).max(axis=1)
            leads[name] = (points[:, place] - others).tolist()
        panels.append(histogram("Ahead of the best other", leads, "points"))
    deals = points.reshape(outcome.deals, -1).mean(axis=1)
    luck = {"": (deals - deals.mean()).tolist()}
    panels.append(histogram("Luck of the deal", luck, "points a player, more than usual"))
    panels.append(histogram("Length", {"choices": series.decisions.tolist(), "tiles": series.tiles.tolist()}))
    return chart(*panels)
