# Wiersz poleceń: polski

# Pomoc: rama
usage = użycie:
usage-options = [opcje]
usage-command = POLECENIE [opcje]
heading-commands = Polecenia
heading-arguments = Argumenty
heading-options = Opcje
heading-examples = Przykłady
help = Gry karciane o kotach, myszach i robactwie, przeciw botom albo ze znajomymi przy jednej klawiaturze.
    „cattery POLECENIE --help” mówi więcej o poleceniu.
examples =
    cattery play
        wybierz grę i zagraj przeciw botom
    cattery play felix --players 3
        Felix przeciw dwóm botom
    cattery rules cockroach-poker --lang fr
        reguły Karaluchowego pokera, po francusku
exit-codes = Kody wyjścia: 0 gotowe, 1 „doctor” znalazł problem, 2 błąd (jeden wiersz na wyjściu błędów), 130 przerwano.

# Polecenia
about-play = zagraj tutaj, przeciw botom albo ze znajomymi
about-watch = popatrz, jak grają boty, opowiedziane słowami
about-replay = opowiedz zapisaną grę, widzianą z jednego miejsca
about-verify = sprawdź zapisaną grę wiersz po wierszu
about-rules = reguły gry
about-options = co można w grze ustawić
about-simulate = rozegraj wiele gier między botami i policz
about-bench = zmierz, jak szybko działają tu gry
about-warm = zbuduj zawczasu szybką postać reguł
help-play = Gra w tym terminalu. Boty zajmują miejsca, na których nikt nie siedzi.
    Gra jest zapisywana po każdej akcji; „cattery play” proponuje jej dokończenie.
help-watch = Pokazuje, jak boty grają między sobą: oczami widza albo z jednego miejsca.
help-replay = Opowiada zapisaną grę od początku: oczami widza albo z jednego miejsca.
help-verify = Sprawdza, czy zapisana gra jest zgodna z regułami i z ziarnem losowości, jeśli je zawiera.
    Jeśli nie, podaje pierwszy zły wiersz, a kodem wyjścia jest 2.
help-rules = Reguły gry po numerach oraz jej opcje z wartościami.
help-options = Wszystkie opcje i zestawy opcji gry: o czym decydują, ich wartości i wartość domyślna.
help-simulate = Rozgrywa wiele gier między botami: gry i kroki na sekundę, wyniki, udziały zwycięstw z przedziałami, długości, zakończenia.
help-bench = Mierzy, jak szybko gry działają na tym komputerze.
help-warm = Buduje teraz szybką postać reguł, żeby pierwsza symulacja ruszyła od razu.
examples-simulate =
    cattery simulate felix --players 4 --games 10000
        dziesięć tysięcy gier według praktycznej zasady
    cattery simulate cat-and-mouse --policy random --json
        gracze losowi, dane dla programów
examples-bench =
    cattery bench
        wszystkie gry
    cattery bench --json
        to samo dla programów
examples-warm =
    cattery warm
        wszystkie gry
examples-play =
    cattery play felix
        Felix we czworo: ty i trzy boty
    cattery play cockroach-poker --players 5 --hotseat 1,2 --name Ada --name Bo
        Ada i Bo dzielą klawiaturę, dołączają trzy boty
    cattery play felix --preset french --option rounds=5
        reguły francuskie, pięć rund
    cattery play felix --server http://192.168.1.20:8642
        na serwerze („cattery serve”), ze znajomymi przy innych terminalach; program mówi, jak się dosiąść
examples-watch =
    cattery watch felix --pace 0
        cała gra naraz
    cattery watch cat-and-mouse --seat 1 --seed 2a
        oczami pierwszego gracza, w grze, którą można powtórzyć
examples-replay =
    cattery replay gra.txt
        oczami widza
    cattery replay gra.txt --seat all
        wszystko odkryte, gdy gra jest skończona
examples-verify =
    cattery verify gra.txt
        mówi, że wszystko się zgadza, albo podaje pierwszy zły wiersz
    cattery verify gra.txt --json
        to samo dla programów
examples-rules =
    cattery rules felix
        reguły gry Felix
    cattery rules felix --players 3 --preset french
        z opcjami reguł francuskich
