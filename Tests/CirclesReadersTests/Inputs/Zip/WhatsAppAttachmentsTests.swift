import CirclesModel
import SourceDiagnostics
import Testing

@testable import CirclesReaders

@Suite("What was sent in a chat")
struct WhatsAppAttachmentsTests {
  let folder: TemporaryFolder
  static let chat = "14/03/2026, 19:05 - Ana Ruiz: hello\n14/03/2026, 19:06 - Robin: ok\n"

  init() throws { folder = try TemporaryFolder() }

  func open(
    _ files: [(String, String)], named name: String = "a.zip", keepsAttachments: Bool = false
  ) throws -> (names: [String], diagnostics: [Diagnostic]) {
    let path = try folder.write(name, ZipBuilder.archive(files))
    let inputs = try ArchiveInputs(
      InputOrigin(path: path, isNamed: true), zone: nil, keepsAttachments: keepsAttachments)
    let names = inputs.entries.map { $0.origin.path.replacing(path + "/", with: "") }
    return (names, inputs.diagnostics)
  }

  @Test(
    "is passed over in an export, and counted",
    arguments: ["_chat.txt", "WhatsApp Chat with Ana.txt", "Chat de WhatsApp con Ana.txt"])
  func export(chat: String) throws {
    let found = try open([
      (chat, Self.chat), ("00000003-report.txt", "all good"), ("list.csv", "Name,Phone\nBo,1\n"),
      ("card.vcf", "BEGIN:VCARD\r\nFN:Bo\r\nEND:VCARD\r\n"), ("a.jpg", "\u{0}"),
      ("a/contacts.csv", "Name,Phone\n"),
    ])
    #expect(found.names == [chat, "a/contacts.csv"])
    #expect(found.diagnostics.map(\.code.description) == ["zip.attachments"])
    #expect(found.diagnostics[0].severity == .note)
    #expect(found.diagnostics[0].message.hasPrefix("3 files"))
  }

  @Test("may be another chat: the export bears the name of its own")
  func chatInChat() throws {
    let files = [
      ("WhatsApp Chat with Bo.txt", Self.chat), ("WhatsApp Chat with Ana.txt", Self.chat),
      ("about WhatsApp.txt", "what I think of it\n"),
    ]
    #expect(
      try open(files, named: "WhatsApp Chat with Ana.zip").names == ["WhatsApp Chat with Ana.txt"])
    #expect(try open(files).names.count == 3)
    let both = try open([("_chat.txt", Self.chat), ("00000002-WhatsApp.txt", Self.chat)])
    #expect(both.names == ["_chat.txt"])
  }

  @Test("is read where the user names another format, and no archive without a chat has any")
  func kept() throws {
    let files = [("_chat.txt", Self.chat), ("card.vcf", "BEGIN:VCARD\r\n")]
    let kept = try open(files, keepsAttachments: true)
    #expect(kept.names == ["_chat.txt", "card.vcf"])
    #expect(kept.diagnostics.isEmpty)
    #expect(try open([("a.txt", "x"), ("card.vcf", "y")]).names == ["a.txt", "card.vcf"])
  }
}
