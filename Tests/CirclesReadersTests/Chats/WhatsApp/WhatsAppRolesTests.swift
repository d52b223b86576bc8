import CirclesModel
import Testing

@testable import CirclesReaders

@Suite("Who is who in a WhatsApp export")
struct WhatsAppRolesTests {
  func android(_ senders: [String]) -> String {
    senders.enumerated().map { "14/03/2022, 19:0\($0.offset) - \($0.element): hm \($0.offset)\n" }
      .joined()
  }

  @Test("is told by the owner, who needs no file name")
  func owner() throws {
    let chat = try ReadChat.whatsApp(android(["Lena Voss", "Otto Brandt"]), owners: ["lena voss"])
    #expect(chat.senders == ["me", "them"])
    #expect(chat.chat?.chatWith == ChatPartner(name: "Otto Brandt"))
    #expect(chat.chat?.participants == ["Otto Brandt"])
    #expect(chat.chat?.isGroup == false)
    #expect(chat.chat?.title == "")
  }

  @Test("knows every name that the owner has had")
  func ownersNames() throws {
    let text = android(["Lena", "Otto Brandt", "Lena Voss"])
    let chat = try ReadChat.whatsApp(text, owners: ["Lena Voss", "Lena"])
    #expect(chat.senders == ["me", "them", "me"])
    #expect(chat.chat?.isGroup == false)
    #expect(chat.chat?.participants == ["Otto Brandt"])
    // Nor is a member the owner whose name means "you" somewhere.
    let du = try ReadChat.whatsApp(android(["Lena", "Otto", "Du"]), owners: ["Lena"])
    #expect(du.senders == ["me", "Otto", "Du"])
    // A third name that nobody gave is somebody else's.
    #expect(try ReadChat.whatsApp(text, owners: ["Lena Voss"]).chat?.isGroup == true)
  }

  @Test("is told by the name of the file, which is the other side's")
  func title() throws {
    let chat = try ReadChat.whatsApp(
      android(["Lena Voss", "Otto Brandt"]), path: "x/WhatsApp Chat with Otto Brandt.txt")
    #expect(chat.senders == ["me", "them"])
  }

  @Test("is told by the owner rather than by the file, which may be of the other side's phone")
  func ownersCopy() throws {
    let chat = try ReadChat.whatsApp(
      android(["Lena Voss", "Otto Brandt"]), path: "WhatsApp Chat with Lena Voss.txt",
      owners: ["Lena Voss"])
    #expect(chat.senders == ["me", "them"])
    #expect(chat.chat?.chatWith?.name == "Otto Brandt")
  }

  @Test("stays open where nothing tells, and no name is lost")
  func unknown() throws {
    let chat = try ReadChat.whatsApp(android(["Lena Voss", "Otto Brandt"]))
    #expect(chat.senders == ["Lena Voss", "Otto Brandt"])
    #expect(chat.chat?.chatWith == nil)
    #expect(chat.codes.contains("whatsapp.owner-unknown"))
  }

  @Test("knows a number as the owner's, and the other side's, whatever marks stand in it")
  func numbers() throws {
    let chat = try ReadChat.whatsApp(
      android(["\u{202A}+44 7700 900123\u{202C}", "+44\u{A0}7700\u{A0}900456"]),
      owners: ["+447700900456"])
    #expect(chat.senders == ["them", "me"])
    #expect(chat.chat?.chatWith == ChatPartner(phone: "+447700900123"))
  }

  @Test("has `You` as the owner")
  func you() throws {
    let chat = try ReadChat.whatsApp(android(["You", "Otto Brandt"]))
    #expect(chat.senders == ["me", "them"])
  }

  @Test("is a group with more than two, in which everybody keeps their name but the owner")
  func group() throws {
    let chat = try ReadChat.whatsApp(
      android(["Lena Voss", "Otto Brandt", "~\u{202F}Ida"]),
      path: "WhatsApp Chat with Plum trees.txt", owners: ["Lena Voss"])
    #expect(chat.chat?.isGroup == true)
    #expect(chat.chat?.title == "Plum trees")
    #expect(chat.senders == ["me", "Otto Brandt", "Ida"])
    #expect(chat.chat?.participants == ["Otto Brandt", "Ida"])
    #expect(chat.chat?.chatWith == nil)
  }

  @Test("is a group of two where WhatsApp says the title is one's, or nobody who writes bears it")
  func smallGroup() throws {
    let android = try ReadChat.whatsApp(
      "14/03/2022, 19:00 - Otto Brandt created group \"Plum trees\"\n"
        + self.android(["Lena Voss", "Otto Brandt"]),
      path: "WhatsApp Chat with Plum trees.txt", owners: ["Lena Voss"])
    #expect(android.chat?.isGroup == true)
    let iOS = try ReadChat.whatsApp(
      "[14/03/2022, 19:00:00] Plum trees: \u{200E}Messages and calls are encrypted.\r\n"
        + "[14/03/2022, 19:00:01] Plum trees: \u{200E}Otto Brandt created this group\r\n"
        + "[14/03/2022, 19:01:00] Lena Voss: one\r\n[14/03/2022, 19:02:00] Otto Brandt: two\r\n",
      owners: ["Lena Voss"])
    #expect(iOS.chat?.isGroup == true)
    #expect(iOS.chat?.title == "Plum trees")
    #expect(iOS.senders == ["me", "Otto Brandt"])
  }

  @Test("is a chat between two where a renamed file matches nobody")
  func renamed() throws {
    let chat = try ReadChat.whatsApp(
      android(["Lena Voss", "Otto Brandt"]), path: "WhatsApp Chat with my neighbour.txt",
      owners: ["Lena Voss"])
    #expect(chat.chat?.isGroup == false)
    #expect(chat.chat?.chatWith?.name == "Otto Brandt")
  }

