# Die Befehlszeile: Deutsch

# Hilfe: der Rahmen
usage = Aufruf:
usage-options = [Optionen]
usage-command = BEFEHL [Optionen]
heading-commands = Befehle
heading-arguments = Argumente
heading-options = Optionen
heading-examples = Beispiele
help = Kartenspiele mit Katzen, Mäusen und Ungeziefer, gegen Bots oder mit Freunden an einer Tastatur.
    „cattery BEFEHL --help“ sagt mehr über einen Befehl.
examples =
    cattery play
        ein Spiel aussuchen und gegen Bots spielen
    cattery play felix --players 3
        Felix gegen zwei Bots
    cattery rules cockroach-poker --lang fr
        die Regeln von Kakerlakenpoker, auf Französisch
exit-codes = Rückgabewerte: 0 fertig, 1 „doctor“ hat ein Problem gefunden, 2 Fehler (eine Zeile auf der Fehlerausgabe), 130 abgebrochen.

# Befehle
about-play = hier spielen, gegen Bots oder mit Freunden
about-watch = Bots beim Spielen zusehen, in Worten
about-replay = ein gespeichertes Spiel erzählen, von einem Platz aus gesehen
about-verify = ein gespeichertes Spiel Zeile für Zeile prüfen
about-rules = die Regeln eines Spiels
about-options = was sich an einem Spiel einstellen lässt
about-simulate = viele Spiele unter Bots spielen und zählen
about-bench = messen, wie schnell die Spiele hier laufen
about-warm = die schnelle Form der Regeln im Voraus bauen
help-play = In diesem Terminal spielen. Bots sitzen, wo kein Mensch sitzt.
    Nach jeder Aktion wird gespeichert; „cattery play“ bietet an, das Spiel fortzusetzen.
help-watch = Bots beim Spielen zusehen, als Zuschauer oder von einem Platz aus.
help-replay = Ein gespeichertes Spiel von Anfang an erzählen, wie ein Zuschauer oder ein Platz es sah.
help-verify = Prüfen, ob ein gespeichertes Spiel den Regeln folgt, und seinem Startwert, falls es einen hat.
    Wenn nicht, wird die erste falsche Zeile genannt, und der Rückgabewert ist 2.
help-rules = Die Regeln eines Spiels nach Nummern und seine Optionen mit ihren Werten.
help-options = Alle Optionen und Voreinstellungen eines Spiels: was sie entscheiden, ihre Werte, die Vorgabe.
help-simulate = Viele Spiele unter Bots spielen: Spiele und Schritte je Sekunde, Wertungen, Anteile der Siege mit Intervallen, Längen, Enden.
help-bench = Messen, wie schnell die Spiele auf diesem Rechner laufen.
help-warm = Die schnelle Form der Regeln jetzt bauen, damit die erste Simulation sofort beginnt.
examples-simulate =
    cattery simulate felix --players 4 --games 10000
        zehntausend Spiele nach der Faustregel
    cattery simulate cat-and-mouse --policy random --json
        zufällige Spieler, Ausgabe für Programme
examples-bench =
    cattery bench
        alle Spiele
    cattery bench --json
        dasselbe für Programme
examples-warm =
    cattery warm
        alle Spiele
examples-play =
    cattery play felix
        Felix zu viert: du und drei Bots
    cattery play cockroach-poker --players 5 --hotseat 1,2 --name Ada --name Bo
        Ada und Bo teilen sich die Tastatur, drei Bots spielen mit
    cattery play felix --preset french --option rounds=5
        französische Regeln, fünf Runden
    cattery play felix --server http://192.168.1.20:8642
        auf einem Server („cattery serve“), mit Freunden an anderen Terminals; er sagt, wie sie dazukommen
examples-watch =
    cattery watch felix --pace 0
        ein ganzes Spiel auf einmal
    cattery watch cat-and-mouse --seat 1 --seed 2a
        die Sicht des ersten Spielers, in einem Spiel, das sich wiederholen lässt
examples-replay =
    cattery replay spiel.txt
        wie ein Zuschauer es sah
    cattery replay spiel.txt --seat all
        alles offen, wenn das Spiel aus ist
