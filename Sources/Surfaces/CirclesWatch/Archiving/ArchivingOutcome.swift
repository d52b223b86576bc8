import SystemPackage

/// What became of a file that was to be put away.
enum ArchivingOutcome: Hashable, Sendable {
  /// It is at this path now.
  case filed(FilePath)
  /// Somebody took it away, which is fine.
  case gone
  /// Another file, or another state of this one, has its place in `drop/`, and stays there to be found
  /// by the next pass.
  case replaced
  /// The system gives no leave to move it; it stays where it was.
  case refused(FileError)
  /// The disk or the machine is at fault; it stays where it was.
  case infrastructure(FileError)

  init(_ problem: FileError) {
    switch problem.kind {
    case .gone: self = .gone
    case .refused, .other: self = .refused(problem)
    case .infrastructure: self = .infrastructure(problem)
    }
  }
}
