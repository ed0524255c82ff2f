# Felix: polski
title = Felix: kot w worku
tagline = Licytuj za myszy worek kotów, do którego zajrzysz tylko trochę, i uważaj na psy w środku.
score = punkty za koty i myszy

# Karty. .nom i .acc stoją w zdaniu, .Nom na początku.
card-m8 = -8
    .nom = kot -8
    .Nom = Kot -8
    .acc = kota -8
card-m5 = -5
    .nom = kot -5
    .Nom = Kot -5
    .acc = kota -5
card-3 = 3
    .nom = kot 3
    .Nom = Kot 3
    .acc = kota 3
card-5 = 5
    .nom = kot 5
    .Nom = Kot 5
    .acc = kota 5
card-8 = 8
    .nom = kot 8
    .Nom = Kot 8
    .acc = kota 8
card-11 = 11
    .nom = kot 11
    .Nom = Kot 11
    .acc = kota 11
card-15 = 15
    .nom = kot 15
    .Nom = Kot 15
    .acc = kota 15
card-rabbit = królik
    .nom = królik
    .Nom = Królik
    .acc = królika
card-big-dog = duży pies
    .nom = duży pies
    .Nom = Duży pies
    .acc = dużego psa
card-small-dog = mały pies
    .nom = mały pies
    .Nom = Mały pies
    .acc = małego psa
card-hidden = zakryta
    .nom = zakryta karta
    .Nom = Zakryta karta
    .acc = zakrytą kartę
dummy = dziadek

# Ruchy
act-place = Wyłóż { $card-acc }
act-pass = { $mice ->
    [0] Pas (bez myszy)
    [one] Pas, weź { $mice } mysz
    [few] Pas, weź { $mice } myszy
    [many] Pas, weź { $mice } myszy
   *[other] Pas, weź { $mice } myszy
}
act-bid = { $mice ->
    [one] Licytuj { $mice } mysz
    [few] Licytuj { $mice } myszy
    [many] Licytuj { $mice } myszy
   *[other] Licytuj { $mice } myszy
}
act-buy = Kup rząd za 1 mysz
act-decline = Odrzuć rząd

# Co się stało
saw-set-aside = Gracz { $player } traci kartę: { $card-nom } wypada z gry.
    .you-player = Sąsiad z lewej ciągnie jedną z twoich kart: { $card-nom } wypada z gry.
saw-start = { $player } zaczyna.
    .you-player = Zaczynasz.
saw-fill = { $mice ->
    [0] Runda { $round } z { $rounds }. Karty myszy pozostają puste.
    [one] Runda { $round } z { $rounds }. Bank kładzie { $mice } mysz na kartach myszy.
    [few] Runda { $round } z { $rounds }. Bank kładzie { $mice } myszy na kartach myszy.
    [many] Runda { $round } z { $rounds }. Bank kładzie { $mice } myszy na kartach myszy.
   *[other] Runda { $round } z { $rounds }. Bank kładzie { $mice } myszy na kartach myszy.
}
saw-place = { $player } wykłada zakrytą kartę.
    .you-player = Wykładasz zakrytą kartę.
saw-place-known = { $player } wykłada zakrytą kartę: { $card-nom }.
    .you-player = Wykładasz zakrytą kartę: { $card-nom }.
saw-turn-up = Odkryta karta: { $card } ({ $owner }).
    .you-owner = Odkryta karta: { $card } (twoja).
saw-bid = { $player } licytuje { $mice }.
    .you-player = Licytujesz { $mice }.
saw-pass = { $mice ->
    [0] { $player } pasuje i nie bierze nic.
    [one] { $player } pasuje i bierze { $mice } mysz.
    [few] { $player } pasuje i bierze { $mice } myszy.
    [many] { $player } pasuje i bierze { $mice } myszy.
   *[other] { $player } pasuje i bierze { $mice } myszy.
}
    .you-player = { $mice ->
        [0] Pasujesz i nie bierzesz nic.
        [one] Pasujesz i bierzesz { $mice } mysz.
        [few] Pasujesz i bierzesz { $mice } myszy.
        [many] Pasujesz i bierzesz { $mice } myszy.
       *[other] Pasujesz i bierzesz { $mice } myszy.
    }
