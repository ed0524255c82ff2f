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
