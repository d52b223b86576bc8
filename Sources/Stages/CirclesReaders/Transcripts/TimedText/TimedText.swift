/// A text with times, cut into what was said at each.
struct TimedText {
  /// A time with the lines that belong to it.
  private struct Piece {
    var head: TimedLine
    var lines: [String]
  }

  private var preamble: [String] = []
  private var pieces: [Piece] = []
  private var lineCount = 0

  /// Cuts the lines of a text.
  init(_ lines: [String]) {
    for line in lines {
      let text = line.trimmed
      if text.isEmpty { continue }
      lineCount += 1
      if let head = TimedLine(text) {
        pieces.append(Piece(head: head, lines: head.text.isEmpty ? [] : [head.text]))
      } else if pieces.isEmpty {
        preamble.append(text)
      } else {
        pieces[pieces.count - 1].lines.append(text)
      }
    }
  }

  /// A recording that was cut begins later than this, in seconds, only where its times say hours.
  private static let (latestStart, latestStartWithHours) = (600.0, 6.0 * 3600)

  /// Whether this is a transcript, and neither a diary nor a chat with the times of a day.
  var isTranscript: Bool {
    guard let first = pieces.first, preamble.count <= 5 else { return false }
    let heads = pieces.map(\.head)
    let latest = first.head.hasHours ? Self.latestStartWithHours : Self.latestStart
    guard first.head.time <= latest,
      zip(heads, heads.dropFirst()).allSatisfy({ $0.time <= $1.time })
    else { return false }
    guard heads.count >= 2 else {
      return lineCount == 1 && first.head.shape == .bracketed && first.head.hasHours
    }
    let shapes = Set(heads.map(\.shape))
    // A bare time may stand before anything that somebody notes, so that has to be named.
    if shapes.contains(.bare) {
      return shapes.count == 1
        && heads.allSatisfy { $0.hasHours && SpeakerPrefix($0.text) != nil }
    }
    if shapes.contains(.alone) {
      return shapes.count == 1 && heads.count >= 3 && first.head.time < 60
        && pieces.dropLast().allSatisfy { !$0.lines.isEmpty }
    }
    return heads.count * 5 >= lineCount
  }

  /// What was said.
  var transcript: Transcript {
    let areApart = areNamesApart
    // What stands before the first time, such as a title, is nobody's, and is kept.
    var cues = [CueFile.Cue(times: nil, lines: preamble)]
    for (place, piece) in pieces.enumerated() {
      let next = place + 1 < pieces.count ? pieces[place + 1].head.time : nil
      var cue = CueFile.Cue(times: nil, lines: piece.lines)
      if areApart {
        cue.lines = [piece.lines[0] + ": " + piece.lines.dropFirst().joined(separator: " ")]
      }
      cue.times = CueTimes(start: piece.head.time, end: piece.head.end ?? next ?? piece.head.time)
      cues.append(cue)
    }
    return Transcript(pieces: CueSpeech.pieces(cues))
  }

  /// Whether behind every time stands a name alone, and what was said is on the lines below.
  private var areNamesApart: Bool {
    pieces.allSatisfy { piece in
      guard piece.head.shape != .behindName, piece.lines.count >= 2,
        let prefix = SpeakerPrefix(piece.lines[0] + ":")
      else { return false }
      return prefix.rest.isEmpty && (prefix.looksProper || prefix.isSure)
    }
  }
}
