import CirclesStore
import Foundation

/// Lets the user change a text in an editor of theirs.
struct TextEditor {
  /// The editor as a line for the shell, as programs take `$EDITOR`: a name, or one with options.
  let command: String

  /// The user's editor.
  static func ofUser(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> TextEditor {
    for name in ["VISUAL", "EDITOR"] {
      if let command = environment[name], !command.allSatisfy(\.isWhitespace) {
        return TextEditor(command: command)
      }
    }
    return TextEditor(command: "vi")
  }

  /// The text as the user leaves it. The file it is edited in is theirs alone (a folder of mode 0700
  /// with a file of mode 0600), and is gone afterwards with all that the editor left beside it.
  func edit(_ text: String, as name: String = "note.txt") throws -> String {
    let path = try Self.keep(text, as: name)
    defer {
      try? FileManager.default.removeItem(atPath: (path as NSString).deletingLastPathComponent)
    }
    let status = try ForegroundProcess.run("/bin/sh", ["-c", command + " \"$1\"", "sh", path])
    guard status == 0 else {
      throw Self.failure("the editor ended with status \(status); nothing was changed")
    }
    return try Self.read(path)
  }

  /// Keeps a text in a file of the user's alone, in a folder of its own; answers its path.
  static func keep(_ text: String, as name: String = "note.txt") throws -> String {
    var template = Array((NSTemporaryDirectory() + "circles-note.XXXXXX").utf8CString)
    guard mkdtemp(&template) != nil else {
      throw failure("cannot create a file to edit: \(String(cString: strerror(errno)))")
    }
    let folder = template.withUnsafeBufferPointer { buffer in
      buffer.baseAddress.map { String(cString: $0) } ?? ""
    }
    let path = folder + "/" + name
    guard
      FileManager.default.createFile(
        atPath: path, contents: Data((text + "\n").utf8), attributes: [.posixPermissions: 0o600])
    else {
      try? FileManager.default.removeItem(atPath: folder)
      throw failure("cannot create a file to edit")
    }
    return path
  }

  /// What is in the file now, without the line end that every editor adds.
  private static func read(_ path: String) throws -> String {
    guard let file = FileHandle(forReadingAtPath: path),
      let data = try? file.read(upToCount: Notebook.maximumNoteLength + 2)
    else { return "" }
    guard data.count <= Notebook.maximumNoteLength + 1 else {
      throw CommandError(.usage, "the text is too long; nothing was changed")
    }
    guard var text = String(validating: data, as: UTF8.self) else {
      throw CommandError(.usage, "the text is not UTF-8; nothing was changed")
    }
    if text.last?.isNewline == true { text.removeLast() }
    return text
  }

  private static func failure(_ message: String) -> CommandError {
    CommandError(.inputOutput, message)
  }
}
