# Poker des cafards : français
title = Poker des cafards
tagline = Refilez vos bestioles aux autres, en disant la vérité ou non, et tâchez de ne pas les voir revenir.
score = cartes face visible

# Cartes. .un se met dans la phrase, .Un au début.
card-bat = chauve-souris
    .un = une chauve-souris
    .Un = Une chauve-souris
card-cockroach = cafard
    .un = un cafard
    .Un = Un cafard
card-fly = mouche
    .un = une mouche
    .Un = Une mouche
card-rat = rat
    .un = un rat
    .Un = Un rat
card-scorpion = scorpion
    .un = un scorpion
    .Un = Un scorpion
card-spider = araignée
    .un = une araignée
    .Un = Une araignée
card-stink-bug = punaise
    .un = une punaise
    .Un = Une punaise
card-toad = crapaud
    .un = un crapaud
    .Un = Un crapaud
cards-bat = { $count ->
    [one] 1 chauve-souris
   *[other] { $count } chauves-souris
}
cards-cockroach = { $count ->
    [one] 1 cafard
   *[other] { $count } cafards
}
cards-fly = { $count ->
    [one] 1 mouche
   *[other] { $count } mouches
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
    [one] 1 araignée
   *[other] { $count } araignées
}
cards-stink-bug = { $count ->
    [one] 1 punaise
   *[other] { $count } punaises
}
cards-toad = { $count ->
    [one] 1 crapaud
   *[other] { $count } crapauds
}

# Actions
act-true = « Vrai » : c’est bien { $claim-un }
act-false = « Faux » : ce n’est pas { $claim-un }
act-look = Regarder la carte, pour la repasser
act-pass = Repasser la carte à { $target } en annonçant { $claim-un }
act-offer = Proposer { $card-un } à { $target } en annonçant { $claim-un }

# Ce qui s’est passé
saw-start = { $player } commence.
    .you-player = Vous commencez.
saw-offer = { $player } propose une carte à { $target } : « { $claim-Un } ! »
    .you-player = Vous proposez une carte à { $target } : « { $claim-Un } ! »
    .you-target = { $player } vous propose une carte : « { $claim-Un } ! »
saw-offer-known = { $player } propose { $card-un } à { $target } : « { $claim-Un } ! »
    .you-player = Vous proposez { $card-un } à { $target } : « { $claim-Un } ! »
    .you-target = { $player } vous propose { $card-un } : « { $claim-Un } ! »
saw-look = { $player } regarde la carte.
    .you-player = Vous regardez la carte.
saw-look-known = { $player } regarde la carte : c’est { $card-un }.
    .you-player = Vous regardez la carte : c’est { $card-un }.
saw-pass = { $player } repasse la carte à { $target } : « { $claim-Un } ! »
    .you-player = Vous repassez la carte à { $target } : « { $claim-Un } ! »
    .you-target = { $player } vous repasse la carte : « { $claim-Un } ! »
saw-true = { $player } répond « vrai » à l’annonce « { $claim } ». On retourne la carte : { $card-un }.
    .you-player = Vous répondez « vrai » à l’annonce « { $claim } ». On retourne la carte : { $card-un }.
saw-false = { $player } répond « faux » à l’annonce « { $claim } ». On retourne la carte : { $card-un }.
    .you-player = Vous répondez « faux » à l’annonce « { $claim } ». On retourne la carte : { $card-un }.
saw-take = { $player } prend la carte et a maintenant { $cards }.
    .you-player = Vous prenez la carte et avez maintenant { $cards }.
saw-lose-four-alike = { $player } a { $count } bestioles pareilles et perd la partie.
    .you-player = Vous avez { $count } bestioles pareilles et perdez la partie.
saw-lose-empty-hand = { $player } doit entamer un tour sans carte en main et perd la partie.
    .you-player = Vous devez entamer un tour sans carte en main et perdez la partie.
saw-lose-full-set = { $player } a une bestiole de chaque espèce et perd la partie.
    .you-player = Vous avez une bestiole de chaque espèce et perdez la partie.

# La table, ligne par ligne
at-over = La partie est terminée.
at-offering = { $player } entame le tour avec une carte de sa main.
    .you-player = À vous d’entamer le tour avec une carte de votre main.
at-offer = De { $player } à { $target } : « { $claim-Un } ! »
    .you-player = De vous à { $target } : « { $claim-Un } ! »
    .you-target = De { $player } à vous : « { $claim-Un } ! »
