game-pebbles = Pebbles
how-pebbles-aim = Take as many pebbles as you like from one heap. Whoever takes the last one wins.
shown-heaps = The heaps
ask-take = From which heap?
option-heap = Heap { $heap }, with { $pebbles }
option-stop = Enough
reason-other-heap = you have begun with another
reason-empty = nothing is left of it
event-taken = { $you ->
    [seat] You take from heap { $heap }.
   *[nobody] { $seat } takes from heap { $heap }.
}
event-turn = { $you ->
    [seat] It is your turn.
   *[nobody] It is the turn of { $seat }.
}
