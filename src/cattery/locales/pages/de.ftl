# Die Seiten: Deutsch
about = Drei Kartenspiele um Katzen, Mäuse und Ungeziefer, im Browser und auf den Handys deiner Freunde. Kostenlos und ohne Konto.
skip = Zum Inhalt springen
menu = Menü
guest = Gast
bots = Bots
offline = Keine Verbindung. Dein Spiel ist sicher; diese Seite versucht es weiter.
away-title = Der Server ist nicht zu erreichen
away-text = Deine Spiele sind sicher. Vielleicht hat dieses Gerät keine Verbindung, oder der Server wird gerade neu gestartet.
away-again = Noch einmal versuchen
copy = Kopieren
copied = Kopiert
yes = ja
no = nein
back-to-table = Zurück zum Tisch
to-home = Zu den Spielen

nav-mine = Meine Spiele
nav-settings = Einstellungen
nav-rules = Regeln

# Die Startseite
home-title = Katzen, Mäuse und Ungeziefer
home-running = Weiterspielen
home-more = { $count ->
    [one] 1 weiteres Spiel
   *[other] { $count } weitere Spiele
}
home-play-now = Jetzt spielen
home-with-friends = Mit Freunden spielen
home-players = { $players } Personen
home-minutes = { $minutes } Min.
home-jump = Eingeladen? Code eingeben
home-join = Bei Freunden mitspielen
home-code = Link oder Code
home-join-button = Mitspielen
home-no-code = Das ist kein Link zu einem Tisch. Lass ihn dir noch einmal schicken.

# Ein neuer Tisch
new-title = Neuer Tisch: { $game }
your-name = Dein Name
players = Zahl der Mitspieler
new-who = Wer spielt?
new-friends = Freunde, jeder am eigenen Gerät
new-friends-note = Du bekommst einen Link und einen QR-Code zum Weitergeben.
new-bots = Du gegen Bots
new-bots-note = Es geht sofort los.
new-device = Mehrere an diesem Gerät
new-device-note = Ihr gebt es herum; niemand sieht fremde Karten.
new-others = Wer spielt hier noch mit?
new-other = Person { $number }
new-others-note = Was leer bleibt, besetzen Bots.
new-options = Einzelne Regeln ändern
new-number = von { $low } bis { $high }; üblich: { $usual }
new-settings = Uhr, Tempo und Tipps
new-make = Tisch aufstellen
new-begin = Karten austeilen
preset = Regeln
as-preset = wie in den Regeln oben
setting-turn = Zeit für einen Zug
setting-pace = Wie schnell Bots spielen
setting-hints = Tipps auf Wunsch
setting-spectators = Wer den Link hat, darf zuschauen
clock-0 = keine Uhr
clock-30 = 30 Sekunden
clock-60 = 1 Minute
clock-180 = 3 Minuten
clock-86400 = 1 Tag
clock-259200 = 3 Tage
pace-600 = schnell
pace-1200 = in Ruhe
pace-2500 = langsam
error-option = „{ $got }“ passt hier nicht: { $option } Erwartet: { $expected }.

