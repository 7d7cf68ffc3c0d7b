"""What the greedy player believes things to be worth: hundredths of a point, unless they are a share (of 100).

The weights were found by self-play.
"""

from typing import Final

FOLD: Final = 61
FOLD_EARLIER: Final = 6
EARLIEST: Final = 12
FOLD_TWO_TURNS: Final = 56
FOLD_ONE_TURN: Final = 13
"""A fold in hand; more (in tenths) for every turn further from the end; with two turns and with one to come."""
ENOUGH: Final = 9
PLENTY: Final = 2
FLOOR: Final = 10
"""Beyond enough folds in hand, each makes all of them worth less, down to a floor."""
ONE_FOLD: Final = 143
TWO_FOLDS: Final = 200
THREE_FOLDS: Final = 243
FOUR_FOLDS: Final = 300
"""What cards are worth as money (share of a fold): small ones pay more exactly, and are more cards."""
HOPE: Final = 16
PRICE: Final = 60
ENTRY: Final = 50
"""A card in hand is worth a share of what it would bring, above the price of its folds and that of a turn."""
NEXT: Final = 18
NEXT_ONE_TURN: Final = 90
"""The share of what the hand can play next turn."""
DECK_CARD: Final = 220
LINE_CARD: Final = 345
CHOICE: Final = 87
EXCHANGED: Final = 150
COPIED: Final = 224
TURN: Final = 450
"""Shares of a fold: a card from the deck, from the line; choosing among some; an exchange, a copy, an action."""
RIVAL: Final = 69
DENIED: Final = 102
"""The share that a rival's gain counts for me; what a rival's lost card does (share of a fold)."""
SECOND_PLAY: Final = 224
UNSEEN_PLAY: Final = 60
FREE_FOLDS: Final = 9
"""Playing once more within an effect: as a prospect, with cards not known yet, and what free of cost saves."""
USES: Final = 4
LASTING: Final = 36
FORCED: Final = 100
COVERED: Final = 60
"""Of a special action: how often it is used, and shares: of the gain each time, if it must be covered soon,
and of what covering it costs."""
EXACTLY: Final = 59
MATES: Final = 50
COUNTED: Final = 15
"""Shares: of finding an exact sum, of scoring with a mate still in hand, of cards in hand that would count."""
GLANCE: Final = 9
PASSED: Final = 20
STRANGE: Final = 50
"""Looking at a hand, passing cards round, and an effect this player has never heard of."""
CARDS_A_TURN: Final = 140
SECOND_DECK: Final = 31
"""How fast the deck shrinks (share of a card), and the turns in the second deck (share of the cards of all)."""

DRAWS: Final = 70
PLAYS: Final = 45
ANSWERED: Final = 45
ROOM: Final = 6
GUARD: Final = 25
SELDOM: Final = 8
"""Of what holds while a card is visible, shares a turn: of what Draw gains, of what plays gain, of a play of the cost
that is answered; of a fold for room in hand and for a hand that is safe; of what needs an empty hand."""
RIVAL_OF_ALL: Final = 35
"""Where effects on everybody are usual: the share that a rival's gain counts for me."""
BONUS: Final = 900
BONUS_SHARE: Final = 50
"""The free play after a character: what it usually brings, and the share that the present line has in the prospect."""
END_HAND: Final = 4
END_PAPER: Final = 2
SMALLER_HANDS: Final = 50
"""Where hands score: the cards, and rice papers, that one expects to have left; the share of smaller hands."""
END_DIFFERENCE: Final = 6
SETTLED: Final = 1
"""Where the difference of the collections scores: what one expects, and the turns left when it begins to count."""
MOVED: Final = 40
MOVED_WHERE_IT_SCORES: Final = 110
SUNK: Final = 60
SERVED: Final = 90
"""Moving an origami, also where places score, and sinking one; the share of an effect on all that rivals use."""
