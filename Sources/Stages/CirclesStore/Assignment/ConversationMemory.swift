import CirclesModel

/// What a run knows of conversations, so that it is asked or written once and not for each of their
/// days.
final class ConversationMemory {
  /// How many conversations are kept in mind.
  private static let maximum = 4096

  private var keys: [ConversationName: [UInt64]] = [:]
  private var unwanted: [ConversationName: Bool] = [:]
  private var filed: [ConversationName: String?] = [:]
  private var namesakes: [ConversationName: String?] = [:]

  /// Whether keys are news of a conversation.
  func isNews(_ keys: [UInt64], of conversation: ConversationName) -> Bool {
    if self.keys[conversation] == keys { return false }
    if self.keys.count >= Self.maximum { self.keys.removeAll() }
    self.keys[conversation] = keys
    return true
  }

  /// Whether the user has dismissed a conversation; `ask` looks into the notebook.
  func isUnwanted(_ conversation: ConversationName, ask: () throws -> Bool) rethrows -> Bool {
    try once(\.unwanted, conversation, ask)
  }

  /// Under whom a conversation's days lie that the run found filed; `ask` looks into the notebook.
  func filedUnder(_ conversation: ConversationName, ask: () throws -> String?) rethrows -> String? {
    try once(\.filed, conversation, ask)
  }

  /// Whom another chat of the same name was filed under by hand; `ask` looks into the notebook.
  func namesakeOf(_ conversation: ConversationName, ask: () throws -> String?) rethrows -> String? {
    try once(\.namesakes, conversation, ask)
  }

  private func once<Value>(
    _ known: ReferenceWritableKeyPath<ConversationMemory, [ConversationName: Value]>,
    _ conversation: ConversationName, _ ask: () throws -> Value
  ) rethrows -> Value {
    if let value = self[keyPath: known][conversation] { return value }
    if self[keyPath: known].count >= Self.maximum { self[keyPath: known].removeAll() }
    let answer = try ask()
    self[keyPath: known][conversation] = answer
    return answer
  }

  /// Forgets everything: somebody else has changed a conversation.
  func removeAll() {
    keys.removeAll()
    unwanted.removeAll()
    filed.removeAll()
    namesakes.removeAll()
  }
}
