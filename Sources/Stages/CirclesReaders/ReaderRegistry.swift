public import CirclesModel

/// The formats that are read, and the choice among them.
public struct ReaderRegistry: Sendable {
  /// The readers, in the order in which they win a tie.
  public let readers: [any Reader]

  /// A registry of some readers, put into the order in which their formats win a tie.
  public init(_ readers: [any Reader]) { self.readers = Self.inTieOrder(readers) }

  /// Every reader there is. A new one is a new line here, anywhere.
  public static let standard = ReaderRegistry([
    VCardFileReader(),
    JCardFileReader(),
    XCardFileReader(),
    ICalendarReader(),
    NotesJSONLReader(),
    ImportURLReader(),
    GoogleCSVReader(),
    LinkedInConnectionsReader(),
    OutlookCSVReader(),
    PlainCSVReader(),
    AppleAddressBookReader(),
    SMSBackupReader(),
    TelegramReader(),
    SignalReader(),
    SignalExportReader(),
    MetaReader(),
    DiscordReader(),
    LinkedInMessagesReader(),
    GoogleVoiceReader(),
    IMessageReader(),
    IMessageTextReader(),
    WhatsAppReader(),
    KakaoTalkReader(),
    SkypeReader(),
    LINEReader(),
    TimedTextReader(),
    TranscriptTableReader(),
    ScreenDumpReader.hocr,
    ScreenDumpReader.alto,
    ScreenDumpReader.tsv,
    ScreenTextReader(),
    SubtitleReader.webVTT,
    SubtitleReader.subRip,
    JSONTranscriptReader.whisperCpp,
    JSONTranscriptReader.podcast,
    JSONTranscriptReader.whisperX,
    JSONTranscriptReader.whisper,
    JSONTranscriptReader.assemblyAI,
    JSONTranscriptReader.deepgram,
    OtterReader(),
    ZoomChatReader(),
    VoiceMemoReader(),
    PlainTextReader(),
    StandardTextReader(),
  ])

  /// What is read, for `formats` and `--as`.
  public var formats: [FormatDescription] { readers.map(\.format) }

  /// The reader that is surest of a file; nil where none recognises it. Content wins over the name.
  public func reader(for probe: FileProbe) -> (any Reader)? {
    var best: (reader: any Reader, confidence: Confidence)?
    for reader in readers {
      let confidence = reader.confidence(for: probe)
      // Nobody can be surer, and of those who are as sure the first wins: no need to ask further.
      if confidence == .certain { return reader }
      if confidence > (best?.confidence ?? .none) { best = (reader, confidence) }
    }
    return best?.reader
  }

  /// The reader of that name (`--as`).
  public func reader(named id: String) -> (any Reader)? {
    readers.first { $0.format.id == id.lowercased() }
  }
}
