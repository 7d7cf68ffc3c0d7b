"""What a host may decide, and until when."""

from typing import Any

import msgspec
import pytest

from senbazuru.kernel.errors import SenbazuruError
from senbazuru.table.plan import DAY, DEFAULTS, Clock, Plan
from senbazuru.table.table import Table
from tests.table import ANN, BEN, NOW, begun, refusal, reloaded, seated

WRONG: list[tuple[Plan, str, str]] = [
    (Plan("chess"), "unknown-game", ""),
    (Plan(""), "unknown-game", ""),
    (Plan("origami", 1), "wrong-players", ""),
    (Plan("origami", 6), "wrong-players", ""),
    (Plan("islands", 0), "wrong-players", ""),
    (Plan("islands", 5), "wrong-players", ""),
    (Plan("boats", -1), "wrong-players", ""),
    (Plan("origami", 2, {"colour": "red"}), "unknown-option", "colour"),
    (Plan("origami", 2, {"families": ["sea"]}), "wrong-families", ""),
    (Plan("origami", 2, {"families": ["sea", "sea"]}), "wrong-families", ""),
    (Plan("origami", 2, {"families": ["sea", "moon"]}), "unknown-choice", "families"),
    (Plan("origami", 2, {"families": "sea"}), "wrong-value", "families"),
    (Plan("origami", 2, {"families": [1, {}]}), "wrong-value", "families"),
    (Plan("origami", 2, {"extra": 1}), "wrong-value", "extra"),
    (Plan("legends", 2, {"characters": 99}), "wrong-value", "characters"),
    (Plan("mixed", 5, {"extra": True, "characters": 10}), "too-many-types", ""),
    (Plan("islands", 2, {"sheets": ["nowhere", "elsewhere"]}), "unknown-choice", "sheets"),
    (Plan("islands", 1, {"catch_up": True}), "wrong-value", "catch_up"),
    (Plan("origami", stand_in="hal"), "unknown-bot", ""),
    (Plan("boats", stand_in="easy"), "bot-cannot-play", ""),
    (Plan("boats", bot_pause=-0.1), "wrong-value", "bot_pause"),
    (Plan("boats", bot_pause=60.1), "wrong-value", "bot_pause"),
    (Plan("boats", bot_pause=float("nan")), "wrong-value", "bot_pause"),
    (Plan("boats", clock=Clock("none", 60.0)), "wrong-value", "clock.seconds"),
    (Plan("boats", clock=Clock("none", increment=1.0)), "wrong-value", "clock.increment"),
    (Plan("boats", clock=Clock("live")), "wrong-value", "clock.seconds"),
    (Plan("boats", clock=Clock("live", 9.9)), "wrong-value", "clock.seconds"),
    (Plan("boats", clock=Clock("live", DAY + 1)), "wrong-value", "clock.seconds"),
    (Plan("boats", clock=Clock("live", float("inf"))), "wrong-value", "clock.seconds"),
    (Plan("boats", clock=Clock("live", float("nan"))), "wrong-value", "clock.seconds"),
    (Plan("boats", clock=Clock("live", 60.0, -1.0)), "wrong-value", "clock.increment"),
    (Plan("boats", clock=Clock("live", 60.0, 601.0)), "wrong-value", "clock.increment"),
    (Plan("boats", clock=Clock("days", 3599.0)), "wrong-value", "clock.seconds"),
    (Plan("boats", clock=Clock("days", 31 * DAY)), "wrong-value", "clock.seconds"),
    (Plan("boats", clock=Clock("days", DAY, 1.0)), "wrong-value", "clock.increment"),
]
RIGHT = [
    Plan("boats"),
    Plan("boats", 4),
    Plan("origami", 5),
    Plan("origami", 2, {"families": ["sea", "farm", "sky"], "extra": True}),
    Plan("legends", 3),
    Plan("mixed", 5),
    Plan("islands", 1),
    Plan("islands", 4, {"near": True, "catch_up": True}),
    Plan("boats", stand_in="random"),
    Plan("boats", stand_in=DEFAULTS),
    Plan("boats", bot_pause=0.0),
    Plan("boats", clock=Clock("live", 10.0, 600.0)),
    Plan("boats", clock=Clock("days", 30 * DAY)),
]


