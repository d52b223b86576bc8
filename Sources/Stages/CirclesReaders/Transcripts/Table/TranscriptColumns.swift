import SourceDiagnostics

/// Where a transcript's table has what.
struct TranscriptColumns: Hashable, Sendable {
  /// What parts the cells.
  let delimiter: UInt8
  private let start: Int
  private let end: Int?
  private let speaker: Int?
  private let text: Int

  private static let starts: Set<String> = [
    "start", "start time", "starttime", "start ms", "begin", "in", "timestamp", "start timestamp",
  ]
  private static let ends: Set<String> = [
    "end", "end time", "endtime", "end ms", "stop", "out", "end timestamp",
  ]
  private static let speakers: Set<String> = [
    "speaker", "speaker name", "speaker label", "speaker id",
  ]
  private static let texts: Set<String> = [
    "text", "transcript", "sentence", "utterance", "transcription",
  ]

  /// Reads the line of a table that names its columns; nil for any other line.
  init?(_ line: String) {
    let line = line.withoutMarks
    guard let delimiter = ["\t", ",", ";"].first(where: { line.contains($0) }) else { return nil }
    let keys = line.split(separator: delimiter, omittingEmptySubsequences: false).map {
      CSVHeader.key(String($0))
    }
    func place(_ names: Set<String>) -> Int? { keys.firstIndex(where: names.contains) }
    guard let start = place(Self.starts), let text = place(Self.texts),
      place(Self.ends) != nil || place(Self.speakers) != nil
    else { return nil }
    self.delimiter = delimiter.utf8.first ?? 0x09
    (self.start, self.text, end, speaker) = (start, text, place(Self.ends), place(Self.speakers))
  }

  /// What the rows below say.
  func transcript(of rows: [CSVRow]) -> Transcript {
    var transcript = Transcript()
    let body = rows.drop { $0.isBlank }.dropFirst().filter { !$0.isBlank }
    let times = body.map { cell(start, of: $0).trimmed }
    // Whole numbers are milliseconds, as Whisper writes them.
    let areWhole = times.allSatisfy { $0.allSatisfy(\.isASCIIDigit) }
    for row in body {
      let time = Self.seconds(cell(start, of: row), areWhole)
      if let problem = row.problem {
        let isLong = problem == .tooLong
        transcript.problems.append(
          TranscriptProblem(
            code: isLong ? "csv.too-long" : "csv.unclosed-quote",
            message: isLong
              ? "the line is too long for a record; left out"
              : "a quote is never closed; the line is read alone", line: row.line))
      } else if time == nil {
        transcript.problems.append(
          TranscriptProblem(
            code: "transcript.bad-time", message: "the times of this row are damaged",
            line: row.line))
      }
      transcript.pieces.append(
        SpeechSegment(
          speaker: speaker.flatMap { SpeakerName.voice(cell($0, of: row)) },
          text: cell(text, of: row), start: time,
          end: end.flatMap { Self.seconds(cell($0, of: row), areWhole) }))
    }
    transcript.carriesSpaces = WhisperTranscript.carrySpaces(transcript.pieces.map(\.text))
    return transcript
  }

  private func cell(_ place: Int, of row: CSVRow) -> String {
    row.fields.indices.contains(place) ? row.fields[place] : ""
  }

  private static func seconds(_ cell: String, _ areWhole: Bool) -> Double? {
    let text = cell.trimmed
    if let number = Double(text) { return areWhole ? number / 1000 : number }
    return CueTimes.seconds(text[...])
  }
}
