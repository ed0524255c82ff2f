# Felix: Deutsch
title = Felix: Die Katze im Sack
tagline = Biete deine Mäuse für einen Sack Katzen, den du nur halb gesehen hast, und nimm dich vor den Hunden darin in Acht.
score = Punkte für Katzen und Mäuse

# Karten. .nom und .acc stehen im Satz, .Nom und .Acc am Anfang.
card-m8 = -8
    .nom = die -8
    .Nom = Die -8
    .acc = die -8
    .Acc = Die -8
card-m5 = -5
    .nom = die -5
    .Nom = Die -5
    .acc = die -5
    .Acc = Die -5
card-3 = 3
    .nom = die 3
    .Nom = Die 3
    .acc = die 3
    .Acc = Die 3
card-5 = 5
    .nom = die 5
    .Nom = Die 5
    .acc = die 5
    .Acc = Die 5
card-8 = 8
    .nom = die 8
    .Nom = Die 8
    .acc = die 8
    .Acc = Die 8
card-11 = 11
    .nom = die 11
    .Nom = Die 11
    .acc = die 11
    .Acc = Die 11
card-15 = 15
    .nom = die 15
    .Nom = Die 15
    .acc = die 15
    .Acc = Die 15
card-rabbit = Kaninchen
    .nom = das Kaninchen
    .Nom = Das Kaninchen
    .acc = das Kaninchen
    .Acc = Das Kaninchen
card-big-dog = großer Hund
    .nom = der große Hund
    .Nom = Der große Hund
    .acc = den großen Hund
    .Acc = Den großen Hund
card-small-dog = kleiner Hund
    .nom = der kleine Hund
    .Nom = Der kleine Hund
    .acc = den kleinen Hund
    .Acc = Den kleinen Hund
card-hidden = verdeckt
    .nom = eine verdeckte Karte
    .Nom = Eine verdeckte Karte
    .acc = eine verdeckte Karte
    .Acc = Eine verdeckte Karte
dummy = Strohmann

# Aktionen
act-place = { $card-Acc } legen
act-pass = { $mice ->
    [0] Passen (keine Mäuse)
    [one] Passen und 1 Maus nehmen
   *[other] Passen und { $mice } Mäuse nehmen
}
act-bid = { $mice ->
    [one] 1 Maus bieten
   *[other] { $mice } Mäuse bieten
}
act-buy = Die Reihe für 1 Maus kaufen
act-decline = Die Reihe ablehnen

# Was geschehen ist
saw-set-aside = Von { $player } wird links eine Karte gezogen: { $card-Nom } ist aus dem Spiel.
    .you-player = Dein linker Nachbar zieht eine Karte von dir: { $card-Nom } ist aus dem Spiel.
saw-start = { $player } fängt an.
    .you-player = Du fängst an.
saw-fill = { $mice ->
    [0] Runde { $round } von { $rounds }. Die Mauskarten bleiben leer.
    [one] Runde { $round } von { $rounds }. Die Bank legt 1 Maus auf die Mauskarten.
   *[other] Runde { $round } von { $rounds }. Die Bank legt { $mice } Mäuse auf die Mauskarten.
}
saw-place = { $player } legt eine Karte verdeckt.
    .you-player = Du legst eine Karte verdeckt.
saw-place-known = { $player } legt { $card-acc } verdeckt.
    .you-player = Du legst { $card-acc } verdeckt.
saw-turn-up = Aufgedeckt: { $card } ({ $owner }).
    .you-owner = Aufgedeckt: { $card } (von dir).
saw-bid = { $player } bietet { $mice }.
    .you-player = Du bietest { $mice }.
saw-pass = { $mice ->
    [0] { $player } passt und bekommt nichts.
    [one] { $player } passt und nimmt 1 Maus.
   *[other] { $player } passt und nimmt { $mice } Mäuse.
}
    .you-player = { $mice ->
        [0] Du passt und bekommst nichts.
        [one] Du passt und nimmst 1 Maus.
       *[other] Du passt und nimmst { $mice } Mäuse.
    }
saw-buy = { $mice ->
    [one] { $player } kauft die Reihe für 1 Maus.
   *[other] { $player } kauft die Reihe für { $mice } Mäuse.
}
    .you-player = { $mice ->
        [one] Du kaufst die Reihe für 1 Maus.
       *[other] Du kaufst die Reihe für { $mice } Mäuse.
    }
