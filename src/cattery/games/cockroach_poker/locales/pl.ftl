# Karaluchowy poker: polski
title = Karaluchowy poker
tagline = Podsuwaj innym swoje robactwo, szczerze albo nie, i pilnuj, żeby do ciebie nie wróciło.
score = odkryte karty

# Karty. .acc stoi w zdaniu jako dopełnienie, .Nom na początku.
card-bat = nietoperz
    .Nom = Nietoperz
    .acc = nietoperza
card-cockroach = karaluch
    .Nom = Karaluch
    .acc = karalucha
card-fly = mucha
    .Nom = Mucha
    .acc = muchę
card-rat = szczur
    .Nom = Szczur
    .acc = szczura
card-scorpion = skorpion
    .Nom = Skorpion
    .acc = skorpiona
card-spider = pająk
    .Nom = Pająk
    .acc = pająka
card-stink-bug = pluskwa
    .Nom = Pluskwa
    .acc = pluskwę
card-toad = ropucha
    .Nom = Ropucha
    .acc = ropuchę
cards-bat = { $count ->
    [one] { $count } nietoperz
    [few] { $count } nietoperze
    [many] { $count } nietoperzy
   *[other] { $count } nietoperza
}
    .acc = { $count ->
        [one] { $count } nietoperza
        [few] { $count } nietoperze
        [many] { $count } nietoperzy
       *[other] { $count } nietoperza
    }
cards-cockroach = { $count ->
    [one] { $count } karaluch
    [few] { $count } karaluchy
    [many] { $count } karaluchów
   *[other] { $count } karalucha
}
    .acc = { $count ->
        [one] { $count } karalucha
        [few] { $count } karaluchy
        [many] { $count } karaluchów
       *[other] { $count } karalucha
    }
cards-fly = { $count ->
    [one] { $count } mucha
    [few] { $count } muchy
    [many] { $count } much
   *[other] { $count } muchy
}
    .acc = { $count ->
        [one] { $count } muchę
        [few] { $count } muchy
        [many] { $count } much
       *[other] { $count } muchy
    }
cards-rat = { $count ->
    [one] { $count } szczur
    [few] { $count } szczury
    [many] { $count } szczurów
   *[other] { $count } szczura
}
    .acc = { $count ->
        [one] { $count } szczura
        [few] { $count } szczury
        [many] { $count } szczurów
       *[other] { $count } szczura
    }
cards-scorpion = { $count ->
    [one] { $count } skorpion
    [few] { $count } skorpiony
    [many] { $count } skorpionów
   *[other] { $count } skorpiona
}
    .acc = { $count ->
        [one] { $count } skorpiona
        [few] { $count } skorpiony
        [many] { $count } skorpionów
       *[other] { $count } skorpiona
    }
cards-spider = { $count ->
    [one] { $count } pająk
    [few] { $count } pająki
    [many] { $count } pająków
   *[other] { $count } pająka
}
    .acc = { $count ->
        [one] { $count } pająka
        [few] { $count } pająki
        [many] { $count } pająków
       *[other] { $count } pająka
    }
cards-stink-bug = { $count ->
    [one] { $count } pluskwa
    [few] { $count } pluskwy
    [many] { $count } pluskiew
   *[other] { $count } pluskwy
}
    .acc = { $count ->
        [one] { $count } pluskwę
        [few] { $count } pluskwy
        [many] { $count } pluskiew
       *[other] { $count } pluskwy
    }
cards-toad = { $count ->
    [one] { $count } ropucha
    [few] { $count } ropuchy
    [many] { $count } ropuch
   *[other] { $count } ropuchy
}
    .acc = { $count ->
        [one] { $count } ropuchę
        [few] { $count } ropuchy
        [many] { $count } ropuch
       *[other] { $count } ropuchy
    }

