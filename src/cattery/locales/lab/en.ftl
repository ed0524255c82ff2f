# Simulations and measurements: English
simulated = { $games ->
    [one] 1 game
   *[other] { $games } games
} in { $seconds } s.
simulated-speed = { $games } games and { $steps } actions a second.
simulated-length = A game has { $mean } actions on average, { $low } at least and { $high } at most.
simulated-seat = { $player } ({ $policy }): { $win } % of victories ({ $win-low }-{ $win-high }), { $loss } % of last places ({ $loss-low }-{ $loss-high }), { $score } { $mean } ± { $deviation }
simulated-ending = { $share } %: { $ending }
simulated-note = In brackets: the 95 % interval. After ±: the standard deviation.
policy-random = random
policy-heuristic = rule of thumb
warmed = { $game }: ready after { $seconds } s
bench-rates = Actions a second, games a second
bench-ratios = Ratios of actions a second
bench-times = Copying a state (ns, plain and compiled), first game (s, cold and warm start)