at-card = La carte est { $card-un }.
at-player = { $count ->
    [one] { $player } : { $count } carte en main, face visible { $cards }
   *[other] { $player } : { $count } cartes en main, face visible { $cards }
}
    .you-player = { $count ->
        [one] Vous : { $count } carte en main, face visible { $cards }
       *[other] Vous : { $count } cartes en main, face visible { $cards }
    }
at-player-bare = { $count ->
    [one] { $player } : { $count } carte en main, aucune face visible
   *[other] { $player } : { $count } cartes en main, aucune face visible
}
    .you-player = { $count ->
        [one] Vous : { $count } carte en main, aucune face visible
       *[other] Vous : { $count } cartes en main, aucune face visible
    }
at-set-aside = { $count ->
    [one] Mise de côté : { $count } carte, que personne n’a vue
   *[other] Mises de côté : { $count } cartes, que personne n’a vues
}
at-hand = Main : { $cards }
at-empty-hand = Main : vide

# La table à l’écran. Ce que la phrase nomme (card, target, claim) se choisit juste en dessous.
table-limit = { $count } de la même espèce font perdre
table-limit-set = { $count } de la même espèce, ou une de chaque espèce, font perdre
table-danger = Une de plus fait perdre : { $cards }
table-danger-hand = Main vide : prendre une carte fait perdre
table-answers = { $player } dit si c’est vrai, ou regarde la carte et la repasse.
    .you-player = Est-ce vrai ? Répondez, ou regardez la carte et repassez-la.
table-must-answer = { $player } doit dire si c’est vrai : tous les autres ont déjà eu la carte.
    .you-player = Est-ce vrai ? Vous devez répondre : tous les autres ont déjà eu la carte.
table-passes = { $player } a regardé la carte et va la repasser.
    .you-player = Vous avez regardé la carte. Il faut maintenant la repasser.
table-takes = { $player } la prend
    .you-player = vous la prenez
table-takes-counted = { $player } la prend et a { $cards }
    .you-player = vous la prenez et avez { $cards }
table-takes-and-loses = { $player } la prend et perd
    .you-player = vous la prenez et perdez
table-told-truth = { $player } a dit vrai : c’est { $card-un }.
    .you-player = Vous avez dit vrai : c’est { $card-un }.
table-told-lie = { $player } a menti : c’est { $card-un }.
    .you-player = Vous avez menti : c’est { $card-un }.
table-offer = Proposer { $card } à { $target } en annonçant { $claim }
table-pass = Repasser la carte à { $target } en annonçant { $claim }
table-slot-card = { $card-un }
table-slot-claim = { $claim-un }
table-hand = Main de { $player }
    .you-player = Votre main
table-which = Quelle carte ?
table-whom = À qui ?
table-claim = Vous annoncez quoi ?
table-truth = la vérité
table-lie = bluff
table-true = Vrai
table-false = Faux
table-look = Regarder et repasser
table-true-means = c’est bien { $claim-un }
table-false-means = ce n’est pas { $claim-un }
table-look-means = en secret
table-right = Juste :
table-wrong = Raté :
table-look-then = Il faudra ensuite la donner à { $players }.
table-look-then-some = Il faudra ensuite la donner à l’un des { $count } joueurs restants.
table-look-none = Impossible : tous les autres ont déjà eu la carte.
table-blind = Repasser sans regarder
table-had = l’a eue
table-in-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
table-face-up = Face visible
table-rounds = Tours précédents
table-card-down = Une carte face cachée
table-to = à

# Ce qui se passe, pour qui n’a jamais joué
lesson-offer = Vous entamez le tour. Donnez à quelqu’un une carte de votre main, face cachée, et dites ce que c’est : la vérité ou un mensonge. Qui se trompe à la fin la garde face visible, et { $count } de la même espèce font perdre la partie.
lesson-answer = { $player } prétend que cette carte est { $claim-un }. Dites « vrai » ou « faux » : si vous avez raison, { $player } la prend ; sinon, c’est vous. Ou bien regardez-la en secret et repassez-la avec votre propre annonce.
lesson-answer-last = { $player } prétend que cette carte est { $claim-un }. Il ne reste personne à qui la repasser : dites « vrai » ou « faux ». Si vous avez raison, { $player } la prend ; sinon, c’est vous.
lesson-pass = Vous avez regardé la carte, il faut donc la repasser. Donnez-la à quelqu’un qui ne l’a pas eue et dites ce que c’est : la vérité ou un mensonge. Si l’on vous perce à jour, la carte est pour vous ; sinon, pour l’autre.
lesson-watch-offer = { $player } choisit une carte à donner et ce qu’il faut en dire. Si elle vient à vous, vous direz si c’est vrai, ou vous la regarderez pour la repasser.
lesson-watch-answer = { $teller } a proposé une carte à { $player }. Si { $player } devine si l’annonce est vraie, c’est { $teller } qui la prend ; sinon, c’est { $player }.
    .you-teller = Vous avez proposé une carte à { $player }. Si { $player } devine si votre annonce est vraie, c’est vous qui la prenez ; sinon, c’est { $player }.
