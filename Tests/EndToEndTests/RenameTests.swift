import Foundation
import Testing

/// A contact whom the owner has renamed in the phone, and the chats exported before and after, through
/// the built program.
@Suite("Chats of a renamed contact, in a notebook") struct RenameTests {
  private static func cards(_ name: String, _ family: String) -> String {
    """
    BEGIN:VCARD
    VERSION:3.0
    UID:1
    FN:Hannah \(name)
    N:\(name);Hannah;;;
    TEL:+49 152 5551407
    END:VCARD
    BEGIN:VCARD
    VERSION:3.0
    UID:2
    FN:\(family)
    END:VCARD

    """
  }

  private let place: Workplace

  init() throws {
    place = try Workplace()
    try place.file("book.vcf", Self.cards("Klein", "Julia Becker"))
    try place.run("book.vcf")
  }

  private func rename() throws {
    try place.file("book.vcf", Self.cards("Groß", "Julia Becker"))
    try place.run("book.vcf")
  }

  private func days() throws -> [String] {
    try place.run("export", "interactions").objects().compactMap {
      guard let day = $0["interaction_date"] as? String, let name = $0["contact_name"] as? String
      else { return nil }
      return "\(day.prefix(10)) \(name)"
    }.sorted()
  }

  @Test("Days that follow under the new name are theirs, whether the book knows it or not yet")
  func newDays() throws {
    func chat(_ name: String, days: Int) throws {
      let lines = (1...days).map {
        "0\($0)/11/2026, 08:00 - \(name): Day \($0) of the big journey\n"
          + "0\($0)/11/2026, 08:01 - Petra: Have fun on day \($0)\n"
      }
      try place.file("WhatsApp Chat with \(name).txt", lines.joined())
      try place.run("WhatsApp Chat with \(name).txt", "--owner", "Petra")
    }
    try chat("Hannah Klein", days: 4)
    try chat("Hannah Groß", days: 5)
    #expect(try days().last == "2026-11-05 Hannah Klein")
    try rename()
    try chat("Hannah Groß", days: 7)
    #expect(try days() == (1...7).map { "2026-11-0\($0) Hannah Groß" })
    try place.run("reprocess")
    #expect(try days() == (1...7).map { "2026-11-0\($0) Hannah Groß" })
  }

  @Test("A group says each message once, however its members are called")
  func group() throws {
    let name = "WhatsApp Chat with Nursery.txt"
    let before = """
      02/11/2026, 08:00 - Hannah Klein: Do not forget the rain boots
      02/11/2026, 08:05 - Julia Becker: ok
      02/11/2026, 08:06 - Petra: thank you

      """
    try place.file(name, before)
    try place.run(name, "--owner", "Petra")
    try rename()
    let after = before.replacingOccurrences(of: "Klein", with: "Groß")
    try place.file(name, after + "04/11/2026, 09:00 - Hannah Groß: great\n")
    try place.run(name, "--owner", "Petra")
    #expect(
      try days() == [
        "2026-11-02 Hannah Groß", "2026-11-02 Julia Becker", "2026-11-04 Hannah Groß",
      ])
  }
}
