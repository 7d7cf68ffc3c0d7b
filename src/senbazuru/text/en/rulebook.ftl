### The rules in the browser: pages, their contents and a search.

rulebook-rules = Rules
rulebook-about = How each game is played, what every card does, and what holds where the printed rules leave a question open.
rulebook-read = Read the rules
rulebook-of-game = All rules of this game
rulebook-new-tab = opens in a new tab
rulebook-skip = Skip to the rules
rulebook-loading = The rules are being fetched.
rulebook-unknown = There is no such page among the rules. Choose one of these.
rulebook-contents = Contents

## Search

rulebook-search = Search the rules
rulebook-search-clear = Clear the search
rulebook-found = { $count ->
    [0] Nothing found for “{ $query }”. Try fewer words, or only the beginning of one.
    [one] 1 place found
   *[other] { $count } places found
}
rulebook-found-first = Here are the first { $count }. One more word narrows the search.

## A link to a paragraph

rulebook-link = Link to this paragraph
rulebook-link-section = Link to “{ $title }”
rulebook-copied = The link is copied.
rulebook-in-address = The link stands in the address bar now.
