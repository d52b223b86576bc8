public import Logging
import SystemPackage

/// What the daemon says of its life: one method for each thing that happens, so that lines stay the
/// same from version to version and nothing personal can slip in.
///
/// Levels: error where the user has to act, warning where something is wrong that the daemon goes on
/// from by itself, info for what happened, debug for what happens all the time.
public struct WatchLog: Sendable {
  private let logger: Logger

  /// Says it by a logger; its handler decides about form and paths.
  public init(_ logger: Logger) { self.logger = logger }

  /// Says it to standard error.
  public init(_ form: LogForm, level: Logger.Level = .info, showsPaths: Bool = false) {
    var handler = WatchLogHandler(form, showsPaths: showsPaths)
    handler.logLevel = level
    self.init(Logger(label: "circles-import.watch") { _ in handler })
  }

  /// The logger itself, for the libraries that want one.
  public var underlying: Logger { logger }

  /// A message is a literal: nothing that was read can become one.
  func say(_ level: Logger.Level, _ message: StaticString, _ details: [LogKey: LogValue?] = [:]) {
    var metadata: Logger.Metadata = [:]
    for case (let key, let value?) in details { metadata[key.rawValue] = .string(value.text) }
    logger.log(level: level, "\(message)", metadata: metadata)
  }
}

/// A value that may be logged.
enum LogValue {
  case number(Int)
  /// A code, a digest, a format's name: a short word without spaces. Anything else is not written,
  /// lest a name or a sentence gets in as one.
  case code(String)
  /// A sentence of the program itself.
  case advice(String)
  case path(FilePath)

  /// As it is written.
  var text: String {
    switch self {
    case .number(let number): String(number)
    case .code(let code): Self.isCode(code) ? code : "unnamed"
    case .advice(let advice): advice
    case .path(let path): path.string
    }
  }

  private static func isCode(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 64
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
          UInt8(ascii: "_"), UInt8(ascii: "/"), UInt8(ascii: "+"):
          true
        default: false
        }
      }
  }
}

extension Duration {
  /// Whole milliseconds; the greatest number where there are too many.
  var wholeMilliseconds: Int {
    let (seconds, attoseconds) = components
    let (product, overflows) = Int(seconds).multipliedReportingOverflow(by: 1000)
    if overflows { return seconds < 0 ? .min : .max }
    return product.addingReportingOverflow(Int(attoseconds / 1_000_000_000_000_000)).partialValue
  }

  /// Seconds, rounded up, since what is tried again in half a second is not tried again now.
  var wholeSeconds: Int {
    let (seconds, attoseconds) = components
    return attoseconds > 0 && seconds < .max ? Int(seconds) + 1 : Int(seconds)
  }
}