examples-verify =
    cattery verify spiel.txt
        sagt, dass alles stimmt, oder nennt die erste falsche Zeile
    cattery verify spiel.txt --json
        dasselbe für Programme
examples-rules =
    cattery rules felix
        die Regeln von Felix
    cattery rules felix --players 3 --preset french
        mit den Optionen der französischen Regeln
examples-options =
    cattery options felix
        alle Optionen von Felix
    cattery options felix --json
        dasselbe für Programme

# Platzhalter
meta-game = SPIEL
meta-number = N
meta-preset = NAME
meta-option = NAME=WERT
meta-seat = PLATZ
meta-seats = PLÄTZE
meta-name = NAME
meta-seed = HEX
meta-file = DATEI
meta-seconds = SEKUNDEN
meta-lang = SPRACHE

# Argumente
arg-play-game = eines von { $games }; ohne Angabe wird gefragt
arg-game = eines von { $games }
arg-file = ein von Cattery gespeichertes Spiel
opt-version = die Version zeigen
opt-help = diese Hilfe zeigen
opt-lang = en, fr, de, pl oder zh; sonst die des Systems
opt-players = Zahl der Spieler
opt-preset = eine Voreinstellung beim Namen (siehe: cattery options SPIEL)
opt-option = eine Option; mehrmals möglich
opt-play-seat = dein Platz, ab 1 (sonst 1)
opt-hotseat = mehrere Leute an dieser Tastatur: ihre Plätze, etwa 1,3, oder all
opt-name = Name eines Spielers, erst die Menschen, dann die Bots; mehrmals möglich
opt-seed = bestimmt allen Zufall: gleicher Startwert, gleiche Karten
opt-load = ein gespeichertes Spiel fortsetzen
opt-pace = Pause nach der Aktion eines Bots
opt-seat-watch = wessen Sicht: ein Platz ab 1, oder all für alles offen (sonst die eines Zuschauers)
opt-seat-replay = wessen Sicht: ein Platz ab 1, oder all für alles offen, wenn das Spiel aus ist (sonst die eines Zuschauers)
opt-json = Ausgabe für Programme
opt-json-lines = Ausgabe für Programme, ein JSON-Objekt je Zeile
opt-games = Zahl der Spiele
opt-policy = wer spielt: random (zufällig), heuristic (die Faustregel), oder je Platz: heuristic,random
opt-seed-number = gleiche Zahl, gleiche Spiele
opt-plain = die Regeln als gewöhnliches Python ausführen
opt-compiled = die Regeln als Maschinencode ausführen (Vorgabe)
opt-threads = Zahl der Threads

# Was Befehle sagen
verified = In Ordnung: { $game }, { $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
}, Ende { $ending }, Wertung { $scores }.
verified-running = In Ordnung: { $game }, { $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
}, noch nicht aus.

# Fehler
error-command = Einen Befehl „{ $got }“ gibt es nicht. Befehle: { $expected }.
error-language = Eine Sprache „{ $got }“ gibt es nicht. Sprachen: { $expected }.
error-required = { $what } fehlt. Siehe: { $command }
error-unrecognized = „{ $got }“ ist unverständlich. Siehe: { $command }
error-no-value = Die Option { $option } braucht einen Wert.
error-value-given = Die Option { $option } nimmt keinen Wert.
error-value = { $option } kann nicht „{ $got }“ sein. Erwartet: { $expected }.
error-together = { $first } geht nicht zusammen mit { $second }.
error-not-over = Das Spiel ist nicht aus, „{ $got }“ lässt sich also nicht zeigen. Erwartet: { $expected }.
error-arguments = Diese Argumente sind unverständlich: { $reason }.
meta-policy = WEISEN
arg-warm-game = eines von { $games }; ohne Angabe alle
arg-bench-game = eines von { $games }; ohne Angabe alle
opt-bench-seconds = wie lange jedes gemessen wird
error-policies = Angegebene Spielweisen: { $got }. Erwartet: eine für alle, oder { $expected }, eine je Spieler.

# Wo ein Server seine Partien hat
meta-url = URL
meta-folder = ORDNER
opt-database = wo die Partien liegen: sqlite:///DATEI oder postgresql://NAME@RECHNER/DATENBANK (sonst $CATTERY_DATABASE, oder cattery.db im Datenordner)
opt-data = Datenordner (sonst $CATTERY_DATA, oder der, in dem deine Spiele gespeichert werden)

