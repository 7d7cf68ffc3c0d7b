"""Paper Boats for people and programs: keys, ids and numbers by name. The words for them live in `words`."""

from collections.abc import Iterable
from typing import Any, Final, Literal, TypedDict

from senbazuru.kernel.bits import members
from senbazuru.kernel.decision import Decision, Option, Reason, Where
from senbazuru.kernel.errors import Said
from senbazuru.kernel.event import Shape
from senbazuru.kernel.lines import Lines
from senbazuru.kernel.random import Seed
from senbazuru.kernel.rules import Setup
from senbazuru.kernel.state import NOBODY, SPECTATOR, writers
from senbazuru.toy import engine as e
from senbazuru.toy.engine import Boats, BoatsObservation, new_game
from senbazuru.toy.proof import BoatsProofs

LEAST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 4

# A sheet is always the secret, even if all see it: who does is decided where the event is told.
SHAPES: Final = {
    e.DRAWN: Shape("drawn", ("sheet", int), hidden=True),
    e.BOAT: Shape("boat", a=("number", int), b=("cargo", int), seated=False),
    e.BID: Shape("bid", ("sheet", int)),
    e.WON: Shape("won", a=("cargo", int)),
    e.DISCARDED: Shape("discarded", ("sheet", int)),
    e.DECLINED: Shape("declined"),
    e.ENDED: Shape("ended", seated=False),
}


# What a view holds, told to the type checker.


class BoatsSeat(TypedDict):
    """One seat: sheets of others are counted, not named, and their bids lie face down."""

    hand: list[int]
    cards_in_hand: int
    bid: int | Literal["face-down"] | None
    score: int


class BoatsView(TypedDict):
    """A table of Paper Boats. `winner` is that of the boat, `winners` are those of the game, once it is over."""

    game: Literal["boats"]
    viewer: int | Literal["spectator"]
    boat: int
    cargo: int
    start: int
    winner: int | None
    over: bool
    winners: list[int] | None
    deck: int
    seats: list[BoatsSeat]


