# Felix : français
title = Felix : le chat dans le sac
tagline = Misez vos souris sur un sac de chats dont vous n’avez vu que la moitié, et gare aux chiens !
score = points, chats et souris

# Cartes. .le se met dans la phrase, .Le au début.
card-m8 = -8
    .le = le -8
    .Le = Le -8
card-m5 = -5
    .le = le -5
    .Le = Le -5
card-3 = 3
    .le = le 3
    .Le = Le 3
card-5 = 5
    .le = le 5
    .Le = Le 5
card-8 = 8
    .le = le 8
    .Le = Le 8
card-11 = 11
    .le = le 11
    .Le = Le 11
card-15 = 15
    .le = le 15
    .Le = Le 15
card-rabbit = lapin
    .le = le lapin
    .Le = Le lapin
card-big-dog = grand chien
    .le = le grand chien
    .Le = Le grand chien
card-small-dog = petit chien
    .le = le petit chien
    .Le = Le petit chien
card-hidden = face cachée
    .le = une carte face cachée
    .Le = Une carte face cachée
dummy = mort

# Actions
act-place = Poser { $card-le }
act-pass = { $mice ->
    [0] Passer (aucune souris)
   *[other] Passer et prendre { $mice } souris
}
act-bid = Miser { $mice } souris
act-buy = Acheter la rangée pour 1 souris
act-decline = Refuser la rangée

# Ce qui s’est passé
saw-set-aside = Le voisin de gauche de { $player } lui tire une carte : { $card-le } est hors jeu.
    .you-player = Votre voisin de gauche vous tire une carte : { $card-le } est hors jeu.
saw-start = { $player } commence.
    .you-player = Vous commencez.
saw-fill = { $mice ->
    [0] Manche { $round } sur { $rounds }. Les cartes souris restent vides.
   *[other] Manche { $round } sur { $rounds }. La banque pose { $mice } souris sur les cartes souris.
}
saw-place = { $player } pose une carte face cachée.
    .you-player = Vous posez une carte face cachée.
saw-place-known = { $player } pose { $card-le }, face cachée.
    .you-player = Vous posez { $card-le }, face cachée.
saw-turn-up = Carte retournée : { $card } ({ $owner }).
    .you-owner = Carte retournée : { $card } (la vôtre).
saw-bid = { $player } mise { $mice }.
    .you-player = Vous misez { $mice }.
saw-pass = { $mice ->
    [0] { $player } passe et ne prend rien.
   *[other] { $player } passe et prend { $mice } souris.
}
    .you-player = { $mice ->
        [0] Vous passez et ne prenez rien.
       *[other] Vous passez et prenez { $mice } souris.
    }
saw-buy = { $player } achète la rangée pour { $mice } souris.
    .you-player = Vous achetez la rangée pour { $mice } souris.
saw-decline = { $player } n’en veut pas non plus : la rangée sort du jeu.
    .you-player = Vous n’en voulez pas non plus : la rangée sort du jeu.
saw-chase = { $dog-Le } chasse { $prey-le }. Tous deux quittent la rangée.
saw-leave = { $card-Le } quitte la rangée sans chasser personne.
saw-take = { $value ->
    [one] { $player } prend le reste de la rangée : { $value } point.
   *[other] { $player } prend le reste de la rangée : { $value } points.
}
    .you-player = { $value ->
        [one] Vous prenez le reste de la rangée : { $value } point.
       *[other] Vous prenez le reste de la rangée : { $value } points.
    }

# La table, ligne par ligne
at-round = { $bank ->
    [0] Manche { $round } sur { $rounds }. La banque est vide.
   *[other] Manche { $round } sur { $rounds }. { $bank } souris dans la banque.
}
at-over = La partie est terminée.
at-mouse-cards = Cartes souris : { $mice }
at-no-mice = Cartes souris : vides
at-row = Rangée : { $cards }
at-empty-row = Rangée : aucune carte pour l’instant
at-slot = { $card } ({ $owner })
    .you-owner = { $card } (vous)
at-slot-secret = { $card } ({ $owner }, face cachée)
    .you-owner = { $card } (vous, face cachée)
