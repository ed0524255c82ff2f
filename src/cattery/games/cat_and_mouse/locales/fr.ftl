# Le chat et la souris : français
title = Le chat et la souris
tagline = Videz votre réserve carte après carte avant votre adversaire, et gardez pour plus tard ce qui ne va pas encore.
score = cartes restant en réserve ; le moins possible

# Cartes. .un a l’article.
card-ace = as
    .un = un as
card-2 = 2
    .un = un 2
card-3 = 3
    .un = un 3
card-4 = 4
    .un = un 4
card-5 = 5
    .un = un 5
card-6 = 6
    .un = un 6
card-7 = 7
    .un = un 7
card-8 = 8
    .un = un 8
card-9 = 9
    .un = un 9
card-10 = 10
    .un = un 10
card-jack = valet
    .un = un valet
card-queen = dame
    .un = une dame
card-king = roi
    .un = un roi
card-king-as = roi (pour { $rank-un })
    .un = un roi (pour { $rank-un })

# Actions
act-hand = Jouer { $card-un } de votre main sur la pile centrale { $pile }
act-hand-notes = Jouer { $card-un } de votre main sur la pile centrale { $pile } ({ $notes })
act-side = Jouer { $card-un } de la défausse { $side } sur la pile centrale { $pile }
act-side-notes = Jouer { $card-un } de la défausse { $side } sur la pile centrale { $pile } ({ $notes })
act-stock = Jouer { $card-un } de votre réserve sur la pile centrale { $pile }
act-stock-notes = Jouer { $card-un } de votre réserve sur la pile centrale { $pile } ({ $notes })
act-discard = Poser { $card-un } sur la défausse { $side } (fin du tour)
note-completes = complète la pile
note-draws = vous piochez ensuite une nouvelle main
note-wins = gagne la partie

# Ce qui s’est passé
saw-top = { $player } retourne { $card-un } sur sa réserve.
    .you-player = Vous retournez { $card-un } sur votre réserve.
saw-start = { $player } a la plus forte carte de réserve et commence.
    .you-player = Vous avez la plus forte carte de réserve et commencez.
saw-draw = { $player } pioche { $card-un }.
    .you-player = Vous piochez { $card-un }.
saw-fill = { $count ->
    [one] { $player } pioche et a maintenant { $count } carte en main.
   *[other] { $player } pioche et a maintenant { $count } cartes en main.
}
    .you-player = { $count ->
        [one] Vous piochez et avez maintenant { $count } carte en main.
       *[other] Vous piochez et avez maintenant { $count } cartes en main.
    }
saw-hand = { $player } joue { $card-un } de sa main sur la pile centrale { $pile }.
    .you-player = Vous jouez { $card-un } de votre main sur la pile centrale { $pile }.
saw-side = { $player } joue { $card-un } de sa défausse { $side } sur la pile centrale { $pile }.
    .you-player = Vous jouez { $card-un } de votre défausse { $side } sur la pile centrale { $pile }.
saw-stock = { $player } joue { $card-un } de sa réserve sur la pile centrale { $pile }.
    .you-player = Vous jouez { $card-un } de votre réserve sur la pile centrale { $pile }.
saw-complete = { $count ->
    [one] La pile centrale { $pile } est complète : on mélange sa carte à la pioche.
   *[other] La pile centrale { $pile } est complète : on mélange ses { $count } cartes à la pioche.
}
saw-complete-aside = { $count ->
    [one] La pile centrale { $pile } est complète : on met sa carte de côté.
   *[other] La pile centrale { $pile } est complète : on met ses { $count } cartes de côté.
}
saw-discard = { $player } pose { $card-un } sur sa défausse { $side } et termine son tour.
    .you-player = Vous posez { $card-un } sur votre défausse { $side } et terminez votre tour.
saw-shuffle = { $count ->
    [one] La pioche est vide : la carte mise de côté la remplace.
   *[other] La pioche est vide : on mélange les { $count } cartes mises de côté pour en faire une nouvelle.
}
saw-stock-out = { $player } a joué la dernière carte de sa réserve.
    .you-player = Vous avez joué la dernière carte de votre réserve.
saw-pile-out = La pioche est épuisée. La partie est terminée.
saw-cap = Après { $actions } actions, la partie est arrêtée.

# La table, ligne par ligne
at-turn = C’est à { $player } de jouer.
    .you-player = C’est à vous de jouer.
