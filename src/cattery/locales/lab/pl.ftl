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
arena-standings = Klasyfikacja
arena-standing = { $rank }. { $bot } (miejsce { $rank-low }–{ $rank-high }): siła { $points } ({ $low } do { $high }), średnio { $win } % zwycięstw, w najgorszym razie { $worst } % przeciw { $others }; połowa odpowiedzi w { $median } ms, 99 % w { $slow } ms
arena-faults = { $bot } nie dał poprawnej odpowiedzi w tylu swoich grach: { $faults }; są przegrane.
arena-payoffs = Jeden bot przeciw kopiom drugiego
arena-meeting = { $bot } przeciw { $others }: { $win } % zwycięstw ({ $win-low }–{ $win-high }), { $loss } % ostatnich miejsc ({ $loss-low }–{ $loss-high }), punkty: { $points }
arena-note = W nawiasach przedział ufności 95 %, liczony po rozdaniach. Siła: 400 punktów więcej to dziesięć razy częściej wyżej niż niżej.
error-bot = W tej grze nie ma bota „{ $got }”. Oczekiwano: { $expected } albo cmd: i programu.
error-bots = Arena potrzebuje co najmniej dwóch różnych botów. Podano: { $got }.
error-state = Plik { $file } pochodzi z innego przebiegu. Podaj te same opcje co wtedy albo inny plik.
error-ray = Ray nie jest zainstalowany. Zainstaluj go (pip install 'cattery[cluster]') albo pomiń --ray.
analysed = Raport jest gotowy: { $file }
report-title = { $title }: co rozstrzyga
report-about = Partie według praktycznej zasady: { $games }, graczy: { $players }, rozdań na porównanie poziomów: { $blocks }, ziarno: { $seed }. Kreski przy punktach: przedział ufności 95 %, liczony po partiach.
report-start = Udział zwycięstw według kolejności: 1 działa pierwszy
report-length = Udział partii według liczby akcji
report-skill = Jeden gracz danego poziomu przeciw kopiom niższego: udział zwycięstw
error-plots = Wykresy wymagają Matplotlib. Zainstaluj: pip install 'cattery[lab]'.