at-player = { $player } : { $facts }
    .you-player = Vous : { $facts }
at-starts = joue en premier
at-passed = a passé
at-bid = { $mice ->
    [0] pas de mise
   *[other] mise { $mice }
}
at-mice = { $mice ->
    [0] aucune souris
   *[other] { $mice } souris
}
at-cats = valeur des chats : { $value }
at-hand = Main : { $cards }
at-empty-hand = Main : vide

# Refus
error-dummy = Il n’y a de mort qu’à trois joueurs, et cette partie en compte { $got }.
error-cards = { $cards } cartes par jeu, c’est trop peu pour { $rounds } manches : il faut au moins une carte de plus que de manches.

# Comment la partie s’est terminée
ending-best-score = Le meilleur score gagne.
ending-most-cats = Égalité au score : la plus forte somme de chats l’emporte.
ending-shared-victory = Égalité au score et aux chats : la victoire est partagée.

# Règles
chapter-F1 = Les cartes et les souris
rule-F1 = Chaque joueur reçoit le même jeu de dix cartes : sept chats qui valent -8, -5, 3, 5, 8, 11 et 15, un lapin qui vaut 0, un grand chien et un petit chien. (L’option cards réduit ce jeu.)
rule-F2 = Les souris servent de monnaie, puis de points à la fin. Il y a 68 jetons de 1 et 8 jetons de 5, soit 108 souris. On fait de la monnaie quand on veut : seul compte le nombre de souris.
chapter-F3 = Avant la partie
rule-F3 = La table dépend du nombre de joueurs ; les cartes sont données de gauche à droite. À cinq : cartes souris 2, 3, 4 et 6 ; cinq cartes dans la rangée ; 33 souris en banque avant le premier remplissage ; 15 souris par remplissage ; 108 souris en jeu. À quatre : cartes souris 2, 4 et 6 ; quatre cartes dans la rangée ; 27 souris en banque ; 12 par remplissage ; 87 en jeu. À trois : cartes souris 3 et 6 ; quatre cartes dans la rangée, dont la première est celle du mort ; 21 souris en banque ; 9 par remplissage ; 66 en jeu. Le nombre de souris en jeu ne change jamais. (Les options bank, start_mice et dummy modifient ces nombres.)
rule-F4 = Avant la partie, votre voisin de gauche tire une de vos dix cartes sans la voir. Elle est hors jeu et personne ne la regarde. Il vous reste neuf cartes pour neuf manches. Vous savez laquelle manque d’après celles qui vous restent ; personne d’autre ne le peut. (Les options cards et rounds en prévoient moins.)
rule-F5 = Chacun commence avec 15 souris. (L’option start_mice change ce nombre.)
rule-F6 = À trois joueurs, un quatrième jeu de cartes revient au mort. On le mélange une fois, on retire une carte sans la voir, et les neuf autres restent face cachée dans cet ordre. (Sans l’option dummy, il n’y a pas de quatrième jeu.)
rule-F7 = Le premier joueur de la première manche est tiré au sort. (L’option first_start peut désigner la première place.)
chapter-F8 = Le début d’une manche
rule-F8 = Au début de chaque manche, la banque pose sur chaque carte souris autant de souris qu’elle en indique, si elle peut toutes les remplir. Sinon, aucune n’en reçoit (voir F23).
rule-F9 = À partir du premier joueur et dans le sens des aiguilles d’une montre, chacun pose une carte de sa main, face cachée, à la place suivante de la rangée. À trois joueurs, la prochaine carte du mort occupe d’abord la première place, et celles des joueurs viennent après. (Sans l’option dummy, il n’y a que les cartes des joueurs.)
rule-F10 = On retourne la première carte de la rangée. À trois joueurs, c’est celle du mort, retournée quand tous ont posé.
chapter-F11 = Les enchères
rule-F11 = L’enchère va dans le sens des aiguilles d’une montre à partir du premier joueur : on mise ou on passe. Une mise est un nombre entier de souris, au moins 1, supérieure à la plus haute mise et au plus égale à ce que l’on possède. Les souris déjà misées comptent : une surenchère remplace la mise précédente. Le premier joueur peut passer, lui aussi.
rule-F12 = Qui passe reprend sa mise et prend toutes les souris de la plus petite carte souris que personne n’a encore prise dans cette manche ; il ne joue plus de la manche. On retourne ensuite la carte cachée la plus à gauche. Si les cartes souris n’ont pas été remplies, on ne reçoit rien, mais la carte est retournée quand même.
rule-F13 = À trois joueurs, au deuxième joueur qui passe, on retourne les deux cartes encore cachées. (Pas sans l’option dummy.)
rule-F14 = Un joueur sans souris ne peut que passer, et il reçoit les souris de la carte souris comme tout le monde.
rule-F15 = L’enchère s’arrête dès qu’il ne reste qu’un joueur : il détient la plus haute mise et la paie à la banque.
rule-F16 = Si tous les autres ont passé et que personne n’a misé, le dernier joueur voit toute la rangée et peut l’acheter pour exactement 1 souris, ou la refuser. Sans souris, il ne peut que refuser. Acheter revient à gagner l’enchère : F15, F18 et F19 s’appliquent.
rule-F17 = Une rangée refusée sort du jeu et ne rapporte rien à personne. Le premier joueur reste le même ; celui qui refuse ne prend rien. La manche compte parmi les neuf. À la manche suivante, les cartes souris ne reçoivent rien ; à celle d’après, on les remplit comme d’habitude, sauf nouveau refus. (L’option unsold_refill permet de les remplir tout de suite.)
chapter-F18 = Les chiens et l’acheteur
rule-F18 = Avant que l’acheteur prenne la rangée, place aux chiens. Deux chiens ou plus, quels qu’ils soient, celui du mort compris : tous les chiens s’en vont, et rien d’autre. Un grand chien seul : il part avec le plus fort chat positif ; à défaut, avec le chat négatif le plus proche de zéro (-5 avant -8). Un petit chien seul : il part avec le plus bas chat négatif (-8 avant -5) ; à défaut, avec le plus bas chat positif. Un seul chien et aucun chat : seul le chien s’en va. De deux cartes égales, c’est la plus à gauche qui part. (Avec l’option dog_chases_rabbit, un chien qui ne trouve aucun chat de son signe emporte d’abord le lapin le plus à gauche ; big_dog_fallback inverse l’ordre de -5 et -8.)
rule-F19 = L’acheteur pose devant lui, face cachée, ce qui reste de la rangée, à l’écart de sa main. Il devient premier joueur.
chapter-F20 = La fin
rule-F20 = La partie se termine après neuf manches. Votre score est la somme des chats gagnés, plus 1 par souris. Lapins et chiens valent 0. Un score peut être négatif. (L’option rounds raccourcit la partie.)
rule-F21 = Le plus haut score gagne. En cas d’égalité, la plus forte somme de chats décide ; si l’égalité demeure, la victoire est partagée. En chiffres : votre part de victoire (1, ou 1/k à k gagnants) moins 1/n à n joueurs, si bien que la somme des résultats est nulle. Le score est indiqué à côté.
chapter-F22 = Ce qui est visible, ce qui est caché
rule-F22 = Tout le monde connaît les cartes visibles, les mises et les joueurs hors de l’enchère, les cartes souris, la banque, et qui a posé quelle carte de la rangée. Restent secrets les mains, les cartes face cachée, les cartes retirées (la vôtre est celle qui vous manque) et l’ordre des cartes du mort. Les souris et les cartes gagnées des autres se déduisent en comptant ; la table ne les montre pas, par égard pour ceux qui ne comptent pas. (Les options open_mice et open_won les montrent.)
chapter-F23 = Un dernier mot sur la banque
rule-F23 = Le paiement de l’acheteur est en banque avant le remplissage suivant. Si la banque a tout juste de quoi remplir toutes les cartes, cela suffit.