saw-buy = { $mice ->
    [one] { $player } kupuje rząd za { $mice } mysz.
    [few] { $player } kupuje rząd za { $mice } myszy.
    [many] { $player } kupuje rząd za { $mice } myszy.
   *[other] { $player } kupuje rząd za { $mice } myszy.
}
    .you-player = { $mice ->
        [one] Kupujesz rząd za { $mice } mysz.
        [few] Kupujesz rząd za { $mice } myszy.
        [many] Kupujesz rząd za { $mice } myszy.
       *[other] Kupujesz rząd za { $mice } myszy.
    }
saw-decline = { $player } też nie chce tego rzędu: rząd wypada z gry.
    .you-player = Też nie chcesz tego rzędu: rząd wypada z gry.
saw-chase = { $dog-Nom } przegania { $prey-acc } i znika razem z nim z rzędu.
saw-leave = { $card-Nom } znika z rzędu i nikogo nie przegania.
saw-take = { $value ->
    [one] { $player } bierze resztę rzędu: { $value } punkt.
    [few] { $player } bierze resztę rzędu: { $value } punkty.
    [many] { $player } bierze resztę rzędu: { $value } punktów.
   *[other] { $player } bierze resztę rzędu: { $value } punktu.
}
    .you-player = { $value ->
        [one] Bierzesz resztę rzędu: { $value } punkt.
        [few] Bierzesz resztę rzędu: { $value } punkty.
        [many] Bierzesz resztę rzędu: { $value } punktów.
       *[other] Bierzesz resztę rzędu: { $value } punktu.
    }

# Stół, wiersz po wierszu
at-round = { $bank ->
    [0] Runda { $round } z { $rounds }. Bank jest pusty.
    [one] Runda { $round } z { $rounds }. W banku { $bank } mysz.
    [few] Runda { $round } z { $rounds }. W banku { $bank } myszy.
    [many] Runda { $round } z { $rounds }. W banku { $bank } myszy.
   *[other] Runda { $round } z { $rounds }. W banku { $bank } myszy.
}
at-over = Koniec gry.
at-mouse-cards = Karty myszy: { $mice }
at-no-mice = Karty myszy: puste
at-row = Rząd: { $cards }
at-empty-row = Rząd: jeszcze bez kart
at-slot = { $card } ({ $owner })
    .you-owner = { $card } (ty)
at-slot-secret = { $card } ({ $owner }, zakryta)
    .you-owner = { $card } (ty, zakryta)
at-player = { $player }: { $facts }
    .you-player = Ty: { $facts }
at-starts = gracz rozpoczynający
at-passed = pas
at-bid = { $mice ->
    [0] bez stawki
   *[other] stawka { $mice }
}
at-mice = { $mice ->
    [0] bez myszy
    [one] { $mice } mysz
    [few] { $mice } myszy
    [many] { $mice } myszy
   *[other] { $mice } myszy
}
at-cats = koty warte { $value }
at-hand = Ręka: { $cards }
at-empty-hand = Ręka: pusta

# Odmowy
error-dummy = Dziadek gra tylko przy trzech graczach, a w tej grze liczba graczy to { $got }.
error-cards = Zestaw jest za mały: kart { $cards }, rund { $rounds }. Kart musi być co najmniej o jedną więcej niż rund.

# Jak się skończyło
ending-best-score = Wygrywa najwyższy wynik.
ending-most-cats = Remis w punktach: rozstrzyga wyższa suma kotów.
ending-shared-victory = Remis w punktach i w kotach: zwycięstwo jest wspólne.

