# Cockroach Poker: English
title = Cockroach Poker
tagline = Push your vermin across the table, truthfully or not, and let the others end up with them.
score = face-up cards

# Cards
card-bat = bat
card-cockroach = cockroach
card-fly = fly
card-rat = rat
card-scorpion = scorpion
card-spider = spider
card-stink-bug = stink bug
card-toad = toad
cards-bat = { $count ->
    [one] 1 bat
   *[other] { $count } bats
}
cards-cockroach = { $count ->
    [one] 1 cockroach
   *[other] { $count } cockroaches
}
cards-fly = { $count ->
    [one] 1 fly
   *[other] { $count } flies
}
cards-rat = { $count ->
    [one] 1 rat
   *[other] { $count } rats
}
cards-scorpion = { $count ->
    [one] 1 scorpion
   *[other] { $count } scorpions
}
cards-spider = { $count ->
    [one] 1 spider
   *[other] { $count } spiders
}
cards-stink-bug = { $count ->
    [one] 1 stink bug
   *[other] { $count } stink bugs
}
cards-toad = { $count ->
    [one] 1 toad
   *[other] { $count } toads
}

# Actions
act-true = “True”: it is a { $claim }
act-false = “False”: it is not a { $claim }
act-look = Look at the card and pass it on
act-pass = Pass it on to { $target } as a { $claim }
act-offer = Offer a { $card } to { $target } as a { $claim }

# What happened
saw-start = { $player } is the start player.
    .you-player = You are the start player.
saw-offer = { $player } offers { $target } a card: “A { $claim }!”
    .you-player = You offer { $target } a card: “A { $claim }!”
    .you-target = { $player } offers you a card: “A { $claim }!”
saw-offer-known = { $player } offers { $target } a { $card }: “A { $claim }!”
    .you-player = You offer { $target } a { $card }: “A { $claim }!”
    .you-target = { $player } offers you a { $card }: “A { $claim }!”
saw-look = { $player } looks at the card.
    .you-player = You look at the card.
saw-look-known = { $player } looks at the card: it is a { $card }.
    .you-player = You look at the card: it is a { $card }.
saw-pass = { $player } passes the card on to { $target }: “A { $claim }!”
    .you-player = You pass the card on to { $target }: “A { $claim }!”
    .you-target = { $player } passes the card on to you: “A { $claim }!”
saw-true = { $player } says “true” to the { $claim }. It is turned up: a { $card }.
    .you-player = You say “true” to the { $claim }. It is turned up: a { $card }.
saw-false = { $player } says “false” to the { $claim }. It is turned up: a { $card }.
    .you-player = You say “false” to the { $claim }. It is turned up: a { $card }.
saw-take = { $player } takes the card and now has { $cards }.
    .you-player = You take the card and now have { $cards }.
saw-lose-four-alike = { $player } has { $count } of a kind and loses.
    .you-player = You have { $count } of a kind and lose.
saw-lose-empty-hand = { $player } has to start a round without a card in hand, and loses.
    .you-player = You have to start a round without a card in hand, and lose.
saw-lose-full-set = { $player } has one of every species and loses.
    .you-player = You have one of every species and lose.

# The table, line by line
at-over = The game is over.
at-offering = { $player } starts the round with a card from the hand.
    .you-player = You start the round with a card from your hand.
at-offer = { $player } to { $target }: “A { $claim }!”
    .you-player = You to { $target }: “A { $claim }!”
    .you-target = { $player } to you: “A { $claim }!”
at-card = The card is a { $card }.
at-player = { $count ->
    [one] { $player }: 1 card in hand, face up { $cards }
   *[other] { $player }: { $count } cards in hand, face up { $cards }
}
    .you-player = { $count ->
        [one] You: 1 card in hand, face up { $cards }
       *[other] You: { $count } cards in hand, face up { $cards }
    }
at-player-bare = { $count ->
    [one] { $player }: 1 card in hand, none face up
   *[other] { $player }: { $count } cards in hand, none face up
}
    .you-player = { $count ->
        [one] You: 1 card in hand, none face up
       *[other] You: { $count } cards in hand, none face up
    }