# Options
option-dog_chases_rabbit = Un chien seul qui ne trouve aucun chat de son signe emporte-t-il un lapin avant un chat de l’autre signe ?
    .is-false = aussitôt un autre chat
    .is-true = d’abord un lapin
option-big_dog_fallback = Quel chat négatif un grand chien seul emporte-t-il quand il n’y en a pas de positif ?
    .is-least_negative = le plus proche de zéro, -5
    .is-most_negative = le plus bas, -8
option-dummy = Un mort, avec son propre jeu de cartes, prend-il part au jeu ? À trois joueurs seulement.
    .is-published = oui à trois joueurs, non sinon
    .is-false = pas de mort
    .is-true = un mort
option-unsold_refill = Remplit-on les cartes souris à la manche qui suit une rangée refusée ?
    .is-skip_next = elles restent vides pendant cette manche
    .is-refill = on les remplit comme d’habitude
option-first_start = Qui est le premier joueur de la première manche ?
    .is-random = tirage au sort
    .is-seat0 = la première place
option-open_mice = La table montre-t-elle les souris des autres ?
    .is-false = cachées
    .is-true = visibles
option-open_won = La table montre-t-elle ce que valent les chats gagnés par les autres ?
    .is-false = cachés
    .is-true = visibles
option-rounds = Combien de manches joue-t-on ?
option-cards = Combien de cartes forment un jeu ? Les premières de la liste 8, -8, 15, grand chien, lapin, -5, 3, petit chien, 5, 11.
option-start_mice = Avec combien de souris chaque joueur commence-t-il ?
option-bank = Combien de souris la banque a-t-elle avant le premier remplissage ?
    .is-published = 21, 27 ou 33 à trois, quatre ou cinq joueurs

