# Dla gospodarzy (backup, restore, doctor, users, export-user, delete-user, prune): polski

# Gotowe
backed-up = { $file }: kopia zapasowa; { $matches ->
    [one] { $matches } partia
    [few] { $matches } partie
    [many] { $matches } partii
   *[other] { $matches } partii
} i { $users ->
    [one] { $users } osoba
    [few] { $users } osoby
    [many] { $users } osób
   *[other] { $users } osób
}, { $size } MB, odczytana na próbę i cała.
restored = { $database }: przywrócono z { $file }; { $matches ->
    [one] { $matches } partia
    [few] { $matches } partie
    [many] { $matches } partii
   *[other] { $matches } partii
} i { $users ->
    [one] { $users } osoba
    [few] { $users } osoby
    [many] { $users } osób
   *[other] { $users } osób
}, { $size } MB.
exported = Wszystko, co jest przechowywane o: { $name } ({ $user }). Czas w UTC.
delete-ask = { $name } ({ $user }) ma miejsce przy { $matches ->
    [one] { $matches } stole
    [few] { $matches } stołach
    [many] { $matches } stołach
   *[other] { $matches } stołach
}. Partie zostają, bez imienia; to, co ta osoba napisała, znika. Tego nie da się cofnąć.
delete-prompt = Usunąć? [t/N]
delete-yes = t tak
delete-left = Nic się nie zmieniło.
deleted = Usunięto: { $name } ({ $user }). { $matches ->
    [0] Partii nie było.
    [one] Zostaje { $matches } partia, bez imienia.
    [few] Zostają { $matches } partie, bez imienia.
    [many] Zostaje { $matches } partii, bez imienia.
   *[other] Zostaje { $matches } partii, bez imienia.
}
pruned = Nietknięte od { $days ->
    [one] { $days } dnia
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dni
} i usunięte: { $matches ->
    [one] { $matches } partia
    [few] { $matches } partie
    [many] { $matches } partii
   *[other] { $matches } partii
} i { $users ->
    [one] { $users } osoba
    [few] { $users } osoby
    [many] { $users } osób
   *[other] { $users } osób
} bez partii.
would-prune = Nietknięte od { $days ->
    [one] { $days } dnia
    [few] { $days } dni
    [many] { $days } dni
   *[other] { $days } dni
} i do usunięcia: { $matches ->
    [one] { $matches } partia
    [few] { $matches } partie
    [many] { $matches } partii
   *[other] { $matches } partii
} i { $users ->
    [one] { $users } osoba
    [few] { $users } osoby
    [many] { $users } osób
   *[other] { $users } osób
} bez partii. Nic się nie zmieniło.
no-users = Nie ma takich osób.
head-id = ID
head-name = IMIĘ
head-seen = OSTATNIO
head-matches = PARTIE

# Doctor: stopnie
level-ok = dobrze
level-warning = uwaga
level-problem = problem

# Doctor: co zastano
python = Python { $version }, SQLite { $sqlite }.
packages = Cattery { $version } ze wszystkimi potrzebnymi pakietami ({ $count }).
packages-unknown = Cattery nie jest zainstalowane jako pakiet, więc jego pakietów nie sprawdzono.
packages-lacking = Pakiety, których brak albo są za stare: { $packages }.
folder = Folder danych { $folder }: można w nim zapisywać.
folder-missing = Folderu danych { $folder } jeszcze nie ma.
folder-unwritable = W folderze danych { $folder } nie można zapisywać: { $reason }.
others-may-look = { $file } mogą otworzyć inni użytkownicy tego komputera; są tam karty i ziarna trwających partii.
space = Wolne miejsce: { $size } MB.
file = { $file }: może czytać tylko właściciel.
wal = Dziennik zapisów obok bazy: { $size } MB.
database = Baza danych ({ $kind }) odpowiada: { $size } MB.
database-missing = Bazy danych { $file } jeszcze nie ma.
database-failed = { $reason }
no-tables = W { $database } nie ma jeszcze tabel.
migrations = Tabele w wersji { $version }, najnowszej.
migrations-pending = Tabele w wersji { $version }; czekają jeszcze: { $pending }.
sound = Plik jest cały, strona po stronie.
sound-server = Serwer bazy danych sam pilnuje swoich plików.
unsound = Plik jest uszkodzony, liczba miejsc: co najmniej { $count }, pierwsze: { $first }
writable = W bazie danych można zapisywać.
matches = Partie: nierozpoczęte { $lobby }, trwające { $running }, uśpione { $asleep }, skończone { $over }; { $users ->
    [one] { $users } osoba
    [few] { $users } osoby
    [many] { $users } osób
   *[other] { $users } osób
}.
rules = Wszystkie partie mają reguły, które ten program zna.
rules-unknown = { $count ->
    [one] { $count } partia
    [few] { $count } partie
    [many] { $count } partii
   *[other] { $count } partii
} { $game } według reguł { $version }, których ten program nie zna; nieskończone: { $unfinished }.
logs = Najnowsze partie rozegrane ponownie z dziennika i porównane: { $count }; błędne: { $wrong }.
log-wrong = Partia { $match }: { $reason }
clock = Zegar: { $here }.
clock-behind = Zegar ({ $here }) spóźnia się względem tego, co już zapisano ({ $last }).
clock-apart = Zegar ({ $here }) i zegar serwera bazy danych ({ $there }) różnią się.

