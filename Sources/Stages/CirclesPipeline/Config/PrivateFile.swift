import Foundation

/// Files of settings and secrets.
package enum PrivateFile {
  /// Writes the file whole or not at all, readable by its owner alone.
  package static func write(
    _ bytes: [UInt8], to path: String
  ) throws(PipelineError) {
    // One that is kept elsewhere, as a link, stays a link.
    let path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let folder = (path as NSString).deletingLastPathComponent
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .io(path: folder, errno: errno)
    }
    let draft = path + ".\(ProcessInfo.processInfo.processIdentifier).new"
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .io(path: path, errno: errno) }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    do {
      try file.write(contentsOf: Data(bytes))
      try file.synchronize()
      try file.close()
    } catch {
      unlink(draft)
      throw .io(path: path, errno: errno == 0 ? EIO : errno)
    }
    guard rename(draft, path) == 0 else {
      let code = errno
      unlink(draft)
      throw .io(path: path, errno: code)
    }
  }
}