# Réglages tout prêts
preset-standard = Les règles publiées, avec un mort à trois joueurs.
preset-french = La règle française à la lettre : les chiens chassent les lapins, et l’on joue sans mort à trois.

# La page : la table
table-row = La rangée
table-others = Les autres
table-bank = Banque
table-round = Manche { $round }/{ $rounds }
table-next-pass = à qui passe
table-taken-by = pris par { $player }
    .you-player = pris par vous
table-no-card = pas encore de carte
table-only-you = visible de vous seul
table-in-row = dans la rangée
table-leads = meilleure mise
table-sign-hand = cartes en main
table-hand-cards = { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}
table-bank-low = Passer ne rapporte rien cette manche : la banque a moins que les { $mice } souris qu’il faut.
table-declined = Passer ne rapporte rien cette manche, car personne n’a voulu de la dernière rangée.
table-dog = D’après ce que vous voyez, { $dog-le } chasse { $prey-le }.
table-dog-alone = { $dog-Le } n’a encore rien à chasser.
table-dogs = Deux chiens ou plus : ils quittent la rangée sans chasser personne.
table-in-sight = Valeur pour l’instant, d’après ce que vous voyez : { $value }
table-last-row = La dernière rangée
table-choose = Choisissez votre carte pour la rangée
table-choose-soon = Vous pouvez déjà choisir votre carte
table-chosen = { $card-Le } sera posé à votre tour.
table-take-back = Reprendre

# La page : les boutons de l’enchère
bid-field = Votre mise
bid-less = Une souris de moins
bid-more = Une souris de plus
bid-all = Max. { $mice }
bid-button = Miser
bid-then = Seul le gagnant paie.
bid-none = { $own ->
    [0] Il faudrait miser { $price }, et vous n’avez pas de souris.
   *[other] Il faudrait miser { $price }, et vous avez { $own }.
}
pass-then = Puis la carte suivante est retournée.
pass-sold = { $player } aura alors la rangée pour { $mice }.
pass-last = { $player } pourra alors avoir la rangée pour 1 souris.
pass-back = Votre mise de { $mice } vous revient.
buy-then = Vous gagnez la rangée et commencez la manche suivante.
buy-none = Vous n’avez pas de souris pour payer.
decline-then = Elle sort du jeu.
decline-empty = Elle sort du jeu, et à la manche suivante passer ne rapporte rien.

# La page : la fin
final-title = D’où viennent les points
final-cats = Chats
final-mice = Souris
final-score = Points
final-won = Cartes gagnées
final-nothing = aucune
final-unseen = Jamais retournées : hors jeu dès le début, ou non jouées

