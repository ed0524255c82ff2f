# Für Gastgeber (backup, restore, doctor, users, export-user, delete-user, prune): Deutsch

# Erledigt
backed-up = { $file }: Sicherung von { $matches ->
    [one] einer Partie
   *[other] { $matches } Partien
} und { $users ->
    [one] einer Person
   *[other] { $users } Personen
}, { $size } MB, zur Probe gelesen und unversehrt.
restored = { $database }: aus { $file } zurückgespielt, { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
} und { $users ->
    [one] eine Person
   *[other] { $users } Personen
}, { $size } MB.
exported = Alles, was über { $name } ({ $user }) aufbewahrt wird. Zeiten in UTC.
delete-ask = { $name } ({ $user }) sitzt an { $matches ->
    [one] einem Tisch
   *[other] { $matches } Tischen
}. Die Partien bleiben, ohne den Namen; was diese Person geschrieben hat, verschwindet. Das lässt sich nicht rückgängig machen.
delete-prompt = Löschen? [j/N]
delete-yes = j ja
delete-left = Nichts wurde geändert.
deleted = { $name } ({ $user }) ist gelöscht. { $matches ->
    [0] Partien gab es keine.
    [one] Eine Partie bleibt, ohne den Namen.
   *[other] { $matches } Partien bleiben, ohne den Namen.
}
pruned = Seit { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
} unberührt: { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
} und { $users ->
    [one] eine Person
   *[other] { $users } Personen
} ohne Partie, gelöscht.
would-prune = Seit { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
} unberührt: { $matches ->
    [one] eine Partie
   *[other] { $matches } Partien
} und { $users ->
    [one] eine Person
   *[other] { $users } Personen
} ohne Partie, zum Löschen. Nichts wurde geändert.
no-users = Solche Personen gibt es nicht.
head-id = ID
head-name = NAME
head-seen = ZULETZT DA
head-matches = PARTIEN

# Doctor: Stufen
level-ok = gut
level-warning = Warnung
level-problem = Problem

# Doctor: Befunde
python = Python { $version }, SQLite { $sqlite }.
packages = Cattery { $version } mit allen { $count } Paketen, die es braucht.
packages-unknown = Cattery ist nicht als Paket installiert; seine Pakete wurden nicht geprüft.
packages-lacking = Pakete, die fehlen oder zu alt sind: { $packages }.
folder = Datenordner { $folder }: beschreibbar.
folder-missing = Den Datenordner { $folder } gibt es noch nicht.
folder-unwritable = Der Datenordner { $folder } lässt sich nicht beschreiben: { $reason }.
others-may-look = { $file } lässt sich von anderen Benutzern dieses Rechners öffnen; dort stehen Karten und Startwerte laufender Partien.
space = { $size } MB sind frei.
file = { $file }: nur für den Besitzer lesbar.
wal = Schreibprotokoll neben der Datenbank: { $size } MB.
database = Die Datenbank ({ $kind }) antwortet: { $size } MB.
database-missing = Die Datenbank { $file } gibt es noch nicht.
database-failed = { $reason }
no-tables = { $database } hat noch keine Tabellen.
migrations = Tabellen im Stand { $version }, dem neuesten.
migrations-pending = Tabellen im Stand { $version }; noch ausstehend: { $pending }.
sound = Die Datei ist unversehrt, Seite für Seite.
sound-server = Der Datenbankserver wacht selbst über seine Dateien.
unsound = Die Datei ist beschädigt, { $count ->
    [one] an einer Stelle
   *[other] an mindestens { $count } Stellen
}, zuerst: { $first }
writable = Die Datenbank ist beschreibbar.
matches = Partien: { $lobby } nicht begonnen, { $running } laufend, { $asleep } schlafend, { $over } beendet; { $users ->
    [one] eine Person
   *[other] { $users } Personen
}.
rules = Alle Partien folgen Regeln, die dieses Programm kennt.
rules-unknown = { $count ->
    [one] Eine Partie
   *[other] { $count } Partien
} von { $game } nach Regeln { $version }, die dieses Programm nicht kennt; davon nicht beendet: { $unfinished }.
logs = { $count ->
    [one] Die neueste Partie wurde
   *[other] Die neuesten { $count } Partien wurden
} aus dem Protokoll nachgespielt und verglichen; fehlerhaft: { $wrong }.
log-wrong = Partie { $match }: { $reason }
clock = Uhr: { $here }.
clock-behind = Die Uhr ({ $here }) geht dem nach, was schon geschrieben ist ({ $last }).
clock-apart = Die Uhr ({ $here }) und die des Datenbankservers ({ $there }) gehen verschieden.

