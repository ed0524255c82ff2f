# Simulationen und Messungen: Deutsch
simulated = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} in { $seconds } s.
simulated-speed = { $games } Partien und { $steps } Aktionen in der Sekunde.
simulated-length = Eine Partie hat im Mittel { $mean } Aktionen, mindestens { $low }, höchstens { $high }.
simulated-seat = { $player } ({ $policy }): { $win } % der Siege ({ $win-low }–{ $win-high }), { $loss } % der letzten Plätze ({ $loss-low }–{ $loss-high }), { $score } { $mean } ± { $deviation }
simulated-ending = { $share } %: { $ending }
simulated-note = In Klammern das 95-%-Intervall, nach ± die Standardabweichung.
policy-random = Zufall
policy-heuristic = Faustregel
warmed = { $game }: bereit nach { $seconds } s
bench-rates = Aktionen je Sekunde, Partien je Sekunde
bench-ratios = Verhältnisse der Aktionen je Sekunde
bench-times = Kopie eines Zustands (ns, einfach und kompiliert), erste Partie (s, Kalt- und Warmstart)
arena-standings = Rangliste
arena-standing = { $rank }. { $bot } (Rang { $rank-low }–{ $rank-high }): Stärke { $points } ({ $low } bis { $high }), im Mittel { $win } % der Siege, schlechtestenfalls { $worst } % gegen { $others }; die Hälfte der Antworten in { $median } ms, 99 % in { $slow } ms
arena-faults = { $bot } hat in { $faults } seiner Spiele nicht richtig geantwortet und diese verloren.
arena-payoffs = Ein Bot gegen Kopien eines anderen
arena-meeting = { $bot } gegen { $others }: { $win } % der Siege ({ $win-low }–{ $win-high }), { $loss } % der letzten Plätze ({ $loss-low }–{ $loss-high }), { $points } Punkte
arena-note = In Klammern das 95-%-Intervall über die Kartenverteilungen. Stärke: 400 Punkte mehr heißt zehnmal so oft davor wie dahinter.
error-bot = Einen Bot „{ $got }“ gibt es in diesem Spiel nicht. Erwartet: { $expected }, oder cmd: und ein Programm.
error-bots = Eine Arena braucht mindestens zwei verschiedene Bots. Angegeben: { $got }.
error-state = Die Datei { $file } gehört zu einem anderen Lauf. Gib die gleichen Optionen wie damals an oder eine andere Datei.
error-ray = Ray ist nicht installiert. Installiere es (pip install 'cattery[cluster]') oder lass --ray weg.
analysed = Der Bericht ist fertig: { $file }
report-title = { $title }: was den Ausschlag gibt
report-about = { $games } Partien der Faustregel zu { $players }, { $blocks } Kartenverteilungen je Vergleich zweier Stufen, Startwert { $seed }. Striche an den Punkten: das 95-%-Intervall über die Partien.
report-start = Anteil der Siege nach der Reihenfolge: 1 handelt zuerst
report-length = Anteil der Partien nach der Zahl der Aktionen
report-skill = Einer einer Stufe gegen Kopien der nächstniedrigeren: Anteil der Siege
error-plots = Die Bilder brauchen Matplotlib. Installiere es: pip install 'cattery[lab]'.
