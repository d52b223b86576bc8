import CirclesStore
import Testing

@testable import CirclesQueries

/// The sieve may let a text pass in vain, and must never hold one back that the search would find.
@Suite("The sieve before the search")
struct SearchPrefilterTests {
  private static let texts = [
    "Met at the dentist", "DENTIST", "predentistry", "Zoë's café", "ﬁancé", "an-na, 07700 900142",
    "",
    "明日は東京駅で", "oﬃce", "10 ㎏, ⑩", "ｗｉｄｅ", "nai\u{308}ve", "naïve", "де́нтист", "ééééé",
    "日本dentist日本",
    "dentı\u{AD}st", "den\u{AD}tist", "𝐝entist", "new\njob", "job new", "I can't come", "dent",
    "Straße",
  ]
  private static let questions = [
    "dentist", "Dent*", "\"new job\"", "new job", "zoe", "cafe fiance", "can't", "東京", "strasse",
    "900142", "an-na", "office", "kg 10", "wide", "naive", "dentists", "eeeee",
  ]

  private func passes(_ text: String, _ sieve: SearchPrefilter) -> Bool {
    Array(text.utf8).withUnsafeBytes { sieve.mayHold($0) }
  }

  @Test("holds no text back that fits", arguments: questions)
  func safe(_ question: String) {
    let terms = SearchTerms(words: question)
    let all = SearchPrefilter(terms.wanted)
    let any = SearchPrefilter(terms.wanted, any: true)
    for text in Self.texts {
      let words = SearchWords(text)
      if terms.fit(words) != nil { #expect(passes(text, all), "\(text)") }
      if terms.wanted.contains(where: { $0.isMet(in: words) }) {
        #expect(passes(text, any), "\(text)")
      }
    }
  }

  @Test("holds back what has none of the words, and takes what stands behind into account")
  func sharp() {
    let terms = SearchTerms(words: "dentist harbour")
    let sieve = SearchPrefilter(terms.wanted)
    #expect(!passes("Met at the dentist", sieve))
    #expect(!passes("denti sth arbour", sieve))
    let found = Array("Harbour".utf8).withUnsafeBytes { text in
      Array("the dentist".utf8).withUnsafeBytes { sieve.mayHold(text, $0) }
    }
    #expect(found)
    let any = SearchPrefilter(terms.wanted, any: true)
    #expect(passes("Met at the dentist", any))
    #expect(!passes("Met at the pier", any))
  }
}
