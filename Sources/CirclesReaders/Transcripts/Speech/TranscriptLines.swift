import CirclesModel
import SourceDiagnostics

/// The lines of a transcript that is text, whatever its encoding and line ends.
struct TranscriptLines: Sendable {
  /// The lines without their ends.
  var lines: [String] = []
  /// What is wrong with the encoding.
  var problems: [TranscriptProblem] = []

  /// Reads all of a file, unless it is larger than `limit`.
  init(
    _ input: any InputSource, limit: Int = ReadingLimits.timedTextBytes
  ) throws(ReadFailure) {
    try ReadingLimits.check(
      input, limit, "transcript.too-large", "The file is larger than a transcript can be")
    let encoding = try TextEncoding.detect(input)
    if let found = encoding.diagnostic(path: input.path) {
      problems = [
        TranscriptProblem(severity: found.severity, code: found.code, message: found.message)
      ]
    }
    var rest = TextLines(input, encoding)
    while let line = try rest.next() {
      let text = String(decoding: line.bytes, as: UTF8.self)
      if line.continuesLongLine, let last = lines.indices.last {
        lines[last] += text
      } else {
        lines.append(text)
      }
    }
  }

  /// The lines of a file's first bytes; the last may be cut.
  static func head(of probe: FileProbe) -> [String] {
    var lines: [String] = []
    var rest = TextLines(HeadInput(probe), .unicode)
    while let line = try? rest.next() { lines.append(String(decoding: line.bytes, as: UTF8.self)) }
    return lines
  }
}
