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
arena-standings = Standings
arena-standing = { $rank }. { $bot } (rank { $rank-low }-{ $rank-high }): strength { $points } ({ $low } to { $high }), { $win } % of victories on average, at worst { $worst } % against { $others }; half of the answers within { $median } ms, 99 % within { $slow } ms
arena-faults = { $bot } gave no proper answer in { $faults } of its games, and has lost those.
arena-payoffs = One of a bot against copies of another
arena-meeting = { $bot } against { $others }: { $win } % of victories ({ $win-low }-{ $win-high }), { $loss } % of last places ({ $loss-low }-{ $loss-high }), { $points } points
arena-note = In brackets: the 95 % interval, over deals. Strength: 400 points more mean ten times as often ahead as behind.
error-bot = There is no bot “{ $got }” in this game. Expected: { $expected }, or cmd: and a program.
error-bots = An arena needs two different bots or more. Given: { $got }.
error-state = The file { $file } is of another run. Give the same options as then, or another file.
error-ray = Ray is not installed. Install it (pip install 'cattery[cluster]'), or leave out --ray.
analysed = The report is ready: { $file }
report-title = { $title }: what decides it
report-about = { $games } games of the rule of thumb with { $players } players, { $blocks } deals for each comparison of levels, seed { $seed }. Bars at the points: the 95 % interval, over games.
report-start = Share of victories by turn: 1 is whoever acts first
report-length = Share of games by the number of actions
report-skill = One of a level against copies of the next lower one: share of victories
error-plots = The charts need Matplotlib. Install it: pip install 'cattery[lab]'.