# Zasady
chapter-F1 = Karty i myszy
rule-F1 = Każdy gracz ma taki sam zestaw dziesięciu kart: siedem kotów o wartościach -8, -5, 3, 5, 8, 11 i 15, królika o wartości 0, dużego psa i małego psa. (Opcja cards zmniejsza zestawy.)
rule-F2 = Myszy to pieniądze, a na końcu punkty. Żetonów po 1 jest 68, po 5 jest 8, razem 108 myszy. Rozmieniać można w każdej chwili, więc liczy się tylko liczba myszy.
chapter-F3 = Przed grą
rule-F3 = Stół zależy od liczby graczy; karty podane są od lewej do prawej. Pięcioro graczy: karty myszy 2, 3, 4 i 6; pięć kart w rzędzie; 33 myszy w banku przed pierwszym wyłożeniem; 15 myszy na jedno wyłożenie; 108 myszy w grze. Czworo: karty myszy 2, 4 i 6; cztery karty w rzędzie; 27 myszy w banku; 12 na jedno wyłożenie; 87 w grze. Troje: karty myszy 3 i 6; cztery karty w rzędzie, z których pierwsza należy do dziadka; 21 myszy w banku; 9 na jedno wyłożenie; 66 w grze. Liczba myszy w grze nigdy się nie zmienia. (Opcje bank, start_mice i dummy zmieniają te liczby.)
rule-F4 = Przed grą sąsiad z lewej ciągnie w ciemno jedną z twoich dziesięciu kart. Karta wypada z gry i nikt na nią nie patrzy. Zostaje dziewięć kart na dziewięć rund. Której brakuje, widzisz po tych, które masz; nikt inny tego nie wie. (Opcje cards i rounds pozwalają grać krócej.)
rule-F5 = Każdy zaczyna z 15 myszami. (Opcja start_mice to zmienia.)
rule-F6 = Przy trzech graczach czwarty zestaw należy do dziadka. Tasuje się go raz, jedną kartę odkłada bez oglądania, a dziewięć pozostałych leży zakrytych w tej kolejności. (Bez opcji dummy czwartego zestawu nie ma.)
rule-F7 = Gracza rozpoczynającego pierwszą rundę wyznacza los. (Opcja first_start może wskazać pierwsze miejsce.)
chapter-F8 = Jak zaczyna się runda
rule-F8 = Na początku rundy bank kładzie na każdej karcie myszy tyle myszy, ile ona pokazuje, jeśli starczy na wszystkie. Jeśli nie, żadna nic nie dostaje (patrz F23).
rule-F9 = Od gracza rozpoczynającego, zgodnie z ruchem wskazówek zegara, każdy kładzie zakrytą jedną kartę z ręki na następnym miejscu rzędu. Przy trzech graczach najpierw następna karta dziadka trafia na pierwsze miejsce, a karty graczy idą za nią. (Bez opcji dummy są tylko karty graczy.)
rule-F10 = Odkrywa się pierwszą kartę rzędu. Przy trzech graczach jest to karta dziadka, odkrywana, gdy wszyscy już wyłożyli.
chapter-F11 = Licytacja
rule-F11 = Licytacja idzie od gracza rozpoczynającego zgodnie z ruchem wskazówek zegara: stawka albo pas. Stawka to całkowita liczba myszy, co najmniej 1, wyższa od najwyższej dotąd i nie większa niż liczba twoich myszy. Myszy z poprzedniej stawki liczą się jako twoje: przebicie ją zastępuje. Gracz rozpoczynający też może spasować.
rule-F12 = Kto pasuje, zabiera swoją stawkę i bierze wszystkie myszy z najniższej karty myszy, której w tej rundzie nikt jeszcze nie wziął; do końca rundy już nie gra. Potem odkrywa się pierwszą od lewej zakrytą kartę rzędu. Gdy karty myszy są puste, pasujący nie dostaje nic, a kartę i tak się odkrywa.
rule-F13 = Przy trzech graczach drugi pas odkrywa obie jeszcze zakryte karty. (Nie bez opcji dummy.)
rule-F14 = Gracz bez myszy może tylko spasować i dostaje myszy z karty myszy tak jak każdy.
rule-F15 = Licytacja kończy się, gdy zostaje w niej tylko jeden gracz. Do niego należy najwyższa stawka i płaci ją do banku.
rule-F16 = Jeśli wszyscy inni spasowali i nikt nic nie postawił, ostatni gracz widzi cały rząd i może go kupić za dokładnie 1 mysz albo odrzucić. Bez myszy może tylko odrzucić. Kupno to wygrana licytacja: obowiązują F15, F18 i F19.
rule-F17 = Odrzucony rząd wypada z gry i nikomu nic nie daje. Gracz rozpoczynający pozostaje ten sam, a kto odrzucił, nic nie bierze. Runda liczy się jako jedna z dziewięciu. W następnej rundzie karty myszy zostają puste; w jeszcze następnej wykłada się myszy jak zwykle, chyba że rząd znów odrzucono. (Z opcją unsold_refill myszy wykłada się od razu.)
chapter-F18 = Psy i kupujący
rule-F18 = Zanim kupujący weźmie rząd, do głosu dochodzą psy. Dwa psy lub więcej, wszystko jedno jakie, także psy dziadka: odchodzą wszystkie psy i nic poza nimi. Jeden duży pies: odchodzi z najwyższym dodatnim kotem, a gdy takiego nie ma, z ujemnym najbliższym zera (-5 przed -8). Jeden mały pies: odchodzi z najniższym ujemnym kotem (-8 przed -5), a gdy takiego nie ma, z najniższym dodatnim. Jeden pies i żadnego kota: odchodzi tylko pies. Z dwóch równych kart odchodzi pierwsza od lewej. (Z opcją dog_chases_rabbit pies, który nie znajduje kota swojego znaku, zabiera najpierw pierwszego od lewej królika; big_dog_fallback odwraca kolejność -5 i -8.)
rule-F19 = Kupujący kładzie przed sobą resztę rzędu, zakrytą i osobno od ręki, i zostaje graczem rozpoczynającym.
chapter-F20 = Koniec
rule-F20 = Gra kończy się po dziewięciu rundach. Twój wynik to suma zdobytych kotów i 1 za każdą mysz. Króliki i psy liczą się za 0. Wynik może być ujemny. (Opcja rounds skraca grę.)
rule-F21 = Wygrywa najwyższy wynik. Przy remisie rozstrzyga wyższa suma kotów; jeśli i ona jest równa, zwycięstwo jest wspólne. W liczbach: twoja część zwycięstwa (1, albo 1/k przy k zwycięzcach) mniej 1/n przy n graczach, tak że wszystko razem daje zero. Obok podaje się wynik.
chapter-F22 = Co jest jawne, a co zakryte
rule-F22 = Wszyscy znają odkryte karty, każdą stawkę i każdy pas, karty myszy, bank i wiedzą, kto wyłożył którą kartę rzędu. Tajne są ręce, zakryte karty, karty usunięte (twoja to ta, której ci brakuje) i kolejność kart dziadka. Myszy i zdobyte karty innych może obliczyć każdy, kto liczy; stół ich nie pokazuje przez wzgląd na tych, którzy nie liczą. (Opcje open_mice i open_won je pokazują.)
chapter-F23 = Jeszcze słowo o banku
rule-F23 = Zapłata kupującego jest w banku, zanim znów wyłoży się myszy. Jeśli w banku jest dokładnie tyle, ile trzeba na wszystkie karty, to wystarczy.