# Ce qui se passe
lesson-place = { $passes ->
    [0] Chacun pose une carte face cachée dans la rangée, puis toute la rangée est mise aux enchères. La vôtre est la première : elle est retournée dès que tous ont posé.
    [one] Chacun pose une carte face cachée dans la rangée, puis toute la rangée est mise aux enchères. La vôtre est retournée quand un premier joueur passe.
   *[other] Chacun pose une carte face cachée dans la rangée, puis toute la rangée est mise aux enchères. La vôtre n’est retournée que lorsque { $passes } joueurs ont passé.
}
lesson-place-soon = Chacun pose une carte face cachée dans la rangée. Vous pouvez déjà choisir la vôtre ; elle sera posée à votre tour, et d’ici là vous pouvez changer d’avis.
lesson-placed = Votre carte est dans la rangée. Quand tous ont posé, la première carte est retournée et chacun mise des souris sur toute la rangée.
lesson-auction = { $mice ->
    [0] Vous misez sur toutes les cartes de la rangée à la fois, même celles qui sont cachées. À la fin, les nombres de vos chats comptent, et chaque souris qui vous reste vaut un point. Si vous passez, vous quittez la manche sans rien recevoir.
   *[other] Vous misez sur toutes les cartes de la rangée à la fois, même celles qui sont cachées. À la fin, les nombres de vos chats comptent, et chaque souris qui vous reste vaut un point. Si vous passez, vous quittez la manche mais recevez { $mice } souris.
}
lesson-auction-soon = Les autres réfléchissent. À votre tour, vous pourrez dépasser la meilleure mise ou passer.
lesson-leading = Votre mise est la plus haute. Si tous les autres passent, vous la payez et la rangée est à vous.
lesson-passed = Vous avez passé, la manche est finie pour vous. Observez les cartes retournées : chacun n’a chaque carte qu’une fois.
lesson-last = Personne n’a misé, et tous ont passé sauf { $player }. Toute la rangée est visible : { $player } peut l’avoir pour 1 souris, sinon personne ne l’aura.
    .you-player = Personne n’a misé, et tous les autres ont passé. Toute la rangée est visible : vous pouvez l’avoir pour 1 souris, sinon personne ne l’aura.
lesson-over = La partie est terminée. Comptent les nombres des chats gagnés, et 1 point par souris.

# Pourquoi un coup est bon
why-sight = En vue : { $cards }. Ensemble { $value }.
why-hidden = { $count ->
    [one] { $count } carte que vous ne connaissez pas : en moyenne environ { $value }.
   *[other] { $count } cartes que vous ne connaissez pas : en moyenne environ { $value } en tout.
}
why-dogs = Ce que les chiens peuvent prendre ou épargner : environ { $value }.
why-known = Vous connaissez toutes les cartes : l’acheteur en tire { $value }.
why-price = La rangée vaut donc environ { $worth }. La payer { $price } laisse { $left } ; passer rapporte { $mice }.
why-broke = La prochaine mise serait de { $price }, et vous avez { $own }.
why-last = La rangée vaut { $value } et coûte 1 souris.
why-first = Votre carte est retournée aussitôt, et tous misent d’après elle. Ce qui ne tente personne garde le prix bas.
why-rich = Vous avez { $mice } souris, la moyenne de tous est de { $average }. Vous pouvez gagner cette rangée : faites qu’elle soit bonne.
why-poor = Vous avez { $mice } souris, la moyenne de tous est de { $average }. D’autres gagneront plutôt cette rangée.
why-dog = Un chien seul chasse une carte de la rangée : on ne peut plus compter sur ce qui s’y trouve.
why-rabbit = Un lapin ne vaut rien, mais face cachée il ressemble à un bon chat.
why-bad-cat = Il coûte des points, et qui achète la rangée doit le prendre.
why-small-cat = Il vaut peu : peu est perdu si un autre l’obtient.
why-good-cat = Il fait que la rangée vaut une mise.
why-yet = À ce compte-là, autre chose semble meilleur. À l’essai, non.
why-tried = Face au meilleur des autres, sur de nombreuses répartitions possibles des cartes cachées, cela vaut { $lead }.
why-instead = { $action } – cela vaut { $lead }.
lead-level = l’égalité
lead-ahead = { $points ->
    [one] { $points } point d’avance
   *[other] { $points } points d’avance
}
lead-behind = { $points ->
    [one] { $points } point de retard
   *[other] { $points } points de retard
}

