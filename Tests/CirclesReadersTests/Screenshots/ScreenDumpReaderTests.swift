import CirclesModel
import Testing

@testable import CirclesReaders

/// Dumps with places, from bytes to records.
@Suite struct ScreenDumpReaderTests {
  /// A small screen, as each kind of dump says it.
  private static let words: [(text: String, x: Int, y: Int, w: Int, h: Int, line: Int)] = [
    ("9:41", 90, 28, 80, 32, 1), ("LTE", 800, 28, 60, 32, 1), ("Otto", 440, 250, 60, 24, 2),
    (">", 510, 252, 10, 18, 2), ("Today", 400, 400, 80, 24, 3), ("9:12", 490, 400, 60, 24, 3),
    ("Fish", 62, 470, 80, 32, 4), ("&", 155, 470, 25, 32, 4), ("chips?", 195, 470, 110, 41, 4),
    ("yes", 870, 560, 70, 30, 5),
  ]

  static var tsv: String {
    var text =
      TSVDump.columns.joined(separator: "\t") + "\n1\t1\t0\t0\t0\t0\t0\t0\t1000\t2160\t-1\t\n"
    for word in words {
      text +=
        "5\t1\t1\t1\t\(word.line)\t1\t\(word.x)\t\(word.y)\t\(word.w)\t\(word.h)\t96.5\t\(word.text)\n"
    }
    return text
  }

  static var hocr: String {
    var text =
      "<!DOCTYPE html PUBLIC \"-//W3C//DTD XHTML 1.0 Transitional//EN\" \"http://www.w3.org/x.dtd\">"
    text +=
      "<html><body><div class='ocr_page' title='image \"a.png\"; bbox 0 0 1000 2160; ppageno 0'>"
    for line in 1...5 {
      text += "<span class='ocr_line' title='bbox 0 0 9 9'>"
      for word in words where word.line == line {
        let box = "bbox \(word.x) \(word.y) \(word.x + word.w) \(word.y + word.h); x_wconf 96"
        let escaped = word.text.replacing("&", with: "&amp;").replacing(">", with: "&gt;")
        text += "<span class='ocrx_word' title='\(box)'><strong>\(escaped)</strong></span> "
      }
      text += "</span>\n"
    }
    return text + "</div></body></html>"
  }

  static var alto: String {
    var text =
      "<?xml version=\"1.0\"?><alto:alto xmlns:alto=\"http://www.loc.gov/standards/alto/ns-v4#\">"
    text += "<alto:Layout><alto:Page WIDTH=\"1000\" HEIGHT=\"2160\"><alto:PrintSpace>"
    for line in 1...5 {
      text += "<alto:TextLine>"
      for word in words where word.line == line {
        let escaped = word.text.replacing("&", with: "&amp;").replacing(">", with: "&gt;")
        text += "<alto:String CONTENT=\"\(escaped)\" HPOS=\"\(word.x)\" VPOS=\"\(word.y)\" "
        text += "WIDTH=\"\(word.w)\" HEIGHT=\"\(word.h)\" WC=\"0.96\"/><alto:SP/>"
      }
      text += "</alto:TextLine>"
    }
    return text + "</alto:PrintSpace></alto:Page></alto:Layout></alto:alto>"
  }

  private static let all: [(ScreenDumpReader, String)] = [
    (.tsv, tsv), (.hocr, hocr), (.alto, alto),
  ]

  private func read(
    _ reader: ScreenDumpReader, _ text: String, path: String = "a.tsv", modifiedAt: Int64? = nil
  ) throws -> ParsedChunk {
    try reader.everything(in: MemoryInput(text, path: path, modifiedAt: modifiedAt))
  }

  private func conversations(_ chunk: ParsedChunk) -> [ConversationRecord] {
    chunk.records.compactMap { if case .conversation(let found) = $0 { found } else { nil } }
  }

  @Test("the three kinds of dump say the same", arguments: 0..<3)
  func alike(index: Int) throws {
    let (reader, text) = Self.all[index]
    // 2031-03-15T09:30:00Z
    let chunk = try read(reader, text, modifiedAt: 1_931_333_400)
    let found = try #require(conversations(chunk).first)
    #expect(found.source.format == reader.format.id)
    #expect(found.chatWith == ChatPartner(name: "Otto"))
    #expect(found.app == "imessage")
    #expect(found.messages.map(\.text) == ["Fish & chips?", "yes"])
    #expect(found.messages.map(\.from) == [.them, .me])
    #expect(found.messages.first?.at?.text.hasSuffix("T09:12:00") == true)
    #expect(chunk.diagnostics.isEmpty)
  }

  @Test("each reader knows its own dump and no other")
  func sniffing() {
    for (place, (reader, _)) in Self.all.enumerated() {
      for (other, (_, text)) in Self.all.enumerated() {
        let probe = FileProbe(name: "a.txt", head: Array(text.utf8.prefix(FileProbe.headLength)))
        #expect(reader.confidence(for: probe) == (place == other ? .certain : .none))
      }
    }
  }

