import CirclesModel
import Testing

@testable import CirclesReaders

@Suite("An export in a form that is not read")
struct UnsupportedExportTests {
  func format(_ name: String, _ text: String) -> String? {
    UnsupportedExport(FileProbe(name: name, head: Array(text.utf8)))?.format
  }

  @Test("is known as what it is, and says what to ask for")
  func known() {
    let page = "<!DOCTYPE html><html><body><div class=\"page_wrap\"><div class=\"history\">"
    #expect(format("messages.html", page) == "telegram")
    #expect(format("messages2.html", "\u{FEFF}\n" + page) == "telegram")
    #expect(
      format("message_1.html", "<html><head><base href=\"../../../\" /><style>") == "meta")
    #expect(format("x.html", "<html><!-- DiscordChatExporter --></html>") == "discord")
    for name in ["msgstore.db", "msgstore-2024-01-01.1.db.crypt14", "ChatStorage.sqlite"] {
      #expect(format(name, "SQLite format 3\u{0}") == "whatsapp")
    }
    let probe = FileProbe(name: "messages.html", head: Array(page.utf8))
    #expect(FileTypeGuess.describe(probe).contains("JSON"))
  }

  @Test("is no other file")
  func others() {
    #expect(format("a.html", "<html><body>page_wrap</body></html>") == nil)
    #expect(format("messages.json", "{\"a\":\"page_wrap history\"}") == nil)
    #expect(format("chat.db", "SQLite format 3\u{0}") == nil)
    #expect(format("Ana - Text - x.html", "<html><div class=\"hChatLog\">") == nil)
  }
}
