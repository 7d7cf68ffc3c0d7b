"""The weights of the fast player of Origami Islands: hundredths of a point or, where it says so, shares of 100.

Found by playing many games with the same dice and keeping what scored more. There are weights for a lone player and for
several, and for each two columns: for one who has no time to lose, and for one who can wait for the right shape and
colour.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from senbazuru.islands.engine.shapes import as_vec

COIN: Final = 0
SPARE: Final = 1
PRICE: Final = 2
DENY: Final = 3
LASTING: Final = 4
HURRY: Final = 5
CLASH: Final = 6
MATCH: Final = 7
FEW: Final = 8
LATER: Final = 9
UNPAINTED: Final = 10
OUTLINE: Final = 11
OUTLINE_HURRY: Final = 12
GROVE_PAINTING: Final = 13
COAL_SQUARE: Final = 14
ACCESS: Final = 15
ACCESS_LATEST: Final = 16
LOAD: Final = 17
RANDOM_COLOUR: Final = 18
VOLCANO_COINS: Final = 19
REGULAR_ONLY: Final = 20
SEASON_COLOUR: Final = 21
COAL_USED: Final = 22
EXPECTED_PRICE: Final = 23
WINS: Final = 24
CHANGED: Final = 25
ROUND_WORTH: Final = 26
SECOND_DOMINO: Final = 27
OTHER_COLOUR: Final = 28
TECHNOLOGY: Final = 29
"""Three levels each: hundredths of a coin that a level brings in each round left."""
WEIGHTS: Final = 50

_TABLE: Final = (
    # alone in a hurry, alone and patient, several in a hurry, several and patient
    (56, 56, 56, 56),  # COIN: a coin
    (23, 21, 15, 15),  # SPARE: one more coin than can be spent
    (6, 7, 8, 8),  # PRICE: coins that a card won will cost
    (143, 143, 125, 125),  # DENY: share, of what a card would bring to the rival who wants it most, that counts for me
    (99, 99, 87, 87),  # LASTING: share: how likely one more square around a landmark will be painted in time
    (70, 70, 70, 70),  # HURRY: and by how much less, shared by the rounds left
    (72, 43, 0, 0),  # CLASH: share lost of a landmark that is begun in another colour than planned
    (99, 99, 86, 86),  # MATCH: share: how likely one more square will have the colour of the others
    (11, 24, 50, 50),  # FEW: and by how much less, shared by the rounds of that colour left
    (11, 6, 12, 12),  # LATER: and by how much less, if its season has yet to come
    (114, 29, 65, 65),  # UNPAINTED: share of unpainted squares that would be left at the end, seen from the start
    (1253, 1507, 880, 880),  # OUTLINE: an outline that can still be filled in its colour
    (269, 135, 675, 675),  # OUTLINE_HURRY: and by how much less, shared by the rounds left
    (788, 801, 1150, 1150),  # GROVE_PAINTING: what a grove paints
    (275, 235, 280, 280),  # COAL_SQUARE: what a coal pit paints in each round won
    (200, 48, 100, 100),  # ACCESS: access to a new island, for every round left
    (3, 3, 3, 3),  # ACCESS_LATEST: but the last ones
    (40, 35, 40, 40),  # LOAD: what a new island costs for every square unpainted on others, shared by the rounds left
    (40, 68, 75, 75),  # RANDOM_COLOUR: share that a painting in a colour of the die is worth
    (42, 42, 60, 60),  # VOLCANO_COINS: share of a volcano's coins that it will really bring
    (90, 90, 90, 90),  # REGULAR_ONLY: share of access by Regular Harbors only
    (85, 94, 85, 85),  # SEASON_COLOUR: share of a coal pit bound to the season's colour
    (56, 34, 80, 80),  # COAL_USED: share of what coal pits paint
    (15, 9, 7, 7),  # EXPECTED_PRICE: coins a lone player expects to bid
    (45, 49, 45, 45),  # WINS: share of rounds that a lone player wins
    (3, 3, 3, 3),  # CHANGED: coins that a colour or shape left to a die brings, after what it spoils
    (452, 490, 700, 700),  # ROUND_WORTH: one more round, or one less
    (93, 93, 100, 100),  # SECOND_DOMINO: share of what the second half of card 2 seems to bring
    (45, 41, 45, 45),  # OTHER_COLOUR: share of an outline that is not to be filled in its own colour
    (6, 7, 0, 0),  # Expancing 1
    (30, 34, 30, 30),  # Expancing 2
    (23, 30, 30, 30),  # Expancing 3
    (86, 86, 100, 100),  # Auctionis 1
    (98, 98, 80, 80),  # Auctionis 2
    (171, 171, 30, 30),  # Auctionis 3
    (307, 307, 140, 140),  # Economicus 1
    (45, 45, 45, 45),  # Economicus 2
    (36, 40, 40, 40),  # Economicus 3
    (41, 41, 20, 20),  # Re-Color 1
    (47, 47, 20, 20),  # Re-Color 2
    (75, 71, 80, 80),  # Re-Color 3
    (10, 10, 20, 20),  # Re-Roll 1
    (20, 20, 20, 20),  # Re-Roll 2
    (18, 18, 30, 30),  # Re-Roll 3
    (20, 20, 20, 20),  # Transforming 1
    (337, 224, 20, 20),  # Transforming 2
    (113, 113, 80, 80),  # Transforming 3
    (105, 70, 70, 70),  # Timenautics 1
    (49, 51, 70, 70),  # Timenautics 2
    (200, 175, 200, 200),  # Timenautics 3
)


@final
class Weights:
    """For one number of players: two columns, and when to use which."""

    def __init__(self, hurried: list[int], patient: list[int], pace: int, room: int) -> None:
        self.hurried: Final[vec[i64]] = as_vec(hurried)
        self.patient: Final[vec[i64]] = as_vec(patient)
        self.pace: Final[vec[i64]] = as_vec([pace, room])
        """How many squares a round paints, in tenths; how many more than are left they must be for all patience."""


ALONE: Final = Weights([row[0] for row in _TABLE], [row[1] for row in _TABLE], 75, 26)
"""The fast player's, alone."""
SEVERAL: Final = Weights([row[2] for row in _TABLE], [row[3] for row in _TABLE], 25, 40)
"""The fast player's among several. Greedy goes by them, too, in a hurry: as it is frozen, so is that column."""
