# Les pages : français
about = Trois jeux de cartes avec des chats, des souris et de la vermine, dans votre navigateur et sur les téléphones de vos amis. Gratuit et sans compte.
skip = Aller au contenu
menu = Menu
guest = Invité
bots = Robots
offline = Pas de connexion. Votre partie est en sûreté ; cette page continue d’essayer.
away-title = Le serveur est injoignable
away-text = Vos parties sont en sécurité. Peut-être que cet appareil n’a pas de connexion, ou que le serveur redémarre.
away-again = Réessayer
copy = Copier
copied = Copié
yes = oui
no = non
back-to-table = Retour à la table
to-home = Vers les jeux

nav-mine = Mes parties
nav-settings = Réglages
nav-rules = Règles

# La première page
home-title = Chats, souris et vermine
home-running = Continuer à jouer
home-more = { $count ->
    [one] 1 autre partie
   *[other] { $count } autres parties
}
home-play-now = Jouer tout de suite
home-with-friends = Jouer entre amis
home-players = { $players } joueurs
home-minutes = { $minutes } min
home-jump = Invité ? Saisissez votre code
home-join = Rejoindre des amis
home-code = Lien ou code
home-join-button = Rejoindre
home-no-code = Ce n’est pas le lien d’une table. Demandez-le encore une fois.

# Une nouvelle table
new-title = Nouvelle table : { $game }
your-name = Votre nom
players = Nombre de joueurs
new-who = Qui joue ?
new-friends = Des amis, chacun sur son appareil
new-friends-note = Vous recevez un lien et un code QR à transmettre.
new-bots = Vous contre des robots
new-bots-note = La partie commence aussitôt.
new-device = Plusieurs personnes sur cet appareil
new-device-note = Vous vous le passez ; personne ne voit les cartes des autres.
new-others = Qui d’autre joue ici ?
new-other = Joueur { $number }
new-others-note = Laissez le reste vide : des robots y prendront place.
new-options = Changer certaines règles
new-number = de { $low } à { $high } ; d’habitude : { $usual }
new-settings = Horloge, rythme et conseils
new-make = Dresser la table
new-begin = Distribuer les cartes
preset = Règles
as-preset = comme dans les règles ci-dessus
setting-turn = Temps pour un tour
setting-pace = Vitesse des robots
setting-hints = Conseils sur demande
setting-spectators = Qui a le lien peut regarder
clock-0 = pas d’horloge
clock-30 = 30 secondes
clock-60 = 1 minute
clock-180 = 3 minutes
clock-86400 = 1 jour
clock-259200 = 3 jours
pace-600 = vite
pace-1200 = calmement
pace-2500 = lentement
error-option = « { $got } » ne convient pas ici : { $option } Attendu : { $expected }.

# Avant la partie
lobby-invite = Invitez vos amis
lobby-link = Lien de cette table
here-only = Seul cet ordinateur peut ouvrir ce lien.
here-only-how = Pour laisser entrer les téléphones et ordinateurs de la maison, arrêtez Cattery et relancez-le ainsi :
lobby-seats = À la table
lobby-invited = { $player } vous invite à jouer
lobby-open = Une place vous attend
lobby-no-account = Ni compte ni application : un nom suffit.
lobby-full = Toutes les places sont prises.
lobby-full-watch = Vous pourrez regarder ici dès que la partie commencera. Pour jouer, demandez une place à l’hôte.
lobby-full-closed = Cette table n’admet pas de spectateurs. Pour jouer, demandez une place à l’hôte.
lobby-wait = { $player } lancera la partie dès que tout le monde sera là.
lobby-options = Règles de cette table
lobby-clock = Temps pour un tour : { $time }. Ensuite, un robot joue.
lobby-no-spectators = Seuls les joueurs voient la partie.
hints-off = Jouer sans conseils
hints-on = Autoriser les conseils
settled-changed = Différent à cette table :
clock = { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}
join-button = Prendre place
start = Lancer la partie
start-note = { $count ->
    [one] Une place est encore libre ; si vous lancez maintenant, un robot la prend.
   *[other] { $count } places sont encore libres ; si vous lancez maintenant, des robots les prennent.
}
start-full = Tout le monde est là.
start-missing = Pas encore là : { $players }. Si vous lancez maintenant, un robot remplace les absents jusqu’à leur arrivée.
leave = Quitter la table
leave-ask = Quitter cette partie ? Un robot garde votre place ; vous pouvez revenir à tout moment.
level = Niveau des robots
level-personas = Les débutants et les tranquilles ont un tempérament, indiqué à côté du nom. Il est tiré au sort pour cette table et cette place.

