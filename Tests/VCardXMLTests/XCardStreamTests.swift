import SourceDiagnostics
import Testing
import VCard
import VCardXML

@Suite("xCard as it comes")
struct XCardStreamTests {
  @Test("Cards are given out while the document still goes on")
  func lazy() throws {
    var asked = 0
    var reader = XCardReader { space in
      asked += 1
      let begin = asked == 1 ? "<vcards>" : ""
      let text = Array("\(begin)<vcard><fn><text>\(asked)</text></fn></vcard>".utf8)
      space.copyBytes(from: text)
      return text.count
    }
    var diagnostics: [Diagnostic] = []
    for number in 1...1000 {
      // The source has no end.
      let card = try reader.next(reporting: &diagnostics)
      #expect(card?.first("FN")?.text == "\(number)")
      #expect(card?.index == number - 1)
      #expect(card?.properties.first?.record == number - 1)
      #expect(asked <= number + 1)
    }
    #expect(diagnostics == [])
  }

  @Test("A source that says more or less than it gave does no harm")
  func strangeSource() throws {
    var diagnostics: [Diagnostic] = []
    var negative = XCardReader { _ in -5 }
    #expect(try negative.next(reporting: &diagnostics) == nil)
    #expect(diagnostics == [])
    var calls = 0
    var boastful = XCardReader { space in
      calls += 1
      guard calls == 1 else { return 0 }
      for index in space.indices { space[index] = 0x20 }
      return .max
    }
    #expect(try boastful.next(reporting: &diagnostics) == nil)
    #expect(diagnostics.map(\.code) == ["xcard.malformed"])
    #expect(try boastful.next(reporting: &diagnostics) == nil)
    #expect(diagnostics.count == 1)
  }

  @Test("Many cards in one piece come in their order, with those left out counted")
  func order() {
    var limits = Limits()
    limits.cardBytes = 600
    let long = String(repeating: "x", count: 700)
    let cards = (0..<200).map { number in
      "<vcard><fn><text>\(number % 7 == 3 ? long : "\(number)")</text></fn></vcard>"
    }
    let read = XCardReader.cards(
      in: Array("<vcards>\(cards.joined(separator: "\n"))</vcards>".utf8), limits: limits)
    let expected = (0..<200).filter { $0 % 7 != 3 }
    #expect(read.cards.map(\.index) == expected)
    #expect(read.cards.map { $0.first("FN")?.text } == expected.map(String.init))
    #expect(read.cards.map(\.line) == expected.map { $0 + 1 })
    #expect(read.diagnostics.map(\.record) == (0..<200).filter { $0 % 7 == 3 })
  }

  @Test("Warnings about one card have a bound")
  func warnings() {
    var limits = Limits()
    limits.diagnosticsPerCard = 3
    let strange = String(repeating: "<n><clan>x</clan></n>", count: 9)
    let text = "<vcards><vcard>\(strange)</vcard><vcard>\(strange)</vcard></vcards>"
    let read = XCardReader.cards(in: Array(text.utf8), limits: limits)
    #expect(read.cards.map(\.properties.count) == [9, 9])
    #expect(read.diagnostics.map(\.record) == [0, 0, 0, 1, 1, 1])
  }

  @Test("Lines beyond those of a short number are told right")
  func manyLines() {
    let blank = String(repeating: "\n", count: 70_000)
    let text = "<vcards>\(blank)<vcard><fn><text>A</text></fn></vcard>\(blank)</vcard>"
    let read = XCardReader.cards(in: Array(text.utf8))
    #expect(read.cards.map(\.line) == [70_001])
    #expect(read.cards.first?.properties.map(\.line) == [70_001])
    #expect(read.diagnostics.map(\.location.line) == [140_001])
  }

  @Test("Two readers at work at once do not meet")
  func interleaved() throws {
    let texts = ["A", "B"].map { name in
      "<vcards>" + (0..<50).map { "<vcard><fn><text>\(name)\($0)</text></fn></vcard>" }.joined()
        + "</vcards>"
    }
    var readers = texts.map { XCardReader(Array($0.utf8)) }
    var diagnostics: [Diagnostic] = []
    for number in 0..<50 {
      for (index, name) in ["A", "B"].enumerated() {
        let card = try readers[index].next(reporting: &diagnostics)
        #expect(card?.first("FN")?.text == "\(name)\(number)")
      }
    }
    #expect(diagnostics == [])
  }
}
