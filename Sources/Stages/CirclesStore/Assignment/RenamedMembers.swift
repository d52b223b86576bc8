import CirclesModel
import GRDB

/// Finds the members of a group who are called otherwise now: a name is all that tells them, and the
/// owner has renamed a contact, or given a number one.
///
/// An export has all that was said in its time. Somebody the notebook heard in that time and the
/// export does not know is whoever says the same now: three messages in four of either, at the same
/// minutes.
struct RenamedMembers {
  /// How many characters must be the same.
  private static let minimumLength = 10
  /// How many messages are compared.
  private static let maximumMessages = 1 << 16

  /// The names that the notebook has, by those of the export.
  private(set) var names: [String: String] = [:]

  private struct Said: Hashable {
    var minute: Int64
    var kind: String
    var text: String
  }

  /// Compares an export with what the notebook has of its thread. `sent` are the times of its messages, in
  /// seconds of the local clock.
  init(
    of conversation: ConversationRecord, sent: [Int64], in thread: Int, _ db: Database
  ) throws {
    var told: [String: [Said]] = [:]
    for (message, time) in zip(conversation.messages, sent) where message.at != nil {
      guard case .named(let name) = message.from else { continue }
      told[name, default: []].append(
        Said(minute: time.minute, kind: message.kind.rawValue, text: message.text))
    }
    let minutes = told.values.joined().map(\.minute)
    guard let first = minutes.min(), let last = minutes.max() else { return }
    // A long chat comes in pieces: who takes part in the rest of it has not gone.
    let here = Set(told.keys).union(conversation.participants)
    let gone = try Self.read(thread, first...last, without: here, db)
    // Sorted, so that every run answers alike.
    for (old, theirs) in gone.sorted(by: { $0.key < $1.key }) {
      let best = told.filter { names[$0.key] == nil }
        .map { (name: $0.key, shared: Self.shared(theirs, $0.value)) }
        .max { ($0.shared, $1.name) < ($1.shared, $0.name) }
      if let best, best.shared > 0 { names[best.name] = old }
    }
  }

  /// How many messages are the same; 0 where they are too few.
  private static func shared(_ old: [Said], _ new: [Said]) -> Int {
    guard let first = old.map(\.minute).min(), let last = old.map(\.minute).max() else { return 0 }
    let known = Set(old)
    let new = Set(new.filter { (first...last).contains($0.minute) })
    let shared = known.intersection(new)
    let isEnough = shared.map(\.text.count).reduce(0, +) >= minimumLength
    return isEnough && shared.count * 4 >= max(known.count, new.count) * 3 ? shared.count : 0
  }

  /// What others said in some minutes, by their names.
  private static func read(
    _ thread: Int, _ minutes: ClosedRange<Int64>, without names: Set<String>, _ db: Database
  ) throws -> [String: [Said]] {
    var said: [String: [Said]] = [:]
    var count = 0
    let sql = """
      SELECT sent, sender, kind, text FROM message
      WHERE thread_key = ? AND sender NOT IN ('me', 'them', 'unknown') AND text <> ''
      """
    try SQLReader(db, sql).forEach(thread) { row in
      let minute = LocalClock.bounded(Int64(row.integer(0))).minute
      guard minutes.contains(minute), count < maximumMessages else { return }
      let name = row.text(1)
      if names.contains(name) { return }
      count += 1
      said[name, default: []].append(
        Said(minute: minute, kind: row.text(2), text: row.text(3)))
    }
    return said
  }
}
