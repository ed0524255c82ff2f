# The store: English
error-unavailable = The database cannot be reached: { $reason }.
error-silent = The database has not answered in time ({ $reason }).
error-busy = The database has been busy for too long. Nothing was changed; try again.
error-full = There is no space left for the database ({ $reason }).
error-read-only = The database can be read but not written ({ $reason }).
error-damaged = The database is damaged, or it is not a database of Cattery: { $reason }.
error-foreign = This is not a database of Cattery: { $got }.
error-version = The database was made by a newer Cattery (version { $got } of its tables, expected at most { $expected }).
error-closed = The database has been closed.
error-served = { $file } is used by another Cattery server already. Stop that one, or give this one a database of its own (--data or --database).
error-url = “{ $got }” is not the address of a database. Expected: { $expected }.
error-file-exists = { $file } exists already and was left as it is.
error-not-empty = The database is not empty: there are rows in “{ $table }”. Restore into a new one.
error-unknown-match = There is no match “{ $got }”.
error-seq-taken = The match has moved on in the meantime.
error-command-known = This command was carried out before.
