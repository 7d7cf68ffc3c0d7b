"""What people may call themselves and write, and which names look alike.

No list of all look-alikes (Unicode has thousands): letters of Cyrillic, Greek and Armenian that are drawn like Latin
ones, accents, signs that nobody sees, and what is written in another width, case or style.
"""

import re
import unicodedata
from typing import Final

from senbazuru.kernel.errors import SenbazuruError

MOST_MARKS: Final = 4
"""So many marks one sign may carry: more than any language needs, and too few to cover the lines above and below."""

JOINERS: Final = "\u200c\u200d"
"""Between two signs they have a meaning: in emoji made of several, and in some scripts."""
SELECTORS: Final = "\ufe0e\ufe0f"
"""After a sign they say whether it is drawn as text or as an emoji."""
UNSEEN: Final = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff"
    "\uffa0\ufff0-\uffff\U0001bca0-\U0001bca3\U0001d159\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
"""Signs that are drawn as nothing, whatever kind Unicode says they are."""
ACCENTS: Final = re.compile("[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]")
"""Marks that a letter of any script may carry. (Those of one script, such as its vowels, make another word.)"""

DRAWN_AS: Final = str.maketrans(
    "АВЕЅІЈКМНОРСТУХԚԜҮавеѕіјкмнорстухԛԝүһԁӏг" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβγεικνορτυχωϲϳ" + "օոսհցզյ" + "ɑɡıɩℓſӀǀ∣ᴏ",
    "ABESIJKMHOPCTYXQWYabesijkmhopctyxqwyhdlr" + "ABEZHIKMNOPTYXabyeikvoptuxwcj" + "onuhgqj" + "agiilslllo",
)
"""Before the case is folded, because a letter and its capital do not look like the same ones elsewhere."""
TOLD_APART_BY_NOBODY: Final = str.maketrans("l1|0", "iiio")


def plain(text: str, longest: int) -> str:
    """What people may write: one line that can be seen, composed as Unicode wants it, without towers of marks.

    >>> plain("  Zoe\\u0308 \\n", 24)
    'Zoë'
    """
    text = " ".join(unicodedata.normalize("NFC", text).split())
    if not 0 < len(text) <= longest or not _can_be_shown(text):
        raise SenbazuruError("bad-text", most=longest)
    return text


def _can_be_shown(text: str) -> bool:
    marks, before = MOST_MARKS, " "  # no mark without a sign that carries it
    for place, sign in enumerate(text):
        if sign in JOINERS:
            if before in " " + JOINERS or text[place + 1 : place + 2] in ("", " "):
                return False
        elif sign in SELECTORS or unicodedata.category(sign).startswith("M"):
            marks += 1
        else:
            marks = MOST_MARKS if sign == " " else 0
        if marks > MOST_MARKS or not (sign.isprintable() or sign in JOINERS):
            return False
        if UNSEEN.match(sign) and sign not in JOINERS + SELECTORS:
            return False
        before = sign
    return True


def likeness(name: str) -> str:
    """The same for names that people could take for each other.

    >>> likeness("Ann") == likeness("\\u0410nn") == likeness("A\\u0301NN")
    True
    """
    seen = ACCENTS.sub("", UNSEEN.sub("", unicodedata.normalize("NFKD", name)))
    return unicodedata.normalize("NFKC", seen.translate(DRAWN_AS).casefold()).translate(TOLD_APART_BY_NOBODY)