# Doctor: was an einer Partie nicht stimmt
fault-seed = Ihr Startwert ist nicht der versprochene.
fault-refused = Sie lässt sich nicht aufbauen. { $reason }
fault-unreadable = Sie ist nicht lesbar.
fault-gap = Zeile { $number } ihres Protokolls fehlt.
fault-action = Zeile { $number } ihres Protokolls ist gegen die Regeln. { $reason }
fault-chance = Zeile { $number } ihres Protokolls enthält Karten, die ihr Startwert nicht ergibt.
fault-seq = Sie nennt { $got } als letzte Zeile, das Protokoll { $expected }.
fault-status = Ihr Stand ist „{ $got }“, der ihres Protokolls nicht.
fault-result = Ihr Ergebnis ist nicht das ihres Protokolls.

# Doctor: was zu tun ist
do-python = Python 3.11 oder neuer installieren, mit SQLite 3.35 oder neuer.
do-packages = Installieren: pip install --upgrade cattery, oder make play im Quelltext.
do-serve = „cattery serve“ legt das an. Falls es schon da sein sollte: --data, --database und ihre Variablen ansehen.
do-folder = Den Ordner diesem Benutzer geben oder mit --data einen anderen wählen.
do-private = chmod go= { $file }
do-space = Platz schaffen: „cattery prune“, alte Sicherungen, andere Dateien auf dieser Platte. Eine volle Platte hält jede Partie an, aber keine geht verloren.
do-wal = Jemand liest seit sehr langer Zeit. Den Server neu starten; bleibt es so, nach anderen Programmen suchen, die die Datei offen halten.
do-reach = Stimmt die Adresse, läuft der Server, darf dieser Benutzer dort lesen und schreiben?
do-busy = Ein anderes Programm hält die Datenbank fest. Suchen und beenden.
do-upgrade = Das neuere Cattery installieren, das diese Datenbank benutzt hat. Nicht zu einem älteren zurückgehen.
do-damaged = Den Server anhalten, eine Kopie der Datei aufheben und die letzte Sicherung in eine neue zurückspielen: cattery restore.
do-migrate = Eine Sicherung machen, dann den Server neu starten: Er bringt die Tabellen selbst auf den neuesten Stand.
do-rules = Mit dem Cattery zu Ende spielen lassen, mit dem sie begonnen wurden; „cattery prune“ löscht alte.
do-log = Eine Kopie der Datenbank aufheben und den Fehler melden. Diese Partie wird abgelehnt oder läuft falsch; die anderen sind nicht betroffen.
do-clock = Die Uhr stellen (NTP). Zugzeiten und das Löschen alter Partien hängen davon ab.

# Fehler
error-no-database = { $file }: Da ist keine Datenbank. Siehe --data und --database.
error-no-tables = { $database } hat noch keine Tabellen von Cattery.
error-old-tables = { $database } hat Tabellen eines älteren Stands ({ $version }). Mit pg_dump kopieren, dann den Server einmal starten: Er bringt sie auf den neuesten Stand.
error-user = Eine Person „{ $got }“ gibt es nicht. „cattery users“ zählt sie auf.
error-backup = { $file } lässt sich nicht zurückspielen. { $reason }
error-backup-rows = { $file } lässt sich nicht zurückspielen: Darin stehen Zeilen, die kein Cattery geschrieben hat.
error-not-confirmed = Niemand hat geantwortet, und nichts wurde gelöscht. Mit --yes wird ohne Rückfrage gelöscht.
