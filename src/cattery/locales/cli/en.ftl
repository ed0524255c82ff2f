# The command line: English

# Help: the frame
usage = usage:
usage-options = [options]
usage-command = COMMAND [options]
heading-commands = Commands
heading-arguments = Arguments
heading-options = Options
heading-examples = Examples
help = Card games of cats, mice and vermin, against bots or with friends at one keyboard.
    “cattery COMMAND --help” tells more about a command.
examples =
    cattery play
        choose a game and play it against bots
    cattery play felix --players 3
        Felix against two bots
    cattery rules cockroach-poker --lang fr
        rules of Cockroach Poker, in French
exit-codes = Exit codes: 0 done, 1 “doctor” found a problem, 2 an error (one line on standard error), 130 interrupted.

# Commands
about-play = play a game here, against bots or with friends
about-watch = watch bots play, told in words
about-replay = tell a saved game, as one seat saw it
about-verify = check a saved game line by line
about-rules = the rules of a game
about-options = what can be set in a game
about-simulate = play many games among bots and count
about-bench = measure how fast the games run here
about-warm = build the fast form of the rules ahead of time
help-play = Play a game in this terminal. Bots sit where no person does.
    The game is saved after every action; “cattery play” offers to go on with it.
help-watch = Watch bots play against each other, as a spectator sees it or as one seat does.
help-replay = Tell a saved game from the start, as a spectator saw it or as one seat did.
help-verify = Check that a saved game follows the rules, and its seed if it has one.
    If not, the first bad line is named and the exit code is 2.
help-rules = The rules of a game, by number, and its options with the values they have.
help-options = All options and presets of a game: what they decide, their values, the default.
help-simulate = Play many games among bots: games and steps a second, scores, shares of wins with their intervals, lengths, endings.
help-bench = Measure how fast the games run on this machine.
help-warm = Build the fast form of the rules now, so that the first simulation starts at once.
examples-simulate =
    cattery simulate felix --players 4 --games 10000
        ten thousand games by the rule of thumb
    cattery simulate cat-and-mouse --policy random --json
        random players, output for programs
examples-bench =
    cattery bench
        all games
    cattery bench --json
        the same for programs
examples-warm =
    cattery warm
        all games
examples-play =
    cattery play felix
        Felix for four: you and three bots
    cattery play cockroach-poker --players 5 --hotseat 1,2 --name Ada --name Bo
        Ada and Bo share the keyboard, three bots join in
    cattery play felix --preset french --option rounds=5
        French rules, five rounds
    cattery play felix --server http://192.168.1.20:8642
        on a server (“cattery serve”), with friends at other terminals; it tells how they join
examples-watch =
    cattery watch felix --pace 0
        a whole game at once
    cattery watch cat-and-mouse --seat 1 --seed 2a
        the first player’s view of a game that can be repeated
examples-replay =
    cattery replay game.txt
        as a spectator saw it
    cattery replay game.txt --seat all
        with everything open, when the game is over
examples-verify =
    cattery verify game.txt
        says that all is well, or names the first bad line
    cattery verify game.txt --json
        the same for programs
examples-rules =
    cattery rules felix
        the rules of Felix
    cattery rules felix --players 3 --preset french
        with the options of the French rules
examples-options =
    cattery options felix
        all options of Felix
    cattery options felix --json
        the same for programs

# Placeholders
meta-game = GAME
meta-number = N
meta-preset = PRESET
meta-option = NAME=VALUE
meta-seat = SEAT
meta-seats = SEATS
meta-name = NAME
meta-seed = HEX
meta-file = FILE
meta-seconds = SECONDS
meta-lang = LANGUAGE

