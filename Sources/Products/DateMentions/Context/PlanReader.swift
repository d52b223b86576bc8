/// Reads what was said or arranged in the past of a day that lies ahead: "said she comes on Monday", "was
/// asked to speak on 5 December", "got an appointment on Friday".
struct PlanReader {
  let lattice: Lattice

  private static func keys(_ words: String) -> Set<UInt64> {
    Set(words.split(whereSeparator: \.isWhitespace).map { WordKey.of($0) })
  }

  private static let persons = keys("he she we they i")
  /// What stands behind a person and is no verb of theirs, or no present one.
  private static let idle = keys(
    "all both also just put read hit cut beat quit set let on in at by to for from with and or about"
  )
  private static let asking = keys(
    "asked invited told decided agreed promised planned hoped arranged offered")
  private static let settling = keys(
    "cancelled canceled postponed rescheduled booked reserved arranged scheduled")
  private static let getting = keys("got bought made had found given ordered")
  private static let bookings = keys(
    """
    appointment interview slot ticket tickets reservation booking exam hearing surgery operation scan
    """)
  private static let changed = keys(
    "cancelled canceled postponed rescheduled announced confirmed called scrapped")
  private static let being = keys("been was were got is")
  private static let to = WordKey.of("to")

  /// Whether a verb of the past tells of a plan for what stands before `day`.
  func reach(from verb: Int, to day: Int) -> Bool {
    guard verb + 2 < day else { return false }
    let tokens = lattice.tokens
    let between = (verb + 1)..<day
    // "said she comes on": its own verbs of the past would have been met first.
    let isSaid = between.dropLast().contains { index in
      Self.persons.contains(tokens[index].key) && tokens[index + 1].kind == .word
        && !Self.idle.contains(tokens[index + 1].key) && !lattice.has(.on, at: index + 1)
        && !lattice.has(.the, at: index + 1) && index + 1 < day - 1
    }
    if isSaid { return true }
    let key = tokens[verb].key
    if Self.asking.contains(key), between.contains(where: { tokens[$0].key == Self.to }) {
      return true
    }
    if Self.settling.contains(key) { return true }
    return Self.getting.contains(key)
      && between.contains { Self.bookings.contains(tokens[$0].key) }
  }

  /// "asked for a letter before the 14th", "wanted it back by the 3rd": what was asked for lies ahead.
  func isAsked(before day: Int) -> Bool {
    lattice.tokens[max(0, day - Self.asked)..<day].contains { Self.wishes.contains($0.key) }
  }
  private static let asked = 10
  private static let wishes = keys("asked wanted needed promised wants needs")

  /// "on 5 December has been cancelled": what is off lay ahead.
  func changes(_ index: Int) -> Bool {
    index > 0 && Self.changed.contains(lattice.tokens[index].key)
      && Self.being.contains(lattice.tokens[index - 1].key)
      || Self.being.contains(lattice.tokens[index].key) && index + 1 < lattice.tokens.count
        && Self.changed.contains(lattice.tokens[index + 1].key)
  }

  /// Whether a word that is an English verb is another language's here: "afspraak met Sanne op 5 mei".
  func isForeign(_ index: Int) -> Bool {
    guard lattice.tokens[index].isIn(.otherwise) else { return false }
    let near = max(0, index - Sentence.reach)..<min(lattice.tokens.count, index + Sentence.reach)
    return near.contains { lattice.tokens[$0].isIn(.own) }
  }
}
