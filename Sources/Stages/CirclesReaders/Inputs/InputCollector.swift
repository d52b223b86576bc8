public import CirclesModel
import Foundation

/// Turns what the user named into files: a path, a folder with all below it, `-`, a
/// `circles://import` link.
public enum InputCollector {
  /// One file to read.
  public struct Found: Sendable {
    /// The path, or `-`, or the whole link.
    public var path: String
    /// Whether the user named the file itself; one found in a folder may be passed over in silence.
    public var isNamed: Bool

    /// Whether it is not a file, and has to be spooled before it can be read.
    public var isSpooled: Bool { path == "-" || ImportURL.isLink(path) }

    /// The input, open for reading.
    public func open() throws(ReadError) -> InputFile {
      if path == "-" { return try StandardInput.spool() }
      return ImportURL.isLink(path) ? try Spool.link(path) : try InputFile(path: path).inUTF8()
    }
  }

  /// The files that `names` stand for, folders walked in order of name.
  ///
  /// Hidden files, and links that lead out of a folder, are left alone.
  /// - Throws: `.missing` for the first name that does not exist.
  public static func files(_ names: [String]) throws(ReadError) -> [Found] {
    var found: [Found] = []
    for name in names {
      if name == "-" || ImportURL.isLink(name) {
        found.append(Found(path: name, isNamed: true))
        continue
      }
      var status = stat()
      if PathText.withPath(name, { stat($0, &status) }) != 0 {
        let code = errno
        throw code == ENOENT || code == ENOTDIR
          ? .missing(path: name) : .io(path: name, errno: code)
      }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: try walk(name, depth: 0, into: &found)
      default: found.append(Found(path: name, isNamed: true))
      }
    }
    return found
  }

  /// How deep folders are followed.
  static let maximumDepth = 64

  private static func walk(
    _ folder: String, depth: Int, into found: inout [Found]
  ) throws(ReadError) {
    if depth > maximumDepth { return }
    guard let names = PathText.names(in: folder) else { throw .io(path: folder, errno: errno) }
    for name in names where !name.hasPrefix(".") {
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      var status = stat()
      if PathText.withPath(path, { lstat($0, &status) }) != 0 { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: try walk(path, depth: depth + 1, into: &found)
      case S_IFREG: found.append(Found(path: path, isNamed: false))
      default: continue
      }
    }
  }
}
