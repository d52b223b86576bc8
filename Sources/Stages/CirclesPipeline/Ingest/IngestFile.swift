import CirclesModel
public import CirclesReaders
import SourceDiagnostics

/// A file that was taken from the drop folder: its bytes, read once, and nothing else of it counts.
public struct IngestFile: Sendable {
  /// Where it lay below the drop folder.
  public var path: String
  /// The digest of its bytes.
  public var sha256: [UInt8]
  /// Its bytes.
  public var input: InputFile

  /// Makes one.
  public init(path: String, sha256: [UInt8], input: InputFile) {
    self.path = path
    self.sha256 = sha256
    self.input = input
  }
}

/// A dropped file that was read through, before anything of it is loaded.
public struct InspectedFile: Sendable {
  /// What is to be done with it.
  public enum Verdict: Hashable, Sendable {
    /// It can be loaded.
    case sound
    /// Its end is missing: it may still be being written. What is there can be loaded.
    case unfinished
    /// Nothing in it can be read, and never will be.
    case unreadable
  }

  /// Where a problem is, and which.
  public struct Problem: Hashable, Sendable {
    /// The stable code.
    public var code: String
    /// What is wrong, without a word of the file.
    public var message: String
    /// The line, from 1; nil where none is to blame.
    public var line: Int?
    /// The column, from 1.
    public var column: Int?

    init(_ diagnostic: Diagnostic) {
      code = diagnostic.code.description
      message = diagnostic.message
      line = diagnostic.location.line
      column = diagnostic.location.column
    }
  }

  /// The file.
  public var file: IngestFile
  /// The format it is read as: `zip` for several, `-` for none.
  public var reader: String
  /// What is to be done with it.
  public var verdict: Verdict
  /// The first error in it, else the first warning.
  public var problem: Problem?
  /// Whether something in it is an error, if only that a file in an archive cannot be read.
  public var hasErrors: Bool
  /// Records that can be taken.
  public var recordsOK: Int
  /// Records that are refused or left out.
  public var recordsBad: Int
  let plan: InputPlan?

  /// Whether contacts can be in it.
  public var holdsContacts: Bool { plan?.entries.contains { $0.holds(.contacts) } ?? false }
}
