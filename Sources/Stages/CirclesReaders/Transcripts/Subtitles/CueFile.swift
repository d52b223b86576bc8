import SourceDiagnostics

/// Cuts the text of WebVTT or SubRip into cues.
///
///     file  = [ "WEBVTT" ... blank ] *( block blank )
///     block = [ id ] times 1*text / ( "NOTE" / "STYLE" / "REGION" ) *line
///
/// Both are read alike, since many files are neither quite: indexes and blank lines may be missing,
/// and a blank line may stand within a cue. Sources: W3C WebVTT section 6; for SubRip what players
/// take.
struct CueFile {
  /// One cue.
  struct Cue: Hashable {
    /// When it is shown; nil where the times are damaged.
    var times: CueTimes?
    /// Its lines, with their markup.
    var lines: [String] = []
  }

  /// The cues, in the order of the file.
  private(set) var cues: [Cue] = []
  /// What is wrong.
  private(set) var problems: [TranscriptProblem] = []
  private var isAfterBlank = true
  private var isInComment = false
  /// A line that may be the id of the cue that follows.
  private var pending: (text: String, line: Int)?

  /// Cuts the lines of a file.
  init(_ lines: [String]) {
    var rest = lines.enumerated().map { (number: $0.offset + 1, text: $0.element) }[...]
    let first = rest.first?.text.withoutMarks ?? ""
    let isWebVTT = first.hasPrefix(Self.signature)
    if isWebVTT {
      rest = rest.dropFirst().drop { !$0.text.trimmed.isEmpty && !$0.text.contains(CueTimes.arrow) }
    }
    for line in rest { take(line.text, line.number, isWebVTT) }
    finish(lines.count)
  }

  /// What a WebVTT file begins with.
  static let signature = "WEBVTT"

  private mutating func take(_ text: String, _ number: Int, _ isWebVTT: Bool) {
    let line = text.trimmed
    if line.isEmpty {
      flush()
      (isAfterBlank, isInComment) = (true, false)
      return
    }
    defer { isAfterBlank = false }
    if line.contains(CueTimes.arrow), !isInComment {
      begin(line, number)
    } else if isInComment || isWebVTT && isAfterBlank && Self.isComment(line) {
      flush()
      isInComment = true
    } else if isAfterBlank {
      flush()
      pending = (line, number)
    } else {
      // Not an id after all: two lines without times.
      flush()
      append(line)
    }
  }

  private mutating func begin(_ line: String, _ number: Int) {
    // Without a blank line before, the index is the last line of the cue before.
    if pending == nil, !isAfterBlank, let last = cues.indices.last, cues[last].lines.count > 1,
      let index = cues[last].lines.last, Self.isID(index)
    {
      cues[last].lines.removeLast()
    }
    pending = nil
    let times = CueTimes(line)
    if times == nil {
      problems.append(
        TranscriptProblem(
          code: "transcript.bad-time", message: "the times of this cue are damaged", line: number))
    }
    cues.append(Cue(times: times))
    if line.first == "[", let close = line.firstIndex(of: "]") {
      append(String(line[close...].dropFirst()).trimmed)
    }
  }

  /// A line that no times follow belongs to the cue before, if it is text.
  private mutating func flush() {
    guard let waiting = pending else { return }
    pending = nil
    if !Self.isID(waiting.text) { append(waiting.text) }
  }

  private mutating func append(_ line: String) {
    guard let last = cues.indices.last else { return }
    cues[last].lines.append(line)
  }

  private mutating func finish(_ lineCount: Int) {
    let isCut = pending.map { Self.isID($0.text) } ?? (cues.last.map(\.lines.isEmpty) ?? false)
    if isCut {
      problems.append(
        TranscriptProblem(
          code: "transcript.cut", message: "the file ends before the text of its last cue",
          line: lineCount))
    }
    flush()
  }

  private static func isComment(_ line: String) -> Bool {
    ["NOTE", "STYLE", "REGION"].contains { word in
      line.hasPrefix(word)
        && (line.count == word.count || line.dropFirst(word.count).first == " "
          || line.dropFirst(word.count).first == "\t")
    }
  }

  /// An index, a GUID, or the beginning of times: nothing that anybody says.
  static func isID(_ line: String) -> Bool {
    if line.allSatisfy({ $0.isASCIIDigit || ":.,->".contains($0) }) { return true }
    return line.count >= 16 && !line.contains(" ") && line.contains("-")
      && line.allSatisfy { $0.isHexDigit || "-/".contains($0) }
  }
}