  @Test("keys depend on neither the file's name nor its time")
  func keys() throws {
    let dated = Self.tsv.replacing("\tToday\n", with: "\t12/05/2030\n")
    let one = try conversations(read(.tsv, dated, path: "a.tsv", modifiedAt: 1_931_333_400))
    let two = try conversations(read(.tsv, dated, path: "b.tsv", modifiedAt: 1_990_000_000))
    #expect(one.first?.key == two.first?.key)
    #expect(one.first?.messages.map(\.key) == two.first?.messages.map(\.key))
    #expect(Set(one.first?.messages.map(\.key) ?? []).count == 2)
  }

  @Test("a dump that is cut keeps what is whole, and says so", arguments: 0..<3)
  func cut(index: Int) throws {
    let (reader, text) = Self.all[index]
    for length in stride(from: 0, through: text.utf8.count, by: 97) {
      let part = String(decoding: Array(text.utf8.prefix(length)), as: UTF8.self)
      _ = try read(reader, part, modifiedAt: 1_931_333_400)
    }
    let chunk = try read(
      reader, String(text.dropLast(index == 0 ? 35 : 120)), modifiedAt: 1_931_333_400)
    #expect(conversations(chunk).first?.messages.first?.text == "Fish & chips?")
    if index > 0 { #expect(chunk.codes.contains("screenshot.damaged")) }
  }

  @Test("an empty dump, and a page that is no chat, are skipped with a reason")
  func nothing() throws {
    #expect(try read(.tsv, "").codes == ["screenshot.empty"])
    let page = "5\t1\t1\t1\t1\t1\t400\t900\t80\t24\t90\thello\n"
    let chunk = try read(.tsv, "1\t1\t0\t0\t0\t0\t0\t0\t1000\t2160\t-1\t\n")
    #expect(chunk.skipped == 1)
    #expect(chunk.codes == ["screenshot.no-chat"])
    #expect(try read(.tsv, page).refused == 0)
  }

  @Test("several pages are several records of one chat")
  func pages() throws {
    let second = Self.tsv.split(separator: "\n").dropFirst().joined(separator: "\n")
    let found = try conversations(read(.tsv, Self.tsv + second + "\n"))
    #expect(found.count == 2)
    #expect(Set(found.map(\.key)).count == 1)
    #expect(found.map(\.source.index) == [0, 1])
  }

  @Test("absurd boxes and numbers harm nothing")
  func absurd() throws {
    for value in ["-5", "1e308", "nan", "inf", "99999999999999999999", "x"] {
      let text = Self.tsv.replacing("\t470\t", with: "\t\(value)\t")
      _ = try read(.tsv, text)
      _ = try read(.alto, Self.alto.replacing("\"470\"", with: "\"\(value)\""))
      _ = try read(.hocr, Self.hocr.replacing(" 470 ", with: " \(value) "))
    }
  }
}

/// Markup that means harm.
@Suite struct LenientMarkupTests {
  private final class Counter: MarkupEvents {
    var begun = 0
    var read = ""
    func begin(_ name: String, _ attributes: [String: String], line: Int) { begun += 1 }
    func text(_ text: String) { read += text }
    func end(_ name: String) {}
  }

  @Test("entities that a document declares are never put in")
  func bombs() {
    let counter = Counter()
    let bomb = """
      <?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "xxxxxxxxxx"><!ENTITY c "&b;&b;&b;&b;&b;&b;">
      <!ENTITY d SYSTEM "file:///etc/hostname">]><alto><p>&c;&d;&amp;</p></alto>
      """
    _ = LenientMarkup.parse(bomb, counter)
    #expect(!counter.read.contains("xxxxxxxxxxxx"))
    #expect(counter.read.contains("&"))
    #expect(counter.read.count < 400)
  }

  @Test("nesting is bounded")
  func nesting() {
    let counter = Counter()
    let deep =
      String(repeating: "<b><i>", count: 200_000) + String(repeating: "</u>", count: 200_000)
    #expect(!LenientMarkup.parse(deep, counter))
    #expect(counter.begun <= LenientMarkup.maximumDepth)
  }

  @Test("names come without prefixes and in small letters")
  func names() {
    final class Names: MarkupEvents {
      var found: [String] = []
      func begin(_ name: String, _ attributes: [String: String], line: Int) {
        found.append(name + (attributes["content"] ?? ""))
      }
      func text(_ text: String) {}
      func end(_ name: String) {}
    }
    let names = Names()
    #expect(LenientMarkup.parse("<x:TextLine><x:String CONTENT='A&amp;B'/></x:TextLine>", names))
    #expect(names.found.contains("stringA&B"))
    #expect(names.found.contains("textline"))
  }
}