class BoatsRules(BoatsProofs):
    """The game as the kernel wants it. It holds no state: every method is given one.

    What is not here is as `kernel.rules.Rules` has it for most games: set-up without options, no data files, events by
    their shapes, a picture of the text.
    """

    name: Literal["boats"] = "boats"
    version = 1
    """Raised by any change of legal answers or results: older records are then refused, not misread."""
    shapes = SHAPES
    beginnings = ("boat",)
    observation = BoatsObservation
    seats = LEAST_PLAYERS, MOST_PLAYERS

    def new(self, setup: Setup, seed: Seed, listening: bool) -> Boats:
        return new_game(setup.players, seed, listening)

    def kind(self, state: Boats, seat: int) -> str:
        return "bid" if state.winner == NOBODY else "trade"

    def decision(self, state: Boats, seat: int) -> Decision:
        """What a seat is asked (promise 2). No part of the id may change when another seat answers.

        Every option says where the thing lies that it names, so that a client can light it and take a click on it.
        """
        kind = self.kind(state, seat)
        offered = members(state.mask(seat))
        hand = state.hand(seat)
        options = []
        for n in sorted(set(hand)):
            # what one might expect but cannot take is shown with the reason
            reason = None if n in offered else Reason("deck-empty")
            where = tuple(Where("hand", seat=seat, place=place) for place, sheet in enumerate(hand) if sheet == n)
            options.append(Option(n, str(n), "sheet", {"sheet": n}, reason, where))
        if e.STOP in offered:
            none = Option(e.STOP, "stop", "stop") if state.unfinished() else Option(e.STOP, "no", "decline")
            options.insert(0, none)
        return Decision(
            id=f"{state.era}.{state.answers}.{seat}",
            seat=seat,
            kind=kind,
            source=None,
            key=f"ask-{kind}",
            args={"boat": int(state.turns), "cargo": int(state.cargo)},
            least=1 if kind == "bid" else 0,
            most=1 if kind == "bid" else int(e.MOST_TRADED - state.traded),
            options=tuple(options),
            default=offered[0],
        )

    def view(self, state: Boats, viewer: int, *, memory: bool = True) -> BoatsView:
        """Made from an observation, which holds no more than the viewer may know (promise 5).

        Nobody ever sees a sheet of another hand, so there is none to forget without `memory`.
        """
        seen = state.observe(viewer).table
        bids = [int(seen.cells[e.BIDS + seat]) for seat in range(seen.players)]
        return {
            "game": self.name,
            "viewer": "spectator" if viewer == SPECTATOR else viewer,
            "boat": int(seen.turns),
            "cargo": int(seen.cargo),
            "start": int((seen.turns - 1) % seen.players),
            "winner": None if seen.winner == NOBODY else int(seen.winner),
            "over": bool(seen.over),
            "winners": members(seen.winners()) if seen.over else None,
            "deck": int(seen.deck_size),
            "seats": [
                {
                    "hand": seen.hand(seat),
                    "cards_in_hand": int(seen.cells[e.HANDS + seat * e.EACH]),
                    "bid": "face-down" if bid == e.FACE_DOWN else bid or None,
                    "score": int(seen.cells[e.POINTS + seat]),
                }
                for seat, bid in enumerate(bids)
            ],
        }

    def write(self, state: Boats) -> str:
        """The position as text; `read` gives back an equal one (promise 7)."""
        cells, players = state.cells, int(state.players)
        lines: dict[str, Any] = {"game": self.name, "rules": self.version, "players": players, "seed": state.seed}
        lines |= {"era": state.era, "answers": state.answers, "boat": state.turns, "cargo": state.cargo}
        if state.winner != NOBODY:
            lines |= {"winner": state.winner, "traded": state.traded}
        lines["points"] = _list(cells[e.POINTS + seat] for seat in range(players))
        lines["bids"] = _list(cells[e.BIDS + seat] for seat in range(players))
        lines |= {f"hand {seat}": _list(state.hand(seat)) for seat in range(players)}
        lines["deck"] = _list(cells[place] for place in reversed(range(state.deck_size)))
        return "".join(f"{key}: {value}\n" for key, value in lines.items())

    def read(self, text: str) -> Boats:
        """A position from text: hands must be given, the deck begins at its top, other sheets are gone."""
        lines = Lines(text)
        if lines.take("game", self.name) != self.name:
            raise lines.wrong("game", self.name)
        lines.number("rules", self.version, self.version, self.version)
        players = lines.number("players", LEAST_PLAYERS, MOST_PLAYERS, LEAST_PLAYERS)
        try:
            state = Boats(players, Seed.parse(lines.take("seed", "0")))
        except ValueError:
            raise lines.wrong("seed", Said("expected-digits")) from None
        state.era = lines.number("era", 0, 999_999, 0)
        state.answers = lines.number("answers", 0, 999_999, 0)
        state.turns = lines.number("boat", 1, e.BOATS, 1)
        state.cargo = lines.number("cargo", 1, 6, int(state.stream(e.DIE, state.turns).below(6)) + 1)
        state.winner = lines.number("winner", 0, players - 1, NOBODY)
        bidding = state.winner == NOBODY
        state.over = not bidding and state.turns == e.BOATS
        state.traded = lines.number("traded", 0, 0 if bidding or state.over else e.MOST_TRADED - 1, 0)
        points = lines.numbers("points", 0, 6 * e.BOATS, players, players, "0 " * players)
        bids = lines.numbers("bids", 0, e.EACH - 1 if bidding else 0, players, players, "0 " * players)
        if bidding and all(bids):
            raise lines.wrong("bids", Said("expected-open-bid"))
        box = bids + lines.numbers("deck", 1, e.EACH - 1, int(state.traded), e.BIDS)
        for sheet in reversed(box[players:]):
            state.put_on_top(sheet)
        for seat in range(players):
            state.cells[e.POINTS + seat] = points[seat]
            state.cells[e.BIDS + seat] = bids[seat]
            # as in play: a sheet for every boat to come, and no more than were dealt
            out = (1 if bids[seat] else 0) + (int(state.traded) if seat == state.winner else 0)
            least = e.BOATS - int(state.turns) + (1 if bidding else 0)
            hand = lines.numbers(f"hand {seat}", 1, e.EACH - 1, least - out, e.HAND - out)
            state.cells[e.HANDS + seat * e.EACH] = len(hand)
            for sheet in hand:
                state.cells[e.HANDS + seat * e.EACH + sheet] += 1
            box += hand
        if any(box.count(sheet) > e.COPIES for sheet in range(1, e.EACH)):
            raise lines.wrong("deck", Said("expected-sheets", most=e.COPIES))
        lines.end()
        return state


def _list(numbers: Iterable[int]) -> str:
    return ", ".join(str(number) for number in numbers)


TOY: Final = BoatsRules()
writers[Boats] = TOY.write
