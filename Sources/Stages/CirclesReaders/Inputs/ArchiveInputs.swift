public import CirclesModel
import Foundation
public import SourceDiagnostics

/// The inputs in a zip archive: its entries, and those of archives within it.
///
/// Nothing is unpacked to a path of the archive's choosing: entries are read where they are, and
/// spooled into a file without a name when their turn comes.
public struct ArchiveInputs {
  /// An entry that may be read.
  public struct Entry: Sendable {
    /// Where it is.
    public var origin: InputOrigin
    /// Its name and first bytes.
    public var probe: FileProbe
    /// Its bytes, as the archive says.
    public var size: Int
  }

  /// The entries, in the order of the archive.
  public private(set) var entries: [Entry] = []
  /// What was found wrong, or passed over.
  public private(set) var diagnostics: [Diagnostic] = []
  private let zone: TimeZone
  private let keepsAttachments: Bool
  private var unpackedBytes = 0

  /// Whether a file is a zip archive, by its first bytes: those of an entry, of an empty archive, or
  /// the mark of one made in parts before an entry.
  public static func isArchive(_ head: [UInt8]) -> Bool {
    let entry: [UInt8] = [0x50, 0x4B, 0x03, 0x04]
    let parts: [[UInt8]] = [[0x50, 0x4B, 0x07, 0x08], [0x50, 0x4B, 0x30, 0x30]]
    return head.starts(with: entry) || head.starts(with: [0x50, 0x4B, 0x05, 0x06])
      || parts.contains { head.starts(with: $0 + entry) }
  }

  /// Looks into an archive. `zone` is that of the times in it (IANA), nil for the system's.
  /// `keepsAttachments` reads files that were sent in a chat as if they were the user's own.
  public init(
    _ archive: InputOrigin, zone: String?, keepsAttachments: Bool = false
  ) throws(ReadError) {
    self.zone = zone.flatMap(TimeZone.init(identifier:)) ?? .current
    self.keepsAttachments = keepsAttachments
    try add(archive, depth: 0)
  }

  private mutating func add(_ archive: InputOrigin, depth: Int) throws(ReadError) {
    let input = try archive.open()
    let list: [ZipEntry]
    do throws(ZipError) {
      list = try entries(of: input, archive.path)
    } catch {
      if case .input(let failure) = error { throw failure }
      diagnostics.append(error.diagnostic(path: archive.path))
      return
    }
    if list.contains(where: { $0.isEncrypted && $0.isReadable }) {
      diagnostics.append(ZipError.encrypted.diagnostic(path: archive.path))
    }
    let files = list.filter { $0.isReadable && !$0.isEncrypted && $0.size > 0 }
    let attachments =
      keepsAttachments ? WhatsAppAttachments() : WhatsAppAttachments(files, archive.path, input)
    for file in files where !attachments.contains(file) {
      try add(file, archive, input, depth)
    }
    if let diagnostic = attachments.diagnostic(path: archive.path) {
      diagnostics.append(diagnostic)
    }
  }

  /// The list of an archive; where that is damaged, what can be found without it.
  private mutating func entries(
    of input: InputFile, _ path: String
  ) throws(ZipError) -> [ZipEntry] {
    do throws(ZipError) {
      return try ZipDirectory.entries(of: input)
    } catch {
      guard error == .damaged else { throw error }
    }
    diagnostics.append(ZipError.damaged.diagnostic(path: path))
    return try ZipScanner.entries(of: input)
  }

  private mutating func add(
    _ entry: ZipEntry, _ archive: InputOrigin, _ input: InputFile, _ depth: Int
  ) throws(ReadError) {
    let origin = InputOrigin(entry, in: archive, modifiedAt: modifiedAt(entry))
    do throws(ZipError) {
      let (total, overflows) = unpackedBytes.addingReportingOverflow(entry.size)
      if overflows || total > ZipLimits.totalBytes { throw .bomb }
      let head = try ZipExtraction.head(of: entry, in: input, count: FileProbe.headLength)
      if !Self.isArchive(head) {
        unpackedBytes = total
        let name = entry.name.split(separator: "/").last.map(String.init) ?? entry.name
        entries.append(
          Entry(origin: origin, probe: FileProbe(name: name, head: head), size: entry.size))
        return
      }
    } catch {
      if case .input(let failure) = error { throw failure }
      diagnostics.append(error.diagnostic(path: origin.path))
      return
    }
    guard depth < ZipLimits.nesting else {
      diagnostics.append(
        Diagnostic(
          .warning, "zip.nested", "archives nested three deep are not read",
          at: SourceLocation(path: origin.path)))
      return
    }
    do throws(ReadError) {
      try add(InputOrigin(spooled: try origin.open(), isNamed: false), depth: depth + 1)
    } catch {
      guard case .malformed(let diagnostic) = error else { throw error }
      diagnostics.append(diagnostic)
    }
  }

  /// When an entry was changed: archives of old tell it by a clock on the wall.
  private func modifiedAt(_ entry: ZipEntry) -> Int64? {
    if let instant = entry.instant { return instant }
    guard let wall = entry.wallTime?.secondsSince1970 else { return nil }
    let guess = Date(timeIntervalSince1970: Double(wall))
    return wall - Int64(zone.secondsFromGMT(for: guess))
  }
}
