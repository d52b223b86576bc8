import Testing

@testable import CirclesReaders

@Suite("A chat that Zoom saved in another language")
struct ZoomLanguagesTests {
  @Test(
    "tells who wrote",
    arguments: [
      "16:20:25 Von Lena Voss an Alle:\n\thm\n16:29:20 Von Otto an Lena Voss(Direktnachricht):\n\toh: ja\n",
      "16:20:25\t De  Lena Voss : hm\n16:29:20\t De  Otto : oh: ja\n",
      "16:20:25 De Lena Voss a Todos:\n\thm\n16:29:20 De Otto a Todos:\n\toh: ja\n",
      "16:20:25 De Lena Voss à Tout le monde :\n\thm\n16:29:20 De Otto à Tout le monde :\n\toh: ja\n",
      "16:20:25 De Lena Voss para Todos : hm\n16:29:20 De Otto para Todos : oh: ja\n",
      "16:20:25 Da Lena Voss a Tutti:\n\thm\n16:29:20 Da Otto a Tutti:\n\toh: ja\n",
      "16:20:25 Van Lena Voss aan Iedereen:\n\thm\n16:29:20 Van Otto aan Iedereen:\n\toh: ja\n",
      "16:20:25 От Lena Voss ко Всем:\n\thm\n16:29:20 От Otto ко Всем:\n\toh: ja\n",
      "16:20:25 開始 Lena Voss に 全員 : hm\n16:29:20 開始 Otto に 全員 : oh: ja\n",
      "16:20:25 从 Lena Voss 到 所有人：\n\thm\n16:29:20 从 Otto 到 所有人：\n\toh: ja\n",
      "16:20:25 보낸 사람 Lena Voss 받는 사람 모두 : hm\n16:29:20 보낸 사람 Otto 받는 사람 모두 : oh: ja\n",
      "16:20:25 From  Lena Voss  To  Everyone:\n\thm\n16:29:20 From  Otto  To  Everyone:\n\toh: ja\n",
    ])
  func languages(text: String) throws {
    let note = try ReadNote(text, "meeting_saved_chat.txt")
    #expect(note.format == "zoom-chat")
    #expect(note.text == "Lena Voss: hm\nOtto: oh: ja")
    #expect(note.speakers == ["Lena Voss", "Otto"])
  }

  @Test("may have a blank behind the time, and names that begin like a word for from")
  func names() throws {
    let note = try ReadNote(
      "08:02:35 De Vries:\thm\n08:02:40 Von Arnim:\toh\n08:03:12 De Vries:\tja\n", "chat.txt")
    #expect(note.format == "zoom-chat")
    #expect(note.speakers == ["De Vries", "Von Arnim"])
  }

  @Test("is none where somebody notes times")
  func none() throws {
    let note = try ReadNote("08:02:35 gate opened: wind\n08:02:40 rain: light\n", "log.txt")
    #expect(note.format == "text")
  }
}
