# Simulations et mesures : français
simulated = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} en { $seconds } s.
simulated-speed = { $games } parties et { $steps } actions par seconde.
simulated-length = Une partie compte { $mean } actions en moyenne, { $low } au moins et { $high } au plus.
simulated-seat = { $player } ({ $policy }) : { $win } % des victoires ({ $win-low }–{ $win-high }), { $loss } % des dernières places ({ $loss-low }–{ $loss-high }), { $score } { $mean } ± { $deviation }
simulated-ending = { $share } % : { $ending }
simulated-note = Entre parenthèses, l’intervalle à 95 % ; après ±, l’écart type.
policy-random = au hasard
policy-heuristic = règle empirique
warmed = { $game } : prêt après { $seconds } s
bench-rates = Actions par seconde, parties par seconde
bench-ratios = Rapports des actions par seconde
bench-times = Copie d’un état (ns, simple puis compilé), première partie (s, à froid puis à chaud)
