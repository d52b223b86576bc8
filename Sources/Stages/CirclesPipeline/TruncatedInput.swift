import CirclesModel
import CirclesReaders
import SourceDiagnostics

/// What is said of an input that may not be all there: by the formats, and of any file.
enum TruncatedInput {
  /// Where a file breaks off.
  static let endings = ReaderRegistry.truncation.endings.union(["zip.damaged", "input.empty"])

  /// Where some contact may be missing, or may have lost its identifier: nobody can be said to be
  /// gone from such a file.
  static let missingContacts = endings.union(ReaderRegistry.truncation.missingContacts)
    .union(["input.io", "input.missing"])
}