lesson-watch-pass = { $player } a regardé la carte en secret et doit maintenant la repasser à quelqu’un qui ne l’a pas eue.
lesson-over = À ce jeu, on n’est qu’un à perdre : { $player }. Le reste de la table a gagné.
    .you-player = À ce jeu, on n’est qu’un à perdre, et cette fois c’est vous. Le reste de la table a gagné.

# Pourquoi ce conseil
why-left = Cartes de cette espèce ({ $claim }) : { $copies } en tout, { $shown } face visible, { $own } dans votre main. Il en reste donc { $left } possibles, sur { $unseen } cartes que vous ne voyez pas.
why-none-left = Ce ne peut pas être { $claim-un } : vous voyez les { $copies }.
why-odds = À vue de nez, l’annonce est vraie { $percent } fois sur 100 : l’espèce annoncée est { $trust } fois plus probable qu’une autre, et davantage encore si elle vous ferait mal.
why-taking = Avec { $card-un }, { $player } en aurait { $has } sur les { $limit } qui font perdre.
    .you-player = Avec { $card-un }, vous en auriez { $has } sur les { $limit } qui font perdre.
why-losing = Avec { $card-un }, { $player } perdrait la partie.
    .you-player = Avec { $card-un }, vous perdriez la partie.
why-look = { $count ->
    [one] { $count } joueur n’a pas encore eu la carte. Une fois que vous l’aurez vue, c’est vous qui choisirez l’annonce.
   *[other] { $count } joueurs n’ont pas encore eu la carte. Une fois que vous l’aurez vue, c’est vous qui choisirez à qui la donner et l’annonce.
}
why-mixed = Dites la vérité à peu près aussi souvent que vous mentez : personne ne peut alors lire dans votre jeu.
why-lie = { $left } des { $copies } cartes de cette espèce ({ $claim }) ne sont pas face visible : le mensonge est crédible.
why-yet = À ce compte-là, autre chose semble meilleur. À l’essai, non.
why-tried = Sur de nombreuses répartitions possibles des cartes cachées, ce coup vous fait perdre la partie { $often }.
why-instead = { $action } – { $often }.
often = { $percent ->
    [0] moins d’une fois sur 100
   *[other] environ { $percent } fois sur 100
}
give-own = Proposer { $card-un } à { $target }
give-on = Repasser la carte à { $target }

# Refus
error-lose-count = Personne ne peut réunir { $lose_count } cartes d’une espèce qui n’en compte que { $copies }. Il faut perdre avec moins de cartes, ou en avoir davantage par espèce.
error-deal = Il y a trop peu de cartes : { $species } espèces × { $copies } cartes - { $set_aside } mises de côté = { $dealt } cartes pour { $players } joueurs. Il en faut au moins une à chacun.

# Comment la partie s’est terminée
ending-four-alike = Trop de cartes de la même espèce : la partie est perdue.
ending-empty-hand = Un tour à entamer sans carte en main : la partie est perdue.
ending-full-set = Une carte de chaque espèce : la partie est perdue.

