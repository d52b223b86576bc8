import CirclesModel
import SourceDiagnostics

/// The lines of a transcript that is text, whatever its encoding and line ends.
struct TranscriptLines: Sendable {
  /// The lines without their ends.
  var lines: [String] = []
  /// What is wrong with the encoding.
  var problems: [TranscriptProblem] = []
  /// How many U+0000 were left out, those of a tail aside, which a crash or a sync leaves.
  private(set) var zeros = 0

  /// Reads all of a file, unless it is larger than `limit`.
  init(
    _ input: any InputSource, limit: Int = ReadingLimits.timedTextBytes
  ) throws(ReadError) {
    try ReadingLimits.check(
      input, limit, "transcript.too-large", "the file is too large for a transcript")
    let encoding = try TextEncoding.detect(input)
    if let found = encoding.diagnostic(path: input.path) {
      problems = [
        TranscriptProblem(severity: found.severity, code: found.code, message: found.message)
      ]
    }
    var rest = TextLines(input, encoding)
    var last = 0
    while let line = try rest.next() {
      let (text, found) = Self.text(line)
      if found > 0 {
        if zeros + last == 0 {
          problems.append(
            TranscriptProblem(
              code: ParsedChunk.nulCode, message: ParsedChunk.nulMessage, line: line.number))
        }
        last += found
      }
      if !text.isEmpty { (zeros, last) = (zeros + last, 0) }
      if line.continuesLongLine, let place = lines.indices.last {
        lines[place] += text
      } else {
        lines.append(text)
      }
    }
  }

  /// A line's text without U+0000, and how many there were.
  private static func text(_ line: TextLines.Line) -> (String, Int) {
    guard line.bytes.contains(0) else { return (String(decoding: line.bytes, as: UTF8.self), 0) }
    let bytes = line.bytes.filter { $0 != 0 }
    return (String(decoding: bytes, as: UTF8.self), line.bytes.count - bytes.count)
  }

  /// The lines of a file's first bytes; the last may be cut.
  static func head(of probe: FileProbe) -> [String] {
    var lines: [String] = []
    var rest = TextLines(PrefixInput(probe), .unicode)
    while let line = try? rest.next() { lines.append(String(decoding: line.bytes, as: UTF8.self)) }
    return lines
  }
}
