# Pour les hôtes (backup, restore, doctor, users, export-user, delete-user, prune) : français

# C’est fait
backed-up = { $file } : sauvegarde de { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
} et de { $users ->
    [one] { $users } personne
   *[other] { $users } personnes
}, { $size } Mo, relue et intacte.
restored = { $database } : restauration depuis { $file }, { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
} et { $users ->
    [one] { $users } personne
   *[other] { $users } personnes
}, { $size } Mo.
exported = Tout ce qui est gardé sur { $name } ({ $user }). Les heures sont en UTC.
delete-ask = { $name } ({ $user }) a une place à { $matches ->
    [one] { $matches } table
   *[other] { $matches } tables
}. Les parties restent, sans le nom ; ce que cette personne a écrit disparaît. C’est irréversible.
delete-prompt = Supprimer ? [o/N]
delete-yes = o oui
delete-left = Rien n’a changé.
deleted = Suppression faite : { $name } ({ $user }). { $matches ->
    [0] Il n’y avait pas de partie.
    [one] { $matches } partie reste, sans le nom.
   *[other] { $matches } parties restent, sans le nom.
}
pruned = Sans changement depuis { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} et donc supprimées : { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
} et { $users ->
    [one] { $users } personne
   *[other] { $users } personnes
} sans partie.
would-prune = Sans changement depuis { $days ->
    [one] { $days } jour
   *[other] { $days } jours
} et donc à supprimer : { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
} et { $users ->
    [one] { $users } personne
   *[other] { $users } personnes
} sans partie. Rien n’a changé.
no-users = Il n’y a personne de ce nom.
head-id = ID
head-name = NOM
head-seen = DERNIÈRE VISITE
head-matches = PARTIES

# Doctor : niveaux
level-ok = bon
level-warning = attention
level-problem = problème

# Doctor : constats
python = Python { $version }, SQLite { $sqlite }.
packages = Cattery { $version } avec les { $count } paquets qu’il lui faut.
packages-unknown = Cattery n’est pas installé comme paquet ; ses paquets n’ont pas été vérifiés.
packages-lacking = Paquets absents ou trop anciens : { $packages }.
folder = Dossier de données { $folder } : on peut y écrire.
folder-missing = Le dossier de données { $folder } n’existe pas encore.
folder-unwritable = On ne peut pas écrire dans le dossier de données { $folder } : { $reason }.
others-may-look = D’autres utilisateurs de cette machine peuvent ouvrir { $file } ; il contient les mains et les graines des parties en cours.
space = { $size } Mo sont libres.
file = { $file } : lisible par son seul propriétaire.
wal = Journal d’écriture à côté de la base : { $size } Mo.
database = La base de données ({ $kind }) répond : { $size } Mo.
database-missing = La base de données { $file } n’existe pas encore.
database-failed = { $reason }
no-tables = { $database } ne contient pas encore de tables.
migrations = Tables en version { $version }, la plus récente.
migrations-pending = Tables en version { $version } ; encore à venir : { $pending }.
sound = Le fichier est intact, page par page.
sound-server = Le serveur de base de données veille lui-même sur ses fichiers.
unsound = Le fichier est abîmé en { $count ->
    [one] { $count } endroit
   *[other] { $count } endroits ou plus
}, d’abord : { $first }
writable = On peut écrire dans la base de données.
matches = Parties : { $lobby } pas commencées, { $running } en cours, { $asleep } endormies, { $over } finies ; { $users ->
    [one] { $users } personne
   *[other] { $users } personnes
}.
rules = Toutes les parties suivent des règles que ce programme connaît.
rules-unknown = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
} de { $game }, règles { $version }, que ce programme ne connaît pas ; pas finies : { $unfinished }.
logs = { $count ->
    [one] { $count } partie récente rejouée depuis son journal et comparée
   *[other] { $count } parties récentes rejouées depuis leur journal et comparées
} ; en défaut : { $wrong }.
log-wrong = Partie { $match } : { $reason }
clock = Horloge : { $here }.
clock-behind = L’horloge ({ $here }) retarde sur ce qui est déjà écrit ({ $last }).
clock-apart = L’horloge ({ $here }) et celle du serveur de base de données ({ $there }) diffèrent.

# Doctor : ce qui ne va pas dans une partie
fault-seed = sa graine n’est pas celle qui était promise.
fault-refused = elle ne peut pas être mise en place. { $reason }
fault-unreadable = elle est illisible.
fault-gap = il manque la ligne { $number } de son journal.
fault-action = la ligne { $number } de son journal est contraire aux règles. { $reason }
fault-chance = la ligne { $number } de son journal contient des cartes que sa graine ne donne pas.
fault-seq = elle donne { $got } comme dernière ligne, le journal { $expected }.
fault-status = son état est « { $got } », celui de son journal non.
fault-result = son résultat n’est pas celui de son journal.

# Doctor : que faire
do-python = Installez Python 3.11 ou plus récent, avec SQLite 3.35 ou plus récent.
do-packages = Installez-les : pip install --upgrade cattery, ou make play dans les sources.
do-serve = « cattery serve » s’en charge. S’il devait déjà exister, voyez --data, --database et leurs variables.
do-folder = Donnez le dossier à cet utilisateur, ou choisissez-en un autre avec --data.
do-private = chmod go= { $file }
do-space = Faites de la place : « cattery prune », vieilles sauvegardes, autres fichiers de ce disque. Un disque plein arrête toutes les parties, mais n’en perd aucune.
do-wal = Quelqu’un lit depuis très longtemps. Redémarrez le serveur ; si cela dure, cherchez d’autres programmes qui tiennent le fichier.
do-reach = L’adresse est-elle juste, le serveur tourne-t-il, cet utilisateur peut-il y lire et y écrire ?
do-busy = Un autre programme tient la base de données. Trouvez-le et arrêtez-le.
do-upgrade = Installez le Cattery plus récent qui a utilisé cette base. Ne revenez pas à un plus ancien.
do-damaged = Arrêtez le serveur, gardez une copie du fichier et restaurez la dernière sauvegarde dans un nouveau : cattery restore.
do-migrate = Faites une sauvegarde, puis redémarrez le serveur : il met lui-même les tables à jour.
do-rules = Laissez-les finir avec le Cattery qui les a commencées ; « cattery prune » supprime les anciennes.
do-log = Gardez une copie de la base et signalez-le. Cette partie est refusée ou se passe mal ; les autres ne sont pas touchées.
do-clock = Réglez l’horloge (NTP). Le temps des tours et le ménage en dépendent.

# Erreurs
error-no-database = { $file } : il n’y a pas de base de données. Voyez --data et --database.
error-no-tables = { $database } ne contient pas encore de tables de Cattery.
error-old-tables = { $database } a des tables d’une version plus ancienne ({ $version }). Copiez-la avec pg_dump, puis démarrez une fois le serveur : il les met à jour.
error-user = Il n’y a personne sous « { $got } ». « cattery users » en donne la liste.
error-backup = { $file } ne peut pas être restauré. { $reason }
error-backup-rows = { $file } ne peut pas être restauré : il contient des lignes qu’aucun Cattery n’a écrites.
error-not-confirmed = Personne n’a répondu, et rien n’a été supprimé. --yes supprime sans demander.