# Opcje
option-dog_chases_rabbit = Czy jedyny pies, który nie znajduje kota swojego znaku, zabiera królika przed kotem przeciwnego znaku.
    .is-false = od razu inny kot
    .is-true = najpierw królik
option-big_dog_fallback = Którego ujemnego kota zabiera jedyny duży pies, gdy nie ma dodatniego.
    .is-least_negative = najbliższego zera, -5
    .is-most_negative = najniższego, -8
option-dummy = Czy gra dziadek z własnym zestawem; tylko przy trzech graczach.
    .is-published = przy trzech graczach tak, poza tym nie
    .is-false = bez dziadka
    .is-true = z dziadkiem
option-unsold_refill = Czy w rundzie po odrzuconym rzędzie wykłada się myszy na karty myszy.
    .is-skip_next = w tej rundzie pozostają puste
    .is-refill = wykłada się je jak zwykle
option-first_start = Kto rozpoczyna pierwszą rundę.
    .is-random = decyduje los
    .is-seat0 = pierwsze miejsce
option-open_mice = Czy stół pokazuje, ile myszy mają inni.
    .is-false = ukryte
    .is-true = widoczne
option-open_won = Czy stół pokazuje, ile warte są koty zdobyte przez innych.
    .is-false = ukryte
    .is-true = widoczne
option-rounds = Ile rund się gra.
option-cards = Ile kart ma zestaw: pierwsze z listy 8, -8, 15, duży pies, królik, -5, 3, mały pies, 5, 11.
option-start_mice = Z iloma myszami zaczyna każdy gracz.
option-bank = Ile myszy ma bank przed pierwszym wyłożeniem.
    .is-published = 21, 27 albo 33 przy trzech, czterech albo pięciu graczach

# Gotowe ustawienia
preset-standard = Zasady z wydania, z dziadkiem przy trzech graczach.
preset-french = Zasady francuskie co do litery: psy gonią króliki, a we troje gra się bez dziadka.

# Strona: stół
table-row = Rząd
table-others = Pozostali
table-bank = Bank
table-round = Runda { $round } z { $rounds }
table-next-pass = kolejny pas
table-taken-by = bierze { $player }
    .you-player = bierzesz ty
