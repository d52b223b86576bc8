import CirclesModel
import Foundation
import Testing

@testable import CirclesReaders

@Suite("A message of a WhatsApp export")
struct WhatsAppBodyTests {
  /// One message of Android, among others.
  func android(_ body: String, twice: Bool = false) throws -> Message? {
    let line = "14/03/2022, 19:06 - Otto Brandt: \(body)\n"
    return try ReadChat.whatsApp(
      "14/03/2022, 19:05 - Lena Voss: see you\n" + line + (twice ? line : ""),
      owners: ["Lena Voss"]
    ).messages.dropFirst().first
  }

  /// One line of iOS, after the notice and a message of each side.
  func iOS(_ line: String) throws -> ReadChat {
    try ReadChat.whatsApp(
      "[14/03/2022, 19:05:00] Otto Brandt: \u{200E}Messages and calls are end-to-end encrypted.\r\n"
        + "[14/03/2022, 19:05:01] Lena Voss: one\r\n[14/03/2022, 19:05:02] Otto Brandt: two\r\n"
        + line + "\r\n", owners: ["Lena Voss"])
  }

  @Test(
    "keeps what somebody wrote, however much it sounds like WhatsApp",
    arguments: [
      "I added you to the list", "she left", "image omitted from the book, sadly",
      "Otto removed the shelf", "This message was deleted, I think: by you", "missed voice call?",
      "voice call", "see notes.txt (the new one)", "<3", "a <b> c", "<html>", "nullify",
      "(file attached)",
      "voice call, later", "POLL: who comes", "19:05 - no", "👩‍👩‍👧 e\u{301}te\u{301}",
    ])
  func ordinary(text: String) throws {
    let message = try #require(try android(text))
    #expect(message.kind == .text)
    #expect(
      message.text.unicodeScalars.elementsEqual(
        text.precomposedStringWithCanonicalMapping.unicodeScalars))
    #expect(!message.isEdited)
  }

  @Test(
    "that stands for media has no text, in any language",
    arguments: [
      "<Media omitted>", "<Multimedia omitido>", "<Без медиафайлов>", "<メディアなし>", "null", "",
      "IMG-20220314-WA0007.jpg (file attached)", "\u{200E}plan.pdf (archivo adjunto)",
      "Bericht.pdf (Datei angehängt)",
    ])
  func media(body: String) throws {
    let message = try #require(try android(body))
    #expect(message.kind == .media)
    #expect(message.text.isEmpty)
  }

  @Test("in brackets that come again is media in a language nobody listed")
  func repeated() throws {
    let once = try #require(try android("<Vynechano>"))
    #expect(once.kind == .text)
    let twice = try #require(try android("<Vynechano>", twice: true))
    #expect(twice.kind == .media)
    let file = try #require(try android("a.jpg (soubor tady)", twice: true))
    #expect(file.kind == .media)
  }

  @Test("in brackets keeps a single word that came again: it may be what somebody wrote")
  func bracketedWord() throws {
    #expect(try android("<hug>", twice: true)?.text == "<hug>")
  }

  @Test(
    "has its caption where the placeholder stands above it, and its name where it is a document")
  func placeholders() throws {
    let captioned = try #require(try android("<Media omitted>\nthe dog"))
    #expect(captioned.kind == .media)
    #expect(captioned.text == "the dog")
    let document = try iOS(
      "\u{200E}[14/03/2022, 19:05:03] Otto Brandt: plan.pdf • \u{200E}2 pages \u{200E}document omitted"
    )
    #expect(document.messages.last?.kind == .media)
    #expect(document.texts.last == "plan.pdf")
  }

  @Test(
    "behind a mark is somebody's where a few words are said by who writes without marks, too",
    arguments: [
      ("see you", MessageKind.text), ("Voice call. \u{200E}No answer", .call),
      ("Silenced voice call, \u{200E}Focus mode", .call),
      ("This message was deleted by admin Lena.", .deleted),
    ])
  func markedWords(body: String, kind: MessageKind) throws {
    let chat = try iOS("[14/03/2022, 19:05:03] Otto Brandt: \u{200E}\(body)")
    #expect(chat.messages.count == 3)
    #expect(chat.messages.last?.kind == kind)
  }

  @Test("needs no mark where all messages of both sides have one")
  func allMarked() throws {
    let chat = try ReadChat.whatsApp(
      "[14/03/2022, 19:05:00] Otto Brandt: \u{200E}see you\r\n"
        + "[14/03/2022, 19:05:01] Lena Voss: \u{200E}ok then\r\n", owners: ["Lena Voss"])
    #expect(chat.texts == ["see you", "ok then"])
    #expect(chat.senders == ["them", "me"])
  }

  @Test("with a file keeps the caption on the lines below it")
  func caption() throws {
    let message = try #require(
      try android("IMG-20220314-WA0007.jpg (file attached)\nthe dog\n\nagain"))
    #expect(message.kind == .media)
    #expect(message.text == "the dog\n\nagain")
    let line =
      "[14/03/2022, 19:06:00] Otto Brandt: the dog \u{200E}<attached: 1-PHOTO-2022-03-14-19-06-00.jpg>"
    #expect(try iOS(line).texts.last == "the dog")
    #expect(try iOS(line).messages.last?.kind == .media)
  }

  @Test(
    "that was edited says so, and not in its text",
    arguments: [
      "see you \u{200E}<This message was edited>", "see you <This message was edited>",
      "see you \u{200E}<Ez szerkesztve lett>", "see you <Se editó este mensaje.>",
    ])
  func edited(body: String) throws {
    let message = try #require(try android(body))
    #expect(message.text == "see you")
    #expect(message.isEdited)
  }

  @Test(
    "that was taken back is kept as such",
    arguments: [
      "This message was deleted", "You deleted this message", "Diese Nachricht wurde gelöscht.",
    ])
  func deleted(body: String) throws {
    #expect(try android(body)?.kind == .deleted)
    #expect(
      try iOS("\u{200E}[14/03/2022, 19:06:00] Lena Voss: \u{200E}\(body)").messages.last?.kind
        == .deleted)
  }

  @Test(
    "that is a call is one",
    arguments: [
      "Missed voice call", "Missed voice call, tap to call back", "Voice call, \u{200E}3 min",
      "Verpasster Videoanruf",
    ])
  func calls(body: String) throws {
    let chat = try iOS("\u{200E}[14/03/2022, 19:06:00] Otto Brandt: \u{200E}\(body)")
    #expect(chat.messages.last?.kind == .call)
    #expect(chat.messages.count == 3)
  }

  @Test("behind a mark is media where it is short and either side has it, in any language")
  func marked() throws {
    let line = "\u{200E}[14/03/2022, 19:06:00] Lena Voss: \u{200E}kuvan jättö"
    let chat = try iOS(line)
    #expect(chat.messages.last?.kind == .media)
    let both = try iOS(line + "\r\n" + line.replacing("Lena Voss", with: "Otto Brandt"))
    #expect(both.messages.suffix(2).map(\.kind) == [.media, .media])
  }

  @Test("of WhatsApp itself is left out, whatever language it is in")
  func notices() throws {
    let lines = [
      "[14/03/2022, 19:06:00] Otto Brandt: \u{200E}Otto Brandt vaihtoi numeroa.",
      "\u{200E}[14/03/2022, 19:06:00] Otto Brandt: \u{200E}Turvakoodi on vaihtunut, napauta nähdäksesi lisää.",
    ]
    for line in lines { #expect(try iOS(line).texts == ["one", "two"]) }
    let android = try ReadChat.whatsApp(
      """
      14/03/2022, 19:04 - Messages and calls are end-to-end encrypted. Tap to learn more.
      14/03/2022, 19:05 - Lena Voss: one
      14/03/2022, 19:05 - Your security code with Otto Brandt changed.
      still the notice
      14/03/2022, 19:06 - Otto Brandt: two
      14/03/2022, 19:06 - Otto Brandt changed the name to "Plums: the tree"
      """)
    #expect(android.texts == ["one", "two"])
  }

  @Test("behind a mark that is long, and not of the other side, was pasted by somebody")
  func pasted() throws {
    let chat = try iOS(
      "[14/03/2022, 19:06:00] Lena Voss: \u{200E}the whole address of the shop, as they wrote it")
    #expect(chat.texts.last == "the whole address of the shop, as they wrote it")
    #expect(chat.messages.last?.kind == .text)
  }

  @Test("that is a poll, a place or a document keeps what it says")
  func others() throws {
    let poll = try iOS(
      "[14/03/2022, 19:06:00] Lena Voss: \u{200E}POLL:\nWhen?\n\u{200E}OPTION: noon (\u{200E}2 votes)"
    )
    #expect(poll.texts.last == "POLL:\nWhen?\nOPTION: noon (2 votes)")
    let place = try iOS(
      "\u{200E}[14/03/2022, 19:06:00] Lena Voss: \u{200E}Location: https://maps.google.com/?q=1,2")
    #expect(place.messages.last?.kind == .media)
    #expect(place.texts.last == "Location: https://maps.google.com/?q=1,2")
    let document = try iOS(
      "\u{200E}[14/03/2022, 19:06:00] Otto Brandt: \u{200E}plan.pdf • \u{200E}2 pages \u{200E}document omitted"
    )
    #expect(document.messages.last?.kind == .media)
    #expect(document.texts.last == "plan.pdf")
  }

  @Test("keeps its lines, blank ones and lines that look like headers after a bare line feed")
  func lines() throws {
    let chat = try iOS(
      "[14/03/2022, 19:06:00] Lena Voss: a\n\nb\n[14/03/2022, 19:07:00] Otto Brandt: pasted\n")
    #expect(chat.texts.last == "a\n\nb\n[14/03/2022, 19:07:00] Otto Brandt: pasted")
  }
}