# Arguments
arg-play-game = one of { $games }; you are asked if you leave it out
arg-game = one of { $games }
arg-file = a game saved by Cattery
opt-version = show the version
opt-help = show this help
opt-lang = en, fr, de, pl or zh; otherwise that of the system
opt-players = number of players
opt-preset = a set of options by name (see: cattery options GAME)
opt-option = one option; can be given several times
opt-play-seat = your seat, from 1 (otherwise 1)
opt-hotseat = several people at this keyboard: their seats, such as 1,3, or all
opt-name = a player’s name, people first, then bots; can be given several times
opt-seed = decides all chance: the same seed, the same deal
opt-load = go on with a saved game
opt-pace = pause after a bot’s action
opt-seat-watch = whose view: a seat from 1, or all for everything open (otherwise a spectator’s)
opt-seat-replay = whose view: a seat from 1, or all for everything open when the game is over (otherwise a spectator’s)
opt-json = output for programs
opt-json-lines = output for programs, one JSON object a line
opt-games = number of games to play
opt-policy = who plays: random, heuristic (the rule of thumb), or one a seat: heuristic,random
opt-seed-number = the same number, the same games
opt-plain = run the rules as ordinary Python
opt-compiled = run the rules as machine code (the default)
opt-threads = number of threads

# What commands say
verified = In order: { $game }, { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}, ended by { $ending }, scores { $scores }.
verified-running = In order: { $game }, { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}, not over yet.

# Errors
error-command = There is no command “{ $got }”. Commands: { $expected }.
error-language = There is no language “{ $got }”. Languages: { $expected }.
error-required = { $what } is missing. See: { $command }
error-unrecognized = “{ $got }” is not understood. See: { $command }
error-no-value = Option { $option } needs a value.
error-value-given = Option { $option } takes no value.
error-value = { $option } cannot be “{ $got }”. Expected: { $expected }.
error-together = { $first } cannot be combined with { $second }.
error-not-over = The game is not over, so “{ $got }” cannot be shown. Expected: { $expected }.
error-arguments = These arguments are not understood: { $reason }.
meta-policy = POLICIES
arg-warm-game = one of { $games }; all of them if you leave it out
arg-bench-game = one of { $games }; all of them if you leave it out
opt-bench-seconds = how long each thing is measured
error-policies = { $got } policies were given. Expected: one for all, or { $expected }, one a player.

# Where a server keeps its matches
meta-url = URL
meta-folder = FOLDER
opt-database = where matches are kept: sqlite:///FILE or postgresql://USER@HOST/NAME (otherwise $CATTERY_DATABASE, or cattery.db in the data folder)
opt-data = data folder (otherwise $CATTERY_DATA, or the one where your games are saved)

# For hosts
about-backup = for hosts: copy the database while the server runs
about-restore = for hosts: fill an empty database from a backup
about-doctor = for hosts: look everything over and say what to do
about-users = for hosts: the people the server knows, with their ids
about-export-user = for hosts: all that is kept about one person
about-delete-user = for hosts: forget one person; the games stay
about-prune = for hosts: throw old matches away
help-backup = Copy one moment of a server’s database to a new file, whichever kind it is. The server goes on meanwhile.
    Keep the file to yourself: the hands and seeds of running games are in it.
help-restore = Fill an empty database from a backup: a new file, or an empty database on a server.
    All of it is restored, or nothing.
help-doctor = Look over Python, the data folder, the database and the newest matches. Each line is ok, a warning or a problem, with what to do. If there is a problem, the exit code is 1.
help-users = The people a server knows, the last seen first.
help-export-user = All that is kept about one person, to be handed to that person. Nothing of what others hide is in it.
help-delete-user = Delete a person and all that this person wrote. The games stay, without the name; bots play on where they run.
help-prune = Throw away matches that do not run and that nobody has touched for so many days, and people who have none and were not seen since.
examples-backup =
    cattery backup cattery-monday.db
        from the data folder
    cattery backup monday.db --database postgresql://cattery@localhost/cattery
        from PostgreSQL
examples-restore =
    cattery restore cattery-monday.db --data new
        into a folder “new”, to be served with --data new
    cattery restore monday.db --database postgresql://cattery@localhost/empty
        from SQLite to PostgreSQL, or back
examples-doctor =
    cattery doctor
        the database in the data folder
    cattery doctor --matches 100000 --json
        play every match again; output for programs
examples-users =
    cattery users
        everybody
    cattery users ada
        those with “ada” in the name
examples-export-user =
    cattery export-user k3J9xQ2mZp0aLw7T --json
        for the person to take along
