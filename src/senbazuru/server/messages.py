"""Everything that goes over the wire: the protocol, version 2. docs/protocol.md tells the story.

A client says hello, and from then on sends requests, each with a number of its own choice; every request gets exactly
one reply with that number. What happens at the table comes unasked. The TypeScript types in web/ are made from this.
"""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct, field

from senbazuru.kernel.decision import Ahead, DecisionView, OptionView
from senbazuru.table.info import ClockInfo, Problem, TableInfo
from senbazuru.table.plan import Plan

PROTOCOL: Final = 2

Name = Annotated[str, Meta(max_length=200)]
"""People's words come in with room to spare: what is too long is refused with a sentence, not as malformed."""
Text = Annotated[str, Meta(max_length=2000)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
OptionId = Annotated[int, Meta(ge=0, le=63)]
Options = Annotated[list[OptionId], Meta(max_length=64)]
RequestId = Annotated[int, Meta(ge=0, le=2**53 - 1)]


# -- from the client


class Known(Struct, frozen=True, forbid_unknown_fields=True):
    """What a client that was here before has kept: so many events of a viewer, at that revision."""

    seat: SeatNumber | None
    revision: int
    told: Annotated[int, Meta(ge=0)]


class Hello(Struct, frozen=True, forbid_unknown_fields=True, tag="hello"):
    """The first message of a connection. Without a secret one watches."""

    protocol: int
    table: Annotated[str, Meta(max_length=64)]
    secret: Annotated[str, Meta(max_length=128)] = ""
    known: Annotated[list[Known], Meta(max_length=16)] = field(default_factory=list)


class Request(Struct, frozen=True, forbid_unknown_fields=True):
    """Anything else that a client says. The reply carries the same id."""

    id: RequestId


class Answer(Request, frozen=True, tag="answer"):
    """Answer a decision: one option, or several in a row, all or nothing."""

    seat: SeatNumber
    decision: Annotated[str, Meta(max_length=64)]
    options: Options


class Undo(Request, frozen=True, tag="undo"):
    """Take back one's own last answer."""

    seat: SeatNumber


class Done(Request, frozen=True, tag="done"):
    """Bots need not wait for an undo."""


class LookAhead(Request, frozen=True, tag="ahead"):
    """Ask what would be asked after these options; without any, for all there is to tell of the present question."""

    seat: SeatNumber
    options: Options = field(default_factory=list)


class Look(Request, frozen=True, tag="look"):
    """Ask for all that a seat knows, in the engine's own numbers: for bots in Python."""

    seat: SeatNumber


class Sit(Request, frozen=True, tag="sit"):
    seat: SeatNumber
    name: Name


class Stand(Request, frozen=True, tag="stand"):
    """Leave a seat before the game. The host may empty any."""

    seat: SeatNumber


class SeatBot(Request, frozen=True, tag="seat-bot"):
    """Host only: let a bot sit there."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=64)]


class SetPlan(Request, frozen=True, tag="plan"):
    """Host only: another plan for this table."""

    plan: Plan


class Start(Request, frozen=True, tag="start"):
    """Host only: all seats are taken, begin."""


class Leave(Request, frozen=True, tag="leave"):
    """Go away. During the game a stand-in plays."""


class SendAway(Request, frozen=True, tag="send-away"):
    """Host only: somebody must go, and cannot come back. During the game a stand-in plays."""

    person: Annotated[str, Meta(max_length=64)]


class Spectators(Request, frozen=True, tag="spectators"):
    """Host only, at any time: whether others may watch. Those who may not any more are sent home."""

    yes: bool


class ComeBack(Request, frozen=True, tag="come-back"):
    """Take one's seat over again from the stand-in."""

    seat: SeatNumber


class Replace(Request, frozen=True, tag="replace"):
    """Let a stand-in play for somebody who has not been there for a minute."""

    seat: SeatNumber


class ClaimHost(Request, frozen=True, tag="claim-host"):
    """Become host in place of one who has not been there for a minute."""


class GiveTime(Request, frozen=True, tag="give-time"):
    """A minute more for somebody else."""

    seat: SeatNumber


class Propose(Request, frozen=True, tag="propose"):
    """Ask everybody: go back to before my last action, pause, or end the game here."""

    kind: Literal["takeback", "pause", "end"]


class Vote(Request, frozen=True, tag="vote"):
    yes: bool


class Withdraw(Request, frozen=True, tag="withdraw"):
    """Take one's own proposal back."""


class Resume(Request, frozen=True, tag="resume"):
    """End the pause."""


class Say(Request, frozen=True, tag="say"):
    """Chat."""

    text: Text


class Resign(Request, frozen=True, tag="resign"):
    """Give up. With two players the other wins; with more, a stand-in plays on for a seat that cannot win."""

    seat: SeatNumber


class Rematch(Request, frozen=True, tag="rematch"):
    """Play again, one seat further round; all learn where from `table.rematch`.

    Against bots alone the new game has begun. Other people are asked; to whoever has been asked already, this is a
    yes. Sent again by the one who asked, it waits no longer for those who are away. `bots`: they take the seats that
    people leave; without, such a seat is empty, and the new table waits for somebody to take it.
    """

    bots: bool = False


class Ping(Request, frozen=True, tag="ping"):
    """Nothing but a reply is wanted."""


AnyRequest = (
    Answer
    | Undo
    | Done
    | LookAhead
    | Look
    | Sit
    | Stand
    | SeatBot
    | SetPlan
    | Start
    | Leave
    | SendAway
    | Spectators
    | ComeBack
    | Replace
    | ClaimHost
    | GiveTime
    | Propose
    | Vote
    | Withdraw
    | Resume
    | Say
    | Resign
    | Rematch
    | Ping
)
ClientMessage = Hello | AnyRequest


# -- from the server


class Welcome(Struct, frozen=True, tag="welcome"):
    """The reply to hello: who one is here, and which seats one plays."""

    protocol: int
    server: str
    person: str | None
    seats: list[int]


class TableNews(Struct, frozen=True, tag="table"):
    """The table as it is now: at the start and whenever it changes."""

    table: TableInfo
    present: list[str]
    """The people who are connected."""
    watchers: int
    clock: ClockInfo | None = None


class ViewNews(Struct, frozen=True, tag="view"):
    """The game as one viewer sees it now, and what happened since event number `since`.

    A client that has events of the same revision keeps the first `since` of them and appends `events`; where the
    revision is another one, `since` is 0 and all that was told before is void.
    """

    seat: int | None
    """The seat this is the view of; none: the spectators'."""
    revision: int
    since: int
    told: int
    events: list[dict[str, Any]]
    view: dict[str, Any]


class ChatLine(Struct, frozen=True):
    number: int
    at: float
    person: str
    name: str
    text: str


class ChatNews(Struct, frozen=True, tag="chat"):
    """New lines of chat, or at the start all that are kept."""

    lines: list[ChatLine]


class Unsaid(Struct, frozen=True, tag="unsaid"):
    """These lines of chat were deleted: show them no more."""

    numbers: list[int]


class Reply(Struct, frozen=True, tag="reply"):
    """A request was carried out, durably; or refused, and nothing has changed."""

    id: int
    error: Problem | None = None


class AheadView(Struct, frozen=True, tag="ahead"):
    """The reply to `ahead`: the question, or nothing if it lies behind something new or another seat's answer.

    `ways` are up to twenty complete answers to it, each the options to send in a row, the shortest first. `outlook`
    is what else a game can tell of it.
    """

    id: int
    decision: DecisionView | None
    ways: list[list[OptionView]]
    outlook: list[dict[str, Any]]

    @staticmethod
    def of(id: int, ahead: Ahead) -> "AheadView":
        return AheadView(
            id,
            ahead.decision.as_dict() if ahead.decision else None,
            [[option.as_dict() for option in way] for way in ahead.ways],
            [dict(outlook) for outlook in ahead.outlook],
        )


class Sight(Struct, frozen=True, tag="sight"):
    """The reply to `look`: a header and numbers for `Rules.restore`, and the seat's events in packed form."""

    id: int
    header: dict[str, Any]
    numbers: list[int]
    told: list[int]


class Bye(Struct, frozen=True, tag="bye"):
    """The connection ends, and why. `retry`: come again in a moment, nothing is lost."""

    error: Problem
    retry: bool


ServerMessage = Welcome | TableNews | ViewNews | ChatNews | Unsaid | Reply | AheadView | Sight | Bye


# -- over HTTP


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Open a table. Whoever does is its host; with a name he also takes the first seat."""

    plan: Plan
    name: Name = ""
    bots: Annotated[list[Annotated[str, Meta(max_length=64)]], Meta(max_length=5)] = field(default_factory=list)
    """Bots for the last seats."""
    start: bool = False
    """Begin at once; all other seats must have bots."""
    beside: Annotated[list[Name], Meta(max_length=4)] = field(default_factory=list)
    """Others who play at the host's screen: they take the seats after his."""


class NewPerson(Struct, frozen=True, forbid_unknown_fields=True):
    """Come to a table; with a name, take a seat: this one, or the first that is empty."""

    name: Name = ""
    seat: SeatNumber | None = None


class Admission(Struct, frozen=True):
    """A secret of one's own. It belongs into the fragment of a link: /table/ID#SECRET."""

    table: TableInfo
    person: str
    secret: str


class SeatLine(Struct, frozen=True):
    kind: Literal["empty", "person", "bot"]
    name: str
    bot: str | None = None


class TableLine(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    phase: Literal["open", "playing", "over"]
    opened: float
    changed: float
    seats: list[SeatLine]
    clock: Literal["none", "live", "days"]
    spectators: bool
    scores: list[int] | None = None
    winners: list[int] | None = None
    resigned: list[int] = []


class MyKey(Struct, frozen=True, forbid_unknown_fields=True):
    """A table, and one's secret there."""

    id: Annotated[str, Meta(max_length=64)]
    secret: Annotated[str, Meta(max_length=128)]


class MyTables(Struct, frozen=True, forbid_unknown_fields=True):
    """Ask how one's tables stand, all at once."""

    tables: Annotated[list[MyKey], Meta(max_length=100)]


class MyTable(Struct, frozen=True):
    """How a table of one's own stands; or an error, if it is gone or the secret opens no seat there.

    `waits`: whether it waits for me, to answer or to vote on a proposal; `since` and `until` say since when, and when
    my time is over, if there is a clock. `turn`: the seats that must answer, as everybody may know it.
    """

    id: str
    error: str | None = None
    table: TableLine | None = None
    person: str = ""
    seats: list[int] = []
    turn: list[int] = []
    waits: Literal["turn", "vote"] | None = None
    since: float | None = None
    until: float | None = None
    paused: bool = False
    rematch: str | None = None
    """The table of the rematch, if I have a seat there."""


class NewMail(Struct, frozen=True, forbid_unknown_fields=True):
    """Where to write when it is one's turn, and in which language."""

    address: Annotated[str, Meta(max_length=254)]
    language: Annotated[str, Meta(max_length=8)] = "en"


class MailInfo(Struct, frozen=True):
    """Whether one is written to when it is one's turn at this table: `asked` until the link in the first mail was
    opened. The address is shown to nobody."""

    state: Literal["none", "asked", "confirmed"]


class ServerInfo(Struct, frozen=True):
    """What a client may want to know of a server.

    `reach`: who can open its addresses: only people at this `machine`, those in the same `network`, or everybody who
    knows its `name`. `addresses`: those that others can open, the best first; none if it listens on this machine only,
    and then `command` is what would open it to the network. `mail`: whether it writes to those whose turn it is.
    """

    version: str
    protocol: int
    mail: bool
    reach: Literal["machine", "network", "name"]
    addresses: list[str]
    command: str


class Frame(Struct, frozen=True):
    """A finished game after so many steps, as one viewer sees it, and what happened in the last of them."""

    step: int
    seat: int | None
    """Who answered, or resigned."""
    events: list[dict[str, Any]]
    view: dict[str, Any]


class Replay(Struct, frozen=True):
    """Some frames of a finished game, which has so many steps."""

    steps: int
    frames: list[Frame]


class TurnInfo(Struct, frozen=True):
    """A turn of a finished game, or a round where all take part: after which step it began, and the points after it."""

    number: int
    step: int
    seat: int | None
    """Whose turn it was, or who was first."""
    scores: list[int]


class Course(Struct, frozen=True):
    """How a finished game went, turn by turn. What was taken back is not in it."""

    turns: list[TurnInfo]


class SwitchInfo(Struct, frozen=True, tag_field="kind", tag="switch"):
    """Something that a table has only if its plan says so.

    `players`: from so many on. `adds_to`: the choice of which it asks for one more; `instead_of`: the choice that it
    stands for; or nothing. `first`: a first game has it.
    """

    name: str
    players: int
    adds_to: str
    instead_of: str
    first: bool


class PickInfo(Struct, frozen=True, tag_field="kind", tag="pick"):
    """Some of the names that a game knows; left out, they are its own choice, or chance's.

    `noun`: what one of them is, the key of its words being `noun-name`. `least`: so many, if any. `each`: as many as
    players, and one more for each switch that adds to it. `number`: it may also be how many chance picks.
    """

    name: str
    known: list[str]
    noun: str
    least: int
    each: bool
    number: bool


class GameInfo(Struct, frozen=True):
    """What can be played: numbers of players, bots, and what a table may choose, which its plan calls options.

    `remembers`: whether a plan without `memory` makes a difference. `how` are the keys of the lines that tell how to
    play, `figure` the facets of its emblem: paths on a sheet of 80 by 70, each in one of five tones. `words`: whether
    it has words of its own to ask for. `page`: which page of the rules tells of it, if one does.
    """

    name: str
    version: int
    least: int
    most: int
    bots: list[str]
    choices: list[SwitchInfo | PickInfo]
    remembers: bool
    how: list[str]
    figure: list[tuple[str, int]]
    words: bool = False
    page: str = ""


class RulesEntry(Struct, frozen=True):
    """A paragraph, an item of a list, a row of a table or a block of code; its id is that of an element in the HTML."""

    id: str
    text: str


class RulesSection(Struct, frozen=True):
    """What stands under a heading, as HTML, and in plain text, entry by entry."""

    id: str
    level: int
    title: str
    html: str
    entries: list[RulesEntry]


class RulesPage(Struct, frozen=True):
    id: str
    title: str
    sections: list[RulesSection]


class Rulebook(Struct, frozen=True):
    """The rules as pages. Ids are the same in all languages, and unique within a page."""

    language: str
    pages: list[RulesPage]


class NewCount(Struct, frozen=True, forbid_unknown_fields=True):
    """A game that was played at home, as docs/score.md has it; things are called by their ids."""

    game: Annotated[str, Meta(max_length=64)]
    text: Annotated[str, Meta(max_length=12_000)]


class CountInfo(Struct, frozen=True):
    """Its points: what the game would show at its end, and whether something else than points has decided."""

    names: list[str]
    scores: list[int]
    winners: list[int]
    tied: bool
    view: dict[str, Any]


class CardInfo(Struct, frozen=True):
    """A card: its figures, what it does, and where each figure comes from (book, read, list, ours)."""

    id: str
    name: str
    family: str
    family_name: str
    kind: str
    copies: int
    cost: int
    folds: int
    points: int
    character: str
    """For a character: the pair it belongs to."""
    text: str
    sources: dict[str, str]
    colour: str
    """What its pack says of the colour and the crest of its family, if it does."""
    crest: str
    figure: str
    """The text of its figure, if the browser has it not: that of a pack that is not shipped."""


class Health(Struct, frozen=True):
    """All is well. `compiled`: the engine runs as machine code."""

    status: Literal["ok"]
    version: str
    protocol: int
    compiled: bool


encode: Final = msgspec.json.Encoder().encode
read_hello: Final = msgspec.json.Decoder(Hello).decode
read_request: Final = msgspec.json.Decoder(AnyRequest).decode
read_line: Final = msgspec.json.Decoder(TableLine).decode
