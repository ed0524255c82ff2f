# Felix: English
title = Felix: The Cat in the Sack
tagline = Bid your mice for a sack of cats that you have only half seen, and mind the dogs inside.
score = points for cats and mice

# Cards. .the stands inside a sentence, .The begins one.
card-m8 = -8
    .the = the -8
    .The = The -8
card-m5 = -5
    .the = the -5
    .The = The -5
card-3 = 3
    .the = the 3
    .The = The 3
card-5 = 5
    .the = the 5
    .The = The 5
card-8 = 8
    .the = the 8
    .The = The 8
card-11 = 11
    .the = the 11
    .The = The 11
card-15 = 15
    .the = the 15
    .The = The 15
card-rabbit = rabbit
    .the = the rabbit
    .The = The rabbit
card-big-dog = big dog
    .the = the big dog
    .The = The big dog
card-small-dog = small dog
    .the = the small dog
    .The = The small dog
card-hidden = face down
    .the = a face-down card
    .The = A face-down card
dummy = dummy

# Actions
act-place = Place { $card-the }
act-pass = { $mice ->
    [0] Pass (no mice)
    [one] Pass and take 1 mouse
   *[other] Pass and take { $mice } mice
}
act-bid = { $mice ->
    [one] Bid 1 mouse
   *[other] Bid { $mice } mice
}
act-buy = Buy the row for 1 mouse
act-decline = Decline the row

# What happened
saw-set-aside = { $player } has a card drawn by the left neighbour: { $card-the } is out of the game.
    .you-player = Your left neighbour draws one of your cards: { $card-the } is out of the game.
saw-start = { $player } is the start player.
    .you-player = You are the start player.
saw-fill = { $mice ->
    [0] Round { $round } of { $rounds }. The mouse cards stay empty.
    [one] Round { $round } of { $rounds }. The bank puts 1 mouse on the mouse cards.
   *[other] Round { $round } of { $rounds }. The bank puts { $mice } mice on the mouse cards.
}
saw-place = { $player } places a card face down.
    .you-player = You place a card face down.
saw-place-known = { $player } places { $card-the } face down.
    .you-player = You place { $card-the } face down.
saw-turn-up = Turned up: { $card } ({ $owner }).
    .you-owner = Turned up: { $card } (yours).
saw-bid = { $player } bids { $mice }.
    .you-player = You bid { $mice }.
saw-pass = { $mice ->
    [0] { $player } passes and gets nothing.
    [one] { $player } passes and takes 1 mouse.
   *[other] { $player } passes and takes { $mice } mice.
}
    .you-player = { $mice ->
        [0] You pass and get nothing.
        [one] You pass and take 1 mouse.
       *[other] You pass and take { $mice } mice.
    }
saw-buy = { $mice ->
    [one] { $player } buys the row for 1 mouse.
   *[other] { $player } buys the row for { $mice } mice.
}
    .you-player = { $mice ->
        [one] You buy the row for 1 mouse.
       *[other] You buy the row for { $mice } mice.
    }
saw-decline = { $player } does not want the row either: it goes out of the game.
    .you-player = You do not want the row either: it goes out of the game.
saw-chase = { $dog-The } chases { $prey-the } away. Both leave the row.
saw-leave = { $card-The } leaves the row and chases nobody.
saw-take = { $value ->
    [one] { $player } takes the rest of the row: { $value } point.
   *[other] { $player } takes the rest of the row: { $value } points.
}
    .you-player = { $value ->
        [one] You take the rest of the row: { $value } point.
       *[other] You take the rest of the row: { $value } points.
    }

# The table, line by line
at-round = { $bank ->
    [0] Round { $round } of { $rounds }. The bank is empty.
    [one] Round { $round } of { $rounds }. 1 mouse in the bank.
   *[other] Round { $round } of { $rounds }. { $bank } mice in the bank.
}
at-over = The game is over.
at-mouse-cards = Mouse cards: { $mice }
at-no-mice = Mouse cards: empty
at-row = Row: { $cards }
at-empty-row = Row: no card yet
at-slot = { $card } ({ $owner })
    .you-owner = { $card } (you)
