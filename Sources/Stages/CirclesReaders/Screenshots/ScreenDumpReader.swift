public import CirclesModel

/// Reads screenshots of chats out of an OCR dump that has the places of words.
public struct ScreenDumpReader: Reader {
  /// The kinds of dump.
  enum Kind: Sendable { case hocr, alto, tsv }

  let kind: Kind

  /// hOCR: HTML with boxes, as Tesseract, OCRopus and Kraken write it.
  public static let hocr = ScreenDumpReader(kind: .hocr)
  /// ALTO: XML of the Library of Congress.
  public static let alto = ScreenDumpReader(kind: .alto)
  /// The table that Tesseract writes.
  public static let tsv = ScreenDumpReader(kind: .tsv)

  /// What users are told of it.
  public var format: FormatDescription {
    switch kind {
    case .hocr:
      FormatDescription(
        id: "hocr", title: "Chat screenshots read by OCR, hOCR", extensions: ["hocr", "html"],
        recognisedBy: "HTML with elements of the classes ocr_page, ocr_line and ocrx_word",
        contents: .screens)
    case .alto:
      FormatDescription(
        id: "alto", title: "Chat screenshots read by OCR, ALTO XML", extensions: ["xml", "alto"],
        recognisedBy: "an element alto, or the namespace of ALTO", contents: .screens)
    case .tsv:
      FormatDescription(
        id: "ocr-tsv", title: "Chat screenshots read by OCR, Tesseract's table",
        extensions: ["tsv"], recognisedBy: "the columns level, page_num, ..., conf, text",
        contents: .screens)
    }
  }

  /// Certain where the head shows the format's own words.
  public func confidence(for probe: FileProbe) -> Confidence {
    let head = WholeText.decodeHead(probe.head)
    switch kind {
    case .hocr:
      if head.contains("ocr_page") || head.contains("ocrx_word") { return .certain }
      if head.contains("ocr-system") || head.contains("ocr-capabilities") { return .certain }
      return probe.name.lowercased().hasSuffix(".hocr") ? .byName : .none
    case .alto:
      let lower = head.lowercased()
      if lower.contains("<alto") || lower.contains("loc.gov/standards/alto") { return .certain }
      return lower.contains(":alto ") || lower.contains(":alto>") ? .certain : .none
    case .tsv:
      return head.hasPrefix(TSVDump.columns.prefix(8).joined(separator: "\t")) ? .certain : .none
    }
  }

  /// Reads the dump as a whole; a screen is small.
  public func open(
    _ input: any InputSource, _ context: ReadingContext
  ) throws(ReadError) -> any RecordCursor {
    let kind = kind
    return try ScreenshotCursor(input, format.id, context) { text in
      let dump =
        switch kind {
        case .hocr: HOCRDump.read(text)
        case .alto: ALTODump.read(text)
        case .tsv: TSVDump.read(text)
        }
      return ScreenshotFindings(
        screens: dump.screens.map { screen in
          ScreenshotFindings.Found(
            story: ScreenLayout.story(of: screen), sourceLine: screen.sourceLine, takenAt: nil)
        }, isDamaged: dump.isDamaged)
    }
  }
}
