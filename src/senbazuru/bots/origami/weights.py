"""What the greedy player believes things to be worth: hundredths of a point, unless they are a share (of 100).

Found by self-play, each version with the figures of its time.
"""

from typing import Final, final

from mypy_extensions import i64

CARDS_A_TURN: Final = 140
SECOND_DECK: Final = 31
"""How fast the deck shrinks (share of a card), and the turns in the second deck (share of the cards of all)."""


@final
class Weights:
    """Those of version 2; a later version says what it sees otherwise."""

    fold: i64 = 61
    fold_earlier: i64 = 6
    earliest: i64 = 12
    fold_two_turns: i64 = 56
    fold_one_turn: i64 = 13
    """A fold in hand; more (in tenths) for every turn further from the end; with two turns and with one to come."""
    enough: i64 = 9
    plenty: i64 = 2
    floor: i64 = 10
    """Beyond enough folds in hand, each makes all of them worth less, down to a floor."""
    one_fold: i64 = 143
    two_folds: i64 = 200
    three_folds: i64 = 243
    four_folds: i64 = 300
    """What cards are worth as money (share of a fold): small ones pay more exactly, and are more cards."""
    hope: i64 = 16
    price: i64 = 60
    entry: i64 = 50
    """A card in hand is worth a share of what it would bring, above the price of its folds and that of a turn."""
    next: i64 = 18
    next_one_turn: i64 = 90
    """The share of what the hand can play next turn."""
    deck_card: i64 = 220
    line_card: i64 = 345
    choice: i64 = 87
    exchanged: i64 = 150
    copied: i64 = 224
    turn: i64 = 450
    """Shares of a fold: a card from the deck, from the line; choosing among some; an exchange, a copy, an action."""
    rival: i64 = 69
    denied: i64 = 102
    """The share that a rival's gain counts for me; what a rival's lost card does (share of a fold)."""
    second_play: i64 = 224
    unseen_play: i64 = 60
    free_folds: i64 = 9
    """Playing once more within an effect: as a prospect, with cards not known yet, and what free of cost saves."""
    uses: i64 = 4
    lasting: i64 = 36
    forced: i64 = 100
    covered: i64 = 60
    """Of a special action: how often it is used, and shares: of the gain each time, if it must be covered soon,
    and of what covering it costs."""
    exactly: i64 = 59
    mates: i64 = 50
    counted: i64 = 15
    """Shares: of finding an exact sum, of scoring with a mate still in hand, of cards in hand that would count."""
    glance: i64 = 9
    passed: i64 = 20
    strange: i64 = 50
    """Looking at a hand, passing cards round, and an effect this player has never heard of."""
    draws: i64 = 70
    plays: i64 = 45
    answered: i64 = 45
    room: i64 = 6
    guard: i64 = 25
    seldom: i64 = 8
    """Of what holds while a card is visible, shares a turn: of what Draw gains, of what plays gain, of a play of the
    cost that is answered; of a fold for room in hand and for a hand that is safe; of what needs an empty hand."""
    rival_of_all: i64 = 35
    """Where effects on everybody are usual: the share that a rival's gain counts for me."""
    bonus: i64 = 900
    bonus_share: i64 = 50
    """The free play after a character: what it usually brings, and the share of the present line in the prospect."""
    hands_change: i64 = 0
    end_hand: i64 = 4
    end_paper: i64 = 2
    smaller_hands: i64 = 50
    """Where hands score: whether to think of what will be left of them in Origami alone, too; the cards, and rice
    papers, that one expects to have left; the share of smaller hands."""
    end_difference: i64 = 6
    settled: i64 = 1
    """Where the difference of the collections scores: what one expects, and the turns left when it begins to count."""
    moved: i64 = 40
    moved_where_it_scores: i64 = 110
    sunk: i64 = 60
    served: i64 = 90
    """Moving an origami, also where places score, and sinking one; the share of an effect on all that rivals use."""
    theirs: i64 = 69
    reached: i64 = 80
    """Of contests, shares: what a rival's gain counts for me; of enough families, as long as there are turns to find
    them."""


def version_3() -> Weights:
    """For the second edition of the figures."""
    weights = Weights()
    weights.fold_earlier = 10
    weights.enough = 7
    weights.one_fold = 107
    weights.two_folds = 170
    weights.hope = 14
    weights.price = 45
    weights.entry = 85
    weights.turn = 338
    weights.unseen_play = 27
    weights.free_folds = 7
    weights.uses = 5
    weights.forced = 60
    weights.exactly = 70
    weights.guard = 42
    weights.rival_of_all = 21
    weights.hands_change = 1
    weights.end_hand = 3
    weights.smaller_hands = 38
    weights.end_difference = 8
    weights.settled = 0
    weights.served = 106
    return weights


VERSION_2: Final = Weights()
VERSION_3: Final = version_3()