at-slot-secret = { $card } ({ $owner }, face down)
    .you-owner = { $card } (you, face down)
at-player = { $player }: { $facts }
    .you-player = You: { $facts }
at-starts = start player
at-passed = passed
at-bid = { $mice ->
    [0] no bid
   *[other] bid { $mice }
}
at-mice = { $mice ->
    [0] no mice
    [one] 1 mouse
   *[other] { $mice } mice
}
at-cats = cats worth { $value }
at-hand = Hand: { $cards }
at-empty-hand = Hand: empty

# Refusals
error-dummy = Only three players have a dummy, and this game has { $got }.
error-cards = { $cards } cards in a set are too few for { $rounds } rounds: there must be at least one card more than rounds.

# How it ended
ending-best-score = The best score wins.
ending-most-cats = The best score was shared: the higher sum of cats won.
ending-shared-victory = Equal in score and in cats: the victory is shared.

# Rules
chapter-F1 = The cards and the mice
rule-F1 = Every player has a set of ten cards, the same for all: seven cats worth -8, -5, 3, 5, 8, 11 and 15, a rabbit worth 0, a big dog and a small dog. (The option cards makes the sets smaller.)
rule-F2 = Mice are money, and points at the end. There are 68 tokens of 1 and 8 of 5, 108 mice in all. Change is free at any time, so only the number of your mice counts.
chapter-F3 = Before the game
rule-F3 = The number of players decides the table, given here from left to right. Five players: mouse cards 2, 3, 4 and 6; five cards in the row; 33 mice in the bank before it fills the mouse cards for the first time; 15 mice for one fill; 108 mice in play. Four players: mouse cards 2, 4 and 6; four cards in the row; 27 in the bank; 12 for one fill; 87 in play. Three players: mouse cards 3 and 6; four cards in the row, the first of them the dummy’s; 21 in the bank; 9 for one fill; 66 in play. The mice in play never become more or fewer. (The options bank, start_mice and dummy change these figures.)
rule-F4 = Before the game your left neighbour draws one of your ten cards unseen. It is out of the game and nobody looks at it. Nine cards are left for nine rounds. You can tell the missing card from those you still hold; nobody else can. (The options cards and rounds play with fewer.)
rule-F5 = Everybody starts with 15 mice. (The option start_mice changes this.)
rule-F6 = With three players a fourth set belongs to the dummy. It is shuffled once, one card is removed unseen, and the other nine stay face down in that order. (Without the option dummy there is no fourth set.)
rule-F7 = Who starts the first round is drawn by lot. (The option first_start can give it to the first seat.)
chapter-F8 = How a round begins
rule-F8 = At the start of a round the bank puts on every mouse card as many mice as it shows, if it can fill all of them. If not, none gets any (see F23).
rule-F9 = From the start player clockwise, each player puts one card from the hand face down into the next place of the row. With three players the dummy’s next card goes into the first place before that, and the players’ cards follow. (Without the option dummy there are only the players’ cards.)
rule-F10 = The first card of the row is turned up. With three players it is the dummy’s, turned up when all have placed.
chapter-F11 = The auction
rule-F11 = The auction goes clockwise from the start player: bid or pass. A bid is a whole number of mice, at least 1, higher than the highest bid so far and not more than you own. The mice of your earlier bid count as yours: a raise replaces that bid. The start player may pass too.
rule-F12 = If you pass, you take back your bid and take all the mice on the lowest mouse card that nobody has taken this round. You are out for the round. Then the leftmost face-down card of the row is turned up. If the mouse cards were not filled you get nothing, and a card is turned up all the same.
rule-F13 = With three players the second pass turns up both of the cards that are still face down. (Not without the option dummy.)
rule-F14 = A player without mice can only pass, and gets the mice of the mouse card as anyone would.
rule-F15 = The auction is over as soon as only one player is left in it, who then holds the highest bid and pays it to the bank.
rule-F16 = If all the others passed and nobody bid, the last player sees the whole row and may buy it for exactly 1 mouse or decline it. Without a mouse there is only declining. Buying counts as winning the auction: F15, F18 and F19 apply.
rule-F17 = A declined row goes out of the game, and nobody scores it. The start player stays the same, and the player who declined takes nothing. The round counts as one of the nine. In the next round the mouse cards get no mice; the round after that they are filled as usual, unless that row was declined as well. (With the option unsold_refill they are filled at once.)
chapter-F18 = The dogs and the buyer
rule-F18 = Before the buyer takes the row the dogs have their way. Two or more dogs of any kind, the dummy’s included: all the dogs leave, and nothing else does. One big dog: it leaves with the highest positive cat; if there is none, with the negative cat nearest to zero (-5 before -8). One small dog: it leaves with the lowest negative cat (-8 before -5); if there is none, with the lowest positive cat. One dog and no cat at all: only the dog leaves. Of two equal cards the leftmost leaves. (With the option dog_chases_rabbit a dog that finds no cat of its own sign takes the leftmost rabbit first; big_dog_fallback turns -5 before -8 round.)
rule-F19 = The buyer lays what is left of the row face down in front of them, apart from the hand, and becomes the start player.
chapter-F20 = The end
rule-F20 = The game ends after nine rounds. Your score is the sum of the cats you won and 1 for every mouse you have. Rabbits and dogs count 0. A score can be negative. (The option rounds makes the game shorter.)
rule-F21 = The highest score wins. If it is shared, the higher sum of cats decides; if that is equal too, the victory is shared. In figures: your share of the victory (1, or 1/k if k players share it) less 1/n with n players, so that all returns add up to zero. The score is reported beside it.
chapter-F22 = What is open, what is hidden
rule-F22 = Everybody knows the face-up cards, every bid and pass, the mouse cards and the bank, and who placed which card of the row. Hidden are the hands, the face-down cards, the removed cards (your own is the one you miss) and the order of the dummy’s cards. The mice and the won cards of the others could be worked out by anyone who keeps count; the table leaves them out to spare those who do not. (The options open_mice and open_won show them.)
chapter-F23 = One more word on the bank
rule-F23 = What a buyer pays is in the bank before the mouse cards are filled again. If the bank has exactly enough to fill them all, that is enough.

