# Kotek i myszka: polski
title = Kotek i myszka
tagline = Pozbądź się kart z zapasu, zanim zrobi to przeciwnik, i zachowaj na później to, co jeszcze nie pasuje.
score = karty w zapasie, im mniej, tym lepiej

# Karty. .acc to biernik.
card-ace = as
    .acc = asa
card-2 = 2
    .acc = dwójkę
card-3 = 3
    .acc = trójkę
card-4 = 4
    .acc = czwórkę
card-5 = 5
    .acc = piątkę
card-6 = 6
    .acc = szóstkę
card-7 = 7
    .acc = siódemkę
card-8 = 8
    .acc = ósemkę
card-9 = 9
    .acc = dziewiątkę
card-10 = 10
    .acc = dziesiątkę
card-jack = walet
    .acc = waleta
card-queen = dama
    .acc = damę
card-king = król
    .acc = króla
card-king-as = król jako { $rank }
    .acc = króla jako { $rank-acc }

# Ruchy
act-hand = Zagraj { $card-acc } z ręki na stos wspólny { $pile }
act-hand-notes = Zagraj { $card-acc } z ręki na stos wspólny { $pile } ({ $notes })
act-side = Zagraj { $card-acc } ze stosu pomocniczego { $side } na stos wspólny { $pile }
act-side-notes = Zagraj { $card-acc } ze stosu pomocniczego { $side } na stos wspólny { $pile } ({ $notes })
act-stock = Zagraj { $card-acc } z zapasu na stos wspólny { $pile }
act-stock-notes = Zagraj { $card-acc } z zapasu na stos wspólny { $pile } ({ $notes })
act-discard = Odłóż { $card-acc } na stos pomocniczy { $side } (koniec tury)
note-completes = zamykasz stos
note-draws = potem dobierasz nowe karty
note-wins = wygrywasz grę

# Co się stało
saw-top = { $player } odkrywa { $card-acc } na wierzchu zapasu.
    .you-player = Odkrywasz { $card-acc } na wierzchu swojego zapasu.
saw-start = { $player } ma wyższą kartę na zapasie i zaczyna.
    .you-player = Masz wyższą kartę na zapasie i zaczynasz.
saw-draw = { $player } dobiera { $card-acc }.
    .you-player = Dobierasz { $card-acc }.
saw-fill = { $count ->
    [one] { $player } dobiera i ma teraz na ręce { $count } kartę.
    [few] { $player } dobiera i ma teraz na ręce { $count } karty.
    [many] { $player } dobiera i ma teraz na ręce { $count } kart.
   *[other] { $player } dobiera i ma teraz na ręce { $count } karty.
}
    .you-player = { $count ->
        [one] Dobierasz i masz teraz na ręce { $count } kartę.
        [few] Dobierasz i masz teraz na ręce { $count } karty.
        [many] Dobierasz i masz teraz na ręce { $count } kart.
       *[other] Dobierasz i masz teraz na ręce { $count } karty.
    }
saw-hand = { $player } zagrywa { $card-acc } z ręki na stos wspólny { $pile }.
    .you-player = Zagrywasz { $card-acc } z ręki na stos wspólny { $pile }.
saw-side = { $player } zagrywa { $card-acc } ze stosu pomocniczego { $side } na stos wspólny { $pile }.
    .you-player = Zagrywasz { $card-acc } ze stosu pomocniczego { $side } na stos wspólny { $pile }.
saw-stock = { $player } zagrywa { $card-acc } z zapasu na stos wspólny { $pile }.
    .you-player = Zagrywasz { $card-acc } z zapasu na stos wspólny { $pile }.
saw-complete = { $count ->
    [one] Stos wspólny { $pile } jest pełny: { $count } karta zostaje wtasowana w stos dobierania.
    [few] Stos wspólny { $pile } jest pełny: { $count } karty zostają wtasowane w stos dobierania.
    [many] Stos wspólny { $pile } jest pełny: { $count } kart zostaje wtasowanych w stos dobierania.
   *[other] Stos wspólny { $pile } jest pełny: { $count } karty zostaje wtasowane w stos dobierania.
}
saw-complete-aside = { $count ->
    [one] Stos wspólny { $pile } jest pełny: { $count } karta zostaje odłożona na bok.
    [few] Stos wspólny { $pile } jest pełny: { $count } karty zostają odłożone na bok.
    [many] Stos wspólny { $pile } jest pełny: { $count } kart zostaje odłożonych na bok.
   *[other] Stos wspólny { $pile } jest pełny: { $count } karty zostaje odłożone na bok.
}
saw-discard = { $player } odkłada { $card-acc } na stos pomocniczy { $side } i kończy turę.
    .you-player = Odkładasz { $card-acc } na stos pomocniczy { $side } i kończysz turę.
