# Katz und Maus: Deutsch
title = Katz und Maus
tagline = Spiel deinen Vorrat Karte für Karte leer, bevor es dein Gegner tut, und heb auf, was noch nicht passt.
score = Karten im Vorrat, je weniger, desto besser

# Karten. .acc hat den Artikel, .als steht nach „einen König als“.
card-ace = Ass
    .acc = ein Ass
    .als = Ass
card-2 = 2
    .acc = eine 2
    .als = 2
card-3 = 3
    .acc = eine 3
    .als = 3
card-4 = 4
    .acc = eine 4
    .als = 4
card-5 = 5
    .acc = eine 5
    .als = 5
card-6 = 6
    .acc = eine 6
    .als = 6
card-7 = 7
    .acc = eine 7
    .als = 7
card-8 = 8
    .acc = eine 8
    .als = 8
card-9 = 9
    .acc = eine 9
    .als = 9
card-10 = 10
    .acc = eine 10
    .als = 10
card-jack = Bube
    .acc = einen Buben
    .als = Buben
card-queen = Dame
    .acc = eine Dame
    .als = Dame
card-king = König
    .acc = einen König
    .als = König
card-king-as = König als { $rank }
    .acc = einen König als { $rank-als }

# Aktionen. Ohne Artikel am Anfang: „König als 7 aus der Hand auf Aufbaustapel 1“.
act-hand = { $card } aus der Hand auf Aufbaustapel { $pile }
act-hand-notes = { $card } aus der Hand auf Aufbaustapel { $pile } ({ $notes })
act-side = { $card } von Hilfsstapel { $side } auf Aufbaustapel { $pile }
act-side-notes = { $card } von Hilfsstapel { $side } auf Aufbaustapel { $pile } ({ $notes })
act-stock = { $card } vom Vorrat auf Aufbaustapel { $pile }
act-stock-notes = { $card } vom Vorrat auf Aufbaustapel { $pile } ({ $notes })
act-discard = { $card } auf Hilfsstapel { $side } ablegen (beendet den Zug)
note-completes = macht den Stapel voll
note-draws = danach ziehst du neue Karten
note-wins = gewinnt das Spiel

# Was geschehen ist
saw-top = { $player } deckt auf dem Vorrat { $card-acc } auf.
    .you-player = Du deckst auf deinem Vorrat { $card-acc } auf.
saw-start = { $player } hat die höhere Vorratskarte und fängt an.
    .you-player = Du hast die höhere Vorratskarte und fängst an.
saw-draw = { $player } zieht { $card-acc }.
    .you-player = Du ziehst { $card-acc }.
saw-fill = { $count ->
    [one] { $player } zieht nach und hat jetzt 1 Karte auf der Hand.
   *[other] { $player } zieht nach und hat jetzt { $count } Karten auf der Hand.
}
    .you-player = { $count ->
        [one] Du ziehst nach und hast jetzt 1 Karte auf der Hand.
       *[other] Du ziehst nach und hast jetzt { $count } Karten auf der Hand.
    }
saw-hand = { $player } spielt { $card-acc } aus der Hand auf Aufbaustapel { $pile }.
    .you-player = Du spielst { $card-acc } aus der Hand auf Aufbaustapel { $pile }.
saw-side = { $player } spielt { $card-acc } von Hilfsstapel { $side } auf Aufbaustapel { $pile }.
    .you-player = Du spielst { $card-acc } von Hilfsstapel { $side } auf Aufbaustapel { $pile }.
saw-stock = { $player } spielt { $card-acc } vom Vorrat auf Aufbaustapel { $pile }.
    .you-player = Du spielst { $card-acc } von deinem Vorrat auf Aufbaustapel { $pile }.
saw-complete = { $count ->
    [one] Aufbaustapel { $pile } ist voll: Seine Karte wird in den Nachziehstapel gemischt.
   *[other] Aufbaustapel { $pile } ist voll: Seine { $count } Karten werden in den Nachziehstapel gemischt.
}
saw-complete-aside = { $count ->
    [one] Aufbaustapel { $pile } ist voll: Seine Karte kommt beiseite.
   *[other] Aufbaustapel { $pile } ist voll: Seine { $count } Karten kommen beiseite.
}
saw-discard = { $player } legt { $card-acc } auf Hilfsstapel { $side } und beendet den Zug.
    .you-player = Du legst { $card-acc } auf Hilfsstapel { $side } und beendest deinen Zug.