saw-decline = { $player } will die Reihe auch nicht: Sie kommt aus dem Spiel.
    .you-player = Du willst die Reihe auch nicht: Sie kommt aus dem Spiel.
saw-chase = { $dog-Nom } verjagt { $prey-acc }. Beide verlassen die Reihe.
saw-leave = { $card-Nom } verlässt die Reihe und verjagt niemanden.
saw-take = { $value ->
    [one] { $player } nimmt den Rest der Reihe: { $value } Punkt.
   *[other] { $player } nimmt den Rest der Reihe: { $value } Punkte.
}
    .you-player = { $value ->
        [one] Du nimmst den Rest der Reihe: { $value } Punkt.
       *[other] Du nimmst den Rest der Reihe: { $value } Punkte.
    }

# Der Tisch, Zeile für Zeile
at-round = { $bank ->
    [0] Runde { $round } von { $rounds }. Die Bank ist leer.
    [one] Runde { $round } von { $rounds }. 1 Maus in der Bank.
   *[other] Runde { $round } von { $rounds }. { $bank } Mäuse in der Bank.
}
at-over = Das Spiel ist aus.
at-mouse-cards = Mauskarten: { $mice }
at-no-mice = Mauskarten: leer
at-row = Reihe: { $cards }
at-empty-row = Reihe: noch keine Karte
at-slot = { $card } ({ $owner })
    .you-owner = { $card } (du)
at-slot-secret = { $card } ({ $owner }, verdeckt)
    .you-owner = { $card } (du, verdeckt)
at-player = { $player }: { $facts }
    .you-player = Du: { $facts }
at-starts = Startspieler
at-passed = gepasst
at-bid = { $mice ->
    [0] kein Gebot
   *[other] Gebot { $mice }
}
at-mice = { $mice ->
    [0] keine Mäuse
    [one] 1 Maus
   *[other] { $mice } Mäuse
}
at-cats = Katzenwert { $value }
at-hand = Hand: { $cards }
at-empty-hand = Hand: leer

# Ablehnungen
error-dummy = Einen Strohmann gibt es nur zu dritt, und in diesem Spiel sind { $got } am Tisch.
error-cards = { $cards } Karten je Satz sind für { $rounds } Runden zu wenig: Es muss mindestens eine Karte mehr geben als Runden.

# Wie es ausging
ending-best-score = Die höchste Punktzahl gewinnt.
ending-most-cats = Gleichstand nach Punkten: Die höhere Katzensumme entscheidet.
ending-shared-victory = Gleichstand nach Punkten und Katzen: Der Sieg wird geteilt.