# Options
option-dog_chases_rabbit = Whether a lone dog that finds no cat of its own sign takes a rabbit before it takes a cat of the other sign.
    .is-false = the other cats at once
    .is-true = a rabbit first
option-big_dog_fallback = Which negative cat a lone big dog takes along when there is no positive one.
    .is-least_negative = the one nearest to zero, -5
    .is-most_negative = the lowest, -8
option-dummy = Whether a dummy with a set of its own joins in; only with three players.
    .is-published = with three players yes, otherwise no
    .is-false = no dummy
    .is-true = a dummy
option-unsold_refill = Whether the mouse cards are filled in the round after a declined row.
    .is-skip_next = they stay empty for that round
    .is-refill = they are filled as usual
option-first_start = Who is the start player of the first round.
    .is-random = drawn by lot
    .is-seat0 = the first seat
option-open_mice = Whether the table shows how many mice the others have.
    .is-false = hidden
    .is-true = shown
option-open_won = Whether the table shows what the cats won by the others are worth.
    .is-false = hidden
    .is-true = shown
option-rounds = How many rounds are played.
option-cards = How many cards make a set: the first ones of 8, -8, 15, big dog, rabbit, -5, 3, small dog, 5, 11.
option-start_mice = How many mice each player starts with.
option-bank = How many mice the bank has before it fills the mouse cards for the first time.
    .is-published = 21, 27 or 33 for three, four or five players

# Presets
preset-standard = The rules as published, with a dummy for three players.
preset-french = The French rules to the letter: dogs chase rabbits, and three players play without a dummy.

# The page: the table
table-row = The row
table-others = The others
table-bank = Bank
table-round = Round { $round } of { $rounds }
table-next-pass = next pass
table-taken-by = taken by { $player }
    .you-player = taken by you
