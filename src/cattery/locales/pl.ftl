# Wspólne słowa: polski
seat-name = Gracz { $number }
list-separator = { ", " }
sentence-separator = { " " }

# Błędy: gry i opcje
error-game = Nie ma gry „{ $got }”. Gry: { $expected }.
error-option = { $title } nie ma opcji „{ $got }”. Opcje: { $expected }.
error-option-value = „{ $got }” tu nie pasuje: { $what } Oczekiwano: { $expected } (opcja { $option }).
error-players = W { $title } nie da się grać przy liczbie graczy { $got }. Liczba graczy: { $expected }.
error-level = Nie ma bota na poziomie „{ $got }”. Poziomy: { $expected }.
error-preset = { $title } nie ma zestawu opcji „{ $got }”. Zestawy: { $expected }.
error-rule = Nie ma reguły „{ $got }”. Reguły: { $expected }.
error-number = „{ $got }” to nie liczba, która tu pasuje. Oczekiwano: { $expected }.
error-names = Imion jest więcej niż miejsc: imiona { $got }, gracze { $expected }.
error-name = Imię „{ $got }” się nie nadaje. Oczekiwano: od 1 do { $most } widocznych znaków, żaden nie może zmieniać kierunku pisma.
error-chat = Nie można tak powiedzieć: „{ $got }”. Oczekiwano: od 1 do { $most } widocznych znaków, żaden nie może zmieniać kierunku pisma.

# Błędy: akcje
error-over = Gra jest skończona. { $got } nie może już nic zrobić ({ $expected }).
error-not-your-turn = Teraz nie gra { $got }, tylko { $expected }.
error-not-chance = W tym miejscu działa gracz, a nie los.
error-action-number = „{ $got }” to nie numer akcji. Oczekiwano: { $expected }.
error-action-text = „{ $got }” to nie akcja. Oczekiwano: { $expected }.
error-illegal = „{ $got }” nie jest teraz możliwe. Oczekiwano: { $expected }.

# Błędy: pliki
error-playthrough = wiersz { $line }: jest „{ $got }”, oczekiwano „{ $expected }”.
error-playthrough-line = wiersz { $line }: { $reason }
error-playthrough-short = plik kończy się przed wierszem { $line }, gdzie oczekiwano „{ $expected }”.
error-playthrough-long = wiersz { $line }: jest „{ $got }”, ale gra jest skończona i nic więcej nie oczekiwano.
error-playthrough-size = liczba znaków w pliku to { $got } lub więcej; czytanych jest najwyżej { $expected } (wiersz { $line }).
error-playthrough-secret = wiersz { $line }: ten sekret nie zgadza się ze zobowiązaniem z wiersza { $committed }.
error-playthrough-seed = wiersz { $line }: to ziarno nie wynika z sekretu i z tego, co dodali gracze, do wiersza { $last }.
error-in-file = { $file }, { $reason }
error-file-missing = { $file }: nie ma takiego pliku.
error-file-directory = { $file } to katalog. Oczekiwano pliku.
error-file-permission = { $file }: brak uprawnień.
error-file-full = { $file }: brak miejsca.
error-file-text = { $file } to nie tekst w UTF-8. Oczekiwano gry zapisanej przez Cattery.
error-file-other = { $file }: { $reason }.
error-file-other-content = { $file } już istnieje i nie jest zapisaną grą. Nic w nim nie zmieniono.
error-file-over = { $file }: ta gra jest skończona. Pokaże ją „cattery replay”.
error-file-no-seed = { $file } nie zawiera ziarna losowości, więc gra nie może toczyć się dalej. Pokaże ją „cattery replay”.
error-seed = „{ $got }” to nie ziarno losowości. Oczekiwano: do { $expected } cyfr szesnastkowych, w parzystej liczbie.
error-open-spiel = OpenSpiel nie jest zainstalowany; pakiet nazywa się open-spiel.

# Jak skończyła się partia
wins = Wygrywa { $player }!
    .you-player = Wygrywasz!
loses = Przegrywa { $player }. Wszyscy inni wygrywają.
    .you-player = Przegrywasz. Wszyscy inni wygrywają.
win-together = Wspólne zwycięstwo: { $players }.
nobody-wins = Remis.

# Boty
level-beginner = początkujący
level-casual = swobodny
level-regular = zwykły
level-strong = mocny
level-expert = ekspert
about-beginner = Dużo przeocza, źle ocenia i kieruje się temperamentem.
about-casual = Czasem coś przeoczy i też ma swój temperament.
about-regular = Niczego nie zapomina i gra według dobrej praktycznej zasady.
about-strong = W myślach sprawdza, co może wyniknąć z każdego ruchu.
about-expert = Sprawdza znacznie więcej i zastanawia się chwilę dłużej.
level-and-persona = { $level } · { $persona }
