/// Text as systemd's unit files want it (systemd.syntax(7), systemd.service(5) "Command lines").
enum SystemdText {
  /// An argument of `ExecStart=`: in quotes, with nothing left that systemd would expand.
  static func argument(_ text: String) -> String {
    quoted(withoutSpecifiers(text).replacing("$", with: "$$"))
  }

  /// The program of `ExecStart=`, where `$` stands for itself.
  static func program(_ path: String) -> String { quoted(withoutSpecifiers(path)) }

  /// An item of a list of paths, such as `ReadWritePaths=`. There a backslash is a backslash, and
  /// only another kind of quotes can hold a quote.
  static func path(_ path: String) -> String {
    "\"" + withoutSpecifiers(path).replacing("\"", with: "\"'\"'\"") + "\""
  }

  private static func withoutSpecifiers(_ text: String) -> String {
    text.replacing("%", with: "%%")
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