saw-shuffle = { $count ->
    [one] Stos dobierania jest pusty: nowym stosem staje się { $count } odłożona karta.
    [few] Stos dobierania jest pusty: nowy powstaje z potasowania odłożonych na bok { $count } kart.
    [many] Stos dobierania jest pusty: nowy powstaje z potasowania odłożonych na bok { $count } kart.
   *[other] Stos dobierania jest pusty: nowy powstaje z potasowania odłożonych na bok { $count } karty.
}
saw-stock-out = { $player } zagrywa ostatnią kartę z zapasu.
    .you-player = Zagrywasz ostatnią kartę ze swojego zapasu.
saw-pile-out = Stos dobierania się wyczerpał. Koniec gry.
saw-cap = Po { $actions } ruchach gra zostaje przerwana.

# Stół, wiersz po wierszu
at-turn = Teraz gra { $player }.
    .you-player = Twoja kolej.
at-over = Koniec gry.
at-player = { $player }: { $facts }
    .you-player = Ty: { $facts }
at-stock = { $count ->
    [one] { $count } karta w zapasie ({ $card })
    [few] { $count } karty w zapasie (na wierzchu { $card })
    [many] { $count } kart w zapasie (na wierzchu { $card })
   *[other] { $count } karty w zapasie (na wierzchu { $card })
}
at-stock-closed = { $count ->
    [one] { $count } zakryta karta w zapasie
    [few] { $count } zakryte karty w zapasie
    [many] { $count } zakrytych kart w zapasie
   *[other] { $count } zakrytej karty w zapasie
}
at-stock-empty = pusty zapas
at-hand-size = { $count ->
    [0] pusta ręka
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
    [many] { $count } kart na ręce
   *[other] { $count } karty na ręce
}
at-sides = { $player }, stosy pomocnicze: { $piles }
    .you-player = Twoje stosy pomocnicze: { $piles }
at-sides-empty = { $player }, stosy pomocnicze: puste
    .you-player = Twoje stosy pomocnicze: puste
at-side = { $side }: { $card }
at-side-deep = { $side }: { $card } (pod spodem { $cards })
at-side-empty = { $side }: pusty
at-build = Stos wspólny { $pile }: na wierzchu { $card }, kolej na { $next-acc }
at-build-kings = Stos wspólny { $pile }: na wierzchu { $card }, kolej na { $next-acc } (króle pod spodem jako: { $kings })
at-build-empty = Stos wspólny { $pile }: pusty, kolej na { $next-acc }
at-pile = { $count ->
    [0] Stos dobierania: pusty
    [one] Stos dobierania: { $count } karta
    [few] Stos dobierania: { $count } karty
    [many] Stos dobierania: { $count } kart
   *[other] Stos dobierania: { $count } karty
}
at-aside = { $count ->
    [one] Odłożona na bok: { $count } karta (królów: { $kings })
    [few] Odłożone na bok: { $count } karty (królów: { $kings })
    [many] Odłożone na bok: { $count } kart (królów: { $kings })
   *[other] Odłożone na bok: { $count } karty (królów: { $kings })
}
at-hand = Ręka: { $cards }
at-empty-hand = Ręka: pusta

# Stół na stronie. Znak stoi w rogu karty.
sign = { $rank ->
    [ace] A
    [jack] W
    [queen] D
    [king] K
   *[other] { $rank }
}
table-stock = Zapas
table-pile = Dobieranie
table-aside = Na boku
table-builds = Stosy wspólne
table-own = Twoje karty
table-side = Stos pomocniczy { $fact }
table-here = tutaj
table-put-aside = Odłożona na stos pomocniczy kończy twoją turę.
needs = kolej na { $next-acc }
begins = zaczyna się od: { $next }
refusal = kolej na { $next-acc }, nie na { $card-acc }
told-none = { $card }: nie pasuje teraz na żaden stos wspólny.
told-one = { $card }: pasuje na stos wspólny { $pile }. Wybierz tę kartę jeszcze raz, żeby ją tam zagrać.
told-some = { $card }: pasuje na stosy wspólne { $piles }. Wybierz jeden z nich.
prompt-stock = Twoja karta z zapasu ({ $card }) pasuje. Zagraj ją!
prompt-play = Wybierz kartę: stosy, na które pasuje, się podświetlą.
prompt-discard = Nic nie pasuje. Wybierz kartę z ręki i odłóż ją na stos pomocniczy.

