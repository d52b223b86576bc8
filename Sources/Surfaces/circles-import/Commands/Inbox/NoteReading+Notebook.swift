import CirclesPipeline
import CirclesStore

extension EditSettings {
  /// As the environment and the file of settings say.
  static var ofUser: EditSettings {
    let remembered = SavedSettings.current
    return EditSettings { remembered.importOptions(after: $0) }
  }
}

extension Notebook {
  /// Reads notes that are changed by hand, as the newest import was told to.
  func noteReading() throws -> NoteReading { try EditSettings.ofUser.reading(for: self) }
}
