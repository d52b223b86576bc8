/// Reads hOCR (http://kba.github.io/hocr-spec/1.2/): HTML whose elements carry boxes in `title`.
final class HOCRDump: MarkupEvents {
  private var gathering = ScreenGathering()
  private var word: (box: ScreenBox, confidence: Double, text: String)?
  /// The elements that are open within a word, so that its own end is known.
  private var wordDepth = 0

  /// The pages of an hOCR text.
  static func read(_ text: String) -> ScreenDump {
    let dump = HOCRDump()
    let isWhole = LenientMarkup.parse(text, dump)
    dump.endWord()
    let isCut = !text.suffix(200).lowercased().contains("</html>")
    return dump.gathering.finish(isDamaged: !isWhole || isCut)
  }

  func begin(_ name: String, _ attributes: [String: String], line: Int) {
    if word != nil { wordDepth += 1 }
    let classes = (attributes["class"] ?? "").split(separator: " ")
    if classes.isEmpty { return }
    let title = attributes["title"] ?? ""
    if classes.contains("ocr_page") {
      endWord()
      let box = Self.box(title)
      gathering.beginScreen(width: box?.right ?? 0, height: box?.bottom ?? 0, line: line)
    } else if classes.contains(where: { Self.lines.contains(String($0)) }) {
      endWord()
      gathering.endLine()
    } else if classes.contains("ocrx_word") || classes.contains("ocr_word"),
      let box = Self.box(title)
    {
      endWord()
      word = (box, Self.confidence(title), "")
      wordDepth = 0
    }
  }

  func text(_ text: String) {
    guard let length = word?.text.utf8.count, length < Screen.longestWord else { return }
    word?.text += text
  }

  func end(_ name: String) {
    if word == nil { return }
    if wordDepth == 0 { endWord() } else { wordDepth -= 1 }
  }

  private func endWord() {
    guard let word else { return }
    self.word = nil
    // An engine that gives lines only puts several words into one element.
    gathering.add(
      word.text.split(whereSeparator: \.isWhitespace).joined(separator: " "), word.box,
      word.confidence)
  }

  private static let lines: Set<String> = [
    "ocr_line", "ocr_header", "ocr_caption", "ocr_textfloat", "ocrx_line", "ocr_footer",
  ]

  /// The numbers behind a property's name in a title: `bbox 78 54 820 84; x_wconf 96`.
  private static func numbers(_ property: String, _ title: String) -> [Double]? {
    for part in title.split(separator: ";") {
      let words = part.split(whereSeparator: \.isWhitespace)
      if words.first.map({ $0 == property }) == true {
        return words.dropFirst().prefix(8).compactMap { Double($0) }
      }
    }
    return nil
  }

  private static func box(_ title: String) -> ScreenBox? {
    guard let n = numbers("bbox", title), n.count >= 4 else { return nil }
    return ScreenBox(left: n[0], top: n[1], right: n[2], bottom: n[3])
  }

  private static func confidence(_ title: String) -> Double {
    numbers("x_wconf", title)?.first.map { $0 / 100 } ?? 1
  }
}
