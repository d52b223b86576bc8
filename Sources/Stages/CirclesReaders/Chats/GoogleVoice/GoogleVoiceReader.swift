public import CirclesModel
import SourceDiagnostics

/// Reads what Google Takeout gives of Google Voice: a page of HTML for some messages of a chat, or
/// for one call.
///
///     <div class="hChatLog hfeed"><div class="message">
///       <abbr class="dt" title="2026-03-13T19:00:00.000Z">...</abbr>:
///       <cite class="sender vcard"><a class="tel" href="tel:+447700900123">
///         <span class="fn">Ines</span></a></cite>: <q>Lunch?</q></div></div>
///     <div class="haudio"> ... <abbr class="published" title=...> <abbr class="duration" title="PT3M21S">
///
/// The owner's name stands in an `abbr`, everybody else's in a `span`. One thread is spread over
/// many pages; who takes part makes its key. Whom a page is with on which only the owner wrote
/// stands in the name of the file alone.
public struct GoogleVoiceReader: Reader {
  /// A reader of such pages.
  public init() {}

  /// What users are told of it.
  public var format: FormatDescription {
    FormatDescription(
      id: "google-voice", title: "Google Voice (Takeout)", extensions: ["html"],
      recognisedBy: "HTML with hChatLog or haudio", contents: .messages)
  }

  /// Certain where the classes of a chat or call are met, likely where the style sheet before them
  /// leaves no room but the file is named as Takeout names such pages.
  public func confidence(for probe: FileProbe) -> Confidence {
    let text = String(decoding: probe.head, as: UTF8.self)
    guard text.withoutLeadingMarks.first(where: { !$0.isWhitespace }) == "<" else { return .none }
    if text.contains("hChatLog") || text.contains("haudio") { return .certain }
    let name = GoogleVoiceFileName(probe.name)
    return !name.kind.isEmpty && name.time != nil ? .likely : .none
  }

  /// Opens the file.
  public func open(
    _ input: any InputSource, _ context: ReadingContext
  ) throws(ReadError) -> any RecordCursor {
    let bytes = try WholeText.bytes(
      of: input, limit: ReadingLimits.voicePageBytes, code: "google-voice.too-large")
    let window = ThreadWindow(path: input.path, format: format.id)
    return ThreadCursor(GoogleVoiceParser(bytes, input.path, context), window)
  }
}
