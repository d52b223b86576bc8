import Foundation

/// Asks the user something on the terminal.
enum Question {
  /// Whether there is somebody to ask: both what is read and what is shown must be a terminal.
  static var canAsk: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  /// Whether the user says yes; anything else, and the end of input, is a no.
  static func confirm(_ question: String, _ console: Console) -> Bool {
    console.prompt(question + " [y/N] ")
    let answer = readLine()?.trimmingCharacters(in: .whitespaces).lowercased()
    return answer == "y" || answer == "yes"
  }
}
