# Kakerlakenpoker: Deutsch
title = Kakerlakenpoker
tagline = Schieb den anderen dein Ungeziefer unter, ehrlich oder gelogen, und pass auf, dass es nicht zurückkommt.
score = offene Karten

# Karten. .nom, .acc und .kein stehen im Satz, .Nom und .Acc am Anfang.
card-bat = Fledermaus
    .nom = eine Fledermaus
    .Nom = Eine Fledermaus
    .acc = eine Fledermaus
    .Acc = Eine Fledermaus
    .kein = keine Fledermaus
card-cockroach = Kakerlake
    .nom = eine Kakerlake
    .Nom = Eine Kakerlake
    .acc = eine Kakerlake
    .Acc = Eine Kakerlake
    .kein = keine Kakerlake
card-fly = Fliege
    .nom = eine Fliege
    .Nom = Eine Fliege
    .acc = eine Fliege
    .Acc = Eine Fliege
    .kein = keine Fliege
card-rat = Ratte
    .nom = eine Ratte
    .Nom = Eine Ratte
    .acc = eine Ratte
    .Acc = Eine Ratte
    .kein = keine Ratte
card-scorpion = Skorpion
    .nom = ein Skorpion
    .Nom = Ein Skorpion
    .acc = einen Skorpion
    .Acc = Einen Skorpion
    .kein = kein Skorpion
card-spider = Spinne
    .nom = eine Spinne
    .Nom = Eine Spinne
    .acc = eine Spinne
    .Acc = Eine Spinne
    .kein = keine Spinne
card-stink-bug = Stinkwanze
    .nom = eine Stinkwanze
    .Nom = Eine Stinkwanze
    .acc = eine Stinkwanze
    .Acc = Eine Stinkwanze
    .kein = keine Stinkwanze
card-toad = Kröte
    .nom = eine Kröte
    .Nom = Eine Kröte
    .acc = eine Kröte
    .Acc = Eine Kröte
    .kein = keine Kröte
cards-bat = { $count ->
    [one] 1 Fledermaus
   *[other] { $count } Fledermäuse
}
cards-cockroach = { $count ->
    [one] 1 Kakerlake
   *[other] { $count } Kakerlaken
}
cards-fly = { $count ->
    [one] 1 Fliege
   *[other] { $count } Fliegen
}
cards-rat = { $count ->
    [one] 1 Ratte
   *[other] { $count } Ratten
}
cards-scorpion = { $count ->
    [one] 1 Skorpion
   *[other] { $count } Skorpione
}
cards-spider = { $count ->
    [one] 1 Spinne
   *[other] { $count } Spinnen
}
cards-stink-bug = { $count ->
    [one] 1 Stinkwanze
   *[other] { $count } Stinkwanzen
}
cards-toad = { $count ->
    [one] 1 Kröte
   *[other] { $count } Kröten
}

# Aktionen
act-true = „Stimmt“: Es ist { $claim-nom }
act-false = „Stimmt nicht“: Es ist { $claim-kein }
act-look = Die Karte ansehen, um sie weiterzuschieben
act-pass = Die Karte an { $target } weiterschieben, als { $claim }
act-offer = { $card-Acc } an { $target } schieben, als { $claim }

# Was geschehen ist
saw-start = { $player } fängt an.
    .you-player = Du fängst an.
saw-offer = { $player } schiebt { $target } eine Karte zu: „{ $claim-Nom }!“
    .you-player = Du schiebst { $target } eine Karte zu: „{ $claim-Nom }!“
    .you-target = { $player } schiebt dir eine Karte zu: „{ $claim-Nom }!“
saw-offer-known = { $player } schiebt { $target } { $card-acc } zu: „{ $claim-Nom }!“
    .you-player = Du schiebst { $target } { $card-acc } zu: „{ $claim-Nom }!“
    .you-target = { $player } schiebt dir { $card-acc } zu: „{ $claim-Nom }!“
saw-look = { $player } sieht sich die Karte an.
    .you-player = Du siehst dir die Karte an.
saw-look-known = { $player } sieht sich die Karte an: { $card-nom }.
    .you-player = Du siehst dir die Karte an: { $card-nom }.