examples-delete-user =
    cattery delete-user k3J9xQ2mZp0aLw7T
        asks first
    cattery delete-user --yes -- -3J9xQ2mZp0aLw7T
        does not ask; an id that begins with - comes after --
examples-prune =
    cattery prune --days 90 --dry-run
        what would go
    cattery prune --days 90
        and away with it
meta-user = ID
arg-backup-file = the file to write; it must not exist yet
arg-restore-file = a backup
arg-user = the person’s id (see: cattery users)
arg-users-name = part of a name; everybody if you leave it out
opt-check-matches = how many of the newest matches are played again (otherwise 100)
opt-yes = do not ask
opt-days = days without a change
opt-dry-run = only say what would be thrown away

# The server
about-serve = host matches for friends, in the house or on the net
help-serve = Keep matches and let people and programs play them over HTTP, bots included.
    Only this machine can reach it unless you say otherwise. Ctrl-C stops it; running matches go on at the next start.
examples-serve =
    cattery serve
        here, for a try
    cattery serve --lan
        for everybody in this network
    cattery serve --public-url https://cats.example.org
        behind a web server that has the certificate
meta-host = HOST
opt-host = address to listen on (otherwise $CATTERY_HOST, or 127.0.0.1, which only this machine can reach)
opt-port = port to listen on (otherwise $CATTERY_PORT, or 8642); 0 for any that is free
opt-lan = let the whole network in (as $CATTERY_LAN=1 does)
opt-public-url = the address that people use, where a proxy stands in between (otherwise $CATTERY_PUBLIC_URL)
opt-bot-workers = processes in which bots think (otherwise $CATTERY_BOT_WORKERS, or 1)
opt-open = open the page in the browser, where there is a screen
opt-rate = requests a second that one player may send (otherwise $CATTERY_RATE, or 30); 0 for any number
meta-level = LEVEL
opt-log-level = debug (a line a request), info, warning or error (otherwise $CATTERY_LOG_LEVEL, or info)

# A match on a server
meta-match = MATCH
meta-levels = LEVELS
opt-server = play on this server instead of here, with people elsewhere
opt-join = join this match of the server, or come back to it
opt-bots = levels of the bots (beginner, casual, regular, strong, expert), one a seat: casual,expert; the last one holds for those that follow (with --server the other seats stay open)
error-needs = { $first } is only possible together with { $second }.
verified-fair = Each card follows from the seed that was committed to before the start: { $commitment }. Compare it with what the lobby showed.

# Arena and analysis
about-arena = let bots play each other and measure how strong they are
about-analyse = find out what decides a game, as a report with charts
help-arena = Each bot plays every other: one of it in each seat in turn, copies of the other in all other seats, with the same deal for each seat.
    Bots are levels, or programs of your own that speak JSON lines (docs/bots.md). The same seed gives the same results, whatever the number of workers.
help-analyse = Play many games among bots and write a report: seats, cards, claims, lengths, how much is skill. Charts in HTML, figures as JSON and CSV.
examples-arena =
    cattery arena felix --players 4 --bots casual,regular,strong --blocks 200
        three levels
    cattery arena felix --bots regular --bot 'cmd:python3 examples/outside_bot.py' --state run.jsonl
        a program of your own; stopped and started again, the run goes on
examples-analyse =
    cattery analyse felix --players 4
        a report in the folder felix-report
opt-arena-bots = levels, separated by commas (otherwise all that the game has)
opt-arena-bot = a program: cmd: and how it is started; can be given several times
opt-blocks = number of deals for each pairing; each is played once from every seat
opt-nodes = how much a searching bot may try out for each decision (otherwise as its level says)
opt-workers = number of processes
opt-time-limit = how long a program may think about an action
opt-ray = play on a Ray cluster: its address, or local for one on this machine
opt-state = keep what is done in this file, and go on from it
opt-logs = keep every game in this folder
opt-analyse-games = number of games of the rule of thumb
opt-analyse-blocks = number of deals for each comparison of levels
opt-out = folder for the report
meta-program = PROGRAM
meta-address = ADDRESS
