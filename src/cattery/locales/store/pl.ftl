# Przechowywanie: polski
error-unavailable = Baza danych jest niedostępna: { $reason }.
error-silent = Baza danych nie odpowiedziała na czas ({ $reason }).
error-busy = Baza danych była zbyt długo zajęta. Nic się nie zmieniło; spróbuj jeszcze raz.
error-full = Zabrakło miejsca na bazę danych ({ $reason }).
error-read-only = Bazę danych można czytać, ale nie można w niej zapisywać ({ $reason }).
error-damaged = Baza danych jest uszkodzona albo nie jest bazą Cattery: { $reason }.
error-foreign = To nie jest baza danych Cattery: { $got }.
error-version = Baza danych pochodzi z nowszej wersji Cattery (tabele w wersji { $got }, oczekiwano najwyżej { $expected }).
error-closed = Baza danych jest zamknięta.
error-served = Plik { $file } jest już używany przez inny serwer Cattery. Zatrzymaj tamten albo daj temu własną bazę danych (--data lub --database).
error-url = „{ $got }” nie jest adresem bazy danych. Oczekiwano: { $expected }.
error-file-exists = Plik { $file } już istnieje i nie został zmieniony.
error-not-empty = Baza danych nie jest pusta: w tabeli „{ $table }” są już wiersze. Przywróć kopię do nowej bazy.
error-unknown-match = Nie ma partii „{ $got }”.
error-seq-taken = Partia potoczyła się w międzyczasie dalej.
error-command-known = To polecenie zostało już wykonane.