saw-pass = { $player } schiebt die Karte an { $target } weiter: „{ $claim-Nom }!“
    .you-player = Du schiebst die Karte an { $target } weiter: „{ $claim-Nom }!“
    .you-target = { $player } schiebt die Karte an dich weiter: „{ $claim-Nom }!“
saw-true = { $player } sagt „stimmt“ (angesagt: { $claim }). Aufgedeckt: { $card-nom }.
    .you-player = Du sagst „stimmt“ (angesagt: { $claim }). Aufgedeckt: { $card-nom }.
saw-false = { $player } sagt „stimmt nicht“ (angesagt: { $claim }). Aufgedeckt: { $card-nom }.
    .you-player = Du sagst „stimmt nicht“ (angesagt: { $claim }). Aufgedeckt: { $card-nom }.
saw-take = { $player } nimmt die Karte und hat jetzt { $cards }.
    .you-player = Du nimmst die Karte und hast jetzt { $cards }.
saw-lose-four-alike = { $player } hat { $count } gleiche Tiere und verliert.
    .you-player = Du hast { $count } gleiche Tiere und verlierst.
saw-lose-empty-hand = { $player } muss eine Runde ohne Handkarte beginnen und verliert.
    .you-player = Du musst eine Runde ohne Handkarte beginnen und verlierst.
saw-lose-full-set = { $player } hat von jeder Art ein Tier und verliert.
    .you-player = Du hast von jeder Art ein Tier und verlierst.

# Der Tisch, Zeile für Zeile
at-over = Das Spiel ist aus.
at-offering = { $player } beginnt die Runde mit einer Handkarte.
    .you-player = Du beginnst die Runde mit einer Handkarte.
at-offer = { $player } an { $target }: „{ $claim-Nom }!“
    .you-player = Du an { $target }: „{ $claim-Nom }!“
    .you-target = { $player } an dich: „{ $claim-Nom }!“
at-card = Die Karte ist { $card-nom }.
at-player = { $count ->
    [one] { $player }: 1 Handkarte, offen { $cards }
   *[other] { $player }: { $count } Handkarten, offen { $cards }
}
    .you-player = { $count ->
        [one] Du: 1 Handkarte, offen { $cards }
       *[other] Du: { $count } Handkarten, offen { $cards }
    }
at-player-bare = { $count ->
    [one] { $player }: 1 Handkarte, keine offen
   *[other] { $player }: { $count } Handkarten, keine offen
}
    .you-player = { $count ->
        [one] Du: 1 Handkarte, keine offen
       *[other] Du: { $count } Handkarten, keine offen
    }
at-set-aside = { $count ->
    [one] Ungesehen beiseitegelegt: 1 Karte
   *[other] Ungesehen beiseitegelegt: { $count } Karten
}
at-hand = Hand: { $cards }
at-empty-hand = Hand: leer

# Der Tisch auf der Seite. Was im Satz als card, target und claim steht, wird darunter gewählt.
table-limit = { $count } gleiche verlieren das Spiel
table-limit-set = { $count } gleiche, oder eine von jeder Art, verlieren das Spiel
table-danger = Eine mehr verliert: { $cards }
table-danger-hand = Hand leer: Jede Karte verliert
table-answers = { $player } sagt, ob das stimmt, oder sieht nach und schiebt weiter.
    .you-player = Stimmt das? Sag es, oder sieh nach und schieb weiter.
table-must-answer = { $player } muss sagen, ob das stimmt: Alle anderen hatten die Karte schon.
    .you-player = Stimmt das? Du musst es sagen: Alle anderen hatten die Karte schon.
table-passes = { $player } hat die Karte angesehen und schiebt sie jetzt weiter.
    .you-player = Du hast die Karte angesehen. Schieb sie jetzt weiter.
table-takes = { $player } nimmt sie
    .you-player = du nimmst sie
table-takes-counted = { $player } nimmt sie und hat { $cards }
    .you-player = du nimmst sie und hast { $cards }
table-takes-and-loses = { $player } nimmt sie und verliert
    .you-player = du nimmst sie und verlierst
table-told-truth = { $player } hat die Wahrheit gesagt: Es ist { $card-nom }.
    .you-player = Du hast die Wahrheit gesagt: Es ist { $card-nom }.
