# Strony: polski
about = Trzy gry karciane o kotach, myszach i robactwie, w przeglądarce i na telefonach znajomych. Za darmo i bez konta.
skip = Przejdź do treści
menu = Menu
guest = Gość
bots = Boty
offline = Brak połączenia. Twoja gra jest bezpieczna; strona próbuje dalej.
away-title = Nie można połączyć się z serwerem
away-text = Twoje gry są bezpieczne. Być może to urządzenie nie ma połączenia albo serwer właśnie uruchamia się ponownie.
away-again = Spróbuj ponownie
copy = Kopiuj
copied = Skopiowano
yes = tak
no = nie
back-to-table = Wróć do stołu
to-home = Do gier

nav-mine = Moje gry
nav-settings = Ustawienia
nav-rules = Zasady

# Pierwsza strona
home-title = Koty, myszy i robactwo
home-running = Graj dalej
home-more = { $count ->
    [one] jeszcze { $count } gra
    [few] jeszcze { $count } gry
    [many] jeszcze { $count } gier
   *[other] jeszcze { $count } gry
}
home-play-now = Zagraj teraz
home-with-friends = Zagraj ze znajomymi
home-players = { $players } graczy
home-minutes = { $minutes } min
home-jump = Masz zaproszenie? Wpisz kod
home-join = Dołącz do znajomych
home-code = Link albo kod
home-join-button = Dołącz
home-no-code = To nie jest link do stołu. Poproś o niego jeszcze raz.

# Nowy stół
new-title = Nowy stół: { $game }
your-name = Twoje imię
players = Liczba graczy
new-who = Kto gra?
new-friends = Znajomi, każdy na swoim urządzeniu
new-friends-note = Dostaniesz link i kod QR do przekazania.
new-bots = Ty przeciwko botom
new-bots-note = Gra zaczyna się od razu.
new-device = Kilka osób na tym urządzeniu
new-device-note = Podajecie je sobie; nikt nie widzi cudzych kart.
new-others = Kto jeszcze tu gra?
new-other = Gracz { $number }
new-others-note = Resztę zostaw pustą: tam usiądą boty.
new-options = Zmień pojedyncze zasady
new-number = od { $low } do { $high }; zwykle: { $usual }
new-settings = Zegar, tempo i podpowiedzi
new-make = Przygotuj stół
new-begin = Rozdaj karty
preset = Zasady
as-preset = jak w zasadach powyżej
setting-turn = Czas na ruch
setting-pace = Jak szybko grają boty
setting-hints = Podpowiedzi na życzenie
setting-spectators = Kto ma link, może patrzeć
clock-0 = bez zegara
clock-30 = 30 sekund
clock-60 = 1 minuta
clock-180 = 3 minuty
clock-86400 = 1 dzień
clock-259200 = 3 dni
pace-600 = szybko
pace-1200 = spokojnie
pace-2500 = powoli
error-option = „{ $got }” tu nie pasuje: { $option } Oczekiwano: { $expected }.

