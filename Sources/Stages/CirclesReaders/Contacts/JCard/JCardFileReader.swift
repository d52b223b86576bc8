public import CirclesModel
import VCard

/// Reads jCard (RFC 7095): one card, an array of cards, or one a line.
public struct JCardFileReader: Reader {
  /// A reader of jCard files.
  public init() {}

  /// What users are told of it.
  public var format: FormatDescription {
    FormatDescription(
      id: "jcard", title: "jCard (RFC 7095)", extensions: ["json", "jcard"],
      recognisedBy: "a JSON array that begins with \"vcard\", also within other JSON",
      contents: .contacts)
  }

  /// Certain where a JSON array, or the first array within it, begins with `"vcard"`; likely where
  /// other JSON holds such an array, as the answers of RDAP do (RFC 9083).
  public func confidence(for probe: FileProbe) -> Confidence {
    let blanks: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF]
    let head = probe.head.lazy.filter { !blanks.contains($0) }
    let text = String(decoding: Array(head), as: UTF8.self).lowercased()
    if text.hasPrefix("[\"vcard\",") || text.hasPrefix("[[\"vcard\",") { return .certain }
    let isJSON = text.hasPrefix("{") || text.hasPrefix("[{")
    if isJSON, text.contains("[\"vcard\",[[\"") { return .likely }
    return probe.name.lowercased().hasSuffix(".jcard") ? .byName : .none
  }

  /// Opens the file; where identifiers are wanted, looks through it once for namesakes.
  public func open(
    _ input: any InputSource, _ context: ReadingContext
  ) throws(ReadError) -> any RecordCursor {
    try ParsedCardsCursor.open(input, format.id, context) { counted in
      var reader = JCardReader { try counted.read(into: $0) }
      return { try reader.next(reporting: &$0) }
    }
  }
}
