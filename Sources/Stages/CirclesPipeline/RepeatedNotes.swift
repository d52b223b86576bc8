import CirclesModel
import CirclesReaders
import SourceDiagnostics

/// Notes that a later one of the run overtakes, since it bears the same id and says something else:
/// so that of a log to which other programs append the last word counts, however often it is read.
///
/// Some forty bytes a note are kept while the files are looked through.
struct RepeatedNotes: Sendable {
  /// A note by its file and its number in that.
  private struct Place: Hashable {
    var path: String
    var index: Int
  }

  private var overtaken: Set<Place> = []

  /// None: for a note alone.
  init() {}

  /// Looks through the files of a plan whose notes bear ids. What cannot be read is told of when the
  /// file is read for its notes.
  init(_ plan: InputPlan) {
    var last: [Int: (file: Int, index: Int, content: Int)] = [:]
    for (file, entry) in plan.entries.enumerated() {
      guard let reader = entry.reader as? NotesJSONLReader else { continue }
      try? reader.identities(in: entry.open()) { note in
        if let known = last[note.id.hashValue] {
          // The same words again are known by their digest.
          if known.content == note.content { return }
          overtaken.insert(Place(path: plan.entries[known.file].path, index: known.index))
        }
        last[note.id.hashValue] = (file, note.index, note.content)
      }
    }
  }

  /// What is to be said of a note that another overtakes; nil for one that counts.
  func diagnostic(of note: NoteRecord) -> Diagnostic? {
    if overtaken.isEmpty { return nil }
    let source = note.source
    guard overtaken.contains(Place(path: source.path, index: source.index)) else { return nil }
    return Diagnostic(
      .note, "notes.repeated-id",
      "another note of this run has the same id; the last one counts",
      at: SourceLocation(path: source.path, line: source.line, column: 1), record: source.index,
      property: "id")
  }
}
