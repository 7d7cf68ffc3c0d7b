### What a server says itself: the page that it has as long as the browser client is not built.
###
### $command and $address are typed or written as they are.

server-runs = Il tavolo è pronto: questo server è attivo.
server-join = Per giocare da un terminale scrivi { $command } seguito dall’indirizzo di questa pagina.
server-programs = I programmi si collegano a { $address }; la parte HTTP è descritta in { $description }.
