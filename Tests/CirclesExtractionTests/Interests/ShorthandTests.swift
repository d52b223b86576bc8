import CirclesExtraction
import Testing

@Suite("Notes in shorthand")
struct ShorthandTests {
  @Test("a list names interests, each a clause of its own")
  func lists() {
    let found = Sample.manual("Marta Quill: opera, netball (goal shooter), sews for the church")
    #expect(found.interestTexts == ["opera", "netball", "sewing"])
    #expect(Sample.manual("Marta. Tennis Thurs. Choir Mon.").interestTexts == ["tennis", "choir"])
    #expect(Sample.manual("Marta - ex swimmer, now sauna").interestTexts == ["sauna"])
  }

  @Test("a shopping list names none")
  func shopping() {
    #expect(Sample.manual("Marta: eggs, cheese, beans").interests.isEmpty)
  }

  @Test("what follows a label of dislike is none")
  func hated() {
    let found = Sample.manual("Marta likes: jazz, chess. Hates: golf, opera")
    #expect(found.interestTexts == ["jazz", "chess"])
  }

  @Test("a son's is what follows his sign, and no more")
  func sons() {
    let found = Sample.manual("Marta: son = drums; collects thimbles")
    #expect(found.interestTexts == ["collecting thimbles"])
    #expect(Sample.manual("Marta, hubby -> snooker").interests.isEmpty)
  }

  @Test("w/ is with")
  func with() {
    #expect(Sample.chat("Marta: obsessed w/ judo\nKim: ok").interestTexts == ["judo"])
  }

  @Test("a thing to do it with tells of it, an eaten thing of no doing")
  func gear() {
    #expect(Sample.voice("Marta bought a mahjong table.").interestTexts == ["mahjong"])
    #expect(Sample.voice("Marta plays for a beer league team.").interests.isEmpty)
    #expect(Sample.voice("Marta is doing soup on Friday.").interests.isEmpty)
  }

  @Test("a kind of music, films or dance is one, known or not")
  func kinds() {
    #expect(
      Sample.voice("Marta is fond of Zorbian literature.").interestTexts == ["zorbian literature"])
  }

  @Test(
    "games, dances, instruments and arts of the world are known",
    arguments: [
      ("She plays oware.", "oware"), ("She does kathakali.", "kathakali"),
      ("She plays the kora.", "kora"), ("She started floorball.", "floorball"),
      ("She's a bell ringer.", "bell ringing"), ("She does kalaripayattu.", "kalaripayattu"),
      ("She loves pierogi.", "pierogi"), ("She's into nollywood.", "nollywood"),
      ("She joined the drumline.", "drumline"), ("She does speedcubing.", "speedcubing"),
    ])
  func world(text: String, interest: String) {
    #expect(Sample.voice("Met Marta. " + text).interestTexts == [interest])
  }
}