# Regeln
chapter-F1 = Karten und Mäuse
rule-F1 = Alle haben den gleichen Satz von zehn Karten: sieben Katzen mit den Werten -8, -5, 3, 5, 8, 11 und 15, ein Kaninchen mit dem Wert 0, einen großen und einen kleinen Hund. (Die Option cards macht die Sätze kleiner.)
rule-F2 = Mäuse sind Geld und am Ende Punkte. Es gibt 68 Chips zu 1 und 8 zu 5, zusammen 108 Mäuse. Gewechselt wird, wann man will; es zählt nur, wie viele Mäuse man hat.
chapter-F3 = Vor dem Spiel
rule-F3 = Die Zahl der Spieler bestimmt den Tisch, hier von links nach rechts. Zu fünft: Mauskarten 2, 3, 4 und 6; fünf Karten in der Reihe; 33 Mäuse in der Bank vor dem ersten Auffüllen; 15 Mäuse je Auffüllen; 108 Mäuse im Spiel. Zu viert: Mauskarten 2, 4 und 6; vier Karten in der Reihe; 27 Mäuse in der Bank; 12 je Auffüllen; 87 im Spiel. Zu dritt: Mauskarten 3 und 6; vier Karten in der Reihe, die erste ist die des Strohmanns; 21 Mäuse in der Bank; 9 je Auffüllen; 66 im Spiel. Die Zahl der Mäuse im Spiel ändert sich nie. (Die Optionen bank, start_mice und dummy ändern diese Zahlen.)
rule-F4 = Vor dem Spiel zieht dein linker Nachbar blind eine deiner zehn Karten. Sie ist aus dem Spiel, niemand schaut sie an. Neun Karten bleiben für neun Runden. Welche fehlt, siehst du an denen, die du noch hast; sonst weiß es niemand. (Die Optionen cards und rounds spielen mit weniger.)
rule-F5 = Alle fangen mit 15 Mäusen an. (Die Option start_mice ändert das.)
rule-F6 = Zu dritt gehört ein vierter Satz dem Strohmann. Er wird einmal gemischt, eine Karte kommt ungesehen weg, die übrigen neun bleiben verdeckt in dieser Reihenfolge liegen. (Ohne die Option dummy gibt es keinen vierten Satz.)
rule-F7 = Wer die erste Runde anfängt, entscheidet das Los. (Die Option first_start kann den ersten Platz bestimmen.)
chapter-F8 = So beginnt eine Runde
rule-F8 = Zu Beginn jeder Runde legt die Bank auf jede Mauskarte so viele Mäuse, wie darauf steht, falls es für alle reicht. Sonst bekommt keine etwas (siehe F23).
rule-F9 = Vom Startspieler an im Uhrzeigersinn legt jeder eine Handkarte verdeckt auf den nächsten Platz der Reihe. Zu dritt kommt vorher die nächste Karte des Strohmanns auf den ersten Platz, und die Karten der Spieler folgen. (Ohne die Option dummy liegen nur die Karten der Spieler da.)
rule-F10 = Die erste Karte der Reihe wird aufgedeckt. Zu dritt ist es die des Strohmanns, sobald alle gelegt haben.
chapter-F11 = Die Versteigerung
rule-F11 = Die Versteigerung geht vom Startspieler an im Uhrzeigersinn: bieten oder passen. Ein Gebot ist eine ganze Zahl von Mäusen, mindestens 1, höher als das höchste bisher und höchstens so viel, wie man besitzt. Die schon gebotenen Mäuse zählen mit: Ein neues Gebot ersetzt das alte. Auch der Startspieler darf passen.
rule-F12 = Wer passt, nimmt sein Gebot zurück und dazu alle Mäuse von der niedrigsten Mauskarte, die in dieser Runde noch niemand genommen hat; für diese Runde ist er draußen. Dann wird die am weitesten links liegende verdeckte Karte aufgedeckt. Sind die Mauskarten nicht gefüllt, gibt es nichts, aufgedeckt wird trotzdem.
rule-F13 = Zu dritt werden beim zweiten Passen beide noch verdeckten Karten aufgedeckt. (Nicht ohne die Option dummy.)
rule-F14 = Wer keine Maus hat, kann nur passen und bekommt die Mäuse der Mauskarte wie alle anderen.
rule-F15 = Die Versteigerung endet, sobald nur noch ein Spieler dabei ist. Er hat das höchste Gebot und zahlt es an die Bank.
rule-F16 = Haben alle anderen gepasst und hat niemand geboten, so sieht der letzte Spieler die ganze Reihe und darf sie für genau 1 Maus kaufen oder ablehnen. Ohne Maus kann er nur ablehnen. Kaufen heißt die Versteigerung gewinnen: F15, F18 und F19 gelten.
rule-F17 = Eine abgelehnte Reihe kommt aus dem Spiel und bringt niemandem etwas. Der Startspieler bleibt derselbe, und wer abgelehnt hat, bekommt nichts. Die Runde zählt als eine der neun. In der nächsten Runde bleiben die Mauskarten leer; in der übernächsten werden sie wie üblich gefüllt, außer es wird wieder abgelehnt. (Mit der Option unsold_refill werden sie gleich gefüllt.)
chapter-F18 = Die Hunde und der Käufer
rule-F18 = Bevor der Käufer die Reihe nimmt, sind die Hunde an der Reihe. Zwei oder mehr Hunde, gleich welche, auch der des Strohmanns: Alle Hunde gehen weg, sonst nichts. Ein großer Hund: Er geht mit der höchsten positiven Katze weg; gibt es keine, mit der negativen, die der Null am nächsten ist (-5 vor -8). Ein kleiner Hund: Er geht mit der niedrigsten negativen Katze weg (-8 vor -5); gibt es keine, mit der niedrigsten positiven. Ein Hund und gar keine Katze: Nur der Hund geht weg. Von zwei gleichen Karten geht die linke. (Mit der Option dog_chases_rabbit nimmt ein Hund, der keine Katze seines Vorzeichens findet, zuerst das linke Kaninchen mit; big_dog_fallback vertauscht -5 und -8.)
rule-F19 = Der Käufer legt den Rest der Reihe verdeckt vor sich ab, getrennt von der Hand, und wird Startspieler.
chapter-F20 = Das Ende
rule-F20 = Nach neun Runden ist das Spiel aus. Deine Punktzahl ist die Summe deiner gewonnenen Katzen und 1 für jede Maus. Kaninchen und Hunde zählen 0. Die Punktzahl kann negativ sein. (Die Option rounds verkürzt das Spiel.)
rule-F21 = Die höchste Punktzahl gewinnt. Bei Gleichstand entscheidet die höhere Katzensumme; ist auch sie gleich, wird der Sieg geteilt. In Zahlen: dein Anteil am Sieg (1, oder 1/k bei k Siegern) weniger 1/n bei n Spielern, sodass alles zusammen null ergibt. Die Punktzahl steht daneben.
chapter-F22 = Was offen ist und was verborgen
rule-F22 = Alle kennen die offenen Karten, jedes Gebot und jedes Passen, die Mauskarten, die Bank und wissen, wer welche Karte der Reihe gelegt hat. Geheim sind die Hände, die verdeckten Karten, die entfernten Karten (deine ist die, die dir fehlt) und die Reihenfolge der Karten des Strohmanns. Mäuse und gewonnene Karten der anderen kann ausrechnen, wer mitzählt; der Tisch zeigt sie nicht, mit Rücksicht auf alle, die es nicht tun. (Die Optionen open_mice und open_won zeigen sie.)
chapter-F23 = Noch ein Wort zur Bank
rule-F23 = Was der Käufer zahlt, liegt in der Bank, bevor die Mauskarten wieder gefüllt werden. Reicht es genau für alle, so reicht es.

