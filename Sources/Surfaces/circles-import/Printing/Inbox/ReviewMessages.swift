/// What a review answers to a key or line that it cannot follow.
enum ReviewMessages {
  static let unknownKey = "Unknown key; press ? for help."
  static let noName = "A new person needs a name: n NAME"
  static let noMatches = "No matches."
  static let firstEntry = "This is the first entry."
  static let nothingToUndo = "Nothing to undo yet."
  static let severalDays = "A conversation of several days cannot be edited as one text."
  static let textUnchanged = "The text did not change."
  static let noText = "A note needs a text."

  /// The text changed while the editor was open; where what was written in it lies.
  static func changedMeanwhile(keptIn path: String) -> String {
    "The text was changed elsewhere meanwhile. What you wrote is kept in \(path)."
  }

  /// A number without a suggestion or search result.
  static func noSuchNumber(_ number: Int) -> String { "There is no number \(number) here." }
}
