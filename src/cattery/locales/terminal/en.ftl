# The table in the terminal: English

# Before the game
which = Which game?
players = { $players } players
unfinished = Go on: { $title }, { $players } players, { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} so far, last played { $when }
new-game = A new game of { $title }
at-table = At the table: { $players }.
opponents = You play against { $players }.
bot = { $player } ({ $manner })
which-level = { $bots ->
    [one] How well is the bot to play?
   *[other] How well are the { $bots } bots to play? One number for all, or one for each: 1 3 5
}
level = { $level }: { $about }
getting-ready = The bots are getting ready. The first time, that takes up to a minute.
introduction = Type a number to choose, ? for the rules and for help.
bot-name = { $number ->
    [1] Minka
    [2] Tiger
    [3] Luna
    [4] Oscar
    [5] Misty
    [6] Simba
    [7] Ginger
    [8] Smokey
    [9] Willow
    [10] Pepper
    [11] Tinker
   *[other] Biscuit
}

# At the prompt
prompt = { $expected } (? for help):
prompt-plain = { $expected }:
prompt-usual = { $expected } (Enter: { $usual }):
prompt-step = { $expected } (Enter goes back):
error-choice = “{ $got }” cannot be chosen here. Expected: { $expected }.
hint = A good move: { $action } ({ $text })
saved = Saved: { $file }
not-kept = The game goes on, but it is not being saved.
commands = You can type:
    a number    that choice; several numbers answer several questions at once: 3 1
    an action   as the list has it, or as playthroughs have it (h shows an example)
    ?           the rules and this help; ? and a number shows one rule
    h           a hint: what the strongest bot would do, and why
    l           the log; l and a number shows that many lines
    s           saves; s and a file name saves a copy there
    q           quits; the game is kept and can be taken up again
curtain = Pass the keyboard to { $name }.
curtain-prompt = { $name }, press Enter when nobody else is looking.

# Leaving
left = The game is saved. “cattery play” offers to go on with it ({ $file }).
left-unsaved = The game could not be saved.

# The end
scores = Score ({ $what }):
you = You
uncovered = What was hidden:
finished = Look at it again: cattery replay { $file }
check-deal = Check that no card was chosen: cattery verify { $file }
not-over = The game is not over yet ({ $actions ->
    [one] 1 action
   *[other] { $actions } actions
} so far).

# Rules and options
options-here = Options of this game, for { $players } players
players-and-default = Players: { $players }; { $default } unless told otherwise.
value = { $value } ({ $words })
a-number = a number
default = (default)
default-number = Default: { $number }
presets = Presets

# A match on a server
your-name = Your name:
match = { $title }, { $players } players, match { $id }
share = A friend joins with:
join-command = { "    " }{ $command }
unfinished-online = Go on: { $title }, { $players } players, match { $id }
prompt-lobby = start (? for help):
lobby = At the table: { $players }. { $open ->
    [0] No seat is open.
    [one] 1 seat is open.
   *[other] { $open } seats are open.
}
fingerprint = Fingerprint of the secret number that decides the cards: { $fingerprint }. Until the start you can mix in words of your own: type m and the words.
mixed-in = Your words are mixed in.
lobby-host = Type start to begin; bots take the open seats.
lobby-guest = Waiting for the host to begin.
commands-online = You can type:
    start       begins the match (the host, before the start)
    b LEVELS    seats bots on the open seats: b casual expert (the host, before the start)
    m TEXT      mixes words of your own into the deal (before the start)
    a number    that choice; several numbers answer several questions at once: 3 1
    an action   as the list has it, or as playthroughs have it (h shows an example)
    ?           the rules and this help; ? and a number shows one rule
    h           a hint: what the strongest bot would do, and why
    l           the log; l and a number shows that many lines
    c TEXT      says something to the table
    q           leaves; the seat is kept, and the same name comes back to it
waiting = Waiting for { $player }.
chat = { $player }: { $text }
emote = { $player } { $text ->
    [hello] says hello.
    [well-played] says: well played!
    [thinking] is thinking.
    [oops] says: oops!
    [laugh] laughs.
   *[thanks] says thanks.
}
is-away = { $player } is away.
is-back = { $player } is back.
taken-over = A bot plays for { $player }.
clock = Time to act: until { $time }
connection-lost = Connection lost; trying again …
connection-back = Connected again.
left-online = Your seat is kept. To come back to it:
again = Play again with the same people
no-more = Leave
rematch = Another match with the same people is waiting.
error-server = { $text }
error-url = “{ $got }” is not the address of a server. Expected: something like { $expected }.
error-unreachable = { $url } cannot be reached: { $reason }.
error-not-cattery = What { $url } answers is not what a Cattery server of this version does.
error-certificate = The certificate of { $url } is not valid: { $reason }.
error-version = { $title }: the server plays by version { $got } of the rules, this program by version { $expected }.
error-no-level = No level was given. Type b and a level for each bot: b casual expert. Levels: { $expected }.
error-no-seat = You have no seat in this match any more.
error-hint = The hint came too late: another decision is asked for now.
error-wait = It is { $player }’s turn.
