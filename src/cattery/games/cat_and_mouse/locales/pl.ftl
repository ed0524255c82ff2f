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

# Odmowy
error-stock = Opcja stock_size: { $stock } to za dużo. (ranks + 1) × copies musi wynosić co najmniej 2 × stock_size + 2 × hand_size + 1, a ({ $ranks } + 1) × { $copies } = { $cards } i 2 × { $stock } + 2 × { $hand } + 1 = { $needed }. Największy możliwy zapas to { $largest }.
error-hand = Opcja hand_size: { $hand } to za dużo przy każdym zapasie. (ranks + 1) × copies musi wynosić co najmniej 2 × stock_size + 2 × hand_size + 1, a ({ $ranks } + 1) × { $copies } = { $cards } i 2 × { $stock } + 2 × { $hand } + 1 = { $needed }. Największa możliwa ręka, przy zapasie równym 1, to { $largest }.

# Jak się skończyło
ending-stock-out = Jeden z zapasów został zagrany do końca.
ending-pile-out = Stos dobierania się wyczerpał: wygrywa mniejszy zapas.
ending-pile-out-draw = Stos dobierania się wyczerpał, a zapasy są równe: remis.
ending-cap = Grę przerwano po największej dozwolonej liczbie ruchów: wygrywa mniejszy zapas.
ending-cap-draw = Grę przerwano po największej dozwolonej liczbie ruchów, a zapasy są równe: remis.

# Zasady
rule-M1 = Tasuje się razem dwie talie po 52 karty: 104 karty, po osiem każdej wartości. Od najniższej: as, 2, 3, 4, 5, 6, 7, 8, 9, 10, walet i dama; króle są jokerami. Kolory nie mają znaczenia. (Opcje ranks i copies zmniejszają talię.)
rule-M2 = Każdy gracz ma zapas dziesięciu kart, z których odkryta jest tylko wierzchnia; pozostałych nie widział nikt, nawet właściciel. Ma też pięć kart na ręce i miejsce na cztery stosy pomocnicze, na początku puste. Wielkość zapasu ustala się przed grą, zwykle od 5 do 20 kart. (Służy do tego opcja stock_size; hand_size i side_piles zmieniają dwie pozostałe liczby.)
rule-M3 = Wszystkie inne karty, przy zapasach po dziesięć są to 74 karty, tworzą zakryty stos dobierania. Między graczami jest miejsce na trzy stosy wspólne, na początku puste. (Opcja build_piles zmienia ich liczbę.)
rule-M4 = Najpierw rozdaje się zapasy i porównuje ich wierzchnie karty: zaczyna ten, kto ma wyższą. Król liczy się tu jako najniższy. Jeśli karty są równe, wszystko się tasuje i rozdaje od nowa. Potem rozdaje się karty na ręce. (Z opcją king_start król może liczyć się odwrotnie, jako najwyższy.)
rule-M5 = Na początku swojej tury dobierasz karty, aż masz ich na ręce pięć. Ten, kto rozpoczyna grę, już je ma. (Opcja hand_size zmienia tę liczbę.)
rule-M6 = Potem zagrywasz na stosy wspólne dowolnie wiele kart, jedną po drugiej: kartę z ręki, wierzchnią kartę jednego ze swoich stosów pomocniczych albo wierzchnią kartę swojego zapasu.
rule-M7 = Stos wspólny zaczyna się od asa i rośnie po jednej wartości do damy. Król zastępuje każdą kartę, która jest akurat potrzebna, także asa i damę. (Opcja king_as_ace może mu zabronić zastępowania asa.)
rule-M8 = Gdy zagrywasz wierzchnią kartę zapasu, od razu odkrywa się następną.
rule-M9 = Stos wspólny, który doszedł do damy, jest pełny. Jego dwanaście kart od razu wtasowuje się w stos dobierania; króle są w nim znowu królami. (Z opcją recycle odkłada się je odkryte na bok i wtasowuje dopiero wtedy, gdy trzeba dobrać kartę, a stos dobierania jest pusty. Z opcją ranks miejsce damy zajmuje najwyższa wartość w grze.)
rule-M10 = Gdy zagrasz wszystkie karty z ręki, od razu dobierasz pięć nowych i grasz dalej. Jeśli ostatnia karta z ręki zamyka stos, najpierw wtasowuje się stos, a potem dobierasz.
rule-M11 = Turę kończysz, odkładając kartę z ręki, także króla, jeśli chcesz, na jeden ze swoich czterech stosów pomocniczych; inaczej zakończyć jej nie można. Nic innego nie trafia na stosy pomocnicze, kart się między nimi nie przekłada, a zagrać można tylko wierzchnią kartę każdego z nich.
rule-M12 = Nikt nie musi zagrywać karty tylko dlatego, że pasuje.
rule-M13 = Kto zagra ostatnią kartę swojego zapasu, od razu wygrywa.
rule-M14 = Jeśli po dobieraniu (według M5 albo M10, liczonym jako całość) stos dobierania jest pusty, gra się kończy: wygrywa ten, kto ma mniej kart w zapasie, a przy równej liczbie jest remis. Zagranie całego zapasu (M13) ma pierwszeństwo. W liczbach: 1 dla zwycięzcy, -1 dla przegranego, przy remisie po 0. (Z opcją deck_out gra kończy się dopiero wtedy, gdy nie da się uzupełnić ręki. Z opcją recycle kończy się dopiero wtedy, gdy także na boku nic nie leży. Opcja max_actions ogranicza gry bez końca: po tylu ruchach, domyślnie 10 000, grę się przerywa i rozstrzyga tak samo.)
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
