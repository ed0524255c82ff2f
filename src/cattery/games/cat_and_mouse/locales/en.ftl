# Cat and Mouse: English
title = Cat and Mouse
tagline = Play out your stock card by card before the other player does, and keep for later what does not fit yet.
score = stock cards left, the fewer the better

# Cards. .a has the article.
card-ace = ace
    .a = an ace
card-2 = 2
    .a = a 2
card-3 = 3
    .a = a 3
card-4 = 4
    .a = a 4
card-5 = 5
    .a = a 5
card-6 = 6
    .a = a 6
card-7 = 7
    .a = a 7
card-8 = 8
    .a = an 8
card-9 = 9
    .a = a 9
card-10 = 10
    .a = a 10
card-jack = jack
    .a = a jack
card-queen = queen
    .a = a queen
card-king = king
    .a = a king
card-king-as = king as { $rank }
    .a = a king as { $rank-a }

# Actions
act-hand = Play { $card-a } from your hand to build pile { $pile }
act-hand-notes = Play { $card-a } from your hand to build pile { $pile } ({ $notes })
act-side = Play { $card-a } from side pile { $side } to build pile { $pile }
act-side-notes = Play { $card-a } from side pile { $side } to build pile { $pile } ({ $notes })
act-stock = Play { $card-a } from your stock to build pile { $pile }
act-stock-notes = Play { $card-a } from your stock to build pile { $pile } ({ $notes })
act-discard = Put { $card-a } on side pile { $side } (ends the turn)
note-completes = completes the pile
note-draws = then you draw a new hand
note-wins = wins the game

# What happened
saw-top = { $player } turns up { $card-a } on the stock.
    .you-player = You turn up { $card-a } on your stock.
saw-start = { $player } has the higher stock card and begins.
    .you-player = You have the higher stock card and begin.
saw-draw = { $player } draws { $card-a }.
    .you-player = You draw { $card-a }.
saw-fill = { $count ->
    [one] { $player } draws and now has 1 card in hand.
   *[other] { $player } draws and now has { $count } cards in hand.
}
    .you-player = { $count ->
        [one] You draw and now have 1 card in hand.
       *[other] You draw and now have { $count } cards in hand.
    }
saw-hand = { $player } plays { $card-a } from the hand to build pile { $pile }.
    .you-player = You play { $card-a } from your hand to build pile { $pile }.
saw-side = { $player } plays { $card-a } from side pile { $side } to build pile { $pile }.
    .you-player = You play { $card-a } from side pile { $side } to build pile { $pile }.
saw-stock = { $player } plays { $card-a } from the stock to build pile { $pile }.
    .you-player = You play { $card-a } from your stock to build pile { $pile }.
saw-complete = { $count ->
    [one] Build pile { $pile } is complete: its card is shuffled into the draw pile.
   *[other] Build pile { $pile } is complete: its { $count } cards are shuffled into the draw pile.
}
saw-complete-aside = { $count ->
    [one] Build pile { $pile } is complete: its card is laid aside.
   *[other] Build pile { $pile } is complete: its { $count } cards are laid aside.
}
saw-discard = { $player } puts { $card-a } on side pile { $side } and ends the turn.
    .you-player = You put { $card-a } on side pile { $side } and end the turn.
saw-shuffle = { $count ->
    [one] The draw pile is empty: the card laid aside becomes the new one.
   *[other] The draw pile is empty: the { $count } cards laid aside are shuffled and become the new one.
}
saw-stock-out = { $player } has played the last stock card.
    .you-player = You have played your last stock card.
saw-pile-out = The draw pile is used up. The game is over.
saw-cap = After { $actions } actions the game is stopped.

# The table, line by line
at-turn = { $player } is to play.
    .you-player = It is your turn.
at-over = The game is over.
at-player = { $player }: { $facts }
    .you-player = You: { $facts }
