import Foundation
import Testing
import VCard

/// Whose birthday is in a month, by the day: a file of any size, one card in memory at a time.
func birthdays(in month: Int, of file: URL) async throws -> [String] {
  var found: [(day: Int, line: String)] = []
  for try await card in VCardFile(file) {
    guard let birthday = card.birthday, birthday.calendar == .gregorian,
      birthday.month == month, let day = birthday.day
    else { continue }
    let year = birthday.year.map { ", born \($0)" } ?? ""
    found.append((day, "\(day): \(card.formattedName ?? "?")\(year)"))
  }
  return found.sorted { $0.day < $1.day }.map(\.line)
}

@Test("Example: birthdays in an address book")
func birthdaysOfMarch() async throws {
  let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).vcf")
  defer { try? FileManager.default.removeItem(at: file) }
  try Data(
    """
    BEGIN:VCARD
    VERSION:3.0
    FN:Zoe Marsh
    BDAY;X-APPLE-OMIT-YEAR=1604:1604-03-21
    END:VCARD
    BEGIN:VCARD
    VERSION:4.0
    FN:Ben Falk
    BDAY:19850304
    END:VCARD
    BEGIN:VCARD
    VERSION:2.1
    FN:Cy Tarn
    BDAY:1990-07-01
    END:VCARD
    """.utf8
  ).write(to: file)
  #expect(
    try await birthdays(in: 3, of: file) == ["4: Ben Falk, born 1985", "21: Zoe Marsh"])
}
