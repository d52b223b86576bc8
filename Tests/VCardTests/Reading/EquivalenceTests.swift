import SourceDiagnostics
import Testing

@testable import VCard

@Suite("Files that differ only in form")
struct EquivalenceTests {
  /// What a file says: the names, parameters and texts of all its cards.
  private func content(_ read: Fixture) -> [[String]] {
    read.cards.map { card in
      [card.version.text]
        + card.properties.map { property in
          let parameters = property.parameters.map { ";\($0.name)=\($0.value)" }.joined()
          return "\(property.group ?? "-").\(property.name)\(parameters):\(property.text)"
        }
    }
  }

  /// Well-formed cards of all versions, a logical line for each line.
  static let cards = """
    BEGIN:VCARD
    VERSION:3.0
    FN:Zoë Fernhill
    N:Fernhill;Zoë;;Dr.\\, Prof.;
    item1.TEL;TYPE=home,voice:+1-503-555-0101
    item1.X-ABLABEL:_$!<HomePage>!$_
    NOTE:one\\ntwo\\, three: four; five
    URL:https://example.com/a?b=c&d=
    END:VCARD
    BEGIN:VCARD
    VERSION:4.0
    FN;X-NOTE="a:b;c,d":Robin 北
    TEL;VALUE=uri;PREF=1:tel:+1-503-555-0102
    CATEGORIES:one,two\\,three
    END:VCARD
    BEGIN:VCARD
    VERSION:2.1
    FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=D0=98=D0=B2=D0=B0=D0=BD
    TEL;CELL;VOICE:5550103
    ADR;HOME:;;Fern Hill 1;Oakville;;;
    END:VCARD

    """

  @Test("CRLF, LF and CR say the same, and diagnostics too", arguments: ["\r\n", "\r", "\r\r\n"])
  func lineEnds(lineEnd: String) {
    for text in [Self.cards, "x\n" + Self.cards.replacing("FN:Zoë", "nonsense\nFN:Zoë")] {
      let (feed, other) = (Fixture(text, lineEnd: "\n"), Fixture(text, lineEnd: lineEnd))
      #expect(content(feed).count == 3)
      #expect(content(other) == content(feed))
      #expect(other.diagnostics == feed.diagnostics)
    }
  }

  @Test("a line folded at any byte is the line", arguments: [" ", "\t"])
  func folds(blank: String) {
    let whole = Fixture(Self.cards)
    for lineEnd in ["\n", "\r\n"] {
      for width in 1...12 {
        var bytes: [UInt8] = []
        var isOld = false
        for line in Self.cards.split(separator: "\n", omittingEmptySubsequences: false) {
          if line == "BEGIN:VCARD" { isOld = false }
          if line == "VERSION:2.1" { isOld = true }
          // BEGIN and END stand on lines of their own; 2.1 breaks its lines otherwise.
          let isWhole =
            isOld || line.hasPrefix("BEGIN") || line.hasPrefix("END") || line == "VERSION:2.1"
          for (index, byte) in line.utf8.enumerated() {
            if !isWhole, index > 0, index % width == 0 { bytes += Array((lineEnd + blank).utf8) }
            bytes.append(byte)
          }
          bytes += Array(lineEnd.utf8)
        }
        let folded = Fixture(bytes)
        #expect(content(folded) == content(whole), "width \(width)")
        #expect(folded.diagnostics.isEmpty)
      }
    }
  }

  @Test("names of properties and parameters mean the same in lower case")
  func lowerCase() {
    let lower = Self.cards.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard let end = line.firstIndex(where: { $0 == ":" || $0 == "\"" || $0 == "=" }) else {
        return String(line)
      }
      return line[..<end].lowercased() + line[end...]
    }
    let (read, whole) = (Fixture(lower.joined(separator: "\n")), Fixture(Self.cards))
    // The bare words of 2.1 are values, which keep their case.
    #expect(
      content(read).map { $0.map { $0.uppercased() } }
        == content(whole).map { $0.map { $0.uppercased() } })
    #expect(
      read.diagnostics.isEmpty
        && read.cards.first?.properties.map(\.name) == whole.cards.first?.properties.map(\.name))
  }

  @Test("a byte order mark, empty lines around and a missing last line end change nothing")
  func around() {
    let whole = Fixture(Self.cards)
    for text in [
      "\u{FEFF}" + Self.cards, "\n\n" + Self.cards, Self.cards + "\n\n\n",
      String(Self.cards.dropLast()),
      Self.cards.replacing("END:VCARD\n", "END:VCARD\n\n"),
    ] {
      #expect(content(Fixture(text)) == content(whole))
      #expect(Fixture(text).diagnostics.isEmpty)
    }
  }

  @Test("UTF-16 in either order says what UTF-8 says")
  func utf16() {
    for big in [true, false] {
      for mark in [true, false] {
        let read = Fixture(InputDecoderTests.utf16(Self.cards, big: big, mark: mark))
        #expect(content(read) == content(Fixture(Self.cards)))
        #expect(read.diagnostics.isEmpty)
      }
    }
  }

  @Test("files put one behind another have the cards of each, numbered through")
  func concatenated() {
    let whole = content(Fixture(Self.cards))
    for count in 1...4 {
      let read = Fixture(String(repeating: Self.cards, count: count))
      #expect(content(read) == Array(repeatElement(whole, count: count).joined()))
      #expect(read.cards.map(\.index) == Array(0..<3 * count))
    }
  }

  @Test("blanks before every line of a card, or around its names, change nothing")
  func blanks() {
    let whole = content(Fixture(Self.cards))
    for indent in [" ", "    ", "\t"] {
      let text = Self.cards.split(separator: "\n").map { indent + $0 + "\n" }.joined()
      #expect(content(Fixture(text)) == whole)
      #expect(Fixture(text).diagnostics.isEmpty)
    }
  }

  @Test(
    "the pieces a source gives, also single bytes, make no difference", arguments: [1, 2, 5, 1000])
  func pieces(size: Int) throws {
    var rest = Samples.everything[...]
    var reader = VCardReader { buffer in
      let count = min(size, rest.count, buffer.count)
      buffer.copyBytes(from: rest.prefix(count))
      rest = rest.dropFirst(count)
      return count
    }
    var diagnostics: [Diagnostic] = []
    var cards: [Card] = []
    while let card = try reader.next(reporting: &diagnostics) { cards.append(card) }
    let whole = Fixture(Samples.everything)
    #expect(cards == whole.cards)
    #expect(diagnostics.count == whole.diagnostics.count)
    #expect(Set(diagnostics) == Set(whole.diagnostics))
  }
}

extension String {
  /// The text with every occurrence of `old` replaced.
  fileprivate func replacing(_ old: String, _ new: String) -> String {
    split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
  }
}