examples-options =
    cattery options felix
        wszystkie opcje gry Felix
    cattery options felix --json
        to samo dla programów

# Do zastąpienia
meta-game = GRA
meta-number = N
meta-preset = NAZWA
meta-option = NAZWA=WARTOŚĆ
meta-seat = MIEJSCE
meta-seats = MIEJSCA
meta-name = IMIĘ
meta-seed = HEX
meta-file = PLIK
meta-seconds = SEKUNDY
meta-lang = JĘZYK

# Argumenty
arg-play-game = jedna z: { $games }; bez niej program zapyta
arg-game = jedna z: { $games }
arg-file = gra zapisana przez Cattery
opt-version = pokaż wersję
opt-help = pokaż tę pomoc
opt-lang = en, fr, de, pl albo zh; bez tego język systemu
opt-players = liczba graczy
opt-preset = zestaw opcji o tej nazwie (zob.: cattery options GRA)
opt-option = jedna opcja; można podać kilka razy
opt-play-seat = twoje miejsce, od 1 (bez tego 1)
opt-hotseat = kilka osób przy tej klawiaturze: ich miejsca, na przykład 1,3, albo all
opt-name = imię gracza, najpierw ludzie, potem boty; można podać kilka razy
opt-seed = decyduje o wszystkim, co losowe: to samo ziarno, to samo rozdanie
opt-load = wróć do zapisanej gry
opt-pace = przerwa po akcji bota
opt-seat-watch = czyimi oczami: miejsce od 1 albo all, by odkryć wszystko (bez tego oczami widza)
opt-seat-replay = czyimi oczami: miejsce od 1 albo all, by odkryć wszystko w skończonej grze (bez tego oczami widza)
opt-json = dane dla programów
opt-json-lines = dane dla programów, jeden obiekt JSON w wierszu
opt-games = liczba gier
opt-policy = kto gra: random (losowo), heuristic (praktyczna zasada) albo dla każdego miejsca: heuristic,random
opt-seed-number = ta sama liczba, te same gry
opt-plain = wykonuj reguły jako zwykły Python
opt-compiled = wykonuj reguły jako kod maszynowy (domyślnie)
opt-threads = liczba wątków

# Co mówią polecenia
verified = Wszystko się zgadza: { $game }, { $actions ->
    [one] { $actions } akcja
    [few] { $actions } akcje
    [many] { $actions } akcji
   *[other] { $actions } akcji
}, koniec { $ending }, wyniki { $scores }.
verified-running = Wszystko się zgadza: { $game }, { $actions ->
    [one] { $actions } akcja
    [few] { $actions } akcje
    [many] { $actions } akcji
   *[other] { $actions } akcji
}, gra jeszcze trwa.

# Błędy
error-command = Nie ma polecenia „{ $got }”. Polecenia: { $expected }.
error-language = Nie ma języka „{ $got }”. Języki: { $expected }.
error-required = Brakuje: { $what }. Zobacz: { $command }
error-unrecognized = „{ $got }” jest niezrozumiałe. Zobacz: { $command }
error-no-value = Opcja { $option } wymaga wartości.
error-value-given = Opcja { $option } nie przyjmuje wartości.
error-value = { $option } nie może mieć wartości „{ $got }”. Oczekiwano: { $expected }.
error-together = { $first } nie łączy się z { $second }.
error-not-over = Gra jeszcze trwa, więc nie można pokazać „{ $got }”. Oczekiwano: { $expected }.
error-arguments = Te argumenty są niezrozumiałe: { $reason }.
meta-policy = SPOSOBY
arg-warm-game = jedna z: { $games }; bez niej wszystkie
arg-bench-game = jedna z: { $games }; bez niej wszystkie
opt-bench-seconds = jak długo trwa każdy pomiar
error-policies = Podane sposoby gry: { $got }. Oczekiwano: jednego dla wszystkich albo { $expected }, po jednym na gracza.

