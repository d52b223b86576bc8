import Testing

@testable import CirclesReaders

@Suite("A name at the beginning of a line")
struct SpeakerPrefixTests {
  @Test(
    "is a speaker's",
    arguments: [
      ("Lena Voss: hm", "Lena Voss", "hm"), ("Dr. Otto J. Brandt: hm", "Dr. Otto J. Brandt", "hm"),
      ("Lena (Guest): hm", "Lena", "hm"), ("[SPEAKER_01]: hm", "SPEAKER_01", "hm"),
      ("(speaker 0) hm", "Speaker 0", "hm"), ("[Ida Berg]: hm", "Ida Berg", "hm"),
      (">> OTTO: hm", "OTTO", "hm"), ("+44 7700 900123: hm", "+44 7700 900123", "hm"),
      ("山田：はい", "山田", "はい"), ("Lena:", "Lena", ""),
    ])
  func names(line: String, name: String, rest: String) {
    let prefix = SpeakerPrefix(line)
    #expect(prefix?.name == name)
    #expect(prefix?.rest == rest)
  }

  @Test(
    "is none where a sentence, a time or a word of one's own stands there",
    arguments: [
      "at 10:30 we go", "I said, yes: no", "one two three four five six: hm", "Note: hm",
      "https://example.org", "hm", "", ": hm", "(laughs) hm", "[music]", "12: hm",
      "Really? Yes: hm",
    ])
  func none(line: String) { #expect(SpeakerPrefix(line) == nil) }

  @Test("is taken for a speaker's when it comes again, or when most lines have one")
  func census() {
    func speakers(_ lines: [String]) -> Set<String> {
      var census = SpeakerStatistics()
      for line in lines { census.add(SpeakerPrefix(line)) }
      return census.speakers
    }
    #expect(speakers(["Lena: a", "Lena: b", "Otto: c"]) == ["Lena", "Otto"])
    #expect(speakers(["Lena: a", "Otto: b"]) == ["Lena", "Otto"])
    #expect(speakers(["Lena Voss: a"]) == ["Lena Voss"])
    #expect(speakers(["Remember: a"]).isEmpty)
    #expect(speakers(["the rule: a", "b", "c", "d", "Otto: e"]).isEmpty)
    #expect(speakers(["Lena: a", "b", "c", "Lena: d", "e"]) == ["Lena"])
  }
}
