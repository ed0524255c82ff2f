# The pages: English
about = Three card games of cats, mice and vermin, in your browser and on your friends’ phones. Free, without an account.
skip = Skip to the content
menu = Menu
guest = Guest
bots = Bots
offline = No connection. Your game is safe; this page keeps trying.
away-title = The server cannot be reached
away-text = Your games are safe. Perhaps this device has no connection, or the server is being started anew.
away-again = Try again
copy = Copy
copied = Copied
yes = yes
no = no
back-to-table = Back to the table
to-home = To the games

nav-mine = My games
nav-settings = Settings
nav-rules = Rules

# The first page
home-title = Cats, mice and vermin
home-running = Go on playing
home-more = { $count ->
    [one] 1 more game
   *[other] { $count } more games
}
home-play-now = Play now
home-with-friends = Play with friends
home-players = { $players } players
home-minutes = { $minutes } min
home-jump = Invited? Enter your code
home-join = Join friends
home-code = Link or code
home-join-button = Join
home-no-code = That is no link to a table. Ask for it once more.

# A new table
new-title = New table: { $game }
your-name = Your name
players = Players
new-who = Who plays?
new-friends = Friends on their own devices
new-friends-note = You get a link and a QR code to hand on.
new-bots = You against bots
new-bots-note = It begins at once.
new-device = Several people on this device
new-device-note = You pass it round; nobody sees another’s cards.
new-others = Who else plays here?
new-other = Player { $number }
new-others-note = Leave the rest empty: bots sit there.
new-options = Change single rules
new-number = from { $low } to { $high }; usually: { $usual }
new-settings = Clock, pace and hints
new-make = Set up the table
new-begin = Deal the cards
preset = Rules
as-preset = as in the rules above
setting-turn = Time for a turn
setting-pace = How quickly bots act
setting-hints = Hints on request
setting-spectators = Others with the link may watch
clock-0 = no clock
clock-30 = 30 seconds
clock-60 = 1 minute
clock-180 = 3 minutes
clock-86400 = 1 day
clock-259200 = 3 days
pace-600 = quickly
pace-1200 = calmly
pace-2500 = slowly
error-option = “{ $got }” does not fit here: { $option } Expected: { $expected }.

# The lobby
lobby-invite = Invite your friends
lobby-link = Link to this table
here-only = Only this computer can open this link.
here-only-how = To let in the phones and computers of your house, stop Cattery and start it again in this way:
lobby-seats = At the table
lobby-invited = { $player } invites you to play
lobby-open = There is a seat for you
lobby-no-account = No account, no app: a name is enough.
lobby-full = All seats are taken.
lobby-full-watch = You can watch here as soon as the game begins. If you want to play, ask the host to make room for you.
lobby-full-closed = This table has no onlookers. If you want to play, ask the host to make room for you.
lobby-wait = { $player } starts the game as soon as all are here.
lobby-options = Rules of this table
lobby-clock = Time for a turn: { $time }. After that a bot moves.
lobby-no-spectators = Nobody but the players can watch.
hints-off = Play without hints
hints-on = Allow hints
settled-changed = Different at this table:
clock = { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}
join-button = Sit down
start = Start the game
start-note = { $count ->
    [one] One seat is still open; a bot takes it if you start now.
   *[other] { $count } seats are still open; bots take them if you start now.
}
start-full = Everybody is here.
start-missing = Not here yet: { $players }. If you start now, a bot plays for whoever is missing until they come.
leave = Leave the table
leave-ask = Leave this game? A bot keeps your seat; you can come back at any time.
level = How well the bots play
level-personas = Beginners and casual bots have a temperament, which stands beside the name. It is drawn for this table and the seat.

seat-open = still open
seat-you = you
seat-host = host
seat-bot = bot
seat-bot-add = Add a bot
seat-clear = Free the seat
seat-away = away
seat-taken-over = A bot keeps this seat
seat-turn = to play
status-lobby = { $free ->
    [0] All seats are taken; it can begin.
    [one] Not begun; 1 seat open.
   *[other] Not begun; { $free } seats open.
}
status-asleep = Asleep until somebody comes back.

# Trust
fair-title = Was the deal fair?
fair-text = A secret number, drawn when this table was set up, decides the cards. Below you see its fingerprint. After the game the number is shown, and anybody can check that no card was chosen or changed in between. Until the start you can mix in words of your own.
fair-entropy = Your own words
fair-add = Mix in
fair-added = Your words are mixed in.
proof-title = How the cards were dealt
proof-text = The secret number, everybody’s own words and every card and move are in the record of this game. Each card follows from the number, and its fingerprint was known before the start.
proof-secret = The secret number
proof-commitment = Its fingerprint, shown in the lobby
proof-entropy = Mixed in by the players
proof-get = Download the record
proof-how = Cattery on your own computer checks it card by card:

# The table
turn = It is { $player }’s turn.
    .you-player = It is your turn.
news = What has just happened
log = What has happened
watching = You are watching: this is what everybody may see.
lesson = What is going on?
hint = Hint
hint-says = A good move: { $action }
hint-why = Why
talk = Chat
talk-say = Say something
talk-send = Send
emote-hello = Hello!
emote-well-played = Well played!
emote-thinking = Let me think …
emote-oops = Oops!
emote-laugh = Ha ha!
emote-thanks = Thank you!

