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
web-settings = Settings
web-settings-note = speed, sound, colours, language
web-speed = Show others’ moves
web-speed-off = not at all
web-speed-fast = fast
web-speed-normal = normal
web-speed-slow = slow
web-sound-note = Soft sounds of paper. They are silent until you first touch the page.
web-notify = Tell me when it is my turn
web-notify-note = A message of your browser, while you look at something else.
web-notify-refused = Your browser does not allow messages. Its settings for this page can change that.
web-confirm = Ask before cards are taken
web-confirm-note = You say once more which cards you take, before new ones are turned up.
web-spare = Spare me questions that leave only “no”
web-spare-note = Only where all others are bots: to people, an answer at once would tell what you hold.
web-proposed-takeback = You asked to take back your last action.
web-proposed-pause = You asked for a pause.
web-proposed-end = You asked to end the game here.
web-stood-in = A bot plays for { $name }.
web-done = Done
web-seen = { $seat } holds { $card-a }.
web-seen-nothing = { $seat } holds nothing.
web-spared = “{ $asked }” There was nothing you could have done: “{ $answer }” was said for you.
