package import CirclesModel

/// A field of a record type.
package struct CloudField: Hashable, Sendable {
  /// How a field is written.
  package enum Kind: String, Sendable {
    case text = "STRING"
    case number = "INT64"
    /// Milliseconds since 1970.
    case time = "TIMESTAMP"
    /// Texts; in a row with `separator` between them.
    case list = "STRING_LIST"
    /// The id of a contact with whom the record goes.
    case contact = "REFERENCE"
    /// A file that is uploaded apart.
    case file = "ASSETID"
  }

  /// Who may change it.
  package enum Side: Sendable {
    /// The notebook alone: what the app writes there is overwritten.
    case notebook
    /// Both: the notebook takes what the app writes.
    case both
    /// Both, but the notebook has no place for what the app writes: from then on it is left alone.
    case app
  }

  /// What the cloud calls it.
  package let name: String
  /// How it is written.
  package let kind: Kind
  /// Who may change it.
  package let side: Side

  init(_ name: String, _ kind: Kind, _ side: Side = .notebook) {
    (self.name, self.kind, self.side) = (name, kind, side)
  }

  static let separator: Character = "\u{1E}"
  /// The picture of a contact.
  package static let photo = CloudField("profilePhotoAsset", .file, .app)

  /// Writes the field with a value, whose reference is a record's name.
  package func write(
    _ value: CloudValue, to json: inout JSONWriter, zone: String = "CirclesZone"
  ) {
    json.key(dynamic: name)
    json.object { json in
      json.key("value")
      value.write(to: &json, zone: zone)
      json.key("type")
      json.value(kind.rawValue)
    }
  }
}

/// A record type of the app and the rows it is made of: one column for each field under the field's
/// name, after the column `id`.
package struct CloudRecordType: Sendable {
  /// What the cloud calls it.
  package let name: String
  /// Its fields, in their order.
  package let fields: [CloudField]
  /// The bytes that one text may take as JSON; CloudKit takes records of up to 1 MB.
  let textLimit: Int
  let sql: String

  /// In the order they are sent: what is referred to comes first.
  package static let all = [contact, interaction, connection, unassignedNote, settings]

  /// The name of the record of a row. CloudKit takes up to 255 ASCII characters; other programs may
  /// have put any text into an id.
  package func recordName(of id: String) -> String { Self.recordName(name, id) }

  static func recordName(_ type: String, _ id: String) -> String {
    let isPlain = id.utf8.allSatisfy {
      ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) || ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x2D
    }
    let short = isPlain && (1...200).contains(id.utf8.count)
    return "\(type)-" + (short ? id : "x" + UUIDv5.text(of: id))
  }
}

extension CloudRecordType {
  package static let contact = CloudRecordType(
    name: "Contact",
    fields: [
      CloudField("name", .text, .both), CloudField("identifier", .text),
      CloudField("relationshipType", .text, .both), CloudField("birthday", .time, .both),
      CloudField("birthdayYear", .number, .both), CloudField("birthdayMonth", .number, .both),
      CloudField("birthdayDay", .number, .both),
      CloudField("birthdayCalendar", .text, .both), CloudField("familyDetails", .text, .both),
      CloudField("interests", .list, .app),
      CloudField("jobInfo", .text, .both), CloudField("religiousEvents", .list, .app),
      CloudField("travelNotes", .text, .both),
      CloudField("topicsToAvoid", .list, .app), CloudField("lastConnected", .time, .app),
      CloudField("createdAt", .time),
      CloudField("modifiedAt", .time),
    ],
    textLimit: 60_000,
    sql: """
      SELECT c.id, c.name, c.identifier, c.relationship_type AS relationshipType,
        CASE WHEN coalesce(birthday_calendar, 'gregorian') = 'gregorian' AND birthday_era IS NULL
            AND birthday_year BETWEEN 1 AND 9999
          THEN \(time("printf('%04d-%02d-%02d', birthday_year, birthday_month, birthday_day)"))
        END AS birthday,
        birthday_year AS birthdayYear, birthday_month AS birthdayMonth,
        birthday_day AS birthdayDay, birthday_calendar AS birthdayCalendar,
        coalesce(nullif(c.family_details, ''), \(facts("family"))) AS familyDetails,
        \(said("interest", "f.name")) AS interests,
        coalesce(nullif(c.job_info, ''), \(facts("job")),
          nullif(coalesce(c.job_title, '')
            || iif(c.job_title <> '' AND c.organization <> '', ', ', '')
            || coalesce(c.organization, ''), '')) AS jobInfo,
        \(said("mentioned_date", "f.holiday")) AS religiousEvents,
        coalesce(nullif(c.travel_notes, ''), \(facts("travel"))) AS travelNotes,
        \(said("topic_to_avoid", "f.text")) AS topicsToAvoid,
        \(time("c.last_connected_at")) AS lastConnected, \(time("c.created_at")) AS createdAt,
        \(time("c.modified_at")) AS modifiedAt,
        EXISTS (SELECT 1 FROM photo AS p WHERE p.contact_key = c.key AND length(p.data) > 0)
          AS hasPhoto
      FROM contact AS c ORDER BY c.id
      """)

