"""Commands that speak the language of the call. No word of theirs stands in the code, and none is said too early.

What a command says of itself is found when it is shown, in `commands.ftl` and `lab.ftl` of `text/<language>`: by its
place among the commands (`command-lab-cards`) and by the names of its options (`.bots`). What options of several
commands have in common is a message of its own (`flag-seed`), and so is what a value is called (`metavar-game`,
`metavar-integer`).
"""

import errno
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

import click
from click.shell_completion import CompletionItem

from senbazuru.cli import click_words
from senbazuru.cli.refusal import Refusal
from senbazuru.kernel.errors import SenbazuruError
from senbazuru.languages import ENGLISH, LANGUAGES, chosen, of_commands, say, speaking

LANGUAGE_FLAG: Final = "--language"


def trouble(problem: OSError) -> str:
    """What the system has against it."""
    key = f"trouble-{errno.errorcode.get(problem.errno or 0, '').lower()}"
    return say(key) if of_commands().has(key) else problem.strerror or str(problem)


def unwritten(place: Path, problem: OSError) -> click.ClickException:
    """How a command says that a file or a folder could not be written."""
    return click.ClickException(say("not-written", place=str(place), problem=trouble(problem)))


def language_of(args: Sequence[str]) -> str | None:
    """The language that a call names, before its command, after it, or where it asks for help."""
    named = None
    for word, following in zip(args, [*args[1:], None]):
        if word == "--":
            break
        if word == LANGUAGE_FLAG:
            named = following
        elif word.startswith(f"{LANGUAGE_FLAG}="):
            named = word.removeprefix(f"{LANGUAGE_FLAG}=")
    return named


def _spoken_in(args: Sequence[str]) -> str:
    """The language of a call. One that is not there is refused later, in the language that would be spoken else."""
    for asked in (language_of(args), None):
        try:
            return chosen(asked)
        except SenbazuruError:
            continue
    return ENGLISH


def _languages_with(context: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
    return [CompletionItem(language) for language in LANGUAGES if language.startswith(incomplete)]


class Argument(click.Argument):
    """Its name is a word, too: `metavar-game`."""

    def make_metavar(self, ctx: click.Context) -> str:
        return super().make_metavar(ctx).replace(self.name.upper(), say(f"metavar-{_hyphened(self.name)}"))

    def get_error_hint(self, ctx: click.Context | None) -> str:
        return click_words.quoted(super().get_error_hint(ctx))


class Flag(click.Option):
    """Its help is the attribute of its name, its default is told as `-default` if it cannot be shown."""

    command: "Command | None" = None

    @property
    def help(self) -> str | None:
        return self.said("", "")

    @help.setter
    def help(self, text: str | None) -> None:
        assert not text, "words belong into commands.ftl"

    def said(self, own: str, shared: str) -> str | None:
        name = _hyphened(str(self.name))
        return self.command.said(f".{name}{own}", f"flag-{name}{shared}") if self.command else None

    def get_help_extra(self, ctx: click.Context) -> Any:
        extra = super().get_help_extra(ctx)
        default = self.said("-default", ".default")
        return extra | {"default": default} if default else extra

    def make_metavar(self, ctx: click.Context) -> str:
        if self.metavar is None and self.type.get_metavar(self, ctx) is not None:
            return super().make_metavar(ctx)  # a choice: its words are typed
        return say(f"metavar-{_hyphened(self.metavar or self.type.name)}")

    def get_error_hint(self, ctx: click.Context | None) -> str:
        return click_words.quoted(super().get_error_hint(ctx))


class Command(click.Command):
    """A command with its words. What they are to name, such as all games, is `given` when they are shown."""

    def __init__(self, *args: Any, key: str = "", given: Callable[[], Mapping[str, Any]] = dict, **others: Any) -> None:
        super().__init__(*args, **others)
        self.key = key or f"command-{self.name}"
        self.given = given
        self.params.append(
            Flag([LANGUAGE_FLAG], metavar="language", expose_value=False, shell_complete=_languages_with)
        )
        for param in self.params:
            if isinstance(param, Flag):
                param.command = self

    def said(self, *keys: str) -> str | None:
        """The first of some messages that there is; `.bots` is this command's own."""
        messages = of_commands()
        whole = (f"{self.key}{key}" if key[:1] in ("", ".") else key for key in keys)
        key = next(filter(messages.has, whole), None)
        return messages.words(key, languages=", ".join(LANGUAGES), **self.given()) if key else None

    @property
    def help(self) -> str | None:
        return "\n\n".join(part for part in (self.short_help, self.said("")) if part)

    @help.setter
    def help(self, text: str | None) -> None:
        assert not text, "words belong into commands.ftl"

    @property
    def short_help(self) -> str | None:
        return self.said(".line")

    @short_help.setter
    def short_help(self, text: str | None) -> None:
        assert not text, "words belong into commands.ftl"

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        option = super().get_help_option(ctx)
        if option:
            option.help = click_words.translated("Show this message and exit.")
        return option

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        self.options_metavar = say("metavar-options")
        return super().collect_usage_pieces(ctx)

    def main(self, args: Sequence[str] | None = None, *others: Any, **more: Any) -> Any:
        with speaking(_spoken_in(sys.argv[1:] if args is None else args)):
            return super().main(args, *others, **more)

    def make_context(
        self, info_name: str | None, args: list[str], parent: click.Context | None = None, **extra: Any
    ) -> click.Context:
        if parent is None and not extra.get("resilient_parsing"):
            try:
                chosen(language_of(args))
            except SenbazuruError as error:
                raise Refusal(str(error)) from None
        return super().make_context(info_name, args, parent, **extra)


class Group(Command, click.Group):
    """A group of such commands. `.usage` says how one of them is called, if not as usual."""

    command_class = Command

    def add_command(self, cmd: click.Command, name: str | None = None) -> None:
        super().add_command(cmd, name)
        if isinstance(cmd, Command):
            cmd.key = f"{self.key}-{name or cmd.name}"

    def collect_usage_pieces(self, ctx: click.Context) -> list[str]:
        self.subcommand_metavar = self.said(".usage", "metavar-command") or ""
        return super().collect_usage_pieces(ctx)


def _hyphened(name: str) -> str:
    return name.replace("_", "-").replace(" ", "-")


def command(**given: Any) -> Callable[[Callable[..., Any]], Command]:
    """As `click.command`, which see."""
    return click.command(cls=Command, **given)


option = partial(click.option, cls=Flag)
argument = partial(click.argument, cls=Argument)