# Règles
chapter-C1 = Les cartes
rule-C1 = Il y a 64 cartes, huit de chaque espèce : chauve-souris, cafard, mouche, rat, scorpion, araignée, punaise et crapaud. (Les options species et copies réduisent le paquet.)
rule-C2 = On distribue les 64 cartes aussi également que possible, une à une et dans le sens des aiguilles d’une montre, la première au joueur qui commence. Les mains peuvent donc différer d’une carte : 22, 21 et 21 à trois joueurs ; 16 chacun à quatre ; 13, 13, 13, 13 et 12 à cinq ; 11, 11, 11, 11, 10 et 10 à six. Il ne reste aucune carte. (Sauf celles de l’option set_aside.)
rule-C3 = À deux joueurs, on met dix cartes de côté sans les voir, et chacun en reçoit 27. Une carte mise de côté ne revient jamais. (L’option set_aside change ce nombre, quel que soit le nombre de joueurs.)
chapter-C4 = Proposer une carte
rule-C4 = Le joueur qui entame le tour pose une carte de sa main face cachée, désigne un autre joueur et annonce une espèce, la vraie ou non. Le joueur qui entame le premier tour est tiré au sort. (L’option first_start peut désigner la première place.)
chapter-C5 = Se voir proposer une carte
rule-C5 = Quand une carte vous est proposée, vous faites de deux choses l’une. Soit vous l’acceptez : vous dites « vrai » ou « faux », et on retourne la carte. Si vous avez raison, c’est le joueur qui l’a proposée en dernier qui la prend, face visible ; si vous avez tort, c’est vous qui la prenez, face visible. Soit vous la repassez : vous la regardez en secret, puis la proposez à un joueur qui ne l’a pas encore eue dans ce tour, avec votre propre annonce, la même ou une autre. (L’option blind_pass permet aussi de la repasser sans la regarder.)
rule-C6 = Regarder engage : qui a regardé la carte doit la repasser et ne peut plus l’accepter.
rule-C7 = On ne propose pas une carte à soi-même, ni à qui l’a déjà eue dans ce tour, le joueur qui l’a entamé compris.
rule-C8 = Quand tous sauf un ont eu la carte, ce dernier doit l’accepter. À deux joueurs, c’est toujours le cas.
chapter-C9 = La manche suivante
rule-C9 = Qui prend la carte entame le tour suivant. On peut encore proposer une carte à un joueur qui n’a plus rien en main ; il l’accepte ou la repasse comme d’habitude.
chapter-C10 = Qui perd
rule-C10 = Qui a devant soi quatre cartes de la même espèce perd aussitôt ; à deux joueurs, il en faut cinq. (L’option lose_count change ce nombre. Avec l’option lose_on_full_set, une carte de chaque espèce fait perdre aussitôt, elle aussi.)
rule-C11 = Qui doit entamer un tour sans carte en main perd. Cela ne concerne que le joueur qui vient de prendre la carte, et l’on regarde d’abord les cartes de la même espèce.
rule-C12 = Il y a un seul perdant ; tous les autres gagnent. En chiffres : -1 pour le perdant et 1/(n - 1) pour chacun des autres à n joueurs, si bien que la somme des résultats est nulle.
chapter-C13 = Ce qui est visible, ce qui est caché
rule-C13 = Tout le monde connaît les cartes face visible, le nombre de cartes de chaque main, et sait qui a proposé la carte à qui avec quelle annonce dans ce tour. La carte en jeu n’est connue que de son premier propriétaire et de ceux qui l’ont regardée. Tout le reste est caché jusqu’à ce qu’on retourne la carte. Les annonces des tours précédents sont affaire de mémoire. (L’option open_history les laisse lisibles.)

# Options
option-first_start = Qui entame le premier tour ?
    .is-random = tirage au sort
    .is-seat0 = la première place
option-lose_count = Combien de cartes visibles de la même espèce font perdre la partie ?
    .is-published = 4, à deux joueurs 5 ; avec un paquet réduit 4, ou toutes celles de l’espèce s’il y en a moins
option-set_aside = Combien de cartes met-on de côté, sans les voir, avant de distribuer ?
    .is-published = aucune, à deux joueurs 10 ; aucune avec un paquet réduit
option-blind_pass = Peut-on repasser une carte sans la regarder ?
    .is-false = il faut d’abord la regarder
    .is-true = on peut la repasser sans la voir
option-lose_on_full_set = Une carte visible de chaque espèce fait-elle perdre, elle aussi ?
    .is-false = seules les cartes pareilles font perdre
    .is-true = la série complète fait perdre aussi
option-open_history = Combien de temps les annonces restent-elles lisibles pour les joueurs ?
    .is-false = pendant ce tour seulement ; le reste est affaire de mémoire
    .is-true = celles des tours terminés aussi
option-species = Combien d’espèces le paquet compte-t-il ? Les premières de la liste chauve-souris, cafard, mouche, rat, scorpion, araignée, punaise, crapaud.
option-copies = Combien de cartes de chaque espèce le paquet compte-t-il ?

