game-pile = A Pile of Stones
    .about = Take stones from a pile in turn. Whoever takes the last one wins.
    .time = 2 minutes
    .effort = Learned in ten seconds
how-pile-aim = There is one pile of stones. Whoever takes the last one wins.
how-pile-turn = On your turn you take one, two or three stones.
tie-pile = Only one can take the last stone.

choice-tall = A tall pile
    .note = Twenty-one stones instead of twelve.
    .help = twenty-one stones instead of twelve.

shown-stones = Stones on the pile
shown-seats = Player
shown-score = Won

ask-take = { $stones ->
    [one] One stone is left. Take it!
   *[other] There are { $stones } stones. How many do you take?
}
option-take = { $stones ->
    [one] One stone
   *[other] { $stones } stones
}
reason-too-few = { $stones ->
    [one] there is only one stone
   *[other] there are only { $stones } stones
}
event-taken = { $you ->
    [seat] You take { $stones }.
   *[nobody] { $seat } takes { $stones }.
}
