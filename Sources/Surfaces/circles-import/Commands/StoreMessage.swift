import CirclesStore

/// Why the notebook cannot be used, in words and a status.
enum StoreMessage {
  /// The failure of a command on the notebook.
  static func failure(_ failure: StoreError) -> CommandError {
    CommandError(
      ExitStatus(rawValue: failure.exitCode) ?? .bug, failure.description,
      hints: hints(for: failure))
  }

  private static func hints(for failure: StoreError) -> [String] {
    switch failure {
    case .missing: ["import something first, or name the notebook: --db PATH"]
    case .notADatabase, .notANotebook: ["name another one: --db PATH"]
    case .noFolder(let path): ["create it first: mkdir -p \(path)"]
    case .newerSchema: ["this program is older than the notebook: update it"]
    default: []
    }
  }
}
