import CirclesModel
import VCard

/// Days of the model as text in the forms of address books.
enum DateText {
  /// `1990-03-15`, `--03-15`, `1990-03`, `1990`, `--03`, `---15`; nil for no such form.
  static func vCard(_ date: PartialDate) -> String? {
    DateNotation.extended(year: date.year, month: date.month, day: date.day)
  }

  /// The same in the basic form that vCard 4.0 asks for.
  static func basic(_ date: PartialDate) -> String? {
    DateNotation.basic(year: date.year, month: date.month, day: date.day)
  }

  /// `57450203`, `-0203` with a hyphen for an unknown year, four digits of era in front where the
  /// calendar counts in eras.
  static func apple(_ date: PartialDate) -> String? {
    DateNotation.apple(era: date.era, year: date.year, month: date.month, day: date.day)
  }
}
