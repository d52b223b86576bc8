/// Tells messages that are no text from what an OCR engine makes of them.
enum MediaText {
  /// Whether some words are a voice message: a play sign, a wave read as scraps, a length.
  static func isVoice(_ words: [ScreenWord]) -> Bool {
    guard words.count <= 5, let last = words.last, isLength(last.text) else { return false }
    return words.count > 1
      && words.dropLast().allSatisfy { $0.confidence < 0.75 || !$0.text.contains { $0.isLetter } }
  }

  /// The same of text alone: nothing but signs around the length.
  static func isVoice(_ text: String) -> Bool {
    let words = text.split(separator: " ").map(String.init)
    guard words.count <= 4, let last = words.last, isLength(last), words.count > 1 else {
      return false
    }
    return words.dropLast().allSatisfy { !$0.contains { $0.isLetterOrDigit } }
  }

  /// Whether a text is a call's note: `Missed voice call`, `Voice call 4 min`.
  static func isCall(_ text: String) -> Bool {
    let folded = FoldedText.fold(text)
    guard folded.count < 50 else { return false }
    return calls.contains { folded.hasPrefix($0) }
  }

  /// Whether a line is what apps show of a file: its name, or its kind and size.
  static func isFile(_ line: String) -> Bool {
    let words = line.split(separator: " ").map { $0.lowercased() }
    guard (1...5).contains(words.count), let last = words.last else { return false }
    if files.contains(where: { last.hasSuffix($0) }) { return !last.contains("/") }
    guard words.count > 1, ["kb", "mb", "gb"].contains(last) else { return false }
    return words[words.count - 2].allSatisfy { $0.isNumber || ".,".contains($0) }
      && words.dropLast(2).allSatisfy { $0.count <= 4 }
  }

  private static let files = [
    ".pdf", ".doc", ".docx", ".xls", ".xlsx", ".ppt", ".pptx", ".zip", ".jpg", ".jpeg", ".png",
    ".heic", ".mp4", ".mov", ".odt", ".ods", ".csv", ".pages", ".key", ".numbers",
  ]

  /// `0:42`.
  private static func isLength(_ text: String) -> Bool {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    return parts.count == 2 && (1...2).contains(parts[0].count) && parts[1].count == 2
      && parts.allSatisfy { $0.allSatisfy { $0.isASCII && $0.isNumber } }
  }

  private static let calls = [
    "missed voice call", "missed video call", "missed call", "voice call", "video call",
    "verpasster anruf", "sprachanruf", "videoanruf", "llamada perdida", "llamada de voz",
    "videollamada", "appel manque", "appel vocal", "chiamata persa", "chamada perdida",
    "incoming call", "outgoing call", "cancelled call", "declined call", "audio call",
  ]
}
