/// Changes one key of a file of settings, line by line, so that comments and order stay.
enum ConfigText {
  /// The text with a key set to values; without values the key is taken out.
  static func setting(
    _ key: String, to values: [String]?, isList: Bool, in text: String
  ) -> String {
    var lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
    if lines.last == "" { lines.removeLast() }
    let new = values.map { Self.lines(key, $0, isList: isList) } ?? []
    if let first = lines.firstIndex(where: { isKey(key, $0) }) {
      var end = first + 1
      var last = end
      while end < lines.count, !begins(lines[end]) {
        end += 1
        // A comment behind a value belongs to what follows.
        if !isSpace(lines[end - 1]) { last = end }
      }
      lines.replaceSubrange(first..<last, with: new)
    } else {
      lines += new
    }
    return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
  }

  /// A file that says just this.
  static func whole(_ config: Config) -> String {
    config.keys.reduce("") {
      setting($1.rawValue, to: config[$1], isList: $1.isList, in: $0)
    }
  }

  private static func lines(_ key: String, _ values: [String], isList: Bool) -> [String] {
    isList
      ? ["\(key):"] + values.map { "  - \(quoted($0))" } : values.map { "\(key): \(quoted($0))" }
  }

  private static func quoted(_ value: String) -> String {
    "\"" + value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  private static func isKey(_ key: String, _ line: String) -> Bool {
    [key, "\"\(key)\"", "'\(key)'"].contains { line.hasPrefix($0 + ":") }
  }

  /// Whether a line begins another key: what belongs to the one before is indented, or of its list.
  private static func begins(_ line: String) -> Bool {
    guard let first = line.unicodeScalars.first else { return false }
    return ![" ", "\t", "-", "#", "]", "}"].contains(first)
  }

  private static func isSpace(_ line: String) -> Bool {
    let rest = line.drop { $0 == " " || $0 == "\t" }
    return rest.isEmpty || rest.hasPrefix("#")
  }
}
