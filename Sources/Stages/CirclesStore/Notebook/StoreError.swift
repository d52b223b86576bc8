import Foundation
import GRDBSQLite

/// Why the notebook cannot be used. A failure of the store never blames an input file.
public enum StoreError: Error, Hashable, Sendable {
  /// There is no notebook at the path, and none was to be made.
  case missing(path: String)
  /// The file is something else than a SQLite database; it was left untouched.
  case notADatabase(path: String)
  /// A database, but of another program: it has tables and none of ours.
  case notANotebook(path: String)
  /// Another program holds the lock; try again.
  case busy
  /// The system would not read or write: the path and SQLite's extended result code.
  case io(path: String, code: Int32)
  /// The system would not open the file or make it: the path and `errno`.
  case system(path: String, errno: Int32)
  /// The folder that the notebook was to be made in is not there.
  case noFolder(path: String)
  /// No space is left.
  case full(path: String)
  /// The notebook may only be read: its file, its folder or the disk allows no more.
  case readOnly(path: String)
  /// The notebook was made by a newer version of this program.
  case newerSchema(path: String, version: Int)
  /// The database is damaged.
  case damaged(path: String)
  /// Nothing bears that id (any more): a person or a run that was looked up before has gone.
  case gone(id: String)
  /// Another process undid the run while it was under way.
  case undone
  /// What was asked for makes no sense, such as merging a contact with itself: why, in a sentence.
  case notPossible(String)
  /// A mistake in this program.
  case `internal`(String)

  /// The exit status of a program that gives up because of it (`sysexits.h`).
  public var exitCode: Int32 {
    switch self {
    case .missing: 66
    case .busy, .undone: 75
    case .gone, .notPossible: 64
    case .internal: 70
    case .notADatabase, .notANotebook, .io, .system, .noFolder, .full, .readOnly, .newerSchema,
      .damaged:
      74
    }
  }
}

extension StoreError: CustomStringConvertible {
  /// One sentence for a person.
  public var description: String {
    switch self {
    case .missing(let path): "there is no notebook at \(path)"
    case .notADatabase(let path): "\(path) is not an SQLite database; it was left unchanged"
    case .notANotebook(let path):
      "\(path) is a database of another program; it was left unchanged"
    case .busy: "the notebook is in use by another program; try again"
    case .io(let path, let code):
      "\(path) cannot be read or written (SQLite \(code): \(Self.words(code)))"
    case .system(let path, let errno):
      "\(path) cannot be opened: \(String(cString: strerror(errno)))"
    case .noFolder(let path): "there is no folder \(path) to create the notebook in"
    case .full(let path): "no space left for \(path)"
    case .readOnly(let path): "\(path) is read-only"
    case .newerSchema(let path, let version):
      "\(path) was made by a newer version of this program (schema \(version))"
    case .damaged(let path): "\(path) is damaged"
    case .gone(let id): "there is no \(id) in the notebook any more"
    case .undone: "another program undid this run while it was under way; run it again"
    case .notPossible(let message): message
    case .internal(let message): message
    }
  }
}

extension StoreError {
  /// What SQLite calls a result code.
  private static func words(_ code: Int32) -> String {
    sqlite3_errstr(code).map { String(cString: $0) } ?? "unknown"
  }
}
