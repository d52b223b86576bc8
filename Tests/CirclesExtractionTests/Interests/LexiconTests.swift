import Testing

@testable import CirclesExtraction

@Suite("The lexicon of interests")
struct LexiconTests {
  private let lexicon = InterestLexicon.standard

  private func entry(_ text: String) -> String? {
    let tokens = Lexer.tokens(of: text)
    guard let form = lexicon.match(tokens, at: 0, before: tokens.count) else { return nil }
    return form.stems.count == tokens.count ? lexicon.entries[form.entry].name : nil
  }

  @Test("it holds more than a thousand interests, each with a name in lower case")
  func size() {
    #expect(lexicon.entries.count > 1_000)
    for entry in lexicon.entries {
      #expect(!entry.name.isEmpty && entry.name == entry.name.lowercased())
      #expect(entry.name.split(separator: " ").joined(separator: " ") == entry.name)
    }
  }

  @Test(
    "an interest is known by all its names",
    arguments: [
      ("birdwatching", "birding"), ("bird watching", "birding"), ("ping-pong", "table tennis"),
      ("crosswords", "crosswords"), ("crossword", "crosswords"), ("knit", "knitting"),
      ("quilter", "quilting"), ("telescope", "astronomy"), ("ship in a bottle", "ship in a bottle"),
      ("dungeons and dragons", "dungeons and dragons"), ("Brazilian jiu-jitsu", "jiu-jitsu"),
    ])
  func names(text: String, name: String) {
    #expect(entry(text) == name)
  }

  @Test("the longest name counts")
  func longest() {
    #expect(entry("water polo") == "water polo")
    #expect(entry("rock climbing") == "rock climbing")
    #expect(entry("table") == nil)
  }

  @Test("a list is read as it is written")
  func notation() {
    let own = InterestLexicon(lists: [("kite flying=kites~fly kites, ,  yo-yo", .said, .game)])
    #expect(own.entries.map(\.name) == ["kite flying", "yo-yo"])
    #expect(own.knows("kite") && own.knows("fly") && own.knows("yo") && !own.knows("yoyo"))
  }

  @Test("what stands in two lists is the first list's")
  func order() {
    let own = InterestLexicon(lists: [("salsa", .mention, .dance), ("salsa", .said, .food)])
    let form = own.match(Lexer.tokens(of: "salsa"), at: 0, before: 1)
    #expect(form.map { own.entries[$0.entry].family } == .dance)
  }

  @Test(
    "gerunds are formed",
    arguments: [
      ("sail", "sailing"), ("bake", "baking"), ("knit", "knitting"), ("swim", "swimming"),
      ("lie", "lying"), ("see", "seeing"), ("dye", "dyeing"), ("row", "rowing"), ("", ""),
      ("paint", "painting"), ("climbing", "climbing"),
    ])
  func gerunds(verb: String, gerund: String) {
    #expect(Gerunds.of(verb) == gerund)
  }

  @Test("so from the form that follows she")
  func forms() {
    #expect(Gerunds.ofForm("restores") == "restoring")
    #expect(Gerunds.ofForm("sketches") == "sketching")
    #expect(Gerunds.ofForm("makes") == "making")
  }

  @Test("a line of patterns is read, and one that is none is left out")
  func patterns() {
    let pattern = Pattern("fond|keen of|on > known wish denied")
    #expect(pattern?.words == [["fond", "keen"], ["of", "on"]])
    #expect(pattern?.isWish == true && pattern?.isDenied == true && pattern?.kind == .known)
    #expect(Pattern("without a kind") == nil)
    #expect(Pattern("with another > kind") == nil)
    #expect(Pattern("off > dislike is|went")?.before == ["is", "went"])
  }

  @Test("every line of the patterns can be read")
  func all() {
    for line in InterestPatterns.list.split(separator: "\n") {
      #expect(Pattern(line) != nil, "\(line)")
    }
  }
}
