/// Text as systemd's unit files want it (systemd.syntax(7), systemd.service(5) "Command lines").
enum SystemdText {
  /// An argument of `ExecStart=`: in quotes, with nothing left that systemd would expand.
  static func argument(_ text: String) -> String {
    quoted(withoutSpecifiers(text).replacing("$", with: "$$"))
  }

  /// The program of `ExecStart=`, or an item of a list of paths such as `ReadWritePaths=`: the same,
  /// but that `$` stands for itself there.
  static func path(_ path: String) -> String { quoted(withoutSpecifiers(path)) }

  private static func withoutSpecifiers(_ text: String) -> String {
    text.replacing("%", with: "%%")
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
