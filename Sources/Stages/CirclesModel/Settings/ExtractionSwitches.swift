/// What is taken out of notes (`Architecture.md` section 8); all of it where nobody says otherwise.
public struct ExtractionSwitches: Hashable, Sendable {
  /// Dates that are said in words.
  public var dates = true
  /// What the subject likes.
  public var interests = true
  /// What happened or will happen.
  public var events = true
  /// Job, family, travel.
  public var facts = true
  /// The note in its own words, at most 280 characters.
  public var summary = true

  /// Everything.
  public init() {}
}

extension ExtractionSwitches {
  private static var names: [(String, WritableKeyPath<ExtractionSwitches, Bool>)] {
    [
      ("dates", \.dates), ("interests", \.interests), ("events", \.events), ("facts", \.facts),
      ("summary", \.summary),
    ]
  }

  /// The names of what is left out, as pipeline files have them.
  public var left: [String] { Self.names.filter { !self[keyPath: $0.1] }.map(\.0) }

  /// Everything but what is named.
  public init(leaving left: [String]) {
    for (name, path) in Self.names where left.contains(name) { self[keyPath: path] = false }
  }
}