# Ruchy
act-true = „Prawda”: to { $claim }
act-false = „Fałsz”: to nie { $claim }
act-look = Obejrzyj kartę, żeby podać ją dalej
act-pass = Podaj kartę dalej graczowi { $target } jako { $claim-acc }
act-offer = Podsuń { $card-acc } graczowi { $target } jako { $claim-acc }

# Co się stało
saw-start = { $player } zaczyna.
    .you-player = Zaczynasz.
saw-offer = { $player } podsuwa kartę graczowi { $target }: „{ $claim-Nom }!”
    .you-player = Podsuwasz kartę graczowi { $target }: „{ $claim-Nom }!”
    .you-target = { $player } podsuwa ci kartę: „{ $claim-Nom }!”
saw-offer-known = { $player } podsuwa { $card-acc } graczowi { $target }: „{ $claim-Nom }!”
    .you-player = Podsuwasz { $card-acc } graczowi { $target }: „{ $claim-Nom }!”
    .you-target = { $player } podsuwa ci { $card-acc }: „{ $claim-Nom }!”
saw-look = { $player } ogląda kartę.
    .you-player = Oglądasz kartę.
saw-look-known = { $player } ogląda kartę: to { $card }.
    .you-player = Oglądasz kartę: to { $card }.
saw-pass = { $player } podaje kartę dalej graczowi { $target }: „{ $claim-Nom }!”
    .you-player = Podajesz kartę dalej graczowi { $target }: „{ $claim-Nom }!”
    .you-target = { $player } podaje kartę dalej tobie: „{ $claim-Nom }!”
saw-true = { $player } mówi „prawda” (zapowiedź: { $claim }). Odkryta karta: { $card }.
    .you-player = Mówisz „prawda” (zapowiedź: { $claim }). Odkryta karta: { $card }.
saw-false = { $player } mówi „fałsz” (zapowiedź: { $claim }). Odkryta karta: { $card }.
    .you-player = Mówisz „fałsz” (zapowiedź: { $claim }). Odkryta karta: { $card }.
saw-take = { $player } bierze kartę i ma teraz { $cards-acc }.
    .you-player = Bierzesz kartę i masz teraz { $cards-acc }.
saw-lose-four-alike = { $count ->
    [one] { $player } ma { $count } kartę jednego gatunku i przegrywa.
    [few] { $player } ma { $count } karty jednego gatunku i przegrywa.
    [many] { $player } ma { $count } kart jednego gatunku i przegrywa.
   *[other] { $player } ma { $count } karty jednego gatunku i przegrywa.
}
    .you-player = { $count ->
        [one] Masz { $count } kartę jednego gatunku i przegrywasz.
        [few] Masz { $count } karty jednego gatunku i przegrywasz.
        [many] Masz { $count } kart jednego gatunku i przegrywasz.
       *[other] Masz { $count } karty jednego gatunku i przegrywasz.
    }
saw-lose-empty-hand = { $player } musi rozpocząć rundę bez kart na ręce i przegrywa.
    .you-player = Musisz rozpocząć rundę bez kart na ręce i przegrywasz.
saw-lose-full-set = { $player } ma po jednej karcie każdego gatunku i przegrywa.
    .you-player = Masz po jednej karcie każdego gatunku i przegrywasz.

# Stół, wiersz po wierszu
at-over = Gra skończona.
at-offering = { $player } rozpoczyna rundę kartą z ręki.
    .you-player = Rozpoczynasz rundę kartą z ręki.
at-offer = { $player } mówi graczowi { $target }: „{ $claim-Nom }!”
    .you-player = Mówisz graczowi { $target }: „{ $claim-Nom }!”
    .you-target = { $player } mówi ci: „{ $claim-Nom }!”
at-card = Ta karta to { $card }.
at-player = { $count ->
    [one] { $player }: { $count } karta na ręce, odkryte: { $cards }
    [few] { $player }: { $count } karty na ręce, odkryte: { $cards }
    [many] { $player }: { $count } kart na ręce, odkryte: { $cards }
   *[other] { $player }: { $count } karty na ręce, odkryte: { $cards }
}
    .you-player = { $count ->
        [one] Ty: { $count } karta na ręce, odkryte: { $cards }
        [few] Ty: { $count } karty na ręce, odkryte: { $cards }
        [many] Ty: { $count } kart na ręce, odkryte: { $cards }
       *[other] Ty: { $count } karty na ręce, odkryte: { $cards }
    }
