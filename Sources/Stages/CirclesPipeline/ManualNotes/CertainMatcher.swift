import CirclesModel

/// Says of every text that it is about one person: the user said so.
struct CertainMatcher<Base: NoteMatching>: NoteMatching {
  static var version: Int { Base.version }
  static func keys(of person: KnownPerson) -> [UInt64] { Base.keys(of: person) }

  /// Tells the keys by which a text is found again.
  let base: Base
  let identifier: String
  let name: String

  private var decision: MatchDecision {
    var decision = MatchDecision(
      contact: MatchSuggestion(identifier: identifier, name: name, confidence: 1), confidence: 1,
      evidence: [.written])
    decision.isByHand = true
    return decision
  }

  func decide(_ note: NoteRecord) -> MatchDecision { decision }
  func decide(_ part: ConversationPart) -> MatchDecision { decision }
  func keys(of note: NoteRecord) -> [UInt64] { base.keys(of: note) }
  func keys(of part: ConversationPart) -> [UInt64] { base.keys(of: part) }
}
