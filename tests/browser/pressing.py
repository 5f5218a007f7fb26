"""How a person carries an action of xidit out on its board: by pressing what it is about."""

from typing import Any

from playwright.sync_api import Page, Request


def press(page: Page, key: str) -> None:
    """Press the one thing with this key."""
    page.locator(f'.xidit [data-key="{key}"]').click()


def there(page: Page, key: str) -> bool:
    return page.locator(f'.xidit [data-key="{key}"]').count() > 0


def carry_out(page: Page, action: dict[str, Any]) -> dict[str, Any]:
    """Press all that an action needs; answers the action that the page sent."""
    *before, last = _presses(page, action)
    for key in before:
        press(page, key)
    with page.expect_request("**/v1/xidit/adjudications") as sent:
        press(page, last)
    return sent_action(sent.value)


def sent_action(request: Request) -> dict[str, Any]:
    """The one action of an adjudication."""
    body: Any = request.post_data_json
    assert len(body["actions"]) == 1
    found: dict[str, Any] = body["actions"][0]["action"]
    return found


def _presses(page: Page, action: dict[str, Any]) -> list[str]:
    match action["type"]:
        case "commit_plan":
            # On the map where it offers the order, as only there the hero stands where the order before led it.
            for order in action["orders"]:
                press(page, f"map-{order}" if there(page, f"map-{order}") else f"order-{order}")
            return ["plan-commit"]
        case "fight_titan":
            more = [f"unit-{kind}-more" for kind, count in enumerate(action["units"]) for _ in range(count)]
            return [f"stack-{action['stack']}", *more, "fight"]
        case "take_rewards":
            return [*(f"reward-{reward}" for reward in action["rewards"]), "take"]
        case "place_bards":
            return [
                *(f"region-{part['region']}" for part in action["bards"] for _ in range(part["count"])),
                "place-bards",
            ]
        case "place_hero" | "place_storey":
            return [f"city-{action['city']}"]
        case "show_units":
            return [f"show-{action['count']}"]
        case "raise_dummy":
            return [f"dummy-{action['check']}"]
        case kind:
            return [kind]
