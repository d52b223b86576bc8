import SourceDiagnostics
import Testing
import VCard

@Suite("What is read, written and read again is the same")
struct RoundTripTests {
  /// A property as it is meant, in words that do not depend on the version.
  private struct Meaning: Equatable {
    var name: String
    var parameters: [String]
    var values: [[String]]
  }

  private func meaning(_ property: Property) -> Meaning {
    let parameters = property.parameters.compactMap { parameter -> String? in
      switch (parameter.name, parameter.value.lowercased()) {
      case ("ENCODING", _), ("CHARSET", _), ("VALUE", _), ("MEDIATYPE", _): nil
      case ("TYPE", "pref"), ("PREF", "1"): "first"
      case ("TYPE", "gif"), ("TYPE", "png"), ("TYPE", "jpeg"): nil
      default: "\(parameter.name)=\(parameter.value)"
      }
    }
    return Meaning(
      name: "\(property.group ?? "").\(property.name)", parameters: parameters,
      values: values(property))
  }

  private func values(_ property: Property) -> [[String]] {
    let text = property.text
    switch property.name {
    case "N", "ADR", "ORG": return property.components
    case "NICKNAME", "CATEGORIES": return [property.list(splittingV21: true).filter { !$0.isEmpty }]
    case "URL": return [[property.uri ?? ""]]
    case "PHOTO":
      return [
        [property.uri ?? "", property.binarySummary?.mediaType ?? ""],
        property.data?.map { String($0) } ?? [],
      ]
    case "BDAY" where property.parameter("VALUE") != "text", "TZ":
      return [[text.filter { $0 != "-" && $0 != ":" }]]
    case "GEO":
      return [[String(text.drop { $0.isLetter || $0 == ":" }.map { $0 == "," ? ";" : $0 })]]
    case "X-FOO": return [[text]]
    default: return [[text]]
    }
  }

  private func read(_ bytes: [UInt8]) -> Card? {
    let (cards, diagnostics) = VCardReader.cards(in: bytes)
    #expect(cards.count == 1)
    // The reader tells of NUL and keeps it.
    #expect(diagnostics.filter { $0.code != "vcard.control-character" }.map(\.description) == [])
    return cards.first
  }

  private func check(_ seed: Int, _ versions: [Version]) throws {
    var generator = RoundTripGenerator(seed: UInt64(seed))
    let text = generator.card(versions[0])
    let card = try #require(read(text))
    var last = card
    for version in versions.dropFirst() {
      let written = VCardWriter.write(last, as: version)
      #expect(written.isFolded, "seed \(seed)")
      last = try #require(read(written))
      #expect(last.version == version)
    }
    #expect(last.properties.count == card.properties.count, "seed \(seed)")
    for (before, after) in zip(card.properties, last.properties) {
      #expect(meaning(before) == meaning(after), "seed \(seed)")
    }
  }

  @Test("3.0 as 3.0", arguments: 0..<300) func same30(seed: Int) throws {
    try check(seed, [.v30, .v30])
  }

  @Test("4.0 as 4.0", arguments: 0..<300) func same40(seed: Int) throws {
    try check(seed, [.v40, .v40])
  }

  @Test("2.1 as 3.0", arguments: 0..<300) func old(seed: Int) throws {
    try check(seed, [.v21, .v30])
  }

  @Test("3.0 as 4.0 as 3.0", arguments: 0..<300) func there(seed: Int) throws {
    try check(seed, [.v30, .v40, .v30])
  }

  @Test("4.0 as 3.0 as 4.0", arguments: 0..<300) func back(seed: Int) throws {
    try check(seed, [.v40, .v30, .v40])
  }

  @Test("4.0 as jCard", arguments: 0..<300) func json(seed: Int) throws {
    var generator = RoundTripGenerator(seed: UInt64(seed))
    let card = try #require(read(generator.card(.v40)))
    let (cards, diagnostics) = JCardReader.cards(in: JCardWriter.write(card))
    #expect(diagnostics == [])
    let again = try #require(cards.first)
    #expect(again.properties.count == card.properties.count)
    for (before, after) in zip(card.properties, again.properties) {
      #expect(meaning(before) == meaning(after), "seed \(seed)")
    }
    #expect(JCardWriter.write(again) == JCardWriter.write(card), "seed \(seed)")
  }

  @Test("Written twice, the text is the same", arguments: 0..<100) func stable(seed: Int) throws {
    var generator = RoundTripGenerator(seed: UInt64(seed))
    let card = try #require(read(generator.card(seed % 2 == 0 ? .v30 : .v40)))
    for version in [Version.v30, .v40] {
      let once = VCardWriter.write(card, as: version)
      #expect(try VCardWriter.write(#require(read(once)), as: version) == once, "seed \(seed)")
    }
  }

  @Test("Cards within cards, through 3.0 and 4.0 and back")
  func agents() throws {
    let text = """
      BEGIN:VCARD\r\nVERSION:2.1\r\nFN:Boss\r\nAGENT:\r\nBEGIN:VCARD\r\nVERSION:2.1\r\nFN:Ada, B\r\n\
      NOTE:a;b\\c\r\nEND:VCARD\r\nTEL:1\r\nEND:VCARD\r\n
      """
    var card = try #require(read(Array(text.utf8)))
    for version in [Version.v30, .v40, .v30, .v30] {
      card = try #require(read(VCardWriter.write(card, as: version)))
      #expect(card.properties.map(\.name).last == "TEL")
      guard version == .v30 else { continue }
      let agent = card.agents.first?.cards.first
      #expect(agent?.properties.map(\.text) == ["Ada, B", #"a;b\c"#])
    }
  }
}

extension [UInt8] {
  /// Whether no line is too long and every one is whole UTF-8.
  fileprivate var isFolded: Bool {
    var lines: [[UInt8]] = [[]]
    for byte in self {
      if byte == 10, lines[lines.count - 1].last == 13 {
        lines[lines.count - 1].removeLast()
        lines.append([])
      } else {
        lines[lines.count - 1].append(byte)
      }
    }
    return lines.allSatisfy { $0.count <= 75 && String(validating: $0, as: UTF8.self) != nil }
  }
}
