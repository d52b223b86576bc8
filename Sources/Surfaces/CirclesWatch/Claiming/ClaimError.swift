/// Why a file could not be claimed.
enum ClaimError: Error, Hashable, Sendable {
  /// It is no longer there.
  case gone
  /// It changed since it was found, or while it was read: it must settle anew.
  case changed
  /// The system gives no leave to read it.
  case refused(FileError)
  /// It is larger than a file may be; its size.
  case tooLarge(Int64)
  /// A link, a pipe or a folder stands there by now.
  case notRegular
  /// The disk or the machine is at fault.
  case infrastructure(FileError)
  /// The file is at fault in some other way.
  case unreadable(FileError)

  init(_ problem: FileError) {
    self =
      switch problem.kind {
      case .gone: .gone
      case .refused: .refused(problem)
      case .infrastructure: .infrastructure(problem)
      case .other: problem.isNoFile ? .notRegular : .unreadable(problem)
      }
  }
}
