-- Who wrote what into the document, as the cron saw it: only ever added to, and left alone by every restore of the history.
-- It may be there already where the other tables are made anew.
CREATE TABLE IF NOT EXISTS trail (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- A field of the document, a word of confirmation among them.
  name TEXT NOT NULL,
  -- Values as the document has them; NULL where the field was not there, or is not any more.
  was TEXT,
  is_now TEXT,
  -- When Firestore says that the document was changed, and when the reading began that saw it: ms since the epoch.
  changed_at INTEGER,
  seen_at INTEGER NOT NULL,
  -- The account that the command signed in with; NULL where the document was changed otherwise.
  account TEXT
) STRICT;
