# La ligne de commande : français

# Aide : le cadre
usage = usage :
usage-options = [options]
usage-command = COMMANDE [options]
heading-commands = Commandes
heading-arguments = Arguments
heading-options = Options
heading-examples = Exemples
help = Des jeux de cartes de chats, de souris et de vermine, contre des robots ou entre amis au même clavier.
    « cattery COMMANDE --help » en dit plus sur une commande.
examples =
    cattery play
        choisir un jeu et y jouer contre des robots
    cattery play felix --players 3
        Felix contre deux robots
    cattery rules cockroach-poker --lang fr
        les règles du Poker des cafards, en français
exit-codes = Codes de sortie : 0 tout va bien, 1 « doctor » a trouvé un problème, 2 erreur (une ligne sur la sortie d’erreur), 130 interruption.

# Commandes
about-play = jouer ici, contre des robots ou entre amis
about-watch = regarder jouer des robots, en toutes lettres
about-replay = raconter une partie enregistrée, vue d’une place
about-verify = vérifier une partie enregistrée, ligne par ligne
about-rules = les règles d’un jeu
about-options = ce que l’on peut régler dans un jeu
about-simulate = faire jouer beaucoup de parties aux robots et compter
about-bench = mesurer la vitesse des jeux sur cette machine
about-warm = préparer d’avance la forme rapide des règles
help-play = Jouer dans ce terminal. Les robots prennent les places où personne n’est assis.
    La partie est enregistrée après chaque action ; « cattery play » propose de la reprendre.
help-watch = Regarder des robots jouer entre eux, en spectateur ou depuis une place.
help-replay = Raconter une partie enregistrée depuis le début, vue par un spectateur ou depuis une place.
help-verify = Vérifier qu’une partie enregistrée suit les règles, et sa graine si elle en a une.
    Sinon, la première ligne fautive est nommée et le code de sortie est 2.
help-rules = Les règles d’un jeu, numérotées, et ses options avec leurs valeurs.
help-options = Toutes les options et tous les préréglages d’un jeu : ce qu’ils décident, leurs valeurs, la valeur par défaut.
help-simulate = Faire jouer beaucoup de parties aux robots : parties et coups par seconde, scores, parts de victoires avec leurs intervalles, longueurs, fins.
help-bench = Mesurer la vitesse des jeux sur cette machine.
help-warm = Préparer maintenant la forme rapide des règles, pour que la première simulation commence aussitôt.
examples-simulate =
    cattery simulate felix --players 4 --games 10000
        dix mille parties jouées avec bon sens
    cattery simulate cat-and-mouse --policy random --json
        des joueurs au hasard, sortie pour les programmes
examples-bench =
    cattery bench
        tous les jeux
    cattery bench --json
        de même pour les programmes
examples-warm =
    cattery warm
        tous les jeux
examples-play =
    cattery play felix
        Felix à quatre : vous et trois robots
    cattery play cockroach-poker --players 5 --hotseat 1,2 --name Ada --name Bo
        Ada et Bo partagent le clavier, trois robots complètent la table
    cattery play felix --preset french --option rounds=5
        règle française, cinq manches
    cattery play felix --server http://192.168.1.20:8642
        sur un serveur (« cattery serve »), avec des amis à d’autres terminaux ; il dit comment ils vous rejoignent
examples-watch =
    cattery watch felix --pace 0
        toute une partie d’un coup
    cattery watch cat-and-mouse --seat 1 --seed 2a
        ce que voit le premier joueur d’une partie que l’on peut répéter
examples-replay =
    cattery replay partie.txt
        telle que la voyait un spectateur
    cattery replay partie.txt --seat all
        toutes cartes ouvertes, quand la partie est finie
examples-verify =
    cattery verify partie.txt
        dit que tout est en ordre, ou nomme la première ligne fautive
    cattery verify partie.txt --json
        de même pour les programmes
examples-rules =
    cattery rules felix
        les règles de Felix
    cattery rules felix --players 3 --preset french
        avec les options de la règle française
examples-options =
    cattery options felix
        toutes les options de Felix
    cattery options felix --json
        de même pour les programmes

# À remplacer
meta-game = JEU
meta-number = N
meta-preset = NOM
meta-option = NOM=VALEUR
meta-seat = PLACE
meta-seats = PLACES
meta-name = NOM
meta-seed = HEX
meta-file = FICHIER
meta-seconds = SECONDES
meta-lang = LANGUE

