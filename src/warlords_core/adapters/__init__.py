"""Adapters: the games as environments of PettingZoo and as games of OpenSpiel, for those who train or compare players.

Each is a module of its own and needs the extra of its name: ``warlords_core.adapters.pettingzoo`` and ``.openspiel``.
What they have in common stands in ``.table`` (a match, step by step), ``.offers`` (large action sets, one part a step)
and ``.features`` (views as numbers).
"""
