import CirclesModel
import CirclesPipeline
import CirclesStore

/// `add_note`: writes one down.
struct AddNoteTool: AssistantTool {
  let name = "add_note"
  let title = "Write a note"
  let about = """
    Writes down what the user said. With person, it is filed under them; without, the program \
    finds the person from the words, or leaves it in the inbox. The same text within a minute is \
    one note.
    """
  let parameters = [
    ToolParameter(name: "text", kind: .text, about: "The note, in the user's words."),
    ToolParameter(
      name: "person", kind: .person, about: "The person: a contact, id or name.",
      isRequired: false),
  ]
  let answer = [
    AnswerMember("note", .id), AnswerMember("run", .id, "Names the change in undo."),
    AnswerMember("changed", .flag, "False if the same was written a moment ago."),
    AnswerMember("filed", .flag, "False if it is waiting in the inbox."),
    AnswerMember("contact", .contact), AnswerMember("name", .name),
    AnswerMember("confidence", .share), AnswerMember("suggestions", .list(InboxTool.suggestion)),
    AnswerMember("summary", .text), AnswerMember("interests", .list(.text)),
    AnswerMember("events", .list(.text)),
    AnswerMember(
      "dates",
      .list(.object([AnswerMember("value", .time), AnswerMember("text", .text)]))),
  ]
  let isWrite = true
  let isIdempotent = false

  func call(_ arguments: ToolArguments, _ desk: AssistantContext) throws -> JSONValue {
    let text = try arguments.needed("text")
    let person = try arguments.text("person").map(desk.person)
    let editor = try desk.editor()
    let written: WrittenNote
    do throws(PipelineError) {
      written = try NotePipeline().write(
        text, for: person, into: editor, desk.settings.options(telling: editor),
        command: AssistantRuns.command(name))
    } catch {
      switch error {
      case .usage(let message): throw ToolError(message)
      case .store(let failure): throw failure
      default: throw StoreError.internal("a note that cannot be written")
      }
    }
    if let run = written.run { desk.client.remember(run) }
    return Self.json(written)
  }

  private static func json(_ written: WrittenNote) -> JSONValue {
    let decision = written.decision?.decision
    let findings = written.decision?.findings
    return .members([
      ("note", .string(written.note)), ("run", .some(written.run)),
      ("changed", .bool(written.run != nil)),
      ("filed", decision.map { .bool($0.contact != nil) } ?? .null),
      ("contact", .some(decision?.contact?.identifier)),
      ("name", .some(decision?.contact?.name)),
      ("confidence", decision.map { .number($0.confidence) } ?? .null),
      (
        "suggestions",
        decision.map {
          .array(
            $0.suggestions.map { InboxTool.suggestion($0.identifier, $0.name, $0.confidence) })
        } ?? .null
      ),
      ("summary", .some(findings?.summary)),
      ("interests", findings.map { .array($0.interests.map { .string($0.text) }) } ?? .null),
      ("events", findings.map { .array($0.events.map { .string($0.text) }) } ?? .null),
      (
        "dates",
        findings.map {
          .array(
            $0.dates.map { .members([("value", .string($0.value)), ("text", .string($0.text))]) })
        } ?? .null
      ),
    ])
  }
}

extension EditSettings {
  /// The options for a notebook, with the failure of a pipeline.
  func options(telling notebook: Notebook) throws(PipelineError) -> ImportOptions {
    do throws(StoreError) {
      return try options(for: notebook)
    } catch {
      throw .store(error)
    }
  }
}