# Co się dzieje
lesson-first = Twój zapas to stos po lewej ({ $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}): kto pierwszy zagra cały swój zapas, wygrywa. { $now }
lesson-wait = { $player } gra i chce się pozbyć wierzchniej karty zapasu ({ $card }). Patrz, na co kolej na stosach wspólnych: grasz na te same.
lesson-stock = Wierzchnia karta twojego zapasu ({ $card }) pasuje na stos wspólny. Zagraj ją: to zapasu masz się pozbyć.
lesson-play = Niektóre twoje karty pasują. Zagraj te, które przybliżają stos wspólny do twojej karty z zapasu ({ $card }). Nie musisz zagrać wszystkich; turę kończysz, odkładając kartę z ręki na stos pomocniczy.
lesson-king = Pasuje tylko król, bo zastępuje każdą kartę. Lepiej go zatrzymać, chyba że pomoże twojej karcie z zapasu ({ $card }). Turę kończysz, odkładając kartę z ręki na stos pomocniczy.
lesson-discard = Żadna karta nie pasuje na stos wspólny. Zakończ turę: odłóż na stos pomocniczy kartę z ręki, której prędko nie potrzebujesz. Później możesz zagrać wierzchnią kartę każdego z nich.
lesson-over = Koniec gry. W powtórce obejrzysz ją krok po kroku.

# Dlaczego ten ruch
why-wins = To twoja ostatnia karta z zapasu: wygrywasz.
why-stock = { $count ->
    [one] W zapasie zostaje ci { $count } karta i zaraz ją odkryjesz.
    [few] W zapasie zostają ci { $count } karty, a następną zaraz odkryjesz.
    [many] W zapasie zostaje ci { $count } kart, a następną zaraz odkryjesz.
   *[other] W zapasie zostaje ci { $count } karty, a następną zaraz odkryjesz.
}
why-frees = Na stosie pomocniczym { $side } odsłaniasz { $card-acc }.
why-empties = Stos pomocniczy { $side } będzie wtedy pusty i wolny.
why-king = Nie masz odpowiedniej karty ({ $card }), więc zastępuje ją król.
why-refill = { $count ->
    [one] To twoja ostatnia karta na ręce: dobierasz { $count } nową i grasz dalej.
    [few] To twoja ostatnia karta na ręce: dobierasz { $count } nowe i grasz dalej.
    [many] To twoja ostatnia karta na ręce: dobierasz { $count } nowych i grasz dalej.
   *[other] To twoja ostatnia karta na ręce: dobierasz { $count } nowej i grasz dalej.
}
why-fits = Wtedy pasuje tam twoja karta z zapasu ({ $card }).
why-way = { $count ->
    [0] Stamtąd twoje własne karty prowadzą do twojej karty z zapasu ({ $card }).
    [one] Stamtąd do twojej karty z zapasu ({ $card }) brakuje ci { $count } karty.
    [few] Stamtąd do twojej karty z zapasu ({ $card }) brakuje ci { $count } kart.
    [many] Stamtąd do twojej karty z zapasu ({ $card }) brakuje ci { $count } kart.
   *[other] Stamtąd do twojej karty z zapasu ({ $card }) brakuje ci { $count } karty.
}
why-gives = { $player } może wtedy zagrać tam kartę z zapasu ({ $card }).
why-blocks = { $player } nie zagra już tam karty z zapasu ({ $card }).
why-their-way = { $count ->
    [0] { $player } ma odkryte wszystkie karty, które prowadzą stamtąd do karty z zapasu ({ $card }).
    [one] { $player } ma odkryte wszystkie karty stamtąd do karty z zapasu ({ $card }) oprócz { $count }.
    [few] { $player } ma odkryte wszystkie karty stamtąd do karty z zapasu ({ $card }) oprócz { $count }.
    [many] { $player } ma odkryte wszystkie karty stamtąd do karty z zapasu ({ $card }) oprócz { $count }.
   *[other] { $player } ma odkryte wszystkie karty stamtąd do karty z zapasu ({ $card }) oprócz { $count }.
}
why-nothing-fits = Żadna twoja karta nie pasuje na stos wspólny.
why-keep-king = Pasuje tylko król, a jego lepiej zatrzymać.
why-stay = Dalsza gra bardziej pomoże drugiej stronie ({ $player }) niż tobie.
why-on-empty = Stos pomocniczy { $side } jest pusty: niczego nie przykrywasz.
why-on-equal = Pod spodem leży taka sama karta ({ $card }).
why-on-higher = Kładziesz ją na { $card-acc }, a ta karta przyda się dopiero po niej.
why-covers = Przykrywa { $card-acc }; ta karta musi wtedy poczekać.
why-latest = { $count ->
    [0] Zatrzymujesz pozostałe, które przydadzą się później.
    [one] Z kart na ręce ta ({ $card }) przyda się ostatnia: najwcześniej po { $count } następnej karcie.
    [few] Z kart na ręce ta ({ $card }) przyda się ostatnia: najwcześniej po { $count } następnych kartach.
    [many] Z kart na ręce ta ({ $card }) przyda się ostatnia: najwcześniej po { $count } następnych kartach.
   *[other] Z kart na ręce ta ({ $card }) przyda się ostatnia: najwcześniej po { $count } następnej karty.
}
why-later = { $count ->
    [0] Ta karta ({ $card }) pasuje teraz na stos wspólny.
    [one] Ta karta ({ $card }) przyda się najwcześniej po { $count } następnej karcie.
    [few] Ta karta ({ $card }) przyda się najwcześniej po { $count } następnych kartach.
    [many] Ta karta ({ $card }) przyda się najwcześniej po { $count } następnych kartach.
   *[other] Ta karta ({ $card }) przyda się najwcześniej po { $count } następnej karty.
}
why-tried = Przy wielu możliwych układach zakrytych kart szanse na wygraną to { $often }.
why-instead = { $action } – { $often }.
often = { $percent ->
    [0] mniej niż 1 na 100
   *[other] około { $percent } na 100
}

