import Foundation
import Testing

/// Logs are shared when help is asked for; nothing personal may be in them.
@Suite struct PrivacyTests {
  /// Words that stand in every field of a book, in good values and in broken ones.
  private static let canaries = [
    "Qanaria", "Zwitscher", "qanaria.mail", "5550199", "Kanarienstr", "31stOfMay", "Xgeheim",
  ]
  private static let book = """
    BEGIN:VCARD\r
    VERSION:3.0\r
    UID:Qanaria-1\r
    FN:Qanaria Zwitscher\r
    N:Zwitscher;Qanaria;;;\r
    TEL:+1 202 5550199 ext Xgeheim\r
    EMAIL:qanaria.mail@\r
    ADR:;;Kanarienstr 7\r
    BDAY:31stOfMay\r
    X-ABDATE:31stOfMay\r
    PHOTO;ENCODING=b:Xgeheim!!!\r
    Xgeheim without a colon\r
    NOTE;CHARSET=Xgeheim;ENCODING=QUOTED-PRINTABLE:=ZZ Qanaria\r
    BEGIN:VCARD\r
    VERSION:2.1\r
    FN:Qanaria\r

    """

  @Test(
    "no value of a card ever stands in a message",
    arguments: [
      ["read"], ["check"], ["import"], ["import", "--dry-run"], ["check", "--strict"],
    ])
  func messages(command: [String]) throws {
    let place = try Workplace()
    try place.file("book.vcf", Self.book)
    let text = try place.runner.run(command + ["book.vcf", "--region", "US"])
    #expect(!text.errors.isEmpty)
    let json = try place.runner.run(command + ["book.vcf", "--output", "jsonl"])
    let messages = try json.objects("diagnostic").map { "\($0)" }
    #expect(!messages.isEmpty)
    for canary in Self.canaries {
      #expect(!text.errors.contains(canary), "\(canary) in standard error")
      #expect(!messages.joined().contains(canary), "\(canary) in a diagnostic")
    }
  }

  @Test("the list of runs and their problems holds no values either")
  func runs() throws {
    let place = try Workplace()
    try place.file("book.vcf", Self.book)
    try place.run("book.vcf")
    let listed = try place.run("runs", "list", "--output", "jsonl").output
    for canary in Self.canaries { #expect(!listed.contains(canary)) }
  }
}