at-player-bare = { $count ->
    [one] { $player }: { $count } karta na ręce, żadnej odkrytej
    [few] { $player }: { $count } karty na ręce, żadnej odkrytej
    [many] { $player }: { $count } kart na ręce, żadnej odkrytej
   *[other] { $player }: { $count } karty na ręce, żadnej odkrytej
}
    .you-player = { $count ->
        [one] Ty: { $count } karta na ręce, żadnej odkrytej
        [few] Ty: { $count } karty na ręce, żadnej odkrytej
        [many] Ty: { $count } kart na ręce, żadnej odkrytej
       *[other] Ty: { $count } karty na ręce, żadnej odkrytej
    }
at-set-aside = { $count ->
    [one] Odłożona bez oglądania: { $count } karta
    [few] Odłożone bez oglądania: { $count } karty
    [many] Odłożone bez oglądania: { $count } kart
   *[other] Odłożone bez oglądania: { $count } karty
}
at-hand = Ręka: { $cards }
at-empty-hand = Ręka: pusta

# Stół na stronie. To, co w zdaniu jest kartą, adresatem i zapowiedzią, wybiera się pod nim.
table-limit = Tyle kart jednego gatunku przegrywa: { $count }
table-limit-set = Tyle kart jednego gatunku przegrywa: { $count }, a także po jednej każdego
table-danger = Jeszcze jedna i przegrana: { $cards }
table-danger-hand = Pusta ręka: każda wzięta karta to przegrana
table-answers = { $player } mówi, czy to prawda, albo ogląda kartę i podaje ją dalej.
    .you-player = Czy to prawda? Powiedz, albo obejrzyj kartę i podaj ją dalej.
table-must-answer = { $player } musi powiedzieć, czy to prawda: wszyscy inni mieli już tę kartę.
    .you-player = Czy to prawda? Musisz powiedzieć: wszyscy inni mieli już tę kartę.
table-passes = { $player } zna już kartę i teraz podaje ją dalej.
    .you-player = Znasz już kartę. Teraz podaj ją dalej.
table-takes = { $player } ją bierze
    .you-player = bierzesz ją
table-takes-counted = { $player } ją bierze i ma { $cards-acc }
    .you-player = bierzesz ją i masz { $cards-acc }
table-takes-and-loses = { $player } ją bierze i przegrywa
    .you-player = bierzesz ją i przegrywasz
table-told-truth = { $player } mówi prawdę: to { $card }.
    .you-player = Mówisz prawdę: to { $card }.
table-told-lie = { $player } kłamie: to { $card }.
    .you-player = Kłamiesz: to { $card }.
table-offer = Podsuń { $card } graczowi { $target } jako { $claim }
table-pass = Podaj kartę dalej graczowi { $target } jako { $claim }
table-slot-card = { $card-acc }
table-slot-claim = { $claim-acc }
table-hand = Ręka: { $player }
    .you-player = Twoja ręka
table-which = Którą kartę?
table-whom = Komu?
table-claim = Co mówisz, że to jest?
table-truth = prawda
table-lie = blef
table-true = Prawda
table-false = Fałsz
table-look = Obejrzyj i podaj dalej
table-true-means = to { $claim }
table-false-means = to nie { $claim }
table-look-means = w tajemnicy
table-right = Dobrze:
table-wrong = Źle:
table-look-then = Potem musisz ją podać graczowi { $players }.
table-look-then-some = Potem musisz ją podać komuś, kto jej nie miał (do wyboru: { $count }).
table-look-none = Nie można: wszyscy inni mieli już tę kartę.
table-blind = Podaj dalej bez oglądania
table-had = była tu
table-in-hand = { $count ->
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
    [many] { $count } kart na ręce
   *[other] { $count } karty na ręce
}
table-face-up = Odkryte
table-rounds = Wcześniejsze rundy
table-card-down = Zakryta karta
table-to = dla

