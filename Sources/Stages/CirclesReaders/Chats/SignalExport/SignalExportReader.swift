public import CirclesModel

/// Reads what signal-export (github.com/carderne/signal-export) writes: a folder a chat, in it
/// `data.json`, an object a line, and `chat.md`.
///
///     {"date": "2026-03-13T19:00:00", "sender": "Ines", "body": "hi", "attachments": []}
///
///     [2026-03-13 19:00:00] Ines: hi  (- Me: 👍 -)
///
/// Times are wall times of the exporting machine; the owner is called `Me`.
public struct SignalExportReader: Reader {
  /// A reader of both notations.
  public init() {}

  /// What users are told of it.
  public var format: FormatDescription {
    FormatDescription(
      id: "signal-export", title: "Signal chats (signal-export)", extensions: ["json", "md"],
      recognisedBy: "JSON lines with date, sender and body, or [date time] name: text in Markdown",
      contents: .messages)
  }

  /// Certain for objects with the three members; likely for Markdown that begins with a message.
  public func confidence(for probe: FileProbe) -> Confidence {
    if let head = JSONHead(probe.head) {
      return head.has("date", "sender", "body") ? .certain : .none
    }
    guard probe.name.lowercased().hasSuffix(".md") else { return .none }
    let text = WholeText.decodeHead(probe.head)
    let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    return SignalExportMarkdown.header(line) == nil ? .none : .certain
  }

  /// Opens the file.
  public func open(
    _ input: any InputSource, _ context: ReadingContext
  ) throws(ReadError) -> any RecordCursor {
    let isJSON = JSONHead(try input.probe().head) != nil
    let feed = SignalExportParser(input.path) {
      isJSON
        ? .json(SignalExportJSON(input)) : .markdown(SignalExportMarkdown(input))
    }
    return ThreadCursor(feed, ThreadWindow(path: input.path, format: format.id))
  }
}