table-told-lie = { $player } hat gelogen: Es ist { $card-nom }.
    .you-player = Du hast gelogen: Es ist { $card-nom }.
table-offer = Schieb { $card } zu { $target } und sag: „{ $claim }!“
table-pass = Schieb die Karte weiter zu { $target } und sag: „{ $claim }!“
table-slot-card = { $card-acc }
table-slot-claim = { $claim-Nom }
table-hand = Hand von { $player }
    .you-player = Deine Hand
table-which = Welche Karte?
table-whom = Zu wem?
table-claim = Was sagst du, was es ist?
table-truth = wahr
table-lie = gelogen
table-true = Stimmt
table-false = Stimmt nicht
table-look = Ansehen und weiterschieben
table-true-means = es ist { $claim-nom }
table-false-means = es ist { $claim-kein }
table-look-means = heimlich
table-right = Richtig:
table-wrong = Falsch:
table-look-then = Danach musst du sie { $players } geben.
table-look-then-some = Danach musst du sie einem von { $count } Spielern geben.
table-look-none = Nicht möglich: Alle anderen hatten die Karte schon.
table-blind = Ungesehen weiterschieben
table-had = hatte sie
table-in-hand = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
table-face-up = Offen
table-rounds = Frühere Runden
table-card-down = Eine verdeckte Karte
table-to = an

# Was hier geschieht, für alle, die noch nie gespielt haben
lesson-offer = Du beginnst die Runde. Schieb jemandem verdeckt eine Handkarte zu und sag, was es ist: wahr oder gelogen. Wer am Ende falsch liegt, behält sie offen, und { $count } gleiche verlieren das Spiel.
lesson-answer = { $player } sagt, diese Karte sei { $claim-nom }. Sag „stimmt“ oder „stimmt nicht“: Liegst du richtig, nimmt { $player } sie, sonst du. Oder sieh sie heimlich an und schieb sie mit einer eigenen Ansage weiter.
lesson-answer-last = { $player } sagt, diese Karte sei { $claim-nom }. Weiterschieben kannst du sie zu niemandem mehr, also sag „stimmt“ oder „stimmt nicht“. Liegst du richtig, nimmt { $player } sie, sonst du.
lesson-pass = Du hast die Karte angesehen und musst sie weiterschieben. Gib sie jemandem, der sie noch nicht hatte, und sag, was es ist: wahr oder gelogen. Wirst du durchschaut, gehört sie dir, sonst nicht.
lesson-watch-offer = { $player } überlegt, welche Karte zu wem geht und als was. Kommt sie zu dir, sagst du, ob das stimmt, oder du siehst sie an und schiebst sie weiter.
lesson-watch-answer = { $teller } hat { $player } eine Karte zugeschoben. Errät { $player }, ob die Ansage stimmt, nimmt { $teller } sie, sonst { $player }.
    .you-teller = Du hast { $player } eine Karte zugeschoben. Errät { $player }, ob deine Ansage stimmt, nimmst du sie, sonst { $player }.
lesson-watch-pass = { $player } hat die Karte heimlich angesehen und muss sie jetzt zu jemandem weiterschieben, der sie noch nicht hatte.
lesson-over = In diesem Spiel verliert nur einer: { $player }. Der Rest des Tisches hat gewonnen.
    .you-player = In diesem Spiel verliert nur einer, und diesmal bist du es. Der Rest des Tisches hat gewonnen.

# Warum dieser Rat
why-left = { $claim }: { $copies } Karten, davon { $shown } offen und { $own } auf deiner Hand. Es kann also eine von { $left } sein, unter { $unseen } Karten, die du nicht siehst.
why-none-left = Es kann { $claim-kein } sein: Du siehst alle { $copies }.
why-odds = Über den Daumen stimmt die Ansage { $percent }-mal von 100: Die angesagte Art ist { $trust }-mal so wahrscheinlich wie eine andere, und was dir wehtäte, noch etwas mehr.
why-taking = Mit der Karte ({ $card }) hätte { $player } { $has } von den { $limit }, die verlieren.
    .you-player = Mit der Karte ({ $card }) hättest du { $has } von den { $limit }, die verlieren.
