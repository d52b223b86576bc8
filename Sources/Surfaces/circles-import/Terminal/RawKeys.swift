import Foundation

/// Reads single keys from the terminal that standard input is.
///
/// The terminal is given back as it was found whatever ends the program: the end of the work, an
/// error, or a signal.
final class RawKeys {
  private let input: InputBytes

  /// Keys of an input.
  init(_ input: InputBytes) { self.input = input }

  /// Does something while keys come one by one and are not echoed.
  func withRawTerminal(_ body: () throws -> Void) throws {
    guard Self.begin() else { return try body() }
    defer { TerminalRestoration.perform() }
    try body()
  }

  /// Does something within `withRawTerminal` while the terminal is as it was found: an editor.
  static func aside<Value>(_ body: () throws -> Value) rethrows -> Value {
    TerminalRestoration.perform()
    defer { _ = begin() }
    return try body()
  }

  private static func begin() -> Bool {
    var found = termios()
    guard tcgetattr(STDIN_FILENO, &found) == 0 else { return false }
    var raw = found
    // Without ISIG, Ctrl-C comes as a key too: the last step is then always done whole.
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    TerminalRestoration.prepare(found)
    tcsetattr(STDIN_FILENO, TCSADRAIN, &raw)
    return true
  }

  /// The next key; nil at the end. Arrows and the like, which come as several bytes, are passed over.
  func next() -> UInt8? {
    while let byte = input.next() {
      if byte == 0x1B {
        while input.hasMore, let rest = input.next(), !Self.endsSequence(rest) {}
      } else if byte > 0x20, byte < 0x7F || byte >= 0x80 {
        return byte
      } else if byte == 0x03 || byte == 0x04 {
        return byte
      }
    }
    return nil
  }

  /// A line typed after a prompt, with what erases; nil where Escape gives it up.
  func line(prompt: String, echo: (String) -> Void) -> String? {
    var line: [UInt8] = []
    echo(prompt)
    while let byte = input.next() {
      switch byte {
      case 0x0D, 0x0A:
        echo("\n")
        return String(decoding: line, as: UTF8.self)
      case 0x1B, 0x03, 0x04:
        while byte == 0x1B, input.hasMore, let rest = input.next(), !Self.endsSequence(rest) {}
        echo("\n")
        return nil
      case 0x08, 0x7F:
        line = Array(String(decoding: line, as: UTF8.self).dropLast().utf8)
        echo("\r\u{1B}[K" + prompt + String(decoding: line, as: UTF8.self))
      case 0x20...0x7E, 0x80...0xFF:
        if line.count >= InputBytes.maximumLine { continue }
        line.append(byte)
        // A character of several bytes is shown when it is whole.
        if let text = String(validating: line, as: UTF8.self) {
          echo("\r\u{1B}[K" + prompt + TerminalText.escaped(text))
        }
      default: continue
      }
    }
    return nil
  }

  /// Whether a byte ends an escape sequence (ECMA-48): a letter or `~`.
  private static func endsSequence(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte) && byte != UInt8(ascii: "O") || (0x61...0x7E).contains(byte)
  }
}

/// Gives the terminal back as it was, also from a signal's handler.
enum TerminalRestoration {
  // Written before the handlers are set and read by them: a signal's handler can be handed nothing.
  nonisolated(unsafe) private static var found = termios()
  nonisolated(unsafe) private static var isNeeded = false

  /// The signals that end a program which does not expect them.
  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// Keeps what is to be given back.
  static func prepare(_ settings: termios) {
    found = settings
    isNeeded = true
    for number in signals {
      _ = signal(number) { number in
        TerminalRestoration.perform()
        _ = signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  /// Gives it back. Safe within a signal's handler (POSIX 2.4.3).
  static func perform() {
    if !isNeeded { return }
    isNeeded = false
    tcsetattr(STDIN_FILENO, TCSADRAIN, &found)
    for number in signals { _ = signal(number, SIG_DFL) }
  }
}
