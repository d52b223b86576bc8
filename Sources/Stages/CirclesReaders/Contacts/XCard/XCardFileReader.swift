public import CirclesModel
import VCard
import VCardXML

/// Reads xCard (RFC 6351): vCard 4.0 in XML.
public struct XCardFileReader: Reader {
  /// A reader of xCard files.
  public init() {}

  /// What users are told of it.
  public var format: FormatDescription {
    FormatDescription(
      id: "xcard", title: "xCard (RFC 6351)", extensions: ["xml", "xcard"],
      recognisedBy: "XML with the namespace urn:ietf:params:xml:ns:vcard-4.0 or an element vcards",
      contents: .contacts)
  }

  /// Certain where the namespace of xCard is named, likely for an element `vcards` or `vcard`.
  public func confidence(for probe: FileProbe) -> Confidence {
    let text = String(decoding: probe.head.filter { $0 != 0 }, as: UTF8.self)
    if text.contains("urn:ietf:params:xml:ns:vcard-4.0") { return .certain }
    if text.contains("<vcards>") || text.contains("<vcard>") { return .likely }
    return probe.name.lowercased().hasSuffix(".xcard") ? .byName : .none
  }

  /// Opens the file; where identifiers are wanted, looks through it once for namesakes.
  public func open(
    _ input: any InputSource, _ context: ReadingContext
  ) throws(ReadError) -> any RecordCursor {
    try ParsedCardsCursor.open(input, format.id, context) { counted in
      var reader = XCardReader { try counted.read(into: $0) }
      return { try reader.next(reporting: &$0) }
    }
  }
}