# Optionen
option-dog_chases_rabbit = Ob ein einzelner Hund, der keine Katze seines Vorzeichens findet, ein Kaninchen mitnimmt, bevor er eine Katze des anderen Vorzeichens nimmt.
    .is-false = gleich eine andere Katze
    .is-true = zuerst ein Kaninchen
option-big_dog_fallback = Welche negative Katze ein einzelner großer Hund mitnimmt, wenn keine positive da ist.
    .is-least_negative = die der Null nächste, -5
    .is-most_negative = die niedrigste, -8
option-dummy = Ob ein Strohmann mit eigenem Satz mitspielt; nur zu dritt.
    .is-published = zu dritt ja, sonst nein
    .is-false = ohne Strohmann
    .is-true = mit Strohmann
option-unsold_refill = Ob die Mauskarten in der Runde nach einer abgelehnten Reihe gefüllt werden.
    .is-skip_next = sie bleiben diese Runde leer
    .is-refill = sie werden wie üblich gefüllt
option-first_start = Wer in der ersten Runde Startspieler ist.
    .is-random = das Los entscheidet
    .is-seat0 = der erste Platz
option-open_mice = Ob der Tisch zeigt, wie viele Mäuse die anderen haben.
    .is-false = verborgen
    .is-true = sichtbar
option-open_won = Ob der Tisch zeigt, was die gewonnenen Katzen der anderen wert sind.
    .is-false = verborgen
    .is-true = sichtbar
option-rounds = Wie viele Runden gespielt werden.
option-cards = Wie viele Karten ein Satz hat: die ersten von 8, -8, 15, großer Hund, Kaninchen, -5, 3, kleiner Hund, 5, 11.
option-start_mice = Mit wie vielen Mäusen jeder anfängt.
option-bank = Wie viele Mäuse die Bank vor dem ersten Auffüllen hat.
    .is-published = 21, 27 oder 33 bei drei, vier oder fünf Spielern

# Voreinstellungen
preset-standard = Die veröffentlichten Regeln, zu dritt mit Strohmann.
preset-french = Die französische Regel wörtlich: Hunde jagen Kaninchen, und zu dritt spielt man ohne Strohmann.