# Przed grą
lobby-invite = Zaproś znajomych
lobby-link = Link do tego stołu
here-only = Ten link otworzy tylko ten komputer.
here-only-how = Aby wpuścić telefony i komputery z domowej sieci, zatrzymaj Cattery i uruchom ponownie tak:
lobby-seats = Przy stole
lobby-invited = { $player } zaprasza cię do gry
lobby-open = Jest tu dla ciebie miejsce
lobby-no-account = Bez konta i bez aplikacji: wystarczy imię.
lobby-full = Wszystkie miejsca są zajęte.
lobby-full-watch = Gdy gra się zacznie, możesz tu popatrzeć. Jeśli chcesz zagrać, poproś gospodarza o miejsce.
lobby-full-closed = Przy tym stole nie ma widzów. Jeśli chcesz zagrać, poproś gospodarza o miejsce.
lobby-wait = Grę zacznie { $player }, gdy wszyscy już będą.
lobby-options = Zasady tego stołu
lobby-clock = Czas na ruch: { $time }. Potem rusza się bot.
lobby-no-spectators = Grę widzą tylko gracze.
hints-off = Graj bez podpowiedzi
hints-on = Pozwól na podpowiedzi
settled-changed = Przy tym stole inaczej:
clock = { $seconds ->
    [one] { $seconds } sekunda
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}
join-button = Usiądź
start = Zacznij grę
start-note = { $count ->
    [one] Jedno miejsce jest jeszcze wolne; jeśli zaczniesz teraz, zajmie je bot.
    [few] { $count } miejsca są jeszcze wolne; jeśli zaczniesz teraz, zajmą je boty.
    [many] { $count } miejsc jest jeszcze wolnych; jeśli zaczniesz teraz, zajmą je boty.
   *[other] { $count } miejsca są jeszcze wolne; jeśli zaczniesz teraz, zajmą je boty.
}
start-full = Wszyscy już są.
start-missing = Jeszcze nieobecni: { $players }. Jeśli zaczniesz teraz, do czasu ich przyjścia zagrają za nich boty.
leave = Odejdź od stołu
leave-ask = Odejść od tej gry? Twoje miejsce zajmie bot; możesz wrócić w każdej chwili.
level = Jak dobrze grają boty
level-personas = Boty początkujące i swobodne mają temperament, podany obok imienia. Jest wylosowany dla tego stołu i miejsca.

seat-open = jeszcze wolne
seat-you = ty
seat-host = gospodarz
seat-bot = bot
seat-bot-add = Dosadź bota
seat-clear = Zwolnij miejsce
seat-away = nieobecność
seat-taken-over = Na tym miejscu gra bot
seat-turn = teraz gra
status-lobby = { $free ->
    [0] Wszystkie miejsca są zajęte; można zaczynać.
    [one] Jeszcze nie zaczęta; { $free } wolne miejsce.
    [few] Jeszcze nie zaczęta; { $free } wolne miejsca.
    [many] Jeszcze nie zaczęta; { $free } wolnych miejsc.
   *[other] Jeszcze nie zaczęta; { $free } wolnego miejsca.
}
status-asleep = Śpi, dopóki ktoś nie wróci.

# Zaufanie
fair-title = Czy rozdanie było uczciwe?
fair-text = O kartach decyduje tajna liczba, wylosowana przy przygotowaniu stołu. Poniżej jest jej odcisk. Po grze liczba zostanie pokazana i każdy może sprawdzić, że żadnej karty nie wybrano ani nie podmieniono. Do rozpoczęcia możesz dodać własne słowa.
fair-entropy = Twoje własne słowa
fair-add = Dodaj
fair-added = Twoje słowa są dodane.
proof-title = Jak rozdano karty
proof-text = Tajna liczba, słowa graczy, wszystkie karty i ruchy są w zapisie tej gry. Każda karta wynika z tej liczby, a jej odcisk był znany przed rozpoczęciem.
proof-secret = Tajna liczba
proof-commitment = Jej odcisk, pokazany przed rozpoczęciem
proof-entropy = Dodane przez graczy
proof-get = Pobierz zapis
proof-how = Cattery na twoim komputerze sprawdzi go karta po karcie:

# Stół
turn = Teraz gra { $player }.
    .you-player = Twoja kolej.
news = Co się właśnie stało
log = Co się wydarzyło
watching = Oglądasz grę: widać tu to, co mogą widzieć wszyscy.
lesson = Co się teraz dzieje?
hint = Podpowiedź
hint-says = Dobry ruch: { $action }
hint-why = Dlaczego
talk = Czat
talk-say = Powiedz coś
talk-send = Wyślij
emote-hello = Cześć!
emote-well-played = Dobrze zagrane!
emote-thinking = Niech pomyślę…
emote-oops = Ojej!
emote-laugh = Ha, ha!
emote-thanks = Dzięki!