# Odmowy
error-stock = Zapas wielkości { $stock } jest za duży. Kart jest ({ $ranks } + 1) × { $copies } = { $cards }, a dwa zapasy, dwie ręce i jedna karta do dobrania to 2 × { $stock } + 2 × { $hand } + 1 = { $needed }. Największy możliwy zapas to { $largest }.
error-hand = Ręka wielkości { $hand } jest za duża przy każdym zapasie. Kart jest ({ $ranks } + 1) × { $copies } = { $cards }, a dwa zapasy, dwie ręce i jedna karta do dobrania to 2 × { $stock } + 2 × { $hand } + 1 = { $needed }. Największa możliwa ręka, przy zapasie równym 1, to { $largest }.

# Jak się skończyło
ending-stock-out = Jeden z zapasów został zagrany do końca.
ending-pile-out = Stos dobierania się wyczerpał: wygrywa mniejszy zapas.
ending-pile-out-draw = Stos dobierania się wyczerpał, a zapasy są równe: remis.
ending-cap = Grę przerwano po największej dozwolonej liczbie ruchów: wygrywa mniejszy zapas.
ending-cap-draw = Grę przerwano po największej dozwolonej liczbie ruchów, a zapasy są równe: remis.

# Zasady
chapter-M1 = Karty
rule-M1 = Tasuje się razem dwie talie po 52 karty: 104 karty, po osiem każdej wartości. Od najniższej: as, 2, 3, 4, 5, 6, 7, 8, 9, 10, walet i dama; króle są jokerami. Kolory nie mają znaczenia. (Opcje ranks i copies zmniejszają talię.)
rule-M2 = Każdy gracz ma zapas dziesięciu kart, z których odkryta jest tylko wierzchnia; pozostałych nie widział nikt, nawet właściciel. Ma też pięć kart na ręce i miejsce na cztery stosy pomocnicze, na początku puste. Wielkość zapasu ustala się przed grą, zwykle od 5 do 20 kart. (Służy do tego opcja stock_size; hand_size i side_piles zmieniają dwie pozostałe liczby.)
rule-M3 = Wszystkie inne karty, przy zapasach po dziesięć są to 74 karty, tworzą zakryty stos dobierania. Między graczami jest miejsce na trzy stosy wspólne, na początku puste. (Opcja build_piles zmienia ich liczbę.)
chapter-M4 = Kto zaczyna
rule-M4 = Najpierw rozdaje się zapasy i porównuje ich wierzchnie karty: zaczyna ten, kto ma wyższą. Król liczy się tu jako najniższy. Jeśli karty są równe, wszystko się tasuje i rozdaje od nowa. Potem rozdaje się karty na ręce. (Z opcją king_start król może liczyć się odwrotnie, jako najwyższy.)
chapter-M5 = Twoja kolej
rule-M5 = Na początku swojej tury dobierasz karty, aż masz ich na ręce pięć. Ten, kto rozpoczyna grę, już je ma. (Opcja hand_size zmienia tę liczbę.)
rule-M6 = Potem zagrywasz na stosy wspólne dowolnie wiele kart, jedną po drugiej: kartę z ręki, wierzchnią kartę jednego ze swoich stosów pomocniczych albo wierzchnią kartę swojego zapasu.
chapter-M7 = Stosy wspólne
rule-M7 = Stos wspólny zaczyna się od asa i rośnie po jednej wartości do damy. Król zastępuje każdą kartę, która jest akurat potrzebna, także asa i damę. (Opcja king_as_ace może mu zabronić zastępowania asa.)
rule-M8 = Gdy zagrywasz wierzchnią kartę zapasu, od razu odkrywa się następną.
rule-M9 = Stos wspólny, który doszedł do damy, jest pełny. Jego dwanaście kart od razu wtasowuje się w stos dobierania; króle są w nim znowu królami. (Z opcją recycle odkłada się je odkryte na bok i wtasowuje dopiero wtedy, gdy trzeba dobrać kartę, a stos dobierania jest pusty. Z opcją ranks miejsce damy zajmuje najwyższa wartość w grze.)
chapter-M10 = Ręka i stosy pomocnicze
rule-M10 = Gdy zagrasz wszystkie karty z ręki, od razu dobierasz pięć nowych i grasz dalej. Jeśli ostatnia karta z ręki zamyka stos, najpierw wtasowuje się stos, a potem dobierasz.
rule-M11 = Turę kończysz, odkładając kartę z ręki, także króla, jeśli chcesz, na jeden ze swoich czterech stosów pomocniczych; inaczej zakończyć jej nie można. Nic innego nie trafia na stosy pomocnicze, kart się między nimi nie przekłada, a zagrać można tylko wierzchnią kartę każdego z nich.
rule-M12 = Nikt nie musi zagrywać karty tylko dlatego, że pasuje.
chapter-M13 = Koniec
rule-M13 = Kto zagra ostatnią kartę swojego zapasu, od razu wygrywa.
rule-M14 = Jeśli po dobieraniu (według M5 albo M10, liczonym jako całość) stos dobierania jest pusty, gra się kończy: wygrywa ten, kto ma mniej kart w zapasie, a przy równej liczbie jest remis. Zagranie całego zapasu (M13) ma pierwszeństwo. W liczbach: 1 dla zwycięzcy, -1 dla przegranego, przy remisie po 0. (Z opcją deck_out gra kończy się dopiero wtedy, gdy nie da się uzupełnić ręki. Z opcją recycle kończy się dopiero wtedy, gdy także na boku nic nie leży. Opcja max_actions ogranicza gry bez końca: po tylu ruchach, domyślnie 10 000, grę się przerywa i rozstrzyga tak samo.)
chapter-M15 = Co jest jawne, a co zakryte
rule-M15 = Wszyscy znają wierzchnie karty i wielkość zapasów, wszystkie stosy pomocnicze, stosy wspólne i to, co zastępują w nich króle, liczbę kart na każdej ręce i liczbę kart w stosie dobierania. Ukryte są karty na rękach, zapasy pod wierzchnią kartą i stos dobierania.