seat-open = encore libre
seat-you = vous
seat-host = hôte
seat-bot = robot
seat-bot-add = Ajouter un robot
seat-clear = Libérer la place
seat-away = absent
seat-taken-over = Un robot garde cette place
seat-turn = joue
status-lobby = { $free ->
    [0] Toutes les places sont prises ; on peut commencer.
    [one] Pas commencée ; 1 place libre.
   *[other] Pas commencée ; { $free } places libres.
}
status-asleep = En sommeil jusqu’à ce que quelqu’un revienne.

# La confiance
fair-title = La donne était-elle honnête ?
fair-text = Un nombre secret, tiré quand cette table a été dressée, décide des cartes. Son empreinte est ci-dessous. Après la partie le nombre est révélé, et chacun peut vérifier qu’aucune carte n’a été choisie ni changée entre-temps. Jusqu’au départ vous pouvez y mêler des mots à vous.
fair-entropy = Vos propres mots
fair-add = Mêler
fair-added = Vos mots y sont.
proof-title = Comment les cartes ont été distribuées
proof-text = Le nombre secret, les mots de chacun, toutes les cartes et tous les coups sont dans le relevé de cette partie. Chaque carte découle du nombre, dont l’empreinte était connue avant le départ.
proof-secret = Le nombre secret
proof-commitment = Son empreinte, montrée avant le départ
proof-entropy = Mêlé par les joueurs
proof-get = Télécharger le relevé
proof-how = Cattery, sur votre ordinateur, le vérifie carte par carte :

# La table
turn = C’est à { $player } de jouer.
    .you-player = C’est à vous de jouer.
news = Ce qui vient de se passer
log = Ce qui s’est passé
watching = Vous regardez : voici ce que tout le monde peut voir.
lesson = Que se passe-t-il ?
hint = Conseil
hint-says = Un bon coup : { $action }
hint-why = Pourquoi
talk = Discussion
talk-say = Dites quelque chose
talk-send = Envoyer
emote-hello = Bonjour !
emote-well-played = Bien joué !
emote-thinking = Je réfléchis…
emote-oops = Oups !
emote-laugh = Ha ha !
emote-thanks = Merci !

# La fin et la relecture
end-scores = Score : { $what }
rematch = Rejouer
rematch-go = Vers la partie suivante
rematch-waits = Une nouvelle partie avec les mêmes personnes vous attend.
uncovered = Ce qui était caché
replay = Revoir la partie
replay-title = La partie revue : { $game }
replay-deal = La donne
replay-step = Coup { $step } sur { $last }
replay-steps = Parcourir la partie
replay-first = À la donne
replay-previous = Un coup en arrière
replay-next = Un coup en avant
replay-last = Au dernier coup
replay-go = Montrer
replay-quiet = Rien de visible d’ici.
replay-view = Vu par
replay-all = Toutes cartes ouvertes
replay-table = Spectateurs
replay-hands = Mains
replay-link = Lien vers cette position
replay-hidden = Ce qui était caché à ce moment
error-replay-memory = Qui a annoncé quoi aux manches précédentes : dans ce jeu, il faut s’en souvenir. On pourra revoir la partie quand elle sera finie.
turning-points = Les tournants de la partie
turning-note = Estimation faite après coup, toutes cartes ouvertes.
turning-step = Coup { $step } :
turning-point = Tournant :
chance-rises = { $player } voit ses chances de victoire monter de { $before } % à { $after } %.
    .you-player = Vos chances de victoire montent de { $before } % à { $after } %.
chance-falls = { $player } voit ses chances de victoire tomber de { $before } % à { $after } %.
    .you-player = Vos chances de victoire tombent de { $before } % à { $after } %.
risk-rises = { $player } voit son risque de perdre monter de { $before } % à { $after } %.
    .you-player = Votre risque de perdre monte de { $before } % à { $after } %.
risk-falls = { $player } voit son risque de perdre tomber de { $before } % à { $after } %.
    .you-player = Votre risque de perdre tombe de { $before } % à { $after } %.

# Une partie pour apprendre
example = Comment on joue : un exemple
example-title = Une partie d’exemple : { $game }
example-choice = Votre coup : { $action }
example-why = Pourquoi ?
example-next = Suite
example-steps = Tous les coups
example-explained = Expliqué :
example-now = À vous d’essayer

# Les règles
rules-title = Les règles : { $game }
rules-read = Lire les règles
rules-contents = Chapitres
rules-cards = Les cartes
rules-here = À cette table :