# Arguments
arg-play-game = l’un de { $games } ; on vous le demande s’il manque
arg-game = l’un de { $games }
arg-file = une partie enregistrée par Cattery
opt-version = afficher la version
opt-help = afficher cette aide
opt-lang = en, fr, de, pl ou zh ; sinon celle du système
opt-players = nombre de joueurs
opt-preset = un préréglage, par son nom (voir : cattery options JEU)
opt-option = une option ; peut être répété
opt-play-seat = votre place, à partir de 1 (sinon 1)
opt-hotseat = plusieurs personnes à ce clavier : leurs places, par exemple 1,3, ou all
opt-name = le nom d’un joueur, d’abord les personnes, puis les robots ; peut être répété
opt-seed = décide de tout le hasard : même graine, même donne
opt-load = reprendre une partie enregistrée
opt-pace = pause après l’action d’un robot
opt-seat-watch = qui regarde : une place à partir de 1, ou all pour tout voir (sinon un spectateur)
opt-seat-replay = qui regarde : une place à partir de 1, ou all pour tout voir quand la partie est finie (sinon un spectateur)
opt-json = sortie pour les programmes
opt-json-lines = sortie pour les programmes, un objet JSON par ligne
opt-games = nombre de parties
opt-policy = qui joue : random (au hasard), heuristic (le bon sens), ou un par place : heuristic,random
opt-seed-number = même nombre, mêmes parties
opt-plain = exécuter les règles en Python ordinaire
opt-compiled = exécuter les règles en code machine (par défaut)
opt-threads = nombre de fils d’exécution

# Ce que disent les commandes
verified = En ordre : { $game }, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}, fin { $ending }, scores { $scores }.
verified-running = En ordre : { $game }, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}, partie en cours.

# Erreurs
error-command = Il n’y a pas de commande « { $got } ». Commandes : { $expected }.
error-language = Il n’y a pas de langue « { $got } ». Langues : { $expected }.
error-required = Il manque { $what }. Voir : { $command }
error-unrecognized = « { $got } » n’est pas compris. Voir : { $command }
error-no-value = L’option { $option } demande une valeur.
error-value-given = L’option { $option } ne prend pas de valeur.
error-value = { $option } ne peut pas valoir « { $got } ». Attendu : { $expected }.
error-together = { $first } ne va pas avec { $second }.
error-not-over = La partie n’est pas finie, « { $got } » ne peut donc pas être montré. Attendu : { $expected }.
error-arguments = Ces arguments ne sont pas compris : { $reason }.
meta-policy = STYLES
arg-warm-game = l’un de { $games } ; tous s’il manque
arg-bench-game = l’un de { $games } ; tous s’il manque
opt-bench-seconds = durée de chaque mesure
error-policies = Styles de jeu donnés : { $got }. Attendu : un pour tous, ou { $expected }, un par joueur.

# Où un serveur garde ses parties
meta-url = URL
meta-folder = DOSSIER
opt-database = où sont gardées les parties : sqlite:///FICHIER ou postgresql://NOM@HÔTE/BASE (sinon $CATTERY_DATABASE, ou cattery.db dans le dossier de données)
opt-data = dossier de données (sinon $CATTERY_DATA, ou celui où vos parties sont enregistrées)

# Le serveur
about-serve = héberger des parties entre amis, chez soi ou sur le réseau
help-serve = Garde les parties et y fait jouer par HTTP des personnes, des programmes et des bots.
    Sans autre indication, seule cette machine y a accès. Ctrl-C l’arrête ; les parties en cours reprennent au prochain démarrage.
examples-serve =
    cattery serve
        ici, pour essayer
    cattery serve --lan
        pour tout le réseau local
    cattery serve --public-url https://cats.example.org
        derrière un serveur web qui a le certificat
meta-host = HÔTE
opt-host = adresse d’écoute (sinon $CATTERY_HOST, ou 127.0.0.1, que seule cette machine atteint)
opt-port = port d’écoute (sinon $CATTERY_PORT, ou 8642) ; 0 pour un port libre
opt-lan = ouvrir à tout le réseau local (comme $CATTERY_LAN=1)
opt-public-url = l’adresse que l’on utilise, s’il y a un mandataire entre les deux (sinon $CATTERY_PUBLIC_URL)
opt-bot-workers = processus où réfléchissent les bots (sinon $CATTERY_BOT_WORKERS, ou 1)
opt-open = ouvrir la page dans le navigateur, s’il y a un écran
opt-rate = requêtes par seconde permises à un joueur (sinon $CATTERY_RATE, ou 30) ; 0 pour ne pas limiter
meta-level = NIVEAU
opt-log-level = debug (une ligne par requête), info, warning ou error (sinon $CATTERY_LOG_LEVEL, ou info)

# Pour les hôtes
about-backup = pour l’hôte : copier la base de données pendant que le serveur tourne
about-restore = pour l’hôte : remplir une base vide depuis une sauvegarde
about-doctor = pour l’hôte : tout examiner et dire que faire
about-users = pour l’hôte : les personnes que le serveur connaît, avec leurs identifiants
about-export-user = pour l’hôte : tout ce qui est gardé sur une personne
about-delete-user = pour l’hôte : oublier une personne ; les parties restent
about-prune = pour l’hôte : supprimer les vieilles parties
help-backup = Copier un instant de la base de données d’un serveur dans un nouveau fichier, quelle qu’en soit l’espèce. Le serveur continue pendant ce temps.
    Gardez ce fichier pour vous : il contient les mains et les graines des parties en cours.
help-restore = Remplir une base vide depuis une sauvegarde : un nouveau fichier, ou une base vide sur un serveur.
    Tout est restauré, ou rien.
