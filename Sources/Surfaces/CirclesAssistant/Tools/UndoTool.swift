import CirclesModel
import CirclesStore

/// The runs that assistants make.
enum AssistantRuns {
  private static let prefix = "mcp "

  /// The command by which a tool's change stands in the list of runs.
  static func command(_ tool: String) -> String { prefix + tool }

  /// Whether a run was made so.
  static func isOurs(_ command: String) -> Bool { command.hasPrefix(prefix) }
}

/// `undo`: takes a change back.
struct UndoTool: AssistantTool {
  let name = "undo"
  let title = "Undo a change"
  let about = """
    Undoes the last change that this client made, or the change of a run that an assistant made. \
    What other programs did is for the user to undo: circles-import runs undo.
    """
  let parameters = [
    ToolParameter(
      name: "run", kind: .text,
      about: "The run of file_note or add_note (the last of this client).",
      isRequired: false)
  ]
  let answer = [
    AnswerMember("run", .id, "The run that was undone.", required: true),
    AnswerMember(
      "contacts",
      .object([
        AnswerMember("removed", .figure, required: true),
        AnswerMember("restored", .figure, required: true),
      ]), required: true),
    AnswerMember(
      "notes",
      .object([
        AnswerMember("removed", .figure, required: true),
        AnswerMember("returned_to_inbox", .figure, required: true),
      ]), required: true),
    AnswerMember(
      "kept", .figure, "What was not undone because it was changed since.", required: true),
  ]
  let isWrite = true
  let isIdempotent = false

  func call(_ arguments: ToolArguments, _ desk: AssistantContext) throws -> JSONValue {
    let editor = try desk.editor()
    let run = try run(arguments.text("run"), desk, editor)
    let outcome: UndoOutcome
    do throws(StoreError) {
      outcome = try editor.undo(run: run)
    } catch {
      if case .gone = error {
        desk.client.forget(run)
        throw ToolError("that change was already undone")
      }
      throw error
    }
    desk.client.forget(run)
    return .members([
      ("run", .string(run)),
      (
        "contacts",
        .members([
          ("removed", .some(outcome.removed.count)), ("restored", .some(outcome.contactsRestored)),
        ])
      ),
      (
        "notes",
        .members([
          ("removed", .some(outcome.notesRemoved)),
          ("returned_to_inbox", .some(outcome.notesReturned)),
        ])
      ),
      ("kept", .some(outcome.kept.count)),
    ])
  }

  private func run(
    _ text: String?, _ desk: AssistantContext, _ notebook: Notebook
  ) throws -> String {
    guard let text else {
      if let last = desk.client.lastRun { return last }
      throw ToolError("this client has changed nothing that can be undone; name a run")
    }
    switch try notebook.resolveRun(text) {
    case .one(let run):
      if AssistantRuns.isOurs(run.command) { return run.id }
      throw ToolError(
        "that run is not a change by an assistant; the user can undo it with "
          + "circles-import runs undo")
    case .ambiguous: throw ToolError("run: several start with this; give the whole id")
    case .none: throw ToolError("there is no run \(ToolError.quoted(text))")
    }
  }
}