# Gdzie serwer trzyma partie
meta-url = URL
meta-folder = FOLDER
opt-database = gdzie są partie: sqlite:///PLIK albo postgresql://NAZWA@HOST/BAZA (bez tego $CATTERY_DATABASE albo cattery.db w folderze danych)
opt-data = folder danych (bez tego $CATTERY_DATA albo ten, w którym zapisują się twoje gry)

# Serwer
about-serve = prowadzenie rozgrywek dla znajomych, w domu lub w sieci
help-serve = Przechowuje rozgrywki i pozwala grać w nie przez HTTP ludziom, programom i botom.
    Jeśli nie podasz inaczej, dostęp ma tylko ten komputer. Ctrl-C kończy pracę; trwające rozgrywki ruszą dalej przy następnym uruchomieniu.
examples-serve =
    cattery serve
        tutaj, na próbę
    cattery serve --lan
        dla wszystkich w tej sieci
    cattery serve --public-url https://cats.example.org
        za serwerem WWW, który ma certyfikat
meta-host = ADRES
opt-host = adres, na którym serwer nasłuchuje (inaczej $CATTERY_HOST lub 127.0.0.1, dostępny tylko z tego komputera)
opt-port = port (inaczej $CATTERY_PORT lub 8642); 0 oznacza dowolny wolny
opt-lan = dostęp dla całej sieci (tak jak $CATTERY_LAN=1)
opt-public-url = adres, którego używają ludzie, jeśli po drodze stoi serwer pośredniczący (inaczej $CATTERY_PUBLIC_URL)
opt-bot-workers = liczba procesów, w których myślą boty (inaczej $CATTERY_BOT_WORKERS lub 1)
opt-open = otwórz stronę w przeglądarce, jeśli jest ekran
opt-rate = ile zapytań na sekundę może wysłać jeden gracz (inaczej $CATTERY_RATE lub 30); 0 oznacza bez ograniczeń
meta-level = POZIOM
opt-log-level = debug (wiersz na każde zapytanie), info, warning albo error (inaczej $CATTERY_LOG_LEVEL lub info)

# Dla gospodarzy
about-backup = dla gospodarza: skopiuj bazę danych, gdy serwer działa
about-restore = dla gospodarza: napełnij pustą bazę z kopii zapasowej
about-doctor = dla gospodarza: obejrzyj wszystko i powiedz, co robić
about-users = dla gospodarza: osoby, które serwer zna, z ich identyfikatorami
about-export-user = dla gospodarza: wszystko, co jest przechowywane o jednej osobie
about-delete-user = dla gospodarza: zapomnij jedną osobę; partie zostają
about-prune = dla gospodarza: usuń stare partie
help-backup = Kopiuje jedną chwilę bazy danych serwera do nowego pliku, niezależnie od jej rodzaju. Serwer w tym czasie działa dalej.
    Plik trzeba chronić: są w nim karty i ziarna trwających partii.
help-restore = Napełnia pustą bazę z kopii zapasowej: nowy plik albo pustą bazę na serwerze.
    Przywracane jest wszystko albo nic.
help-doctor = Ogląda Pythona, folder danych, bazę danych i najnowsze partie. Każdy wiersz to „dobrze”, uwaga albo problem, z radą, co robić. Jeśli jest problem, kodem wyjścia jest 1.
help-users = Osoby, które serwer zna; ostatnio widziane na początku.
help-export-user = Wszystko, co jest przechowywane o jednej osobie, do wydania tej osobie. Nie ma tam nic z tego, co ukrywają inni.
help-delete-user = Usuwa osobę i wszystko, co napisała. Partie zostają, bez imienia; w trwających grają dalej boty.
help-prune = Usuwa partie, które nie trwają i których nikt nie ruszał od tylu dni, oraz osoby, które żadnej nie mają i od tego czasu ich nie było.
examples-backup =
    cattery backup cattery-poniedzialek.db
        z folderu danych
    cattery backup poniedzialek.db --database postgresql://cattery@localhost/cattery
        z PostgreSQL
examples-restore =
    cattery restore cattery-poniedzialek.db --data nowy
        do folderu „nowy”, dla serwera z --data nowy
    cattery restore poniedzialek.db --database postgresql://cattery@localhost/pusta
        z SQLite do PostgreSQL albo z powrotem