table-no-card = no card yet
table-only-you = only you see it
table-in-row = in the row
table-leads = highest bid
table-sign-hand = cards in hand
table-hand-cards = { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}
table-bank-low = { $mice ->
    [one] No mice for passing this round: the bank has fewer than the 1 that it takes.
   *[other] No mice for passing this round: the bank has fewer than the { $mice } that it takes.
}
table-declined = No mice for passing this round, because nobody wanted the last row.
table-dog = As far as you can see, { $dog-the } chases { $prey-the } away.
table-dog-alone = { $dog-The } has found nothing to chase yet.
table-dogs = Two or more dogs: they leave the row and chase nobody.
table-in-sight = Worth so far, as you see it: { $value }
table-last-row = The last row
table-choose = Choose your card for the row
table-choose-soon = You can choose your card now
table-chosen = { $card-The } is played when your turn comes.
table-take-back = Take it back

# The page: the buttons of the auction
bid-field = Your bid
bid-less = One mouse less
bid-more = One mouse more
bid-all = All { $mice }
bid-button = Bid
bid-then = Only the winner pays.
bid-none = { $own ->
    [0] A bid would take { $price }, you have no mice.
   *[other] A bid would take { $price }, you have { $own }.
}
pass-then = Then the next card is turned up.
pass-sold = { $player } then has the row for { $mice }.
pass-last = { $player } may then have the row for 1 mouse.
pass-back = Your bid of { $mice } comes back to you.
buy-then = You win the row and begin the next round.
buy-none = You have no mouse to pay with.
decline-then = It goes out of the game.
decline-empty = It goes out of the game, and the next round pays no mice for passing.

# The page: the end
final-title = Where the points come from
final-cats = Cats
final-mice = Mice
final-score = Points
final-won = Cards won
final-nothing = none
final-unseen = Never turned up: out of the game from the start, or not played

# What is going on
lesson-place = { $passes ->
    [0] Everybody puts one card into the row, face down; then the whole row is auctioned. Yours lies first: it is turned up as soon as all have placed.
    [one] Everybody puts one card into the row, face down; then the whole row is auctioned. Yours is turned up when the first player passes.
   *[other] Everybody puts one card into the row, face down; then the whole row is auctioned. Yours is turned up only when { $passes } players have passed.
}
lesson-place-soon = Everybody puts one card into the row, face down. You can choose yours now; it is played when your turn comes, and until then you can change your mind.
lesson-placed = Your card lies in the row. Once all have placed, the first card is turned up and the players bid mice for the whole row.
lesson-auction = { $mice ->
    [0] You bid for all the cards of the row at once, those face down too. At the end the numbers on your cats count, and each mouse you have left is a point. If you pass, you are out of this round and get nothing.
    [one] You bid for all the cards of the row at once, those face down too. At the end the numbers on your cats count, and each mouse you have left is a point. If you pass, you are out of this round but get 1 mouse for it.
   *[other] You bid for all the cards of the row at once, those face down too. At the end the numbers on your cats count, and each mouse you have left is a point. If you pass, you are out of this round but get { $mice } mice for it.
}
lesson-auction-soon = The others are deciding. When it is your turn again you can bid more than the highest bid, or pass.
lesson-leading = Yours is the highest bid. If all the others pass, you pay it and the row is yours.
lesson-passed = You have passed and are out of this round. Watch the cards that are turned up: each player has every card only once.
lesson-last = Nobody has bid, and all but { $player } have passed. The whole row lies open: { $player } may have it for 1 mouse, or nobody gets it.
    .you-player = Nobody has bid, and all the others have passed. The whole row lies open: you may have it for 1 mouse, or nobody gets it.
lesson-over = The game is over. What counts are the numbers on the cats you have won, and 1 point for each mouse.

