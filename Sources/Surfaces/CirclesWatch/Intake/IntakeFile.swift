import CirclesPipeline
import CirclesReaders
import CirclesStore
import Foundation

/// A file that was claimed, with its row of the ledger.
struct IntakeFile {
  /// The file, read once.
  let claimed: ClaimedFile
  /// Its path below the drop folder.
  let relative: String
  /// Its bytes; nil for those of a file that is too large.
  let input: InputFile?
  /// Its row of the ledger.
  var entry: LedgerEntry

  init(_ claimed: ClaimedFile, relative: String, input: InputFile?) {
    self.claimed = claimed
    self.relative = relative
    self.input = input
    entry = LedgerEntry(
      sha256: claimed.sha256, reader: "-", state: .reading,
      pipelineVersion: IngestLoader.version, path: relative, size: Int(claimed.size))
  }

  var sha256: [UInt8] { claimed.sha256 }

  /// The file as the pipeline takes it; nil where it does not.
  var dropped: IngestFile? {
    input.map { IngestFile(path: relative, sha256: sha256, input: $0) }
  }

  /// What may be logged of it.
  var logged: LoggedFile {
    LoggedFile(path: claimed.found.path, sha8: claimed.sha8, reader: entry.reader)
  }

  /// What is said beside it in `failed/`.
  func note(at time: Date) -> SidecarNote {
    SidecarNote(entry, sha8: claimed.sha8, at: time)
  }

  /// Notes a problem in its row.
  mutating func note(_ problem: InspectedFile.Problem?) {
    entry.lastCode = problem?.code
    entry.lastLine = problem?.line
    entry.lastColumn = problem?.column
  }
}

extension SidecarNote {
  /// What a row of the ledger says of a file that was put aside.
  init(_ entry: LedgerEntry, sha8: String, at time: Date) {
    let code = entry.lastCode ?? "input.unreadable"
    self.init(
      code: code, message: Self.message(of: code), line: entry.lastLine,
      column: entry.lastColumn, attempts: entry.attempts, sha8: sha8,
      reader: entry.reader == "-" ? nil : entry.reader, at: time)
  }

  /// What somebody can do about it. What is wrong in the file is told by `check`, with the words of
  /// its reader.
  private static func message(of code: String) -> String {
    switch code {
    case "watch.crashed": "the program broke off every time it read this file; please report it"
    case "watch.too-large": "the file is larger than 256 MiB; import it with the command import"
    case "input.empty": "the file is empty"
    case "input.unrecognised": "no reader recognises this file"
    default: "nothing in this file can be read; the command check tells what is wrong where"
    }
  }
}