# Koniec i powtórka
end-scores = Wynik: { $what }
rematch = Zagraj jeszcze raz
rematch-go = Do następnej gry
rematch-waits = Czeka nowa gra z tymi samymi osobami.
uncovered = Co było zakryte
replay = Obejrzyj powtórkę
replay-title = Powtórka: { $game }
replay-deal = Rozdanie
replay-step = Ruch { $step } z { $last }
replay-steps = Przejdź grę krok po kroku
replay-first = Do rozdania
replay-previous = Ruch wstecz
replay-next = Ruch naprzód
replay-last = Do ostatniego ruchu
replay-go = Pokaż
replay-quiet = Stąd nic nie było widać.
replay-view = Oczami
replay-all = Wszystkie karty odkryte
replay-table = Widzowie
replay-hands = Karty na ręce
replay-link = Link do tej pozycji
replay-hidden = Co było zakryte w tej chwili
error-replay-memory = W tej grze trzeba pamiętać, kto co powiedział w poprzednich rundach. Powtórka będzie dostępna po zakończeniu gry.
turning-points = Punkty zwrotne
turning-note = Oszacowano po grze, przy wszystkich kartach odkrytych.
turning-step = Ruch { $step }:
turning-point = Punkt zwrotny:
chance-rises = Szansa gracza { $player } na wygraną rośnie z { $before }% do { $after }%.
    .you-player = Twoja szansa na wygraną rośnie z { $before }% do { $after }%.
chance-falls = Szansa gracza { $player } na wygraną spada z { $before }% do { $after }%.
    .you-player = Twoja szansa na wygraną spada z { $before }% do { $after }%.
risk-rises = Ryzyko przegranej gracza { $player } rośnie z { $before }% do { $after }%.
    .you-player = Twoje ryzyko przegranej rośnie z { $before }% do { $after }%.
risk-falls = Ryzyko przegranej gracza { $player } spada z { $before }% do { $after }%.
    .you-player = Twoje ryzyko przegranej spada z { $before }% do { $after }%.

# Gra do nauki
example = Jak się gra: przykład
example-title = Przykładowa gra: { $game }
example-choice = Twój ruch: { $action }
example-why = Dlaczego?
example-next = Dalej
example-steps = Wszystkie ruchy
example-explained = Z objaśnieniem:
example-now = A teraz spróbuj

# Zasady
rules-title = Zasady gry: { $game }
rules-read = Przeczytaj zasady
rules-contents = Rozdziały
rules-cards = Karty
rules-here = Przy tym stole:

# Własne gry
mine-title = Moje gry
mine-running = Do dokończenia
mine-over = Zakończone
mine-none = Jeszcze tu nie grano z tej przeglądarki.
mine-date = { DATETIME($when, dateStyle: "medium") }
mine-results = Wyniki
mine-by-game = Według gry
mine-by-opponent = Według przeciwnika
mine-opponent-note = Przeciwko jednej osobie liczy się, kto z was był wyżej. Wspólna wygrana albo ten sam wynik to remis.
tally-game = Gra
tally-opponent = Przeciwnik
tally-games = Gry
tally-won = Wygrane
tally-drawn = Remisy
tally-lost = Przegrane
mine-data = Twoje dane
mine-data-text = Ten serwer zna cię tylko po ciasteczku w tej przeglądarce. Przechowuje twoje imię, twoje gry i to, co napisano z twojego miejsca przy stole.
mine-export = Pobierz wszystko, co o mnie zapisano
mine-forget = Usuń wszystko, co o mnie zapisano
mine-forget-ask = Usunąć na zawsze twoje imię i historię?
mine-forget-text = Twoje imię, twoje wypowiedzi i ta lista zostaną usunięte. W trwających grach twoje miejsca zajmą boty. Zakończone gry zostaną u innych, bez twojego imienia. Tego nie da się cofnąć.
mine-forget-yes = Tak, usuń wszystko
mine-forget-no = Nie, zachowaj
forgotten = Nic już o tobie nie wiemy.
forgotten-text = Niczego o tobie tu już nie ma. W każdej chwili możesz zagrać znowu, jako ktoś nowy.

