import CirclesModel
import CirclesStore

/// Makes the matcher of a run from the contacts of the notebook.
struct MatcherSource {
  /// The version of the matcher.
  static let version = NobodyMatcher.version

  /// Tells whose a text is.
  let matcher: any NoteMatching
  /// The contacts that changed since a run.
  private(set) var changed: [ReviewRequest.ChangedContact] = []
  /// The identifiers of contacts, by id.
  private(set) var names: [String: String] = [:]

  /// A matcher that knows all contacts as they are now, and which of them have changed since that
  /// run; nil asks for none.
  static func matcher(
    _ session: ImportSession, _ options: ImportOptions, changedSince run: Int? = nil
  ) throws(StoreFailure) -> MatcherSource {
    var changed: [ReviewRequest.ChangedContact] = []
    var names: [String: String] = [:]
    try session.matchedPeople { matched in
      guard let run else { return }
      names[matched.id] = matched.person.identifier
      if matched.generation > run {
        changed.append(
          ReviewRequest.ChangedContact(
            id: matched.id, generation: matched.generation,
            keys: NobodyMatcher.keys(of: matched.person)))
      }
    }
    var source = MatcherSource(matcher: NobodyMatcher())
    source.changed = changed
    source.names = names
    return source
  }

  private init(matcher: any NoteMatching) { self.matcher = matcher }
}

struct NobodyMatcher: NoteMatching {
  static let version = 0
  func decide(_ note: NoteRecord) -> MatchDecision { MatchDecision() }
  func decide(_ part: ConversationPart) -> MatchDecision { MatchDecision() }
  func keys(of note: NoteRecord) -> [UInt64] { [] }
  func keys(of part: ConversationPart) -> [UInt64] { [] }
  static func keys(of person: KnownPerson) -> [UInt64] { [] }
}