# Die Seite: der Tisch
table-row = Die Reihe
table-others = Die anderen
table-bank = Bank
table-round = Runde { $round } von { $rounds }
table-next-pass = nächster Pass
table-taken-by = von { $player } genommen
    .you-player = von dir genommen
table-no-card = noch keine Karte
table-only-you = nur für dich
table-in-row = in der Reihe
table-leads = Höchstgebot
table-sign-hand = Handkarten
table-hand-cards = { $cards ->
    [one] 1 Handkarte
   *[other] { $cards } Handkarten
}
table-bank-low = { $mice ->
    [one] Für Passen gibt es diese Runde keine Mäuse: Die Bank hat weniger als die nötige 1.
   *[other] Für Passen gibt es diese Runde keine Mäuse: Die Bank hat weniger als die nötigen { $mice }.
}
table-declined = Für Passen gibt es diese Runde keine Mäuse, denn die letzte Reihe wollte niemand.
table-dog = Soweit du siehst, verjagt { $dog-nom } { $prey-acc }.
table-dog-alone = { $dog-Nom } hat noch nichts zu jagen.
table-dogs = Zwei oder mehr Hunde: Sie verlassen die Reihe und verjagen niemanden.
table-in-sight = Bisher wert, soweit du siehst: { $value }
table-last-row = Die letzte Reihe
table-choose = Wähle deine Karte für die Reihe
table-choose-soon = Du kannst deine Karte schon wählen
table-chosen = { $card-Nom } wird gelegt, sobald du dran bist.
table-take-back = Zurücknehmen

# Die Seite: die Knöpfe der Versteigerung
bid-field = Dein Gebot
bid-less = Eine Maus weniger
bid-more = Eine Maus mehr
bid-all = Alle { $mice }
bid-button = Biete
bid-then = Nur wer gewinnt, zahlt.
bid-none = { $own ->
    [0] Ein Gebot müsste { $price } sein, du hast keine Mäuse.
   *[other] Ein Gebot müsste { $price } sein, du hast { $own }.
}
pass-then = Dann wird die nächste Karte aufgedeckt.
pass-sold = Dann bekommt { $player } die Reihe für { $mice }.
pass-last = Dann kann { $player } die Reihe für 1 Maus haben.
pass-back = Dein Gebot von { $mice } bekommst du zurück.
buy-then = Du gewinnst die Reihe und fängst die nächste Runde an.
buy-none = Du hast keine Maus zum Bezahlen.
decline-then = Sie kommt aus dem Spiel.
decline-empty = Sie kommt aus dem Spiel, und in der nächsten Runde gibt es für Passen keine Mäuse.

# Die Seite: das Ende
final-title = Woher die Punkte kommen
final-cats = Katzen
final-mice = Mäuse
final-score = Punkte
final-won = Gewonnene Karten
final-nothing = keine
final-unseen = Nie aufgedeckt: von Anfang an aus dem Spiel oder nicht gelegt

