"""Bots: players that choose from their seat's view and legal actions, bounded and the same for the same seed."""

from warlords_core.bots.greedy import greedy
from warlords_core.bots.random import uniform

__all__ = ["greedy", "uniform"]
