# Der Tisch im Terminal: Deutsch

# Vor dem Spiel
which = Welches Spiel?
players = { $players } Spieler
unfinished = Weiterspielen: { $title }, { $players } Spieler, { $actions ->
    [one] bisher { $actions } Aktion
   *[other] bisher { $actions } Aktionen
}, zuletzt { $when }
new-game = Ein neues Spiel: { $title }
at-table = Am Tisch: { $players }.
opponents = Du spielst gegen { $players }.
bot = { $player } ({ $manner })
which-level = { $bots ->
    [one] Wie gut soll der Bot spielen?
   *[other] Wie gut sollen die { $bots } Bots spielen? Eine Zahl für alle, oder für jeden eine: 1 3 5
}
level = { $level }: { $about }
getting-ready = Die Bots machen sich bereit. Beim ersten Mal dauert das bis zu einer Minute.
introduction = Eine Zahl tippen wählt aus, ? zeigt Regeln und Hilfe.
bot-name = { $number ->
    [1] Minka
    [2] Tiger
    [3] Luna
    [4] Oskar
    [5] Mimi
    [6] Simba
    [7] Krümel
    [8] Mohrle
    [9] Flöckchen
    [10] Pfeffer
    [11] Socke
   *[other] Keks
}

# An der Eingabe
prompt = { $expected } (? Hilfe):
prompt-plain = { $expected }:
prompt-usual = { $expected } (Eingabetaste: { $usual }):
prompt-step = { $expected } (Eingabetaste: zurück):
error-choice = „{ $got }“ steht hier nicht zur Wahl. Erwartet: { $expected }.
hint = Ein guter Zug: { $action } ({ $text })
saved = Gespeichert: { $file }
not-kept = Das Spiel geht weiter, wird aber nicht gespeichert.
commands = Das kannst du tippen:
    eine Zahl   diese Wahl; mehrere Zahlen beantworten mehrere Fragen auf einmal: 3 1
    eine Aktion wie in der Liste oder wie in gespeicherten Spielen (h zeigt ein Beispiel)
    ?           Regeln und diese Hilfe; ? und eine Nummer zeigt eine einzelne Regel
    h           ein Tipp: was der stärkste Bot täte, und warum
    l           das Protokoll; l und eine Zahl zeigt so viele Zeilen
    s           speichert; s und ein Dateiname legt dort eine Kopie ab
    q           beendet; das Spiel bleibt erhalten und kann weitergehen
curtain = Die Tastatur geht an { $name }.
curtain-prompt = { $name }, drück die Eingabetaste, wenn sonst niemand hinsieht.

# Beim Gehen
left = Das Spiel ist gespeichert. „cattery play“ bietet an, es fortzusetzen ({ $file }).
left-unsaved = Das Spiel konnte nicht gespeichert werden.

# Das Ende
scores = Wertung ({ $what }):
you = Du
uncovered = Was verborgen war:
finished = Noch einmal ansehen: cattery replay { $file }
check-deal = Prüfen, dass keine Karte ausgesucht wurde: cattery verify { $file }
not-over = Das Spiel ist noch nicht aus ({ $actions ->
    [one] bisher { $actions } Aktion
   *[other] bisher { $actions } Aktionen
}).

# Regeln und Optionen
options-here = Optionen dieses Spiels, zu { $players } Spielern
players-and-default = Spielerzahl: { $players }; ohne Angabe { $default }.
value = { $value } ({ $words })
a-number = eine Zahl
default = (Vorgabe)
default-number = Vorgabe: { $number }
presets = Voreinstellungen

# Eine Partie auf einem Server
your-name = Dein Name:
match = { $title }, { $players } Spieler, Partie { $id }
share = So kommt jemand dazu:
join-command = { "    " }{ $command }
unfinished-online = Weiterspielen: { $title }, { $players } Spieler, Partie { $id }
prompt-lobby = start (? Hilfe):
lobby = Am Tisch: { $players }. { $open ->
    [0] Kein Platz ist frei.
    [one] Ein Platz ist frei.
   *[other] { $open } Plätze sind frei.
}
fingerprint = Fingerabdruck der geheimen Zahl, die die Karten bestimmt: { $fingerprint }. Bis zum Start kannst du eigene Worte dazumischen: tippe m und die Worte.
mixed-in = Deine Worte sind dabei.
lobby-host = Mit start geht es los; auf freie Plätze setzen sich Bots.
lobby-guest = Warten, bis die Partie beginnt.
commands-online = Das kannst du tippen:
    start       beginnt die Partie (nur für die Person, die sie ausrichtet)
    b STUFEN    setzt Bots auf freie Plätze: b casual expert (wer die Partie ausrichtet, vor dem Beginn)
    m TEXT      mischt eigene Worte dazu, aus denen die Karten folgen (vor dem Beginn)
    eine Zahl   diese Wahl; mehrere Zahlen beantworten mehrere Fragen auf einmal: 3 1
    eine Aktion wie in der Liste oder wie in gespeicherten Spielen (h zeigt ein Beispiel)
    ?           Regeln und diese Hilfe; ? und eine Nummer zeigt eine einzelne Regel
    h           ein Tipp: was der stärkste Bot täte, und warum
    l           das Protokoll; l und eine Zahl zeigt so viele Zeilen
    c TEXT      sagt etwas in die Runde
    q           geht; der Platz bleibt und wartet auf denselben Namen
waiting = { $player } ist dran.
chat = { $player }: { $text }
emote = { $player } { $text ->
    [hello] sagt hallo.
    [well-played] sagt: gut gespielt!
    [thinking] überlegt.
    [oops] sagt: hoppla!
    [laugh] lacht.
   *[thanks] sagt danke.
}
is-away = { $player } ist weg.
is-back = { $player } ist wieder da.
taken-over = Für { $player } spielt ein Bot.
clock = Zeit für die Aktion: bis { $time }
connection-lost = Verbindung verloren; neuer Versuch …
connection-back = Wieder verbunden.
left-online = Dein Platz bleibt dir erhalten. So kommst du zurück:
again = Noch eine Partie mit denselben Leuten
no-more = Gehen
rematch = Eine neue Partie mit denselben Leuten wartet.
error-server = { $text }
error-url = „{ $got }“ ist nicht die Adresse eines Servers. Erwartet: etwas wie { $expected }.
error-unreachable = { $url } ist nicht zu erreichen: { $reason }.
error-not-cattery = Was { $url } antwortet, passt nicht zu einem Cattery-Server dieser Version.
error-certificate = Das Zertifikat von { $url } ist ungültig: { $reason }.
error-version = { $title }: Der Server spielt nach Fassung { $got } der Regeln, dieses Programm nach Fassung { $expected }.
error-no-level = Es ist keine Stufe angegeben. Gib b und dann je Bot eine Stufe ein: b casual expert. Stufen: { $expected }.
error-no-seat = Du hast in dieser Partie keinen Platz mehr.
error-hint = Der Tipp kam zu spät: Jetzt ist etwas anderes zu entscheiden.
error-wait = { $player } ist dran.