# O co chodzi, dla tych, którzy jeszcze nie grali
lesson-offer = Zaczynasz rundę. Podsuń komuś zakrytą kartę z ręki i powiedz, co to jest: prawdę albo nie. Kto na końcu się pomyli, kładzie ją odkrytą przed sobą. Liczba kart jednego gatunku, z którą się przegrywa: { $count }.
lesson-answer = { $player } twierdzi, że ta karta to { $claim }. Powiedz „prawda” albo „fałsz”: jeśli masz rację, kartę bierze { $player }, jeśli nie, ty. Możesz też obejrzeć ją w tajemnicy i podać dalej z własną zapowiedzią.
lesson-answer-last = { $player } twierdzi, że ta karta to { $claim }. Nie ma już komu jej podać, więc powiedz „prawda” albo „fałsz”. Jeśli masz rację, kartę bierze { $player }, jeśli nie, ty.
lesson-pass = Znasz już kartę, więc musisz ją podać dalej. Daj ją komuś, kto jej jeszcze nie miał, i powiedz, co to jest: prawdę albo nie. Kto cię przejrzy, zostawia ją tobie; kto się pomyli, bierze ją sam.
lesson-watch-offer = { $player } wybiera kartę, adresata i zapowiedź. Jeśli karta trafi do ciebie, powiesz, czy to prawda, albo obejrzysz ją i podasz dalej.
lesson-watch-answer = { $player } ma przed sobą kartę od gracza { $teller }. Jeśli { $player } odgadnie, czy zapowiedź jest prawdziwa, bierze ją { $teller }; jeśli nie, { $player }.
    .you-teller = { $player } ma przed sobą kartę od ciebie. Jeśli { $player } odgadnie, czy twoja zapowiedź jest prawdziwa, bierzesz ją ty; jeśli nie, { $player }.
lesson-watch-pass = { $player } zna już kartę i musi ją teraz podać komuś, kto jej jeszcze nie miał.
lesson-over = W tej grze przegrywa tylko jedna osoba: { $player }. Reszta stołu wygrywa.
    .you-player = W tej grze przegrywa tylko jedna osoba, i tym razem to ty. Reszta stołu wygrywa.

# Skąd ta rada
why-left = { $claim-Nom }: wszystkich kart { $copies }, odkrytych { $shown }, w twojej ręce { $own }. Zostaje więc { $left } na { $unseen } kart, których nie widzisz.
why-none-left = To nie może być { $claim }: widzisz wszystkie karty tego gatunku ({ $copies }).
why-odds = Na oko zapowiedź jest prawdziwa { $percent } razy na 100: zapowiedziany gatunek jest { $trust } razy bardziej prawdopodobny niż inny, a to, co by cię zabolało, jeszcze bardziej.
why-taking = Z tą kartą ({ $card }) { $player } będzie mieć { $has } z { $limit }, przy których się przegrywa.
    .you-player = Z tą kartą ({ $card }) będziesz mieć { $has } z { $limit }, przy których się przegrywa.
why-losing = Z tą kartą ({ $card }) { $player } przegrywa grę.
    .you-player = Z tą kartą ({ $card }) przegrywasz grę.