at-set-aside = { $count ->
    [one] Set aside unseen: 1 card
   *[other] Set aside unseen: { $count } cards
}
at-hand = Hand: { $cards }
at-empty-hand = Hand: empty

# The table on a page. What stands in a sentence as card, target and claim is chosen below it.
table-limit = { $count } of a kind lose the game
table-limit-set = { $count } of a kind, or one of every kind, lose the game
table-danger = One more loses: { $cards }
table-danger-hand = Hand empty: any card taken loses
table-answers = { $player } says whether that is true, or looks and passes it on.
    .you-player = Is that true? Say so, or look and pass it on.
table-must-answer = { $player } must say whether that is true: everybody else has had the card.
    .you-player = Is that true? You must say so: everybody else has had the card.
table-passes = { $player } has looked at the card and now passes it on.
    .you-player = You have looked at the card. Now pass it on.
table-takes = { $player } takes it
    .you-player = you take it
table-takes-counted = { $player } takes it and has { $cards }
    .you-player = you take it and have { $cards }
table-takes-and-loses = { $player } takes it and loses
    .you-player = you take it and lose
table-told-truth = { $player } told the truth: it is a { $card }.
    .you-player = You told the truth: it is a { $card }.
table-told-lie = { $player } lied: it is a { $card }.
    .you-player = You lied: it is a { $card }.
table-offer = Give { $card } to { $target }, saying “{ $claim }”
table-pass = Pass it on to { $target }, saying “{ $claim }”
table-slot-card = a { $card }
table-slot-claim = a { $claim }
table-hand = { $player }’s hand
    .you-player = Your hand
table-which = Which card?
table-whom = To whom?
table-claim = What do you say it is?
table-truth = the truth
table-lie = a lie
table-true = True
table-false = False
table-look = Look and pass it on
table-true-means = it is a { $claim }
table-false-means = it is not a { $claim }
table-look-means = in secret
table-right = Right:
table-wrong = Wrong:
table-look-then = Then you must give it to { $players }.
table-look-then-some = Then you must give it to one of { $count } players.
table-look-none = Not possible: everybody else has had the card.
table-blind = Pass it on without looking
table-had = had it
table-in-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
table-face-up = Face up
table-rounds = Earlier rounds
table-card-down = A card, face down
table-to = to

# What is going on, for those who have never played
lesson-offer = You start the round. Give somebody a card from your hand, face down, and say what it is: the truth or a lie. Whoever gets it wrong in the end keeps it face up, and { $count } of a kind lose the game.
lesson-answer = { $player } says that this card is a { $claim }. Say “true” or “false”: if you are right, { $player } takes it, if you are wrong, you do. Or look at it in secret and pass it on with a claim of your own.
lesson-answer-last = { $player } says that this card is a { $claim }. There is nobody left to pass it on to, so say “true” or “false”. If you are right, { $player } takes it; if you are wrong, you do.
lesson-pass = You have looked, so you must pass the card on. Give it to somebody who has not had it and say what it is: the truth or a lie. If they see through you, the card is yours; if not, theirs.
lesson-watch-offer = { $player } is choosing a card to give away and what to say about it. If it comes to you, you say whether that is true, or you look and pass it on.
lesson-watch-answer = { $teller } has offered { $player } a card. If { $player } guesses right whether the claim is true, { $teller } takes it; if not, { $player } does.
    .you-teller = You have offered { $player } a card. If { $player } guesses right whether your claim is true, you take it; if not, { $player } does.
lesson-watch-pass = { $player } has looked at the card in secret and must now pass it on to somebody who has not had it.
lesson-over = Only one loses in this game: { $player }. Everybody else has won.
    .you-player = Only one loses in this game, and this time it is you. Everybody else has won.

# Why an action is recommended
why-left = Cards of this kind ({ $claim }): { $copies } in all, { $shown } face up, { $own } in your hand. So it can be one of { $left }, out of { $unseen } cards that you do not see.
why-none-left = It cannot be a { $claim }: you see all { $copies } of them.
why-odds = By the rule of thumb the claim is true { $percent } times in 100: a kind that is claimed is { $trust } times as likely as another, and one that would hurt you is likelier still.
why-taking = With a { $card } { $player } would have { $has } of the { $limit } that lose.
    .you-player = With a { $card } you would have { $has } of the { $limit } that lose.
