public import CirclesModel
import SourceDiagnostics

/// Where an input's bytes are, so that it can be opened when its turn comes: a folder may hold more
/// files than a process may have open.
public struct InputOrigin: Sendable {
  private indirect enum Place: Sendable {
    case file(modifiedAt: Int64?)
    case spooled(InputFile)
    case zipped(ZipEntry, archive: InputOrigin, modifiedAt: Int64?)
  }

  /// The file as the user named it; `archive.zip/name` for an entry, `-` for standard input.
  public let path: String
  /// Whether the user named the file itself; one found in a folder or an archive may be passed over
  /// in silence.
  public let isNamed: Bool
  private var place: Place

  /// A file.
  public init(path: String, isNamed: Bool) {
    self.path = path
    self.isNamed = isNamed
    place = .file(modifiedAt: nil)
  }

  /// Something that is open already.
  public init(spooled: InputFile, isNamed: Bool) {
    path = spooled.path
    self.isNamed = isNamed
    place = .spooled(spooled)
  }

  /// An entry of an archive.
  init(_ entry: ZipEntry, in archive: InputOrigin, modifiedAt: Int64?) {
    path = archive.path + "/" + entry.name
    isNamed = false
    place = .zipped(entry, archive: archive, modifiedAt: modifiedAt)
  }

  /// The same file, but last changed at that time whatever the file system says; itself for anything
  /// else.
  public func modified(at seconds: Int64) -> InputOrigin {
    guard case .file = place else { return self }
    var origin = self
    origin.place = .file(modifiedAt: seconds)
    return origin
  }

  /// Whether it is a file of its own, and not standard input, a link or an archive's entry.
  public var isFile: Bool {
    if case .zipped = place { return false }
    return path != "-" && !ImportURL.isLink(path)
  }

  /// The whole input, open for reading.
  public func open() throws(ReadError) -> InputFile {
    switch place {
    case .file(let modifiedAt):
      return try InputFile(path: path, modifiedAt: modifiedAt).inUTF8()
    case .spooled(let input):
      return input
    case .zipped(let entry, let archive, let modifiedAt):
      let input = try archive.open()
      do throws(ZipError) {
        return try ZipExtraction.spool(entry, in: input, path: path, modifiedAt: modifiedAt)
      } catch {
        throw error.failure(path: path)
      }
    }
  }
}

extension ZipError {
  /// The problem as the failure of a whole file.
  func failure(path: String) -> ReadError {
    if case .input(let failure) = self { return failure }
    return .malformed(diagnostic(path: path))
  }

  /// The problem as a diagnostic of an archive or an entry.
  func diagnostic(path: String) -> Diagnostic {
    let (code, message): (Diagnostic.Code, String) =
      switch self {
      case .damaged: ("zip.damaged", "the archive is cut or damaged here")
      case .encrypted: ("zip.encrypted", "this needs a password; unpack it first")
      case .unsupported: ("zip.unsupported", "this is compressed in an unsupported way")
      case .bomb: ("zip.bomb", "this would unpack to more than a real archive holds")
      case .input: ("input.io", "the archive cannot be read")
      }
    return Diagnostic(.error, code, message, at: SourceLocation(path: path))
  }
}
