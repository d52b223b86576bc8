import Testing
import VCard

@Suite("The two notations of times")
struct JCardTimeTests {
  private func basic(_ text: String, _ type: String) -> String {
    String(decoding: TimeNotation.basic(Array(text.utf8), type: type), as: UTF8.self)
  }

  private func extended(_ text: String, _ type: String) -> String {
    String(decoding: TimeNotation.extended(Array(text.utf8), type: type), as: UTF8.self)
  }

  @Test(
    "Every form of RFC 7095 becomes the one of RFC 6350 and comes back",
    arguments: [
      ("date", "1985", "1985"), ("date", "1985-04", "1985-04"), ("date", "1985-04-12", "19850412"),
      ("date", "--04-12", "--0412"), ("date", "--04", "--04"), ("date", "---12", "---12"),
      ("time", "23:20:50", "232050"), ("time", "23:20", "2320"), ("time", "23", "23"),
      ("time", "-20:50", "-2050"), ("time", "-20", "-20"), ("time", "--50", "--50"),
      ("time", "23:20:50Z", "232050Z"), ("time", "23:20:50-05:00", "232050-0500"),
      ("time", "23:20:50-05", "232050-05"), ("time", "23:20+05:30", "2320+0530"),
      ("date-time", "1985-04-12T23:20:50", "19850412T232050"),
      ("date-time", "1985-04-12T23:20:50+02:00", "19850412T232050+0200"),
      ("date-time", "--04-12T23:20", "--0412T2320"), ("date-time", "---12T23", "---12T23"),
      ("date-and-or-time", "T23:20:50", "T232050"), ("date-and-or-time", "T-20:50", "T-2050"),
      ("date-and-or-time", "T--50", "T--50"), ("date-and-or-time", "1985-04-12", "19850412"),
      ("timestamp", "2013-02-14T12:30:00Z", "20130214T123000Z"),
      ("timestamp", "2013-02-14T12:30:00", "20130214T123000"),
      ("utc-offset", "-05:00", "-0500"), ("utc-offset", "+05", "+05"),
    ])
  func both(type: String, extended: String, basic: String) {
    #expect(self.basic(extended, type) == basic)
    #expect(self.extended(basic, type) == extended)
  }

  @Test("What is in the notation already stays in it")
  func alreadyThere() {
    #expect(basic("19850412T232050Z", "date-time") == "19850412T232050Z")
    #expect(extended("1985-04-12T23:20:50Z", "date-time") == "1985-04-12T23:20:50Z")
    #expect(extended("-05:00", "utc-offset") == "-05:00")
  }

  @Test(
    "What is no time stays as it is",
    arguments: ["", "T", "TT", "circa 1800", "12 April", "1985/04/12", "--", "-", ":", "é", "Z"])
  func noTimes(text: String) {
    for type in ["date", "time", "date-time", "date-and-or-time", "timestamp"] {
      #expect(basic(text, type) == text)
      #expect(extended(text, type) == text)
    }
  }

  @Test("No text of the characters of times comes to harm or is made longer than its separators")
  func anyText() {
    var generator = RoundTripGenerator(seed: 7)
    let pieces = Array("0123456789-+:.TZ".utf8)
    for _ in 0..<2000 {
      let text = (0..<generator.below(16)).map { _ in generator.one(of: pieces) }
      for type in ["date", "time", "date-and-or-time", "utc-offset"] {
        let basic = TimeNotation.basic(text, type: type)
        let digits = { (bytes: [UInt8]) in bytes.filter { (0x30...0x39).contains($0) } }
        #expect(basic.count <= text.count)
        #expect(digits(basic) == digits(text))
        #expect(TimeNotation.basic(basic, type: type) == basic)
        #expect(digits(TimeNotation.extended(text, type: type)) == digits(text))
      }
    }
  }
}
