public import CirclesModel

/// The day on which somebody died, as cards tell it (DEATHDATE, RFC 6474).
public enum DeathDay {
  /// What it is called among the dates of a contact.
  static let label = "death"

  /// Whether a row of `labelled_date` is one, in SQL.
  public static let isOne = "lower(label) = '\(label)'"

  /// Whether a contact is not known to have died, in SQL; `table` is what the contact is called there.
  public static func isAlive(_ table: String) -> String {
    """
    NOT EXISTS (SELECT 1 FROM labelled_date AS death
      WHERE death.contact_key = \(table).key AND \(isOne))
    """
  }

  /// The day of a contact; nil for none.
  public static func of(_ fields: ContactFields) -> PartialDate? {
    fields.dates.first { $0.label.lowercased() == label }?.date
  }
}