# Für Gastgeber
about-backup = für Gastgeber: die Datenbank im laufenden Betrieb sichern
about-restore = für Gastgeber: eine leere Datenbank aus einer Sicherung füllen
about-doctor = für Gastgeber: alles durchsehen und sagen, was zu tun ist
about-users = für Gastgeber: die Personen, die der Server kennt, mit ihren IDs
about-export-user = für Gastgeber: alles, was über eine Person aufbewahrt wird
about-delete-user = für Gastgeber: eine Person vergessen; die Partien bleiben
about-prune = für Gastgeber: alte Partien löschen
help-backup = Einen Augenblick der Datenbank eines Servers in eine neue Datei kopieren, gleich welcher Art sie ist. Der Server läuft dabei weiter.
    Die Datei gehört unter Verschluss: Karten und Startwerte laufender Partien stehen darin.
help-restore = Eine leere Datenbank aus einer Sicherung füllen: eine neue Datei oder eine leere Datenbank auf einem Server.
    Alles wird zurückgespielt oder nichts.
help-doctor = Python, Datenordner, Datenbank und die neuesten Partien durchsehen. Jede Zeile ist gut, eine Warnung oder ein Problem, mit dem, was zu tun ist. Bei einem Problem ist der Rückgabewert 1.
help-users = Die Personen, die ein Server kennt; wer zuletzt da war, steht oben.
help-export-user = Alles, was über eine Person aufbewahrt wird, zum Aushändigen. Nichts davon ist, was andere verdeckt halten.
help-delete-user = Eine Person löschen und alles, was sie geschrieben hat. Die Partien bleiben, ohne den Namen; in laufenden spielen Bots weiter.
help-prune = Partien löschen, die nicht laufen und seit so vielen Tagen unberührt sind, und Personen, die keine haben und seither nicht da waren.
examples-backup =
    cattery backup cattery-montag.db
        aus dem Datenordner
    cattery backup montag.db --database postgresql://cattery@localhost/cattery
        aus PostgreSQL
examples-restore =
    cattery restore cattery-montag.db --data neu
        in einen Ordner „neu“, für einen Server mit --data neu
    cattery restore montag.db --database postgresql://cattery@localhost/leer
        von SQLite nach PostgreSQL, oder zurück
examples-doctor =
    cattery doctor
        die Datenbank im Datenordner
    cattery doctor --matches 100000 --json
        jede Partie nachspielen; Ausgabe für Programme
examples-users =
    cattery users
        alle
    cattery users ada
        alle mit „ada“ im Namen
examples-export-user =
    cattery export-user k3J9xQ2mZp0aLw7T --json
        zum Mitnehmen für diese Person
examples-delete-user =
    cattery delete-user k3J9xQ2mZp0aLw7T
        fragt vorher
    cattery delete-user --yes -- -3J9xQ2mZp0aLw7T
        fragt nicht; eine ID, die mit - beginnt, steht hinter --
examples-prune =
    cattery prune --days 90 --dry-run
        was gelöscht würde
    cattery prune --days 90
        und weg damit
meta-user = ID
arg-backup-file = die Datei; es darf sie noch nicht geben
arg-restore-file = eine Sicherung
arg-user = die ID der Person (siehe: cattery users)
arg-users-name = Teil eines Namens; ohne Angabe alle
opt-check-matches = wie viele der neuesten Partien nachgespielt werden (sonst 100)
opt-yes = nicht fragen
opt-days = Tage ohne Änderung
opt-dry-run = nur sagen, was gelöscht würde

# Der Server
about-serve = Partien für Freunde ausrichten, im Haus oder im Netz
help-serve = Verwahrt Partien und lässt Menschen, Programme und Bots über HTTP darin spielen.
    Ohne weitere Angabe kommt nur dieser Rechner heran. Strg-C beendet es; laufende Partien gehen beim nächsten Start weiter.
examples-serve =
    cattery serve
        hier, zum Ausprobieren
    cattery serve --lan
        für alle in diesem Netz
    cattery serve --public-url https://cats.example.org
        hinter einem Webserver, der das Zertifikat hat
