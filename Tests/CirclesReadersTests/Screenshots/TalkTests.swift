import Testing

@testable import CirclesReaders

/// Whether somebody speaks in some lines.
@Suite struct TalkTests {
  @Test(
    "who says I and you, asks and answers, talks",
    arguments: [
      ["Are you coming on Friday?", "yes", "I'll bring the ladder"],
      ["Kommst du am Freitag?", "Ja genau", "ich bringe die Leiter mit"],
      ["Viens-tu vendredi ?", "oui", "je prends l'échelle"],
    ])
  func talks(_ lines: [String]) {
    #expect(Talk.share(of: lines) > 0.6)
  }

  @Test("what lists things does not")
  func lists() {
    #expect(Talk.share(of: ["200 g flour", "3 eggs", "Bluetooth", "Harbour Line 3"]) == 0)
    #expect(Talk.share(of: []) == 0)
  }

  @Test("other scripts are given the benefit of the doubt")
  func scripts() {
    #expect(Talk.share(of: ["Ты придёшь в пятницу", "Лестница у меня"]) == 1)
  }

  @Test("times counted from now are told from what is said")
  func recent() {
    for line in ["9m", "2 h", "Just now", "vor 5 Min", "5m ago", "Now"] {
      #expect(RecentTime.isWhole(line))
    }
    for line in ["9 lives", "9:41", "m", "now you know", "12 eggs"] {
      #expect(!RecentTime.isWhole(line))
    }
  }
}
