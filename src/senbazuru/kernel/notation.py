"""A whole game as text that people read and write: a header, then a line a turn.

    game: boats
    players: 2
    seed: 7

    1. 0: 7; 1: 4; 0: no       # turn 1: seat 0 says 7, seat 1 says 4, seat 0 then says no
    2. 0: 3; 1: 10; 1: 2 stop

A turn holds messages with `;` between them, each a seat and the words of one answer. A seat that is left out is the
one of the message before; at the beginning of a line, the one who is asked. `takeback 12` goes back to where 12
answers counted, and `resign 1` says that seat 1 gives up. Hashes are not written: they follow. See docs/records.md.
"""

import json
import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

from senbazuru.kernel.errors import Said, SenbazuruError
from senbazuru.kernel.game import Game
from senbazuru.kernel.random import Seed
from senbazuru.kernel.record import Entry, Record
from senbazuru.kernel.rules import Rules
from senbazuru.kernel.spoken import listed

INDENT: Final = "    "
TAKEBACK: Final = "takeback"
RESIGN: Final = "resign"

_HEADER: Final = re.compile(r"(?:(info) +)?([A-Za-z_][\w-]*) *:(.*)", re.ASCII)
_KEY: Final = re.compile(r"([A-Za-z_][\w-]*)(?: [\w -]*)?:.*", re.ASCII)
_TURN: Final = re.compile(r"([0-9]{1,9})\.(.*)")
_SEAT: Final = re.compile(r"([0-9]{1,9})\s*:(.*)")
_NUMBER: Final = re.compile(r"[0-9]{1,9}")
_BY_ID: Final = re.compile(r"=[0-9]{1,9}")
_NAME: Final = re.compile(r"[A-Za-z_][\w-]*", re.ASCII)
_WORD: Final = re.compile(r"[^\s;:#=][^\s;:#]*")

_FIXED: Final = ("game", "rules", "players", "packs", "seed", "position", "options", "info")
"""Keys of the header that are no options of a game. `commitment` and `salt` need no `info` before them."""
_PROOFS: Final = ("commitment", "salt")


def wrong(line: int, expected: Said) -> SenbazuruError:
    return SenbazuruError("bad-notation", line=line, expected=expected)


def wrong_header(line: int, name: str, expected: Said) -> SenbazuruError:
    return wrong(line, Said("expected-line", name=name, expected=expected))


# -- writing


def dumps(played: Game | Record, rules: Rules) -> str:
    """A game in notation. It is played again for that, so a record that cannot be is refused."""
    record = played.record if isinstance(played, Game) else played
    game = Game.load(rules, Record(record.header))
    return "\n".join([*_header_lines(record.header), "", *_turn_lines(game, record.entries)]).rstrip("\n") + "\n"


def _header_lines(header: Mapping[str, Any]) -> Iterable[str]:
    for key in ("game", "rules", "players"):
        yield f"{key}: {header[key]}"
    options = header["options"]
    if all(_NAME.fullmatch(name) and name not in (*_FIXED, *_PROOFS) for name in options):
        yield from (f"{name}: {_written(value)}" for name, value in options.items())
    else:
        yield f"options: {_json(options)}"
    if header["packs"]:
        yield f"packs: {_packs_text(header['packs'])}"
    yield f"seed: {header['seed']}"
    unnamed: dict[str, Any] = {}
    for key, value in header.items():
        if key in _PROOFS:
            yield f"{key}: {_written(value)}"
        elif key == "position":
            yield from _position_lines(str(value))
        elif key not in _FIXED and _NAME.fullmatch(key):
            yield f"info {key}: {_written(value)}"
        elif key not in _FIXED:
            unnamed[key] = value
    if unnamed:
        yield f"info: {_json(unnamed)}"


def _position_lines(text: str) -> Iterable[str]:
    lines = text.split("\n")
    plain = lines[-1] == "" and all(line and line.isprintable() and line == _plain(line) for line in lines[:-1])
    if plain:
        yield "position:"
        yield from (INDENT + line for line in lines[:-1])
    else:
        yield f"position: {_json(text)}"


def _packs_text(packs: Mapping[str, str]) -> str:
    text = ", ".join(f"{name} {digest}" for name, digest in packs.items())
    return text if _packs(text) == packs else _json(packs)


