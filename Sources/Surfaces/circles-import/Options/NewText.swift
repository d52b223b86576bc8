import ArgumentParser
import CirclesStore
import Foundation

/// The text that a note is to have instead of its own: given outright, or written in an editor.
struct NewText: ParsableArguments {
  @Option(
    help: ArgumentHelp("The new text.", valueName: "text"),
    transform: {
      try NonEmpty.checked($0, "a note needs a text; to remove a note, use note dismiss")
    })
  var text: String?

  /// Gives it to a note (by id), whose text now is `current`; `isFiled` says that the note stays where it
  /// is.
  func give(
    to note: String, reading current: () throws -> String?, isFiled: Bool = false,
    command: String, in notebook: Notebook, _ output: OutputOptions
  ) throws {
    guard let old = try current() else { throw StoreError.gone(id: note) }
    let console = Console(output)
    let new = try (text ?? TextEditor.ofUser().edit(old)).precomposedStringWithCanonicalMapping
    // With --text it is a run like any other command by hand.
    if text == nil, new == old {
      console.note("The text did not change.")
      console.finish()
      return
    }
    if new.allSatisfy(\.isWhitespace) {
      throw CommandError(
        .usage, "the text is empty; nothing was changed",
        hints: ["to dismiss the note: circles-import note dismiss \(note.prefix(8))"])
    }
    let reading = try notebook.noteReading()
    let edit = try notebook.hold {
      if text == nil, try current() != old {
        throw CommandError(
          .tryAgain, "the note was changed while the editor was open; nothing was changed",
          hints: ["what you wrote is kept in \(try TextEditor.keep(new))"])
      }
      return try notebook.edit(note: note, text: new, reading: reading, command: command)
    }
    NoteEditLines(action: .edited, notes: [note], edit: edit, isFiled: isFiled)
      .say(console, inboxCount: try notebook.inboxCount())
  }
}
