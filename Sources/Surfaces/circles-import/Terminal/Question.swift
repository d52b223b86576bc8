import Foundation

/// A question to whoever sits at the terminal.
enum Question {
  /// Whether somebody can be asked.
  static var isPossible: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1 }

  /// Asks; an empty answer means the default, the end of input means no.
  static func ask(_ text: String, default preset: Bool = false, _ console: Console) -> Bool {
    console.draw(TerminalText.escapedLines(text).joined(separator: "\n"))
    guard let line = InputBytes(descriptor: STDIN_FILENO).line() else { return false }
    let answer = line.trimmingCharacters(in: .whitespaces).lowercased()
    return answer.isEmpty ? preset : ["y", "yes"].contains(answer)
  }
}
