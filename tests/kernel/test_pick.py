"""One call a step: `pick` answers as `apply` does, refuses as it does, and says what is offered next."""

from collections.abc import Iterator
from random import Random

import pytest

from examples.pile import PileRules
from senbazuru.games import GAMES
from senbazuru.kernel.bits import members
from senbazuru.kernel.random import Seed
from senbazuru.kernel.rules import Rules
from senbazuru.kernel.state import MOST_OPTIONS, State

ALL = (*GAMES.values(), PileRules())
"""Those that are shipped, and one in plain Python, which may stand on the compiled kernel."""


def fresh(rules: Rules, players: int, seed: int) -> State:
    chance = Seed.number(seed)
    state: State = rules.new(rules.setup(players, {}, chance), chance, listening=False)
    return state


def all_of(state: State) -> list[int]:
    """What makes it what it is, and what it remembers to have offered."""
    return [state._asked, state._offer, *state.facts()]


def tables() -> Iterator[tuple[Rules, int]]:
    """Every game, with every number of players."""
    for rules in ALL:
        for players in range(rules.seats[0], rules.seats[1] + 1):
            yield rules, players


def name(value: object) -> str:
    return value.name if isinstance(value, Rules) else str(value)


@pytest.mark.parametrize(("rules", "players"), list(tables()), ids=name)
def test_it_goes_the_way_of_apply_and_offered(rules: Rules, players: int) -> None:
    random = Random(players)
    picking, applying = fresh(rules, players, players), fresh(rules, players, players)
    offered: int = picking.mask()
    while offered:
        assert not picking.over
        assert members(offered) == applying.offered()
        assert all_of(picking) == all_of(applying)
        option = random.choice(members(offered))
        applying.apply(option)
        offered = picking.pick(option)
        assert picking.actor() == applying.actor()
    assert applying.over
    assert picking.over
    assert picking == applying


@pytest.mark.parametrize("rules", ALL, ids=name)
def test_what_is_not_offered_changes_nothing_and_is_told_what_is(rules: Rules) -> None:
    random = Random(rules.name)
    state = fresh(rules, 2, 5)
    offered: int = state.mask()
    while offered:
        before, seat = all_of(state), state.actor()
        for option in {-1, *range(MOST_OPTIONS + 3)}.difference(members(offered)):
            told = f"{option} is not offered: seat {seat} may answer one of {members(offered)}"
            for answer in (state.pick, state.apply):
                with pytest.raises(ValueError) as refused:
                    answer(option)
                assert str(refused.value) == told
        assert all_of(state) == before
        offered = state.pick(random.choice(members(offered)))


@pytest.mark.parametrize("rules", ALL, ids=name)
def test_after_the_end_nothing_is_offered(rules: Rules) -> None:
    state = fresh(rules, 2, 1)
    while state.pick(state.offered()[0]):
        pass
    assert state.over
    before = all_of(state)
    for answer in (state.pick, state.apply):
        with pytest.raises(ValueError, match=r"^the game is over: nothing is offered$"):
            answer(0)
    assert all_of(state) == before