@pytest.mark.parametrize(("plan", "code", "option"), WRONG, ids=lambda value: str(value)[:60])
def test_every_wrong_value_is_refused_with_its_code(plan: Plan, code: str, option: str) -> None:
    with pytest.raises(SenbazuruError) as refused:
        Table.open("table", plan, NOW)
    assert refused.value.code == code
    assert refused.value.details.get("option", "") == option
    table = seated(Plan("boats", 2), "Ann")
    assert refusal(table, table.change_plan, NOW, ANN, plan) == code


@pytest.mark.parametrize("plan", RIGHT, ids=str)
def test_a_plan_can_be_kept_and_read_again(plan: Plan) -> None:
    table = Table.open("table", plan, NOW)
    assert reloaded(table).plan == plan
    assert len(table.seats) == plan.players


@pytest.mark.parametrize(
    "given",
    [
        {"game": "boats", "colour": "red"},
        {"game": "boats", "players": "two"},
        {"game": "boats", "players": 2.5},
        {"game": "boats", "listed": 1},
        {"game": "boats", "clock": {"kind": "sand"}},
        {"game": "boats", "clock": {"kind": "live", "minutes": 3}},
        {"players": 2},
    ],
    ids=str,
)
def test_what_is_no_plan_cannot_be_read_as_one(given: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode(given), type=Plan)


def test_chance_chooses_again_when_it_chose_too_much_for_one_table() -> None:
    plan = Plan("mixed", 5, {"characters": 10}, auto_start=True)
    for _ in range(10):
        table = Table.open("table", plan, NOW)
        ann = table.admit(NOW, "a")
        for seat in range(5):
            table.sit(NOW, ann, seat, f"Ann {seat}")
        assert table.phase == "playing"


def test_only_the_host_changes_the_plan() -> None:
    table = seated(Plan("boats", 2), "Ann", "Ben")
    assert refusal(table, table.change_plan, NOW, BEN, Plan("origami")) == "not-host"
    table.change_plan(NOW, ANN, Plan("origami"))
    assert table.info().plan == Plan("origami")
    assert [seat.name for seat in table.seats] == ["Ann", "Ben"]


def test_the_plan_stays_once_the_game_has_begun() -> None:
    table = begun(seated(Plan("boats", 2), "Ann", "Ben"))
    assert refusal(table, table.change_plan, NOW, ANN, Plan("boats", 2, memory=False)) == "already-started"


def test_more_players_find_empty_chairs_and_fewer_leave_the_last_ones_standing() -> None:
    table = seated(Plan("boats", 3), "Ann", "Ben", "bot")
    table.change_plan(NOW, ANN, Plan("boats", 4))
    assert [seat.info().kind for seat in table.seats] == ["person", "person", "bot", "empty"]
    table.change_plan(NOW, ANN, Plan("origami", 2))
    assert [seat.name for seat in table.seats] == ["Ann", "Ben"]
    assert reloaded(table).info() == table.info()


def test_the_game_is_not_changed_for_one_that_a_bot_at_the_table_does_not_know() -> None:
    table = seated(Plan("origami"), "Ann")
    table.seat_bot(NOW, ANN, 1, "easy")
    assert refusal(table, table.change_plan, NOW, ANN, Plan("boats")) == "bot-cannot-play"
    table.change_plan(NOW, ANN, Plan("islands"))


def test_a_stand_in_suits_the_game() -> None:
    assert Plan("origami").substitute() == "greedy"
    assert Plan("boats").substitute() == "greedy"
    assert Plan("kites").substitute() == DEFAULTS, "a game that no such bot knows"
    assert Plan("origami", stand_in="random").substitute() == "random"
