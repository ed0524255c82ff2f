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
prompt-step = { $expected } (Enter goes back):
error-choice = “{ $got }” cannot be chosen here. Expected: { $expected }.
sentence-separator = { " " }
hint = The rule of thumb says: { $action } ({ $text })
saved = Saved: { $file }
not-kept = The game goes on, but it is not being saved.
commands = You can type:
    a number    that choice; several numbers answer several questions at once: 3 1
    an action   as the list has it, or as playthroughs have it (h shows an example)
    ?           the rules and this help; ? and a number shows one rule
    h           a hint: what the rule of thumb would do
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
wins = { $player } wins!
    .you-player = You win!
loses = { $player } loses. All the others win.
    .you-player = You lose. All the others win.
win-together = Joint winners: { $players }.
nobody-wins = A draw.
uncovered = What was hidden:
finished = Look at it again: cattery replay { $file }
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
