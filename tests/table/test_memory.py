"""A table takes no more memory the longer its game lasts, but for what was answered and told."""

from random import Random

import pytest

from senbazuru.table.plan import Clock, Plan
from tests.kernel.test_memory import MOST_STATES, states_of
from tests.table import NOW, game_of, started


@pytest.mark.parametrize("game", ["origami", "mixed", "islands"])
def test_a_table_holds_few_states_from_its_beginning_to_its_end(game: str) -> None:
    table = started(Plan(game, 4, clock=Clock("live", 86_400.0, 5.0)), "Ann", "Ben", "Cleo", "Dan")
    chance, most, longest, answers = Random(3), 0, 0, 0
    while table.phase == "playing":
        seat = chance.choice(game_of(table).waiting())
        decision = game_of(table).decision(seat)
        person = str(table.seats[seat].person)
        table.answer(NOW, person, seat, decision.id, [chance.choice(decision.offered).id])
        table.fresh.clear()  # they have been saved
        answers += 1
        longest = max(longest, len(table.clocks.earned))
        if answers % 20 == 0:
            most = max(most, states_of(table))
    assert answers > 4 * MOST_STATES
    assert 1 < most <= MOST_STATES
    assert longest < answers / 2, "time that cannot be taken back any more is forgotten"
