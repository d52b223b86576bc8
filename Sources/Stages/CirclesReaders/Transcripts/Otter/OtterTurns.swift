import CirclesModel

/// Puts the turns of Otter's text together.
enum OtterTurns {
  /// The lines that begin a turn, each with its index.
  static func headers(_ lines: [String]) -> [(index: Int, line: OtterLine)] {
    var found: [(index: Int, line: OtterLine)] = []
    for (index, text) in lines.enumerated() {
      guard let line = OtterLine(text) else { continue }
      // With a single blank, or without a name, only the gap before it tells a turn.
      let isAfterGap = index == 0 || lines[index - 1].trimmed.isEmpty
      if line.isSure || isAfterGap { found.append((index, line)) }
    }
    // Where Otter's own two blanks are to be seen, a single one is a sentence that ends in a time.
    let isOtters = found.contains(where: \.line.isSure)
    return isOtters ? found.filter { $0.line.isSure || $0.line.speaker == nil } : found
  }

  /// The transcript of all lines.
  static func read(_ lines: [String]) -> Transcript {
    let end = lines.lastIndex(where: isFooter) ?? lines.count
    let body = Array(lines[..<end])
    let headers = headers(body)
    guard let first = headers.first else {
      return Transcript(wholeText: body.joined(separator: "\n"))
    }
    var transcript = preamble(body[..<first.index])
    for (number, header) in headers.enumerated() {
      let next = number + 1 < headers.count ? headers[number + 1] : nil
      let text = body[(header.index + 1)..<(next?.index ?? body.count)]
      transcript.pieces.append(
        SpeechSegment(
          speaker: header.line.speaker, text: text.joined(separator: " "), start: header.line.time,
          end: next?.line.time))
    }
    return transcript
  }

  static func isFooter(_ line: String) -> Bool {
    let line = line.lowercased()
    return line.contains("transcribed by") && line.contains("otter.ai")
  }

  /// A title is only told by the date, or the keywords, below it.
  private static func preamble(_ lines: ArraySlice<String>) -> Transcript {
    let texts = lines.map(\.trimmed).filter { !$0.isEmpty }
    var transcript = Transcript()
    guard let title = texts.first else { return transcript }
    for line in texts.prefix(3) {
      if let time = FileNameTime(line, .mdy).time {
        transcript.recordedAt = time
        if line != title { transcript.title = title }
        break
      }
    }
    if texts.dropFirst().contains(where: { $0.uppercased() == "SUMMARY KEYWORDS" }) {
      transcript.title = title
    }
    return transcript
  }
}
