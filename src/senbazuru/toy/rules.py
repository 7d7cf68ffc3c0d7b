"""Paper Boats for people and programs: keys, ids and numbers by name. The words for them live in `text`."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, Final, Literal, TypedDict, cast

from senbazuru.kernel.bits import members
from senbazuru.kernel.decision import Decision, Nothing, Option, Reason, Where
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.kernel.event import Event, Shape, decode
from senbazuru.kernel.lines import Lines
from senbazuru.kernel.random import Seed
from senbazuru.kernel.rules import Setup, text_as_svg
from senbazuru.kernel.state import NOBODY, SPECTATOR, State
from senbazuru.toy import engine as e
from senbazuru.toy.engine import Boats, new_game

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


# What a view holds, told to the type checker and, by `server/typescript.py`, to the browser.


class BoatsSeat(TypedDict):
    """One seat: sheets of others are counted, not named, and their bids lie face down."""

    hand: list[int]
    cards_in_hand: int
    bid: int | Literal["face-down"] | None
    points: int


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


class BoatSheetArgs(TypedDict):
    """What an option speaks of."""

    sheet: int


class BoatArgs(TypedDict):
    """What a question speaks of."""

    boat: int
    cargo: int


OPTIONS: Final[dict[str, Any]] = {"sheet": BoatSheetArgs, "stop": Nothing, "decline": Nothing}
QUESTIONS: Final[dict[str, Any]] = {"bid": BoatArgs, "trade": BoatArgs}


class BoatsRules:
    """The game as `kernel.rules.Rules` wants it. It holds no state: every method is given one."""

    name: Final = "boats"
    version: Final = 1
    """Raised by any change of legal answers or results: older records are then refused, not misread."""
    shapes: Final = SHAPES
    unasked: Final[dict[str, str]] = {}
    """Nothing comes about by itself here that is asked elsewhere."""

    @property
    def seats(self) -> tuple[int, int]:
        return LEAST_PLAYERS, MOST_PLAYERS

    def setup(self, players: int, options: Mapping[str, Any], seed: Seed) -> Setup:
        """Refuse what cannot be played; a game with options fills in here what was left out."""
        if type(players) is not int or not LEAST_PLAYERS <= players <= MOST_PLAYERS:
            raise SenbazuruError("wrong-players", given=players, least=LEAST_PLAYERS, most=MOST_PLAYERS)
        for option in options:
            raise SenbazuruError("unknown-option", option=option, known="")
        return Setup(self.name, players)

    def new(self, setup: Setup, seed: Seed, listening: bool) -> Boats:
        return new_game(setup.players, seed, listening)

    def packs(self, state: State) -> dict[str, str]:
        """No data files. A game that has some gives their digests, and records will hold them."""
        return {}

    def carry(self, state: State) -> dict[str, str]:
        """Nor does a record of it carry any."""
        return {}

    def adopt(self, header: Mapping[str, Any]) -> "BoatsRules":
        return self

    def kind(self, state: State, seat: int) -> str:
        assert isinstance(state, Boats)
        return "bid" if state.winner == NOBODY else "trade"

    def outlook(self, state: State, seat: int) -> tuple[Mapping[str, Any], ...]:
        """Nothing that a question itself does not tell."""
        return ()

    def decision(self, state: State, seat: int) -> Decision:
        """What a seat is asked (promise 2). No part of the id may change when another seat answers.

        Every option says where the thing lies that it names, so that a client can light it and take a click on it.
        """
        assert isinstance(state, Boats)
        kind = self.kind(state, seat)
        offered = members(state.mask(seat))
        hand = _hand(state, seat)
        options = []
        for n in sorted(set(hand)):
            # what one might expect but cannot take is shown with the reason
            reason = None if n in offered else Reason("deck-empty")
            where = tuple(Where("hand", seat=seat, place=place) for place, sheet in enumerate(hand) if sheet == n)
            options.append(Option(n, str(n), "sheet", {"sheet": n}, reason, where))
        if e.STOP in offered:
            none = Option(e.STOP, "stop", "stop") if state.open() else Option(e.STOP, "no", "decline")
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

    def view(self, state: State, viewer: int, *, memory: bool = True) -> BoatsView:
        """Made from an observation, which holds no more than the viewer may know (promise 5).

        Nobody ever sees a sheet of another hand, so there is none to forget without `memory`.
        """
        assert isinstance(state, Boats)
        seen = state.observe(viewer)
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
                    "hand": _hand(seen, seat),
                    "cards_in_hand": int(seen.cells[e.HANDS + seat * e.EACH]),
                    "bid": "face-down" if bid == e.FACE_DOWN else bid or None,
                    "points": int(seen.cells[e.POINTS + seat]),
                }
                for seat, bid in enumerate(bids)
            ],
        }

    def draw(self, state: State, view: Mapping[str, Any]) -> str:
        """What `print(game)` shows."""
        table = cast(BoatsView, view)
        lines = [f"boat {table['boat']} of {e.BOATS}, cargo {table['cargo']}, deck {table['deck']}"]
        for seat, shown in enumerate(table["seats"]):
            bid = "" if shown["bid"] is None else f", bid {shown['bid']}"
            hand = shown["hand"] or f"{shown['cards_in_hand']} sheets"
            lines.append(f"seat {seat}: {shown['points']} points, {hand}{bid}")
        return "\n".join(lines)

    def svg(self, state: State, view: Mapping[str, Any]) -> str:
        """What a notebook shows; the text will do."""
        return text_as_svg(self.draw(state, view))

    def event(self, packed: int, viewer: int, state: State) -> Event:
        """What happened, for one viewer (promise 4). Numbers are their own names here."""
        return decode(packed, viewer, SHAPES, {})

    def dump(self, state: State) -> list[int]:
        """For another process: bots think there."""
        return [int(number) for number in state.dump()]

    def restore(self, header: Mapping[str, Any], numbers: Sequence[int]) -> Boats:
        state = Boats(header["players"], Seed(0, 0, 0, 0))
        state.load(list(numbers))
        return state

    def write(self, state: State) -> str:
        """The position as text; `read` gives back an equal one (promise 7)."""
        assert isinstance(state, Boats)
        cells, players = state.cells, int(state.players)
        lines: dict[str, Any] = {"game": self.name, "rules": self.version, "players": players, "seed": state.seed}
        lines |= {"era": state.era, "answers": state.answers, "boat": state.turns, "cargo": state.cargo}
        if state.winner != NOBODY:
            lines |= {"winner": state.winner, "traded": state.traded}
        lines["points"] = _list(cells[e.POINTS + seat] for seat in range(players))
        lines["bids"] = _list(cells[e.BIDS + seat] for seat in range(players))
        lines |= {f"hand {seat}": _list(_hand(state, seat)) for seat in range(players)}
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
            raise lines.wrong("seed", "1 to 32 hexadecimal digits") from None
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
            raise lines.wrong("bids", "a 0 for who has yet to bid")
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
            raise lines.wrong("deck", f"no more than {e.COPIES} sheets of a number in all")
        lines.end()
        return state

    # -- what `senbazuru check` needs to prove the promises (see `kernel.check.Provable`)

    def random_table(self, random: Random) -> tuple[int, dict[str, Any]]:
        """Any table that the game allows."""
        return random.randint(LEAST_PLAYERS, MOST_PLAYERS), {}

    def audit(self, state: State) -> list[str]:
        """What must hold at every moment: here, that hands are as large as they say."""
        assert isinstance(state, Boats)
        sizes = [int(state.cells[e.HANDS + seat * e.EACH]) for seat in range(state.players)]
        return [f"hand {seat} is not {size}" for seat, size in enumerate(sizes) if len(_hand(state, seat)) != size]

    def misplaced(self, view: Mapping[str, Any], decision: Decision) -> list[str]:
        """Options that do not lie where they say."""
        named = [option for option in decision.options if option.key == "sheet"]
        there = [(option, view["seats"][where.seat]["hand"][where.place]) for option in named for where in option.where]
        wrong = [f"{option.word} lies nowhere" for option in named if not option.where]
        return wrong + [f"{option.word} is not there" for option, sheet in there if sheet != option.args["sheet"]]

    def twin(self, state: State, told: Sequence[Event], viewer: int, seed: Seed) -> Boats:
        """Another world that looks the same to the viewer, now and through all that is told.

        Sheets that others neither bid nor discard, and the deck below what is drawn, change places.
        """
        assert isinstance(state, Boats)
        world = state.copy()
        drawn = sum(event.kind == "drawn" for event in told)
        deck = list(range(int(state.deck_size) - drawn))
        held: list[tuple[int, int]] = []
        for seat in range(state.players):
            if seat != viewer:
                shown = [event.args["sheet"] for event in told if event.seat == seat and "sheet" in event.args]
                left = Counter(_hand(state, seat))
                left.subtract(sheet for sheet in shown if sheet is not None)
                held += [(seat, sheet) for sheet in left.elements()]
        pool = [int(state.cells[place]) for place in deck] + [sheet for _, sheet in held]
        Random(str(seed)).shuffle(pool)
        for place in deck:
            world.cells[place] = pool.pop()
        for seat, sheet in held:
            world.cells[e.HANDS + seat * e.EACH + sheet] -= 1
            world.cells[e.HANDS + seat * e.EACH + pool.pop()] += 1
        world._asked = NOBODY
        return world

    def listener(self, viewer: int, players: int) -> None:
        """Nobody sees a sheet of another hand: there is no ledger to hold a model against."""

    def ledger(self, state: State, owner: int, viewer: int) -> Counter[str]:
        return Counter()


def _hand(state: Boats, seat: int) -> list[int]:
    return [n for n in range(1, e.EACH) for _ in range(state.cells[e.HANDS + seat * e.EACH + n])]


def _list(numbers: Iterable[int]) -> str:
    return ", ".join(str(number) for number in numbers)


TOY: Final = BoatsRules()
