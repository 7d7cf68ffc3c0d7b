"""The whole vocabulary: every kind of frame, and every verb that a card may be written in."""

from typing import Final

from senbazuru.origami.engine.effect import Effect
from senbazuru.origami.engine.steps import BY_NAME, STEPS, VERBS, Step, Verb
from senbazuru.origami.engine.turn import Action, HandLimit, Turn
from senbazuru.origami.engine.verbs.collections import MoveOrigami, SinkOrigami
from senbazuru.origami.engine.verbs.control import ChooseOne, CopyInstant, ExtraAction
from senbazuru.origami.engine.verbs.deck import DrawFromDeck, LookAtDeck
from senbazuru.origami.engine.verbs.discards import Discard, Fetch, TakeBackPayment, TakeFromDiscards
from senbazuru.origami.engine.verbs.hands import LookAtHand, PassCards, TakeAtRandom
from senbazuru.origami.engine.verbs.line import EachTakes, Exchange, RenewLine, TakeAllFromLine, TakeFromLine
from senbazuru.origami.engine.verbs.ongoing import (
    AfterDraw,
    AfterPlay,
    AtTurnEnd,
    Change,
    DoublePaper,
    DrawByHandLimit,
    LimitCovered,
    ProtectHand,
    SilenceInstants,
    UseTopDiscard,
)
from senbazuru.origami.engine.verbs.paper import DrawPaper, TradePaper
from senbazuru.origami.engine.verbs.play import EachPlays, Pay, Place, Play, PlayFromLine, ReplaceWith, Tuck
from senbazuru.origami.engine.verbs.scoring import (
    ScoreAs,
    ScoreBelow,
    ScoreBeside,
    ScoreDifference,
    ScoreFamilies,
    ScoreHand,
    ScoreMost,
    ScorePer,
    ScoreSmallerHands,
)

__all__ = ["BY_NAME", "STEPS", "VERBS"]

# every step has its own number, so the order of these lists means nothing
_FRAMES: Final[list[Step]] = [Turn(), Action(), Effect(), Pay(), Place(), HandLimit(), Fetch()]

_VERBS: Final[list[Verb]] = [
    DrawFromDeck(),
    LookAtDeck(),
    TakeFromLine(),
    TakeAllFromLine(),
    RenewLine(),
    Exchange(),
    TakeBackPayment(),
    TakeFromDiscards(),
    Discard(),
    LookAtHand(),
    TakeAtRandom(),
    PassCards(),
    Play(),
    Tuck(),
    ReplaceWith(),
    ChooseOne(),
    CopyInstant(),
    ExtraAction(),
    ScorePer(),
    ScoreHand(),
    ScoreAs(),
    # Legends
    DrawPaper(),
    TradePaper(),
    MoveOrigami(),
    SinkOrigami(),
    EachPlays(),
    EachTakes(),
    PlayFromLine(),
    ScoreBeside(),
    ScoreBelow(),
    ScoreDifference(),
    ScoreSmallerHands(),
    ScoreMost(),
    ScoreFamilies(),
    Change(),
    DrawByHandLimit(),
    SilenceInstants(),
    UseTopDiscard(),
    DoublePaper(),
    ProtectHand(),
    LimitCovered(),
    AfterDraw(),
    AfterPlay(),
    AtTurnEnd(),
]


def arrange(frames: list[Step], verbs: list[Verb]) -> None:
    """Put every step where its number says."""
    steps: list[Step] = [*frames, *verbs]
    steps.sort(key=lambda step: int(step.number))
    for number, step in enumerate(steps):
        if step.number != number:
            raise ValueError(f"{step.name} has number {step.number}, the next is {number}")
    STEPS[:] = steps
    VERBS[:] = sorted(verbs, key=lambda verb: int(verb.number))
    BY_NAME.clear()
    for verb in VERBS:
        BY_NAME[verb.name] = verb


arrange(_FRAMES, _VERBS)