# Vor dem Spiel
lobby-invite = Lade deine Freunde ein
lobby-link = Link zu diesem Tisch
here-only = Diesen Link kann nur dieser Computer öffnen.
here-only-how = Damit auch Handys und Computer im Haus dazukommen, beende Cattery und starte es so neu:
lobby-seats = Am Tisch
lobby-invited = { $player } lädt dich zum Spielen ein
lobby-open = Hier ist ein Platz für dich
lobby-no-account = Kein Konto, keine App: ein Name genügt.
lobby-full = Alle Plätze sind besetzt.
lobby-full-watch = Sobald das Spiel beginnt, kannst du hier zuschauen. Wenn du mitspielen möchtest, bitte den Gastgeber um einen Platz.
lobby-full-closed = An diesem Tisch gibt es keine Zuschauer. Wenn du mitspielen möchtest, bitte den Gastgeber um einen Platz.
lobby-wait = { $player } startet das Spiel, sobald alle da sind.
lobby-options = Regeln an diesem Tisch
lobby-clock = Zeit für einen Zug: { $time }. Danach zieht ein Bot.
lobby-no-spectators = Nur die Mitspieler sehen das Spiel.
hints-off = Ohne Tipps spielen
hints-on = Tipps erlauben
settled-changed = An diesem Tisch anders:
clock = { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
}
join-button = Platz nehmen
start = Spiel starten
start-note = { $count ->
    [one] Ein Platz ist noch frei; wenn du jetzt startest, besetzt ihn ein Bot.
   *[other] { $count } Plätze sind noch frei; wenn du jetzt startest, besetzen Bots sie.
}
start-full = Alle sind da.
start-missing = Noch nicht da: { $players }. Wenn du jetzt startest, spielt ein Bot für alle, die fehlen, bis sie kommen.
leave = Tisch verlassen
leave-ask = Dieses Spiel verlassen? Ein Bot hält deinen Platz; du kannst jederzeit zurückkommen.
level = Wie gut die Bots spielen
level-personas = Anfänger und gemütliche Bots haben ein Temperament, das neben dem Namen steht. Es ist für diesen Tisch und den Platz ausgelost.

seat-open = noch frei
seat-you = du
seat-host = Gastgeber
seat-bot = Bot
seat-bot-add = Bot dazusetzen
seat-clear = Platz räumen
seat-away = nicht da
seat-taken-over = Ein Bot hält diesen Platz
seat-turn = ist dran
status-lobby = { $free ->
    [0] Alle Plätze sind besetzt, es kann losgehen.
    [one] Noch nicht begonnen; 1 Platz frei.
   *[other] Noch nicht begonnen; { $free } Plätze frei.
}
status-asleep = Schläft, bis jemand zurückkommt.

# Vertrauen
fair-title = Ging es beim Austeilen mit rechten Dingen zu?
fair-text = Eine geheime Zahl, gezogen, als dieser Tisch aufgestellt wurde, bestimmt die Karten. Unten steht ihr Fingerabdruck. Nach dem Spiel wird die Zahl gezeigt, und alle können prüfen, dass zwischendurch keine Karte ausgesucht oder vertauscht wurde. Bis zum Start kannst du eigene Worte dazumischen.
fair-entropy = Deine eigenen Worte
fair-add = Dazumischen
fair-added = Deine Worte sind dabei.
proof-title = Wie die Karten verteilt wurden
proof-text = Die geheime Zahl, die Worte aller Mitspieler und jede Karte und jeder Zug stehen in der Mitschrift dieses Spiels. Jede Karte folgt aus der Zahl, und deren Fingerabdruck war vor dem Start bekannt.
proof-secret = Die geheime Zahl
proof-commitment = Ihr Fingerabdruck, gezeigt vor dem Start
proof-entropy = Von den Mitspielern dazugemischt
proof-get = Mitschrift herunterladen
proof-how = Cattery auf deinem eigenen Computer prüft sie Karte für Karte:

# Der Tisch
turn = { $player } ist dran.
    .you-player = Du bist dran.
news = Was gerade geschehen ist
log = Was bisher geschah
watching = Du schaust zu: Hier steht, was alle sehen dürfen.
lesson = Worum geht es gerade?
hint = Tipp
hint-says = Ein guter Zug: { $action }
hint-why = Warum
talk = Chat
talk-say = Sag etwas
talk-send = Senden
emote-hello = Hallo!
emote-well-played = Gut gespielt!
emote-thinking = Lass mich nachdenken …
emote-oops = Hoppla!
emote-laugh = Haha!
emote-thanks = Danke!

