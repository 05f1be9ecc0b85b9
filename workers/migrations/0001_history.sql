-- The history of the amounts: who reads and writes it is workers/history/d1.ts.

-- Each change of a field of the document primes_parrainage, as the cron saw it. Times are milliseconds since the epoch,
-- amounts euros; NULL stands for « the document gives no amount ».
CREATE TABLE change (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  field TEXT NOT NULL,
  from_euros REAL,
  to_euros REAL,
  -- When Firestore says the document was last changed; NULL where it did not say.
  changed_at INTEGER,
  -- When the reading that saw it began.
  seen_at INTEGER NOT NULL
) STRICT;

-- The amounts by the newest reading: what the next one is compared with, in the same transaction.
CREATE TABLE state (
  field TEXT PRIMARY KEY,
  euros REAL NOT NULL
) STRICT, WITHOUT ROWID;

-- When the document was watched: a reading prolongs the newest period, or begins another after an interruption.
CREATE TABLE watch (
  from_at INTEGER PRIMARY KEY,
  until_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What is to be said of the whole record. « example » = « 1 »: it was made up, to look at the site with.
CREATE TABLE about (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
