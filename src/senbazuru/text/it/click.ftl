### What the library behind the command line says of its own accord: headings of --help, and what is wrong with a call.
###
### Each stands for the sentence that click.ftl has in English, and may be put in any way. $count selects the plural.
### `$param-hint`, `$choice`, `$choices`, `$possibility` and `$possibilities` have their quotation marks already, those of
### click-quoted.

click-quoted = «{ $text }»

## Help

click-usage = Uso:
click-arguments = Argomenti
click-options = Opzioni
click-commands = Comandi
click-help = Mostra questo aiuto ed esce.
click-version = Mostra la versione ed esce.
# In brackets behind the help of an option; a number's range may follow.
click-default = predefinito: { $default }
click-default-dynamic = (calcolato)
click-variable = variabile d’ambiente: { $var }
click-required = obbligatorio
click-deprecated = obsoleto

## A call that cannot be understood

click-error = Errore: { $message }
click-aborted = Interrotto.
click-try = Per l’aiuto scrivi «{ $command } { $option }».
click-no-command = Manca il comando.
click-unknown-command = Il comando «{ $name }» non esiste.
click-unknown-option = L’opzione «{ $name }» non esiste.
click-perhaps = { $count ->
    [one] Forse intendevi { $possibility }?
   *[other] (Forse intendevi: { $possibilities }?)
}
click-extra-arguments = { $count ->
    [one] C’è un argomento di troppo: { $args }
   *[other] Ci sono argomenti di troppo: { $args }
}
# What is missing follows, with a full stop.
click-missing-argument = Manca l’argomento
click-missing-option = Manca l’opzione
click-missing-parameter = Manca il parametro
click-missing-other = Manca: { $param-type }
click-missing-named = Manca il parametro { $param-name }
click-choose = Scegli tra:{"\u000A\u0009"}{ $choices }
click-flag-value = L’opzione «{ $name }» non accetta valori.
click-option-argument = { $count ->
    [one] L’opzione «{ $name }» richiede un valore.
   *[other] L’opzione «{ $name }» richiede { $nargs } valori.
}
click-argument-values = L’argomento «{ $name }» richiede { $nargs } valori.
click-takes-values = { $count ->
    [one] servono { $nargs } valori, ma ce n’è solo 1.
   *[other] servono { $nargs } valori, ma ce ne sono { $len }.
}
click-values-required = { $count ->
    [one] servono { $len-type } valori, ma ce n’è { $len-value }.
   *[other] servono { $len-type } valori, ma ce ne sono { $len-value }.
}
click-iterable = il valore deve essere un elenco.
# $param-type is “option” or “argument”.
click-deprecated-command = Attenzione: il comando «{ $name }» è obsoleto.{ $extra-message }
click-deprecated-parameter = Attenzione: { $param-type ->
    [option] l’opzione «{ $name }» è obsoleta
   *[argument] l’argomento «{ $name }» è obsoleto
}.{ $extra-message }

## A value that cannot be used. $message is one of these, or a message of ours.

click-invalid = Valore non valido: { $message }
click-invalid-for = Valore non valido per { $param-hint }: { $message }
click-one-of = { $count ->
    [one] «{ $value }» non va bene; si può scrivere solo { $choice }.
   *[other] «{ $value }» non va bene; scegli tra { $choices }.
}
# $number-type is one of: integer, integer range, float, float range.
click-number = «{ $value }» non è un numero { $number-type ->
    [integer] intero
   *[other] valido
}.
click-range = { $value } non rientra nell’intervallo { $range }.
click-boolean = «{ $value }» non significa né sì né no. Valori possibili: { $states }
click-uuid = «{ $value }» non è un UUID.
click-format = { $count ->
    [one] «{ $value }» non è nel formato { $format }.
   *[other] «{ $value }» non è in nessuno di questi formati: { $formats }.
}
# $name is one of: File, Directory, Path.
click-path-missing = { $name ->
    [File] il file
    [Directory] la cartella
   *[Path] il percorso
} «{ $filename }» non esiste.
click-path-file = «{ $filename }» è un file, non una cartella.
click-path-directory = «{ $filename }» è una cartella, non un file.
click-path-unreadable = «{ $filename }» non si può leggere.
click-path-unwritable = in «{ $filename }» non si può scrivere.
click-path-unexecutable = «{ $filename }» non si può eseguire.
click-file = Impossibile aprire il file «{ $filename }»: { $message }
click-file-unknown = errore sconosciuto

## Questions and waiting

click-continue = Vuoi continuare?
click-confirm = Esegue l’azione senza chiedere conferma.
click-repeat = Ripeti per conferma
click-no-match = Errore: i due valori inseriti sono diversi.
click-invalid-input = Errore: il valore non è valido.
click-any-key = Premi un tasto per continuare…
click-editing = La modifica con { $editor } non è riuscita.
click-editing-because = La modifica con { $editor } non è riuscita: { $e }
# Days, right behind their number.
click-days = g

## Systems

click-bash-old = Il completamento automatico non funziona con le versioni di Bash precedenti alla 4.4.
click-bash-unknown = Impossibile riconoscere la versione di Bash: il completamento automatico non funziona.
click-windows = Errore di Windows: { $error }