# Ende und Wiederholung
end-scores = Wertung: { $what }
rematch = Noch ein Spiel
rematch-go = Zum nächsten Spiel
rematch-waits = Ein neues Spiel mit denselben Leuten wartet.
uncovered = Was verborgen war
replay = Noch einmal ansehen
replay-title = Wiederholung: { $game }
replay-deal = Das Austeilen
replay-step = Zug { $step } von { $last }
replay-steps = Schritt für Schritt durchs Spiel
replay-first = Zum Austeilen
replay-previous = Ein Zug zurück
replay-next = Ein Zug weiter
replay-last = Zum letzten Zug
replay-go = Zeigen
replay-quiet = Von hier aus war nichts zu sehen.
replay-view = Gesehen von
replay-all = Alle Karten offen
replay-table = Zuschauer
replay-hands = Handkarten
replay-link = Link zu dieser Stellung
replay-hidden = Was in diesem Moment verborgen war
error-replay-memory = Wer in früheren Runden was gesagt hat, muss man sich in diesem Spiel merken. Die Wiederholung gibt es, wenn es vorbei ist.
turning-points = Wendepunkte
turning-note = Im Nachhinein geschätzt, mit allen Karten offen.
turning-step = Zug { $step }:
turning-point = Wendepunkt:
chance-rises = Für { $player } steigt die Siegchance von { $before } % auf { $after } %.
    .you-player = Deine Siegchance steigt von { $before } % auf { $after } %.
chance-falls = Für { $player } sinkt die Siegchance von { $before } % auf { $after } %.
    .you-player = Deine Siegchance sinkt von { $before } % auf { $after } %.
risk-rises = Für { $player } steigt das Risiko zu verlieren von { $before } % auf { $after } %.
    .you-player = Dein Risiko zu verlieren steigt von { $before } % auf { $after } %.
risk-falls = Für { $player } sinkt das Risiko zu verlieren von { $before } % auf { $after } %.
    .you-player = Dein Risiko zu verlieren sinkt von { $before } % auf { $after } %.

# Ein Spiel zum Lernen
example = So wird gespielt: ein Beispiel
example-title = Ein Beispielspiel: { $game }
example-choice = Dein Zug: { $action }
example-why = Warum?
example-next = Weiter
example-steps = Alle Züge
example-explained = Erklärt:
example-now = Jetzt probier es selbst

# Die Regeln
rules-title = Die Regeln: { $game }
rules-read = Regeln lesen
rules-contents = Kapitel
rules-cards = Die Karten
rules-here = An diesem Tisch:

# Die eigenen Spiele
mine-title = Meine Spiele
mine-running = Zum Weiterspielen
mine-over = Beendet
mine-none = Du hast hier noch nicht gespielt.
mine-date = { DATETIME($when, dateStyle: "medium") }
mine-results = Ergebnisse
mine-by-game = Nach Spiel
mine-by-opponent = Nach Gegner
mine-opponent-note = Gegen einen Gegner zählt, wer von euch beiden weiter vorn lag. Wer gemeinsam gewinnt oder gleich viele Punkte hat, spielt remis.
tally-game = Spiel
tally-opponent = Gegner
tally-games = Spiele
tally-won = Gewonnen
tally-drawn = Remis
tally-lost = Verloren
mine-data = Deine Daten
mine-data-text = Dieser Server kennt dich nur durch ein Cookie in diesem Browser. Er bewahrt deinen Namen, deine Spiele und das auf, was du am Tisch geschrieben hast.
mine-export = Alles über mich herunterladen
mine-forget = Alles über mich löschen
mine-forget-ask = Deinen Namen und deine Spiele endgültig löschen?
mine-forget-text = Dein Name, was du geschrieben hast und diese Liste werden gelöscht. In laufenden Spielen übernehmen Bots deine Plätze. Beendete Spiele bleiben den anderen, ohne deinen Namen. Das lässt sich nicht rückgängig machen.
mine-forget-yes = Ja, alles löschen
mine-forget-no = Nein, behalten
forgotten = Du bist vergessen.
forgotten-text = Hier ist nichts mehr über dich gespeichert. Du kannst jederzeit wieder spielen, als jemand Neues.

