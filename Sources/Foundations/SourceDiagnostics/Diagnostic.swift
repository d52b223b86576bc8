/// Something worth telling about one place of the input.
///
/// A diagnostic is data, never thrown: the record it speaks of is loaded without the bad field, or
/// left out, and the run goes on. Its message never holds a value from the file, so that a log can
/// be shared; `value` is printed only when the owner asked for values.
public struct Diagnostic: Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable, Comparable {
    /// Worth knowing; nothing is wrong.
    case note
    /// Something was read otherwise than it was written, or kept as text.
    case warning
    /// A record, or a whole file, could not be taken.
    case error

    /// Orders by badness.
    public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// A stable name for a kind of problem, such as `vcard.bad-date`.
  public struct Code: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The code as printed: area, a dot, the problem in words joined by hyphens.
    public let description: String

    /// A code from its printed form.
    public init(_ description: String) { self.description = description }
    /// A code from a literal.
    public init(stringLiteral value: String) { self.init(value) }
  }

  /// How bad it is.
  public var severity: Severity
  /// The stable name of the problem.
  public var code: Code
  /// One sentence in words, free of personal values.
  public var message: String
  /// Where it is.
  public var location: SourceLocation
  /// The record's number in its file, from 0, when the problem belongs to a record.
  public var record: Int?
  /// The property (field) it concerns.
  public var property: String?
  /// The offending text, for the owner's own eyes (`check --show-values`).
  public var value: String?

  /// Makes a diagnostic.
  public init(
    _ severity: Severity, _ code: Code, _ message: String,
    at location: SourceLocation = SourceLocation(), record: Int? = nil, property: String? = nil,
    value: String? = nil
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.location = location
    self.record = record
    self.property = property
    self.value = value
  }
}

extension Diagnostic: CustomStringConvertible {
  /// `path:line:column: severity: code: message`, the form editors jump on.
  public var description: String {
    var text = ""
    if let path = location.path { text += "\(path):" }
    if let line = location.line { text += "\(line):" }
    if location.line != nil, let column = location.column { text += "\(column):" }
    if !text.isEmpty { text += " " }
    return text + "\(severity.rawValue): \(code): \(message)"
  }
}
