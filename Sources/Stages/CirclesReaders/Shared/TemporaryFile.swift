import CirclesModel
import Foundation

/// What files of our own in the temporary directory have in common.
enum TemporaryFile {
  /// A name for `mkstemp` or `mkdtemp` to complete.
  static var template: [CChar] {
    Array((NSTemporaryDirectory() + "/circles-import.XXXXXX").utf8CString)
  }

  /// Writes all of some bytes. `path` is what a failure calls the file.
  static func write(
    _ bytes: UnsafeRawBufferPointer, to descriptor: Int32, path: String
  ) throws(ReadError) {
    var written = 0
    while written < bytes.count {
      let step = Foundation.write(
        descriptor, bytes.baseAddress.map { $0 + written }, bytes.count - written)
      if step < 0 {
        if errno == EINTR { continue }
        throw .io(path: path, errno: errno)
      }
      written += step
    }
  }
}