def _json(value: Any) -> str:
    return json.dumps(value).replace("#", "\\u0023")


def _written(value: Any) -> str:
    """As one would write it by hand, if that can be read; else as JSON."""
    if value is True or value is False:
        return "yes" if value else "no"
    text = ", ".join(value) if isinstance(value, list) and all(type(word) is str for word in value) else value
    if isinstance(text, str) and text.isprintable() and text == _plain(text) and _value(text) == value:
        return text
    return _json(value)


def _turn_lines(game: Game, entries: Iterable[Entry]) -> Iterable[str]:
    turn, said, last = -1, "", -1
    for entry in entries:
        if "answer" in entry:
            seat, *options = entry["answer"]
            words = _words(game, seat, options)
            if said and turn == game.state.turns:
                said += f"; {words}" if seat == last else f"; {seat}: {words}"
            else:
                if said:
                    yield said
                turn = int(game.state.turns)
                said = f"{turn}. {seat}: {words}"
            last = seat
        for word in (TAKEBACK, RESIGN):
            if word in entry:
                if said:
                    yield said
                said = ""
                yield f"{word} {entry[word]}"
        for _ in game.replay(Record({}, [entry])):
            pass
    if said:
        yield said


def _words(game: Game, seat: int, options: list[int]) -> str:
    """The words of an answer; `=id` for each if they would not be plain."""
    game.decision(seat)
    trial = game.state.copy()
    words: list[str] = []
    for place, option in enumerate(options):
        offered = game.rules.decision(trial, seat).offered if not trial.over and trial.mask(seat) else ()
        found = [o.word for o in offered if o.id == option]
        if not found:
            raise SenbazuruError("not-offered", option=option, step=place, offered=listed(o.word for o in offered))
        unique = [o.word for o in offered].count(found[0]) == 1
        words.append(found[0] if unique and found[0] not in (TAKEBACK, RESIGN) and _WORD.fullmatch(found[0]) else "")
        trial.answer(seat, option)
    return " ".join(words if all(words) else [f"={option}" for option in options])


# -- reading


def loads(text: str, rules: Rules) -> Game:
    """The game that a text tells, played to its last word. What makes no sense is refused with its line."""
    header, turns = _split(text)
    game = _begin(header, rules)
    for number, line in turns:
        follow(game, line, number)
    return game


def game_of(text: str) -> str | None:
    """The name of the game that a notation or a position is about, if it gives one."""
    for line in map(_plain, text.splitlines()):
        key, colon, value = line.partition(":")
        if colon and key.strip() == "game":
            return value.strip()
    return None


def is_position(text: str, rules: Rules) -> bool:
    """Whether a text sets a position up and tells no game: it numbers no turn, and has keys that no header has."""
    known = {*_FIXED, *_PROOFS, *(choice.name for choice in rules.choices)}
    keys: set[str] = set()
    for line in map(_plain, text.splitlines()):
        found = _KEY.fullmatch(line)
        if _TURN.fullmatch(line) or (found and found[1] == "position"):
            return False
        if found:
            keys.add(found[1])
    if not keys:
        raise SenbazuruError("bad-record", line=1, problem=Said("problem-no-game"))
    return not keys <= known


def follow(game: Game, text: str, line: int = 1) -> None:
    """Carry out the messages of one line. Those before one that is refused have been carried out."""
    text = _plain(text)
    numbered = _TURN.fullmatch(text)
    if numbered:
        text = numbered[2]
        if int(numbered[1]) != game.state.turns:
            raise wrong(line, Said("expected-turn", turn=int(game.state.turns), given=numbered[1]))
    last: int | None = None
    for message in text.split(";"):
        words = message.split()
        if not words:
            raise wrong(line, Said("expected-answers"))
        if words[0] == TAKEBACK:
            _take_back(game, words, line)
            last = None
            continue
        if words[0] == RESIGN:
            _resign(game, words, line)
            last = None
            continue
        spoken = _SEAT.fullmatch(message.strip())
        if spoken:
            last, words = int(spoken[1]), spoken[2].split()
        elif last is None:
            last = _only_one_asked(game, line)
        _say(game, last, words, line)