table-no-card = jeszcze bez karty
table-only-you = tylko dla ciebie
table-in-row = w rzędzie
table-leads = najwyższa oferta
table-sign-hand = karty na ręce
table-hand-cards = { $cards ->
    [one] { $cards } karta na ręce
    [few] { $cards } karty na ręce
    [many] { $cards } kart na ręce
   *[other] { $cards } karty na ręce
}
table-bank-low = { $mice ->
    [one] W tej rundzie za pas nie ma myszy: potrzeba { $mice } myszy, a bank ma mniej.
    [few] W tej rundzie za pas nie ma myszy: potrzeba { $mice } myszy, a bank ma mniej.
    [many] W tej rundzie za pas nie ma myszy: potrzeba { $mice } myszy, a bank ma mniej.
   *[other] W tej rundzie za pas nie ma myszy: potrzeba { $mice } myszy, a bank ma mniej.
}
table-declined = W tej rundzie za pas nie ma myszy, bo nikt nie chciał ostatniego rzędu.
table-dog = Z tego, co widzisz: { $dog-nom } przegania { $prey-acc }.
table-dog-alone = { $dog-Nom } nie ma jeszcze kogo przegonić.
table-dogs = Dwa psy lub więcej: znikają z rzędu i nikogo nie przeganiają.
table-in-sight = Wartość na razie, z tego, co widzisz: { $value }
table-last-row = Ostatni rząd
table-choose = Wybierz kartę do rzędu
table-choose-soon = Możesz już wybrać kartę
table-chosen = { $card-Nom } trafi do rzędu, gdy przyjdzie twoja kolej.
table-take-back = Cofnij wybór

# Strona: przyciski licytacji
bid-field = Twoja oferta
bid-less = O jedną mysz mniej
bid-more = O jedną mysz więcej
bid-all = Maks. { $mice }
bid-button = Daję
bid-then = Płaci tylko zwycięzca.
bid-none = { $own ->
    [0] Trzeba by dać { $price }, a nie masz myszy.
   *[other] Trzeba by dać { $price }, a masz { $own }.
}
pass-then = Potem odkrywa się następną kartę.
pass-sold = Wtedy { $player } dostaje rząd za { $mice }.
pass-last = Wtedy { $player } może wziąć rząd za 1 mysz.
pass-back = Twoja oferta ({ $mice }) wraca do ciebie.
buy-then = Zdobywasz rząd i zaczynasz następną rundę.
buy-none = Nie masz myszy, żeby zapłacić.
decline-then = Rząd wypada z gry.
decline-empty = Rząd wypada z gry, a w następnej rundzie za pas nie ma myszy.

# Strona: koniec
final-title = Skąd te punkty
final-cats = Koty
final-mice = Myszy
final-score = Punkty
final-won = Zdobyte karty
final-nothing = brak
final-unseen = Nigdy nie odkryte: od początku poza grą albo niezagrane