why-losing = With a { $card } { $player } would lose the game.
    .you-player = With a { $card } you would lose the game.
why-look = { $count ->
    [one] 1 player has not had the card. When you have seen it, you decide what is said about it.
   *[other] { $count } players have not had the card. When you have seen it, you decide who gets it and as what.
}
why-mixed = Tell the truth about as often as you lie: then nobody can read you.
why-lie = { $left } of the { $copies } cards of this kind ({ $claim }) do not lie face up, so the lie can be believed.
why-yet = By that count something else looks better. Tried out, it does not.
why-tried = With the hidden cards dealt in many ways, this loses you the game { $often }.
why-instead = { $action } – { $often }.
often = { $percent ->
    [0] less than once in 100 times
    [one] about once in 100 times
   *[other] about { $percent } times in 100
}
give-own = Offer a { $card } to { $target }
give-on = Pass it on to { $target }

# Refusals
error-lose-count = Nobody can collect { $lose_count } cards of a species that has only { $copies } in the pack. Fewer cards must lose, or there must be more of each species.
error-deal = The pack is too small: { $species } species × { $copies } cards - { $set_aside } set aside = { $dealt } cards for { $players } players. Each needs at least one.

# How it ended
ending-four-alike = Too many of one species: that loses the game.
ending-empty-hand = Having to start a round with an empty hand loses the game.
ending-full-set = One of every species: that loses the game.

# Rules
chapter-C1 = The cards
rule-C1 = There are 64 cards, eight of each species: bat, cockroach, fly, rat, scorpion, spider, stink bug and toad. (The options species and copies make the pack smaller.)
rule-C2 = All 64 cards are dealt as evenly as possible, one by one and clockwise, the first one to the start player. So hands may differ by one card: 22, 21 and 21 with three players; 16 each with four; 13, 13, 13, 13 and 12 with five; 11, 11, 11, 11, 10 and 10 with six. No card is left over. (Except those of the option set_aside.)
rule-C3 = With two players ten cards are set aside unseen, and each player gets 27. A card set aside never comes back. (The option set_aside changes how many cards that are, with any number of players.)
chapter-C4 = Offering a card
rule-C4 = The start player of the round puts a card from the hand face down on the table, names another player and says which species it is, truly or not. Who starts the first round is drawn by lot. (The option first_start can give it to the first seat.)
chapter-C5 = Being offered one
rule-C5 = If a card is offered to you, you do one of two things. You accept it: say “true” or “false”, and the card is turned up. If you are right, the player who offered it last takes it, face up; if you are wrong, you take it, face up. Or you pass it on: look at it in secret, then offer it to a player who has not had it this round, with a claim of your own, the same or another. (With the option blind_pass you may also pass it on without looking.)
rule-C6 = Looking commits. Once you have looked at the card you must pass it on and can no longer accept it.
rule-C7 = A card may not be offered to oneself, nor to anyone who has had it this round; that includes the player who began the round.
rule-C8 = When all but one have had the card, that last one must accept it. With two players this is always so.
chapter-C9 = The next round
rule-C9 = Whoever takes the card starts the next round. A player with an empty hand can still be offered a card, and may accept it or pass it on as usual.
chapter-C10 = Who loses
rule-C10 = A player with four face-up cards of one species loses at once; with two players it takes five. (The option lose_count changes this number. With the option lose_on_full_set, one face-up card of each species loses at once as well.)
rule-C11 = A player who must start a round with an empty hand loses. Only the player who has just taken the card is looked at, and four of a kind is looked at first.
rule-C12 = There is one loser; all the others win. In figures: -1 for the loser, 1/(n - 1) for each of the others with n players, so that all returns add up to zero.
chapter-C13 = What is open, what is hidden
rule-C13 = Everybody knows the face-up cards, how many cards each player has in hand, and who offered the card to whom with which claim in this round. The card under way is known to its first owner and to those who have looked at it. All else is hidden until the card is turned up. The claims of earlier rounds are left to your memory. (The option open_history keeps them in view.)