  @Test("has a silent other side in the name of the file")
  func silent() throws {
    let chat = try ReadChat.whatsApp(
      android(["Lena Voss", "Lena Voss"]), path: "WhatsApp Chat with Otto Brandt.txt",
      owners: ["Lena Voss"])
    #expect(chat.senders == ["me", "me"])
    #expect(chat.chat?.chatWith?.name == "Otto Brandt")
  }

  @Test("allows for a colon in a name that the file's name has")
  func colon() throws {
    let chat = try ReadChat.whatsApp(
      android(["Lena Voss", "Otto: work"]), path: "WhatsApp Chat with Otto: work.txt")
    #expect(chat.senders == ["me", "them"])
    #expect(chat.texts == ["hm 0", "hm 1"])
  }
}

@Suite("The name in an export's file name")
struct WhatsAppTitleTests {
  @Test(
    "is found in every language",
    arguments: [
      ("WhatsApp Chat with Otto Brandt.txt", "Otto Brandt"),
      ("WhatsApp Chat with Otto Brandt (2).txt", "Otto Brandt"),
      ("WhatsApp_Chat_with_Otto_Brandt.txt", "Otto Brandt"),
      ("WhatsApp Chat mit Otto.txt", "Otto"), ("Chat de WhatsApp con Otto B.txt", "Otto B"),
      ("Chat WhatsApp con Otto.txt", "Otto"), ("Discussion WhatsApp avec Otto.txt", "Otto"),
      ("Conversa do WhatsApp com Otto.txt", "Otto"), ("Чат WhatsApp с контактом Отто.txt", "Отто"),
      ("Чат WhatsApp с Отто.txt", "Отто"), ("与Otto的WhatsApp聊天.txt", "Otto"),
      ("與Otto的WhatsApp對話.txt", "Otto"), ("Otto ile WhatsApp Sohbeti.txt", "Otto"),
      ("WhatsApp Chat - Otto Brandt.zip", "Otto Brandt"),
      ("a/WhatsApp Chat - Otto Brandt.zip/_chat.txt", "Otto Brandt"),
      ("WhatsApp Chat - Otto Brandt/_chat.txt", "Otto Brandt"),
      ("WhatsApp Chat with +44 7700 900123.txt", "+44 7700 900123"),
      ("Czat WhatsApp z użytkownikiem Otto.txt", "Otto"),
      ("WhatsApp Chat with Con Air.txt", "Con Air"),
    ])
  func names(path: String, expected: String) {
    #expect(WhatsAppTitle.title(path: path) == expected)
  }

  @Test(
    "is none where there is none",
    arguments: [
      "_chat.txt", "chat.txt", "WhatsApp.txt", "WhatsApp Chats/_chat.txt", "-",
      "notes.zip/_chat.txt",
    ])
  func none(path: String) { #expect(WhatsAppTitle.title(path: path) == nil) }

  @Test(
    "on an iPhone whose marks were lost leaves the app's own lines out",
    arguments: [
      (
        "Messages and calls are end-to-end encrypted. Only people in this chat can read them.",
        "created this group"
      ),
      (
        "Nachrichten und Anrufe sind Ende-zu-Ende-verschlüsselt. Nur Personen in diesem Chat.",
        "hat diese Gruppe erstellt"
      ),
      (
        "Los mensajes y las llamadas están cifrados de extremo a extremo. Solo las personas.",
        "creó este grupo"
      ),
    ])
  func lostMarks(notice: String, created: String) throws {
    let chat = try ReadChat.whatsApp(
      "[25/09/26, 14:03:12] Family: \(notice)\n[25/09/26, 14:03:12] Anna: Anna \(created)\n"
        + "[25/09/26, 14:03:20] Family: Ben was added\n[25/09/26, 14:04:30] Anna: make it so\n"
        + "[25/09/26, 14:06:45] Ben: Anna should\n[25/09/26, 14:07:45] Ben: Ben!\n")
    #expect(chat.texts == ["make it so", "Anna should", "Ben!"])
    #expect(chat.chat?.title == "Family")
    #expect(chat.chat?.participants.contains("Family") == false)
  }

  @Test("on an iPhone whose marks were lost keeps what the other side of a chat of two says")
  func lostMarksOfTwo() throws {
    let chat = try ReadChat.whatsApp(
      "[25/09/26, 14:03:12] Anna: Messages and calls are end-to-end encrypted. Only people here.\n"
        + "[25/09/26, 14:04:30] Anna: plums?\n[25/09/26, 14:06:45] Ben: Ben says yes\n")
    #expect(chat.texts == ["plums?", "Ben says yes"])
    #expect(chat.senders == ["them", "me"])
  }

  @Test("keeps who begins with their own name where the marks are there")
  func ownName() throws {
    let chat = try ReadChat.whatsApp(
      "[25/09/26, 14:03:12] Anna: \u{200E}image omitted\n[25/09/26, 14:04:30] Anna: Anna is here\n"
        + "[25/09/26, 14:06:45] Ben: ok\n")
    #expect(chat.texts == ["", "Anna is here", "ok"])
  }

  @Test("has a title without the hyphens around it")
  func hyphens() {
    #expect(
      WhatsAppTitle.title(path: "whatsapp-chat-parser-example.zip/_chat.txt")
        == "chat-parser-example")
    #expect(WhatsAppTitle.title(path: "WhatsApp Chat - Ana-Lu.zip/_chat.txt") == "Ana-Lu")
    #expect(WhatsAppTitle.title(path: "WhatsApp-Chat mit Ana.txt") == "Ana")
  }
}
