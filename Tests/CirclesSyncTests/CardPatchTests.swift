import CirclesModel
import CirclesPipeline
import Foundation
import Testing

@testable import CirclesStore
@testable import CirclesSync

/// Every card of the samples is changed in each field: the result says what it is to say, and every
/// line that does not say it is as it was.
@Suite struct CardPatchTests {
  private static let samples = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "samples/contacts")

  private let reader = CardReader(ImportOptions(region: "GB"))

  /// The cards of the samples in 3.0 and 4.0 that can be read alone.
  private func cards() throws -> [[UInt8]] {
    let files = try FileManager.default.subpathsOfDirectory(atPath: Self.samples.path)
    var cards: [[UInt8]] = []
    for file in files.sorted() where file.hasSuffix(".vcf") {
      let data = try Data(contentsOf: Self.samples.appending(path: file))
      var card: [CardLine] = []
      for line in CardLine.lines(of: Array(data)) {
        if line.name == "BEGIN", line.depth == 1 { card = [] }
        card.append(line)
        guard line.name == "END", line.depth == 1,
          card.contains(where: {
            $0.name == "VERSION"
              && ["3.0", "4.0"].contains(String(decoding: $0.value, as: UTF8.self))
          })
        else { continue }
        let bytes = card.flatMap(\.raw)
        if reader.fields(bytes) != nil { cards.append(bytes) }
      }
    }
    return cards
  }

  private func change(
    _ field: MergeField, _ fields: ContactFields, _ edit: (inout ContactFields) -> Void
  ) -> [CardChange] {
    var mine = fields
    edit(&mine)
    var finder = ChangeFinder(base: fields, mine: mine)
    return finder.find()
  }

  private static let edits: [(MergeField, @Sendable (inout ContactFields) -> Void)] = [
    (.jobTitle, { $0.jobTitle = "Captain; retired" }),
    (.jobTitle, { $0.jobTitle = "" }),
    (.note, { $0.note = "Two\nlines, and a comma" }),
    (.note, { $0.note = "" }),
    (.organization, { $0.organization = "Ruiz & Sons, Ltd" }),
    (.birthday, { $0.birthday = PartialDate(year: 1971, month: 2, day: 3) }),
    (.birthday, { $0.birthday = nil }),
    (.phones, { $0.phones.append(Phone(value: "+44 7700 900999", normalized: "+447700900999")) }),
    (.phones, { if !$0.phones.isEmpty { $0.phones.removeFirst() } }),
    (.phones, { if !$0.phones.isEmpty { $0.phones[0].label = "Boat" } }),
    (.emails, { $0.emails.append(Email(value: "new@example.com", label: "work")) }),
    (.emails, { if !$0.emails.isEmpty { $0.emails.removeLast() } }),
    (.nicknames, { $0.nicknames.append("Newt") }),
    (.nicknames, { if !$0.nicknames.isEmpty { $0.nicknames.removeFirst() } }),
    (.categories, { $0.categories.append("Sailing, mostly") }),
    (.addresses, { if !$0.addresses.isEmpty { $0.addresses[0].city = "Elsewhere" } }),
    (
      .name,
      {
        $0.name.display = "Somebody Else"; $0.name.given = "Somebody"; $0.name.family = "Else"
      }
    ),
  ]

  @Test("A change is written into the lines that say it, or not at all", arguments: edits.indices)
  func samples(_ number: Int) throws {
    let (field, edit) = Self.edits[number]
    let cards = try cards()
    #expect(cards.count >= 14)
    var failed = 0
    for card in cards {
      let fields = try #require(reader.fields(card))
      let changes = change(field, fields, edit)
      guard let patched = CardPatch.patched(card, changes, reader) else {
        failed += 1
        continue
      }
      let wanted = changes.reduce(fields) { $1.applied(to: $0) }
      #expect(reader.fields(patched)?.agrees(with: wanted) == true)
      if changes.isEmpty { #expect(patched == card) }
      let difference = CardLine.lines(of: patched).difference(from: CardLine.lines(of: card))
      // A name may be said in FN, N and two sounds; anything else in a line and its label, once or twice.
      #expect(difference.count <= 8, "\(difference.count) lines of a card changed")
      for case .remove(_, let line, _) in difference {
        #expect(!["UID", "PHOTO", "VERSION", "PRODID"].contains(line.name))
      }
    }
    // A birthday of another calendar stands in two properties; it is left alone.
    #expect(failed <= (field == .birthday ? 1 : 0), "\(failed) of \(cards.count) cards")
  }

  @Test("Line breaks stay as the card has them")
  func lineBreaks() throws {
    for end in ["\n", "\r\n"] {
      let card = ["BEGIN:VCARD", "VERSION:3.0", "FN:Ana", "N:;Ana;;;", "END:VCARD", ""]
        .joined(separator: end)
      let fields = try #require(reader.fields(Array(card.utf8)))
      let text = String(repeating: "long ", count: 40)
      let patched = try #require(
        CardPatch.patched(
          Array(card.utf8), change(.note, fields) { $0.note = text + "end" }, reader))
      let lines = String(decoding: patched, as: UTF8.self)
      #expect(lines.replacing(end, with: "").allSatisfy { !$0.isNewline })
      #expect(lines.contains(end + " "))
    }
  }

  @Test("A card in vCard 2.1, and what is not one card, are not written")
  func otherVersions() {
    for text in [
      "BEGIN:VCARD\r\nVERSION:2.1\r\nFN:Ana\r\nN:Ruiz;Ana\r\nEND:VCARD\r\n", "<html></html>", "",
      "BEGIN:VCARD\r\nFN:Ana\r\nEND:VCARD\r\n",
    ] {
      var fields = ContactFields()
      fields.name.display = "Ana"
      let changes = change(.note, fields) { $0.note = "New" }
      #expect(CardPatch.patched(Array(text.utf8), changes, reader) == nil)
    }
  }

  @Test("A day without a year says so, and one with a year no longer does")
  func years() throws {
    for (said, day, line) in [
      (
        "BDAY:1990-01-02", PartialDate(month: 5, day: 6),
        "BDAY;X-APPLE-OMIT-YEAR=1604:1604-05-06"
      ),
      (
        "BDAY;X-APPLE-OMIT-YEAR=1604:1604-05-06", PartialDate(year: 1990, month: 5, day: 6),
        "BDAY:1990-05-06"
      ),
    ] {
      let card = Array(
        "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ana\r\nN:;Ana;;;\r\n\(said)\r\nEND:VCARD\r\n".utf8)
      let fields = try #require(reader.fields(card))
      let patched = try #require(
        CardPatch.patched(card, change(.birthday, fields) { $0.birthday = day }, reader))
      #expect(String(decoding: patched, as: UTF8.self).contains("\r\n\(line)\r\n"))
    }
  }

  @Test("A change that a card cannot hold does not keep the others from it")
  func others() throws {
    let card = Array("BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ana\r\nN:;Ana;;;\r\nEND:VCARD\r\n".utf8)
    let fields = try #require(reader.fields(card))
    let changes = change(.note, fields) {
      $0.organization = "Northwind"
      // Not to be read again as it is.
      $0.jobTitle = "Captain "
      $0.note = "New"
    }
    #expect(CardPatch.patched(card, changes, reader) == nil)
    let made = try #require(CardPatch.patchedAsFarAsPossible(card, changes, reader))
    #expect(made.changes.map(\.field) == [.organization, .note])
    #expect(reader.fields(made.card)?.note == "New")
    #expect(CardPatch.patchedAsFarAsPossible(card, [changes[1]], reader) == nil)
  }
}