help-doctor = Examiner Python, le dossier de données, la base et les parties les plus récentes. Chaque ligne est bonne, une mise en garde ou un problème, avec ce qu’il faut faire. S’il y a un problème, le code de sortie est 1.
help-users = Les personnes qu’un serveur connaît, les dernières venues en tête.
help-export-user = Tout ce qui est gardé sur une personne, à lui remettre. Rien de ce que les autres cachent n’y figure.
help-delete-user = Supprimer une personne et tout ce qu’elle a écrit. Les parties restent, sans le nom ; des robots continuent celles qui sont en cours.
help-prune = Supprimer les parties qui ne sont pas en cours et que personne n’a touchées depuis tant de jours, et les personnes qui n’en ont pas et ne sont pas revenues depuis.
examples-backup =
    cattery backup cattery-lundi.db
        depuis le dossier de données
    cattery backup lundi.db --database postgresql://cattery@localhost/cattery
        depuis PostgreSQL
examples-restore =
    cattery restore cattery-lundi.db --data neuf
        dans un dossier « neuf », pour un serveur avec --data neuf
    cattery restore lundi.db --database postgresql://cattery@localhost/vide
        de SQLite à PostgreSQL, ou l’inverse
examples-doctor =
    cattery doctor
        la base du dossier de données
    cattery doctor --matches 100000 --json
        rejouer toutes les parties ; sortie pour les programmes
examples-users =
    cattery users
        tout le monde
    cattery users ada
        celles qui ont « ada » dans leur nom
examples-export-user =
    cattery export-user k3J9xQ2mZp0aLw7T --json
        pour que la personne l’emporte
examples-delete-user =
    cattery delete-user k3J9xQ2mZp0aLw7T
        demande d’abord
    cattery delete-user --yes -- -3J9xQ2mZp0aLw7T
        ne demande pas ; un identifiant qui commence par - vient après --
examples-prune =
    cattery prune --days 90 --dry-run
        ce qui serait supprimé
    cattery prune --days 90
        et voilà
meta-user = ID
arg-backup-file = le fichier à écrire ; il ne doit pas encore exister
arg-restore-file = une sauvegarde
arg-user = l’identifiant de la personne (voir : cattery users)
arg-users-name = une partie d’un nom ; tout le monde s’il manque
opt-check-matches = combien des parties les plus récentes sont rejouées (sinon 100)
opt-yes = ne pas demander
opt-days = jours sans changement
opt-dry-run = dire seulement ce qui serait supprimé

# Une partie sur un serveur
meta-match = PARTIE
meta-levels = NIVEAUX
opt-server = jouer sur ce serveur plutôt qu’ici, avec des personnes ailleurs
opt-join = rejoindre cette partie du serveur, ou y revenir
opt-bots = niveaux des robots (beginner, casual, regular, strong, expert), un par place : casual,expert ; le dernier vaut pour les suivants (avec --server, les autres places restent libres)
error-needs = { $first } ne va qu’avec { $second }.
verified-fair = Chaque carte découle de la graine à laquelle on s’était engagé avant le début : { $commitment }. À comparer avec ce que montrait la table avant la donne.

# Arène et analyse
about-arena = faire jouer des robots les uns contre les autres et mesurer leur force
about-analyse = chercher ce qui décide d’une partie, avec un rapport et des graphiques
help-arena = Chaque robot joue contre chaque autre : à tour de rôle sur chaque place, des copies de l’autre sur toutes les autres, avec la même donne pour chaque place.
    Les robots sont des niveaux, ou vos propres programmes qui parlent en lignes JSON (docs/bots.md). La même graine donne les mêmes résultats, quel que soit le nombre de processus.
help-analyse = Faire jouer beaucoup de parties aux robots et écrire un rapport : places, cartes, annonces, longueurs, part de l’adresse. Graphiques en HTML, chiffres en JSON et CSV.
examples-arena =
    cattery arena felix --players 4 --bots casual,regular,strong --blocks 200
        trois niveaux
    cattery arena felix --bots regular --bot 'cmd:python3 examples/outside_bot.py' --state essai.jsonl
        un programme à vous ; interrompu puis relancé, l’essai continue
examples-analyse =
    cattery analyse felix --players 4
        un rapport dans le dossier felix-report
opt-arena-bots = niveaux, séparés par des virgules (sinon tous ceux du jeu)
opt-arena-bot = un programme : cmd: puis la commande qui le lance ; peut être répété
opt-blocks = nombre de donnes par rencontre ; chacune est jouée une fois de chaque place
opt-nodes = combien d’essais un robot qui cherche peut faire par décision (sinon selon son niveau)
opt-workers = nombre de processus
opt-time-limit = combien de temps un programme peut réfléchir à une action
opt-ray = jouer sur une grappe Ray : son adresse, ou local pour une sur cette machine
opt-state = garder dans ce fichier ce qui est fait, et le reprendre
opt-logs = garder toutes les parties dans ce dossier
opt-analyse-games = nombre de parties de la règle empirique
opt-analyse-blocks = nombre de donnes par comparaison de niveaux
opt-out = dossier du rapport
meta-program = PROGRAMME
meta-address = ADRESSE
