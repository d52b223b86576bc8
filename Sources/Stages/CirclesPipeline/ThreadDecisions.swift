import CirclesModel
import Foundation

/// What is the same for all days of a conversation: worked out once for each, and not for each of its
/// days.
final class ThreadDecisions: @unchecked Sendable {
  /// How many conversations are kept in mind.
  private static let maximum = 4096

  /// All that tells whom a conversation is with.
  private struct Name: Hashable {
    var conversation: ConversationName
    var app: String
    var partner: ChatPartner
    var formerNames: [String]
    var filedUnder: String?
    var namesakeOf: String?

    init(_ part: ConversationPart) {
      (conversation, app) = (part.conversation, part.app)
      (partner, formerNames) = (part.partner, part.formerNames)
      (filedUnder, namesakeOf) = (part.filedUnder, part.namesakeOf)
    }
  }

  private let matcher: any NoteMatching
  /// Whether nobody can be meant, whatever is said on a day.
  private let isBookEmpty: Bool
  // Guarded by the lock.
  private var keys: [Name: [UInt64]] = [:]
  private var decisions: [Name: MatchDecision] = [:]
  private let lock = NSLock()

  /// What `matcher` says.
  init(_ matcher: any NoteMatching, isBookEmpty: Bool) {
    self.matcher = matcher
    self.isBookEmpty = isBookEmpty
  }

  /// Whose a part is. Whom a conversation is with is decided once, by what it is called: its days follow
  /// together. What is said on one day could tear it apart, since people talk of others there, so of
  /// a conversation whose name says nothing it gives suggestions alone.
  func decide(_ part: ConversationPart) -> MatchDecision {
    guard part.header != nil else { return matcher.decide(part) }
    let whole = once(\.decisions, part) {
      var name = part
      name.messages = []
      return following(part.filedUnder, suspecting(part.namesakeOf, matcher.decide(name)))
    }
    if isBookEmpty || whole.contact != nil || !whole.suggestions.isEmpty { return whole }
    var day = matcher.decide(part)
    day.contact = nil
    return day
  }

  /// How likely it is that two chats of one app that are called the same are with one person.
  private static let namesake = 0.5

  /// What was learned from another chat suggests somebody, and files nothing.
  private func suspecting(_ other: String?, _ decision: MatchDecision) -> MatchDecision {
    guard let other, var same = decision.contact, same.identifier == other else { return decision }
    var decision = decision
    same.confidence = min(same.confidence, Self.namesake)
    (decision.contact, decision.confidence) = (nil, same.confidence)
    decision.suggestions.removeAll { $0.identifier == other }
    decision.suggestions.insert(same, at: 0)
    return decision
  }

  /// How sure it is that a conversation goes on with whom it was filed under: as sure as it was then.
  private static let known = 0.9

  /// How likely somebody has to be to go on with: one of a few who are called so, and nobody who is only
  /// named beside others.
  private static let possible = 0.15

  /// What is filed already decides among those who may be meant by now: who else comes to be called so
  /// tears no conversation apart.
  private func following(_ filed: String?, _ decision: MatchDecision) -> MatchDecision {
    guard decision.contact == nil,
      var same = decision.suggestions.first(where: { $0.identifier == filed }),
      same.confidence >= Self.possible
    else { return decision }
    var decision = decision
    same.confidence = max(same.confidence, Self.known)
    (decision.contact, decision.confidence) = (same, same.confidence)
    decision.evidence.insert(MatchEvidence(kind: "same_conversation", text: same.name), at: 0)
    return decision
  }

  /// The keys under which the part's conversation is found again when a contact changes.
  func keys(of part: ConversationPart) -> [UInt64] {
    once(\.keys, part) { matcher.keys(of: part) }
  }

  private func once<Value>(
    _ known: ReferenceWritableKeyPath<ThreadDecisions, [Name: Value]>, _ part: ConversationPart,
    make: () -> Value
  ) -> Value {
    let name = Name(part)
    if let value = lock.withLock({ self[keyPath: known][name] }) { return value }
    let made = make()
    lock.withLock {
      if self[keyPath: known].count >= Self.maximum { self[keyPath: known].removeAll() }
      self[keyPath: known][name] = made
    }
    return made
  }
}