# Why a move is a good one
why-sight = In sight: { $cards }. Together { $value }.
why-hidden = { $count ->
    [one] 1 card that you do not know: on average about { $value }.
   *[other] { $count } cards that you do not know: on average about { $value } together.
}
why-dogs = What dogs may take away or spare: about { $value }.
why-known = You know every card: the buyer gets { $value }.
why-price = So the row is worth about { $worth }. Paying { $price } leaves { $left }; passing pays { $mice }.
why-broke = The next bid would be { $price }, and you have { $own }.
why-last = The row is worth { $value } and costs 1 mouse.
why-first = Your card is turned up at once, and everybody bids by it. What tempts nobody keeps the price low.
why-rich = You have { $mice } mice, all of you on average { $average }. You can win this row, so make it a good one.
why-poor = You have { $mice } mice, all of you on average { $average }. Others are more likely to win this row.
why-dog = A single dog chases a card out of the row, so nobody can count on what lies there.
why-rabbit = A rabbit is worth nothing, but nobody can tell it from a good cat until it is turned up.
why-bad-cat = It costs points, and whoever buys the row has to take it.
why-small-cat = It is worth little, so little is lost if somebody else gets it.
why-good-cat = It makes the row worth bidding for.
why-yet = By that count something else looks better. Tried out, it does not.
why-tried = Against the best of the others, with the hidden cards dealt in many ways, it is as good as { $lead }.
why-instead = { $action } – as good as { $lead }.
lead-level = being level
lead-ahead = { $points ->
    [one] being 1 point ahead
   *[other] being { $points } points ahead
}
lead-behind = { $points ->
    [one] being 1 point behind
   *[other] being { $points } points behind
}

# cattery analyse
study-price = Mice paid for a row, by what its cats were worth
study-card = What a row with this card brought its buyer: its cats less the mice paid
study-card-0 = first third of the game
study-card-1 = second third
study-card-2 = last third

# Personas of weak bots
persona-honest = honest
persona-bluffer = bluffing
persona-hoarder = hoarding

# A game to learn by: what is said of its moments (example.txt)
example-deal = You are Ada and play against Bo and Cy. Everybody has the same 10 cards; of yours the small dog is out of the game, and nobody else knows that. Now everybody puts one card face down into a row, and the whole row is auctioned. You put in your best cat, the 15, and hope to win it back.
example-secret = Your 15 lies face down: nobody else knows that it is there. And of the others’ cards you see only the backs.
example-dummy = With 3 players a dummy adds a card: a -8. That tempts nobody, but you know that a 15 lies beside it. You have 15 mice to pay with, and you bid 1.
example-pass = Bo passes, takes the 3 mice from the lowest mouse card and is out of this round. With each pass the next card is turned up: now everybody sees your 15.
example-sure = Cy bids 2. You could bid 3, but the cards of Bo and Cy still lie face down, and passing pays 6 mice for certain. Your bid of 1 comes back to you: only the buyer pays.
example-chase = A lone big dog chases the best cat away: a 15 leaves the row with it. So Cy pays 2 mice for the other 15 and the -8, which makes 7 points. Whoever buys the row starts the next round.
example-dog = You have 21 mice now, more than anybody. You put in your big dog: if it is the only dog, whoever counts on a good cat will not get it.
example-two-dogs = Cy’s card is a big dog as well. Two or more dogs leave the row and chase nobody; but nobody else knows that there are two. You do not see much of value in this row, so you pass and take 6 mice.
example-last-one = Nobody has bid. Only Bo is left and may have the whole row for 1 mouse. Bo’s own card is an 11, and no dog chases it away.
example-bargain = 11 points for 1 mouse: a bargain, because nobody bid. In the next round passing pays nothing: the bank has 6 mice left, and it takes 9 to fill the mouse cards.
example-last-round = This example ends with round 3; a whole game has 9. You have 27 mice, and passing pays nothing now: you want this row, and put in your 11.
example-small-dog = The dummy’s card is a small dog. Alone it would chase the worst cat away, a -5 or a -8, and that helps whoever buys the row.
example-raise = Everybody knows one card of the row that the others do not. Yours is an 11: to you the row is worth a lot, and you raise to 3.
example-price = 4, then 5: Bo and Cy want it too. Each mouse that you pay is one point less at the end; but for your 11 alone 6 mice are not too much.
example-nothing = Bo gives up and gets nothing, for the mouse cards are empty. Bo’s card is a small dog: with two dogs in the row nobody is chased.
example-end = Cy’s card was a small dog too: all three dogs leave, and only your 11 remains. Cats and mice are added up: 11 and 21 make 32. Bo has 28, Cy 23: you win.
