# Gemeinsame Wörter: Deutsch
seat-name = Spieler { $number }
list-separator = { ", " }
sentence-separator = { " " }

# Fehler: Spiele und Optionen
error-game = Ein Spiel „{ $got }“ gibt es nicht. Spiele: { $expected }.
error-option = { $title } hat keine Option „{ $got }“. Optionen: { $expected }.
error-option-value = „{ $got }“ passt hier nicht: { $what } Erwartet: { $expected } (Option { $option }).
error-players = { $title } kann man nicht zu { $got } spielen. Spielerzahl: { $expected }.
error-level = Es gibt keinen Bot der Stufe „{ $got }“. Stufen: { $expected }.
error-preset = { $title } hat keine Voreinstellung „{ $got }“. Voreinstellungen: { $expected }.
error-rule = Eine Regel „{ $got }“ gibt es nicht. Regeln: { $expected }.
error-number = „{ $got }“ ist keine Zahl, die hier passt. Erwartet: { $expected }.
error-names = Mehr Namen als Plätze: { $got } Namen für { $expected } Spieler.
error-name = Der Name „{ $got }“ geht nicht. Erwartet: 1 bis { $most } sichtbare Zeichen, keines davon ändert die Schreibrichtung.
error-chat = „{ $got }“ lässt sich so nicht sagen. Erwartet: 1 bis { $most } sichtbare Zeichen, keines davon ändert die Schreibrichtung.

# Fehler: Aktionen
error-over = Das Spiel ist aus. { $got } kann nichts mehr tun ({ $expected }).
error-not-your-turn = Nicht { $got } ist am Zug, sondern { $expected }.
error-not-chance = Hier ist ein Spieler am Zug, nicht der Zufall.
error-action-number = „{ $got }“ ist nicht die Nummer einer Aktion. Erwartet: { $expected }.
error-action-text = „{ $got }“ ist keine Aktion. Erwartet: { $expected }.
error-illegal = „{ $got }“ ist jetzt nicht möglich. Erwartet: { $expected }.

# Fehler: Dateien
error-playthrough = Zeile { $line }: „{ $got }“ statt „{ $expected }“.
error-playthrough-line = Zeile { $line }: { $reason }
error-playthrough-short = die Datei endet vor Zeile { $line }, wo „{ $expected }“ erwartet wurde.
error-playthrough-long = Zeile { $line }: „{ $got }“, aber das Spiel ist aus und mehr wurde nicht erwartet.
error-playthrough-size = die Datei hat { $got } Zeichen oder mehr; höchstens { $expected } werden gelesen (Zeile { $line }).
error-playthrough-secret = Zeile { $line }: Dieses Geheimnis passt nicht zur Festlegung in Zeile { $committed }.
error-playthrough-seed = Zeile { $line }: Dieser Startwert folgt nicht aus dem Geheimnis und den Zutaten der Spieler bis Zeile { $last }.
error-in-file = { $file }, { $reason }
error-file-missing = { $file }: Diese Datei gibt es nicht.
error-file-directory = { $file } ist ein Ordner. Erwartet wurde eine Datei.
error-file-permission = { $file }: Zugriff verweigert.
error-file-full = { $file }: kein Platz mehr.
error-file-text = { $file } ist kein Text in UTF-8. Erwartet wurde ein von Cattery gespeichertes Spiel.
error-file-other = { $file }: { $reason }.
error-file-other-content = { $file } gibt es schon und ist etwas anderes als ein gespeichertes Spiel. Nichts wurde geändert.
error-file-over = { $file }: Dieses Spiel ist aus. „cattery replay“ zeigt es.
error-file-no-seed = { $file } enthält keinen Startwert, das Spiel kann also nicht weitergehen. „cattery replay“ zeigt es.
error-seed = „{ $got }“ ist kein Startwert. Erwartet: bis zu { $expected } hexadezimale Ziffern, eine gerade Zahl davon.
error-open-spiel = OpenSpiel ist nicht installiert; das Paket heißt open-spiel.

# Wie eine Partie ausging
wins = { $player } gewinnt!
    .you-player = Du gewinnst!
loses = { $player } verliert. Alle anderen gewinnen.
    .you-player = Du verlierst. Alle anderen gewinnen.
win-together = Geteilter Sieg: { $players }.
nobody-wins = Unentschieden.

# Bots
level-beginner = Anfänger
level-casual = gemütlich
level-regular = normal
level-strong = stark
level-expert = Meister
about-beginner = Übersieht und verschätzt vieles und folgt dem eigenen Temperament.
about-casual = Übersieht ab und zu etwas und hat auch ein Temperament.
about-regular = Vergisst nichts und spielt nach einer guten Faustregel.
about-strong = Probiert im Kopf aus, was aus jedem Zug werden kann.
about-expert = Probiert davon noch viel mehr aus und braucht einen Augenblick länger.
level-and-persona = { $level } · { $persona }
