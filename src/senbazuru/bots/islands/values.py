"""What two players of Origami Islands have in common: greedy, and the fast one of the play-outs.

Everything is valued in hundredths of a point at the end of the game. Coins, tokens and access are worth what the rounds
to come can make of them; a painting is worth what its best placement brings, and how to find that is where they differ.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from senbazuru.bots.islands.weights import (
    ACCESS,
    ACCESS_LATEST,
    CHANGED,
    COAL_SQUARE,
    COAL_USED,
    COIN,
    DENY,
    EXPECTED_PRICE,
    FEW,
    GROVE_PAINTING,
    HURRY,
    LASTING,
    LATER,
    MATCH,
    OUTLINE,
    OUTLINE_HURRY,
    PRICE,
    RANDOM_COLOUR,
    REGULAR_ONLY,
    ROUND_WORTH,
    SEASON_COLOUR,
    SPARE,
    TECHNOLOGY,
    UNPAINTED,
    VOLCANO_COINS,
    WINS,
)
from senbazuru.islands.engine import atlas, events, science, steps
from senbazuru.islands.engine.atlas import GROVE, REGULAR, SECRET, TEMPLE, VOLCANO
from senbazuru.islands.engine.auction import minimum
from senbazuru.islands.engine.game import Islands
from senbazuru.islands.engine.landmarks import ERUPTION
from senbazuru.islands.engine.painting import ANY_FORM, ANY_SHAPE, die_colour
from senbazuru.islands.engine.round import ANY_TOKEN, RIVALS_BONUS, SEASON_TOKEN, income, rivals_bid
from senbazuru.islands.engine.scoring import HARBOUR_POINTS, TEMPLE_POINTS, score
from senbazuru.islands.engine.shapes import FIRST_SHAPE, FORMS, LAST_SHAPE, SINGLE, STRIDE, as_vec, beside
from senbazuru.islands.engine.steps import STOP
from senbazuru.islands.engine.table import (
    ANY,
    ANY_ACCESS,
    AUCTION_DIE,
    AUCTIONIS_TECH,
    COLOUR_DIE,
    DEALT,
    EXPANCING_TECH,
    FRAME,
    ISLANDS,
    ISLANDS_BEGUN,
    LEVELS,
    NONE,
    RANDOM,
    RE_COLOR_TECH,
    REGULAR_ACCESS,
    RIVAL_DICE,
    ROUNDS,
    SEASONS,
    SEAT,
    SHEETS_DEALT,
    TECHNOLOGIES,
    TIMENAUTICS_TECH,
    TRANSFORMING_TECH,
)
from senbazuru.kernel.bits import lowest, size_of

NOT_YET: Final = -100000000
"""A value not worked out."""
MOST_AROUND: Final = 9
"""More squares than lie around any landmark."""
FORM_MASKS: Final[vec[i64]] = as_vec([sum(2**step for step in steps) for steps in FORMS])
FORMS_FROM: Final[bytes] = bytes(sum(len(steps) < size for steps in FORMS) for size in range(7))
"""The forms that Expancing paints, as masks, and where those of each size begin."""
WHOLE_MAP: Final[i64] = 2 ** (7 * STRIDE) - 1
"""All squares of the largest map."""

# a frame that waits, in the state's vector
_SHAPE: Final = 4
_COLOUR: Final = 5

_TECHNOLOGIES: Final[i64] = len(TECHNOLOGIES)
_ZEROS: Final[vec[i64]] = vec[i64]([0] * (3 * MOST_AROUND))


def throws_won(bid: i64, bonus: i64) -> i64:
    """Of the 36 throws of Carrambah's dice, those that a bid wins against."""
    won: i64 = 0
    first: i64 = 1
    while first <= 6:
        won += throws_won_with(bid - bonus - first)
        first += 1
    return won // 6


def throws_won_with(most: i64) -> i64:
    """If one die lies and the other may show so much at most: the throws won, again of 36."""
    if most <= 0:
        return 0
    return 6 * most if most < 6 else 36


def highest(options: i64) -> i64:
    """The last option offered: of a technology, its highest level."""
    while options & (options - 1):
        options &= options - 1
    return lowest(options)


