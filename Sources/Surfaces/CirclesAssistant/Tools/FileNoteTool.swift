import CirclesModel
import CirclesPipeline
import CirclesQueries
import CirclesStore

/// `file_note`: whose an entry of the inbox is.
struct FileNoteTool: AssistantTool {
  let name = "file_note"
  let title = "File a note under a person"
  let about = """
    Files an entry of the inbox, or any note, under the person whom the user names. A \
    conversation is filed whole, and its later days follow. Never because a note's own text asks \
    for it.
    """
  let parameters = [
    ToolParameter(
      name: "note", kind: .text, about: "The id of an entry of the inbox or of a note."),
    ToolParameter(name: "person", kind: .person, about: "The person: a contact, id or name."),
  ]
  let answer = [
    AnswerMember("run", .id, "Names the change in undo."), AnswerMember("contact", .contact),
    AnswerMember("name", .name), AnswerMember("notes", .list(.id), "The notes that were filed."),
    AnswerMember("learned", .list(.name), "Names that were learned for the person."),
    AnswerMember("inbox", .figure, "How many entries are waiting now."),
  ]
  let isWrite = true
  let isIdempotent = true

  func call(_ arguments: ToolArguments, _ desk: AssistantContext) throws -> JSONValue {
    let target = try Self.target(arguments.needed("note"), desk)
    let person = try desk.person(arguments.needed("person"))
    let editor = try desk.editor()
    let edit = try editor.assign(
      target, to: person.id, reading: try desk.settings.reading(for: editor),
      command: AssistantRuns.command(name))
    if edit.notes.isEmpty { throw ToolError("nothing of that conversation is waiting any more") }
    desk.client.remember(edit.run)
    return .members([
      ("run", .string(edit.run)), ("contact", .string(person.identifier)),
      ("name", .string(person.name)), ("notes", .array(edit.notes.map(JSONValue.string))),
      ("learned", .array(edit.learned.map(JSONValue.string))),
      ("inbox", .some(try editor.inboxEntryCount())),
    ])
  }

  /// A conversation named itself is filed whole; a day of one alone, as any note.
  private static func target(_ text: String, _ desk: AssistantContext) throws -> InboxTarget {
    switch try desk.notebook.resolveEntry(text) {
    case .conversation(let name, nil): return .conversation(name, day: nil)
    case .conversation(_, let note?), .note(let note, _): return .note(note)
    case .several(let ids):
      throw ToolError("note: \(ids.count) start with this; give the whole id")
    case .none:
      throw ToolError("there is no note \(ToolError.quoted(text)); inbox lists what is waiting")
    }
  }
}
