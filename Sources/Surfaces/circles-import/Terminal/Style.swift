@preconcurrency import Rainbow

/// What things look like on a terminal; plain text anywhere else.
///
/// The only file that knows Rainbow. Standard output and standard error each have a style, since
/// either may be a terminal without the other.
struct Style: Sendable {
  /// Whether colours are used.
  let isOn: Bool

  /// No colours.
  static let plain = Style(isOn: false)

  /// Tells Rainbow to leave the decision to this type; called once at the start.
  static func takeOver() {
    Rainbow.outputTarget = .console
    Rainbow.enabled = true
  }

  /// A title.
  func heading(_ text: String) -> String { isOn ? text.bold : text }
  /// What is there for the eye to skip.
  func faint(_ text: String) -> String { isOn ? text.dim : text }
  /// Words that are pointed at.
  func underlined(_ text: String) -> String { isOn ? text.underline : text }
  /// Something that went well.
  func good(_ text: String) -> String { isOn ? text.green : text }
  /// Something to look at.
  func warning(_ text: String) -> String { isOn ? text.yellow : text }
  /// Something that went wrong.
  func error(_ text: String) -> String { isOn ? text.red : text }
}
