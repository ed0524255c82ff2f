# Shared words: English
seat-name = Player { $number }
list-separator = { ", " }
sentence-separator = { " " }

# Errors: games and options
error-game = There is no game “{ $got }”. Games: { $expected }.
error-option = { $title } has no option “{ $got }”. Options: { $expected }.
error-option-value = “{ $got }” does not fit here: { $what } Expected: { $expected } (option { $option }).
error-players = { $title } cannot be played by { $got }. Players: { $expected }.
error-level = There is no bot of the level “{ $got }”. Levels: { $expected }.
error-preset = { $title } has no preset “{ $got }”. Presets: { $expected }.
error-rule = There is no rule “{ $got }”. Rules: { $expected }.
error-number = “{ $got }” is not a number that fits here. Expected: { $expected }.
error-names = There are more names than seats: { $got } names for { $expected } players.
error-name = The name “{ $got }” cannot be used. Expected: 1 to { $most } visible characters, none of which changes the direction of writing.
error-chat = “{ $got }” cannot be said like this. Expected: 1 to { $most } visible characters, none of which changes the direction of writing.

# Errors: actions
error-over = The game is over. { $got } cannot act any more ({ $expected }).
error-not-your-turn = It is not { $got }’s turn but { $expected }’s.
error-not-chance = A player is to act here, not chance.
error-action-number = “{ $got }” is not the number of an action. Expected: { $expected }.
error-action-text = “{ $got }” is not an action. Expected: { $expected }.
error-illegal = “{ $got }” is not possible now. Expected: { $expected }.

# Errors: files
error-playthrough = line { $line }: got “{ $got }”, expected “{ $expected }”.
error-playthrough-line = line { $line }: { $reason }
error-playthrough-short = the file ends before line { $line }, where “{ $expected }” was expected.
error-playthrough-long = line { $line }: got “{ $got }”, but the game is over and nothing more was expected.
error-playthrough-size = the file has { $got } characters or more; at most { $expected } are read (line { $line }).
error-playthrough-secret = line { $line }: this secret does not fit the commitment in line { $committed }.
error-playthrough-seed = line { $line }: this seed does not follow from the secret and from what the players added, up to line { $last }.
error-in-file = { $file }, { $reason }
error-file-missing = { $file }: there is no such file.
error-file-directory = { $file } is a folder. A file was expected.
error-file-permission = { $file }: no permission.
error-file-full = { $file }: no space left.
error-file-text = { $file } is not a text in UTF-8. A game saved by Cattery was expected.
error-file-other = { $file }: { $reason }.
error-file-other-content = { $file } exists and is something else than a saved game. It was left as it is.
error-file-over = { $file }: this game is over. “cattery replay” shows it.
error-file-no-seed = { $file } holds no seed, so the game cannot go on. “cattery replay” shows it.
error-seed = “{ $got }” is not a seed. Expected: up to { $expected } hexadecimal digits, an even number of them.
error-open-spiel = OpenSpiel is not installed; the package is called open-spiel.

# How a game ended
wins = { $player } wins!
    .you-player = You win!
loses = { $player } loses. All the others win.
    .you-player = You lose. All the others win.
win-together = Joint winners: { $players }.
nobody-wins = A draw.

# Bots
level-beginner = beginner
level-casual = casual
level-regular = regular
level-strong = strong
level-expert = expert
about-beginner = Overlooks and misjudges a lot, and follows its temperament.
about-casual = Overlooks something now and then, and has a temperament too.
about-regular = Forgets nothing and plays by a good rule of thumb.
about-strong = Tries out in its head what may come of each move.
about-expert = Tries out far more of it, and takes a moment longer.
level-and-persona = { $level } · { $persona }
