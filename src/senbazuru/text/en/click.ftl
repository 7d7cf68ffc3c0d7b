### What the library behind the command line says of its own accord: headings of --help, and what is wrong with a call.
###
### These must be click's own English sentences, for it asks for its words by them (cli/click_words.py); in another
### language they may be put in any way, with other quotation marks, too. $count selects the plural. `$param-hint`,
### `$choice`, `$choices`, `$possibility` and `$possibilities` have their quotation marks already, those of click-quoted.

click-quoted = '{ $text }'

## Help

click-usage = Usage:
click-arguments = Positional arguments
click-options = Options
click-commands = Commands
click-help = Show this message and exit.
click-version = Show the version and exit.
# In brackets behind the help of an option; a number's range may follow.
click-default = default: { $default }
click-default-dynamic = (dynamic)
click-variable = env var: { $var }
click-required = required
click-deprecated = deprecated

## A call that cannot be understood

click-error = Error: { $message }
click-aborted = Aborted!
click-try = Try '{ $command } { $option }' for help.
click-no-command = Missing command.
click-unknown-command = No such command '{ $name }'.
click-unknown-option = No such option '{ $name }'.
click-perhaps = { $count ->
    [one] Did you mean { $possibility }?
   *[other] (Did you mean one of: { $possibilities }?)
}
click-extra-arguments = { $count ->
    [one] Got unexpected extra argument ({ $args })
   *[other] Got unexpected extra arguments ({ $args })
}
# What is missing follows, with a full stop.
click-missing-argument = Missing argument
click-missing-option = Missing option
click-missing-parameter = Missing parameter
click-missing-other = Missing { $param-type }
click-missing-named = Missing parameter: { $param-name }
click-choose = Choose from:{"\u000A\u0009"}{ $choices }
click-flag-value = Option '{ $name }' does not take a value.
click-option-argument = { $count ->
    [one] Option '{ $name }' requires an argument.
   *[other] Option '{ $name }' requires { $nargs } arguments.
}
click-argument-values = Argument '{ $name }' takes { $nargs } values.
click-takes-values = { $count ->
    [one] Takes { $nargs } values but 1 was given.
   *[other] Takes { $nargs } values but { $len } were given.
}
click-values-required = { $count ->
    [one] { $len-type } values are required, but { $len-value } was given.
   *[other] { $len-type } values are required, but { $len-value } were given.
}
click-iterable = Value must be an iterable.
# $param-type is “option” or “argument”.
click-deprecated-command = DeprecationWarning: The command '{ $name }' is deprecated.{ $extra-message }
click-deprecated-parameter = DeprecationWarning: The { $param-type } '{ $name }' is deprecated.{ $extra-message }

## A value that cannot be used. $message is one of these, or a message of ours.

click-invalid = Invalid value: { $message }
click-invalid-for = Invalid value for { $param-hint }: { $message }
click-one-of = { $count ->
    [one] '{ $value }' is not { $choice }.
   *[other] '{ $value }' is not one of { $choices }.
}
# $number-type is one of: integer, integer range, float, float range.
click-number = '{ $value }' is not a valid { $number-type }.
click-range = { $value } is not in the range { $range }.
click-boolean = '{ $value }' is not a valid boolean. Recognized values: { $states }
click-uuid = '{ $value }' is not a valid UUID.
click-format = { $count ->
    [one] '{ $value }' does not match the format { $format }.
   *[other] '{ $value }' does not match the formats { $formats }.
}
# $name is one of: File, Directory, Path.
click-path-missing = { $name } '{ $filename }' does not exist.
click-path-file = { $name } '{ $filename }' is a file.
click-path-directory = { $name } '{ $filename }' is a directory.
click-path-unreadable = { $name } '{ $filename }' is not readable.
click-path-unwritable = { $name } '{ $filename }' is not writable.
click-path-unexecutable = { $name } '{ $filename }' is not executable.
click-file = Could not open file '{ $filename }': { $message }
click-file-unknown = unknown error

## Questions and waiting

click-continue = Do you want to continue?
click-confirm = Confirm the action without prompting.
click-repeat = Repeat for confirmation
click-no-match = Error: The two entered values do not match.
click-invalid-input = Error: invalid input
click-any-key = Press any key to continue...
click-editing = { $editor }: Editing failed
click-editing-because = { $editor }: Editing failed: { $e }
# Days, right behind their number.
click-days = d

## Systems

click-bash-old = Shell completion is not supported for Bash versions older than 4.4.
click-bash-unknown = Couldn't detect Bash version, shell completion is not supported.
click-windows = Windows error: { $error }