# Was gerade los ist
lesson-place = { $passes ->
    [0] Jeder legt eine Karte verdeckt in die Reihe, dann wird die ganze Reihe versteigert. Deine liegt ganz vorn: Sie wird aufgedeckt, sobald alle gelegt haben.
    [one] Jeder legt eine Karte verdeckt in die Reihe, dann wird die ganze Reihe versteigert. Deine wird aufgedeckt, wenn der Erste passt.
   *[other] Jeder legt eine Karte verdeckt in die Reihe, dann wird die ganze Reihe versteigert. Deine wird erst aufgedeckt, wenn { $passes } Spieler gepasst haben.
}
lesson-place-soon = Jeder legt eine Karte verdeckt in die Reihe. Du kannst deine schon wählen; sie wird gelegt, sobald du dran bist, und bis dahin kannst du es dir anders überlegen.
lesson-placed = Deine Karte liegt in der Reihe. Haben alle gelegt, wird die erste Karte aufgedeckt, und es wird mit Mäusen um die ganze Reihe geboten.
lesson-auction = { $mice ->
    [0] Du bietest auf alle Karten der Reihe zusammen, auch auf die verdeckten. Am Ende zählen die Zahlen auf deinen Katzen, und jede Maus, die du noch hast, ist ein Punkt. Passt du, bist du diese Runde draußen und bekommst nichts.
    [one] Du bietest auf alle Karten der Reihe zusammen, auch auf die verdeckten. Am Ende zählen die Zahlen auf deinen Katzen, und jede Maus, die du noch hast, ist ein Punkt. Passt du, bist du diese Runde draußen, bekommst aber 1 Maus dafür.
   *[other] Du bietest auf alle Karten der Reihe zusammen, auch auf die verdeckten. Am Ende zählen die Zahlen auf deinen Katzen, und jede Maus, die du noch hast, ist ein Punkt. Passt du, bist du diese Runde draußen, bekommst aber { $mice } Mäuse dafür.
}
lesson-auction-soon = Die anderen überlegen. Wenn du wieder dran bist, kannst du das Höchstgebot überbieten oder passen.
lesson-leading = Du hast das höchste Gebot. Passen alle anderen, zahlst du es und bekommst die Reihe.
lesson-passed = Du hast gepasst und bist diese Runde draußen. Merke dir, was aufgedeckt wird: Jeder hat jede Karte nur einmal.
lesson-last = Niemand hat geboten, und alle außer { $player } haben gepasst. Die ganze Reihe liegt offen: { $player } kann sie für 1 Maus haben, sonst bekommt sie niemand.
    .you-player = Niemand hat geboten, und alle anderen haben gepasst. Die ganze Reihe liegt offen: Du kannst sie für 1 Maus haben, sonst bekommt sie niemand.
lesson-over = Das Spiel ist aus. Es zählen die Zahlen auf den gewonnenen Katzen und 1 Punkt für jede Maus.

# Warum ein Zug gut ist
why-sight = Zu sehen: { $cards }. Zusammen { $value }.
why-hidden = { $count ->
    [one] 1 Karte, die du nicht kennst: im Schnitt etwa { $value }.
   *[other] { $count } Karten, die du nicht kennst: im Schnitt zusammen etwa { $value }.
}
why-dogs = Was Hunde noch nehmen oder verschonen: etwa { $value }.
why-known = Du kennst jede Karte: Wer kauft, bekommt { $value }.
why-price = Die Reihe ist also etwa { $worth } wert. Für { $price } gekauft bleiben { $left }; Passen bringt { $mice }.
why-broke = Das nächste Gebot wäre { $price }, und du hast { $own }.
why-last = Die Reihe ist { $value } wert und kostet 1 Maus.
why-first = Deine Karte wird gleich aufgedeckt, und alle richten sich danach. Was niemanden lockt, hält den Preis niedrig.
why-rich = Du hast { $mice } Mäuse, im Schnitt hat jeder { $average }. Du kannst diese Reihe gewinnen, also mach sie gut.
why-poor = Du hast { $mice } Mäuse, im Schnitt hat jeder { $average }. Eher gewinnt jemand anders diese Reihe.
why-dog = Ein einzelner Hund verjagt eine Karte aus der Reihe: Auf das, was daliegt, ist dann kein Verlass.
why-rabbit = Ein Kaninchen ist nichts wert, aber verdeckt sieht es aus wie eine gute Katze.
why-bad-cat = Sie kostet Punkte, und wer die Reihe kauft, muss sie nehmen.
why-small-cat = Sie ist wenig wert, also geht wenig verloren, wenn jemand anders sie bekommt.
why-good-cat = Sie macht die Reihe begehrt.
why-yet = Danach sähe etwas anderes besser aus. Ausprobiert ist es das nicht.
why-tried = Gegen den Besten der anderen ist das bei vielen möglichen Verteilungen der verdeckten Karten so gut wie { $lead }.
why-instead = { $action } – so gut wie { $lead }.
lead-level = Gleichstand
lead-ahead = { $points ->
    [one] 1 Punkt Vorsprung
   *[other] { $points } Punkte Vorsprung
}
lead-behind = { $points ->
    [one] 1 Punkt Rückstand
   *[other] { $points } Punkte Rückstand
}

# cattery analyse
study-price = Für eine Reihe gezahlte Mäuse nach dem Wert ihrer Katzen
study-card = Was eine Reihe mit dieser Karte eingebracht hat: ihre Katzen ohne die gezahlten Mäuse
study-card-0 = erstes Drittel der Partie
study-card-1 = zweites Drittel
study-card-2 = letztes Drittel

