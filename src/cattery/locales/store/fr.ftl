# Le stockage : français
error-unavailable = La base de données est inaccessible : { $reason }.
error-silent = La base de données n’a pas répondu à temps ({ $reason }).
error-busy = La base de données est restée occupée trop longtemps. Rien n’a changé ; réessayez.
error-full = Il n’y a plus de place pour la base de données ({ $reason }).
error-read-only = La base de données peut être lue, mais pas modifiée ({ $reason }).
error-damaged = La base de données est abîmée, ou ce n’est pas une base de Cattery : { $reason }.
error-foreign = Ce n’est pas une base de données de Cattery : { $got }.
error-version = La base de données vient d’un Cattery plus récent (version { $got } des tables, au plus { $expected } attendue).
error-closed = La base de données est fermée.
error-served = { $file } est déjà utilisé par un autre serveur Cattery. Arrêtez l’autre, ou donnez à celui-ci sa propre base de données (--data ou --database).
error-url = « { $got } » n’est pas l’adresse d’une base de données. Attendu : { $expected }.
error-file-exists = { $file } existe déjà et n’a pas été touché.
error-not-empty = La base de données n’est pas vide : « { $table } » contient déjà des lignes. Restaurez dans une base neuve.
error-unknown-match = Il n’y a pas de partie « { $got } ».
error-seq-taken = La partie a continué entre-temps.
error-command-known = Cette commande a déjà été exécutée.
