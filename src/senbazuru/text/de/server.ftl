### What a server says itself: the page that it has as long as the browser client is not built.
###
### $command and $address are typed or written as they are.

server-runs = Der Tisch ist gedeckt: Dieser Server läuft.
server-join = Um im Terminal zu spielen, gib { $command } und dahinter die Adresse dieser Seite ein.
server-programs = Programme verbinden sich mit { $address }; der HTTP-Teil ist in { $description } beschrieben.
