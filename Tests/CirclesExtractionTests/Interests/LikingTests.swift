import CirclesExtraction
import Testing

@Suite("What somebody likes")
struct LikingTests {
  @Test(
    "a liking names an interest",
    arguments: [
      ("She's really into falconry these days.", "falconry"),
      ("Marta is obsessed with lighthouses.", "lighthouses"),
      ("She loves baking.", "baking"),
      ("she is mad about motorcycles", "motorcycling"),
      ("She's a huge fan of opera.", "opera"),
      ("She's a big Brahms fan.", "brahms"),
      ("Marta enjoys sudoku.", "sudoku"),
      ("She has gotten into birdwatching.", "birdwatching"),
      ("she's hooked on true crime podcasts", "true crime podcasts"),
      ("She adores dim sum.", "dim sum"),
      ("She's crazy about sled dogs.", "sled dogs"),
      ("She is passionate about seed saving.", "seed saving"),
      ("Marta can't get enough of klezmer.", "klezmer"),
      ("She's been listening to nothing but Fauré.", "faure"),
      ("Her favorite team is the Mariners.", "mariners"),
      ("She's interested in beekeeping.", "beekeeping"),
      ("She's a total history buff.", "history"),
      ("She loves to dance.", "dancing"),
      ("Gardening is her therapy.", "gardening"),
      ("Origami is her new obsession.", "origami"),
      ("Her new hobby is bookbinding.", "bookbinding"),
      ("She has a season ticket for the Rovers.", "rovers"),
      ("She's fascinated by volcanoes.", "volcanoes"),
      ("She won't shut up about snooker.", "snooker"),
      ("she's a keen swimmer", "swimming"),
      ("She supports Everton.", "everton"),
      ("She got into Terry Pratchett late.", "terry pratchett"),
      ("She can't wait for ski season.", "skiing"), ("She made her own clogs.", "making clogs"),
      ("She's rereading Pessoa.", "pessoa"),
      ("She has fallen in love with fado.", "fado"),
    ])
  func liking(text: String, interest: String) {
    #expect(Sample.voice(text).interestTexts == [interest])
  }

  @Test("two likings joined by and are two")
  func joined() {
    #expect(Sample.voice("She loves archery and judo.").interestTexts == ["archery", "judo"])
    #expect(Sample.voice("She is into chess and sushi.").interestTexts == ["chess", "sushi"])
  }

  @Test("what describes an interest stays with it, what praises it does not")
  func modifiers() {
    #expect(Sample.voice("She does Persian calligraphy.").interestTexts == ["persian calligraphy"])
    #expect(Sample.voice("She's into great big jigsaws.").interestTexts == ["jigsaws"])
    #expect(
      Sample.voice(
        "She does calligraphy, Persian calligraphy I mean. She loves Persian calligraphy."
      )
      .interestTexts == ["persian calligraphy"])
  }

  @Test(
    "liking a person, a place to live or an event is no interest",
    arguments: [
      "She loves her new job.", "She loves him so much.", "She adores her sister.",
      "She's into it.", "She's obsessed with him.", "She moved into the flat on Elm Street.",
      "She got into Cambridge.", "She's happy about the weather.", "She loves that idea.",
      "She's crazy about the kids.", "Marta loves her house.", "She is keen on them.",
    ])
  func plain(text: String) {
    #expect(Sample.voice(text).interests.isEmpty)
  }

  @Test("it and them stand for what the clause before named")
  func pronouns() {
    #expect(
      Sample.voice("I brought her pinball machines from the flea market, she collects them.")
        .interestTexts.contains { $0.hasSuffix("pinball machines") })
    #expect(Sample.voice("They tried fencing, she hates it.").interests.isEmpty)
  }
}