  package static let interaction = CloudRecordType(
    name: "Interaction",
    fields: [
      CloudField("contactReference", .contact, .both), CloudField("content", .text, .both),
      CloudField("interactionDate", .time, .app),
      CloudField("source", .text), CloudField("rawText", .text), CloudField("createdAt", .time),
    ],
    textLimit: 300_000,
    sql: """
      SELECT id, contact_id AS contactReference, content,
        \(time("interaction_date")) AS interactionDate, source, raw_text AS rawText,
        \(time("created_at")) AS createdAt
      FROM interaction ORDER BY id
      """)

  package static let connection = CloudRecordType(
    name: "Connection",
    fields: [
      CloudField("fromContact", .contact), CloudField("toContact", .contact),
      CloudField("connectionType", .text),
      CloudField("context", .text, .app), CloudField("introducedBy", .text, .app),
      CloudField("dateEstablished", .time, .app),
    ],
    textLimit: 150_000,
    sql: """
      SELECT json_array(from_contact_id, to_contact_id, connection_type) AS id,
        from_contact_id AS fromContact, to_contact_id AS toContact,
        connection_type AS connectionType, context, introduced_by AS introducedBy,
        \(time("date_established")) AS dateEstablished
      FROM connection ORDER BY from_contact_id, to_contact_id, connection_type
      """)

  package static let unassignedNote = CloudRecordType(
    name: "UnassignedNote",
    fields: [
      CloudField("content", .text, .both), CloudField("source", .text),
      CloudField("rawText", .text),
      CloudField("createdAt", .time),
    ],
    textLimit: 300_000,
    sql: """
      SELECT id, content, source, raw_text AS rawText, \(time("created_at")) AS createdAt
      FROM unassigned_note ORDER BY id
      """)

  /// One record; the two maps are JSON objects.
  package static let settings = CloudRecordType(
    name: "UserSettings",
    fields: [
      CloudField("defaultReminderInterval", .number, .both),
      CloudField("relationshipTypeReminders", .text, .both),
      CloudField("otherSettings", .text),
    ],
    textLimit: 300_000,
    sql: """
      SELECT 'settings' AS id,
        max(iif(key = 'reminder_days', CAST(value AS INTEGER), NULL)) AS defaultReminderInterval,
        json_group_object(substr(key, 15), CAST(value AS INTEGER))
          FILTER (WHERE key GLOB 'reminder_days.*') AS relationshipTypeReminders,
        json_group_object(key, value)
          FILTER (WHERE key <> 'reminder_days' AND key NOT GLOB 'reminder_days.*') AS otherSettings
      FROM (SELECT key, value FROM user_settings ORDER BY key)
      """)

  /// Milliseconds of a time as text; NULL for words such as `now`, which SQLite would take as well.
  private static func time(_ column: String) -> String {
    """
    iif(\(column) GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-*', \
    CAST(strftime('%s', \(column)) AS INTEGER) * 1000, NULL)
    """
  }

  /// What notes say of the contact, each thing once.
  private static func said(_ table: String, _ value: String) -> String {
    """
    (SELECT group_concat(word, char(30)) FROM (
      SELECT DISTINCT replace(\(value), char(30), ' ') AS word
      FROM interaction AS i JOIN note AS n ON n.id = i.id
      JOIN \(table) AS f ON f.note_key = n.key
      WHERE i.contact_id = c.id AND n.extracted_for = c.key AND \(value) <> '' ORDER BY word))
    """
  }

  private static func facts(_ key: String) -> String {
    """
    (SELECT group_concat(word, '; ') FROM (
      SELECT DISTINCT f.text AS word FROM interaction AS i JOIN note AS n ON n.id = i.id
      JOIN fact AS f ON f.note_key = n.key AND f.key = '\(key)'
      WHERE i.contact_id = c.id AND n.extracted_for = c.key ORDER BY word))
    """
  }
}