why-losing = Mit der Karte ({ $card }) hätte { $player } verloren.
    .you-player = Mit der Karte ({ $card }) hättest du verloren.
why-look = { $count ->
    [one] 1 Spieler hatte die Karte noch nicht. Hast du sie gesehen, bestimmst du, was über sie gesagt wird.
   *[other] { $count } Spieler hatten die Karte noch nicht. Hast du sie gesehen, bestimmst du, wer sie bekommt und als was.
}
why-mixed = Sag etwa so oft die Wahrheit, wie du lügst: Dann kann dich niemand lesen.
why-lie = { $left } der { $copies } Karten dieser Art ({ $claim }) liegen nicht offen, die Lüge ist also glaubhaft.
why-yet = Danach sähe etwas anderes besser aus. Ausprobiert ist es das nicht.
why-tried = Bei vielen möglichen Verteilungen der verdeckten Karten verlierst du damit { $often }.
why-instead = { $action } – { $often }.
often = { $percent ->
    [0] weniger als 1-mal von 100
   *[other] etwa { $percent }-mal von 100
}
give-own = { $card-Acc } an { $target } schieben
give-on = Die Karte an { $target } weiterschieben

# Ablehnungen
error-lose-count = Niemand kann { $lose_count } Karten einer Art sammeln, von der es nur { $copies } gibt. Es müssen weniger Karten zum Verlieren reichen, oder jede Art braucht mehr.
error-deal = Es gibt zu wenig Karten: { $species } Arten × { $copies } Karten - { $set_aside } beiseitegelegte = { $dealt } Karten für { $players } Spieler. Jeder braucht mindestens eine.

# Wie es ausging
ending-four-alike = Zu viele Karten einer Art: Damit ist das Spiel verloren.
ending-empty-hand = Eine Runde ohne Handkarte beginnen: Damit ist das Spiel verloren.
ending-full-set = Eine Karte von jeder Art: Damit ist das Spiel verloren.

# Regeln
chapter-C1 = Die Karten
rule-C1 = Es gibt 64 Karten, acht von jeder Art: Fledermaus, Kakerlake, Fliege, Ratte, Skorpion, Spinne, Stinkwanze und Kröte. (Die Optionen species und copies machen den Stapel kleiner.)
rule-C2 = Alle 64 Karten werden so gleichmäßig wie möglich verteilt, einzeln und im Uhrzeigersinn, die erste an den Startspieler. Die Hände können sich also um eine Karte unterscheiden: 22, 21 und 21 bei drei Spielern; je 16 bei vier; 13, 13, 13, 13 und 12 bei fünf; 11, 11, 11, 11, 10 und 10 bei sechs. Keine Karte bleibt übrig. (Außer denen der Option set_aside.)
rule-C3 = Zu zweit werden zehn Karten ungesehen beiseitegelegt, und jeder bekommt 27. Eine beiseitegelegte Karte kommt nie zurück. (Die Option set_aside ändert die Zahl, auch bei mehr Spielern.)
chapter-C4 = Eine Karte anbieten
rule-C4 = Der Startspieler der Runde legt eine Handkarte verdeckt auf den Tisch, nennt einen anderen Spieler und sagt eine Art an, wahr oder gelogen. Wer die erste Runde beginnt, wird ausgelost. (Mit der Option first_start ist es der erste Platz.)
chapter-C5 = Eine Karte bekommen
rule-C5 = Wird dir eine Karte zugeschoben, hast du die Wahl. Du nimmst sie an: Du sagst „stimmt“ oder „stimmt nicht“, und die Karte wird aufgedeckt. Hast du recht, nimmt sie, wer sie zuletzt geschoben hat, und legt sie offen vor sich; irrst du dich, nimmst du sie und legst sie offen vor dich. Oder du schiebst sie weiter: Du siehst sie dir heimlich an und schiebst sie dann einem Spieler zu, der sie in dieser Runde noch nicht hatte, mit einer eigenen Ansage, derselben oder einer anderen. (Mit der Option blind_pass darfst du sie auch ungesehen weiterschieben.)
rule-C6 = Ansehen verpflichtet. Wer die Karte angesehen hat, muss sie weiterschieben und kann sie nicht mehr annehmen.
rule-C7 = Man schiebt eine Karte weder sich selbst zu noch jemandem, der sie in dieser Runde schon hatte; das gilt auch für den, der die Runde begonnen hat.
rule-C8 = Wenn alle bis auf einen die Karte hatten, muss dieser Letzte sie annehmen. Zu zweit ist das immer so.
chapter-C9 = Die nächste Runde
rule-C9 = Wer die Karte nimmt, beginnt die nächste Runde. Auch wer keine Handkarten mehr hat, kann eine Karte zugeschoben bekommen und sie wie sonst annehmen oder weiterschieben.
chapter-C10 = Wer verliert
rule-C10 = Wer vier Karten derselben Art offen vor sich hat, verliert sofort; zu zweit müssen es fünf sein. (Die Option lose_count ändert diese Zahl. Mit der Option lose_on_full_set verliert auch sofort, wer von jeder Art eine offene Karte hat.)
rule-C11 = Wer eine Runde ohne Handkarte beginnen muss, verliert. Das wird nur bei dem geprüft, der gerade die Karte genommen hat, und die gleichen Karten werden zuerst geprüft.
rule-C12 = Einer verliert, alle anderen gewinnen. In Zahlen: -1 für den Verlierer, 1/(n - 1) für jeden anderen bei n Spielern, sodass alles zusammen null ergibt.
chapter-C13 = Was offen ist und was verborgen
rule-C13 = Alle kennen die offenen Karten und die Zahl der Handkarten und wissen, wer in dieser Runde wem die Karte mit welcher Ansage zugeschoben hat. Die Karte, um die es geht, kennen nur ihr erster Besitzer und wer sie angesehen hat. Alles andere ist verborgen, bis die Karte aufgedeckt wird. Die Ansagen früherer Runden muss man sich merken. (Mit der Option open_history bleiben sie lesbar.)

