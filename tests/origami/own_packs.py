"""Families of somebody's own, for tests: cards with an ongoing effect, as few lines as can be.

rules = rules_with(family("pond", heron="{ change = { what = 'price', by = 9 } }"))
"""

from senbazuru.origami.rules import MIXED, OrigamiRules

FIGURES = ("name", "copies", "cost", "folds", "points", "effect")


def family(name: str, cost: int = 2, copies: int = 6, **effects: str) -> str:
    """The text of a pack: each card with the instructions of its ongoing effect."""
    source = ", ".join(f'{figure} = "ours"' for figure in FIGURES)
    lines = [f'family = "{name}"', f'name = {{ en = "{name.title()}" }}']
    for card, effect in effects.items():
        lines += ["[[card]]", f'id = "{card}"', f'name = {{ en = "{card.title()}" }}', f"copies = {copies}"]
        lines += [f"cost = {cost}", "folds = 1", "points = 1", f"ongoing = [{effect}]", f"from = {{ {source} }}"]
    return "\n".join(lines)


def rules_with(*families: str) -> OrigamiRules:
    """All cards there are, and these."""
    texts = {text.splitlines()[0].split('"')[1]: text for text in families}
    return MIXED.adopt({"pack_texts": texts})