# cattery analyse
study-price = Souris payées pour une rangée, selon la valeur de ses chats
study-card = Ce qu’une rangée avec cette carte a rapporté : ses chats moins les souris payées
study-card-0 = premier tiers de la partie
study-card-1 = deuxième tiers
study-card-2 = dernier tiers

# Caractères des bots faibles
persona-honest = honnête
persona-bluffer = bluffeur
persona-hoarder = économe

# Une partie pour apprendre : ce qui se dit de ses moments (example.txt)
example-deal = Vous êtes Ada et jouez contre Bo et Cy. Chacun a les mêmes 10 cartes ; parmi les vôtres, le petit chien est hors jeu, et personne d’autre ne le sait. Chacun pose maintenant une carte face cachée dans une rangée, et toute la rangée est mise aux enchères. Vous y posez votre meilleur chat, le 15, dans l’espoir de le regagner.
example-secret = Votre 15 est face cachée : personne d’autre ne sait qu’il est là. Des cartes des autres, vous non plus ne voyez que le dos.
example-dummy = À 3 joueurs, un mort ajoute une carte : un -8. Cela ne tente personne, mais vous savez qu’un 15 se trouve à côté. Vous avez 15 souris pour payer, et vous misez 1.
example-pass = Bo passe, prend les 3 souris de la carte souris la plus basse et sort de la manche. Chaque fois que quelqu’un passe, la carte suivante est retournée : tout le monde voit maintenant votre 15.
example-sure = Cy mise 2. Vous pourriez miser 3, mais les cartes de Bo et de Cy sont encore cachées, et passer rapporte 6 souris à coup sûr. Votre mise de 1 vous revient : seul l’acheteur paie.
example-chase = Un grand chien seul chasse le meilleur chat : un 15 quitte la rangée avec lui. Cy paie donc 2 souris pour l’autre 15 et le -8, soit 7 points. Qui achète la rangée commence la manche suivante.
example-dog = Vous avez maintenant 21 souris, plus que quiconque. Vous posez votre grand chien : s’il est le seul chien, qui compte sur un bon chat ne l’aura pas.
example-two-dogs = La carte de Cy est aussi un grand chien. À plusieurs, les chiens quittent la rangée sans chasser personne ; mais personne d’autre ne sait qu’ils sont deux. Vous ne voyez pas grand-chose de bon dans cette rangée : vous passez et prenez 6 souris.
example-last-one = Personne n’a misé. Il ne reste que Bo, qui peut avoir toute la rangée pour 1 souris. Sa propre carte est un 11, et aucun chien ne le chasse.
example-bargain = 11 points pour 1 souris : une aubaine, faute de mises. À la manche suivante, passer ne rapporte rien : il reste 6 souris à la banque, et il en faut 9 pour garnir les cartes souris.
example-last-round = Cet exemple s’arrête à la manche 3 ; une vraie partie en compte 9. Vous avez 27 souris, et passer ne rapporte plus rien : vous voulez cette rangée et y posez votre 11.
example-small-dog = La carte du mort est un petit chien. Seul, il chasserait le plus mauvais chat, un -5 ou un -8, ce qui arrange l’acheteur.
example-raise = Chacun connaît une carte de la rangée que les autres ignorent. La vôtre est un 11 : pour vous, la rangée vaut beaucoup, et vous montez à 3.
example-price = 4, puis 5 : Bo et Cy la veulent aussi. Chaque souris payée est un point de moins à la fin ; mais rien que pour votre 11, 6 souris, ce n’est pas trop.
example-nothing = Bo renonce et ne reçoit rien, car les cartes souris sont vides. Sa carte est un petit chien : avec deux chiens dans la rangée, personne n’est chassé.
example-end = La carte de Cy était encore un petit chien : les trois chiens s’en vont, et il ne reste que votre 11. On additionne chats et souris : 11 et 21 font 32. Bo en a 28, Cy 23 : vous gagnez.
