# Mots communs : français
seat-name = Joueur { $number }
list-separator = { ", " }
sentence-separator = { " " }

# Erreurs : jeux et options
error-game = Il n’y a pas de jeu « { $got } ». Jeux : { $expected }.
error-option = { $title } n’a pas d’option « { $got } ». Options : { $expected }.
error-option-value = « { $got } » ne convient pas ici : { $what } Attendu : { $expected } (option { $option }).
error-players = On ne peut pas jouer à { $title } à { $got }. Joueurs : { $expected }.
error-level = Il n’y a pas de robot de niveau « { $got } ». Niveaux : { $expected }.
error-preset = { $title } n’a pas de préréglage « { $got } ». Préréglages : { $expected }.
error-rule = Il n’y a pas de règle « { $got } ». Règles : { $expected }.
error-number = « { $got } » n’est pas un nombre valable ici. Attendu : { $expected }.
error-names = Il y a plus de noms que de places : { $got } noms pour { $expected } joueurs.
error-name = Le nom « { $got } » ne convient pas. Attendu : 1 à { $most } caractères visibles, sans changement du sens d’écriture.
error-chat = « { $got } » ne peut pas être dit ainsi. Attendu : 1 à { $most } caractères visibles, sans changement du sens d’écriture.

# Erreurs : actions
error-over = La partie est finie. { $got } ne peut plus rien faire ({ $expected }).
error-not-your-turn = Ce n’est pas à { $got } de jouer, mais à { $expected }.
error-not-chance = C’est à un joueur d’agir ici, pas au hasard.
error-action-number = « { $got } » n’est pas le numéro d’une action. Attendu : { $expected }.
error-action-text = « { $got } » n’est pas une action. Attendu : { $expected }.
error-illegal = « { $got } » n’est pas possible maintenant. Attendu : { $expected }.

# Erreurs : fichiers
error-playthrough = ligne { $line } : « { $got } » au lieu de « { $expected } ».
error-playthrough-line = ligne { $line } : { $reason }
error-playthrough-short = le fichier s’arrête avant la ligne { $line }, où l’on attendait « { $expected } ».
error-playthrough-long = ligne { $line } : « { $got } », alors que la partie est finie et que rien ne devait suivre.
error-playthrough-size = le fichier a { $got } caractères ou plus ; on en lit { $expected } au maximum (ligne { $line }).
error-playthrough-secret = ligne { $line } : ce secret ne correspond pas à l’engagement de la ligne { $committed }.
error-playthrough-seed = ligne { $line } : cette graine ne découle pas du secret et de ce que les joueurs ont ajouté, jusqu’à la ligne { $last }.
error-in-file = { $file }, { $reason }
error-file-missing = { $file } : ce fichier n’existe pas.
error-file-directory = { $file } est un dossier. On attendait un fichier.
error-file-permission = { $file } : accès refusé.
error-file-full = { $file } : plus de place sur le disque.
error-file-text = { $file } n’est pas un texte en UTF-8. On attendait une partie enregistrée par Cattery.
error-file-other = { $file } : { $reason }.
error-file-other-content = { $file } existe déjà et n’est pas une partie enregistrée. Rien n’y a été changé.
error-file-over = { $file } : cette partie est finie. « cattery replay » la montre.
error-file-no-seed = { $file } ne contient pas de graine, la partie ne peut donc pas continuer. « cattery replay » la montre.
error-seed = « { $got } » n’est pas une graine. Attendu : jusqu’à { $expected } chiffres hexadécimaux, en nombre pair.
error-open-spiel = OpenSpiel n’est pas installé ; le paquet s’appelle open-spiel.

# La fin d’une partie
wins = { $player } gagne !
    .you-player = Vous gagnez !
loses = { $player } perd. Tous les autres gagnent.
    .you-player = Vous perdez. Tous les autres gagnent.
win-together = Victoire partagée : { $players }.
nobody-wins = Match nul.

# Robots
level-beginner = débutant
level-casual = tranquille
level-regular = moyen
level-strong = fort
level-expert = expert
about-beginner = Laisse passer bien des choses, évalue mal et suit son tempérament.
about-casual = Laisse parfois passer quelque chose, et a aussi son tempérament.
about-regular = N’oublie rien et joue selon le bon sens.
about-strong = Essaie de tête ce que chaque coup peut donner.
about-expert = En essaie bien davantage et réfléchit un instant de plus.
level-and-persona = { $level } · { $persona }
