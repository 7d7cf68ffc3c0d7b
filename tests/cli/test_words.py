"""Every command and option has its words, in every language; none says one that stands in no file."""

import ast
import errno
import re
from collections.abc import Iterator
from pathlib import Path

import click
import pytest
from click.testing import CliRunner
from fluent.syntax import ast as ftl
from fluent.syntax import parse

import bench
from bench.commands import main as measure
from senbazuru import languages
from senbazuru.bots import all_bots
from senbazuru.cli import COMMANDS, click_words, imported, main
from senbazuru.cli.common import _ChoiceOption
from senbazuru.cli.speaking import Argument, Command, Flag, Group
from senbazuru.games import GAMES
from senbazuru.languages import ENGLISH, LANGUAGES, TEXT, Messages, bundle_of, speaking
from tests.text.shouting import SHOUTED, shouting

SOURCE = Path(languages.__file__).parent
BENCH = Path(bench.__file__).parent
FILES = ("commands", "lab")
"""What commands say."""


def below(path: tuple[str, ...], command: click.Command) -> Iterator[tuple[tuple[str, ...], click.Command]]:
    yield path, command
    if isinstance(command, click.Group):
        for name, inner in command.commands.items():
            yield from below((*path, name), inner)


EVERY = [((), main), *(each for name in COMMANDS for each in below((name,), imported(name)))]


def spoken_everywhere(name: str) -> list[str]:
    """The languages that have a file."""
    return [language for language in LANGUAGES if (TEXT / language / f"{name}.ftl").is_file()]


