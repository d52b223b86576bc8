import CirclesModel
import SourceDiagnostics

/// Gathers the messages of a file, whatever their threads, until there are enough for a chunk.
///
/// A file that fits into one window gives one record a thread. A larger one gives a thread again in
/// each window in which it has messages, so memory stays bounded; the thread's key joins them.
final class ThreadWindow {
  /// How many messages a window holds.
  static let maximumMessages = 1 << 14
  /// How many bytes of text a window holds before it is emptied.
  static let maximumBytes = 2 << 20
  /// How many threads are known at a time; with more, the readers forget those of before.
  static let maximumThreads = 1 << 16

  /// The file as the user named it.
  let path: String
  /// The format's id.
  let format: String
  /// What the codes of diagnostics begin with.
  let area: String
  /// The threads seen so far, by number.
  var threads: [ThreadDescription] = []
  private var drafts: [MessageDraft] = []
  private var contacts: [ContactDraft] = []
  private var diagnostics: [Diagnostic] = []
  private var skipped = 0
  private var refused = 0
  private var bytes = 0
  private var threadsHere: Set<Int> = []
  private var recordsBefore = 0

  init(path: String, format: String, area: String? = nil) {
    self.path = path
    self.format = format
    self.area = area ?? format
  }

  /// Whether it is time to take the chunk.
  var isFull: Bool { drafts.count >= Self.maximumMessages || bytes >= Self.maximumBytes }

  /// Whether nothing was gathered.
  var isEmpty: Bool {
    drafts.isEmpty && contacts.isEmpty && diagnostics.isEmpty && skipped == 0 && refused == 0
  }

  /// Makes a thread known and answers its number.
  func add(_ thread: ThreadDescription) -> Int {
    threads.append(thread)
    return threads.count - 1
  }

  /// Whether a thread is a group's; asked for every message, so without a copy of the rest.
  func isGroup(_ thread: Int) -> Bool {
    threads.withUnsafeBufferPointer { $0[thread].isGroup }
  }

  /// Takes a message, and reports one without a time.
  func add(_ draft: MessageDraft) {
    if draft.at == nil {
      report(
        .warning, Diagnostic.Code(area + ".bad-date"), "a message without its time",
        line: draft.line, column: draft.column)
    }
    bytes += draft.text.utf8.count + 64
    threadsHere.insert(draft.thread)
    drafts.append(draft)
  }

  /// Takes a contact.
  func add(_ contact: ContactDraft) {
    bytes += 512
    contacts.append(contact)
  }

  /// Counts a record that is left out, and tells why.
  func skip(
    _ reason: Diagnostic.Code, _ message: String, line: Int, column: Int? = 1
  ) {
    skipped += 1
    report(.note, reason, message, line: line, column: column)
  }

  /// Counts a record that could not be taken, and tells why.
  func refuse(
    _ reason: Diagnostic.Code, _ message: String, line: Int, column: Int? = 1
  ) {
    refused += 1
    report(.error, reason, message, line: line, column: column)
  }

  /// Tells of something: of a place, where there is a line, of the whole file without one.
  ///
  /// - Parameter column: Nil where a format cannot tell; a message of a text begins its line.
  func report(
    _ severity: Diagnostic.Severity, _ code: Diagnostic.Code, _ message: String, line: Int? = nil,
    column: Int? = 1
  ) {
    bytes += 256
    let column = line == nil ? nil : column
    diagnostics.append(
      Diagnostic(
        severity, code, message, at: SourceLocation(path: path, line: line, column: column)))
  }

  /// Everything gathered since the last call.
  func take(byteCount: Int) -> ThreadChunk {
    let chunk = ThreadChunk(
      path: path, format: format, threads: threads, drafts: drafts, contacts: contacts,
      firstIndex: recordsBefore, byteCount: byteCount, skipped: skipped, refused: refused,
      diagnostics: diagnostics)
    recordsBefore += threadsHere.count + contacts.count
    (drafts, contacts, diagnostics) = ([], [], [])
    (skipped, refused, bytes) = (0, 0, 0)
    threadsHere.removeAll(keepingCapacity: true)
    return chunk
  }
}
