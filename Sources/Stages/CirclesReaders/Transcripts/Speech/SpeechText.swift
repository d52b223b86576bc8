import VCard

/// Puts pieces of speech together: to turns `Name: text` where somebody is named, else to running
/// text.
enum SpeechText {
  /// Pieces of one speaker that are further apart than this, in seconds, are turns of their own.
  static let longestPause = 2.0

  /// The text, and the speakers in the order in which they first speak.
  static func put(
    _ pieces: [SpeechSegment], carriesSpaces: Bool = false
  ) -> (text: String, speakers: [String]) {
    var lines: [String] = []
    var speakers: [String] = []
    var seen: Set<String> = []
    var words = ""
    var last: SpeechSegment?
    func close() {
      guard let last, !words.isEmpty else { return }
      lines.append((last.speaker.map { $0 + ": " } ?? "") + words)
      words = ""
    }
    let isRunning = !pieces.contains { $0.speaker != nil }
    for piece in pieces {
      let text = piece.text.singleSpaced
      if text.isEmpty { continue }
      if let name = piece.speaker, seen.insert(name).inserted { speakers.append(name) }
      if let before = last, isRunning || goesOn(before, piece) {
        let isWhole = !carriesSpaces || edgeIsBlank(before.text, piece.text)
        append(text, to: &words, spaced: isWhole)
      } else {
        close()
        words = text
      }
      last = piece
    }
    close()
    return (lines.joined(separator: "\n").inNFC, speakers)
  }

  private static func goesOn(_ before: SpeechSegment, _ next: SpeechSegment) -> Bool {
    guard before.speaker == next.speaker else { return false }
    guard let end = before.end ?? before.start, let start = next.start else { return true }
    return start - end <= longestPause
  }

  private static func edgeIsBlank(_ before: String, _ next: String) -> Bool {
    before.unicodeScalars.last?.properties.isWhitespace != false
      || next.unicodeScalars.first?.properties.isWhitespace != false
  }

  /// Writing without spaces between words gets none where it goes on.
  static func append(_ next: String, to text: inout String, spaced: Bool = true) {
    let isSolid =
      text.unicodeScalars.last?.isWrittenSolid == true
      && next.unicodeScalars.first?.isWrittenSolid == true
    if spaced, !isSolid, !text.isEmpty { text += " " }
    text += next
  }
}

extension Unicode.Scalar {
  /// True for the writing of Chinese, Japanese, Thai, Lao, Khmer and Burmese, and its punctuation.
  fileprivate var isWrittenSolid: Bool {
    switch value {
    case 0x3000...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFFEF, 0x20000...0x3FFFF,
      0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF:
      true
    default: false
    }
  }
}

extension String {
  /// The text with every run of white space a single space, and none at its ends.
  var singleSpaced: String {
    unicodeScalars.split(whereSeparator: \.properties.isWhitespace).map { word in
      // Control characters come of broken writers, and nobody says them.
      word.contains { $0.value < 0x20 || $0.value == 0x7F }
        ? String(String.UnicodeScalarView(word.filter { $0.value >= 0x20 && $0.value != 0x7F }))
        : String(word)
    }.joined(separator: " ")
  }
}
