public import Logging

/// How log lines look.
public enum LogForm: String, Hashable, Sendable, CaseIterable {
  /// `2026-11-22T01:40:00.123Z info loaded files=3`: one line, for people.
  case text
  /// One JSON object a line: `time`, `level`, `message`, and the rest by its keys.
  case json

  /// A line without its end.
  public func line(
    _ message: String, level: Logger.Level, time: String, details: [(key: LogKey, value: String)]
  ) -> String {
    switch self {
    case .text:
      ([time, level.rawValue, LogText.escaped(message)]
        + details.map { "\($0.key.rawValue)=\(LogText.value($0.value))" })
        .joined(separator: " ")
    case .json:
      "{"
        + ([("time", time), ("level", level.rawValue), ("message", message)]
        + details.map { ($0.key.rawValue, $0.value) })
        .map { "\(LogText.json($0)):\(Self.isNumber($0, $1) ? $1 : LogText.json($1))" }
        .joined(separator: ",") + "}"
    }
  }

  /// Counts and the like are numbers; a digest of digits alone is none.
  private static func isNumber(_ key: String, _ value: String) -> Bool {
    key != LogKey.sha8.rawValue && key != LogKey.version.rawValue && value.utf8.count <= 15
      && Int(value).map { String($0) == value } == true
  }
}

/// Text in a log: whatever it holds, a line stays one line and a terminal is not moved.
enum LogText {
  /// The text without anything that is not to be seen.
  static func escaped(_ text: String) -> String {
    var safe = ""
    for scalar in text.unicodeScalars {
      if isInvisible(scalar) {
        safe += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        safe.unicodeScalars.append(scalar)
      }
    }
    return safe
  }

  /// A value, in quotes where it would not be one word.
  static func value(_ text: String) -> String {
    let isWord =
      !text.isEmpty && text.unicodeScalars.allSatisfy { !" \"=\\".unicodeScalars.contains($0) }
    if isWord { return escaped(text) }
    let quoted = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return "\"" + escaped(quoted) + "\""
  }

  /// A JSON string, in ASCII where characters are not to be seen.
  static func json(_ text: String) -> String {
    var json = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": json += "\\\""
      case "\\": json += "\\\\"
      default:
        if isInvisible(scalar) {
          for unit in String(scalar).utf16 {
            let hex = String(unit, radix: 16)
            json += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
          }
        } else {
          json.unicodeScalars.append(scalar)
        }
      }
    }
    return json + "\""
  }

  /// Controls, formats that turn text around, and line breaks of any kind.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      true
    default: false
    }
  }
}
