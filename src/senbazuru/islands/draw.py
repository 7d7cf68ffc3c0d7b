"""A view as text and as a picture."""

from collections.abc import Mapping
from typing import Any

from senbazuru.kernel.rules import text_as_svg


def text(view: Mapping[str, Any]) -> str:
    return str(view["round"])


def svg(view: Mapping[str, Any]) -> str:
    return text_as_svg(text(view))
