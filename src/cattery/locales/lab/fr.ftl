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
arena-standings = Classement
arena-standing = { $rank }. { $bot } (rang { $rank-low }–{ $rank-high }) : force { $points } ({ $low } à { $high }), { $win } % des victoires en moyenne, au pire { $worst } % contre { $others } ; la moitié des réponses en { $median } ms, 99 % en { $slow } ms
arena-faults = { $bot } n’a pas répondu correctement dans { $faults } de ses parties et les a perdues.
arena-payoffs = Un robot contre des copies d’un autre
arena-meeting = { $bot } contre { $others } : { $win } % des victoires ({ $win-low }–{ $win-high }), { $loss } % des dernières places ({ $loss-low }–{ $loss-high }), { $points } points
arena-note = Entre parenthèses, l’intervalle à 95 %, sur les donnes. Force : 400 points de plus, c’est finir devant dix fois plus souvent que derrière.
error-bot = Il n’y a pas de robot « { $got } » dans ce jeu. Attendu : { $expected }, ou cmd: suivi d’un programme.
error-bots = Il faut au moins deux robots différents. Donnés : { $got }.
error-state = Le fichier { $file } vient d’un autre essai. Donnez les mêmes options qu’alors, ou un autre fichier.
error-ray = Ray n’est pas installé. Installez-le (pip install 'cattery[cluster]'), ou laissez --ray de côté.
analysed = Le rapport est prêt : { $file }
report-title = { $title } : ce qui décide
report-about = { $games } parties de la règle empirique à { $players } joueurs, { $blocks } donnes par comparaison de niveaux, graine { $seed }. Barres autour des points : l’intervalle à 95 %, sur les parties.
report-start = Part des victoires selon le tour : 1 agit en premier
report-length = Part des parties selon le nombre d’actions
report-skill = Un joueur d’un niveau contre des copies du niveau inférieur : part des victoires
error-plots = Les graphiques demandent Matplotlib. Installez-le : pip install 'cattery[lab]'.