at-over = La partie est terminée.
at-player = { $player } : { $facts }
    .you-player = Vous : { $facts }
at-stock = { $count ->
    [one] { $count } carte en réserve ({ $card })
   *[other] { $count } cartes en réserve (visible : { $card })
}
at-stock-closed = { $count ->
    [one] { $count } carte en réserve (face cachée)
   *[other] { $count } cartes en réserve (face cachée)
}
at-stock-empty = réserve vide
at-hand-size = { $count ->
    [0] aucune carte en main
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
at-sides = { $player }, défausses : { $piles }
    .you-player = Vos défausses : { $piles }
at-sides-empty = { $player }, défausses : vides
    .you-player = Vos défausses : vides
at-side = { $side } : { $card }
at-side-deep = { $side } : { $card } (dessous : { $cards })
at-side-empty = { $side } : vide
at-build = Pile centrale { $pile } : { $card }, il faut { $next-un }
at-build-kings = Pile centrale { $pile } : { $card }, il faut { $next-un } (rois dessous, pour { $kings-un })
at-build-empty = Pile centrale { $pile } : vide, il faut { $next-un }
at-pile = { $count ->
    [0] Pioche : vide
    [one] Pioche : { $count } carte
   *[other] Pioche : { $count } cartes
}
at-aside = { $count ->
    [one] Mise de côté : { $count } carte (rois : { $kings })
   *[other] Mises de côté : { $count } cartes (rois : { $kings })
}
at-hand = Main : { $cards }
at-empty-hand = Main : vide

# La table à l’écran. Le signe est dans le coin de la carte.
sign = { $rank ->
    [ace] A
    [jack] V
    [queen] D
    [king] R
   *[other] { $rank }
}
table-stock = Réserve
table-pile = Pioche
table-aside = De côté
table-builds = Piles centrales
table-own = Vos cartes
table-side = Défausse { $fact }
table-here = ici
table-put-aside = Posée sur une défausse, elle termine votre tour.
needs = il faut { $next-un }
begins = commence par { $next-un }
refusal = il faut { $next-un }, pas { $card-un }
told-none = { $card } : ne va sur aucune pile centrale pour l’instant.
told-one = { $card } : va sur la pile centrale { $pile }. Choisissez la carte à nouveau pour l’y jouer.
told-some = { $card } : va sur les piles centrales { $piles }. Choisissez-en une.
prompt-stock = La carte de votre réserve ({ $card }) convient. Jouez-la !
prompt-play = Choisissez une carte : les piles où elle va s’éclairent.
prompt-discard = Rien ne convient. Choisissez une carte de votre main à poser sur une défausse.

# Ce qui se passe
lesson-first = Votre réserve est la pile de gauche ({ $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}) : le premier qui a joué toute sa réserve gagne. { $now }
lesson-wait = { $player } joue et veut se débarrasser de sa carte de réserve ({ $card }). Regardez ce qu’il faut aux piles centrales : vous y jouez aussi.
lesson-stock = La carte du dessus de votre réserve ({ $card }) va sur une pile centrale. Jouez-la : c’est la réserve qu’il faut vider.
lesson-play = Certaines de vos cartes vont sur une pile. Jouez celles qui rapprochent une pile centrale de votre carte de réserve ({ $card }). Rien ne vous oblige à tout jouer ; pour finir le tour, posez une carte de votre main sur une défausse.
lesson-king = Seul un roi convient : il remplace n’importe quelle carte. Mieux vaut le garder, sauf s’il fait avancer votre carte de réserve ({ $card }). Pour finir le tour, posez une carte de votre main sur une défausse.
lesson-discard = Aucune carte ne va sur une pile centrale. Finissez votre tour : posez sur une défausse une carte de votre main dont vous n’avez pas besoin bientôt. Plus tard, vous pourrez jouer la carte du dessus de chaque défausse.
lesson-over = La partie est terminée. Vous pouvez la revoir coup par coup.

# Pourquoi ce coup est conseillé
why-wins = C’est votre dernière carte de réserve : vous gagnez.
why-stock = { $count ->
    [one] Il ne reste que { $count } carte dans votre réserve ; on la retourne.
   *[other] Il ne reste que { $count } cartes dans votre réserve ; on retourne la suivante.
}
why-frees = Sur la défausse { $side }, cela libère { $card-un }.
why-empties = La défausse { $side } est alors vide et disponible.
why-king = Il vous manque { $card-un } : un roi en tient lieu.
why-refill = { $count ->
    [one] C’est la dernière carte de votre main : vous en piochez { $count } et continuez.
   *[other] C’est la dernière carte de votre main : vous en piochez { $count } et continuez.
}
why-fits = Votre carte de réserve ({ $card }) y va ensuite.
why-way = { $count ->
    [0] De là, vos propres cartes mènent à votre carte de réserve ({ $card }).
    [one] De là, il vous manque { $count } carte pour arriver à votre carte de réserve ({ $card }).
   *[other] De là, il vous manque { $count } cartes pour arriver à votre carte de réserve ({ $card }).
}
why-gives = { $player } pourrait alors y jouer sa carte de réserve ({ $card }).
why-blocks = { $player } ne peut alors plus y jouer sa carte de réserve ({ $card }).
why-their-way = { $count ->
    [0] De là, les cartes visibles de { $player } mèneraient à sa carte de réserve ({ $card }).
    [one] De là, { $player } montre toutes les cartes jusqu’à sa carte de réserve ({ $card }) sauf { $count }.
   *[other] De là, { $player } montre toutes les cartes jusqu’à sa carte de réserve ({ $card }) sauf { $count }.
}
why-nothing-fits = Aucune de vos cartes ne va sur une pile centrale.
why-keep-king = Seul un roi conviendrait, et mieux vaut le garder.
why-stay = Continuer aiderait { $player } plus que vous.
why-on-empty = La défausse { $side } est vide : rien n’est recouvert.
why-on-equal = La carte du dessous est pareille ({ $card }).
why-on-higher = Elle va sur { $card-un }, qui servira après elle.
why-covers = Elle recouvre { $card-un }, qui devra attendre.
why-latest = { $count ->
    [0] Vous gardez les autres, qui serviront plus tard.
    [one] De votre main, cette carte ({ $card }) servira en dernier : au plus tôt après { $count } autre carte.
   *[other] De votre main, cette carte ({ $card }) servira en dernier : au plus tôt après { $count } autres cartes.
}
why-later = { $count ->
    [0] Cette carte ({ $card }) va dès maintenant sur une pile centrale.
    [one] Cette carte ({ $card }) servira au plus tôt après { $count } autre carte.
   *[other] Cette carte ({ $card }) servira au plus tôt après { $count } autres cartes.
}
why-tried = Sur de nombreuses répartitions possibles des cartes cachées, ce coup gagne { $often }.
why-instead = { $action } – { $often }.
often = { $percent ->
    [0] moins d’une fois sur 100
   *[other] environ { $percent } fois sur 100
}

# Refus
error-stock = Une réserve de { $stock } cartes est trop grande. Il y a ({ $ranks } + 1) × { $copies } = { $cards } cartes, or deux réserves, deux mains et une carte à piocher en font 2 × { $stock } + 2 × { $hand } + 1 = { $needed }. La plus grande réserve possible est de { $largest }.
error-hand = Une main de { $hand } cartes est trop grande, quelle que soit la réserve. Il y a ({ $ranks } + 1) × { $copies } = { $cards } cartes, or deux réserves, deux mains et une carte à piocher en font 2 × { $stock } + 2 × { $hand } + 1 = { $needed }. La plus grande main possible, avec une réserve de 1, est de { $largest }.

# Comment la partie s’est terminée
ending-stock-out = Une réserve a été entièrement jouée.
ending-pile-out = La pioche est épuisée : la plus petite réserve gagne.
ending-pile-out-draw = La pioche est épuisée et les réserves sont égales : partie nulle.
ending-cap = La partie a atteint sa limite d’actions : la plus petite réserve gagne.
ending-cap-draw = La partie a atteint sa limite d’actions et les réserves sont égales : partie nulle.

# Règles
chapter-M1 = Les cartes
rule-M1 = On mélange deux jeux de 52 cartes : 104 cartes, huit de chaque rang. Dans l’ordre croissant : as, 2, 3, 4, 5, 6, 7, 8, 9, 10, valet et dame ; les rois sont des jokers. Les couleurs ne comptent pas. (Les options ranks et copies réduisent le paquet.)
rule-M2 = Chaque joueur a une réserve de dix cartes, dont seule celle du dessus est visible ; personne n’a vu les autres, pas même leur propriétaire. Il a aussi une main de cinq cartes et la place de quatre défausses, vides au départ. La taille des réserves se convient d’avance, en général de 5 à 20 cartes. (C’est l’option stock_size ; hand_size et side_piles changent les deux autres nombres.)
rule-M3 = Toutes les autres cartes, 74 avec des réserves de dix, forment la pioche, face cachée. Entre les joueurs, il y a la place de trois piles centrales, vides au départ. (L’option build_piles en change le nombre.)
chapter-M4 = Qui commence
rule-M4 = On distribue d’abord les réserves et l’on compare leurs cartes du dessus : la plus forte désigne qui commence. Un roi compte ici comme la plus faible. En cas d’égalité, on mélange tout et l’on redistribue. On distribue ensuite les mains. (Avec l’option king_start, un roi peut compter au contraire comme la plus forte.)
chapter-M5 = Votre tour
rule-M5 = Au début de votre tour, vous piochez jusqu’à avoir cinq cartes en main. Qui commence la partie les a déjà. (L’option hand_size change ce nombre.)
rule-M6 = Vous jouez ensuite autant de cartes que vous voulez sur les piles centrales, une à une : une carte de votre main, la carte du dessus d’une de vos défausses ou celle de votre réserve.
chapter-M7 = Les piles centrales
rule-M7 = Une pile centrale commence par un as et monte d’un rang à la fois jusqu’à la dame. Un roi remplace n’importe quelle carte voulue, l’as et la dame compris. (L’option king_as_ace peut l’interdire pour l’as.)
rule-M8 = Quand vous jouez la carte du dessus de votre réserve, on retourne aussitôt la suivante.
rule-M9 = Une pile centrale qui atteint la dame est complète. On mélange aussitôt ses douze cartes à la pioche ; les rois y redeviennent des rois. (Avec l’option recycle, on les met de côté, visibles, et on ne les mélange que lorsqu’il faut piocher et que la pioche est vide. Avec l’option ranks, c’est le plus haut rang du jeu qui tient la place de la dame.)
chapter-M10 = La main et les défausses
rule-M10 = Si vous avez joué toutes vos cartes en main, vous en piochez aussitôt cinq et votre tour continue. Si la dernière termine une pile, on mélange d’abord la pile, et vous piochez ensuite.
rule-M11 = Vous terminez votre tour en posant une carte de votre main, un roi si vous voulez, sur une de vos quatre défausses ; il n’y a pas d’autre façon de le terminer. Rien d’autre ne va sur les défausses, les cartes ne passent pas de l’une à l’autre, et seule la carte du dessus de chacune peut être jouée.
rule-M12 = Personne n’est obligé de jouer une carte sous prétexte qu’elle est jouable.
chapter-M13 = La fin
rule-M13 = Qui joue la dernière carte de sa réserve gagne aussitôt.
rule-M14 = Si une pioche (selon M5 ou M10, prise en entier) ne laisse plus aucune carte à piocher, la partie est terminée : la réserve la plus petite gagne, et des réserves égales font partie nulle. Une réserve entièrement jouée (M13) passe avant. En chiffres : 1 pour qui gagne, -1 pour qui perd, 0 pour les deux si la partie est nulle. (Avec l’option deck_out, la partie ne se termine que si l’on ne peut pas compléter la main. Avec l’option recycle, elle ne se termine que si rien ne reste de côté non plus. L’option max_actions limite les parties sans fin : après ce nombre d’actions, 10 000 par défaut, on arrête la partie et on la décide de la même façon.)
chapter-M15 = Ce qui est visible, ce qui est caché
rule-M15 = Tout le monde connaît la carte du dessus et la taille des réserves, toutes les défausses, les piles centrales et ce que les rois y remplacent, le nombre de cartes de chaque main et celui de la pioche. Sont cachés les mains, les réserves sous leur carte du dessus et la pioche.

# Options
option-build_piles = Combien y a-t-il de piles centrales ?
option-stock_size = Combien de cartes compte chaque réserve ?
option-king_start = Que vaut un roi quand les cartes du dessus des réserves désignent qui commence ?
    .is-low = moins que tout
    .is-high = plus que tout
option-king_as_ace = Un roi peut-il commencer une pile centrale ?
    .is-false = seul un as le peut
    .is-true = un roi peut remplacer l’as
option-recycle = Quand les piles complètes retournent-elles à la pioche ?
    .is-at_once = aussitôt
    .is-on_empty = quand il faut piocher et que la pioche est vide
option-deck_out = Quand la pioche est-elle épuisée et la partie terminée ?
    .is-empty = dès que la dernière carte est piochée
    .is-short = seulement si l’on ne peut pas compléter la main
option-max_actions = Après combien d’actions arrête-t-on la partie ?
option-ranks = Combien y a-t-il de rangs au-dessous du roi, à partir de l’as ?
option-copies = Combien y a-t-il de cartes de chaque rang ?
option-hand_size = Jusqu’à combien de cartes complète-t-on la main ?
option-side_piles = Combien chaque joueur a-t-il de défausses ?

# Préréglages
preset-standard = Les règles habituelles, avec trois piles centrales.
preset-four-piles = Avec quatre piles centrales, comme dans bien des jeux de cette famille.

# Caractères des bots faibles
persona-eager = impatient
persona-hoarder = économe
persona-careful = prudent

# Une partie pour apprendre : ce qui se dit de ses moments (example.txt)
example-deal = Vous êtes Ada et jouez contre Bo. Gagne qui vide sa réserve en premier ; une réserve a ici 3 cartes (d’habitude 10), dont on ne voit que celle du dessus. La vôtre est un 8, celle de Bo un as : la plus forte commence. Les 3 piles centrales servent aux deux : chacune commence par un as et monte carte après carte. Vous jouez votre as.
example-keep-king = Il faut maintenant un 2 à la pile centrale 1, et vous n’en avez pas. Votre roi irait, car il remplace n’importe quelle carte, mais il sera plus utile plus tard. Vous finissez votre tour : vous posez un 5 de votre main sur une défausse, d’où vous pourrez le jouer plus tard.
example-their-stock = Bo joue l’as de sa réserve, et la carte suivante est retournée aussitôt : un 7. Il lui en reste 2.
example-draw = Au début de votre tour, vous piochez jusqu’à avoir 5 cartes. Vous avez pioché un 3, et c’est ce qu’il faut à la pile centrale 1. Elle se rapproche ainsi du 8 de votre réserve.
example-stop = Vous pourriez continuer avec le 4 et le 5. Mais il ne manquerait alors qu’un 6 pour que Bo joue le 7 de sa réserve. Vous vous arrêtez donc et posez un 5 sur l’autre 5.
example-king = Bo joue un roi pour un 4 : un roi remplace toute carte dont on a besoin.
example-opened = Bo avait aussi le 5 et le 6, et le 7 de sa réserve est parti. Mais il faut maintenant un 8 à la pile centrale 1, et c’est votre carte de réserve !
example-stock = À vous : le 8 de votre réserve convient. La réserve passe avant tout, car c’est elle qui décide.
example-next = La carte de réserve suivante est un 9, et elle convient aussitôt.
example-last-card = Votre dernière carte de réserve est un 8. La pile centrale 1 attend déjà un 10 ; une autre doit donc monter jusqu’à votre 8 : vous commencez par le 2 sur la pile centrale 2.
example-hold = Avec le 4, vous aideriez Bo, dont la dernière carte de réserve est un 7. Vous le gardez jusqu’à pouvoir aller au bout, et posez le 9 sur une défausse vide.
example-side-piles = Bo joue le 10 et le valet de ses défausses : de chacune, on ne peut jouer que la carte du dessus.
example-complete = Avec la dame, la pile centrale 1 est complète. Ses 12 cartes sont mélangées à la pioche, et une nouvelle pile peut y commencer.
example-way = Bo a dû s’arrêter, et votre chemin est libre : le 4 de votre main, un 5 de la défausse 1, le 6 de votre main, un roi pour un 7, et enfin votre 8.
example-wild = Vous n’avez pas de 7 : un roi en tient lieu. Cela ferme aussi la place à Bo, qui voulait y jouer un 7.
example-end = C’était votre dernière carte de réserve : vous gagnez aussitôt ; les 2 cartes de votre main et celles des défausses ne comptent pas. Il reste 1 carte dans la réserve de Bo. Une chose ne s’est pas présentée : qui joue la dernière carte de sa main en pioche 5 et continue.
