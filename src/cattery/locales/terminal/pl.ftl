# Stół w terminalu: polski

# Przed grą
which = W co gramy?
players = liczba graczy: { $players }
unfinished = Graj dalej: { $title }, liczba graczy: { $players }, { $actions ->
    [one] { $actions } akcja
    [few] { $actions } akcje
    [many] { $actions } akcji
   *[other] { $actions } akcji
} za nami, ostatnio { $when }
new-game = Nowa gra: { $title }
at-table = Przy stole: { $players }.
opponents = Twoi przeciwnicy: { $players }.
bot = { $player } ({ $manner })
which-level = { $bots ->
    [one] Jak dobrze ma grać bot?
    [few] Jak dobrze mają grać { $bots } boty? Jeden numer dla wszystkich albo po jednym dla każdego: 1 3 5
    [many] Jak dobrze ma grać { $bots } botów? Jeden numer dla wszystkich albo po jednym dla każdego: 1 3 5
   *[other] Jak dobrze ma grać { $bots } bota? Jeden numer dla wszystkich albo po jednym dla każdego: 1 3 5
}
level = { $level }: { $about }
getting-ready = Boty się przygotowują. Za pierwszym razem trwa to do minuty.
introduction = Wpisz numer, żeby wybrać; ? pokazuje reguły i pomoc.
bot-name = { $number ->
    [1] Mruczek
    [2] Filemon
    [3] Luna
    [4] Bonifacy
    [5] Kicia
    [6] Simba
    [7] Rudzik
    [8] Puszek
    [9] Pusia
    [10] Klakier
    [11] Psotka
   *[other] Herbatnik
}

# Przy wpisywaniu
prompt = { $expected } (? pomoc):
prompt-plain = { $expected }:
prompt-usual = { $expected } (Enter: { $usual }):
prompt-step = { $expected } (Enter wraca):
error-choice = „{ $got }” nie da się tu wybrać. Oczekiwano: { $expected }.
hint = Dobry ruch: { $action } ({ $text })
saved = Zapisano: { $file }
not-kept = Gra toczy się dalej, ale nie jest zapisywana.
commands = Możesz wpisać:
    numer       ten wybór; kilka numerów odpowiada na kilka pytań naraz: 3 1
    akcję       jak na liście albo jak w zapisach gier (h pokazuje przykład)
    ?           reguły i ta pomoc; ? i numer pokazuje jedną regułę
    h           podpowiedź: co zrobiłby najsilniejszy bot i dlaczego
    l           przebieg gry; l i liczba pokazuje tyle wierszy
    s           zapisuje; s i nazwa pliku zapisuje tam kopię
    q           kończy; gra zostaje i można do niej wrócić
curtain = Klawiaturę przejmuje { $name }.
curtain-prompt = { $name }: naciśnij Enter, gdy nikt inny nie patrzy.

# Wyjście
left = Gra jest zapisana. „cattery play” zaproponuje jej dokończenie ({ $file }).
left-unsaved = Gry nie udało się zapisać.

# Koniec
scores = Wynik ({ $what }):
you = Ty
uncovered = Co było ukryte:
finished = Żeby obejrzeć grę jeszcze raz: cattery replay { $file }
check-deal = Sprawdź, że żadnej karty nie wybrano: cattery verify { $file }
not-over = Gra jeszcze trwa ({ $actions ->
    [one] { $actions } akcja
    [few] { $actions } akcje
    [many] { $actions } akcji
   *[other] { $actions } akcji
} za nami).

# Reguły i opcje
options-here = Opcje tej gry, liczba graczy: { $players }
players-and-default = Liczba graczy: { $players }; jeśli nie podasz, { $default }.
value = { $value } ({ $words })
a-number = liczba
default = (domyślnie)
default-number = Domyślnie: { $number }
presets = Zestawy opcji

# Partia na serwerze
your-name = Twoje imię:
match = { $title }, liczba graczy: { $players }, partia { $id }
share = Tak można się dosiąść:
join-command = { "    " }{ $command }
unfinished-online = Graj dalej: { $title }, liczba graczy: { $players }, partia { $id }
prompt-lobby = start (? pomoc):
lobby = Przy stole: { $players }. { $open ->
    [0] Nie ma wolnych miejsc.
    [one] { $open } wolne miejsce.
    [few] { $open } wolne miejsca.
    [many] { $open } wolnych miejsc.
   *[other] { $open } wolnego miejsca.
}
fingerprint = Odcisk tajnej liczby, która decyduje o kartach: { $fingerprint }. Do rozpoczęcia możesz dodać własne słowa: wpisz m i te słowa.
mixed-in = Twoje słowa są dodane.
lobby-host = Wpisz start, żeby zacząć; wolne miejsca zajmą boty.
lobby-guest = Czekamy, aż gospodarz zacznie.
commands-online = Możesz wpisać:
    start       zaczyna partię (gospodarz, przed grą)
    b POZIOMY   sadza boty na wolnych miejscach: b casual expert (gospodarz, przed grą)
    m TEKST     dodaje własne słowa do rozdania (przed grą)
    numer       ten wybór; kilka numerów odpowiada na kilka pytań naraz: 3 1
    akcję       jak na liście albo jak w zapisach gier (h pokazuje przykład)
    ?           reguły i ta pomoc; ? i numer pokazuje jedną regułę
    h           podpowiedź: co zrobiłby najsilniejszy bot i dlaczego
    l           przebieg gry; l i liczba pokazuje tyle wierszy
    c TEKST     mówi coś do stołu
    q           wychodzi; miejsce czeka na to samo imię
waiting = Teraz gra { $player }.
chat = { $player }: { $text }
emote = { $player } { $text ->
    [hello] mówi: cześć!
    [well-played] mówi: dobra gra!
    [thinking] myśli.
    [oops] mówi: ojej!
    [laugh] się śmieje.
   *[thanks] mówi: dziękuję!
}
is-away = { $player } odchodzi od stołu.
is-back = { $player } wraca do stołu.
taken-over = { $player }: teraz gra bot.
clock = Czas na ruch: do { $time }
connection-lost = Utracono połączenie; kolejna próba…
connection-back = Połączenie przywrócone.
left-online = Twoje miejsce czeka. Wrócisz do niego tak:
again = Zagraj jeszcze raz z tymi samymi osobami
no-more = Wyjdź
rematch = Czeka nowa partia z tymi samymi osobami.
error-server = { $text }
error-url = „{ $got }” nie jest adresem serwera. Oczekiwano czegoś takiego: { $expected }.
error-unreachable = Nie można się połączyć z { $url }: { $reason }.
error-not-cattery = { $url } nie odpowiada tak jak serwer Cattery w tej wersji.
error-certificate = Certyfikat { $url } jest nieważny: { $reason }.
error-version = { $title }: serwer gra według wersji { $got } reguł, ten program według wersji { $expected }.
error-no-level = Nie podano poziomu. Wpisz b i poziom każdego bota: b casual expert. Poziomy: { $expected }.
error-no-seat = Nie masz już miejsca w tej partii.
error-hint = Podpowiedź przyszła za późno: teraz trzeba zdecydować o czym innym.
error-wait = Teraz gra { $player }.