meta-host = ADRESSE
opt-host = Adresse, auf der gelauscht wird (sonst $CATTERY_HOST oder 127.0.0.1, die nur dieser Rechner erreicht)
opt-port = Port (sonst $CATTERY_PORT oder 8642); 0 für irgendeinen freien
opt-lan = das ganze Netz hereinlassen (wie $CATTERY_LAN=1)
opt-public-url = die Adresse, die man benutzt, wenn ein Proxy dazwischensteht (sonst $CATTERY_PUBLIC_URL)
opt-bot-workers = Prozesse, in denen Bots nachdenken (sonst $CATTERY_BOT_WORKERS oder 1)
opt-open = die Seite im Browser öffnen, wo es einen Bildschirm gibt
opt-rate = Anfragen je Sekunde, die ein Spieler stellen darf (sonst $CATTERY_RATE oder 30); 0 für beliebig viele
meta-level = STUFE
opt-log-level = debug (eine Zeile je Anfrage), info, warning oder error (sonst $CATTERY_LOG_LEVEL oder info)

# Eine Partie auf einem Server
meta-match = PARTIE
meta-levels = STUFEN
opt-server = auf diesem Server spielen statt hier, mit Menschen anderswo
opt-join = bei dieser Partie des Servers mitspielen oder zu ihr zurückkehren
opt-bots = Stufen der Bots (beginner, casual, regular, strong, expert), eine je Platz: casual,expert; die letzte gilt für alle weiteren (mit --server bleiben die übrigen Plätze frei)
error-needs = { $first } geht nur zusammen mit { $second }.
verified-fair = Jede Karte folgt aus dem Startwert, auf den man sich vor dem Beginn festgelegt hat: { $commitment }. Vergleiche das mit dem, was vor dem Geben zu sehen war.

# Arena und Analyse
about-arena = Bots gegeneinander spielen lassen und messen, wie stark sie sind
about-analyse = herausfinden, was ein Spiel entscheidet, als Bericht mit Bildern
help-arena = Jeder Bot spielt gegen jeden anderen: der Reihe nach auf jedem Platz, auf allen anderen Kopien des anderen, mit denselben Karten für jeden Platz.
    Bots sind Stufen oder eigene Programme, die JSON-Zeilen sprechen (docs/bots.md). Der gleiche Startwert gibt die gleichen Ergebnisse, gleich wie viele Prozesse spielen.
help-analyse = Viele Spiele unter Bots spielen und einen Bericht schreiben: Plätze, Karten, Ansagen, Längen, wie viel Können ist. Bilder in HTML, Zahlen als JSON und CSV.
examples-arena =
    cattery arena felix --players 4 --bots casual,regular,strong --blocks 200
        drei Stufen
    cattery arena felix --bots regular --bot 'cmd:python3 examples/outside_bot.py' --state lauf.jsonl
        ein eigenes Programm; abgebrochen und wieder gestartet, geht der Lauf weiter
examples-analyse =
    cattery analyse felix --players 4
        ein Bericht im Ordner felix-report
opt-arena-bots = Stufen, durch Kommas getrennt (sonst alle, die das Spiel hat)
opt-arena-bot = ein Programm: cmd: und wie es gestartet wird; mehrmals möglich
opt-blocks = Zahl der Kartenverteilungen je Paarung; jede wird von jedem Platz aus einmal gespielt
opt-nodes = wie viel ein suchender Bot je Entscheidung durchspielen darf (sonst, wie seine Stufe sagt)
opt-workers = Zahl der Prozesse
opt-time-limit = wie lange ein Programm über eine Aktion nachdenken darf
opt-ray = auf einem Ray-Cluster spielen: dessen Adresse, oder local für einen auf diesem Rechner
opt-state = in dieser Datei festhalten, was getan ist, und von dort weitermachen
opt-logs = alle Spiele in diesem Ordner aufheben
opt-analyse-games = Zahl der Spiele der Faustregel
opt-analyse-blocks = Zahl der Kartenverteilungen je Vergleich zweier Stufen
opt-out = Ordner für den Bericht
meta-program = PROGRAMM
meta-address = ADRESSE