at-stock = { $count ->
    [one] 1 stock card ({ $card })
   *[other] { $count } stock cards (top: { $card })
}
at-stock-closed = { $count ->
    [one] 1 stock card (face down)
   *[other] { $count } stock cards (face down)
}
at-stock-empty = no stock cards left
at-hand-size = { $count ->
    [0] no cards in hand
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
at-sides = { $player }, side piles: { $piles }
    .you-player = Your side piles: { $piles }
at-sides-empty = { $player }, side piles: empty
    .you-player = Your side piles: empty
at-side = { $side }: { $card }
at-side-deep = { $side }: { $card } (below: { $cards })
at-side-empty = { $side }: empty
at-build = Build pile { $pile }: { $card } on top, needs { $next-a }
at-build-kings = Build pile { $pile }: { $card } on top, needs { $next-a } (kings below as { $kings })
at-build-empty = Build pile { $pile }: empty, needs { $next-a }
at-pile = { $count ->
    [0] Draw pile: empty
    [one] Draw pile: 1 card
   *[other] Draw pile: { $count } cards
}
at-aside = { $count ->
    [one] Laid aside: 1 card (kings: { $kings })
   *[other] Laid aside: { $count } cards (kings: { $kings })
}
at-hand = Hand: { $cards }
at-empty-hand = Hand: empty

# Refusals
error-stock = Option stock_size: { $stock } is too much. (ranks + 1) × copies must be at least 2 × stock_size + 2 × hand_size + 1, but ({ $ranks } + 1) × { $copies } = { $cards } and 2 × { $stock } + 2 × { $hand } + 1 = { $needed }. The largest stock that fits is { $largest }.
error-hand = Option hand_size: { $hand } is too much, whatever the stock. (ranks + 1) × copies must be at least 2 × stock_size + 2 × hand_size + 1, but ({ $ranks } + 1) × { $copies } = { $cards } and 2 × { $stock } + 2 × { $hand } + 1 = { $needed }. The largest hand that fits, with a stock of 1, is { $largest }.

# How it ended
ending-stock-out = A stock has been played out.
ending-pile-out = The draw pile is used up: fewer stock cards win.
ending-pile-out-draw = The draw pile is used up, with equally many stock cards: a draw.
ending-cap = The game was stopped at its limit of actions: fewer stock cards win.
ending-cap-draw = The game was stopped at its limit of actions, with equally many stock cards: a draw.

# Rules
rule-M1 = Two packs of 52 are shuffled together: 104 cards, eight of each rank. From the lowest the ranks are ace, 2, 3, 4, 5, 6, 7, 8, 9, 10, jack and queen; kings are wild. Suits do not matter. (The options ranks and copies make the pack smaller.)
rule-M2 = Each player has a stock of ten cards, of which only the top one is face up; nobody has seen the others, not even their owner. Each also has a hand of five cards and room for four side piles, which are empty at first. Players agree on the size of the stocks beforehand, usually from 5 to 20 cards. (That is the option stock_size; hand_size and side_piles change the other two.)
rule-M3 = All other cards, 74 with stocks of ten, are the draw pile, face down. Between the players there is room for three build piles, empty at first. (The option build_piles changes how many.)
rule-M4 = The stocks are dealt first and their top cards compared: whoever has the higher one begins. A king counts lowest here. If the two are equal, all cards are shuffled and dealt again. Then the hands are dealt. (With the option king_start a king can count highest instead.)
rule-M5 = At the start of your turn you draw until you have five cards in hand. The player who begins has them already. (The option hand_size changes the five.)
rule-M6 = Then you play as many cards as you like to the build piles, one at a time: a card from your hand, the top card of one of your side piles, or the top card of your stock.
rule-M7 = A build pile begins with an ace and goes up one rank at a time to the queen. A king stands for whatever card is needed, the ace and the queen included. (The option king_as_ace can forbid it as an ace.)
rule-M8 = When you play the top card of your stock, the next one is turned up at once.
rule-M9 = A build pile that reaches the queen is complete. Its twelve cards are shuffled into the draw pile at once; kings among them are kings again. (With the option recycle they are laid aside face up instead, and shuffled in only when a card is to be drawn and the draw pile is empty. With the option ranks the highest rank in the game takes the queen’s place.)
rule-M10 = If your plays empty your hand, you draw five cards at once and your turn goes on. If your last hand card completes a pile, the pile is shuffled in first and you draw after that.
rule-M11 = You end your turn by putting a card from your hand, a king too if you like, on one of your four side piles; there is no other way to end it. Nothing but hand cards goes on side piles, cards do not move from one to another, and only the top card of each can be played.
rule-M12 = Nobody has to play a card just because it could be played.
rule-M13 = Whoever plays the last card of their stock wins at once.
rule-M14 = If a draw (by M5 or M10, taken as a whole) leaves the draw pile empty, the game is over: the player with fewer stock cards wins, and equal numbers are a draw. A stock played out (M13) goes first. In figures: 1 for the winner, -1 for the loser, 0 for both in a draw. (With the option deck_out the game is over only when a draw cannot fill the hand. With the option recycle it is over only when nothing lies aside either. The option max_actions is a limit for games without end: after so many actions, 10,000 unless changed, the game is stopped and decided in the same way.)
rule-M15 = Everybody knows the top cards and sizes of the stocks, all the side piles, the build piles and what the kings in them stand for, how many cards each player has in hand and how many are in the draw pile. Hidden are the hands, the stocks below their top cards and the draw pile.

# Options
option-build_piles = How many build piles there are.
option-stock_size = How many cards each stock has.
option-king_start = What a king counts when the top stock cards decide who begins.
    .is-low = lowest of all
    .is-high = highest of all
option-king_as_ace = Whether a king can begin a build pile.
    .is-false = only an ace can
    .is-true = a king can stand for the ace
option-recycle = When complete build piles go back to the draw pile.
    .is-at_once = at once
    .is-on_empty = when a card is to be drawn and the draw pile is empty
option-deck_out = When the draw pile is used up and the game is over.
    .is-empty = as soon as a draw takes the last card
    .is-short = only when a draw cannot fill the hand
option-max_actions = After how many actions a game is stopped.
option-ranks = How many ranks there are below the king, from the ace up.
option-copies = How many cards of each rank there are.
option-hand_size = How many cards a hand is filled to.
option-side_piles = How many side piles each player has.

# Presets
preset-standard = The usual rules, with three build piles.
preset-four-piles = With four build piles, as in many games of this family.
