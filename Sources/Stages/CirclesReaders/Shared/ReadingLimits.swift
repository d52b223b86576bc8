import CirclesModel
import SourceDiagnostics

/// What bounds the memory that reading takes, however large a file is: whatever has to be in memory
/// as a whole is refused above its limit, before it is read; everything else comes in pieces.
/// Measured by `Benchmarks/memory`.
enum ReadingLimits {
  /// The text of one note, in bytes: an hour of speech is some 60 KB. All of it is looked through at
  /// once, which takes some forty times its size.
  static let noteBytes = 1 << 20
  /// A file that is one note as it stands; UTF-16 takes twice the room.
  static let plainTextBytes = 2 << 20
  /// A transcript with times and speakers: WebVTT, SubRip, Otter, a chat of Zoom.
  static let timedTextBytes = 8 << 20
  /// A transcript as JSON, which tells every word's time.
  static let jsonTranscriptBytes = 12 << 20
  /// A dump of screenshots.
  static let screenDumpBytes = 16 << 20
  /// A page of Google Voice.
  static let voicePageBytes = 8 << 20
  /// A calendar: that of twenty busy years has some 20 MB.
  static let calendarBytes = 64 << 20
  /// A link with a note in it.
  static let linkBytes = 4 << 20
  /// How many messages of an exported chat are taken at a time, and how many bytes of text.
  static let messagesPerPiece = 1 << 13
  static let bytesPerPiece = 1 << 20

  /// Refuses an input that is larger than such a thing can be.
  static func check(
    _ input: any InputSource, _ limit: Int, _ code: Diagnostic.Code, _ message: String
  ) throws(ReadError) {
    if input.size > limit {
      throw .malformed(Diagnostic(.error, code, message, at: SourceLocation(path: input.path)))
    }
  }
}
