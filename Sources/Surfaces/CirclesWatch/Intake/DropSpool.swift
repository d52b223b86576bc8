import CirclesModel
import CirclesReaders
import Foundation

/// Takes the bytes of a claimed file into a file without a name, out of which it is parsed: nothing
/// that happens in the drop folder meanwhile can reach what is loaded.
struct DropSpool: ByteSink {
  private let spool: Spool

  /// An empty spool; `name` is what readers take for the file's path.
  init(name: String) throws(FileError) {
    do throws(ReadError) {
      spool = try Spool(path: name)
    } catch {
      throw FileError(error)
    }
  }

  mutating func write(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
    do throws(ReadError) {
      try spool.write(bytes)
    } catch {
      throw FileError(error)
    }
  }

  /// What was written, as an input.
  func input(modifiedAt: Int64) throws(FileError) -> InputFile {
    do throws(ReadError) {
      return try spool.input(modifiedAt: modifiedAt)
    } catch {
      throw FileError(error)
    }
  }
}

extension FileError {
  fileprivate init(_ failure: ReadError) {
    if case .io(_, let code) = failure {
      self.init(.write, code)
    } else {
      self.init(.write, EIO)
    }
  }
}