# Einstellungen
settings-keep = Einstellungen behalten
settings-kept = Gemerkt.
settings-name-note = Für die nächsten Tische, an die du dich setzt.
notify = Sag mir, wenn ich dran bin
look-language = Sprache
look-language-none = wie der Browser
look-theme = Farben
look-theme-none = wie das System
look-theme-light = hell
look-theme-dark = dunkel
look-confirm = Jeden Zug bestätigen
look-confirm-note = Jeder Zug wartet ein paar Sekunden und kann zurückgenommen werden.
look-confirm-none = nein
look-confirm-on = ja
look-sound = Töne
look-sound-note = Ein kurzer Ton, wenn du dran bist.
look-sound-none = aus
look-sound-on = an
look-hints = Die Lage erklären
look-hints-note = Ein paar Worte neben dem Tisch, worum es gerade geht.
look-hints-none = nein
look-hints-on = ja
look-chat = Chat
look-chat-none = verbergen
look-chat-on = zeigen

# Was schiefging
refused-title = Das hat nicht geklappt
error-cookies = Dieser Browser behält keine Cookies, deshalb erkennt Cattery nicht, dass der Platz deiner ist. Erlaube Cookies für diese Seite und versuche es noch einmal.
error-form = Dieses Formular war nicht zu lesen. Lade die Seite neu und versuche es noch einmal.
advice-cookies = Es ist ein einziges Cookie, das zu nichts anderem dient. In einem privaten Fenster hält es, bis du es schließt.
advice-unknown-match = Vielleicht wurde der Link abgeschnitten, oder der Tisch ist längst abgeräumt. Lass dir den Link noch einmal schicken, oder stelle einen neuen Tisch auf.
advice-not-found = Vielleicht wurde die Adresse abgeschnitten, oder es ist ein Tippfehler darin.
advice-rate = Geh zurück und versuche es gleich noch einmal.
advice-fault = Wenn es wieder geschieht, sag es denen, die diesen Server betreiben.
advice-not-seated = Wenn du dort einen Platz hast, öffne den Link in dem Browser, in dem du dich gesetzt hast.

# Mehrere an einem Gerät
curtain-title = Gib das Gerät weiter
curtain = Gib das Gerät an { $player } weiter.
curtain-open = Ich bin { $player }
confirm = Diesen Zug senden?
confirm-now = Sofort
cancel = Abbrechen
keys = Tasten
close = Schließen
big-screen = Auf einem großen Bildschirm

# Ein Mensch an mehreren Geräten, und das Zurückkommen
device-title = Auf einem anderen Gerät weiterspielen
device-text = Lies diesen Code mit dem anderen Gerät ein oder öffne dort den Link. Er gilt einmal und zehn Minuten lang. Wer ihn öffnet, spielt an deiner Stelle: Zeig ihn sonst niemandem.
device-link = Link für das andere Gerät
device-here-title = Hier weiterspielen?
device-here-text = Dieses Gerät spielt dann unter deinem Namen, wie das andere auch.
device-here-instead = Bisher bist du auf diesem Gerät { $name }. Wenn du weitermachst, vergisst dieser Browser { $name }: Zu den Spielen und Ergebnissen von { $name } führt von hier kein Weg zurück.
device-here-games = { $count ->
    [one] { $name } hat noch ein offenes Spiel; dort spielt bald ein Bot weiter.
   *[other] { $name } hat noch { $count } offene Spiele; dort spielen bald Bots weiter.
}
device-here-keep = Willst du sie behalten, öffne den Link in einem anderen Browser, oder nimm { $name } vorher auf ein anderes Gerät mit.
device-here = Hier weiterspielen
device-here-stay = { $name } bleiben
error-link = Dieser Link ist verbraucht oder zu alt. Hol dir auf dem anderen Gerät einen neuen.
back = Zurück
take-back = Meinen Platz wieder einnehmen
taken-over = Ein Bot spielt für dich.

# Clock and vote
clock-left = Verbleibende Zeit:
kick-title = Jemanden abwählen
kick-note = Wenn mehr als die Hälfte der anderen Personen es will, übernimmt ein Bot den Platz endgültig. Eine Stimme allein genügt nur, wenn die Person nicht da ist.
kick = { $player } abwählen
kick-ask = Dafür stimmen, dass ein Bot den Platz von { $player } endgültig übernimmt?
kick-votes = { $votes ->
    [one] 1 Stimme
   *[other] { $votes } Stimmen
}
