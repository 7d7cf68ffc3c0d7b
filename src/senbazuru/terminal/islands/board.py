"""Origami Islands at the terminal: shapes moved over maps, bids, and lists for everything else."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, cast

from textual.content import Content

from senbazuru.islands.developments import DEVELOPMENTS
from senbazuru.islands.engine.shapes import DOMINO
from senbazuru.islands.engine.table import ISLANDS
from senbazuru.islands.outlook import Completed, IslandOutlook, Landing, PaintingOutlook
from senbazuru.islands.rules import IslandsRules
from senbazuru.islands.shown import IslandView
from senbazuru.islands.squares import SYMBOL
from senbazuru.islands.view import HIDDEN
from senbazuru.kernel.decision import Decision, Option
from senbazuru.kernel.state import SPECTATOR
from senbazuru.terminal.board import Board, Choice
from senbazuru.terminal.ink import key_name, said
from senbazuru.terminal.islands.maps import Marks, small, spelled, star, unpainted
from senbazuru.terminal.islands.pages import help_lines, legend_lines, science_lines, score_lines
from senbazuru.terminal.islands.paint import Held, IslandsGame, IslandsPainter, IslandsScene
from senbazuru.terminal.islands.tools import ARROWS, BIDDING, DECLINE, PLACING, Bidding, Cell, Placing, declined
from senbazuru.terminal.pages import CLOSING, Page, close_keys

if TYPE_CHECKING:
    from senbazuru.terminal.table_app import TableApp

RECENT: Final = 80
"""Lines of the log that may be of use beside the table."""
FREE_FORM: Final = 6
WARY: Final = ("research", "auctionis", "economicus", "re-color", "re-roll", "transforming", "timenautics")
"""Questions whether to use something: the list begins with its default, which is no."""
END: Final = (("i", "i", "legend"), ("s", "s", "score"), ("l", "l", "log"), ("h", "h", "help"), ("q", "q", "quit"))
LIST_KEYS: Final = (("enter", "enter", "choose"),)
BID_KEYS: Final = (("enter", "enter", "bid"), ("← →", "right", "amount"), ("p", "p", "pass"))
PAINT_KEY: Final = ("enter", "enter", "paint")
TURN_KEY: Final = ("r", "r", "turn")
PLACE_KEYS: Final = (("tab", "tab", "island"), ("n", "n", "next"))
OVER_KEYS: Final = (("enter", "enter", "result"),)
LEAVE_KEY: Final = ("p", "p", "leave")
NO_KEY: Final = ("p", "p", "no")
BACK_KEY: Final = ("escape", "escape", "back")
UNDO_KEY: Final = ("u", "u", "undo")
OTHERS_KEY: Final = ("o", "o", "others")
SCIENCE_KEY: Final = ("c", "c", "science")


class IslandsOffer:
    """What a seat may answer; where a shape goes and what to bid is asked by a tool, all else by the list."""

    def __init__(self, board: "IslandsBoard", seat: int, start: tuple[int, int, Cell]) -> None:
        game = board.session.game
        self.board = board
        self.decision: Decision = game.decision(seat)
        kind = self.decision.kind
        self.placing = Placing(game, seat, self.decision, start) if kind in PLACING else None
        self.bidding = Bidding(game, seat, self.decision) if kind == BIDDING else None
        tool = self.placing or self.bidding
        self.choices = [] if tool else [self._choice(option) for option in self._listed()]
        self.outlook = cast(Sequence[PaintingOutlook], game.ahead(seat).outlook if self.bidding else ())
        """Where the shapes that are bid for would have places."""

    def _listed(self) -> list[Option]:
        # what leaves things as they are stands below, where no hasty Enter meets it; then what cannot be chosen
        last = self.decision.kind not in WARY
        return sorted(
            self.decision.options,
            key=lambda option: (option.reason is not None, (option.key in DECLINE) == last),
        )

    def _choice(self, option: Option) -> Choice:
        words = self.board.words
        label = words.option(option, self.board.session.seats.names, self.decision.kind)
        more = ""
        if option.key == "level":
            label = self._level(option)
        elif option.key == "research":
            # what the level does is told in its line if there is room, else of the one at the cursor
            technology = words.words(f"technology-{option.args['technology']}")
            label = words.words("terminal-islands-level", technology=technology, level=option.args["level"])
            if option.args["useless"]:
                why = words.words("useless", level=option.args["level"])
                label = words.words("terminal-islands-useless", option=label, why=why)
            elif not option.reason:
                more = self._level(option, capital=False)
        reason = words.reason(option.reason) if option.reason else ""
        return Choice(() if option.reason else (option.id,), label, reason=reason, more=more)

    def _level(self, option: Option, capital: bool = True) -> str:
        """What a level does."""
        text = self.board.say(f"technology-{option.args['technology']}.level-{option.args['level']}")
        return text[:1].upper() + text[1:] if capital else text

    def about(self, number: int) -> list[str]:
        """What an answer means that its line does not tell: a shape drawn, or what a level does."""
        option = self._listed()[number]
        if option.key == "research":
            return [self._level(option)]
        if option.args.get("shape") in DEVELOPMENTS:
            return small(DEVELOPMENTS[option.args["shape"]])
        return []

    def signs(self) -> dict[int, tuple[str, str]]:
        """Colours before the answers that name them."""
        found: dict[int, tuple[str, str]] = {}
        for n, option in enumerate(self._listed() if self.choices else ()):
            if option.key in ("colour", "recolour", "coal-season"):
                colour = option.args["colour"]
                found[n] = (f" {spelled(self.board.words, colour)} ", f"bold $paint-ink on $paint-{colour}")
        return found

    def question(self) -> str:
        say, args = self.board.say, self.decision.args
        question = self.board.words.prompt(self.decision, self.board.session.seats.names)
        if self.placing:
            source = self.board.words.card(self.decision.source or "")
            colour = say(f"colour-{args['colour']}")
            if args["shape"] == FREE_FORM:
                question = say("terminal-islands-free-form", source=source, colour=colour, left=args["left"])
            else:
                what = say(f"shape-{args['shape']}.a")
                if args["shape"] == DOMINO:
                    what = say("terminal-islands-domino", half=args["half"])
                question = say("terminal-islands-where", source=source, what=what, colour=colour)
        if len(self.board.session.humans) > 1:
            name = self.board.session.seats.names[self.decision.seat]
            question = say("terminal-question", card=name, question=question)
        return question


class IslandsBoard(Board):
    """Four islands of one player, a shape perhaps held over one of them; everybody's purses."""

    def __init__(self, app: "TableApp") -> None:
        super().__init__(app)
        rules = self.session.game.rules
        assert isinstance(rules, IslandsRules)
        self.sheaf = rules.sheaf
        self.answers: IslandsOffer | None = None
        self.looked: int | None = None
        """Whose islands are looked at, if not one's own."""
        self.fresh: dict[tuple[int, int], frozenset[str]] = {}
        self._last: dict[int, tuple[int, int, Cell]] = {}
        """Where each seat held its last shape."""
        self._view: dict[int, IslandsGame] = {}
        self._pointed: tuple[int, str] | None = None
        """Where a click has put the shape: a second one there paints."""
        self.unable: frozenset[int] = frozenset()
        """Who could not bid in this round."""
        self._read = len(self.session.game.events(app.viewer))
        """How many events were there already when news were last looked for."""

    # -- what is asked

    @property
    def secret(self) -> bool:
        """Only while sheets are chosen; then everything is public."""
        return "dealt" in self.view()["seats"][self.app.viewer]

    def offer(self, seat: int) -> IslandsOffer:
        self._view = {}
        self.looked = None
        self.answers = IslandsOffer(self, seat, self._last.get(seat, (0, 0, (0, 0))))
        return self.answers

    def beginning(self) -> int:
        answers = self.answers
        if answers and answers.decision.kind in WARY:
            default = answers.decision.default
            return next((n for n, choice in enumerate(answers.choices) if choice.options == (default,)), 0)
        return super().beginning()

    def halt(self) -> tuple[str, str] | None:
        """What somebody has won or earned, and has no place for."""
        people, names = self.session.humans, self.session.seats.names
        whom = SPECTATOR if len(people) > 1 else self.app.viewer
        events = self.session.game.events(whom)
        new = events[min(self._read, len(events)) :]
        self._read = len(events)
        lapsed = [n for n, event in enumerate(new) if event.kind == "lapsed" and event.seat in people]
        if not lapsed:
            return None
        told = self.words.log([event for event in new[: lapsed[-1] + 1] if event.seat in people], names, whom)
        return self.say("terminal-islands-lapsed"), " ".join(told)

    def settled(self) -> None:
        placing = self.placing
        if placing:
            self._last[placing.seat] = (placing.island, placing.turn, placing.corner)
        self.answers = self._pointed = None
        self._view = {}
        self._note_fresh()

    def _note_fresh(self) -> None:
        """What was painted lately, and by whom: while bots act, their islands are shown."""
        events = self.session.game.events(self.app.viewer)
        starts = [n for n, event in enumerate(events) if event.kind == "round"]
        painted = [event for event in events[starts[-1] if starts else 0 :] if event.kind == "painted"]
        if not painted and len(starts) > 1:
            painted = [event for event in events[starts[-2] :] if event.kind == "painted"]
        self.unable = frozenset(
            event.seat
            for event in events[starts[-1] if starts else 0 :]
            if event.kind == "cannot-bid" and event.seat is not None
        )
        self.fresh = {}
        for event in painted:
            assert event.seat is not None
            place = event.seat, event.args["island"] - 1
            self.fresh[place] = self.fresh.get(place, frozenset()) | frozenset(event.args["squares"])
        last = events[-1] if events else None
        self.looked = painted[-1].seat if painted and last and last.seat == painted[-1].seat else None

    @property
    def solo(self) -> bool:
        return "science" in self.view()

    @property
    def placing(self) -> Placing | None:
        return self.answers.placing if self.answers else None

    @property
    def bidding(self) -> Bidding | None:
        return self.answers.bidding if self.answers else None

    # -- drawing

    def view(self) -> IslandsGame:
        viewer = self.app.viewer
        if viewer not in self._view:
            self._view[viewer] = self.session.game.view(viewer)
        return self._view[viewer]

    def islands(self) -> Sequence[IslandView]:
        """The viewer's own."""
        return self.view()["seats"][self.app.viewer]["islands"]

    def lines(self, width: int, height: int) -> list[Content]:
        return IslandsPainter(self.words, self.scene(), width, height).rows()

    def scene(self) -> IslandsScene:
        """What is to be drawn now."""
        app, view, answers = self.app, self.view(), self.answers
        names = self.session.seats.names
        looked = app.viewer if self.looked is None else self.looked
        if app.nobody_seated or HIDDEN in view["seats"][app.viewer].get("dealt", ()):
            return IslandsScene(view, names, app.viewer, app.question(), hidden=True)
        scene = IslandsScene(
            view,
            names,
            app.viewer,
            app.question(),
            answers.choices if answers else (),
            app.cursor,
            app.log_lines()[-RECENT:],
            app.notice,
            app.refused,
            app.plain,
            self._keys(),
            looked,
            signs=answers.signs() if answers else {},
            bidding=self.bidding,
            about=self._about(),
            unable=self.unable,
        )
        entry = view["seats"][app.viewer]
        if "dealt" in entry:
            scene.dealt = [
                (self.sheaf.sheets[sheet].name, [unpainted(island) for island in islands])
                for sheet, islands in zip(entry["dealt"], entry["charts"])
            ]
            return scene
        scene.marks = [Marks(fresh=self.fresh.get((looked, n), frozenset())) for n in range(ISLANDS)]
        if self.placing and looked == app.viewer:
            self._hold(scene, self.placing)
        return scene

    def _hold(self, scene: IslandsScene, placing: Placing) -> None:
        """The shape, what would come of it here, and where else it may lie."""
        place = placing.place()
        scene.focus = placing.island
        scene.offered = [n for n in range(ISLANDS) if placing.offered(n)]
        scene.held = self._told(placing)
        marks = []
        for n in range(ISLANDS):
            here = n == placing.island
            done = {entry["square"]: entry["one_colour"] for entry in place.completes} if here and place else {}
            marks.append(
                Marks(
                    colour=placing.decision.args["colour"],
                    held=placing.squares() if here else frozenset(),
                    chosen=placing.pending() if placing.offered(n) else frozenset(),
                    allowed=place is not None,
                    open=placing.open(n),
                    fresh=scene.marks[n].fresh,
                    completes=done,
                )
            )
        scene.marks = marks

    def _told(self, placing: Placing) -> Held:
        place, island = placing.place(), self.islands()[placing.island]
        chosen = placing.pending() if placing.offered(placing.island) else frozenset()
        squares = sorted(placing.squares() | chosen, key=lambda square: (square[1:], square))
        what = self.say("terminal-islands-held", island=island["name"], squares=", ".join(squares))
        completes = [(self._sign(entry, island), self._gain(entry)) for entry in (place.completes if place else ())]
        warnings = self._warnings(place.landing, island) if place else []
        return Held(what, "" if place else self._refusal(placing, island), completes, warnings)

    def _warnings(self, landing: Landing, island: IslandView) -> list[str]:
        """What beginning an island brings along, and which landmarks have several colours from now on."""
        warnings = []
        if landing["begins"]:
            warnings.append(
                self.say(
                    "terminal-islands-begins",
                    island=island["name"],
                    points=landing["unpainted"],
                    volcanoes=landing["volcanoes"],
                    access=landing["access"],
                    sign=SYMBOL["lighthouse"] + star(landing["access"] == "either"),
                )
            )
        done = [entry["square"] for entry in landing["completes"]]
        spoilt = [SYMBOL[entry["kind"]] for entry in landing["spoils"] if entry["square"] not in done]
        if spoilt:
            warnings.append(self.say("terminal-islands-spoils", signs=", ".join(spoilt)))
        return warnings

    def _sign(self, entry: Completed, island: IslandView) -> str:
        """A landmark's letter or that of an outline's colour, with its star."""
        letters = [
            spelled(self.words, outline["colour"])
            for outline in island["outlines"]
            if entry["square"] in outline["squares"]
        ]
        letter = SYMBOL.get(entry["kind"]) or letters[0]
        return letter + star(entry["one_colour"])

    def _gain(self, entry: Completed) -> str:
        one = entry["one_colour"]
        done = self.say("completes-each", kind=entry["kind"], one_colour="yes" if one else "no")
        what = "table-volcano-solo" if entry["kind"] == "volcano" and self.solo else f"landmark-{entry['kind']}"
        gain = self.say(f"{what}.{'one' if one else 'mixed'}")
        return self.say("terminal-islands-completes", done=done, gain=gain)

    def _refusal(self, placing: Placing, island: IslandView) -> str:
        """Why the shape cannot lie here, as far as one can see it on the map."""
        if not placing.offered(placing.island):
            options = {option.args.get("island"): option for option in placing.decision.options}
            if placing.pending():
                where = self.islands()[placing.places[0].island]
                return self.say("terminal-islands-elsewhere", island=where["name"])
            option = options.get(placing.island + 1)
            reason = self.words.reason(option.reason) if option and option.reason else ""
            return self.say("terminal-islands-not-here", island=island["name"], reason=reason or "none")
        for square in sorted(placing.squares()):
            kind = island["squares"].get(square)
            if kind:
                return self.say("terminal-islands-occupied", square=square, what=self.say(f"landmark-{kind}.a"))
            if square in island["painted"]:
                return self.say("terminal-islands-painted", square=square)
        if placing.squares() & placing.pending():
            return self.say("terminal-islands-chosen", square=min(placing.squares()))
        why = placing.why_not()
        if why:
            return self.words.reason(why)
        begun, half = "yes" if island["order"] else "no", placing.decision.args.get("half", 0)
        return self.say("terminal-islands-no-touch", begun=begun, half=half)

    def _about(self) -> list[str]:
        if self.answers and self.bidding:
            told = [self._places(painting, len(self.answers.outlook) > 1) for painting in self.answers.outlook]
            return [text for text in told if text]
        return self.answers.about(self.app.cursor) if self.answers and self.app.choice() else []

    def _places(self, painting: PaintingOutlook, several: bool) -> str:
        """How many places a shape would have on each island, and what they would do; nothing if there are none."""
        islands = " · ".join(self._on_island(island) for island in painting["islands"] if island["places"])
        if several and islands:
            what = self.say(f"shape-{painting['shape']}.a")
            return self.say("terminal-islands-places-shape", what=what, islands=islands)
        return self.say("terminal-islands-places", islands=islands) if islands else ""

    def _on_island(self, outlook: IslandOutlook) -> str:
        island = self.islands()[outlook["island"] - 1]
        return self.say(
            "terminal-islands-places-on",
            island=outlook["name"],
            places=outlook["places"],
            signs=" ".join(self._sign(entry, island) for entry in outlook["completes"]) or "none",
            begins="yes" if outlook["begins"] else "no",
        )

    def _keys(self) -> list[tuple[str, str, str]]:
        keys: list[tuple[str, str, str]] = []
        back = self.answers is not None and self.session.game.can_undo(self.app.viewer)
        if self.session.game.over:
            keys += OVER_KEYS
        elif self.placing:
            keys += [PAINT_KEY, TURN_KEY] if len(self.placing.turns) > 1 else [PAINT_KEY]
            keys += PLACE_KEYS
            keys += [LEAVE_KEY] if declined(self.placing.decision) is not None else []
            keys += [BACK_KEY] if back else []
        elif self.bidding:
            keys += BID_KEYS
        else:
            keys += LIST_KEYS
            keys += [NO_KEY] if self.answers and declined(self.answers.decision) is not None else []
            keys += [BACK_KEY] if back else []
        keys += [UNDO_KEY] if any(map(self.session.game.can_undo, self.session.humans)) else []
        keys.append(SCIENCE_KEY if self.solo else OTHERS_KEY)
        keys += END
        return [(key_name(self.words, key), press, self.say(f"terminal-bar-{word}")) for key, press, word in keys]

    # -- keys and clicks

    def pressed(self, key: str, character: str | None) -> bool:
        if key == "o":
            self.look((self._looking() + 1) % len(self.session.seats.names))
        elif key == "c":
            if self.solo:
                self.show_science()
            else:
                self.app.tell(self.say("terminal-islands-no-science"), refused=False)
        elif key == "escape" and self.looked not in (None, self.app.viewer) and self._still():
            self.look(self.app.viewer)
        elif self.placing:
            return self._place(self.placing, key, character)
        elif self.bidding:
            return self._bid(self.bidding, key, character)
        elif key == "p" and self.answers and declined(self.answers.decision) is not None:
            self.leave(self.answers.decision)
        else:
            return False
        return True

    def _still(self) -> bool:
        """Whether nobody else acts meanwhile."""
        return self.answers is not None or self.session.game.over

    def _looking(self) -> int:
        return self.app.viewer if self.looked is None else self.looked

    def look(self, seat: int) -> None:
        """At somebody's islands."""
        if "dealt" in self.view()["seats"][seat]:
            return
        self.looked = seat
        self.app.redraw()
        if seat != self.app.viewer:
            self.app.tell(self.say("terminal-islands-looking", name=self.session.seats.names[seat]), refused=False)

    def _place(self, placing: Placing, key: str, character: str | None) -> bool:
        islands = self.islands()
        if key in ARROWS:
            placing.move(key, islands)
        elif character == "R":
            placing.rotate(-1, islands)
        elif key in ("r", "space"):
            placing.rotate(1, islands)
        elif key in ("tab", "shift+tab"):
            placing.carry(placing.island + (1 if key == "tab" else -1), islands)
        elif character and character in "1234":
            placing.carry(int(character) - 1, islands)
        elif key == "n" or character == "N":
            placing.next_place(1 if key == "n" else -1)
        elif key == "enter":
            self.paint(placing)
            return True
        elif key in ("p", "0"):
            self.leave(placing.decision)
            return True
        else:
            return bool(character and character.isdigit()) or key in ("home", "end")
        self.looked = self._pointed = None
        self.app.redraw()
        return True

    def _bid(self, bidding: Bidding, key: str, character: str | None) -> bool:
        if key in ("right", "up"):
            bidding.step(1)
        elif key in ("left", "down"):
            bidding.step(-1)
        elif key in ("pageup", "pagedown"):
            bidding.step(5 if key == "pageup" else -5)
        elif key in ("home", "end"):
            bidding.step(bidding.least - bidding.amount if key == "home" else bidding.most - bidding.amount)
        elif character and character in "0123456789":
            bidding.type(character)
        elif key == "backspace":
            bidding.erase()
        elif key == "escape" and bidding.typed:
            bidding.clear()
        elif key in ("enter", "space"):
            self.bid(bidding)
            return True
        elif key == "p":
            assert self.answers
            self.leave(self.answers.decision)
            return True
        else:
            return False
        self.app.redraw()
        return True

    def paint(self, placing: Placing) -> None:
        """Where the shape is held, or say why not."""
        if self.looked not in (None, self.app.viewer):
            self.look(self.app.viewer)
            return
        place = placing.place()
        told = self._told(placing)
        self.app.take(Choice(place.options if place else (), told.what, reason=told.refusal))

    def bid(self, bidding: Bidding) -> None:
        key = "terminal-islands-too-low" if bidding.amount < bidding.least else "terminal-islands-too-high"
        if bidding.allowed:
            self.app.take(Choice(bidding.answer(), ""))
        else:
            bidding.typed = ""
            self.app.tell(self.say(key, coins=bidding.amount, least=bidding.least, most=bidding.most))

    def leave(self, decision: Decision) -> None:
        """Pass, or paint nothing."""
        option = declined(decision)
        if option is None:
            self.app.tell(self.say("terminal-islands-must"))
        else:
            self.app.take(Choice((option,), ""))

    def clicked(self, meta: Mapping[str, Any], button: int) -> None:
        if "seat" in meta:
            self.look(int(meta["seat"]))
        elif "island" in meta and self.placing and self._looking() == self.app.viewer:
            island = int(meta["island"]) - 1
            if "square" in meta:
                self._point(self.placing, island, str(meta["square"]), button)
            else:
                self.placing.carry(island, self.islands())
                self.app.redraw()

    def _point(self, placing: Placing, island: int, square: str, button: int) -> None:
        """A click puts the shape there, another one on it paints; the right button turns it."""
        if button != 1:
            placing.rotate(1, self.islands())
            self._pointed = None
        elif self._pointed and placing.island == island and square in placing.squares() and placing.place():
            self.paint(placing)
            return
        else:
            placing.put(island, square, self.islands())
            self._pointed = island, square
        self.app.redraw()

    def chosen(self) -> None:
        self.looked = None

    def scrolled(self, step: int) -> None:
        if self.placing:
            self.placing.rotate(step, self.islands())
            self.app.redraw()
        elif self.bidding:
            self.bidding.step(-step)
            self.app.redraw()
        else:
            self.app.move(step)

    # -- pages

    def show_info(self) -> None:
        def body(width: int) -> Sequence[Content]:
            return legend_lines(self.words, width, self.solo)

        self._show("terminal-islands-legend", body, ("i", "question_mark"))

    def show_science(self) -> None:
        def body(width: int) -> Sequence[Content]:
            return science_lines(self.words, self.view()["science"], width)

        self._show("terminal-islands-science", body, ("c",))

    def _show(self, title: str, body: Any, keys: Sequence[str]) -> None:
        answers = {**CLOSING, **dict.fromkeys(keys, "")}
        page = Page(self.say(title), body, close_keys(self.words), more=self.say("terminal-more"), answers=answers)
        self.app.push_screen(page)

    def score_lines(self, width: int, order: Sequence[int]) -> Sequence[Content]:
        if self.secret:
            return [said(self.say("terminal-islands-nothing"), "$muted")]
        return score_lines(self.words, self.view(), self.session.seats.names, width, order)

    def help_lines(self, width: int) -> Sequence[Content]:
        return help_lines(self.words, width, self.session.seats)

    def barrier(self) -> str:
        view = self.view()
        rolled = view["development"] or view["round"] > 1
        return self.say("terminal-islands-undo-rolled" if rolled else "terminal-islands-undo-sheets")

    def passing(self, name: str) -> str:
        return self.say("terminal-islands-pass-note", name=name)