why-look = { $count ->
    [one] { $count } gracz nie miał jeszcze tej karty. Gdy ją poznasz, od ciebie zależy, co się o niej powie.
    [few] { $count } gracze nie mieli jeszcze tej karty. Gdy ją poznasz, od ciebie zależy, kto ją dostanie i jako co.
    [many] { $count } graczy nie miało jeszcze tej karty. Gdy ją poznasz, od ciebie zależy, kto ją dostanie i jako co.
   *[other] { $count } gracza nie miało jeszcze tej karty. Gdy ją poznasz, od ciebie zależy, kto ją dostanie i jako co.
}
why-mixed = Mów prawdę mniej więcej tak często, jak kłamiesz: wtedy nikt cię nie przejrzy.
why-lie = Kart tego gatunku ({ $claim }) nie leży odkrytych { $left } z { $copies }, więc w kłamstwo można uwierzyć.
why-yet = Według tych liczb lepiej wygląda co innego. Po wypróbowaniu już nie.
why-tried = Przy wielu możliwych układach zakrytych kart ryzyko przegranej to { $often }.
why-instead = { $action } – { $often }.
often = { $percent ->
    [0] mniej niż 1 na 100
   *[other] około { $percent } na 100
}
give-own = Podsuń { $card-acc } graczowi { $target }
give-on = Podaj kartę dalej graczowi { $target }

# Odmowy
error-lose-count = Nikt nie zbierze tylu kart jednego gatunku: do przegranej potrzeba { $lose_count }, a gatunek ma { $copies }. Zmniejsz pierwszą liczbę albo zwiększ drugą.
error-deal = Kart jest za mało: gatunki { $species } × karty { $copies } - odłożone { $set_aside } = { $dealt }, a graczy jest { $players }. Każdy potrzebuje co najmniej jednej.

# Jak się skończyło
ending-four-alike = Za dużo kart jednego gatunku: przegrana.
ending-empty-hand = Runda do rozpoczęcia, a ręka pusta: przegrana.
ending-full-set = Po jednej karcie każdego gatunku: przegrana.

# Zasady
chapter-C1 = Karty
rule-C1 = W talii są 64 karty, po osiem każdego gatunku: nietoperz, karaluch, mucha, szczur, skorpion, pająk, pluskwa i ropucha. (Opcje species i copies zmniejszają talię.)
rule-C2 = Rozdaje się wszystkie 64 karty możliwie po równo, po jednej, zgodnie z ruchem wskazówek zegara, pierwszą graczowi rozpoczynającemu. Ręce mogą więc różnić się o jedną kartę: 22, 21 i 21 przy trzech graczach; po 16 przy czterech; 13, 13, 13, 13 i 12 przy pięciu; 11, 11, 11, 11, 10 i 10 przy sześciu. Żadna karta nie zostaje. (Poza odłożonymi przez opcję set_aside.)
rule-C3 = We dwoje odkłada się dziesięć kart bez oglądania, a każdy dostaje 27. Odłożona karta nigdy nie wraca do gry. (Opcja set_aside zmienia tę liczbę, przy dowolnej liczbie graczy.)
chapter-C4 = Proponowanie karty
rule-C4 = Kto rozpoczyna rundę, kładzie zakrytą kartę z ręki, wskazuje innego gracza i zapowiada gatunek, prawdziwie albo nie. O tym, kto rozpoczyna pierwszą rundę, decyduje los. (Opcja first_start może wskazać pierwsze miejsce.)
chapter-C5 = Gdy karta trafia do ciebie
rule-C5 = Gdy ktoś podsuwa ci kartę, robisz jedno z dwojga. Przyjmujesz ją: mówisz „prawda” albo „fałsz” i kartę się odkrywa. Jeśli masz rację, bierze ją ten, kto podsunął ją ostatni, i kładzie odkrytą przed sobą; jeśli się mylisz, bierzesz ją ty i kładziesz odkrytą przed sobą. Albo podajesz ją dalej: oglądasz ją w tajemnicy i podsuwasz graczowi, który w tej rundzie jeszcze jej nie miał, z własną zapowiedzią, taką samą lub inną. (Z opcją blind_pass możesz też podać ją dalej bez oglądania.)
rule-C6 = Obejrzenie zobowiązuje: kto obejrzał kartę, musi podać ją dalej i nie może już jej przyjąć.
rule-C7 = Karty nie podsuwa się ani sobie, ani nikomu, kto już ją miał w tej rundzie, także temu, kto rundę rozpoczął.
rule-C8 = Gdy kartę mieli już wszyscy oprócz jednego gracza, ten ostatni musi ją przyjąć. We dwoje jest tak zawsze.
chapter-C9 = Następna runda
rule-C9 = Kto bierze kartę, rozpoczyna następną rundę. Graczowi bez kart na ręce nadal można podsunąć kartę, a on może ją przyjąć albo podać dalej jak zwykle.
chapter-C10 = Kto przegrywa
rule-C10 = Kto ma przed sobą cztery odkryte karty jednego gatunku, od razu przegrywa; we dwoje trzeba pięciu. (Opcja lose_count zmienia tę liczbę. Z opcją lose_on_full_set od razu przegrywa też, kto ma po jednej odkrytej karcie każdego gatunku.)
rule-C11 = Kto musi rozpocząć rundę z pustą ręką, przegrywa. Sprawdza się to tylko u gracza, który właśnie wziął kartę, a najpierw sprawdza się karty jednego gatunku.
rule-C12 = Jeden gracz przegrywa, wszyscy inni wygrywają. W liczbach: -1 dla przegranego, 1/(n - 1) dla każdego z pozostałych przy n graczach, tak że wszystko razem daje zero.
chapter-C13 = Co jest jawne, a co zakryte
rule-C13 = Wszyscy znają odkryte karty, liczbę kart na każdej ręce i wiedzą, kto komu w tej rundzie podsunął kartę i z jaką zapowiedzią. Kartę, o którą chodzi, zna jej pierwszy właściciel i każdy, kto ją obejrzał. Wszystko inne jest ukryte, dopóki karta nie zostanie odkryta. Zapowiedzi z wcześniejszych rund trzeba pamiętać. (Z opcją open_history pozostają widoczne.)

