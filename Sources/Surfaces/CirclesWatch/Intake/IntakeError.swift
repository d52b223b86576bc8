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
    case .busy, .full, .readOnly, .missing, .system, .io: self = .pause(code: failure.code, failure)
    case .notADatabase, .notANotebook, .newerSchema, .damaged, .noFolder: self = .broken(failure)
    case .gone, .undone, .notPossible, .internal: self = .file(code: failure.code)
    }
  }
}

extension StoreError {
  /// A stable word for the log and the status.
  var code: String {
    switch self {
    case .busy: "notebook.busy"
    case .full: "notebook.full"
    case .readOnly: "notebook.read-only"
    case .missing: "notebook.missing"
    case .system(_, let errno): "errno.\(errno)"
    case .io(_, let code): "notebook.io.\(code)"
    case .notADatabase: "notebook.not-a-database"
    case .notANotebook: "notebook.not-ours"
    case .newerSchema: "notebook.newer"
    case .damaged: "notebook.damaged"
    case .noFolder: "notebook.no-folder"
    case .gone, .undone, .notPossible, .internal: "watch.not-loaded"
    }
  }
}
