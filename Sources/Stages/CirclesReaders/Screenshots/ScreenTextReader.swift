public import CirclesModel

/// Reads screenshots of chats out of text alone, as a phone's shortcut or an OCR engine gives it.
public struct ScreenTextReader: Reader {
  /// A reader of screenshots' text.
  public init() {}

  /// What users are told of it.
  public var format: FormatDescription {
    FormatDescription(
      id: "screenshot-text", title: "Chat screenshots as text (Shortcuts, Live Text, Tesseract)",
      extensions: ["txt"],
      recognisedBy: "a line `--- IMG_1234.PNG 2026-03-14T19:05:33+01:00`, or a status bar, a name "
        + "with `online` below it, times between messages, an input bar: several of them",
      contents: .screens)
  }

  /// Certain for the mark of an image; likely for enough signs of a chat's screen.
  public func confidence(for probe: FileProbe) -> Confidence {
    if probe.head.isEmpty || probe.head.starts(with: [0x50, 0x4B]) { return .none }
    let head = WholeText.decodeHead(probe.head)
    if head.unicodeScalars.contains(where: { $0.value < 9 }) { return .none }
    if let first = head.first(where: { !$0.isWhitespace }), "{[".contains(first) { return .none }
    if head.hasPrefix("BEGIN:") || head.hasPrefix("WEBVTT") || head.hasPrefix("<?xml") {
      return .none
    }
    if head.split(separator: "\n").prefix(3).contains(where: { ImageMark($0) != nil }) {
      return .certain
    }
    return ScreenEvidence.weigh(head) >= ScreenEvidence.enough ? .likely : .none
  }

  /// Reads the text as a whole; a screen is small.
  public func open(
    _ input: any InputSource, _ context: ReadingContext
  ) throws(ReadError) -> any RecordCursor {
    try ScreenshotCursor(input, format.id, context) { text in
      let dump = TextDump.read(text)
      return ScreenshotFindings(
        screens: dump.screens.map { screen in
          ScreenshotFindings.Found(
            story: FlatLayout.story(of: screen), sourceLine: screen.sourceLine,
            takenAt: screen.takenAt)
        }, isDamaged: dump.isDamaged)
    }
  }
}
