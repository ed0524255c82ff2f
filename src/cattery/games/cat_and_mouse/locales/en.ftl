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

# The table on the page. A sign stands in the corner of a card.
sign = { $rank ->
    [ace] A
    [jack] J
    [queen] Q
    [king] K
   *[other] { $rank }
}
table-stock = Stock
table-pile = Draw pile
table-aside = Laid aside
table-builds = Build piles
table-own = Your cards
table-side = Side pile { $fact }
table-here = here
table-put-aside = On a side pile it ends your turn.
needs = needs { $next-a }
begins = begins with { $next-a }
refusal = needs { $next-a }, not { $card-a }
told-none = { $card }: fits no build pile now.
told-one = { $card }: fits build pile { $pile }. Choose it again to play it there.
told-some = { $card }: fits build piles { $piles }. Choose one.
prompt-stock = Your stock card ({ $card }) fits. Play it!
prompt-play = Choose a card: the piles that it fits light up.
prompt-discard = Nothing fits. Choose a hand card to put on a side pile.

# What is going on
lesson-first = Your stock is the pile on the left, { $count ->
    [one] 1 card
   *[other] { $count } cards
} high: whoever plays out the stock first wins. { $now }
lesson-wait = { $player } is playing and wants to be rid of the top stock card ({ $card }). Watch what the build piles need next: you play on them too.
lesson-stock = The top of your stock ({ $card }) fits a build pile. Play it: the stock is what you have to get rid of.
lesson-play = Some of your cards fit. Play those that bring a build pile nearer to your stock card ({ $card }). You need not play all; you end the turn by putting a hand card on a side pile.
lesson-king = Only a king fits, which stands for any card. It is worth keeping unless it helps your stock card ({ $card }) along. You end the turn by putting a hand card on a side pile.
lesson-discard = No card fits a build pile. End your turn: put a hand card that you do not need soon on a side pile. Later you can play the top card of each.
lesson-over = The game is over. In the replay you can look at it step by step.

# Why a move is recommended
why-wins = It is your last stock card: you win.
why-stock = { $count ->
    [one] Your stock is down to 1 card, which is turned up.
   *[other] Your stock is down to { $count } cards, and the next one is turned up.
}
why-frees = On side pile { $side } it frees { $card-a }.
why-empties = Side pile { $side } is empty then and has room.
why-king = You have no { $card } at hand, so a king stands for it.
why-refill = { $count ->
    [one] It is your last hand card: you draw a new one and go on.
   *[other] It is your last hand card: you draw { $count } new ones and go on.
}
why-fits = Then your stock card ({ $card }) fits there.
why-way = { $count ->
    [0] From there your own cards lead up to your stock card ({ $card }).
    [one] From there you lack 1 card on the way to your stock card ({ $card }).
   *[other] From there you lack { $count } cards on the way to your stock card ({ $card }).
}
why-gives = { $player } could then play the stock card ({ $card }) there.
why-blocks = { $player } can then no longer play the stock card ({ $card }) there.
why-their-way = { $count ->
    [0] The cards that { $player } shows would lead from there to the stock card ({ $card }).
    [one] From there { $player } shows all but 1 of the cards on the way to the stock card ({ $card }).
   *[other] From there { $player } shows all but { $count } of the cards on the way to the stock card ({ $card }).
}
why-nothing-fits = None of your cards fits a build pile.
why-keep-king = Only a king would fit, and it is worth keeping.
why-stay = Playing on would help { $player } more than you.
why-on-empty = Side pile { $side } is empty: nothing gets covered.
why-on-equal = It lies on another { $card }.
why-on-higher = It lies on { $card-a }, which is needed after it.
why-covers = It covers { $card-a }, which then has to wait.
why-latest = { $count ->
    [0] You keep the others, which are needed later.
    [one] Of your hand cards the { $card } is needed last: after 1 more card at the earliest.
   *[other] Of your hand cards the { $card } is needed last: after { $count } more cards at the earliest.
}
why-later = { $count ->
    [0] The { $card } is needed on a build pile now.
    [one] The { $card } is needed after 1 more card at the earliest.
   *[other] The { $card } is needed after { $count } more cards at the earliest.
}
why-tried = With the hidden cards dealt in many ways, it wins { $often }.
why-instead = { $action } – { $often }.
often = { $percent ->
    [0] less than once in 100 times
    [one] about once in 100 times
   *[other] about { $percent } times in 100
}

# Refusals
error-stock = A stock of { $stock } cards is too large. There are ({ $ranks } + 1) × { $copies } = { $cards } cards, but two stocks, two hands and one card to draw are 2 × { $stock } + 2 × { $hand } + 1 = { $needed }. The largest stock that fits has { $largest }.
error-hand = A hand of { $hand } cards is too large, however small the stock is. There are ({ $ranks } + 1) × { $copies } = { $cards } cards, but two stocks, two hands and one card to draw are 2 × { $stock } + 2 × { $hand } + 1 = { $needed }. The largest hand that fits, with a stock of 1, has { $largest }.

# How it ended
ending-stock-out = A stock has been played out.
ending-pile-out = The draw pile is used up: fewer stock cards win.
ending-pile-out-draw = The draw pile is used up, with equally many stock cards: a draw.
ending-cap = The game was stopped at its limit of actions: fewer stock cards win.
ending-cap-draw = The game was stopped at its limit of actions, with equally many stock cards: a draw.