# Co się dzieje
lesson-place = { $passes ->
    [0] Każdy wykłada do rzędu jedną zakrytą kartę, a potem licytuje się cały rząd. Twoja leży pierwsza: zostanie odkryta, gdy tylko wszyscy wyłożą swoje.
    [one] Każdy wykłada do rzędu jedną zakrytą kartę, a potem licytuje się cały rząd. Twoja zostanie odkryta po pierwszym pasie.
    [few] Każdy wykłada do rzędu jedną zakrytą kartę, a potem licytuje się cały rząd. Twoja zostanie odkryta dopiero po { $passes } pasach.
    [many] Każdy wykłada do rzędu jedną zakrytą kartę, a potem licytuje się cały rząd. Twoja zostanie odkryta dopiero po { $passes } pasach.
   *[other] Każdy wykłada do rzędu jedną zakrytą kartę, a potem licytuje się cały rząd. Twoja zostanie odkryta dopiero po { $passes } pasach.
}
lesson-place-soon = Każdy wykłada do rzędu jedną zakrytą kartę. Swoją możesz wybrać już teraz; trafi do rzędu, gdy przyjdzie twoja kolej, a do tego czasu możesz zmienić zdanie.
lesson-placed = Twoja karta leży w rzędzie. Gdy wszyscy wyłożą swoje, odkrywa się pierwszą kartę i zaczyna się licytacja całego rzędu za myszy.
lesson-auction = { $mice ->
    [0] Licytujesz wszystkie karty rzędu naraz, także zakryte. Na końcu liczą się liczby na twoich kotach, a każda mysz, która ci zostanie, to punkt. Jeśli spasujesz, odpadasz z tej rundy i nic nie dostajesz.
    [one] Licytujesz wszystkie karty rzędu naraz, także zakryte. Na końcu liczą się liczby na twoich kotach, a każda mysz, która ci zostanie, to punkt. Jeśli spasujesz, odpadasz z tej rundy, ale dostajesz { $mice } mysz.
    [few] Licytujesz wszystkie karty rzędu naraz, także zakryte. Na końcu liczą się liczby na twoich kotach, a każda mysz, która ci zostanie, to punkt. Jeśli spasujesz, odpadasz z tej rundy, ale dostajesz { $mice } myszy.
    [many] Licytujesz wszystkie karty rzędu naraz, także zakryte. Na końcu liczą się liczby na twoich kotach, a każda mysz, która ci zostanie, to punkt. Jeśli spasujesz, odpadasz z tej rundy, ale dostajesz { $mice } myszy.
   *[other] Licytujesz wszystkie karty rzędu naraz, także zakryte. Na końcu liczą się liczby na twoich kotach, a każda mysz, która ci zostanie, to punkt. Jeśli spasujesz, odpadasz z tej rundy, ale dostajesz { $mice } myszy.
}
lesson-auction-soon = Inni się zastanawiają. Gdy znów przyjdzie twoja kolej, możesz przebić najwyższą ofertę albo spasować.
lesson-leading = Twoja oferta jest najwyższa. Jeśli wszyscy inni spasują, płacisz ją i rząd jest twój.
lesson-passed = Po pasie jesteś poza tą rundą. Patrz, co się odkrywa: każdy ma każdą kartę tylko raz.
lesson-last = Nikt nie licytował, spasowali wszyscy oprócz jednej osoby: { $player }. Cały rząd jest odkryty: { $player } może go wziąć za 1 mysz, inaczej nie dostanie go nikt.
    .you-player = Nikt nie licytował, a wszyscy inni spasowali. Cały rząd jest odkryty: możesz go wziąć za 1 mysz, inaczej nie dostanie go nikt.
lesson-over = Koniec gry. Liczą się liczby na zdobytych kotach i 1 punkt za każdą mysz.

# Dlaczego ten ruch jest dobry
why-sight = Widać: { $cards }. Razem { $value }.
why-hidden = { $count ->
    [one] Nieznane ci karty: { $count }, średnio około { $value }.
    [few] Nieznane ci karty: { $count }, średnio razem około { $value }.
    [many] Nieznane ci karty: { $count }, średnio razem około { $value }.
   *[other] Nieznane ci karty: { $count }, średnio razem około { $value }.
}
why-dogs = Co psy mogą jeszcze zabrać albo oszczędzić: około { $value }.
why-known = Znasz wszystkie karty: kupujący dostaje { $value }.
why-price = Rząd jest więc wart około { $worth }. Kupiony za { $price } daje { $left }; pas daje { $mice }.
why-broke = Następna oferta to { $price }, a masz { $own }.
why-last = Rząd jest wart { $value } i kosztuje 1 mysz.
why-first = Twoja karta zostanie zaraz odkryta i wszyscy będą na nią patrzeć. Co nikogo nie kusi, to nie podbija ceny.
why-rich = Masz myszy: { $mice }, średnia wszystkich to { $average }. Możesz zdobyć ten rząd, niech więc będzie dobry.
why-poor = Masz myszy: { $mice }, średnia wszystkich to { $average }. Ten rząd zdobędzie raczej ktoś inny.
why-dog = Jeden pies przegania kartę z rzędu, więc nikt nie może być pewny tego, co tam leży.
why-rabbit = Królik nic nie jest wart, ale zakryty wygląda jak dobry kot.
why-bad-cat = Zabiera punkty, a kto kupi rząd, musi go wziąć.
why-small-cat = Jest niewiele wart, więc niewiele stracisz, jeśli dostanie go ktoś inny.
why-good-cat = Sprawia, że o rząd warto licytować.
why-yet = Według tych liczb lepiej wygląda co innego. Po wypróbowaniu już nie.
why-tried = Wobec najlepszego z pozostałych, przy wielu możliwych układach zakrytych kart, to tyle co { $lead }.
why-instead = { $action } – tyle co { $lead }.
lead-level = równy wynik
lead-ahead = { $points ->
    [one] { $points } punkt przewagi
    [few] { $points } punkty przewagi
    [many] { $points } punktów przewagi
   *[other] { $points } punktu przewagi
}
lead-behind = { $points ->
    [one] { $points } punkt straty
    [few] { $points } punkty straty
    [many] { $points } punktów straty
   *[other] { $points } punktu straty
}