# Réglages tout prêts
preset-standard = Les règles publiées ; à deux joueurs, dix cartes de côté et cinq cartes pareilles pour perdre.
preset-seed = La règle française à la lettre : on distribue toutes les cartes et quatre cartes pareilles font perdre, à deux joueurs aussi.

# cattery analyse
study-truth = Part des annonces vraies, selon le nombre de fois que la carte a été proposée
study-success = Part des annonces qui ont réussi (la réponse était fausse), selon le nombre de fois que la carte avait été proposée
study-success-0 = annonces fausses
study-success-1 = annonces vraies

# Caractères des bots faibles
persona-honest = honnête
persona-bluffer = bluffeur
persona-suspicious = méfiant

# Une partie pour apprendre : ce qui se dit de ses moments (example.txt)
example-deal = Vous êtes Ada, à table avec Bo et Cy. Il y a 8 espèces de bestioles, 8 cartes de chacune, et toutes sont distribuées. Qui en a 3 de la même espèce face visible perd (d’habitude 4), et tous les autres gagnent. Vous commencez : vous proposez à Cy une punaise, face cachée, et vous dites ce que c’est. Mentir est permis ; cette fois, c’est la vérité.
example-asked = Cy ne voit que le dos de la carte et votre visage. Cy répond « vrai » ou « faux », ou bien regarde la carte en secret et la repasse à Bo. Qui se trompe garde la carte.
example-believed = Cy vous a fait confiance, avec raison : la carte vous revient et reste face visible devant vous pour de bon. Qui prend une carte entame le tour suivant. Vous vous en tenez à la vérité et proposez une chauve-souris à Bo.
example-doubted = Bo a pris la vérité pour un mensonge, et la chauve-souris est maintenant devant Bo. La vérité trompe donc aussi bien qu’un mensonge, tant que personne ne lit dans votre jeu.
example-guess = À vous de répondre. Vous avez en main 2 des 8 crapauds ; les 6 autres peuvent être n’importe où, c’en est donc peut-être un. Personne ne le sait, sauf Bo ; et un crapaud serait votre premier : le risque est faible. Vous pariez sur le mensonge.
example-right = C’était une punaise : vous aviez raison, et c’est à Bo, qui l’a proposée, de la prendre.
example-look = Cy annonce une mouche. Vous n’avez aucune des 8 mouches, et rien ne vous renseigne. Il y a une troisième voie : regarder la carte en secret et la repasser à Bo, qui ne l’a pas encore eue.
example-pass = Cy a menti : c’est une punaise. Qui a regardé doit repasser la carte, avec sa propre annonce, la même ou une autre. Vous annoncez un crapaud. Si Bo se trompe, c’est Bo qui prend la carte ; sinon, c’est vous.
example-last-one = Tous les autres ont eu la carte : Bo ne peut plus la repasser et doit répondre « vrai » ou « faux ».
example-danger = Bo a deviné : une deuxième punaise est devant vous, et une troisième vous ferait perdre la partie. Tout le monde le voit. Vous proposez donc à Bo une chauve-souris en annonçant une punaise : que vous vouliez vous en défaire, on le croit sans peine.
example-two-bats = Bo l’a cru et a maintenant 2 chauves-souris.
example-safe = Une punaise, dit Bo. Si vous répondez « faux » et que c’en est une, vous perdez la partie. Si vous répondez « vrai » et que ce n’en est pas une, vous prenez seulement une autre carte, la première de son espèce. « Vrai » est donc la réponse prudente.
example-even = C’était bien une punaise, vous aviez raison : Bo la prend et en a maintenant 2, comme vous.
example-again = Même question, même réponse : si c’est une punaise, c’est Bo cette fois qui perd la partie. Sinon, cela vous coûte peu.
example-bluff = C’était un rat : Bo a bluffé, et vous prenez une carte sans danger. Bo a maintenant 2 chauves-souris et 2 punaises. Vous lui proposez une chauve-souris en annonçant encore une punaise. Bo raisonnera comme vous : « vrai » est la réponse prudente.
example-end = Pas cette fois : avec 3 chauves-souris, Bo perd aussitôt. À ce jeu, on n’est qu’un à perdre ; Cy et vous avez gagné, peu importe ce qui vous reste en main. On perd aussi quand on doit entamer un tour sans carte en main.
