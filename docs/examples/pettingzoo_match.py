"""A match of xidit as an environment of PettingZoo, with choices at random."""

from warlords_core.adapters.pettingzoo import env

match = env("xidit")
match.reset(seed=7)
steps = 0
for number, agent in enumerate(match.possible_agents):
    match.action_space(agent).seed(number)

for agent in match.agent_iter():
    seen, reward, terminated, truncated, _ = match.last()
    if terminated or truncated:
        print(f"{agent}: {reward:+.2f}")
        match.step(None)
        continue
    choice = match.action_space(agent).sample(seen["action_mask"])
    steps += 1
    if steps <= 10:
        print(f"{agent} has {seen['action_mask'].sum():2} choices, takes {choice:2}, {match.unwrapped.label(choice)!r}")
    match.step(choice)

print(f"{steps} steps; observations of {seen['observation'].size} numbers, {seen['action_mask'].size} choices at most")
