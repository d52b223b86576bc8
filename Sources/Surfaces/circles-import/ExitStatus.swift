/// What the program tells its caller (`Contract.md` section 1, after BSD's sysexits).
enum ExitStatus: Int32 {
  case done = 0
  /// Done, but some records were refused; or with `--strict`, something was not as it should be.
  case refused = 1
  case usage = 64
  case noInput = 66
  /// A server cannot be reached or used.
  case unavailable = 69
  /// Not the user's fault, nor the file's.
  case bug = 70
  case inputOutput = 74
  case tryAgain = 75
  /// A server does not let the user in.
  case notAllowed = 77
  case configuration = 78
}

/// Why a command cannot be carried out, in words for a person.
struct CommandError: Error, Equatable {
  /// What the program ends with.
  let status: ExitStatus
  /// What went wrong, in a sentence without a full stop.
  let message: String
  /// What the user can do, a line each.
  var hints: [String] = []

  /// Makes a failure.
  init(_ status: ExitStatus, _ message: String, hints: [String] = []) {
    self.status = status
    self.message = message
    self.hints = hints
  }
}
