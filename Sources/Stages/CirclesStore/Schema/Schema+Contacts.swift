extension Schema {
  /// The contact itself. `key` is for rows below it; everything outside speaks of `id`.
  static let contacts = """
    CREATE TABLE contact (
      key INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      identifier TEXT NOT NULL UNIQUE,
      kind TEXT NOT NULL DEFAULT 'individual' CHECK (kind IN ('individual', 'organization')),
      name TEXT NOT NULL,
      name_prefix TEXT,
      given_name TEXT,
      middle_name TEXT,
      family_name TEXT,
      name_suffix TEXT,
      phonetic_given_name TEXT,
      phonetic_middle_name TEXT,
      phonetic_family_name TEXT,
      relationship_type TEXT NOT NULL DEFAULT 'Acquaintance',
      birthday_month INTEGER,
      birthday_day INTEGER,
      birthday_year INTEGER,
      birthday_calendar TEXT,
      birthday_era INTEGER,
      birthday_leap_month INTEGER,
      organization TEXT,
      department TEXT,
      job_title TEXT,
      note TEXT,
      family_details TEXT,
      job_info TEXT,
      travel_notes TEXT,
      last_connected_at TEXT,
      created_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
      modified_at TEXT NOT NULL DEFAULT (strftime('%Y-%m-%dT%H:%M:%SZ', 'now')),
      created_run INTEGER,
      source_gone_at TEXT
    ) STRICT;

    CREATE TABLE contact_group (
      key INTEGER PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      identifier TEXT NOT NULL UNIQUE,
      name TEXT NOT NULL,
      created_at TEXT NOT NULL,
      created_run INTEGER
    ) STRICT;

    CREATE TABLE group_member (
      group_key INTEGER NOT NULL REFERENCES contact_group (key) ON DELETE CASCADE,
      position INTEGER NOT NULL,
      identifier TEXT NOT NULL,
      contact_key INTEGER REFERENCES contact (key) ON DELETE SET NULL,
      PRIMARY KEY (group_key, position)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX group_member_contact ON group_member (contact_key) WHERE contact_key IS NOT NULL;
    """

  /// What a contact has several of, in the order of `position`, clustered by contact.
  static let children = """
    CREATE TABLE phone (
      contact_key INTEGER NOT NULL REFERENCES contact (key) ON DELETE CASCADE,
      position INTEGER NOT NULL,
      value TEXT NOT NULL,
      normalized TEXT,
      label TEXT NOT NULL DEFAULT '',
      preferred INTEGER NOT NULL DEFAULT 0,
      PRIMARY KEY (contact_key, position)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE email (
      contact_key INTEGER NOT NULL REFERENCES contact (key) ON DELETE CASCADE,
      position INTEGER NOT NULL,
      value TEXT NOT NULL,
      normalized TEXT,
      label TEXT NOT NULL DEFAULT '',
      preferred INTEGER NOT NULL DEFAULT 0,
      PRIMARY KEY (contact_key, position)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE address (
      contact_key INTEGER NOT NULL REFERENCES contact (key) ON DELETE CASCADE,
      position INTEGER NOT NULL,
      label TEXT NOT NULL DEFAULT '',
      po_box TEXT NOT NULL DEFAULT '',
      extended TEXT NOT NULL DEFAULT '',
      street TEXT NOT NULL DEFAULT '',
      city TEXT NOT NULL DEFAULT '',
      region TEXT NOT NULL DEFAULT '',
      postal_code TEXT NOT NULL DEFAULT '',
      country TEXT NOT NULL DEFAULT '',
      PRIMARY KEY (contact_key, position)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE labelled_date (
      contact_key INTEGER NOT NULL REFERENCES contact (key) ON DELETE CASCADE,
      position INTEGER NOT NULL,
      label TEXT NOT NULL DEFAULT '',
      month INTEGER,
      day INTEGER,
      year INTEGER,
      calendar TEXT NOT NULL DEFAULT 'gregorian',
      era INTEGER,
      leap_month INTEGER,
      PRIMARY KEY (contact_key, position)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE nickname (
      contact_key INTEGER NOT NULL REFERENCES contact (key) ON DELETE CASCADE,
      position INTEGER NOT NULL,
      value TEXT NOT NULL,
      PRIMARY KEY (contact_key, position)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE category (
      contact_key INTEGER NOT NULL REFERENCES contact (key) ON DELETE CASCADE,
      position INTEGER NOT NULL,
      value TEXT NOT NULL,
      PRIMARY KEY (contact_key, position)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE url (
      contact_key INTEGER NOT NULL REFERENCES contact (key) ON DELETE CASCADE,
      position INTEGER NOT NULL,
      value TEXT NOT NULL,
      label TEXT NOT NULL DEFAULT '',
      PRIMARY KEY (contact_key, position)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE handle (
      contact_key INTEGER NOT NULL REFERENCES contact (key) ON DELETE CASCADE,
      position INTEGER NOT NULL,
      service TEXT NOT NULL,
      value TEXT NOT NULL,
      url TEXT,
      PRIMARY KEY (contact_key, position)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE related (
      contact_key INTEGER NOT NULL REFERENCES contact (key) ON DELETE CASCADE,
      position INTEGER NOT NULL,
      type TEXT NOT NULL,
      name TEXT,
      identifier TEXT,
      related_key INTEGER REFERENCES contact (key) ON DELETE SET NULL,
      PRIMARY KEY (contact_key, position)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX related_to ON related (related_key) WHERE related_key IS NOT NULL;

    CREATE TABLE extra (
      contact_key INTEGER NOT NULL REFERENCES contact (key) ON DELETE CASCADE,
      position INTEGER NOT NULL,
      name TEXT NOT NULL,
      value TEXT NOT NULL,
      label TEXT NOT NULL DEFAULT '',
      PRIMARY KEY (contact_key, position)
    ) STRICT, WITHOUT ROWID;

    CREATE TABLE photo (
      contact_key INTEGER PRIMARY KEY REFERENCES contact (key) ON DELETE CASCADE,
      media_type TEXT,
      byte_count INTEGER NOT NULL DEFAULT 0,
      digest TEXT,
      url TEXT,
      data BLOB
    ) STRICT;

    CREATE TABLE identifier (
      normalized TEXT NOT NULL,
      contact_key INTEGER NOT NULL REFERENCES contact (key) ON DELETE CASCADE,
      value TEXT NOT NULL,
      run_key INTEGER,
      PRIMARY KEY (normalized, contact_key)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX identifier_contact ON identifier (contact_key);

    CREATE TABLE alias (
      key INTEGER PRIMARY KEY,
      contact_key INTEGER NOT NULL REFERENCES contact (key) ON DELETE CASCADE,
      name TEXT NOT NULL,
      normalized TEXT NOT NULL,
      origin TEXT NOT NULL DEFAULT 'manual',
      created_at TEXT NOT NULL,
      run_key INTEGER,
      UNIQUE (contact_key, normalized)
    ) STRICT;
    CREATE INDEX alias_normalized ON alias (normalized);

    CREATE TABLE birthday_occurrence (
      contact_key INTEGER NOT NULL REFERENCES contact (key) ON DELETE CASCADE,
      day TEXT NOT NULL,
      turns INTEGER,
      PRIMARY KEY (contact_key, day)
    ) STRICT, WITHOUT ROWID;
    """
}
