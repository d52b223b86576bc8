import CirclesPipeline
import CirclesStore

/// Why no more files are taken for now.
enum IntakeError: Error {
  /// The disk, the notebook or the machine is at fault: everything waits, and no file is blamed.
  case pause(code: String, StoreError?)
  /// The notebook is broken, or is none: there is nothing to wait for.
  case broken(StoreError)
  /// Somebody asked to stop.
  case stopping
  /// The file is at fault, or the program is: the others go on.
  case file(code: String)

  /// What a failure of the pipeline means.
  init(_ failure: PipelineError) {
    switch failure {
    case .store(let failure): self.init(failure)
    case .io(_, let errno): self = .pause(code: "errno.\(errno)", nil)
    case .missing, .usage, .configuration: self = .file(code: "watch.not-loaded")
    }
  }

  /// What a failure of the notebook means.
  init(_ failure: StoreError) {
    switch failure {
    case .busy: self = .pause(code: "notebook.busy", failure)
    case .full: self = .pause(code: "notebook.full", failure)
    case .readOnly: self = .pause(code: "notebook.read-only", failure)
    case .missing: self = .pause(code: "notebook.missing", failure)
    case .system(_, let errno): self = .pause(code: "errno.\(errno)", failure)
    case .io(_, let code): self = .pause(code: "notebook.io.\(code)", failure)
    case .notADatabase, .notANotebook, .newerSchema, .damaged, .noFolder: self = .broken(failure)
    case .gone, .undone, .notPossible, .internal: self = .file(code: "watch.not-loaded")
    }
  }
}
