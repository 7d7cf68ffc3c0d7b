### What a server says itself: the page that it has as long as the browser client is not built.
###
### $command and $address are typed or written as they are.

server-runs = Der Tisch ist gedeckt: Dieser Server läuft.
server-join = Um im Terminal zu spielen, gib { $command } und dahinter die Adresse dieser Seite ein.
server-programs = Programme verbinden sich mit { $address }; der HTTP-Teil ist in { $description } beschrieben.

## Briefe an alle, die dran sind, und die Seiten hinter ihren Links

mail-ask =
    Jemand spielt auf { $server } und möchte an diese Adresse eine E-Mail bekommen, sobald der nächste Zug ansteht.

    Wenn du das bist, öffne diese Seite und drück den Knopf:
    { $link }

    Wenn nicht, tu einfach nichts: Ohne deine Zustimmung wird nichts verschickt.
    .subject = Dürfen wir dir schreiben, wenn du dran bist?
mail-turn =
    Du bist dran: { $game }{ $people ->
        [0] .
       *[other] { " " }mit { $names }.
    }

    { $link }

    Öffne den Link auf dem Gerät, mit dem du spielst. Dir { $hours ->
        [one] bleibt ungefähr eine Stunde
       *[other] bleiben ungefähr { $hours } Stunden
    }.
    .subject = Du bist dran: { $game }{ $people ->
        [0] { "" }
       *[other] { " " }mit { $names }
    }
mail-stop =
    Keine solchen E-Mails mehr, von keinem Tisch:
    { $link }
mail-page-ask = Dürfen wir an diese Adresse schreiben, wenn du dran bist? Höchstens fünf E-Mails am Tag, und in jeder steht ein Link, der sie abstellt.
mail-page-yes = Ja, schreibt mir
mail-page-done = Erledigt: Eine E-Mail kommt, wenn du seit einer Minute dran und nicht am Tisch bist.
mail-page-stop = Sollen wir an diese Adresse nicht mehr schreiben, von keinem Tisch?
mail-page-no = Alle E-Mails abstellen
mail-page-stopped = An diese Adresse gehen keine E-Mails mehr. Sie ist hier gelöscht.
mail-page-gone = Hier gibt es nichts zu entscheiden: Diese Adresse ist nicht mehr bekannt, und es gehen keine E-Mails dorthin.
mail-page-home = Zur Startseite
