# Symulacje i pomiary: polski
simulated = { $games ->
    [one] 1 partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
} w ciągu { $seconds } s.
simulated-speed = Na sekundę: { $games } partii i { $steps } akcji.
simulated-length = Liczba akcji w partii: średnio { $mean }, najmniej { $low }, najwięcej { $high }.
simulated-seat = { $player } ({ $policy }): { $win } % zwycięstw ({ $win-low }–{ $win-high }), { $loss } % ostatnich miejsc ({ $loss-low }–{ $loss-high }), { $score } { $mean } ± { $deviation }
simulated-ending = { $share } %: { $ending }
simulated-note = W nawiasach przedział ufności 95 %, po ± odchylenie standardowe.
policy-random = losowo
policy-heuristic = reguła kciuka
warmed = { $game }: gotowe po { $seconds } s
bench-rates = Akcje na sekundę, partie na sekundę
bench-ratios = Stosunki liczby akcji na sekundę
bench-times = Kopia stanu (ns, zwykła i skompilowana), pierwsza partia (s, na zimno i na ciepło)
