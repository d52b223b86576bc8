import CirclesModel
import CirclesReaders
import Foundation

/// Takes the bytes of a claimed file into a file without a name, out of which it is parsed: nothing
/// that happens in the drop folder meanwhile can reach what is loaded.
struct DropSpool: ByteSink {
  private let spool: Spool

  /// An empty spool; `name` is what readers take for the file's path.
  init(name: String) throws(FileProblem) {
    do throws(ReadFailure) {
      spool = try Spool(path: name)
    } catch {
      throw FileProblem(error)
    }
  }

  mutating func write(_ bytes: UnsafeRawBufferPointer) throws(FileProblem) {
    do throws(ReadFailure) {
      try spool.write(bytes)
    } catch {
      throw FileProblem(error)
    }
  }

  /// What was written, as an input.
  func input(modifiedAt: Int64) throws(FileProblem) -> InputFile {
    do throws(ReadFailure) {
      return try spool.input(modifiedAt: modifiedAt)
    } catch {
      throw FileProblem(error)
    }
  }
}

extension FileProblem {
  fileprivate init(_ failure: ReadFailure) {
    if case .io(_, let code) = failure {
      self.init(.write, code)
    } else {
      self.init(.write, EIO)
    }
  }
}
