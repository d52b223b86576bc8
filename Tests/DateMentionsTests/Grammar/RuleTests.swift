import Testing

@testable import DateMentions

@Suite("The grammar's tables")
struct RuleTests {
  @Test("Every pattern uses known symbols only, and has at least one row")
  func symbols() {
    for rule in Grammar.rules.joined() {
      for word in rule.pattern.split(separator: " ") {
        for name in word.filter({ !"?()".contains($0) }).split(separator: "|") {
          #expect(Rule.symbols[String(name)] != nil, "\(name) in \(rule.pattern)")
        }
      }
      #expect(!rule.rows.contains { $0.isEmpty }, "\(rule.pattern) matches nothing")
    }
  }

  @Test("Optional words and choices are laid out")
  func rows() {
    let rule = Rule(.D, "the? (ord|dn) of month?") { _ in nil }
    #expect(Set(rule.rows).count == 8)
    #expect(rule.rows.contains([.the, .ord, .of, .month]))
    #expect(rule.rows.contains([.dn, .of]))
  }

  @Test("No token begins more items than the bound, none is longer")
  func bounds() {
    let finder = DateMentionFinder()
    for text in [
      String(repeating: "may ", count: 200), String(repeating: "1/", count: 200),
      String(repeating: "monday at 5 to ", count: 60), String(repeating: "twenty one ", count: 90),
    ] {
      let lattice = finder.grammar.lattice(
        of: text, tokens: Tokenizer.tokens(of: text), lexicon: finder.lexicon, order: .mdy)
      var counts: [Int32: Int] = [:]
      for item in lattice.items {
        counts[item.start, default: 0] += 1
        #expect(item.end - item.start <= Lattice.tokensPerItem)
        #expect(item.end <= lattice.tokens.count)
      }
      #expect((counts.values.max() ?? 0) <= Int(Lattice.itemsPerToken))
    }
  }

  @Test("An item is laid down once")
  func once() {
    let lattice = Lattice(
      tokens: Tokenizer.tokens(of: "may"), order: .mdy)
    lattice.add(.month, 0, 1, value: 5)
    lattice.add(.month, 0, 1, value: 5)
    #expect(lattice.items.count == 1)
    #expect(lattice.value(.month, at: 0) == 5)
    #expect(lattice.value(.month, at: 7) == nil)
  }

  @Test("What was recognised can be looked at before it is resolved")
  func inspection() {
    let finder = DateMentionFinder()
    let found = finder.recognise(in: "on June 5")
    #expect(found.contains { $0.expression == .day(year: nil, month: 6, day: 5, weekday: nil) })
    #expect(found.contains { $0.expression == .month(6, year: nil, .nearest) })
    #expect(finder.tokens(in: "on June 5") == [0..<2, 3..<7, 8..<9])
  }

  @Test("Each mention carries what it says")
  func expression() {
    #expect(mentions("next Tuesday").first?.expression == .weekday(2, .next))
    #expect(
      mentions("in two weeks").first?.expression
        == .shifted([.init(count: 2, unit: .week)], 1, from: nil))
  }
}