class Valuer:
    """What things are worth to one seat, and what it answers therefore."""

    def __init__(self, table: Islands, seat: i64, weights: vec[i64]) -> None:
        self.table: Islands = table
        self.seat: Final = seat
        self.at: Final[i64] = seat * SEAT
        self.w: Final[vec[i64]] = weights
        self.coins: i64 = 0
        self.season: i64 = 0
        self.rounds: i64 = 0
        """The rounds after this one."""
        # coins and time
        self.coin: i64 = 1
        self.spare: i64 = 1
        self.useful: i64 = 0
        self.mine: i64 = 0
        self.unpainted: i64 = 0
        # by kind: worth of a landmark surrounded with one colour, with different ones; by squares left: chances
        self.full: Final[vec[i64]] = _ZEROS[:]
        self.half: Final[vec[i64]] = _ZEROS[:]
        self.chance: Final[vec[i64]] = _ZEROS[:]
        self.match: Final[vec[i64]] = _ZEROS[:]
        self.outline: Final[vec[i64]] = _ZEROS[:]
        # the best placement found last
        self.island: i64 = NONE
        self.square: i64 = NONE
        self.turn: i64 = 0
        self.form: i64 = 0
        # the best option found so far
        self.options: i64 = 0
        self.option: i64 = STOP
        self.most: i64 = 0

    # -- where they differ

    def prepare(self) -> None:
        """Get ready to value paintings, or sheets."""
        raise NotImplementedError

    def best_card(self, shape: i64, colour: i64) -> i64:
        """The most that the shape of a card brings; of card 2 both halves."""
        raise NotImplementedError

    def best_form(self, size: i64, nth: i64, only: i64, pending: i64) -> i64:
        """The most that any connected squares bring on the nth island, or one; which, is noted."""
        raise NotImplementedError

    def place(self, optional: bool) -> i64:
        """Island, square or turn of the best placement; or give up what does harm."""
        raise NotImplementedError

    def rival(self, seat: i64) -> "Valuer":
        """How another seat values things."""
        raise NotImplementedError

    # -- weighing: what the rounds to come make of things

    def won(self) -> i64:
        """How many of the rounds to come this seat can expect to win, in hundredths."""
        players: i64 = self.table.players
        return self.rounds * (self.w[WINS] if players == 1 else 100 // players)

    def weigh(self) -> None:
        """For this space of the season track."""
        w = self.w
        self.season = SEASONS[self.table.season]
        self.rounds = ROUNDS - 1 - self.table.season
        rounds: i64 = self.rounds
        won: i64 = self.won()
        self.coin = w[COIN] if rounds > 0 else 1
        self.spare = w[SPARE] if rounds > 0 else 1
        self.useful = w[PRICE] * won // 100 if rounds > 0 else 0
        self.unpainted = 100 - (100 - w[UNPAINTED]) * rounds // ROUNDS
        mine: i64 = (100 * rounds - won) * self.coin // 100
        self.mine = mine
        self.price_kind(REGULAR, 100 * HARBOUR_POINTS, 50 * HARBOUR_POINTS)
        self.price_kind(SECRET, 100 * HARBOUR_POINTS, 50 * HARBOUR_POINTS)
        self.price_kind(TEMPLE, 100 * TEMPLE_POINTS, 50 * TEMPLE_POINTS)
        grove: i64 = w[GROVE_PAINTING]
        self.price_kind(GROVE, grove, grove * w[RANDOM_COLOUR] // 100)
        coal: i64 = won * w[COAL_SQUARE] // 100
        self.price_kind(atlas.COAL, coal, coal * w[SEASON_COLOUR] // 100)
        self.price_kind(atlas.GOLD, 2 * mine, mine)
        bounty: i64 = ERUPTION * self.coin * w[VOLCANO_COINS] // 100
        self.price_kind(VOLCANO, mine + bounty, mine + bounty // 2)
        step: i64 = w[LASTING] - w[HURRY] // (rounds + 1)
        self.chance[0] = 10000
        left: i64 = 1
        while left < MOST_AROUND:
            self.chance[left] = self.chance[left - 1] * step // 100
            left += 1
        worth: i64 = w[OUTLINE] - w[OUTLINE_HURRY] // (rounds + 1)
        if worth < 0:
            worth = 0
        colour: i64 = 0
        while colour < ANY:
            to_come: i64 = 0
            season: i64 = self.table.season
            while season < ROUNDS:
                if SEASONS[season] == colour:
                    to_come += 1
                season += 1
            likely: i64 = w[MATCH] - w[FEW] // (to_come + 1)
            if colour != self.season:
                likely -= w[LATER]
            at: i64 = colour * MOST_AROUND
            self.match[at] = 1000
            left = 1
            while left < MOST_AROUND:
                self.match[at + left] = self.match[at + left - 1] * likely // 100
                left += 1
            self.outline[colour] = worth * (100 + likely) // 200
            colour += 1

    def worth_of_access(self) -> i64:
        """What access to a new island is worth."""
        cells = self.table.cells
        reached: i64 = cells[self.at + ISLANDS_BEGUN] + cells[self.at + ANY_ACCESS] + cells[self.at + REGULAR_ACCESS]
        latest: i64 = self.w[ACCESS_LATEST]
        if reached < ISLANDS and self.rounds > latest:
            return self.w[ACCESS] * (self.rounds - latest)
        return 0

    def weigh_access(self, access: i64) -> None:
        self.price_kind(atlas.LIGHTHOUSE, access, access * self.w[REGULAR_ONLY] // 100)

    def price_kind(self, kind: i64, full: i64, half: i64) -> None:
        self.full[kind] = full
        self.half[kind] = half

    def purse(self, coins: i64) -> i64:
        """What so many coins are worth after this round."""
        if coins <= self.useful:
            return coins * self.coin
        return self.useful * self.coin + (coins - self.useful) * self.spare

    def price(self, coins: i64) -> i64:
        """What it hurts to pay."""
        return self.purse(self.coins) - self.purse(self.coins - coins)

    def earned(self, coins: i64) -> i64:
        """What it brings to be paid."""
        return self.purse(self.coins + coins) - self.purse(self.coins)

    # -- paintings

    def painting(self, shape: i64, colour: i64) -> i64:
        """What a painting is worth that may be given up, whose shape or colour may have to be chosen or rolled."""
        best: i64 = 0
        worth: i64 = 0
        if shape == ANY_SHAPE:
            choice: i64 = FIRST_SHAPE
            while choice <= LAST_SHAPE:
                worth = self.painting(choice, colour)
                if worth > best:
                    best = worth
                choice += 1
            return best
        if colour < ANY:
            worth = self.best_card(shape, colour)
            return worth if worth > 0 else 0
        total: i64 = 0
        rolled: i64 = 0
        while rolled < ANY:
            worth = self.painting(shape, rolled)
            total += worth
            if worth > best:
                best = worth
            rolled += 1
        return best if colour == ANY else total // 3

    def form_worth(self, size: i64, nth: i64) -> i64:
        worth: i64 = self.best_form(size, nth, NONE, 0)
        return worth if worth > 0 else 0

    # -- answers

    def answer(self, options: i64) -> i64:
        """One of the options, two at least."""
        self.options = options
        option: i64 = self.preferred()
        if (options >> option) & 1:
            return option
        return lowest(options)

    def preferred(self) -> i64:
        frame: i64 = self.table.frame
        if frame == steps.AUCTIONIS or frame == steps.ECONOMICUS:
            return highest(self.options)
        if frame == steps.VICTIM:
            return self.victim()
        if frame == steps.TOKEN:
            return self.token()
        if frame == steps.AFTER:
            return self.after()
        self.prepare()
        if frame == steps.PAINT:
            return self.paint()
        if frame == steps.BID:
            return self.bid()
        if frame == steps.COAL_PITS:
            return self.coal()
        if frame == steps.RESEARCH:
            self.passing()
            return self.option
        if frame == steps.EXPANCING:
            return self.expancing()
        if frame == steps.RE_COLOR:
            return self.re_color()
        if frame == steps.RE_ROLL:
            return self.re_roll_rival() if self.table.stage == RIVAL_DICE else self.re_roll()
        if frame == steps.TRANSFORMING:
            return self.transforming()
        if frame == steps.TIMENAUTICS:
            return self.timenautics()
        return self.keep()

    def compare(self, worth: i64) -> None:
        """Begin to compare options; not to choose any is worth so much."""
        self.most = worth
        self.option = STOP

    def consider(self, option: i64, worth: i64) -> None:
        """The better one stays; of equals the first."""
        if (self.options >> option) & 1 and worth > self.most:
            self.most = worth
            self.option = option

    def keep(self) -> i64:
        """Return the sheet whose islands promise least."""
        self.compare(NOT_YET)
        place: i64 = 0
        while place < SHEETS_DEALT:
            sheet: i64 = self.table.cells[self.at + DEALT + place] - 1
            self.consider(place + 1, -self.promise(2 * sheet) - self.promise(2 * sheet + 1))
            place += 1
        return self.option

    def promise(self, chart: i64) -> i64:
        """What an island promises before it is begun."""
        charts = self.table.atlas
        total: i64 = -self.unpainted * size_of(charts.land[chart])
        outline: i64 = charts.first_outline[chart]
        while outline < charts.first_outline[chart + 1]:
            total += self.outline[charts.outline_colour[outline]]
            outline += 1
        landmark: i64 = charts.first_landmark[chart]
        while landmark < charts.first_landmark[chart + 1]:
            total += self.full[charts.kind[landmark]] * self.chance[size_of(charts.ring[landmark])] // 10000
            landmark += 1
        return total

    def victim(self) -> i64:
        """Of the richest, the one with the most points."""
        self.compare(NOT_YET)
        seat: i64 = 0
        while seat < self.table.players:
            self.consider(seat + 1, score(self.table, seat))
            seat += 1
        return self.option

    def token(self) -> i64:
        """The leader's token, the better one; two options a seat, the better side first."""
        self.compare(NOT_YET)
        seat: i64 = 0
        while seat < self.table.players:
            self.consider(2 * seat + 1, 2 * score(self.table, seat) + 1)
            self.consider(2 * seat + 2, 2 * score(self.table, seat))
            seat += 1
        return self.option

    def after(self) -> i64:
        """The smaller volcano first, while one is poor; the grove first that leaves the colour to the die."""
        table = self.table
        charts = table.atlas
        first: i64 = charts.first_landmark[table.chart(self.seat, table.island)]
        left: i64 = self.options
        while left:
            option: i64 = lowest(left)
            left &= left - 1
            if not table.one_colour(self.seat, table.island, charts.ring[first + option - 1]):
                return option
        return lowest(self.options)

    def paint(self) -> i64:
        """The next part of the best placement; or give up what does harm."""
        table = self.table
        optional = self.options & 1 != 0
        if table.shape == ANY_FORM:
            return self.paint_form()
        if table.shape != ANY_SHAPE and table.colour < ANY:
            return self.place(optional)
        self.compare(0 if optional else NOT_YET)
        choice: i64 = 1
        while choice <= LAST_SHAPE:
            if (self.options >> choice) & 1:
                if table.shape == ANY_SHAPE:
                    self.consider(choice, self.painting(choice, table.colour))
                else:
                    self.consider(choice, self.best_card(table.shape, choice - 1))
            choice += 1
        return self.option

    def paint_form(self) -> i64:
        """The next square of the best form."""
        table = self.table
        pending: i64 = table.pending
        self.best_form(table.amount, table.stage, table.island, pending)
        if table.island == NONE:
            return self.island + 1
        if pending:
            return lowest(self.form & beside(pending) & ~pending) + 1
        return lowest(self.form & table.touch(self.seat, self.island)) + 1

    def coal(self) -> i64:
        """Coal pits while a square does good; those of the season's colour first, the others may adapt."""
        self.compare(0)
        self.consider(SEASON_TOKEN, self.painting(SINGLE, self.season))
        if self.option == STOP:
            self.consider(ANY_TOKEN, self.painting(SINGLE, ANY))
        return self.option

    # -- bidding

    def card(self, card: i64) -> i64:
        """What winning a card brings: its painting and the coal pits."""
        table = self.table
        worth: i64 = 0
        if card == 1:
            worth = self.painting(ANY_SHAPE, RANDOM)
        elif card == 6:
            worth = self.painting(ANY_SHAPE, ANY)
        else:
            worth = self.painting(card, self.season)
        pits: i64 = table.tokens(self.seat, events.COAL_ANY) + table.tokens(self.seat, events.COAL_SEASON)
        if pits:
            worth += pits * self.w[COAL_USED] * self.painting(SINGLE, self.season) // 100
        return worth

    def passing(self) -> i64:
        """What the pass card brings; or research, if that is better, which is noted as the option."""
        self.compare(self.painting(SINGLE, self.season) + self.earned(income(self.table, self.seat)))
        if self.table.solo():
            offered: i64 = self.options
            self.options = science.researchable(self.table) << 1
            technology: i64 = 0
            while technology < _TECHNOLOGIES:
                if (self.options >> (technology + 1)) & 1:
                    self.consider(technology + 1, self.next_level(technology))
                technology += 1
            self.options = offered
        return self.most

    def bid(self) -> i64:
        """The least that counts, as long as winning is better than passing, or than leaving the card to a rival."""
        table = self.table
        if table.amount:
            return lowest(self.options)
        surplus: i64 = self.card(table.card) - self.passing()
        least: i64 = minimum(table)
        if table.solo():
            return self.bid_against_dice(surplus, least)
        surplus -= self.price(least)
        if surplus <= 0:
            surplus += self.rivals_surplus(least + 1) * self.w[DENY] // (100 * (table.players - 1))
        return 1 if surplus > 0 else STOP

    def rivals_surplus(self, price: i64) -> i64:
        """What the card would bring, at a price, to the rival who wants it most."""
        table = self.table
        most: i64 = 0
        rival: i64 = 0
        while rival < table.players:
            if rival != self.seat and (table.bidding >> rival) & 1 and table.coins(rival) >= price:
                other = self.rival(rival)
                surplus: i64 = other.card(table.card) - other.price(price) - other.passing()
                if surplus > most:
                    most = surplus
            rival += 1
        return most

    def bid_against_dice(self, surplus: i64, least: i64) -> i64:
        """The bid that promises most, over all throws of Carrambah's dice."""
        bonus: i64 = RIVALS_BONUS if self.table.card == 2 or self.table.card == 6 else 0
        self.compare(0)
        bid: i64 = least
        while bid <= self.coins and bid <= science.WINNING_BID:
            won: i64 = throws_won(bid, bonus)
            self.consider(bid - least + 1, won * (surplus + self.winning(bid)) + (36 - won) * self.losing(bid))
            bid += 1
        return self.option

    def winning(self, bid: i64) -> i64:
        """What a winning bid costs a lone player, with what technologies pay for it."""
        table = self.table
        coins: i64 = -bid
        auctionis: i64 = table.level(AUCTIONIS_TECH)
        if auctionis >= 1 and bid <= 6:
            coins += science.AUCTIONIS_GAINS[1]
        elif auctionis >= 2 and bid >= 7 and bid <= 9:
            coins += science.AUCTIONIS_GAINS[2]
        if table.level(RE_COLOR_TECH) == LEVELS:
            coins += self.w[CHANGED]
        if table.level(TRANSFORMING_TECH) == LEVELS:
            coins += self.w[CHANGED]
        worth: i64 = self.earned(coins)
        if table.level(TIMENAUTICS_TECH) == LEVELS and bid == science.WINNING_BID:
            worth += self.w[ROUND_WORTH]
        return worth

    def losing(self, bid: i64) -> i64:
        """What Auctionis pays for a bid that loses."""
        paid = bid >= 9 and self.table.level(AUCTIONIS_TECH) == LEVELS
        return self.earned(science.AUCTIONIS_GAINS[3]) if paid else 0

    # -- science

    def next_level(self, technology: i64) -> i64:
        """What the next level of a technology brings. Expancing is used at once, or lost."""
        known: i64 = self.table.level(technology)
        worth: i64 = self.rounds * self.w[TECHNOLOGY + LEVELS * technology + known] * self.coin // 100
        if technology == EXPANCING_TECH:
            painted: i64 = self.form_worth(5, known + 1) if known else 0
            if known != 1:
                painted += self.form_worth(3, known + 1)
            return painted + worth if painted else 0
        return worth

    def expancing(self) -> i64:
        """The larger form first."""
        self.compare(0)
        self.consider(science.FIVE, self.form_worth(5, self.table.stage))
        if self.option == STOP:
            self.consider(science.THREE, self.form_worth(3, self.table.stage))
        return self.option

    def below(self, field: i64) -> i64:
        """A field of the frame that waits below the top one."""
        table = self.table
        return table.cells[table.players * SEAT + (table.depth - 1) * FRAME + field]

    def re_color(self) -> i64:
        """Another colour, if it is worth its price."""
        shape: i64 = self.below(_SHAPE)
        green: i64 = self.price(science.RE_COLOR_PRICES[1])
        other: i64 = self.price(science.RE_COLOR_PRICES[2])
        self.compare(self.painting(shape, self.below(_COLOUR)))
        self.consider(science.RE_COLOR_GREEN, self.painting(shape, atlas.GREEN) - green)
        colour: i64 = 0
        while colour < ANY:
            self.consider(science.RE_COLOR_ANY + colour, self.painting(shape, colour) - other)
            colour += 1
        self.consider(science.RE_COLOR_RANDOM, self.painting(shape, RANDOM) + self.earned(science.RE_COLOR_GAIN))
        return self.option

    def transforming(self) -> i64:
        """Another shape, if it is worth its price. Of a random card, two of six let one choose."""
        colour: i64 = self.below(_COLOUR)
        cheap: i64 = self.price(science.TRANSFORMING_PRICES[1])
        dear: i64 = self.price(science.TRANSFORMING_PRICES[2])
        self.compare(self.painting(self.below(_SHAPE), colour))
        total: i64 = 2 * self.painting(ANY_SHAPE, colour)
        shape: i64 = FIRST_SHAPE
        while shape < LAST_SHAPE:
            worth: i64 = self.painting(shape, colour)
            total += worth
            self.consider(science.TRANSFORM_OTHER + shape - FIRST_SHAPE, worth - dear)
            shape += 1
        worth = self.painting(LAST_SHAPE, colour)
        self.consider(science.TRANSFORM_FIVE, worth - cheap)
        self.consider(science.TRANSFORM_RANDOM, (total + worth) // 6 + self.earned(science.TRANSFORMING_GAIN))
        return self.option

    def re_roll(self) -> i64:
        """Roll the one die that lies there again if, on average, that is better."""
        now: i64 = 0
        mean: i64 = 0
        if self.table.stage == AUCTION_DIE:
            now = self.auction(self.table.card)
            card: i64 = 1
            while card <= 6:
                mean += self.auction(card)
                card += 1
            mean = mean // 6
        elif self.table.stage == COLOUR_DIE:
            now = self.painting(self.below(_SHAPE), die_colour(self.table.colour_die))
            mean = self.painting(self.below(_SHAPE), RANDOM)
        self.compare(now)
        self.consider(science.RE_ROLL_FIRST, mean - self.price(science.RE_ROLL_PRICE))
        self.consider(science.RE_ROLL_FIRST_SIX, mean + self.earned(science.RE_ROLL_GAIN))
        return self.option

    def auction(self, card: i64) -> i64:
        """What an auction promises a lone player beyond a pass."""
        surplus: i64 = self.card(card) - self.price(self.w[EXPECTED_PRICE]) - self.passing()
        return surplus if surplus > 0 else 0

    def re_roll_rival(self) -> i64:
        """Which of Carrambah's dice to roll again, if any, by the chance to win then."""
        table = self.table
        short: i64 = rivals_bid(table) - table.bid
        surplus: i64 = self.card(table.card) + self.winning(table.bid) - self.passing()
        price: i64 = 36 * self.price(science.RE_ROLL_PRICE)
        gain: i64 = 36 * self.earned(science.RE_ROLL_GAIN)
        first: i64 = surplus * throws_won_with(table.rival_first - short)
        second: i64 = surplus * throws_won_with(table.rival_second - short)
        both: i64 = surplus * throws_won(table.rival_first + table.rival_second - short, 0)
        self.compare(36 * surplus if short <= 0 else 0)
        self.consider(science.RE_ROLL_FIRST, first - price)
        self.consider(science.RE_ROLL_SECOND, second - price)
        self.consider(science.RE_ROLL_BOTH, both - price)
        self.consider(science.RE_ROLL_FIRST_SIX, first + gain)
        self.consider(science.RE_ROLL_SECOND_SIX, second + gain)
        return self.option

    def timenautics(self) -> i64:
        """One more round is always welcome; rounds are sold if the coins are worth more."""
        worth: i64 = self.w[ROUND_WORTH]
        self.compare(0)
        self.consider(1, self.earned(science.TIMENAUTICS_GAINS[1]) - worth if self.rounds > 1 else 0)
        self.consider(2, self.earned(science.TIMENAUTICS_GAINS[2]) - 2 * worth if self.rounds > 2 else 0)
        self.consider(3, worth)
        return self.option
