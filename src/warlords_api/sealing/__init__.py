"""Sealing: what lets clients carry a match that they can neither read nor change.

``keys`` derives, ``tokens`` seals and opens, ``seats`` tells who may act, ``receipts`` signs what happened, ``closed``
binds decisions before anybody sees them, ``contributions`` lets all seats together draw a seed, ``heads`` remembers
where a match stands, if somebody should. Nothing here knows HTTP or a game.
"""
