import CirclesPipeline
import CirclesStore

extension Notebook {
  /// Reads notes that are changed by hand, as the newest import was told to.
  func noteReading() throws -> NoteReading {
    let options = Remembered.current.importOptions(after: try lastSettings())
    return NoteReading(TextReader(options, names: NameBook(try people())))
  }
}
