import ArgumentParser

/// `note`: notes written down, and where they lie.
struct NoteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "note",
    abstract: "Write a note, show one, change or move it.",
    usage: """
      circles-import note [<options>] [<person>] <text>
      circles-import note <subcommand> [<options>]
      """,
    discussion: """
      A NOTE is an id, a unique prefix of one, or the id that its source gave it, whether the \
      note is filed, in the inbox or dismissed.

      Examples:
        circles-import note "Lunch with Ana Ruiz: she moves to Denver in May"
        circles-import note "Ana Ruiz" "Allergic to nuts"
        circles-import note show 3f2a1b7c
        circles-import note edit 3f2a1b7c --text "Ana is allergic to nuts"
        circles-import note move 3f2a1b7c "Ana Ruiz"
        circles-import note unfile 3f2a1b7c --not "Ana Ruiz"

      Every change is a run; undo it with circles-import runs undo last. To write a note whose \
      text is a subcommand's name: circles-import note write show
      """,
    subcommands: [
      NoteWriteCommand.self, NoteShowCommand.self, NoteEditCommand.self, NoteMoveCommand.self,
      NoteUnfileCommand.self, NoteDismissCommand.self, NoteAlsoCommand.self,
    ],
    defaultSubcommand: NoteWriteCommand.self)
}
