### What a server says itself: the page that it has as long as the browser client is not built.
###
### $command and $address are typed or written as they are.

server-runs = The table is set: this server runs.
server-join = Play from a terminal: { $command } with this page’s address.
server-programs = Programs speak to { $address }; the HTTP part is described in { $description }.

## Letters to those whose turn it is, and the pages that their links open

mail-ask =
    Somebody who plays on { $server } would like to be written to at this address when it is their turn.

    If that is you, open this page and press the button:
    { $link }

    If not, do nothing: without your word nothing is sent.
    .subject = Shall we write to you when it is your turn?
mail-turn =
    It is your turn: { $game }{ $people ->
        [0] .
       *[other] { " " }with { $names }.
    }

    { $link }

    Open it on the device on which you play. There { $hours ->
        [one] is about one hour
       *[other] are about { $hours } hours
    } left.
    .subject = Your turn: { $game }{ $people ->
        [0] { "" }
       *[other] { " " }with { $names }
    }
mail-stop =
    No more of these mails, from any table:
    { $link }
mail-page-ask = Shall we write to this address when it is your turn? At most five mails a day, and each has a link that stops them.
mail-page-yes = Yes, write to me
mail-page-done = Done: a mail comes when it has been your turn for a minute and you are not at the table.
mail-page-stop = Shall we write to this address no more, from any table?
mail-page-no = Stop all mail
mail-page-stopped = No more mail goes to this address. It has been deleted here.
mail-page-gone = There is nothing to decide here: this address is not known any more, and no mail goes to it.
mail-page-home = To the start page