# Opcje
option-build_piles = Ile jest stosów wspólnych.
option-stock_size = Ile kart ma każdy zapas.
option-king_start = Jak liczy się król, gdy wierzchnie karty zapasów decydują, kto zaczyna.
    .is-low = jako najniższy
    .is-high = jako najwyższy
option-king_as_ace = Czy król może rozpocząć stos wspólny.
    .is-false = może to tylko as
    .is-true = król może zastąpić asa
option-recycle = Kiedy pełne stosy wspólne wracają do stosu dobierania.
    .is-at_once = od razu
    .is-on_empty = gdy trzeba dobrać kartę, a stos dobierania jest pusty
option-deck_out = Kiedy stos dobierania jest wyczerpany i gra się kończy.
    .is-empty = gdy tylko dobrano ostatnią kartę
    .is-short = dopiero gdy nie da się uzupełnić ręki
option-max_actions = Po ilu ruchach gra zostaje przerwana.
option-ranks = Ile jest wartości poniżej króla, licząc od asa.
option-copies = Ile jest kart każdej wartości.
option-hand_size = Do ilu kart uzupełnia się rękę.
option-side_piles = Ile stosów pomocniczych ma każdy gracz.

# Gotowe ustawienia
preset-standard = Zwykłe zasady, z trzema stosami wspólnymi.
preset-four-piles = Z czterema stosami wspólnymi, jak w wielu pokrewnych grach.

