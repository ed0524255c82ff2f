# For hosts (backup, restore, doctor, users, export-user, delete-user, prune): English

# Done
backed-up = { $file }: a backup of { $matches ->
    [one] 1 match
   *[other] { $matches } matches
} and { $users ->
    [one] 1 user
   *[other] { $users } users
}, { $size } MB, read back and sound.
restored = { $database }: restored from { $file }, { $matches ->
    [one] 1 match
   *[other] { $matches } matches
} and { $users ->
    [one] 1 user
   *[other] { $users } users
}, { $size } MB.
exported = All that is kept about { $name } ({ $user }). Times are UTC.
delete-ask = { $name } ({ $user }) sits at { $matches ->
    [one] 1 table
   *[other] { $matches } tables
}. The games stay, without the name; what this person wrote goes. This cannot be undone.
delete-prompt = Delete? [y/N]
delete-yes = y yes
delete-left = Nothing was changed.
deleted = { $name } ({ $user }) is deleted. { $matches ->
    [0] There were no games.
    [one] 1 game stays, without the name.
   *[other] { $matches } games stay, without the name.
}
pruned = Untouched for { $days ->
    [one] a day
   *[other] { $days } days
}: { $matches ->
    [one] 1 match
   *[other] { $matches } matches
} and { $users ->
    [one] 1 user
   *[other] { $users } users
} without any were thrown away.
would-prune = Untouched for { $days ->
    [one] a day
   *[other] { $days } days
}: { $matches ->
    [one] 1 match
   *[other] { $matches } matches
} and { $users ->
    [one] 1 user
   *[other] { $users } users
} without any would be thrown away. Nothing was changed.
no-users = There are no such users.
head-id = ID
head-name = NAME
head-seen = LAST SEEN
head-matches = MATCHES

# Doctor: levels
level-ok = ok
level-warning = warning
level-problem = problem

# Doctor: findings
python = Python { $version }, SQLite { $sqlite }.
packages = Cattery { $version } with all { $count } packages that it needs.
packages-unknown = Cattery is not installed as a package, so its packages were not checked.
packages-lacking = Packages that are missing or too old: { $packages }.
folder = Data folder { $folder }: can be written.
folder-missing = There is no data folder { $folder } yet.
folder-unwritable = Data folder { $folder } cannot be written: { $reason }.
others-may-look = { $file } can be opened by other users of this machine; hands and seeds of running games are in there.
space = { $size } MB are free.
file = { $file }: only its owner can read it.
wal = Log of writes beside the database: { $size } MB.
database = Database ({ $kind }) answers: { $size } MB.
database-missing = There is no database { $file } yet.
database-failed = { $reason }
no-tables = { $database } holds no tables yet.
migrations = Tables of version { $version }, the newest.
migrations-pending = Tables of version { $version }; still to come: { $pending }.
sound = The file is sound, page by page.
sound-server = The database server watches over its own files.
unsound = The file is damaged in { $count ->
    [one] 1 place
   *[other] { $count } places or more
}, first: { $first }
writable = The database can be written.
matches = Matches: { $lobby } not started, { $running } running, { $asleep } asleep, { $over } over; { $users ->
    [one] 1 user
   *[other] { $users } users
}.
rules = All matches are of rules that this program knows.
rules-unknown = { $count ->
    [one] 1 match
   *[other] { $count } matches
} of { $game }, rules { $version }, which this program does not know; { $unfinished } not over.
logs = { $count ->
    [one] The newest match was
   *[other] The newest { $count } matches were
} played again from the log and compared; at fault: { $wrong }.
log-wrong = Match { $match }: { $reason }
clock = Clock: { $here }.
clock-behind = The clock ({ $here }) is behind what is written already ({ $last }).
clock-apart = The clock ({ $here }) and the database server’s ({ $there }) differ.

# Doctor: what is wrong with a match
fault-seed = its seed is not the one that was promised.
fault-refused = it cannot be set up. { $reason }
fault-unreadable = it cannot be read.
fault-gap = row { $number } of its log is missing.
fault-action = row { $number } of its log is against the rules. { $reason }
fault-chance = row { $number } of its log holds cards that its seed does not give.
fault-seq = it says { $got } as its last row, the log { $expected }.
fault-status = its status is “{ $got }”, which its log is not.
fault-result = its result is not the one of its log.

# Doctor: what to do
do-python = Install Python 3.11 or newer, with SQLite 3.35 or newer.
do-packages = Install them: pip install --upgrade cattery, or make play in the source.
do-serve = “cattery serve” makes it. If you expected one, look at --data, --database and their variables.
do-folder = Make the folder this user’s own, or choose another with --data.
do-private = chmod go= { $file }
do-space = Make room: “cattery prune”, old backups, other files on this disk. A full disk stops every game, but loses none.
do-wal = Somebody has been reading for very long. Restart the server; if it stays, look for other programs that hold the file.
do-reach = Is the address right, does the server run, may this user read and write there?
do-busy = Another program holds the database. Find it and stop it.
do-upgrade = Install the newer Cattery that has used this database. Do not go back to an older one.
do-damaged = Stop the server, keep a copy of the file, and restore the last backup into a new one: cattery restore.
do-migrate = Make a backup, then restart the server: it brings the tables up to date by itself.
do-rules = Let them be finished by the Cattery that they were begun with; “cattery prune” throws old ones away.
do-log = Keep a copy of the database and report it. The match is refused or goes wrong; the others are not touched.
do-clock = Set the clock (NTP). Turn clocks and pruning depend on it.

# Errors
error-no-database = { $file }: there is no database. See --data and --database.
error-no-tables = { $database } holds no tables of Cattery yet.
error-old-tables = { $database } has tables of an older version ({ $version }). Copy it with pg_dump, then start the server once: it brings them up to date.
error-user = There is no user “{ $got }”. “cattery users” lists them.
error-backup = { $file } cannot be restored. { $reason }
error-backup-rows = { $file } cannot be restored: there are rows in it that no Cattery has written.
error-not-confirmed = Nobody answered, and nothing was deleted. --yes deletes without asking.
