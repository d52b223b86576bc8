import CirclesModel
import Foundation

/// The keys under which conversations are found again when a contact changes: made once for each, and not
/// for each of its days.
final class ThreadKeys: @unchecked Sendable {
  /// How many conversations are kept in mind.
  private static let maximum = 4096

  // Guarded by the lock.
  private var known: [ConversationName: [UInt64]] = [:]
  private let lock = NSLock()

  /// The keys of a part's conversation.
  func keys(of part: ConversationPart, by matcher: any NoteMatching) -> [UInt64] {
    let name = part.conversation
    if let found = lock.withLock({ known[name] }) { return found }
    let made = matcher.keys(of: part)
    lock.withLock {
      if known.count >= Self.maximum { known.removeAll() }
      known[name] = made
    }
    return made
  }
}