# Charaktery słabych botów
persona-eager = niecierpliwy
persona-hoarder = oszczędny
persona-careful = ostrożny

# Gra do nauki: co się mówi o jej chwilach (example.txt)
example-deal = Grasz jako Ada przeciw Bo. Wygrywa, kto pierwszy zagra cały swój zapas; zapas ma tutaj 3 karty (zwykle 10), a widać tylko wierzchnią. Twoja to ósemka, karta Bo to as, a zaczyna wyższa. Na środku są 3 stosy wspólne, dla obu stron: każdy zaczyna się od asa i rośnie po jednej wartości. Zagrywasz asa.
example-keep-king = Stos wspólny 1 czeka teraz na dwójkę, a ty jej nie masz. Król by pasował, bo zastępuje każdą kartę, ale później przyda się bardziej. Kończysz turę: odkładasz piątkę z ręki na stos pomocniczy, z którego możesz ją potem zagrać.
example-their-stock = Bo zagrywa asa z zapasu i od razu odkrywa się następną kartę zapasu: siódemkę. Bo ma ich teraz jeszcze 2.
example-draw = Na początku tury dobierasz, aż masz 5 kart. Dobrana trójka pasuje na stos wspólny 1. Stos zbliża się tak do ósemki z twojego zapasu.
example-stop = Można by grać dalej: czwórkę i piątkę. Ale wtedy już tylko szóstka dzieliłaby Bo od zagrania siódemki z zapasu. Przestajesz więc i kładziesz piątkę na drugiej piątce.
example-king = Bo zagrywa króla jako czwórkę: król zastępuje każdą kartę, która jest akurat potrzebna.
example-opened = Bo ma też piątkę i szóstkę, więc siódemka z zapasu schodzi. Ale teraz stos wspólny 1 czeka na ósemkę, a to twoja karta z zapasu!
example-stock = Twoja kolej: ósemka z zapasu pasuje. Zapas jest najważniejszy, bo to on rozstrzyga grę.
example-next = Następna karta zapasu to dziewiątka i też od razu pasuje.
example-last-card = Twoja ostatnia karta z zapasu to ósemka. Stos wspólny 1 czeka już na dziesiątkę, więc do twojej ósemki musi dorosnąć inny: zaczynasz od dwójki na stosie wspólnym 2.
example-hold = Czwórka pomoże Bo: tam ostatnią kartą zapasu jest siódemka. Zatrzymujesz ją, aż uda się dojść do samego końca, i odkładasz dziewiątkę na pusty stos pomocniczy.
example-side-piles = Bo zagrywa dziesiątkę i waleta ze stosów pomocniczych: z każdego można zagrać tylko wierzchnią kartę.
example-complete = Z damą stos wspólny 1 jest pełny. Jego 12 kart wtasowuje się w stos dobierania i może tu powstać nowy stos.
example-way = Bo nie gra dalej, a twoja droga jest wolna: czwórka z ręki, piątka ze stosu pomocniczego 1, szóstka z ręki, król jako siódemka, a potem twoja ósemka.
example-wild = Nie masz siódemki, więc zastępuje ją król. To zamyka też miejsce przed Bo: tam w zapasie czeka siódemka.
example-end = To twoja ostatnia karta z zapasu, więc od razu wygrywasz; 2 karty na ręce i karty na stosach pomocniczych się nie liczą. Bo ma jeszcze 1 kartę w zapasie. Jedno się nie zdarzyło: kto zagra ostatnią kartę z ręki, dobiera 5 nowych i gra dalej.
