import ArgumentParser
import CirclesPipeline
import CirclesReaders
import CirclesStore
import Foundation

/// `note [PERSON] TEXT`: writes one down.
struct NoteWriteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "write",
    abstract: "Write a note (the default).",
    discussion: """
      With one argument, the text, the person is found from what it says, as for any note. With \
      two, a person and the text, it is filed under that person. A text of - is read from \
      standard input.

      Writing the same text again within a minute changes nothing; later it is a new note.

      Examples:
        circles-import note "Lunch with Ana Ruiz: she moves to Denver in May"
        circles-import note "Ana Ruiz" "Allergic to nuts"
        pbpaste | circles-import note -
      """)

  @Argument(
    help: ArgumentHelp(
      "The text, or the person and the text; put each in quotes.", valueName: "person-and-text"))
  var words: [String]

  @OptionGroup(title: "Reading") var settings: SettingsOptions
  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func validate() throws {
    if words.count > 2 {
      throw ValidationError(
        "a note takes one text, or a person and a text; put the text in quotes")
    }
  }

  func run() throws {
    let console = Console(output)
    let text = try NoteText.of(words[words.count - 1])
    let notebook = try notebook()
    let person: PersonSummary? = words.count == 2 ? try who(words[0], notebook) : nil
    let options = settings.importOptions(after: try notebook.lastSettings())
    do throws(PipelineError) {
      let written = try NotePipeline().write(text, for: person, into: notebook, options)
      WrittenNoteLines(written, isForPerson: person != nil).say(console)
    } catch {
      throw RunOutcome.failure(error)
    }
  }

  /// A note for nobody in particular may be the first thing in a notebook.
  private func notebook() throws -> Notebook {
    if words.count == 2 { return try Notebook.toEdit(database) }
    return try Notebook.open(
      path: database.path, mode: .create, makesFolder: DefaultDatabase.isPlace(database.path))
  }

  private func who(_ name: String, _ notebook: Notebook) throws -> PersonSummary {
    do {
      return try notebook.person(named: name)
    } catch var failure as CommandError {
      failure.hints.append("if both are the text, put them into one pair of quotes")
      throw failure
    }
  }
}

/// The text of a note that the command line names.
enum NoteText {
  /// The text itself, or for `-` what comes on standard input.
  static func of(_ argument: String) throws -> String {
    let text = argument == "-" ? try standardInput() : argument
    if text.allSatisfy(\.isWhitespace) { throw CommandError(.usage, "a note needs a text") }
    return text
  }

  private static func standardInput() throws -> String {
    let input = InputBytes(descriptor: STDIN_FILENO)
    var bytes: [UInt8] = []
    while bytes.count <= ManualNote.maximumLength, let byte = input.next() { bytes.append(byte) }
    if bytes.count > ManualNote.maximumLength {
      throw CommandError(.usage, "a note may have at most \(ManualNote.maximumLength) bytes")
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw CommandError(.usage, "standard input is not UTF-8 text")
    }
    return text
  }
}