saw-shuffle = { $count ->
    [one] Der Nachziehstapel ist leer: Die beiseitegelegte Karte wird der neue.
   *[other] Der Nachziehstapel ist leer: Die { $count } beiseitegelegten Karten werden gemischt und bilden den neuen.
}
saw-stock-out = { $player } hat die letzte Vorratskarte gespielt.
    .you-player = Du hast deine letzte Vorratskarte gespielt.
saw-pile-out = Der Nachziehstapel ist aufgebraucht. Das Spiel ist aus.
saw-cap = Nach { $actions } Aktionen wird das Spiel abgebrochen.

# Der Tisch, Zeile für Zeile
at-turn = { $player } ist am Zug.
    .you-player = Du bist am Zug.
at-over = Das Spiel ist aus.
at-player = { $player }: { $facts }
    .you-player = Du: { $facts }
at-stock = { $count ->
    [one] 1 Karte im Vorrat ({ $card })
   *[other] { $count } Karten im Vorrat (oben: { $card })
}
at-stock-closed = { $count ->
    [one] 1 Karte im Vorrat (verdeckt)
   *[other] { $count } Karten im Vorrat (verdeckt)
}
at-stock-empty = Vorrat leer
at-hand-size = { $count ->
    [0] keine Karte auf der Hand
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
at-sides = { $player }, Hilfsstapel: { $piles }
    .you-player = Deine Hilfsstapel: { $piles }
at-sides-empty = { $player }, Hilfsstapel: leer
    .you-player = Deine Hilfsstapel: leer
at-side = { $side }: { $card }
at-side-deep = { $side }: { $card } (darunter: { $cards })
at-side-empty = { $side }: leer
at-build = Aufbaustapel { $pile }: oben { $card }, es folgt { $next }
at-build-kings = Aufbaustapel { $pile }: oben { $card }, es folgt { $next } (darunter Könige als { $kings })
at-build-empty = Aufbaustapel { $pile }: leer, beginnt mit { $next }
at-pile = { $count ->
    [0] Nachziehstapel: leer
    [one] Nachziehstapel: 1 Karte
   *[other] Nachziehstapel: { $count } Karten
}
at-aside = { $count ->
    [one] Beiseite: 1 Karte (Könige: { $kings })
   *[other] Beiseite: { $count } Karten (Könige: { $kings })
}
at-hand = Hand: { $cards }
at-empty-hand = Hand: leer

# Der Tisch auf der Seite. Das Zeichen steht in der Ecke der Karte.
sign = { $rank ->
    [ace] A
    [jack] B
    [queen] D
    [king] K
   *[other] { $rank }
}
table-stock = Vorrat
table-pile = Nachzieh­stapel
table-aside = Beiseite
table-builds = Aufbaustapel
table-own = Deine Karten
table-side = Hilfsstapel { $fact }
table-here = hier
table-put-aside = Auf einem Hilfsstapel beendet sie deinen Zug.
needs = braucht { $next-acc }
begins = beginnt mit { $next }
refusal = braucht { $next-acc }, nicht { $card-acc }
told-none = { $card }: passt gerade auf keinen Aufbaustapel.
told-one = { $card }: passt auf Aufbaustapel { $pile }. Wähl die Karte noch einmal, um sie dort zu spielen.
told-some = { $card }: passt auf die Aufbaustapel { $piles }. Wähl einen davon.
prompt-stock = Deine Vorratskarte ({ $card }) passt. Spiel sie!
prompt-play = Wähl eine Karte: Die Stapel, auf die sie passt, leuchten auf.
prompt-discard = Nichts passt. Wähl eine Handkarte, die du auf einen Hilfsstapel legst.

# Was gerade los ist
lesson-first = Dein Vorrat ist der Stapel links ({ $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}): Wer seinen Vorrat zuerst leer gespielt hat, gewinnt. { $now }
lesson-wait = { $player } spielt und will die oberste Vorratskarte ({ $card }) loswerden. Achte darauf, was die Aufbaustapel als Nächstes brauchen: Du spielst auf dieselben.
lesson-stock = Die oberste Karte deines Vorrats ({ $card }) passt auf einen Aufbaustapel. Spiel sie: Den Vorrat musst du loswerden.
lesson-play = Einige deiner Karten passen. Spiel die, die einen Aufbaustapel näher an deine Vorratskarte ({ $card }) bringen. Du musst nicht alles spielen; deinen Zug beendest du, indem du eine Handkarte auf einen Hilfsstapel legst.
lesson-king = Nur ein König passt, denn er steht für jede Karte. Heb ihn auf, wenn er nicht deiner Vorratskarte ({ $card }) hilft. Deinen Zug beendest du, indem du eine Handkarte auf einen Hilfsstapel legst.
lesson-discard = Keine Karte passt auf einen Aufbaustapel. Beende deinen Zug: Leg eine Handkarte, die du nicht so bald brauchst, auf einen Hilfsstapel. Später kannst du von jedem die oberste Karte spielen.
lesson-over = Das Spiel ist aus. In der Wiederholung kannst du es Schritt für Schritt ansehen.

# Warum dieser Zug empfohlen wird
why-wins = Das ist deine letzte Vorratskarte: Du gewinnst.
why-stock = { $count ->
    [one] Im Vorrat bleibt dir 1 Karte, und die wird aufgedeckt.
   *[other] Im Vorrat bleiben dir { $count } Karten, und die nächste wird aufgedeckt.
}
why-frees = Auf Hilfsstapel { $side } wird { $card } frei.
why-empties = Hilfsstapel { $side } ist dann leer und hat Platz.
why-king = Dir fehlt die passende Karte ({ $card }), also springt ein König ein.
why-refill = { $count ->
    [one] Es ist deine letzte Handkarte: Du ziehst 1 neue und spielst weiter.
   *[other] Es ist deine letzte Handkarte: Du ziehst { $count } neue und spielst weiter.
}
why-fits = Dann passt dort deine Vorratskarte ({ $card }).
why-way = { $count ->
    [0] Von dort führen deine eigenen Karten bis zu deiner Vorratskarte ({ $card }).
    [one] Von dort fehlt dir noch 1 Karte bis zu deiner Vorratskarte ({ $card }).
   *[other] Von dort fehlen dir noch { $count } Karten bis zu deiner Vorratskarte ({ $card }).
}
why-gives = { $player } könnte dort dann die Vorratskarte ({ $card }) spielen.
why-blocks = { $player } kann dort dann die Vorratskarte ({ $card }) nicht mehr spielen.
why-their-way = { $count ->
    [0] Von dort würden die offenen Karten von { $player } bis zur Vorratskarte ({ $card }) führen.
    [one] Von dort liegen bei { $player } bis auf 1 alle Karten bis zur Vorratskarte ({ $card }) offen.
   *[other] Von dort liegen bei { $player } bis auf { $count } alle Karten bis zur Vorratskarte ({ $card }) offen.
}
why-nothing-fits = Keine deiner Karten passt auf einen Aufbaustapel.
why-keep-king = Nur ein König würde passen, und den hebst du besser auf.
why-stay = Weiterzuspielen würde { $player } mehr helfen als dir.
why-on-empty = Hilfsstapel { $side } ist leer: Nichts wird verdeckt.
why-on-equal = Darunter liegt die gleiche Karte ({ $card }).
why-on-higher = Die Karte darunter ({ $card }) wird erst nach ihr gebraucht.
why-covers = Sie verdeckt { $card-acc }; diese Karte muss dann warten.
why-latest = { $count ->
    [0] Die anderen behältst du, sie werden später gebraucht.
    [one] Von deinen Handkarten wird diese ({ $card }) zuletzt gebraucht: frühestens nach 1 weiteren Karte.
   *[other] Von deinen Handkarten wird diese ({ $card }) zuletzt gebraucht: frühestens nach { $count } weiteren Karten.
}
why-later = { $count ->
    [0] Die Karte ({ $card }) passt jetzt auf einen Aufbaustapel.
    [one] Die Karte ({ $card }) wird frühestens nach 1 weiteren Karte gebraucht.
   *[other] Die Karte ({ $card }) wird frühestens nach { $count } weiteren Karten gebraucht.
}
why-tried = Bei vielen möglichen Verteilungen der verdeckten Karten gewinnst du damit { $often }.
why-instead = { $action } – { $often }.
often = { $percent ->
    [0] weniger als 1-mal von 100
   *[other] etwa { $percent }-mal von 100
}

# Ablehnungen
error-stock = Ein Vorrat von { $stock } Karten ist zu groß. Es gibt ({ $ranks } + 1) × { $copies } = { $cards } Karten, aber zwei Vorräte, zwei Hände und eine Karte zum Ziehen sind 2 × { $stock } + 2 × { $hand } + 1 = { $needed }. Der größte Vorrat, der geht, hat { $largest }.
error-hand = Eine Hand von { $hand } Karten ist zu groß, wie klein der Vorrat auch ist. Es gibt ({ $ranks } + 1) × { $copies } = { $cards } Karten, aber zwei Vorräte, zwei Hände und eine Karte zum Ziehen sind 2 × { $stock } + 2 × { $hand } + 1 = { $needed }. Die größte Hand, die bei einem Vorrat von 1 geht, hat { $largest }.

# Wie es ausging
ending-stock-out = Ein Vorrat ist leer gespielt.
ending-pile-out = Der Nachziehstapel ist aufgebraucht: Der kleinere Vorrat gewinnt.
ending-pile-out-draw = Der Nachziehstapel ist aufgebraucht, beide Vorräte sind gleich groß: unentschieden.
ending-cap = Das Spiel wurde nach der Höchstzahl von Aktionen abgebrochen: Der kleinere Vorrat gewinnt.
ending-cap-draw = Das Spiel wurde nach der Höchstzahl von Aktionen abgebrochen, beide Vorräte sind gleich groß: unentschieden.

# Regeln
chapter-M1 = Die Karten
rule-M1 = Zwei Spiele zu 52 Karten werden zusammengemischt: 104 Karten, acht von jedem Rang. Von unten nach oben: Ass, 2, 3, 4, 5, 6, 7, 8, 9, 10, Bube, Dame; Könige sind Joker. Die Farben spielen keine Rolle. (Die Optionen ranks und copies machen das Spiel kleiner.)
rule-M2 = Jeder hat einen Vorrat von zehn Karten, von denen nur die oberste offen liegt; die übrigen hat niemand gesehen, auch der Besitzer nicht. Dazu kommen fünf Karten auf der Hand und Platz für vier Hilfsstapel, die anfangs leer sind. Wie groß die Vorräte sind, macht man vorher aus, üblich sind 5 bis 20 Karten. (Das ist die Option stock_size; hand_size und side_piles ändern die beiden anderen Zahlen.)
rule-M3 = Alle übrigen Karten, bei Vorräten von zehn sind es 74, bilden verdeckt den Nachziehstapel. Zwischen den Spielern ist Platz für drei Aufbaustapel, die anfangs leer sind. (Die Option build_piles ändert ihre Zahl.)
chapter-M4 = Wer beginnt
rule-M4 = Zuerst werden die Vorräte ausgeteilt und ihre obersten Karten verglichen: Wer die höhere hat, fängt an. Ein König zählt hier am wenigsten. Sind beide gleich, wird alles gemischt und neu ausgeteilt. Danach werden die Handkarten ausgeteilt. (Mit der Option king_start kann ein König stattdessen am meisten zählen.)
chapter-M5 = Dein Zug
rule-M5 = Zu Beginn deines Zuges ziehst du nach, bis du fünf Karten auf der Hand hast. Wer das Spiel anfängt, hat sie schon. (Die Option hand_size ändert diese Zahl.)
rule-M6 = Dann spielst du beliebig viele Karten auf die Aufbaustapel, eine nach der anderen: eine Handkarte, die oberste Karte eines deiner Hilfsstapel oder die oberste Karte deines Vorrats.
chapter-M7 = Die Aufbaustapel
rule-M7 = Ein Aufbaustapel beginnt mit einem Ass und steigt Rang um Rang bis zur Dame. Ein König steht für jede Karte, die gerade gebraucht wird, auch für Ass und Dame. (Die Option king_as_ace kann ihn als Ass verbieten.)
rule-M8 = Spielst du die oberste Karte deines Vorrats, so wird sofort die nächste aufgedeckt.
rule-M9 = Ein Aufbaustapel, der die Dame erreicht, ist voll. Seine zwölf Karten werden sofort in den Nachziehstapel gemischt; Könige darunter sind dann wieder Könige. (Mit der Option recycle kommen sie stattdessen offen beiseite und werden erst eingemischt, wenn eine Karte zu ziehen und der Nachziehstapel leer ist. Mit der Option ranks tritt der höchste Rang im Spiel an die Stelle der Dame.)
chapter-M10 = Hand und Hilfsstapel
rule-M10 = Hast du alle Handkarten ausgespielt, so ziehst du sofort fünf neue, und dein Zug geht weiter. Macht die letzte Handkarte einen Stapel voll, so wird erst der Stapel eingemischt und dann gezogen.
rule-M11 = Du beendest deinen Zug, indem du eine Handkarte, wenn du willst auch einen König, auf einen deiner vier Hilfsstapel legst; anders lässt er sich nicht beenden. Sonst kommt nichts auf die Hilfsstapel, Karten wandern nicht von einem zum anderen, und nur die oberste Karte jedes Stapels kann gespielt werden.
rule-M12 = Niemand muss eine Karte spielen, nur weil sie passt.
chapter-M13 = Das Ende
rule-M13 = Wer die letzte Karte seines Vorrats spielt, gewinnt sofort.
rule-M14 = Ist der Nachziehstapel nach einem Nachziehen (nach M5 oder M10, als Ganzes genommen) leer, so ist das Spiel aus: Wer weniger Karten im Vorrat hat, gewinnt, bei gleich vielen ist es unentschieden. Ein leer gespielter Vorrat (M13) geht vor. In Zahlen: 1 für den Gewinner, -1 für den Verlierer, bei Unentschieden 0 für beide. (Mit der Option deck_out ist das Spiel erst aus, wenn sich die Hand nicht mehr auffüllen lässt. Mit der Option recycle ist es erst aus, wenn auch nichts mehr beiseiteliegt. Die Option max_actions begrenzt Spiele ohne Ende: Nach so vielen Aktionen, 10.000 wenn nichts anderes gewählt ist, wird abgebrochen und ebenso gewertet.)
chapter-M15 = Was offen ist und was verborgen
rule-M15 = Alle kennen die obersten Karten und die Größe der Vorräte, alle Hilfsstapel, die Aufbaustapel samt dem, wofür die Könige darin stehen, und wissen, wie viele Karten jeder auf der Hand hat und wie viele im Nachziehstapel sind. Verborgen sind die Handkarten, die Vorräte unter der obersten Karte und der Nachziehstapel.

# Optionen
option-build_piles = Wie viele Aufbaustapel es gibt.
option-stock_size = Wie viele Karten jeder Vorrat hat.
option-king_start = Was ein König zählt, wenn die obersten Vorratskarten entscheiden, wer anfängt.
    .is-low = am wenigsten
    .is-high = am meisten
option-king_as_ace = Ob ein König einen Aufbaustapel beginnen kann.
    .is-false = das kann nur ein Ass
    .is-true = ein König kann für das Ass stehen
option-recycle = Wann volle Aufbaustapel in den Nachziehstapel zurückkommen.
    .is-at_once = sofort
    .is-on_empty = wenn eine Karte zu ziehen und der Nachziehstapel leer ist
option-deck_out = Wann der Nachziehstapel aufgebraucht und das Spiel aus ist.
    .is-empty = sobald die letzte Karte gezogen ist
    .is-short = erst wenn sich die Hand nicht mehr auffüllen lässt
option-max_actions = Nach wie vielen Aktionen ein Spiel abgebrochen wird.
option-ranks = Wie viele Ränge es unter dem König gibt, vom Ass an.
option-copies = Wie viele Karten es von jedem Rang gibt.
option-hand_size = Auf wie viele Karten die Hand aufgefüllt wird.
option-side_piles = Wie viele Hilfsstapel jeder hat.

# Voreinstellungen
preset-standard = Die üblichen Regeln, mit drei Aufbaustapeln.
preset-four-piles = Mit vier Aufbaustapeln, wie in vielen verwandten Spielen.

# Wesen der schwachen Bots
persona-eager = ungestüm
persona-hoarder = hortend
persona-careful = vorsichtig

# Ein Spiel zum Lernen: was zu seinen Momenten gesagt wird (example.txt)
example-deal = Du bist Ada und spielst gegen Bo. Wer seinen Vorrat zuerst leer gespielt hat, gewinnt; ein Vorrat hat hier 3 Karten (sonst 10), von denen man nur die oberste sieht. Deine ist eine 8, die von Bo ein Ass, und die höhere fängt an. Die 3 Aufbaustapel in der Mitte sind für beide da: Jeder beginnt mit einem Ass und wächst Wert für Wert. Du spielst dein Ass.
example-keep-king = Aufbaustapel 1 braucht jetzt eine 2, und du hast keine. Dein König würde passen, denn er steht für jede Karte, aber später ist er mehr wert. Du beendest deinen Zug: Du legst eine 5 aus der Hand auf einen Hilfsstapel, von dem du sie später spielen kannst.
example-their-stock = Bo spielt das Ass vom Vorrat, und sofort wird die nächste Vorratskarte aufgedeckt: eine 7. Jetzt hat Bo noch 2.
example-draw = Am Anfang deines Zugs ziehst du auf 5 Karten nach. Du hast eine 3 gezogen, und die braucht Aufbaustapel 1. So kommt er der 8 auf deinem Vorrat näher.
example-stop = Du könntest mit der 4 und der 5 weitermachen. Aber dann fehlte nur noch eine 6, und Bo könnte die 7 vom Vorrat spielen. Also hörst du auf und legst eine 5 auf die andere 5.
example-king = Bo spielt einen König als 4: Ein König steht für jede Karte, die gerade gebraucht wird.
example-opened = Bo hatte auch die 5 und die 6, und so ist die 7 vom Vorrat weg. Aber jetzt braucht Aufbaustapel 1 eine 8, und das ist deine Vorratskarte!
example-stock = Du bist dran: Die 8 von deinem Vorrat passt. Der Vorrat geht vor, denn er entscheidet das Spiel.
example-next = Die nächste Vorratskarte ist eine 9, und auch sie passt sofort.
example-last-card = Deine letzte Vorratskarte ist eine 8. Aufbaustapel 1 braucht inzwischen eine 10, also muss ein anderer bis zu deiner 8 wachsen: Du fängst mit der 2 auf Aufbaustapel 2 an.
example-hold = Mit der 4 würdest du Bo helfen, denn dort ist die letzte Vorratskarte eine 7. Du hebst sie auf, bis du es ganz bis ans Ziel schaffst, und legst die 9 auf einen leeren Hilfsstapel.
example-side-piles = Bo spielt die 10 und den Buben von den Hilfsstapeln: Von jedem kann man nur die oberste Karte spielen.
example-complete = Mit der Dame ist Aufbaustapel 1 voll. Seine 12 Karten werden in den Nachziehstapel gemischt, und dort kann ein neuer Stapel beginnen.
example-way = Bo kam nicht weiter, und dein Weg ist frei: die 4 aus der Hand, eine 5 von Hilfsstapel 1, die 6 aus der Hand, ein König als 7, und dann deine 8.
example-wild = Du hast keine 7, also springt ein König ein. Das versperrt auch Bo den Platz, denn Bo wollte dort eine 7 loswerden.
example-end = Das war deine letzte Vorratskarte, und du gewinnst sofort; die 2 Karten auf deiner Hand und die auf den Hilfsstapeln zählen nicht. Bo hat noch 1 Vorratskarte. Eines kam nicht vor: Wer seine letzte Handkarte spielt, zieht 5 neue und spielt weiter.