def _take_back(game: Game, words: list[str], line: int) -> None:
    if len(words) != 2 or not _NUMBER.fullmatch(words[1]):
        raise wrong(line, Said("expected-takeback", word=TAKEBACK))
    try:
        for _ in game.replay(Record({}, [{TAKEBACK: int(words[1])}])):
            pass
    except SenbazuruError:
        counts = sorted({moment.counted for moment in game.history})
        if not counts:
            raise wrong(line, Said("expected-no-takeback", word=TAKEBACK)) from None
        raise wrong(line, Said("expected-takeback-to", word=TAKEBACK, least=counts[0], most=counts[-1])) from None


def _resign(game: Game, words: list[str], line: int) -> None:
    able = [seat for seat in range(game.state.players) if seat not in game.resigned]
    if game.over:
        raise wrong(line, Said("expected-no-more"))
    if len(words) != 2 or not _NUMBER.fullmatch(words[1]) or int(words[1]) not in able:
        raise wrong(line, Said("expected-resign", word=RESIGN, seats=able))
    game.resign(int(words[1]))


def _only_one_asked(game: Game, line: int) -> int:
    if game.over:
        raise wrong(line, Said("expected-no-more"))
    waiting = game.waiting()
    if len(waiting) != 1:
        raise wrong(line, Said("expected-seat-first", seats=waiting))
    return waiting[0]


def _say(game: Game, seat: int, words: list[str], line: int) -> None:
    if not words:
        raise wrong(line, Said("expected-answer-after", seat=seat))
    try:
        if all(_BY_ID.fullmatch(word) for word in words):
            game.answer(seat, *(int(word[1:]) for word in words))
        else:
            game.say(seat, *words)
    except SenbazuruError as refused:
        raise _instead(game, seat, words, refused, line) from None


def _instead(game: Game, seat: int, words: list[str], refused: SenbazuruError, line: int) -> SenbazuruError:
    """What could have been said, by the one who could have said it."""
    details = refused.details
    if refused.code == "game-over":
        return wrong(line, Said("expected-no-more"))
    if refused.code == "no-such-seat":
        return wrong(line, Said("expected-seat", most=int(game.state.players) - 1, seat=seat))
    if refused.code == "not-your-decision":
        return wrong(line, Said("expected-answer-of", seats=game.waiting(), seat=seat))
    step = int(str(details["step"]))
    word = words[step]
    if refused.code == "answer-too-long":
        return wrong(line, Said("expected-semicolon", word=word))
    offered = str(details["offered"]) if "offered" in details else _after(game, seat, words[:step])
    if offered:
        expected = Said("expected-answer", seat=seat, offered=offered, word=word)
    else:
        expected = Said("expected-nothing-after", seat=seat, word=words[step - 1])
    return SenbazuruError(
        "bad-notation",
        line=line,
        expected=expected,
        seat=seat,
        option=word,
        offered=offered,
        why=details.get("why"),
        nearest=details.get("nearest", ""),
    )


def _after(game: Game, seat: int, ids: list[str]) -> str:
    """What a seat could say after some options given by their ids."""
    trial = game.state.copy()
    for word in ids:
        trial.answer(seat, int(word[1:]))
    return listed(o.word for o in game.rules.decision(trial, seat).offered) if trial.mask(seat) else ""


def _plain(line: str) -> str:
    return line.split("#")[0].strip()


def _split(text: str) -> tuple[dict[str, tuple[int, str]], list[tuple[int, str]]]:
    """The header by its keys, each with its line, and the lines of turns. A position's lines stay together."""
    header: dict[str, tuple[int, str]] = {}
    turns: list[tuple[int, str]] = []
    block: list[str] | None = None
    for number, raw in enumerate(text.splitlines(), 1):
        line = _plain(raw)
        if block is not None and (not line or raw[0].isspace()):
            block.append(line)
            continue
        if block is not None:
            header["position"] = (header["position"][0], "\n".join(block) + "\n")
            block = None
        if not line:
            continue
        found = _HEADER.fullmatch(line)
        if not found:
            turns.append((number, line))
            continue
        key = f"info {found[2]}" if found[1] else found[2]
        if turns:
            raise wrong(number, Said("expected-turn-line", name=key))
        if key in header:
            raise wrong(number, Said("expected-one-line", name=key))
        header[key] = (number, found[3].strip())
        if key == "position" and not found[3].strip():
            block = []
    if block is not None:
        header["position"] = (header["position"][0], "\n".join(block) + "\n")
    return header, turns


