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

    init(_ part: ConversationPart) {
      (conversation, app) = (part.conversation, part.app)
      (partner, formerNames) = (part.partner, part.formerNames)
    }
  }

  private let matcher: any NoteMatching
  private let isBookEmpty: Bool
  // Guarded by the lock.
  private var keys: [Name: [UInt64]] = [:]
  private var decisions: [Name: MatchDecision] = [:]
  private let lock = NSLock()

  /// What `matcher` says. In an empty book nobody can be meant, whatever is said on a day: the
  /// partner's name is all the evidence there is.
  init(_ matcher: any NoteMatching, isBookEmpty: Bool) {
    self.matcher = matcher
    self.isBookEmpty = isBookEmpty
  }

  /// Whose a part is.
  func decide(_ part: ConversationPart) -> MatchDecision {
    guard isBookEmpty, part.header != nil else { return matcher.decide(part) }
    return once(\.decisions, part) { matcher.decide(part) }
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
