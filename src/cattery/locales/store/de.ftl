# Die Ablage: Deutsch
error-unavailable = Die Datenbank ist nicht erreichbar: { $reason }.
error-silent = Die Datenbank hat nicht rechtzeitig geantwortet ({ $reason }).
error-busy = Die Datenbank war zu lange belegt. Nichts wurde geändert; bitte noch einmal versuchen.
error-full = Für die Datenbank ist kein Platz mehr ({ $reason }).
error-read-only = Die Datenbank lässt sich lesen, aber nicht beschreiben ({ $reason }).
error-damaged = Die Datenbank ist beschädigt oder gehört nicht zu Cattery: { $reason }.
error-foreign = Das ist keine Datenbank von Cattery: { $got }.
error-version = Die Datenbank stammt von einem neueren Cattery (Stand { $got } der Tabellen, erwartet höchstens { $expected }).
error-closed = Die Datenbank ist geschlossen.
error-served = { $file } wird schon von einem anderen Cattery-Server benutzt. Bitte den anderen beenden oder diesem eine eigene Datenbank geben (--data oder --database).
error-url = „{ $got }“ ist keine Adresse einer Datenbank. Erwartet: { $expected }.
error-file-exists = { $file } gibt es schon; die Datei blieb, wie sie ist.
error-not-empty = Die Datenbank ist nicht leer: In „{ $table }“ stehen schon Zeilen. Bitte in eine neue zurückspielen.
error-unknown-match = Es gibt keine Partie „{ $got }“.
error-seq-taken = Die Partie ist inzwischen weitergegangen.
error-command-known = Dieser Befehl wurde schon ausgeführt.