# cattery analyse
study-price = Myszy zapłacone za rząd według wartości jego kotów
study-card = Co przyniósł kupującemu rząd z tą kartą: jego koty bez zapłaconych myszy
study-card-0 = pierwsza część partii
study-card-1 = druga część
study-card-2 = ostatnia część

# Charaktery słabych botów
persona-honest = uczciwy
persona-bluffer = blefujący
persona-hoarder = oszczędny

# Gra do nauki: co się mówi o jej chwilach (example.txt)
example-deal = Grasz jako Ada przeciw Bo i Cy. Każdy ma takie same 10 kart; z twoich wypadł z gry mały pies, ale nikt inny o tym nie wie. Teraz każdy wykłada do rzędu jedną zakrytą kartę, a potem licytuje się cały rząd. Wykładasz swojego najlepszego kota, 15, i liczysz na to, że go odzyskasz.
example-secret = Twój kot 15 leży zakryty: nikt inny nie wie, że tam jest. Z kart innych i ty widzisz tylko grzbiety.
example-dummy = Przy 3 graczach jedną kartę dokłada dziadek: to kot -8. Nikogo nie kusi, ale ty wiesz, że obok leży kot 15. Masz 15 myszy, żeby płacić, i licytujesz 1.
example-pass = Bo pasuje, bierze 3 myszy z najniższej karty myszy i odpada z tej rundy. Po każdym pasie odkrywa się następną kartę: teraz wszyscy widzą twojego kota 15.
example-sure = Cy licytuje 2. Można dać 3, ale karty Bo i Cy są jeszcze zakryte, a pas daje na pewno 6 myszy. Twoja oferta 1 wraca do ciebie: płaci tylko ten, kto kupuje rząd.
example-chase = Duży pies, gdy jest sam, przegania najlepszego kota: jeden kot 15 znika razem z nim. Cy płaci więc 2 myszy za drugiego kota 15 i kota -8, czyli 7 punktów. Kto kupi rząd, zaczyna następną rundę.
example-dog = Masz teraz 21 myszy, najwięcej ze wszystkich. Wykładasz dużego psa: jeśli będzie jedynym psem, to kto liczy na dobrego kota, ten się przeliczy.
example-two-dogs = Karta Cy to też duży pies. Gdy psów jest więcej, znikają z rzędu i nikogo nie przeganiają; ale że są dwa, wiesz tylko ty. Niewiele dobrego widać w tym rzędzie: pasujesz i bierzesz 6 myszy.
example-last-one = Nikt nie licytował. W licytacji zostaje tylko Bo i może wziąć cały rząd za 1 mysz. Karta Bo to kot 11, a jego żaden pies nie przegoni.
example-bargain = 11 punktów za 1 mysz: okazja, bo nikt nie licytował. W następnej rundzie pas nic nie daje: w banku jest jeszcze 6 myszy, a żeby zapełnić karty myszy, potrzeba 9.
example-last-round = Ten przykład kończy się na rundzie 3; cała gra ma ich 9. Masz 27 myszy, a pas nic teraz nie daje: chcesz zdobyć ten rząd i wykładasz kota 11.
example-small-dog = Karta dziadka to mały pies. Sam przegoniłby najgorszego kota, -5 albo -8, a to pomaga temu, kto kupi rząd.
example-raise = Każdy zna jedną kartę w rzędzie, której nie znają inni. Twoja to kot 11: dla ciebie rząd jest wart dużo, więc przebijasz na 3.
example-price = 4, potem 5: Bo i Cy też chcą tego rzędu. Każda zapłacona mysz to na końcu punkt mniej; ale już za samego kota 11 warto dać 6 myszy.
example-nothing = Bo rezygnuje i nic nie dostaje, gdyż karty myszy są puste. Karta Bo to mały pies: przy dwóch psach w rzędzie nikt nie zostaje przegoniony.
example-end = Karta Cy to też mały pies: wszystkie trzy psy znikają i zostaje tylko twój kot 11. Koty i myszy się dodaje: 11 i 21 to 32. Bo ma 28, Cy 23: wygrywasz.