# Opcje
option-first_start = Kto rozpoczyna pierwszą rundę.
    .is-random = decyduje los
    .is-seat0 = pierwsze miejsce
option-lose_count = Ile odkrytych kart jednego gatunku oznacza przegraną.
    .is-published = 4, we dwoje 5; w mniejszej talii 4 albo tyle, ile jest kart gatunku, jeśli jest ich mniej
option-set_aside = Ile kart odkłada się bez oglądania przed rozdaniem.
    .is-published = żadnej, we dwoje 10; z mniejszej talii żadnej
option-blind_pass = Czy kartę można podać dalej bez oglądania.
    .is-false = najpierw trzeba ją obejrzeć
    .is-true = można ją podać dalej bez oglądania
option-lose_on_full_set = Czy przegrywa się też z jedną odkrytą kartą każdego gatunku.
    .is-false = przegrywają tylko karty jednego gatunku
    .is-true = przegrywa także komplet gatunków
option-open_history = Jak długo gracze mogą odczytać zapowiedzi.
    .is-false = tylko w tej rundzie; reszta to pamięć
    .is-true = także z zakończonych rund
option-species = Ile gatunków jest w talii: pierwsze z listy nietoperz, karaluch, mucha, szczur, skorpion, pająk, pluskwa, ropucha.
option-copies = Ile kart każdego gatunku jest w talii.

# Gotowe ustawienia
preset-standard = Zasady z wydania; we dwoje odkłada się dziesięć kart, a przegrywa pięć jednakowych.
preset-seed = Zasady francuskie co do litery: rozdaje się wszystkie karty, a przegrywają cztery jednakowe, także we dwoje.

# cattery analyse
study-truth = Udział prawdziwych zapowiedzi według tego, ile razy proponowano kartę
study-success = Udział udanych zapowiedzi (odpowiedź była błędna) według tego, ile razy proponowano kartę
study-success-0 = zapowiedzi fałszywe
study-success-1 = zapowiedzi prawdziwe

# Charaktery słabych botów
persona-honest = uczciwy
persona-bluffer = blefujący
persona-suspicious = podejrzliwy