# The end and the replay
end-scores = Score: { $what }
rematch = Play again
rematch-go = To the next game
rematch-waits = Another game with the same people is waiting.
uncovered = What was hidden
replay = Watch the replay
replay-title = Replay: { $game }
replay-deal = The deal
replay-step = Move { $step } of { $last }
replay-steps = Step through the game
replay-first = To the deal
replay-previous = One move back
replay-next = One move on
replay-last = To the last move
replay-go = Show
replay-quiet = Nothing that could be seen from here.
replay-view = Seen by
replay-all = All cards open
replay-table = Onlookers
replay-hands = Hands
replay-link = Link to this position
replay-hidden = What was hidden at this point
error-replay-memory = Who said what in earlier rounds is part of what you have to remember in this game. The replay opens when it is over.
turning-points = Turning points
turning-note = Estimated afterwards, with all cards open.
turning-step = Move { $step }:
turning-point = Turning point:
chance-rises = { $player }’s chance of winning rises from { $before }% to { $after }%.
    .you-player = Your chance of winning rises from { $before }% to { $after }%.
chance-falls = { $player }’s chance of winning falls from { $before }% to { $after }%.
    .you-player = Your chance of winning falls from { $before }% to { $after }%.
risk-rises = { $player }’s risk of losing rises from { $before }% to { $after }%.
    .you-player = Your risk of losing rises from { $before }% to { $after }%.
risk-falls = { $player }’s risk of losing falls from { $before }% to { $after }%.
    .you-player = Your risk of losing falls from { $before }% to { $after }%.

# A game to learn by
example = How it is played: an example
example-title = An example game: { $game }
example-choice = Your move: { $action }
example-why = Why?
example-next = Next
example-steps = All moves
example-explained = Explained:
example-now = Now try it yourself

# The rules
rules-title = The rules of { $game }
rules-read = Read the rules
rules-contents = Chapters
rules-cards = The cards
rules-here = At this table:

# The own games
mine-title = My games
mine-running = To go on with
mine-over = Finished
mine-none = You have not played here yet.
mine-date = { DATETIME($when, dateStyle: "medium") }
mine-results = Results
mine-by-game = By game
mine-by-opponent = By opponent
mine-opponent-note = Against one opponent it counts which of you two came out ahead. Two who won together, or had the same score, drew.
tally-game = Game
tally-opponent = Opponent
tally-games = Games
tally-won = Won
tally-drawn = Drawn
tally-lost = Lost
mine-data = Your data
mine-data-text = This server knows you by a cookie in this browser only. It keeps your name, your games and what you wrote at the table.
mine-export = Download everything kept about me
mine-forget = Delete everything kept about me
mine-forget-ask = Delete your name and your history for good?
mine-forget-text = Your name, what you wrote and this list are deleted. Bots take your seats in games that are still running. Finished games stay for the others, without your name. This cannot be undone.
mine-forget-yes = Yes, delete it all
mine-forget-no = No, keep it
forgotten = You are forgotten.
forgotten-text = Nothing about you is kept here any more. You can play again at any time, as somebody new.

# Settings
settings-keep = Keep these settings
settings-kept = Kept.
settings-name-note = For the next tables you sit down at.
notify = Tell me when it is my turn
look-language = Language
look-language-none = as the browser
look-theme = Colours
look-theme-none = as the system
look-theme-light = light
look-theme-dark = dark
look-confirm = Confirm each move
look-confirm-note = Each move waits a few seconds and can be called off.
look-confirm-none = no
look-confirm-on = yes
look-sound = Sounds
look-sound-note = A short tone when it is your turn.
look-sound-none = off
look-sound-on = on
look-hints = Explain the situation
look-hints-note = A few words beside the table on what is going on.
look-hints-none = no
look-hints-on = yes
look-chat = Chat
look-chat-none = hide it
look-chat-on = show it

# What went wrong
refused-title = That did not work
error-cookies = This browser keeps no cookies, so Cattery cannot tell that the seat is yours. Allow cookies for this site and try again.
error-form = This form could not be read. Load the page again and try once more.
advice-cookies = It is one cookie, used for nothing else. In a private window it lasts until you close it.
advice-unknown-match = Perhaps the link was cut short, or the table was cleared away long ago. Ask for the link once more, or set up a new table.
advice-not-found = Perhaps the address was cut short or mistyped.
advice-rate = Go back and try again in a moment.
advice-fault = If it happens again, tell whoever runs this server.
advice-not-seated = If you have a seat there, open the link in the browser in which you sat down.

# Several people on one device
curtain-title = Pass the device on
curtain = Pass the device to { $player }.
curtain-open = I am { $player }
confirm = Send this move?
confirm-now = At once
cancel = Cancel
keys = Keys
close = Close
big-screen = On a big screen

# One person on several devices, and coming back
device-title = Go on playing on another device
device-text = Read this code with the other device, or open the link there. It works once, within ten minutes. Whoever opens it plays as you, so show it to nobody else.
device-link = Link for the other device
device-here-title = Go on playing here?
device-here-text = This device then plays under your name, as the other one does.
device-here-instead = On this device you are { $name } so far. If you go on, this browser forgets { $name }: nobody gets back to { $name }’s games and results from here.
device-here-games = { $count ->
    [one] { $name } has one unfinished game; before long a bot plays on there.
   *[other] { $name } has { $count } unfinished games; before long bots play on there.
}
device-here-keep = To keep them, open the link in another browser, or take { $name } along to another device first.
device-here = Go on here
device-here-stay = Stay { $name }
error-link = This link is used up or too old. Ask for a new one on the other device.
back = Back
take-back = Take my seat back
taken-over = A bot is playing for you.

# Clock and vote
clock-left = Time left:
kick-title = Vote somebody out
kick-note = If more than half of the other people want it, a bot takes the seat for good. One vote alone is enough only against somebody who is away.
kick = Vote out { $player }
kick-ask = Vote to give the seat of { $player } to a bot for good?
kick-votes = { $votes ->
    [one] 1 vote
   *[other] { $votes } votes
}
