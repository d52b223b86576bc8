import CirclesModel
public import CirclesStore
import SourceDiagnostics

/// Why a whole run cannot be done. Never blames a single record.
public enum PipelineError: Error {
  /// A named input does not exist (exit 66).
  case missing(path: String)
  /// The system refused an input: path and `errno` (exit 74).
  case io(path: String, errno: Int32)
  /// An option does not make sense (exit 64).
  case usage(String)
  /// A pipeline file is wrong: the place, and what is allowed there (exit 78).
  case configuration(PipelineFileError)
  /// The notebook cannot be used (exit 74, or 75 when it is busy).
  case store(StoreError)

  /// A failure that concerns the run rather than one file's content.
  init(_ failure: ReadError) {
    switch failure {
    case .missing(let path): self = .missing(path: path)
    case .io(let path, let code): self = .io(path: path, errno: code)
    case .malformed(let diagnostic): self = .usage(diagnostic.message)
    }
  }
}