# Gra do nauki: co się mówi o jej chwilach (example.txt)
example-deal = Grasz jako Ada, przy stole są też Bo i Cy. Jest 8 gatunków robactwa, po 8 kart każdego, i rozdaje się wszystkie. Kto ma przed sobą 3 odkryte karty jednego gatunku, przegrywa (zwykle trzeba ich 4), a wszyscy inni wygrywają. Zaczynasz: podsuwasz graczowi Cy zakrytą pluskwę i mówisz, co to jest. Wolno kłamać; tym razem to prawda.
example-asked = Cy widzi tylko grzbiet karty i twoją twarz. Mówi teraz „prawda” albo „fałsz”, albo ogląda kartę w tajemnicy i podaje ją dalej graczowi Bo. Kto się pomyli, zostaje z kartą.
example-believed = Cy ci wierzy, i słusznie: karta wraca do ciebie i już na zawsze leży przed tobą odkryta. Kto bierze kartę, rozpoczyna następną rundę. Trzymasz się prawdy i podsuwasz graczowi Bo nietoperza.
example-doubted = Bo bierze prawdę za kłamstwo i nietoperz leży teraz przed Bo. Prawda myli więc równie dobrze jak kłamstwo, dopóki nikt cię nie przejrzy.
example-guess = Teraz pytają ciebie. Masz na ręce 2 z 8 ropuch, a pozostałe 6 może być wszędzie, więc to może być ropucha. Wie to tylko Bo; a ropucha byłaby twoją pierwszą, więc ryzyko jest małe. Stawiasz na kłamstwo.
example-right = To pluskwa: masz rację, więc bierze ją ten, kto ją podsunął, czyli Bo.
example-look = Cy mówi, że to mucha. Nie masz żadnej z 8 much i nic o tym nie wiesz. Jest trzecie wyjście: oglądasz kartę w tajemnicy i podajesz ją dalej graczowi Bo, który jeszcze jej nie miał.
example-pass = Cy kłamie: to pluskwa. Kto obejrzał kartę, musi ją podać dalej z własną zapowiedzią, taką samą albo inną. Mówisz, że to ropucha. Jeśli Bo się pomyli, kartę bierze Bo; jeśli nie, ty.
example-last-one = Wszyscy inni mieli już tę kartę: Bo nie może jej podać dalej i musi powiedzieć „prawda” albo „fałsz”.
example-danger = Bo zgaduje dobrze: leży przed tobą druga pluskwa, a z trzecią przegrywasz grę. Wszyscy to widzą. Podsuwasz więc graczowi Bo nietoperza i mówisz, że to pluskwa: że chcesz się ich pozbyć, w to łatwo uwierzyć.
example-two-bats = Bo wierzy i ma teraz 2 nietoperze.
example-safe = Pluskwa, mówi Bo. Jeśli powiesz „fałsz”, a to pluskwa, przegrywasz grę. Jeśli powiesz „prawda”, a to nie pluskwa, bierzesz tylko jakąś inną kartę, pierwszą tego gatunku. „Prawda” to więc bezpieczna odpowiedź.
example-even = To pluskwa, masz rację: bierze ją Bo i ma ich teraz 2, tak jak ty.
example-again = To samo pytanie i ta sama odpowiedź: jeśli to pluskwa, tym razem grę przegrywa Bo. Jeśli nie, kosztuje cię to niewiele.
example-bluff = To szczur: Bo blefuje, a ty bierzesz niegroźną kartę. Bo ma teraz 2 nietoperze i 2 pluskwy. Podsuwasz graczowi Bo nietoperza i znowu mówisz, że to pluskwa. Bo pomyśli tak jak ty: „prawda” to bezpieczna odpowiedź.
example-end = Tym razem nie: z 3 nietoperzami Bo od razu przegrywa. W tej grze przegrywa tylko jedna osoba; ty i Cy wygrywacie, bez względu na to, co wam zostało na ręce. Przegrywa też, kto musi rozpocząć rundę bez kart na ręce.