# Rules
chapter-M1 = The cards
rule-M1 = Two packs of 52 are shuffled together: 104 cards, eight of each rank. From the lowest the ranks are ace, 2, 3, 4, 5, 6, 7, 8, 9, 10, jack and queen; kings are wild. Suits do not matter. (The options ranks and copies make the pack smaller.)
rule-M2 = Each player has a stock of ten cards, of which only the top one is face up; nobody has seen the others, not even their owner. Each also has a hand of five cards and room for four side piles, which are empty at first. Players agree on the size of the stocks beforehand, usually from 5 to 20 cards. (That is the option stock_size; hand_size and side_piles change the other two.)
rule-M3 = All other cards, 74 with stocks of ten, are the draw pile, face down. Between the players there is room for three build piles, empty at first. (The option build_piles changes how many.)
chapter-M4 = Who begins
rule-M4 = The stocks are dealt first and their top cards compared: whoever has the higher one begins. A king counts lowest here. If the two are equal, all cards are shuffled and dealt again. Then the hands are dealt. (With the option king_start a king can count highest instead.)
chapter-M5 = Your turn
rule-M5 = At the start of your turn you draw until you have five cards in hand. The player who begins has them already. (The option hand_size changes the five.)
rule-M6 = Then you play as many cards as you like to the build piles, one at a time: a card from your hand, the top card of one of your side piles, or the top card of your stock.
chapter-M7 = The build piles
rule-M7 = A build pile begins with an ace and goes up one rank at a time to the queen. A king stands for whatever card is needed, the ace and the queen included. (The option king_as_ace can forbid it as an ace.)
rule-M8 = When you play the top card of your stock, the next one is turned up at once.
rule-M9 = A build pile that reaches the queen is complete. Its twelve cards are shuffled into the draw pile at once; kings among them are kings again. (With the option recycle they are laid aside face up instead, and shuffled in only when a card is to be drawn and the draw pile is empty. With the option ranks the highest rank in the game takes the queen’s place.)
chapter-M10 = Hand and side piles
rule-M10 = If your plays empty your hand, you draw five cards at once and your turn goes on. If your last hand card completes a pile, the pile is shuffled in first and you draw after that.
rule-M11 = You end your turn by putting a card from your hand, a king too if you like, on one of your four side piles; there is no other way to end it. Nothing but hand cards goes on side piles, cards do not move from one to another, and only the top card of each can be played.
rule-M12 = Nobody has to play a card just because it could be played.
chapter-M13 = The end
rule-M13 = Whoever plays the last card of their stock wins at once.
rule-M14 = If a draw (by M5 or M10, taken as a whole) leaves the draw pile empty, the game is over: the player with fewer stock cards wins, and equal numbers are a draw. A stock played out (M13) goes first. In figures: 1 for the winner, -1 for the loser, 0 for both in a draw. (With the option deck_out the game is over only when a draw cannot fill the hand. With the option recycle it is over only when nothing lies aside either. The option max_actions is a limit for games without end: after so many actions, 10,000 unless changed, the game is stopped and decided in the same way.)
chapter-M15 = What is open, what is hidden
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

# Personas of weak bots
persona-eager = eager
persona-hoarder = hoarding
persona-careful = careful

# A game to learn by: what is said of its moments (example.txt)
example-deal = You are Ada and play against Bo. Whoever plays out their stock first wins; here a stock has 3 cards (usually 10), of which only the top one is seen. Yours is an 8, Bo’s is an ace, and the higher one begins. The 3 build piles in the middle are for both: each begins with an ace and goes up rank by rank. You play your ace.
example-keep-king = Now build pile 1 needs a 2, and you have none. Your king would do, for it stands for any card; but it will be worth more later. You end your turn: you put a 5 from your hand on a side pile, from where you can play it later.
example-their-stock = Bo plays the ace from the stock, and the next stock card is turned up at once: a 7. Now Bo has 2 left.
example-draw = At the start of your turn you draw until you have 5 cards. You have drawn a 3, and build pile 1 needs it. So the pile comes nearer to the 8 of your stock.
example-stop = You could go on with the 4 and the 5. But then only a 6 would be missing, and Bo could play the 7 of the stock. So you stop, and put a 5 on the other 5.
example-king = Bo plays a king as a 4: a king stands for whatever card is needed.
example-opened = Bo had the 5 and the 6 as well, and so the 7 of the stock is gone. But now build pile 1 needs an 8, and that is your stock card!
example-stock = Your turn: the 8 of your stock fits. The stock comes first, for it decides the game.
example-next = The next stock card is a 9, and it fits at once.
example-last-card = Your last stock card is an 8. Build pile 1 needs a 10 by now, so another pile has to grow up to your 8: you begin with the 2 on build pile 2.
example-hold = With the 4 you would help Bo, whose last stock card is a 7. You keep it until you can go all the way, and put the 9 on an empty side pile.
example-side-piles = Bo plays the 10 and the jack from the side piles: of each, only the top card can be played.
example-complete = With the queen build pile 1 is complete. Its 12 cards are shuffled into the draw pile, and a new pile can begin there.
example-way = Bo could not go on, and now your way is clear: the 4 from your hand, a 5 from side pile 1, the 6 from your hand, a king as a 7, and then your 8.
example-wild = You have no 7, so a king takes its place. That also shuts out Bo, who wanted to play a 7 there.
example-end = That was your last stock card, so you win at once; the 2 cards in your hand and those on the side piles do not count. Bo has 1 stock card left. One thing has not come up: whoever plays the last hand card draws 5 new ones and goes on.
