import CirclesQueries
import CirclesStore

/// Finds the notes that a command line means.
extension Notebook {
  /// The id of the note that an argument means and where it lies, or a usage error that lists the
  /// candidates.
  func note(named argument: String) throws -> (id: String, state: String) {
    switch try resolveNote(argument) {
    case .one(let id, let state): return (id, state)
    case .several(let ids):
      throw CommandError(
        .usage, "'\(argument)' matches several notes; give more of the id:",
        hints: try ids.map(candidate))
    case .none:
      let waiting = try inbox().prefix(Self.candidateLimit)
      throw CommandError(
        .usage, "there is no note '\(argument)'",
        hints: waiting.isEmpty
          ? ["the inbox is empty"]
          : ["in the inbox, oldest first:"] + waiting.map(Self.candidate))
    }
  }

  /// The conversation or the note that an argument means, or a usage error that lists the candidates.
  func entry(named argument: String) throws -> InboxTarget {
    switch try resolveEntry(argument) {
    case .conversation(let name, let day): return .conversation(name, day: day)
    case .note(let id, _): return .note(id)
    case .several(let ids):
      throw CommandError(
        .usage, "'\(argument)' matches several; give more of the id:",
        hints: try ids.map(candidate))
    case .none: return .note(try note(named: argument).id)
    }
  }

  /// The note of the inbox that an argument means; where it lies elsewhere, a usage error says so.
  func inboxNote(named argument: String) throws -> InboxItem {
    let (id, state) = try note(named: argument)
    if let item = try inboxItem(id: id) { return item }
    switch state {
    case "assigned":
      throw CommandError(
        .usage, "note \(id.prefix(8)) is already filed under somebody",
        hints: [
          "to file it under somebody else: circles-import note move \(id.prefix(8)) PERSON",
          "to change its text: circles-import note edit \(id.prefix(8))",
        ])
    default:
      throw CommandError(
        .usage, "note \(id.prefix(8)) was removed from the inbox",
        hints: ["circles-import runs list shows the run to undo"])
    }
  }

  func candidate(_ id: String) throws -> String {
    try inboxItem(id: id).map(Self.candidate) ?? "\(id)  no longer in the inbox"
  }

  private static func candidate(_ item: InboxItem) -> String {
    let words = TerminalWidth.cut(InboxText.firstWords(item.content), to: 48)
    return "\(item.id)  \(InboxText.moment(item))  \(words)"
  }
}