examples-doctor =
    cattery doctor
        baza w folderze danych
    cattery doctor --matches 100000 --json
        rozegraj ponownie każdą partię; dane dla programów
examples-users =
    cattery users
        wszyscy
    cattery users ada
        osoby z „ada” w imieniu
examples-export-user =
    cattery export-user k3J9xQ2mZp0aLw7T --json
        do zabrania przez tę osobę
examples-delete-user =
    cattery delete-user k3J9xQ2mZp0aLw7T
        najpierw pyta
    cattery delete-user --yes -- -3J9xQ2mZp0aLw7T
        nie pyta; identyfikator zaczynający się od - stoi po --
examples-prune =
    cattery prune --days 90 --dry-run
        co zostałoby usunięte
    cattery prune --days 90
        i usuń
meta-user = ID
arg-backup-file = plik do zapisania; nie może jeszcze istnieć
arg-restore-file = kopia zapasowa
arg-user = identyfikator osoby (zob.: cattery users)
arg-users-name = część imienia; bez niej wszyscy
opt-check-matches = ile najnowszych partii rozegrać ponownie (bez tego 100)
opt-yes = nie pytaj
opt-days = dni bez zmian
opt-dry-run = powiedz tylko, co zostałoby usunięte

# Partia na serwerze
meta-match = PARTIA
meta-levels = POZIOMY
opt-server = graj na tym serwerze zamiast tutaj, z ludźmi gdzie indziej
opt-join = dosiądź się do tej partii na serwerze albo do niej wróć
opt-bots = poziomy botów (beginner, casual, regular, strong, expert), jeden na miejsce: casual,expert; ostatni dotyczy też następnych (z --server pozostałe miejsca są wolne)
error-needs = { $first } działa tylko razem z { $second }.
verified-fair = Każda karta wynika z ziarna, do którego zobowiązano się przed początkiem: { $commitment }. Porównaj to z tym, co było widać przed rozdaniem.

# Arena i analiza
about-arena = każ botom grać między sobą i zmierz, jak są silne
about-analyse = sprawdź, co rozstrzyga grę: raport z wykresami
help-arena = Każdy bot gra z każdym: po kolei na każdym miejscu, a na wszystkich pozostałych siedzą kopie drugiego, przy tym samym rozdaniu dla każdego miejsca.
    Boty to poziomy albo własne programy, które mówią wierszami JSON (docs/bots.md). To samo ziarno daje te same wyniki bez względu na liczbę procesów.
help-analyse = Rozgrywa wiele gier między botami i pisze raport: miejsca, karty, zapowiedzi, długości, ile zależy od umiejętności. Wykresy w HTML, liczby jako JSON i CSV.
examples-arena =
    cattery arena felix --players 4 --bots casual,regular,strong --blocks 200
        trzy poziomy
    cattery arena felix --bots regular --bot 'cmd:python3 examples/outside_bot.py' --state przebieg.jsonl
        własny program; przerwany i uruchomiony ponownie, przebieg trwa dalej
examples-analyse =
    cattery analyse felix --players 4
        raport w folderze felix-report
opt-arena-bots = poziomy oddzielone przecinkami (bez tego wszystkie, jakie ma gra)
opt-arena-bot = program: cmd: i polecenie, które go uruchamia; można podać kilka razy
opt-blocks = liczba rozdań na parę; każde jest rozgrywane raz z każdego miejsca
opt-nodes = ile bot przeszukujący może wypróbować przy jednej decyzji (bez tego tyle, ile mówi jego poziom)
opt-workers = liczba procesów
opt-time-limit = jak długo program może myśleć nad akcją
opt-ray = graj na klastrze Ray: jego adres albo local, by powstał na tym komputerze
opt-state = zapisuj w tym pliku, co już zrobiono, i od tego kontynuuj
opt-logs = zachowaj wszystkie gry w tym folderze
opt-analyse-games = liczba gier według praktycznej zasady
opt-analyse-blocks = liczba rozdań na każde porównanie poziomów
opt-out = folder na raport
meta-program = PROGRAM
meta-address = ADRES
