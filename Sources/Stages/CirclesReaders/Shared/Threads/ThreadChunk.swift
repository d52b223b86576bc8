import CirclesModel
import SourceDiagnostics
import VCard

/// A window's messages, from which the records of its threads are made on any core.
struct ThreadChunk: RecordChunk {
  let path: String
  let format: String
  let threads: [ThreadDescription]
  let drafts: [MessageDraft]
  let contacts: [ContactDraft]
  /// The number of its first record in the file.
  let firstIndex: Int
  let byteCount: Int
  let skipped: Int
  let refused: Int
  let diagnostics: [Diagnostic]

  func parse() -> ParsedChunk {
    var records: [Record] = []
    for contact in contacts {
      records.append(
        contact.record(path: path, format: format, index: firstIndex + records.count))
    }
    for positions in grouped() {
      records.append(.conversation(record(of: positions, index: firstIndex + records.count)))
    }
    return ParsedChunk(
      records: records, skipped: skipped, refused: refused, diagnostics: diagnostics)
  }

  /// The places of each thread's messages, threads in the order of their first message.
  private func grouped() -> [[Int]] {
    var groups: [[Int]] = []
    var groupOfThread = [Int](repeating: -1, count: threads.count)
    for position in drafts.indices {
      let thread = drafts[position].thread
      if groupOfThread[thread] < 0 {
        groupOfThread[thread] = groups.count
        groups.append([])
      }
      groups[groupOfThread[thread]].append(position)
    }
    return groups
  }

  private func record(of positions: [Int], index: Int) -> ConversationRecord {
    let thread = threads[drafts[positions[0]].thread]
    var keys = MessageKeys(thread: thread.key)
    let messages = inOrder(positions).map { position -> Message in
      let draft = drafts[position]
      let text = draft.text.inNFC
      return Message(
        from: draft.from, text: text, at: draft.at, kind: draft.kind, isEdited: draft.isEdited,
        key: draft.id ?? keys.key(sender: draft.sender, at: draft.at, text: text))
    }
    return ConversationRecord(
      source: RecordSource(
        path: path, format: format, index: index, line: drafts[positions[0]].line),
      app: thread.app, key: thread.key, formerKeys: thread.formerKeys, chatWith: thread.chatWith,
      title: thread.title,
      isGroup: thread.isGroup, isToldByName: thread.isToldByName, participants: thread.participants,
      messages: messages)
  }

  /// The places in the order of time; equal times stay as they are in the file.
  private func inOrder(_ positions: [Int]) -> [Int] {
    var last = Int64.min
    var isOrdered = true
    let times = positions.map { position -> Int64 in
      let time = drafts[position].order ?? last
      if time < last { isOrdered = false }
      last = time
      return time
    }
    if isOrdered { return positions }
    return zip(times, positions).sorted { $0 < $1 }.map(\.1)
  }
}
