import Testing

@testable import VCard

@Suite("What a picture's value is")
struct BinaryFormTests {
  private func form(_ value: String, encoding: String? = nil) -> (BinaryForm, String) {
    let property = Property(
      name: "PHOTO", parameters: encoding.map { [Parameter("ENCODING", $0)] } ?? [],
      rawValue: Array(value.utf8)[...], version: .v30)
    return Array(value.utf8).withUnsafeBufferPointer { bytes in
      BinaryForm.find(in: bytes, of: property) { ($0, String(decoding: $1, as: UTF8.self)) }
    }
  }

  private static let digits = String(repeating: "QUFB", count: 8)

  @Test(
    "a data: URI is told by its scheme, its data stand behind the comma",
    arguments: [
      ("data:image/png;base64,AAAA", BinaryForm.base64, "AAAA"),
      ("DATA:image/png;BASE64,AAAA", .base64, "AAAA"),
      ("data\\:image/png\\;base64\\,AAAA", .base64, "AAAA"),
      ("data:;base64 ,AA", .base64, "AA"), ("data:,a%20b", .percent, "a%20b"),
      ("data:text/plain,base64,x", .percent, "base64,x"),
      ("image/png;base64,AAAA", .base64, "AAAA"),
    ])
  func dataURIs(value: String, expected: BinaryForm, rest: String) {
    let found = form(value)
    #expect(found.0 == expected && found.1 == rest)
  }

  @Test(
    "anything with another scheme is a link, whatever ENCODING says",
    arguments: [
      "https://example.com/a.png", "cid:part1@example.com", "file:///tmp/a.png",
      "https\\://example.com",
      "data:image/png;base64",
    ])
  func links(value: String) {
    #expect(form(value).0 == .link)
    #expect(form(value, encoding: "b").0 == .link)
    #expect(form(value).1 == value)
  }

  @Test("32 digits of base64 show themselves; fewer need an ENCODING")
  func bare() {
    #expect(form(Self.digits).0 == .base64)
    #expect(form(String(Self.digits.dropLast(4))).0 == .link)
    #expect(form(String(Self.digits.dropLast(4)), encoding: "BASE64").0 == .base64)
  }

  @Test("a relative path is no base64, for its dot")
  func path() {
    #expect(form("pictures/people/a/long/path/to/photo.jpg").0 == .link)
    #expect(form("pictures/people/a/long/path/to/photo0jpg").0 == .base64)
  }

  @Test("a drive letter is no scheme")
  func driveLetter() { #expect(form("C:" + Self.digits, encoding: "b").0 == .base64) }
}
