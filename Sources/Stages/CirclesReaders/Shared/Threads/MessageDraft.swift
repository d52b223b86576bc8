import CirclesModel

/// A message as a chat reader finds it, before it has its key and its place in the thread.
struct MessageDraft: Sendable {
  /// The thread, by its number in the window.
  var thread: Int
  /// Who wrote it.
  var from: MessageSender
  /// What the source calls who wrote it, for the key; it must not depend on who reads.
  var sender: String
  /// What it says, as written.
  var text: String
  /// When it was sent.
  var at: MessageTime?
  /// What it is.
  var kind = MessageKind.text
  /// Whether it was edited.
  var isEdited = false
  /// The source's own id, unique within the thread; nil where it gives none.
  var id: String?
  /// Milliseconds (or any finer count) by which the thread's messages are ordered; nil to stay
  /// behind the message before.
  var order: Int64?
  /// The line on which it begins.
  var line: Int
  /// The byte of the line, from 1; nil where the format cannot tell.
  var column: Int? = 1
}
