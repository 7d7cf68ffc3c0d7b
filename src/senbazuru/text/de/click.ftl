### What the library behind the command line says of its own accord: headings of --help, and what is wrong with a call.
###
### Each stands for the sentence that click.ftl has in English, and may be put in any way. $count selects the plural.
### `$param-hint`, `$choice`, `$choices`, `$possibility` and `$possibilities` have their quotation marks already, those of
### click-quoted.

click-quoted = „{ $text }“

## Help

click-usage = Aufruf:
click-arguments = Argumente
click-options = Optionen
click-commands = Befehle
click-help = Nur diese Hilfe anzeigen.
click-version = Nur die Version anzeigen.
# In brackets behind the help of an option; a number's range may follow.
click-default = Vorgabe: { $default }
click-default-dynamic = (wird ermittelt)
click-variable = Umgebungsvariable: { $var }
click-required = erforderlich
click-deprecated = veraltet

## A call that cannot be understood

click-error = Fehler: { $message }
click-aborted = Abgebrochen.
click-try = Hilfe bekommst du mit „{ $command } { $option }“.
click-no-command = Der Befehl fehlt.
click-unknown-command = Den Befehl „{ $name }“ gibt es nicht.
click-unknown-option = Die Option „{ $name }“ gibt es nicht.
click-perhaps = { $count ->
    [one] Meinst du { $possibility }?
   *[other] (Meinst du eine dieser Möglichkeiten: { $possibilities }?)
}
click-extra-arguments = { $count ->
    [one] Dieses Argument ist zu viel: { $args }
   *[other] Diese Argumente sind zu viel: { $args }
}
# What is missing follows, with a full stop.
click-missing-argument = Es fehlt das Argument
click-missing-option = Es fehlt die Option
click-missing-parameter = Es fehlt der Parameter
click-missing-other = Es fehlt: { $param-type }
click-missing-named = Es fehlt der Parameter { $param-name }
click-choose = Wähle aus:{"\u000A\u0009"}{ $choices }
click-flag-value = Bei der Option „{ $name }“ darf kein Wert stehen.
click-option-argument = { $count ->
    [one] Die Option „{ $name }“ braucht einen Wert.
   *[other] Die Option „{ $name }“ braucht { $nargs } Werte.
}
click-argument-values = Das Argument „{ $name }“ braucht { $nargs } Werte.
click-takes-values = { $count ->
    [one] Nötig sind { $nargs } Werte, angegeben ist 1.
   *[other] Nötig sind { $nargs } Werte, angegeben sind { $len }.
}
click-values-required = { $count ->
    [one] Nötig sind { $len-type } Werte, angegeben ist { $len-value }.
   *[other] Nötig sind { $len-type } Werte, angegeben sind { $len-value }.
}
click-iterable = Der Wert muss eine Liste sein.
# $param-type is “option” or “argument”.
click-deprecated-command = Achtung: Der Befehl „{ $name }“ ist veraltet.{ $extra-message }
click-deprecated-parameter = Achtung: { $param-type ->
    [option] Die Option
   *[argument] Das Argument
} „{ $name }“ ist veraltet.{ $extra-message }

## A value that cannot be used. $message is one of these, or a message of ours.

click-invalid = Falscher Wert: { $message }
click-invalid-for = Falscher Wert für { $param-hint }: { $message }
click-one-of = { $count ->
    [one] „{ $value }“ passt nicht; möglich ist nur { $choice }.
   *[other] „{ $value }“ passt nicht; möglich sind { $choices }.
}
# $number-type is one of: integer, integer range, float, float range.
click-number = „{ $value }“ ist keine { $number-type ->
    [integer] ganze Zahl
    [float] Zahl
   *[other] passende Zahl
}.
click-range = { $value } liegt nicht im Bereich { $range }.
click-boolean = „{ $value }“ bedeutet weder ja noch nein. Möglich sind: { $states }
click-uuid = „{ $value }“ ist keine UUID.
click-format = { $count ->
    [one] „{ $value }“ entspricht nicht dem Format { $format }.
   *[other] „{ $value }“ entspricht keinem der Formate { $formats }.
}
# $name is one of: File, Directory, Path.
click-path-missing = { $name ->
    [File] Die Datei
    [Directory] Den Ordner
   *[Path] Den Pfad
} „{ $filename }“ gibt es nicht.
click-path-file = „{ $filename }“ ist eine Datei, kein Ordner.
click-path-directory = „{ $filename }“ ist ein Ordner, keine Datei.
click-path-unreadable = „{ $filename }“ lässt sich nicht lesen.
click-path-unwritable = „{ $filename }“ ist schreibgeschützt.
click-path-unexecutable = „{ $filename }“ lässt sich nicht ausführen.
click-file = Die Datei „{ $filename }“ lässt sich nicht öffnen: { $message }
click-file-unknown = unbekannter Fehler

## Questions and waiting

click-continue = Möchtest du weitermachen?
click-confirm = Ohne Rückfrage ausführen.
click-repeat = Noch einmal zur Bestätigung
click-no-match = Fehler: Die beiden Eingaben sind verschieden.
click-invalid-input = Fehler: Die Eingabe ist ungültig.
click-any-key = Weiter mit einer beliebigen Taste …
click-editing = Das Bearbeiten mit { $editor } ist fehlgeschlagen.
click-editing-because = Das Bearbeiten mit { $editor } ist fehlgeschlagen: { $e }
# Days, right behind their number.
click-days = T

## Systems

click-bash-old = In Bash-Versionen vor 4.4 lassen sich Befehle nicht automatisch ergänzen.
click-bash-unknown = Die Version von Bash ist nicht zu erkennen; deshalb lassen sich Befehle nicht automatisch ergänzen.
click-windows = Windows-Fehler: { $error }
