import CirclesPipeline
import CirclesStore

extension Notebook {
  /// Reads notes that are changed by hand, as the newest import was told to.
  func noteReading() throws -> NoteReading {
    let options = ImportOptions(like: try lastSettings(), region: Region.ofLocale().code)
    return NoteReading(TextReader(options, names: NameBook(try people())))
  }
}
