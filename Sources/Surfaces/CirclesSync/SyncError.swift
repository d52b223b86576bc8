public import CirclesHTTP
public import CirclesPipeline

/// Why an account cannot be synced, or cannot be used at all.
public enum SyncError: Error {
  /// The server gave no answer that could be used.
  case http(HTTPClientError)
  /// The notebook or the settings cannot be used.
  case pipeline(PipelineError)
  /// There is no account of that name.
  case unknownAccount(String)
  /// What the user asked for makes no sense: why, in a sentence.
  case usage(String)
  /// The password cannot be had: why, in a sentence without it.
  case secret(String)
  /// A book that was synced, or asked for, is not on the server.
  case noBook(String)
  /// The app's cloud cannot take more: why, in a sentence.
  case cloud(String)
  /// More would change than is allowed at once.
  case tooMany(TooMany)

  /// More cards would be written on the server than is allowed at once.
  case tooManyToPush(TooMany)

  /// What a sync would have done, had it been allowed.
  public struct TooMany: Hashable, Sendable {
    /// The people who would be created or changed.
    public var changed: Int
    /// The people who would go.
    public var gone: Int
    /// How many may change at once.
    public var limit: Int
    /// What changes: people, or meetings.
    public var noun = "people"
    /// All of them.
    public var total: Int { changed + gone }
  }

  /// The exit status of the program (`sysexits.h`).
  public var exitCode: Int32 {
    switch self {
    case .http(let failure): failure.exitCode
    case .pipeline, .unknownAccount, .usage: 64
    case .secret: 78
    case .noBook, .cloud: 69
    case .tooMany, .tooManyToPush: 75
    }
  }
}

extension SyncError: CustomStringConvertible {
  /// One sentence for a person.
  public var description: String {
    switch self {
    case .http(let failure): return failure.description
    case .pipeline(let failure): return String(describing: failure)
    case .unknownAccount(let name): return "there is no account '\(name)'"
    case .usage(let why), .secret(let why), .cloud(let why): return why
    case .noBook(let title): return "'\(title)' is not on the server"
    case .tooManyToPush(let plan):
      return
        "\(plan.total) \(plan.noun) would be written on the server, more than \(plan.limit) at once; none was"
    case .tooMany(let plan):
      return
        "\(plan.changed) \(plan.noun) would change and \(plan.gone) would go, more than \(plan.limit) at"
        + " once; nothing was done"
    }
  }
}
