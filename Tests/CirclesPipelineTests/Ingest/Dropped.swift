import CirclesModel
import CirclesStore
import Foundation
import SourceDiagnostics

@testable import CirclesPipeline
@testable import CirclesReaders

/// A notebook into which files are dropped, as the daemon does it but for the folder.
final class DropDesk {
  let place: Workplace
  let notebook: Notebook
  let loader: IngestLoader
  private var count: UInt8 = 0

  init(
    sources: [SourceRequest] = [], pipeline: ImportPipeline = ImportPipeline()
  ) throws {
    place = try Workplace()
    notebook = try Notebook.open(path: place.path + "/book.sqlite")
    loader = IngestLoader(
      notebook, ImportOptions(region: "US"), sources: sources, pipeline: pipeline)
  }

  /// A file as it was taken from the drop folder.
  func dropped(_ name: String, _ text: String) throws -> IngestFile {
    count += 1
    return IngestFile(
      path: name, sha256: [UInt8](repeating: count, count: 32),
      input: try Self.input(name, Array(text.utf8)))
  }

  /// Bytes as a file that has no name of its own.
  static func input(_ name: String, _ bytes: [UInt8]) throws -> InputFile {
    let spool = try Spool(path: name)
    try bytes.withUnsafeBytes { try spool.write($0) }
    return try spool.input()
  }

  /// Examines files and loads them in one transaction.
  @discardableResult
  func load(_ files: (String, String)...) async throws -> [InspectedFile] {
    var examined: [InspectedFile] = []
    for (name, text) in files {
      examined.append(try await loader.examine(try dropped(name, text)))
    }
    try await loader.load(examined, examined.map(entry))
    return examined
  }

  /// The row of the ledger that a file gets.
  func entry(_ file: InspectedFile) -> LedgerEntry {
    LedgerEntry(
      sha256: file.file.sha256, reader: file.reader, state: .reading,
      pipelineVersion: IngestLoader.version, path: file.file.path, size: file.file.input.size)
  }

  func state(_ file: InspectedFile) throws -> LedgerState? {
    try notebook.ledgerEntries([file.file.sha256])[file.file.sha256]?.state
  }
}

/// A card of a name.
func card(_ name: String, _ lines: String...) -> String {
  (["BEGIN:VCARD", "VERSION:3.0", "FN:\(name)"] + lines + ["END:VCARD", ""])
    .joined(separator: "\r\n")
}

/// A note as other programs hand it over.
func noteLine(_ id: String, _ text: String) -> String {
  #"{"id":"\#(id)","source":"voice_note","captured_at":"2026-03-14T18:20:00Z","text":"\#(text)"}"#
    + "\n"
}