# Optionen
option-first_start = Wer die erste Runde beginnt.
    .is-random = ausgelost
    .is-seat0 = der erste Platz
option-lose_count = Mit wie vielen offenen Karten einer Art man verliert.
    .is-published = 4, zu zweit 5; mit kleinerem Stapel 4, oder so viele, wie es von einer Art gibt, wenn das weniger sind
option-set_aside = Wie viele Karten vor dem Geben ungesehen beiseitegelegt werden.
    .is-published = keine, zu zweit 10; keine bei kleinerem Stapel
option-blind_pass = Ob man eine Karte weiterschieben darf, ohne sie anzusehen.
    .is-false = erst ansehen, dann weiterschieben
    .is-true = auch ungesehen weiterschieben
option-lose_on_full_set = Ob man auch mit je einer offenen Karte von jeder Art verliert.
    .is-false = nur gleiche Karten verlieren
    .is-true = auch alle Arten zusammen verlieren
option-open_history = Wie lange die Ansagen für die Spieler lesbar bleiben.
    .is-false = nur in dieser Runde; der Rest ist Gedächtnis
    .is-true = auch die der vergangenen Runden
option-species = Wie viele Arten im Stapel sind: die ersten von Fledermaus, Kakerlake, Fliege, Ratte, Skorpion, Spinne, Stinkwanze, Kröte.
option-copies = Wie viele Karten jeder Art im Stapel sind.

# Voreinstellungen
preset-standard = Die veröffentlichten Regeln; zu zweit zehn Karten beiseite und fünf gleiche zum Verlieren.
preset-seed = Die französischen Regeln wörtlich: Alle Karten werden verteilt, und vier gleiche verlieren, auch zu zweit.

# cattery analyse
study-truth = Anteil wahrer Ansagen, je nachdem, wie oft die Karte angeboten wurde
study-success = Anteil der Ansagen, die gelangen (die Antwort war falsch), je nachdem, wie oft die Karte angeboten worden war
study-success-0 = falsche Ansagen
study-success-1 = wahre Ansagen

# Wesen der schwachen Bots
persona-honest = ehrlich
persona-bluffer = bluffend
persona-suspicious = misstrauisch

