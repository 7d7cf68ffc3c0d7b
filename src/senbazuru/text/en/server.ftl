### What a server says itself: the page that it has as long as the browser client is not built.
###
### $command and $address are typed or written as they are.

server-runs = The table is set: this server runs.
server-join = Play from a terminal: { $command } with this page’s address.
server-programs = Programs speak to { $address }; the HTTP part is described in { $description }.
