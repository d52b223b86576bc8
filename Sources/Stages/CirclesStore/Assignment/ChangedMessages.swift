import CirclesModel
import Foundation
import GRDB

/// Finds the messages that were edited or withdrawn after another export was loaded, and those that the
/// owner wrote in a group before anybody said who that is.
///
/// A source with ids of its own says the same message again with other words. Elsewhere it is the one
/// of its sender and time that the notebook has and the export does not, where as many are new as are
/// missing, and one of the two says that it was edited or withdrawn. What was withdrawn stays so, and
/// what was edited is newer than what was not; of two others the words of the newer export count.
struct ChangedMessages {
  private let overlap: ConversationOverlap
  private let db: Database
  private var messages: [Message] { overlap.conversation.messages }

  /// The apps whose exports do not say that a message was edited.
  private static let silent = ["messenger", "instagram"]
  /// How many messages those must share with the notebook.
  private static let minimumShared = 3
  /// How many messages of one sender and minute are compared with each other.
  private static let maximumGroup = 256
  /// How far clocks of the world are apart, in seconds: the same instant may be told by another.
  private static let clocks: Int64 = 26 * 3600

  init(_ overlap: ConversationOverlap, _ db: Database) { (self.overlap, self.db) = (overlap, db) }

  /// What the notebook has otherwise under the same keys. Only what says that it was changed is looked at,
  /// and of that only what was sent at the same time: another account of the owner's may use a key, too.
  func known() throws -> [MessageCorrection] {
    let isOwnerNews = try isOwnerNews()
    var corrections: [MessageCorrection] = []
    for (index, message) in messages.enumerated() where overlap.isTold[index] {
      let isOwners = isOwnerNews && message.from == .me
      guard isOwners || message.isChanged, let row = try row(of: message) else { continue }
      if isOwners, row.sender != message.from.text {
        corrections.append(
          MessageCorrection(
            row: row, message: message, sender: message.from.text,
            keepsWords: try !isNewer(message, than: row)))
      } else if abs(row.sent - overlap.sent[index]) <= Self.clocks,
        row.says(otherwiseThan: message),
        try isNewer(message, than: row)
      {
        corrections.append(MessageCorrection(row: row, message: message, sender: row.sender))
      }
    }
    return corrections
  }

  /// Whether what the owner wrote in a group is somebody's in the notebook: a look at two messages.
  private func isOwnerNews() throws -> Bool {
    guard overlap.conversation.isGroup else { return false }
    let own = messages.indices.lazy.filter { overlap.isTold[$0] && messages[$0].from == .me }
    for index in Set([own.first, own.last].compactMap { $0 }) {
      if let row = try row(of: messages[index]), row.sender != MessageSender.me.text { return true }
    }
    return false
  }

  private func row(of message: Message) throws -> StoredRow? {
    try StoredRow.read(MessageDigest.of(message), of: overlap.thread.key, db)
  }

  /// Among messages that are not known by any key: those that the notebook has in other words, and what is
  /// to be written over them.
  ///
  /// Only where enough of the rest is known, and not where this piece of the file begins within a chat:
  /// what stands before it may be missing.
  func retold() throws -> (told: [Int], corrections: [MessageCorrection]) {
    guard let start = overlap.sent.first,
      overlap.isTold.count(where: \.self) >= Self.minimumShared
    else { return ([], []) }
    let isWithin = try db.holds(
      "SELECT EXISTS (SELECT 1 FROM message WHERE thread_key = ? AND sent < ?)",
      [overlap.thread.key, start.minute * 60])
    var told: [Int] = []
    var corrections: [MessageCorrection] = []
    var seen: Set<Int> = []
    for index in messages.indices where !overlap.isTold[index] && messages[index].at != nil {
      if seen.contains(index) || isWithin && span(of: index).contains(start) { continue }
      let group = group(around: index)
      seen.formUnion(group)
      for (index, row) in try pairs(in: group) {
        told.append(index)
        if try isNewer(messages[index], than: row) {
          corrections.append(
            MessageCorrection(row: row, message: messages[index], sender: row.sender))
        }
      }
    }
    return (told, corrections)
  }

  /// The time in which a message and what it was before are told: the minute, but for instants.
  private func span(of index: Int) -> ClosedRange<Int64> {
    let sent = overlap.sent[index]
    if messages[index].at?.isInstant == true { return sent...sent }
    return sent.minute * 60...sent.minute * 60 + 59
  }

  /// The messages of one sender in the span of one of them.
  private func group(around index: Int) -> [Int] {
    let span = span(of: index)
    let before = overlap.sent[..<index].lastIndex { !span.contains($0) }.map { $0 + 1 } ?? 0
    let end = overlap.sent[index...].firstIndex { !span.contains($0) } ?? messages.endIndex
    return (before..<end).filter { messages[$0].from == messages[index].from }
  }

  /// Which new messages of a group are which of the notebook that the export does not have.
  private func pairs(in group: [Int]) throws -> [(Int, StoredRow)] {
    guard let first = group.first, group.count <= Self.maximumGroup else { return [] }
    let sender = overlap.thread.retold.sender(of: messages[first])
    let rows = overlap.thread.retold.rows(in: span(of: first))
    if rows.count > Self.maximumGroup { return [] }
    var missing =
      try rows
      .compactMap { try StoredRow.read($0, db) }
      .filter { $0.sender == sender && $0.thread == overlap.thread.key }
    if missing.isEmpty { return [] }
    for index in group where overlap.isTold[index] {
      let digest = MessageDigest.of(messages[index])
      let at =
        missing.firstIndex { $0.digest == digest }
        ?? missing.firstIndex { !$0.says(otherwiseThan: messages[index]) }
      if let at { missing.remove(at: at) }
    }
    var new = group.filter { !overlap.isTold[$0] }
    if new.count != missing.count {
      let changed = new.filter { messages[$0].isChanged }
      // An older export again: what it says was changed in the notebook since.
      if changed.count == missing.count {
        new = changed
      } else {
        missing.removeAll { !$0.isChanged }
      }
    }
    guard new.count == missing.count else { return [] }
    let isSilent = Self.silent.contains(overlap.conversation.app)
    return zip(new, missing).filter { index, row in
      row.text != nil && (isSilent || messages[index].isChanged || row.isChanged)
    }
  }

  /// Whether what a message says is newer than what the notebook has.
  private func isNewer(_ message: Message, than row: StoredRow) throws -> Bool {
    let isDeleted = message.kind == .deleted
    if row.isDeleted || isDeleted { return isDeleted && !row.isDeleted }
    if row.isEdited != message.isEdited { return message.isEdited }
    let end = overlap.sent.max() ?? .min
    if end != overlap.thread.knownUntil { return end > overlap.thread.knownUntil }
    // Of two exports that end alike the older one has the words that were written over.
    return try !db.holds(
      "SELECT EXISTS (SELECT 1 FROM superseded_message WHERE thread_key = ? AND digest = ?)",
      [overlap.thread.key, Data(MessageDigest.of(message).bytes)])
  }
}

extension Message {
  /// Whether its source says that it was edited or withdrawn.
  fileprivate var isChanged: Bool { isEdited || kind == .deleted }
}