# Ein Spiel zum Lernen: was zu seinen Momenten gesagt wird (example.txt)
example-deal = Du bist Ada und spielst mit Bo und Cy. Es gibt 8 Arten von Ungeziefer, jede auf 8 Karten, und alle werden verteilt. Wer 3 gleiche offen vor sich hat, verliert (sonst sind es 4), und alle anderen gewinnen. Du fängst an: Du schiebst Cy verdeckt eine Stinkwanze zu und sagst, was es ist. Lügen darfst du; diesmal ist es die Wahrheit.
example-asked = Cy sieht nur die Rückseite der Karte und dein Gesicht. Cy sagt jetzt „stimmt“ oder „stimmt nicht“, oder sieht die Karte heimlich an und schiebt sie an Bo weiter. Wer falsch liegt, behält die Karte.
example-believed = Cy hat dir geglaubt, und das zu Recht: Die Karte kommt zu dir zurück und bleibt offen vor dir liegen. Wer eine Karte nimmt, beginnt die nächste Runde. Du bleibst bei der Wahrheit und schiebst Bo eine Fledermaus zu.
example-doubted = Bo hat die Wahrheit für eine Lüge gehalten, und die Fledermaus liegt jetzt vor Bo. Die Wahrheit täuscht also so gut wie eine Lüge, solange dich niemand durchschaut.
example-guess = Jetzt bist du gefragt. Du hast 2 von 8 Kröten auf der Hand, die anderen 6 können überall sein, es kann also eine sein. Außer Bo weiß es niemand; und eine Kröte wäre deine erste, viel kann nicht passieren. Du hältst es für gelogen.
example-right = Es war eine Stinkwanze: Du hattest recht. Bo hat sie dir zugeschoben und muss sie nehmen.
example-look = Cy sagt, es sei eine Fliege. Du hast keine der 8 Fliegen und weißt nichts darüber. Es gibt einen dritten Weg: Du siehst die Karte heimlich an und schiebst sie an Bo weiter, denn Bo hatte sie noch nicht.
example-pass = Cy hat gelogen: Es ist eine Stinkwanze. Wer die Karte angesehen hat, muss sie weiterschieben, mit einer eigenen Ansage, derselben oder einer anderen. Du nennst sie eine Kröte. Liegt Bo falsch, nimmt Bo die Karte, sonst du.
example-last-one = Alle anderen hatten die Karte schon: Bo kann sie nicht weiterschieben und muss „stimmt“ oder „stimmt nicht“ sagen.
example-danger = Bo hat dich durchschaut: Eine zweite Stinkwanze liegt vor dir, und mit einer dritten hättest du verloren. Das sehen alle. Also schiebst du Bo eine Fledermaus zu und nennst sie eine Stinkwanze: Dass du die loswerden willst, glaubt man dir gern.
example-two-bats = Bo hat es geglaubt und hat jetzt 2 Fledermäuse.
example-safe = Eine Stinkwanze, sagt Bo. Sagst du „stimmt nicht“ und es ist eine, hast du das Spiel verloren. Sagst du „stimmt“ und es ist keine, nimmst du nur irgendeine andere Karte, deine erste von dieser Art. „Stimmt“ ist also die sichere Antwort.
example-even = Es war eine Stinkwanze, und du hattest recht: Bo nimmt sie und hat jetzt wie du 2 davon.
example-again = Noch einmal dieselbe Frage, noch einmal dieselbe Antwort: Ist es eine Stinkwanze, verliert diesmal Bo das Spiel. Ist es keine, kostet es dich wenig.
example-bluff = Es war eine Ratte: Bo hat geblufft, und du nimmst eine harmlose Karte. Bo hat jetzt 2 Fledermäuse und 2 Stinkwanzen. Du schiebst Bo eine Fledermaus zu und nennst sie wieder eine Stinkwanze. Bo wird denken wie du: „Stimmt“ ist die sichere Antwort.
example-end = Diesmal nicht: Mit 3 Fledermäusen hat Bo sofort verloren. In diesem Spiel verliert nur einer; du und Cy habt gewonnen, egal, was ihr noch auf der Hand habt. Es verliert auch, wer eine Runde ohne Handkarte beginnen muss.