# Ustawienia
settings-keep = Zachowaj ustawienia
settings-kept = Zachowano.
settings-name-note = Na następne stoły, przy których usiądziesz.
notify = Daj mi znać, gdy będzie moja kolej
look-language = Język
look-language-none = jak przeglądarka
look-theme = Kolory
look-theme-none = jak system
look-theme-light = jasne
look-theme-dark = ciemne
look-confirm = Potwierdzanie ruchów
look-confirm-note = Każdy ruch czeka kilka sekund i można go odwołać.
look-confirm-none = nie
look-confirm-on = tak
look-sound = Dźwięki
look-sound-note = Krótki dźwięk, gdy przychodzi twoja kolej.
look-sound-none = wyłączone
look-sound-on = włączone
look-hints = Objaśnianie sytuacji
look-hints-note = Kilka słów obok stołu o tym, co się dzieje.
look-hints-none = nie
look-hints-on = tak
look-chat = Czat
look-chat-none = ukryj
look-chat-on = pokaż

# Co się nie udało
refused-title = To się nie udało
error-cookies = Ta przeglądarka nie przechowuje ciasteczek, więc Cattery nie wie, że to twoje miejsce. Zezwól na ciasteczka dla tej strony i spróbuj jeszcze raz.
error-form = Tego formularza nie da się odczytać. Wczytaj stronę ponownie i spróbuj jeszcze raz.
advice-cookies = To jedno ciasteczko i do niczego innego nie służy. W prywatnym oknie działa, dopóki go nie zamkniesz.
advice-unknown-match = Może link został ucięty albo stół dawno sprzątnięto. Poproś o link jeszcze raz albo przygotuj nowy stół.
advice-not-found = Może adres został ucięty albo jest w nim literówka.
advice-rate = Wróć i za chwilę spróbuj jeszcze raz.
advice-fault = Jeśli to się powtórzy, powiedz osobie, która prowadzi ten serwer.
advice-not-seated = Jeśli masz tam miejsce, otwórz link w przeglądarce, w której przy nim usiadłeś lub usiadłaś.

# Kilka osób na jednym urządzeniu
curtain-title = Podaj urządzenie dalej
curtain = Teraz urządzenie bierze { $player }.
curtain-open = To ja, { $player }
confirm = Wysłać ten ruch?
confirm-now = Od razu
cancel = Anuluj
keys = Klawisze
close = Zamknij
big-screen = Na dużym ekranie

# Jedna osoba na kilku urządzeniach i powrót do gry
device-title = Graj dalej na innym urządzeniu
device-text = Zeskanuj ten kod drugim urządzeniem albo otwórz na nim link. Działa jeden raz, przez dziesięć minut. Kto go otworzy, gra jako ty, więc nie pokazuj go nikomu innemu.
device-link = Link dla drugiego urządzenia
device-here-title = Grać dalej tutaj?
device-here-text = To urządzenie będzie wtedy grać pod twoim imieniem, tak jak tamto.
device-here-instead = Do tej pory na tym urządzeniu grasz jako { $name }. Jeśli przejdziesz dalej, ta przeglądarka o tym zapomni: do gier i wyników gracza { $name } nie będzie już stąd powrotu.
device-here-games = { $count ->
    [one] { $name } ma jedną niedokończoną grę; wkrótce dokończy ją bot.
    [few] { $name } ma { $count } niedokończone gry; wkrótce dokończą je boty.
    [many] { $name } ma { $count } niedokończonych gier; wkrótce dokończą je boty.
   *[other] { $name } ma { $count } niedokończonej gry; wkrótce dokończą je boty.
}
device-here-keep = Żeby je zachować, otwórz link w innej przeglądarce albo najpierw przenieś gracza { $name } na inne urządzenie.
device-here = Graj dalej tutaj
device-here-stay = Graj nadal jako { $name }
error-link = Ten link został już użyty albo jest za stary. Poproś o nowy na drugim urządzeniu.
back = Wróć
take-back = Wróć na swoje miejsce
taken-over = Bot gra za ciebie.

# Clock and vote
clock-left = Pozostały czas:
kick-title = Wyproś kogoś
kick-note = Jeśli zechce tego ponad połowa pozostałych osób, miejsce na stałe zajmie bot. Jeden głos wystarczy tylko wtedy, gdy tej osoby nie ma przy stole.
kick = Głosuj za wyproszeniem: { $player }
kick-ask = Głosować za tym, by bot na stałe zajął miejsce: { $player }?
kick-votes = { $votes ->
    [one] { $votes } głos
    [few] { $votes } głosy
    [many] { $votes } głosów
   *[other] { $votes } głosu
}