def messages_of(language: str, name: str) -> dict[str, ftl.Message]:
    body = parse((TEXT / language / f"{name}.ftl").read_text("utf-8")).body
    assert not [entry.content for entry in body if isinstance(entry, ftl.Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}


def flags(command: click.Command) -> list[Flag]:
    """The options whose words are the command's, not a game's."""
    return [param for param in command.params if isinstance(param, Flag) and not isinstance(param, _ChoiceOption)]


@pytest.mark.parametrize(("path", "command"), EVERY, ids=lambda value: " ".join(value) if type(value) is tuple else "")
def test_every_command_and_option_has_words(path: tuple[str, ...], command: click.Command) -> None:
    assert isinstance(command, Command)
    assert command.key == "-".join(["command", *path])
    assert all(isinstance(param, Flag | Argument) for param in command.params)
    assert_words(command)


@pytest.mark.parametrize("command", [command for _, command in below((), measure)], ids=lambda command: command.name)
def test_so_has_what_is_measured_in_a_checkout(command: click.Command) -> None:
    assert isinstance(command, Command)
    assert_words(command)


def assert_words(command: Command) -> None:
    for language in spoken_everywhere("commands"):
        with speaking(language):
            alone = Messages(language, [bundle_of(language, *FILES)], strict=True)
            assert alone.has(f"{command.key}.line")
            for flag in flags(command):
                name = str(flag.name).replace("_", "-")
                assert alone.has(f"{command.key}.{name}") or alone.has(f"flag-{name}"), f"{command.key} --{name}"
            shown = command.get_help(click.Context(command, info_name="senbazuru"))
            assert not re.search(r"[{}]", re.sub(r"\{[\w|]+\}", "", shown)), "a missing word or argument"
            assert max(map(len, shown.splitlines())) <= 80


@pytest.mark.parametrize("name", [*FILES, "click"])
def test_every_language_says_as_much_as_english(name: str) -> None:
    english = {key: {*of(message)} for key, message in messages_of(ENGLISH, name).items()}
    for language in spoken_everywhere(name):
        assert {key: {*of(message)} for key, message in messages_of(language, name).items()} == english, language


def of(message: ftl.Message) -> list[str]:
    """A message's attributes, and whether it says something itself."""
    return [attribute.id.name for attribute in message.attributes] + ([""] if message.value else [])


def test_no_message_is_without_use() -> None:
    named = {
        node.value
        for file in (SOURCE / "languages.py", *SOURCE.glob("cli/*.py"), *SOURCE.glob("arena/*.py"), *BENCH.glob("*.py"))
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    for name in FILES:  # some are parts of others
        named |= {*re.findall(r"\{ ([a-z-]+) \}", (TEXT / ENGLISH / f"{name}.ftl").read_text("utf-8"))}
    begun = tuple(name for name in named if re.fullmatch(r"[a-z]+(-[a-z]+)*-", name))
    commands = {command.key: command for _, command in EVERY if isinstance(command, Command)}
    shared = {str(flag.name).replace("_", "-") for command in commands.values() for flag in flags(command)}
    commands |= {command.key: command for _, command in below((), measure) if isinstance(command, Command)}
    said = {key: message for name in FILES for key, message in messages_of(ENGLISH, name).items()}
    for key, message in said.items():
        head, _, rest = key.partition("-")
        if head == "command" or key in commands:
            own = {str(flag.name).replace("_", "-") for flag in flags(commands[key])}
            told = own | {f"{name}-default" for name in own} | {"line"} | ({"usage"} if key in groups() else set())
            assert {attribute.id.name for attribute in message.attributes} <= told, key
        elif head == "flag":
            assert rest in shared, key
        elif head == "trouble":
            assert rest.upper() in errno.errorcode.values(), key
        elif head != "metavar":
            assert key in named or f"{key}.none" in named or key.startswith(begun), key


def groups() -> set[str]:
    return {command.key for _, command in EVERY if isinstance(command, Group)}


def test_help_says_only_what_the_files_say(tmp_path: Path) -> None:
    """In a language without small letters only what is typed has any."""
    typed = {"senbazuru", *COMMANDS, *GAMES, *all_bots(), *LANGUAGES, SHOUTED}
    for _, command in EVERY:
        typed |= {str(command.name)}
        for param in command.params:
            typed |= {*re.findall("[a-z]+", " ".join(param.opts))}
            typed |= {*param.type.choices} if isinstance(param.type, click.Choice) else set()
            typed |= {param.default} if isinstance(param.default, str) else set()
    with shouting(tmp_path):
        for path, _ in EVERY:
            result = CliRunner().invoke(main, [*path, "--help", "--language", SHOUTED], prog_name="senbazuru")
            assert result.exit_code == 0, (path, result.output)
            assert {*re.findall("[a-z]{2,}", result.stdout)} - typed == {"help"}, path


# -- click's own

FOR_PROGRAMMERS = {
    "%(prog)s, version %(version)s",
    "Arguments take exactly one parameter declaration, got {length}: {decls}.",
    "Boolean option {decl!r} cannot use the same flag for true/false.",
    "Choice({choices})",
    "Could not determine name for option with declarations {decls!r}",
    "Invalid start character for option ({option})",
    "Name '{name}' defined twice",
    "No options defined but a name was passed ({name}). Did you mean to declare an argument instead? "
    "Did you mean to pass '--{name}'?",
    "Unknown color {colour!r}",
    "Unknown standard stream '{name}'",
}
"""Who declares a command sees these, not who calls it."""
CHOSEN_BY = {"file", "directory", "path"}
"""By these other sentences choose."""


def sentences() -> set[str]:
    """All that the installed click says."""
    found = {"required"}
    for file in Path(click.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("_", "ngettext"):
                found |= {str(given.value) for given in node.args if isinstance(given, ast.Constant)}
    return found - FOR_PROGRAMMERS - CHOSEN_BY


def test_every_sentence_of_click_has_a_message_and_every_message_a_sentence() -> None:
    keys = {sentence: click_words.key_of(sentence) for sentence in sentences()}
    assert not [sentence for sentence, key in keys.items() if key is None]
    assert {*keys.values(), "click-quoted"} == {*messages_of(ENGLISH, "click")}


def test_click_fills_in_what_it_names(tmp_path: Path) -> None:
    assert click_words.translated("No such option {name!r}.").format(name="--x") == "No such option {name!r}.".format(
        name="--x"
    )
    with shouting(tmp_path), speaking(SHOUTED):
        assert click_words.translated("No such option {name!r}.").format(name="--x") == "NO SUCH OPTION '--x'."
        many = click_words.translated("Option {name!r} requires {nargs} arguments.", 3)
        assert many.format(name="--x", nargs=3) == "OPTION '--x' REQUIRES 3 ARGUMENTS."
        assert click_words.translated("Usage:") == "USAGE:"
        assert click_words.translated("Something that a later version says") == "Something that a later version says"
