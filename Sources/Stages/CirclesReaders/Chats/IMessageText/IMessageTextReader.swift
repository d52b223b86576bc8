public import CirclesModel

/// Reads the text files of imessage-exporter (github.com/ReagentX/imessage-exporter): one for each chat
/// of Apple's Messages, named after who takes part.
///
///     Mar 14, 2022  7:05:33 PM (Read by you after 5 seconds)
///     +447700900123
///     see you
///
/// Times are wall times of the exporting machine; the owner is called `Me`.
public struct IMessageTextReader: Reader {
  /// A reader of these files.
  public init() {}

  /// What users are told of it.
  public var format: FormatDescription {
    FormatDescription(
      id: "imessage-text", title: "Apple Messages (imessage-exporter)", extensions: ["txt"],
      recognisedBy:
        "a line such as `Mar 14, 2022  7:05:33 PM`, below it who wrote, then the message",
      kind: .chat)
  }

  /// Certain where the first line is a time and somebody stands below it.
  public func confidence(for probe: FileProbe) -> Confidence {
    let text = WholeText.decodeHead(probe.head)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let first = lines.firstIndex(where: { !$0.trimmed.isEmpty }), first + 1 < lines.count,
      case .message? = IMessageTextLine(lines[first]), !lines[first + 1].trimmed.isEmpty,
      IMessageTextLine(lines[first + 1]) == nil
    else { return .none }
    return .certain
  }

  /// Opens the file.
  public func open(
    _ input: any InputSource, _ context: ReadingContext
  ) throws(ReadError) -> any RecordCursor {
    ThreadCursor(
      IMessageTextParser(input, context), ThreadWindow(path: input.path, format: format.id))
  }
}