# Doctor: co jest nie tak z partią
fault-seed = jej ziarno nie jest tym, które obiecano.
fault-refused = nie da się jej rozłożyć. { $reason }
fault-unreadable = nie da się jej odczytać.
fault-gap = brakuje wiersza { $number } jej dziennika.
fault-action = wiersz { $number } jej dziennika jest niezgodny z regułami. { $reason }
fault-chance = w wierszu { $number } jej dziennika są karty, których nie daje jej ziarno.
fault-seq = jako ostatni wiersz podaje { $got }, a dziennik { $expected }.
fault-status = jej stan to „{ $got }”, a dziennik mówi co innego.
fault-result = jej wynik nie jest wynikiem z dziennika.

# Doctor: co robić
do-python = Zainstaluj Pythona 3.11 lub nowszego, z SQLite 3.35 lub nowszym.
do-packages = Zainstaluj je: pip install --upgrade cattery albo make play w źródłach.
do-serve = Utworzy to „cattery serve”. Jeśli powinno już być, sprawdź --data, --database i ich zmienne.
do-folder = Oddaj folder temu użytkownikowi albo wybierz inny przez --data.
do-private = chmod go= { $file }
do-space = Zrób miejsce: „cattery prune”, stare kopie zapasowe, inne pliki na tym dysku. Pełny dysk zatrzymuje wszystkie partie, ale żadna nie ginie.
do-wal = Ktoś czyta od bardzo dawna. Uruchom serwer ponownie; jeśli to nie pomoże, poszukaj innych programów, które trzymają ten plik.
do-reach = Czy adres jest dobry, czy serwer działa, czy ten użytkownik może tam czytać i zapisywać?
do-busy = Bazę danych trzyma inny program. Znajdź go i zatrzymaj.
do-upgrade = Zainstaluj nowsze Cattery, które używało tej bazy. Nie wracaj do starszego.
do-damaged = Zatrzymaj serwer, zachowaj kopię pliku i przywróć ostatnią kopię zapasową do nowego: cattery restore.
do-migrate = Zrób kopię zapasową, potem uruchom serwer ponownie: sam zaktualizuje tabele.
do-rules = Niech dokończy je Cattery, w którym je zaczęto; „cattery prune” usuwa stare.
do-log = Zachowaj kopię bazy i zgłoś błąd. Ta partia jest odrzucana albo idzie źle; innych to nie dotyczy.
do-clock = Ustaw zegar (NTP). Zależą od niego czas na ruch i usuwanie starych partii.

# Błędy
error-no-database = { $file }: nie ma bazy danych. Zobacz --data i --database.
error-no-tables = W { $database } nie ma jeszcze tabel Cattery.
error-old-tables = { $database } ma tabele starszej wersji ({ $version }). Skopiuj ją przez pg_dump, potem raz uruchom serwer: zaktualizuje je.
error-user = Nie ma osoby „{ $got }”. Listę podaje „cattery users”.
error-backup = Nie można przywrócić { $file }. { $reason }
error-backup-rows = Nie można przywrócić { $file }: są tam wiersze, których nie zapisało żadne Cattery.
error-not-confirmed = Nikt nie odpowiedział i nic nie usunięto. --yes usuwa bez pytania.
