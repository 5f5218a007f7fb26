"""A player of kassen that learns which kinds of action pay, by the policy gradient; nothing but NumPy."""

import numpy as np

from warlords_core import Stream, bots
from warlords_core.adapters.features import features
from warlords_core.adapters.pettingzoo import RawEnv

LENGTH, RATE = 64, 0.3
world = RawEnv("kassen")
weights = np.zeros(LENGTH)


def kinds(choices: int) -> np.ndarray:
    """A row of features for each choice: those of the first word of its notation."""
    return np.array([features(world.label(choice).split()[0], LENGTH) for choice in range(choices)])


def play(seed: int, other, rate: float = 0.0) -> float:
    """A match of seat 0, the learner, against another player; its reward."""
    draws, gradient = np.random.default_rng(seed), np.zeros(LENGTH)
    world.reset(seed=seed)
    for agent in world.agent_iter():
        seen, _, terminated, truncated, _ = world.last()
        if terminated or truncated:
            break
        if agent == "seat_0":
            rows = kinds(seen["action_mask"].sum())
            chances = np.exp(rows @ weights)
            chances /= chances.sum()
            choice = draws.choice(len(rows), p=chances)
            gradient += rows[choice] - chances @ rows
            world.step(choice)
        else:
            other(seed)
    weights[:] += rate * world.rewards["seat_0"] * gradient
    return world.rewards["seat_0"]


def at_random(_seed: int) -> None:
    mask = world.observe("seat_1")["action_mask"]
    world.step(world.action_space("seat_1").sample(mask))


def computer(seed: int) -> None:
    """A bot that is shipped; its action is taken choice by choice."""
    game, state = world.table.game, world.position.state
    bot = bots.get(game, "enemy").player
    action = bot(game, world.view("seat_1"), game.legal_actions(state, 1), Stream.seeded(seed, "enemy"))
    for choice in world.table.path(world.position, action):
        world.step(choice)


def share_won(other) -> float:
    return np.mean([play(seed, other) == 1 for seed in range(1000, 1100)])


def told() -> str:
    """How it does against both, roughly."""
    chance, enemy = share_won(at_random), share_won(computer)
    return f"nearly always beats chance: {chance > 0.9}; ever beats the computer: {enemy > 0}"


world.action_space("seat_1").seed(1)
print("before:", told())
for seed in range(300):
    play(seed, at_random, RATE)
print("after: ", told())