# Options
option-first_start = Who starts the first round.
    .is-random = drawn by lot
    .is-seat0 = the first seat
option-lose_count = How many face-up cards of one species lose the game.
    .is-published = 4, with two players 5; in a smaller pack 4, or as many as a species has if that is fewer
option-set_aside = How many cards are set aside unseen before the deal.
    .is-published = none, with two players 10; none from a smaller pack
option-blind_pass = Whether a card may be passed on without a look at it.
    .is-false = whoever passes it on must look first
    .is-true = it may be passed on unseen
option-lose_on_full_set = Whether one face-up card of each species loses the game too.
    .is-false = only cards alike lose
    .is-true = a full set loses as well
option-open_history = How long the claims stay readable for the players.
    .is-false = for this round only; the rest is memory
    .is-true = those of finished rounds too
option-species = How many species are in the pack: the first ones of bat, cockroach, fly, rat, scorpion, spider, stink bug, toad.
option-copies = How many cards of each species are in the pack.

# Presets
preset-standard = The rules as published; two players set ten cards aside and lose with five alike.
preset-seed = The French rules to the letter: all cards are dealt and four alike lose, with two players as well.

# cattery analyse
study-truth = Share of true claims, by how often the card has been offered
study-success = Share of claims that came off (the answer was wrong), by how often the card had been offered
study-success-0 = claims that were false
study-success-1 = claims that were true

# Personas of weak bots
persona-honest = honest
persona-bluffer = bluffing
persona-suspicious = suspicious

# A game to learn by: what is said of its moments (example.txt)
example-deal = You are Ada, at a table with Bo and Cy. There are 8 kinds of vermin, 8 cards of each, and all are dealt. Whoever has 3 of a kind lying face up loses (usually 4), and all the others win. You begin: you give Cy a stink bug, face down, and say what it is. You may lie; this time it is the truth.
example-asked = Cy sees only the back of the card and your face. Now Cy says “true” or “false”, or looks at the card in secret and passes it on to Bo. Whoever is wrong keeps the card.
example-believed = Cy believed you, and was right: the card comes back to you and lies face up before you for good. Whoever takes a card starts the next round. You stay with the truth and give Bo a bat.
example-doubted = Bo took the truth for a lie, and now the bat lies before Bo. So the truth deceives as well as a lie, as long as nobody can read you.
example-guess = Now you are asked. You hold 2 of the 8 toads, and the other 6 may be anywhere, so it can be one. Nobody but Bo knows; and a toad would be your first, so there is little to lose. You take it for a lie.
example-right = It was a stink bug: you were right, so Bo, who offered it, has to take it.
example-look = Cy says that it is a fly. You have none of the 8 flies, so you know nothing about it. There is a third way: you look at the card in secret and pass it on to Bo, who has not had it yet.
example-pass = Cy has lied: it is a stink bug. Whoever has looked must pass the card on and say what it is, the same again or something else. You call it a toad. If Bo gets that wrong, Bo takes the card; if not, you do.
example-last-one = Everybody else has had the card, so Bo cannot pass it on and has to say “true” or “false”.
example-danger = Bo has seen through you: a second stink bug lies before you, and a third one would lose you the game. Everybody sees that. So you give Bo a bat and call it a stink bug: that you want to be rid of those is easy to believe.
example-two-bats = Bo believed it and has 2 bats now.
example-safe = A stink bug, says Bo. If you say “false” and it is one, you lose the game. If you say “true” and it is not, you only take some other card, your first of its kind. So “true” is the safe answer.
example-even = It was a stink bug, and you were right: Bo takes it and has 2 of them now, as you have.
example-again = The same question again, and the same answer: if it is a stink bug, this time it is Bo who loses the game. If it is not, it costs you little.
example-bluff = It was a rat: Bo has bluffed, and you take a harmless card. Bo has 2 bats and 2 stink bugs now. You give Bo a bat and call it a stink bug once more. Bo will think as you did: “true” is the safe answer.
example-end = Not this time: with 3 bats Bo loses at once. Only one player loses in this game; you and Cy have won, whatever you have left in hand. There is one other way to lose: having to start a round with an empty hand.
