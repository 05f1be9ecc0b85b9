-- What the record once took for true, and was not: the rows of « change » stay as they were seen, and this stands beside them.
-- Times are milliseconds since the epoch, amounts euros. Who writes it is a person (npm run history -- correct), who reads it the cron.
CREATE TABLE correction (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  field TEXT NOT NULL,
  -- From when until when the document said something wrong.
  from_at INTEGER NOT NULL,
  until_at INTEGER NOT NULL,
  -- What was true; NULL stands for « no amount ».
  euros REAL,
  -- Why, in the words that visitors read.
  reason TEXT NOT NULL,
  written_at INTEGER NOT NULL
) STRICT;