# Wesen der schwachen Bots
persona-honest = ehrlich
persona-bluffer = bluffend
persona-hoarder = hortend

# Ein Spiel zum Lernen: was zu seinen Momenten gesagt wird (example.txt)
example-deal = Du bist Ada und spielst gegen Bo und Cy. Alle haben die gleichen 10 Karten; von deinen ist der kleine Hund aus dem Spiel, und das weiß sonst niemand. Jetzt legen alle eine Karte verdeckt in eine Reihe, und die ganze Reihe wird versteigert. Du legst deine beste Katze hinein, die 15, und hoffst, sie zurückzugewinnen.
example-secret = Deine 15 liegt verdeckt: Niemand sonst weiß, dass sie da ist. Von den Karten der anderen siehst auch du nur die Rückseiten.
example-dummy = Bei 3 Spielern steuert ein Strohmann eine Karte bei: eine -8. Die lockt niemanden, aber du weißt, dass daneben eine 15 liegt. Zum Bezahlen hast du 15 Mäuse, und du bietest 1.
example-pass = Bo passt, nimmt die 3 Mäuse von der niedrigsten Mauskarte und ist diese Runde draußen. Bei jedem Passen wird die nächste Karte aufgedeckt: Jetzt sehen alle deine 15.
example-sure = Cy bietet 2. Du könntest 3 bieten, aber die Karten von Bo und Cy liegen noch verdeckt, und Passen bringt sichere 6 Mäuse. Dein Gebot von 1 bekommst du zurück: Es zahlt nur, wer die Reihe kauft.
example-chase = Ein großer Hund allein verjagt die beste Katze: Eine 15 verlässt mit ihm die Reihe. Cy zahlt also 2 Mäuse für die andere 15 und die -8, das macht 7 Punkte. Wer die Reihe kauft, fängt die nächste Runde an.
example-dog = Du hast jetzt 21 Mäuse, mehr als alle anderen. Du legst deinen großen Hund: Ist er der einzige Hund, geht leer aus, wer auf eine gute Katze zählt.
example-two-dogs = Auch die Karte von Cy ist ein großer Hund. Mehrere Hunde verlassen die Reihe und verjagen niemanden; dass es zwei sind, weißt aber nur du. Viel Gutes siehst du in dieser Reihe nicht: Du passt und nimmst 6 Mäuse.
example-last-one = Niemand hat geboten. Nur Bo ist noch übrig und kann die ganze Reihe für 1 Maus haben. Die Karte von Bo ist eine 11, und die verjagt kein Hund.
example-bargain = 11 Punkte für 1 Maus: ein Schnäppchen, weil niemand geboten hat. In der nächsten Runde bringt Passen nichts: Die Bank hat noch 6 Mäuse, und um die Mauskarten zu füllen, braucht sie 9.
example-last-round = Dieses Beispiel endet mit Runde 3; ein ganzes Spiel hat 9. Du hast 27 Mäuse, und Passen bringt jetzt nichts: Du willst diese Reihe und legst deine 11.
example-small-dog = Die Karte des Strohmanns ist ein kleiner Hund. Allein würde er die schlechteste Katze verjagen, eine -5 oder eine -8, und das hilft, wenn man die Reihe kauft.
example-raise = Jeder kennt eine Karte der Reihe, die sonst niemand kennt. Deine ist eine 11: Für dich ist die Reihe viel wert, und du gehst auf 3.
example-price = 4, dann 5: Bo und Cy wollen sie auch. Jede Maus, die du zahlst, ist am Ende ein Punkt weniger; aber schon für deine 11 sind 6 Mäuse nicht zu viel.
example-nothing = Bo gibt auf und bekommt nichts, denn die Mauskarten sind leer. Die Karte von Bo ist ein kleiner Hund: Bei zwei Hunden in der Reihe wird niemand verjagt.
example-end = Auch die Karte von Cy war ein kleiner Hund: Alle drei Hunde verlassen die Reihe, und nur deine 11 bleibt. Katzen und Mäuse werden zusammengezählt: 11 und 21 sind 32. Bo hat 28, Cy 23: Du gewinnst.