# Mes parties
mine-title = Mes parties
mine-running = À continuer
mine-over = Terminées
mine-none = Vous n’avez pas encore joué ici.
mine-date = { DATETIME($when, dateStyle: "medium") }
mine-results = Résultats
mine-by-game = Par jeu
mine-by-opponent = Par adversaire
mine-opponent-note = Contre un adversaire, on compte qui de vous deux a fini devant. Qui gagne ensemble ou a le même score fait match nul.
tally-game = Jeu
tally-opponent = Adversaire
tally-games = Parties
tally-won = Gagnées
tally-drawn = Nulles
tally-lost = Perdues
mine-data = Vos données
mine-data-text = Ce serveur ne vous connaît que par un cookie de ce navigateur. Il garde votre nom, vos parties et ce que vous avez écrit à la table.
mine-export = Télécharger tout ce qui est gardé sur moi
mine-forget = Supprimer tout ce qui est gardé sur moi
mine-forget-ask = Supprimer votre nom et vos parties pour de bon ?
mine-forget-text = Votre nom, ce que vous avez écrit et cette liste sont supprimés. Dans les parties en cours, des robots prennent vos places. Les parties finies restent aux autres, sans votre nom. On ne peut pas revenir en arrière.
mine-forget-yes = Oui, tout supprimer
mine-forget-no = Non, tout garder
forgotten = Vous êtes oublié.
forgotten-text = Plus rien n’est gardé ici à votre sujet. Vous pouvez rejouer quand vous voulez, comme si c’était la première fois.

# Réglages
settings-keep = Garder ces réglages
settings-kept = C’est noté.
settings-name-note = Pour les prochaines tables où vous prendrez place.
notify = Me prévenir quand c’est à moi
look-language = Langue
look-language-none = celle du navigateur
look-theme = Couleurs
look-theme-none = celles du système
look-theme-light = claires
look-theme-dark = sombres
look-confirm = Confirmer chaque coup
look-confirm-note = Chaque coup attend quelques secondes et peut être annulé.
look-confirm-none = non
look-confirm-on = oui
look-sound = Sons
look-sound-note = Un son bref quand c’est à vous.
look-sound-none = coupés
look-sound-on = activés
look-hints = Expliquer la situation
look-hints-note = Quelques mots à côté de la table sur ce qui se passe.
look-hints-none = non
look-hints-on = oui
look-chat = Discussion
look-chat-none = la cacher
look-chat-on = la montrer

# Ce qui a échoué
refused-title = Cela n’a pas marché
error-cookies = Ce navigateur ne garde pas de cookies : Cattery ne peut donc pas savoir que la place est à vous. Autorisez les cookies pour ce site et réessayez.
error-form = Ce formulaire est illisible. Rechargez la page et réessayez.
advice-cookies = C’est un seul cookie, qui ne sert à rien d’autre. Dans une fenêtre privée, il dure jusqu’à sa fermeture.
advice-unknown-match = Le lien a peut-être été coupé, ou la table est rangée depuis longtemps. Demandez le lien encore une fois, ou dressez une nouvelle table.
advice-not-found = L’adresse a peut-être été coupée ou mal saisie.
advice-rate = Revenez en arrière et réessayez dans un instant.
advice-fault = Si cela se reproduit, dites-le à qui s’occupe de ce serveur.
advice-not-seated = Si vous y avez une place, ouvrez le lien dans le navigateur où vous vous êtes assis.

# Plusieurs personnes sur un appareil
curtain-title = Passez l’appareil
curtain = Passez l’appareil à { $player }.
curtain-open = Je suis { $player }
confirm = Envoyer ce coup ?
confirm-now = Tout de suite
cancel = Annuler
keys = Touches
close = Fermer
big-screen = Sur un grand écran

# Une personne sur plusieurs appareils, et le retour
device-title = Continuer sur un autre appareil
device-text = Lisez ce code avec l’autre appareil, ou ouvrez-y le lien. Il ne sert qu’une fois, pendant dix minutes. Qui l’ouvre joue à votre place : ne le montrez à personne d’autre.
device-link = Lien pour l’autre appareil
device-here-title = Continuer ici ?
device-here-text = Cet appareil jouera alors sous votre nom, comme l’autre.
device-here-instead = Jusqu’ici, sur cet appareil, vous êtes { $name }. Si vous continuez, ce navigateur oublie { $name } : d’ici, personne ne retrouvera ses parties ni ses résultats.
device-here-games = { $count ->
    [one] { $name } a une partie en cours ; un bot y prendra bientôt le relais.
   *[other] { $name } a { $count } parties en cours ; des bots y prendront bientôt le relais.
}
device-here-keep = Pour les garder, ouvrez le lien dans un autre navigateur, ou emportez d’abord { $name } sur un autre appareil.
device-here = Continuer ici
device-here-stay = Rester { $name }
error-link = Ce lien a déjà servi ou n’est plus valable. Demandez-en un nouveau sur l’autre appareil.
back = Retour
take-back = Reprendre ma place
taken-over = Un robot joue pour vous.

# Clock and vote
clock-left = Temps restant :
kick-title = Exclure quelqu’un
kick-note = Si plus de la moitié des autres personnes le veulent, un robot prend la place pour de bon. Une seule voix ne suffit que si la personne est absente.
kick = Voter contre { $player }
kick-ask = Voter pour donner définitivement la place de { $player } à un robot ?
kick-votes = { $votes ->
    [one] 1 voix
   *[other] { $votes } voix
}
