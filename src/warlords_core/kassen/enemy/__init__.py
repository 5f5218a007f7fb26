"""The computer of kassen (敵): a player that looks one action ahead, with open eyes only (KS-11).

``board`` is what it sees, ``gains`` what a card would bring, ``blows`` what an attack takes and costs, ``player`` the
order of its turn. All of it is counted in *worth*: whole thousandths of a general's cost.
"""

from warlords_core.kassen.enemy.player import enemy

__all__ = ["enemy"]