def _begin(lines: dict[str, tuple[int, str]], rules: Rules) -> Game:
    """The game as its header tells it, before the first answer."""

    def take(key: str, default: str = "") -> tuple[int, str]:
        return lines.pop(key, (0, default))

    line, name = take("game", rules.name)
    if name != rules.name:
        raise SenbazuruError("unknown-game", game=name, known=rules.name)
    version = _count(*take("rules", str(rules.version)))
    if version != rules.version:
        raise SenbazuruError("rules-changed", recorded=version, present=rules.version)
    seed_given = "seed" in lines
    line, seed_text = take("seed", "0")
    try:
        seed = Seed.parse(seed_text)
    except ValueError:
        raise wrong_header(line, "seed", Said("expected-digits")) from None
    players_given = "players" in lines
    players_line, players_text = take("players", "2")
    players = _count(players_line, players_text)
    packs_line, packs_text = take("packs")
    position = lines.pop("position", None)
    options = _object(*take("options", "{}"))
    more = _object(*take("info", "{}"))
    for key, (line, text) in lines.items():
        value = _value(text)
        if value is None and text[:1] in ("[", "{", '"'):
            raise wrong_header(line, key, Said("expected-value"))
        if key in _PROOFS:
            more[key] = value if isinstance(value, str) else text
        elif key.startswith("info "):
            more[key.removeprefix("info ")] = value
        else:
            options[key] = value
    try:
        rules = rules.adopt({**more, "packs": _packs(packs_text)})
    except SenbazuruError as refused:
        if refused.code != "unknown-figures":
            raise
        raise wrong_header(packs_line, "packs", Said("expected-without", pack=refused.details["pack"])) from None
    if position:
        game = _begin_there(rules, *position)
        game.record.header["options"] = options
        if players_given and players != game.state.players:
            raise wrong_header(players_line, "players", Said("expected-as-there", players=int(game.state.players)))
    elif not seed_given:
        raise wrong(1, Said("expected-beginning"))
    else:
        game = Game.start(rules, players=players, options=options, seed=seed)
    header = game.record.header
    if packs_text and _packs(packs_text) != header["packs"]:
        raise wrong_header(packs_line, "packs", Said("expected-packs", packs=_packs_text(header["packs"])))
    game.record.header = {**header, "seed": seed_text if position else str(seed), **more}
    return game


def _begin_there(rules: Rules, line: int, text: str) -> Game:
    """A position on lines of its own, or as one JSON text."""
    quoted = not text.endswith("\n")
    if quoted:
        told = _value(text)
        if not text.startswith('"') or not isinstance(told, str):
            raise wrong_header(line, "position", Said("expected-indented"))
        text = told
    try:
        return Game.from_position(rules, text)
    except SenbazuruError as refused:
        within = refused.details.get("line")
        if refused.code == "bad-position" and type(within) is int and not quoted:
            refused.details["line"] = line + within
        raise


def _count(line: int, text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise wrong(line, Said("expected-any-number"))
    return int(text)


def _object(line: int, text: str) -> dict[str, Any]:
    value = _value(text)
    if not isinstance(value, dict):
        raise wrong(line, Said("expected-object"))
    return value


def _packs(text: str) -> dict[str, str]:
    """Names and digests: `farm 1f2e, sky 3c4d`, or JSON."""
    if text.startswith("{"):
        value = _value(text)
        return value if isinstance(value, dict) else {}
    pairs = [pair.split() for pair in text.split(",")]
    return {pair[0]: pair[1] for pair in pairs} if all(len(pair) == 2 for pair in pairs) else {}


def _value(text: str) -> Any:
    """`yes`, `no`, JSON, words with commas between them, or a text. JSON that is none is None."""
    if text in ("yes", "no"):
        return text == "yes"
    try:
        return json.loads(text, parse_constant=_no_number)
    except (ValueError, RecursionError):
        if text[:1] in ("[", "{", '"'):
            return None
    return [word for word in map(str.strip, text.split(",")) if word] if "," in text else text


def _no_number(text: str) -> None:
    raise ValueError(text)
