public import CirclesStore

/// How a program that changes a notebook by hand reads notes: as its settings say, else as the newest
/// import was told.
public struct EditSettings: Sendable {
  private let make: @Sendable (RunSettings?) -> ImportOptions

  /// - Parameter make: the options after a newest run; nil where the notebook has none.
  public init(_ make: @escaping @Sendable (RunSettings?) -> ImportOptions) { self.make = make }

  /// What the pipeline is told for a notebook as it is now.
  public func options(for notebook: Notebook) throws(StoreError) -> ImportOptions {
    make(try notebook.lastSettings())
  }

  /// What reads notes of a notebook as it is now.
  public func reading(for notebook: Notebook) throws(StoreError) -> NoteReading {
    let options = try options(for: notebook).knowing(notebook)
    return NoteReading(TextReader(options, names: FullNameIndex(try notebook.people())))
  }
}
