### The bar of a table, its drawer and its settings.

web-bar-turn = turn { $turn }
web-bar-round = round { $round }
web-home = Senbazuru, start page
web-drawer = What happened, and chat
web-drawer-unread = What happened, and chat: { $count ->
    [one] { $count } unread line
   *[other] { $count } unread lines
}
web-sound = Sound
web-settings-note = name, language, speed, sound, your tables
web-proposed-takeback = You asked to take back your last action.
web-proposed-pause = You asked for a pause.
web-proposed-end = You asked to end the game here.
web-stood-in = A bot plays for { $name }.
web-done = Done
web-seen = { $seat } holds { $card-a }.
web-seen-nothing = { $seat } holds nothing.
web-spared = “{ $asked }” You could only say “{ $answer }”, so that was done for you.

# Said with one click.
web-greet = Say it with one click
web-greet-hello = Hello!
web-greet-luck = Good luck!
web-greet-nice = Well played!
web-greet-oops = Oops!
web-greet-moment = One moment, please
web-greet-thanks = Thanks, that was fun

# Beside the names of those who have given up.
web-stand-in-resigned = resigned; a bot plays
web-resign = Resign
web-resign-note = give up this game
web-came = { $name } is here
web-proposes-rematch = { $name } would like to play again
web-proposed-rematch = You asked to play again.
web-rematch-declined = Not this time: { $names }.
web-rematch-now = Wait no longer
web-rematch-bots = Bots take the seats of those who do not play again
web-resigned = { $count ->
    [one] { $names } resigned.
   *[other] { $names } resigned.
}
    .you = You resigned.
web-mail = Write to me when it is my turn
    .short = by e-mail, if you are not here
