import CirclesModel
import CirclesStore
import Foundation

/// What a file gives, by keys alone: to tell what its beginning gave and the whole does not.
struct FileSummary: Sendable {
  private struct Thread {
    /// The thread without its messages.
    var record: ConversationRecord
    /// What each message says, hashed.
    var messages: [RecordDigest: Int] = [:]
  }

  private var contacts: [String] = []
  /// Which address books the first contacts say they are of.
  private var origins: [String: Int] = [:]
  private var notes: [String] = []
  private var threads: [String: Thread] = [:]

  /// Nothing yet.
  init() {}

  /// Adds what a chunk held.
  mutating func add(_ chunk: ParsedChunk) {
    let isFirst = contacts.isEmpty
    for record in chunk.records {
      switch record {
      case .contact(let contact):
        contacts.append(contact.identifier)
        if isFirst { origins[contact.origin, default: 0] += 1 }
      case .note(let note): notes.append(note.id)
      case .conversation(let conversation): add(conversation)
      case .known: break
      }
    }
  }

  private mutating func add(_ conversation: ConversationRecord) {
    var bare = conversation
    bare.messages = []
    var thread = threads.removeValue(forKey: conversation.key) ?? Thread(record: bare)
    for message in conversation.messages {
      var hasher = Hasher()
      hasher.combine(message.from)
      hasher.combine(message.kind)
      hasher.combine(message.text)
      hasher.combine(message.at)
      hasher.combine(message.isEdited)
      thread.messages[MessageDigest.of(message)] = hasher.finalize()
    }
    threads[conversation.key] = thread
  }

  /// What this, of a file's beginning, has and the whole does not have so. What is of another address
  /// book in the whole is not the same.
  func beyond(_ whole: FileSummary, isNamed: Bool) -> SupersededRecords {
    var lost = SupersededRecords()
    let isSameBook =
      isNamed || ExporterDetector.winner(origins) == ExporterDetector.winner(whole.origins)
    let kept = isSameBook ? Set(whole.contacts) : []
    lost.contacts = contacts.filter { !kept.contains($0) }
    let lostNotes = notes.filter { !whole.notes.contains($0) }
    let newNotes = whole.notes.filter { !notes.contains($0) }
    if let old = lostNotes.last, newNotes.count == 1 {
      // A note that was cut goes on: what was decided of it by hand holds for the whole one.
      lost.continued = (old, newNotes[0])
      lost.notes = lostNotes.dropLast()
    } else {
      lost.notes = lostNotes
    }
    for (key, thread) in threads.sorted(by: { $0.key < $1.key }) {
      let now = whole.threads[key]
      // A whole file that tells a thread otherwise tells all of its messages anew.
      let isSame = now.map { Self.isSame(thread.record, $0.record) } ?? true
      if let now, !isSame { lost.threads.append(now.record) }
      let messages = thread.messages.filter { !isSame || now?.messages[$0.key] != $0.value }
      if !messages.isEmpty {
        lost.messages[key] = messages.keys.sorted { ($0.high, $0.low) < ($1.high, $1.low) }
      }
    }
    return lost
  }

  private static func isSame(_ one: ConversationRecord, _ other: ConversationRecord) -> Bool {
    one.chatWith == other.chatWith && one.title == other.title && one.isGroup == other.isGroup
      && one.participants == other.participants
  }
}

extension ImportPipeline {
  /// Reads a file through for its keys alone. What cannot be read is no part of it; whoever loads the
  /// file tells of that.
  func summary(
    of input: any InputSource, as reader: any Reader, _ context: ReadingContext
  ) async throws(PipelineError) -> FileSummary {
    var summary = FileSummary()
    let cores = ProcessInfo.processInfo.activeProcessorCount
    let chunks = OrderedChunks(window: cores + 2) { $0.parseAll(needsIdentifiers: true) }
    do {
      try await chunks.run(try reader.open(input, context)) { chunk, _ in summary.add(chunk) }
    } catch let failure as ReadError {
      if case .io(let path, let code) = failure { throw .io(path: path, errno: code) }
    } catch {
      throw .usage("the run was cancelled")
    }
    return summary
  }
}
