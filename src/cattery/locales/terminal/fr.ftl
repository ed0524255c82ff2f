# La table au terminal : français

# Avant la partie
which = Quel jeu ?
players = { $players } joueurs
unfinished = Reprendre : { $title }, { $players } joueurs, { $actions ->
    [one] { $actions } action jouée
   *[other] { $actions } actions jouées
}, dernière fois le { $when }
new-game = Nouvelle partie : { $title }
at-table = À la table : { $players }.
opponents = Vous jouez contre { $players }.
bot = { $player } ({ $manner })
which-level = { $bots ->
    [one] Quel niveau pour le robot ?
   *[other] Quel niveau pour les { $bots } robots ? Un numéro pour tous, ou un pour chacun : 1 3 5
}
level = { $level } : { $about }
getting-ready = Les robots se préparent. La première fois, cela prend jusqu’à une minute.
introduction = Tapez un numéro pour choisir, ? pour les règles et l’aide.
bot-name = { $number ->
    [1] Minette
    [2] Tigrou
    [3] Luna
    [4] Oscar
    [5] Plume
    [6] Simba
    [7] Réglisse
    [8] Gribouille
    [9] Caramel
    [10] Moustache
    [11] Pépin
   *[other] Biscotte
}

# À l’invite
prompt = { $expected } (? aide) :
prompt-plain = { $expected } :
prompt-usual = { $expected } (Entrée : { $usual }) :
prompt-step = { $expected } (Entrée : retour) :
error-choice = « { $got } » n’est pas un choix possible ici. Attendu : { $expected }.
hint = Un bon coup : { $action } ({ $text })
saved = Enregistré : { $file }
not-kept = La partie continue, mais elle n’est pas enregistrée.
commands = Vous pouvez taper :
    un numéro   ce choix ; plusieurs numéros répondent à plusieurs questions d’un coup : 3 1
    une action  comme dans la liste ou comme dans les fichiers de partie (h en montre un exemple)
    ?           les règles et cette aide ; ? et un numéro montre une seule règle
    h           un conseil : ce que ferait le plus fort des robots, et pourquoi
    l           le journal ; l et un nombre en montre autant de lignes
    s           enregistre ; s et un nom de fichier y met une copie
    q           quitte ; la partie est gardée et peut être reprise
curtain = Passez le clavier à { $name }.
curtain-prompt = { $name }, appuyez sur Entrée quand personne d’autre ne regarde.

# En partant
left = La partie est enregistrée. « cattery play » propose de la reprendre ({ $file }).
left-unsaved = La partie n’a pas pu être enregistrée.

# La fin
scores = Score ({ $what }) :
you = Vous
uncovered = Ce qui était caché :
finished = Pour la revoir : cattery replay { $file }
check-deal = Vérifier qu’aucune carte n’a été choisie : cattery verify { $file }
not-over = La partie n’est pas encore finie ({ $actions ->
    [one] { $actions } action jouée
   *[other] { $actions } actions jouées
}).

# Règles et options
options-here = Options de cette partie, à { $players } joueurs
players-and-default = Joueurs : { $players } ; { $default } si rien n’est précisé.
value = { $value } ({ $words })
a-number = un nombre
default = (par défaut)
default-number = Par défaut : { $number }
presets = Préréglages

# Une partie sur un serveur
your-name = Votre nom :
match = { $title }, { $players } joueurs, partie { $id }
share = Pour vous rejoindre :
join-command = { "    " }{ $command }
unfinished-online = Reprendre : { $title }, { $players } joueurs, partie { $id }
prompt-lobby = start (? aide) :
lobby = À la table : { $players }. { $open ->
    [0] Aucune place libre.
    [one] { $open } place libre.
   *[other] { $open } places libres.
}
fingerprint = Empreinte du nombre secret qui décide des cartes : { $fingerprint }. Jusqu’au départ, vous pouvez y mêler des mots à vous : tapez m, puis ces mots.
mixed-in = Vos mots y sont.
lobby-host = Tapez start pour commencer ; des robots prennent les places libres.
lobby-guest = L’hôte va lancer la partie.
commands-online = Vous pouvez taper :
    start       commence la partie (l’hôte, avant le début)
    b NIVEAUX   met des robots aux places libres : b casual expert (l’hôte, avant le début)
    m TEXTE     mêle des mots à vous à la donne (avant le début)
    un numéro   ce choix ; plusieurs numéros répondent à plusieurs questions d’un coup : 3 1
    une action  comme dans la liste ou comme dans les fichiers de partie (h en montre un exemple)
    ?           les règles et cette aide ; ? et un numéro montre une seule règle
    h           un conseil : ce que ferait le plus fort des robots, et pourquoi
    l           le journal ; l et un nombre en montre autant de lignes
    c TEXTE     parle à la table
    q           quitte ; la place est gardée pour le même nom
waiting = C’est à { $player } de jouer.
chat = { $player } : { $text }
emote = { $player } { $text ->
    [hello] dit bonjour.
    [well-played] dit : bien joué !
    [thinking] réfléchit.
    [oops] dit : oups !
    [laugh] rit.
   *[thanks] dit merci.
}
is-away = { $player } s’absente.
is-back = { $player } est de retour.
taken-over = Un robot joue pour { $player }.
clock = Temps pour jouer : jusqu’à { $time }
connection-lost = Connexion perdue ; nouvel essai…
connection-back = Connexion rétablie.
left-online = Votre place est gardée. Pour y revenir :
again = Rejouer avec les mêmes personnes
no-more = Quitter
rematch = Une nouvelle partie avec les mêmes personnes vous attend.
error-server = { $text }
error-url = « { $got } » n’est pas l’adresse d’un serveur. Attendu : par exemple { $expected }.
error-unreachable = { $url } est injoignable : { $reason }.
error-not-cattery = Ce que répond { $url } ne vient pas d’un serveur Cattery de cette version.
error-certificate = Le certificat de { $url } n’est pas valable : { $reason }.
error-version = { $title } : le serveur suit la version { $got } des règles, ce programme la version { $expected }.
error-no-level = Aucun niveau n’est donné. Tapez b puis un niveau par robot : b casual expert. Niveaux : { $expected }.
error-no-seat = Vous n’avez plus de place dans cette partie.
error-hint = Le conseil arrive trop tard : une autre décision est demandée.
error-wait = C’est à { $player } de jouer.
