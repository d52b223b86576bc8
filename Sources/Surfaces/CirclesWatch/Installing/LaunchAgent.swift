/// The property list of the user's own launchd (launchd.plist(5)).
enum LaunchAgent {
  /// The label of the agent for a watched folder.
  static func label(ofRoot root: String) -> String {
    "circles-import.\(ServiceDescription.tag(ofRoot: root))"
  }

  /// The list's text. What the daemon logs goes to `logPath`.
  static func text(_ service: ServiceDescription, logPath: String) -> String {
    let command =
      ["/usr/bin/sandbox-exec", "-p", profile(service), service.program]
      + service.arguments
    let arguments = command.map { "    <string>\(xml($0))</string>" }.joined(separator: "\n")
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <!-- Written by circles-import watch, and removed by it. -->
      <plist version="1.0">
      <dict>
        <key>Label</key>
        <string>\(xml(label(ofRoot: service.root)))</string>
        <key>ProgramArguments</key>
        <array>
      \(arguments)
        </array>
        <key>RunAtLoad</key>
        <true/>
        <key>KeepAlive</key>
        <dict>
          <key>SuccessfulExit</key>
          <false/>
        </dict>
        <key>ThrottleInterval</key>
        <integer>30</integer>
        <key>ExitTimeOut</key>
        <integer>15</integer>
        <key>ProcessType</key>
        <string>Background</string>
        <key>LowPriorityIO</key>
        <true/>
        <key>Umask</key>
        <integer>63</integer>
        <key>StandardErrorPath</key>
        <string>\(xml(logPath))</string>
      </dict>
      </plist>

      """
  }

  /// What the program may do (sandbox-exec(1)): no network but for accounts, and writing in its folders alone.
  static func profile(_ service: ServiceDescription) -> String {
    let folders = service.writtenFolders + ["/private/tmp", "/private/var/folders"]
    let writable = folders.map { path in
      let text = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      return "(subpath \"\(text)\")"
    }
    let network = service.accountsFolder == nil ? "(deny network*)" : ""
    return "(version 1)(allow default)\(network)(deny file-write*)(allow file-write* "
      + writable.joined() + "(literal \"/dev/null\"))"
  }

  /// Text as XML wants it, in elements.
  static func xml(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
