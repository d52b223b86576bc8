public import CirclesModel
import SourceDiagnostics

/// Reads transcripts that are JSON: of whisper.cpp, openai-whisper, faster-whisper, WhisperX,
/// AssemblyAI and Deepgram. Each has its grammar beside its own part.
///
/// Such files are small, so they are read as trees, without the tokens and other members that say
/// nothing. Raw control characters and broken UTF-8 in strings, which whisper.cpp writes, are let
/// pass.
public struct JSONTranscriptReader: Reader {
  /// What users are told of it.
  public let format: FormatDescription
  /// How sure a head is.
  let recognise: @Sendable (TranscriptHead) -> Confidence
  /// What a tree says.
  let interpret: @Sendable (JSONValue) -> Transcript

  /// The members that say something.
  static let names: Set<String> = [
    "text", "segments", "words", "word", "punctuated_word", "start", "end", "speaker",
    "no_speech_prob", "avg_logprob", "transcription", "offsets", "timestamps", "from", "to",
    "utterances", "id", "status", "error", "created", "metadata", "request_id", "results",
    "channels", "alternatives", "transcript", "paragraphs", "sentences", "channel",
    "word_segments", "speaker_turn_next", "startTime", "endTime", "body",
  ]

  /// What the content says.
  public func confidence(for probe: FileProbe) -> Confidence {
    TranscriptHead(probe).map(recognise) ?? .none
  }

  /// Reads the bytes; the tree is built when its turn comes.
  public func open(
    _ input: any InputSource, _ context: ReadingContext
  ) throws(ReadError) -> any RecordCursor {
    let bytes = try WholeText.bytes(
      of: input, limit: ReadingLimits.jsonTranscriptBytes, code: "transcript.too-large")
    let interpret = interpret
    return TranscriptCursor(input, format.id, context) {
      let tree = JSONTree(TranscriptHead.inUTF8(bytes), names: Self.names)
      var transcript = interpret(tree.value)
      if let problem = tree.problem { transcript.problems.append(problem) }
      return transcript
    }
  }
}

/// What the first bytes of a JSON file show.
struct TranscriptHead {
  /// The keys of the outermost object; none for an array.
  let keys: Set<String>
  /// Whether the whole is an array.
  let isArray: Bool
  /// Whether the file goes on behind what is seen.
  let isCut: Bool
  private let text: String

  /// Nil where a file is not JSON.
  init?(_ probe: FileProbe) {
    let head = Self.inUTF8(probe.head)
    isCut = probe.head.count >= FileProbe.headLength
    if let object = JSONHead(head) {
      (keys, isArray, text) = (object.keys, false, object.text)
      return
    }
    text = String(decoding: head, as: UTF8.self)
    (keys, isArray) = ([], true)
    guard text.withoutMarks.trimmed.hasPrefix("[") else { return nil }
  }

  /// Whether all these are keys of the outermost object.
  func has(_ names: String...) -> Bool { names.allSatisfy(keys.contains) }

  /// How many of these are keys of the outermost object.
  func count(_ names: Set<String>) -> Int { keys.intersection(names).count }

  /// Whether a key of that name stands anywhere.
  func mentions(_ name: String) -> Bool { text.contains("\"\(name)\"") }

  /// PowerShell writes what is redirected as UTF-16.
  static func inUTF8(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) else {
      return bytes
    }
    return Array(WholeText.decode(bytes).utf8)
  }
}
