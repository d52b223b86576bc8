import Testing

@Suite("A failing life")
struct ReproductionTests {
  /// Whether somebody is called so in some file of a load.
  private static func names(_ name: String, _ life: Life) -> Bool {
    life.steps.contains { step in
      guard case .load(let load) = step else { return false }
      return load.cards.contains { $0.name == name && $0.title == "Baker" }
    }
  }

  @Test("is made as short as it can be while it fails")
  func shrinking() async {
    let cards = ["Ana Ruiz", "Ben Ruiz", "Zoë Ruiz"].map {
      Card($0, uid: "u-\($0)", phones: ["+447700900110"], title: "Baker", note: "likes tea")
    }
    let life = Life(
      [
        .reprocess,
        .load(Load([.notes([Note("n0", day: 1, "Tea")]), .cards(cards)], prunes: true)),
        .merge("Ana Ruiz", "Ben Ruiz"), .undo(2),
      ], ending: .lastFirst)
    let shrunk = await Shrinker { Self.names("Ben Ruiz", $0) }.shrunk(life)
    #expect(
      shrunk == Life([.load(Load([.cards([Card("Ben Ruiz", uid: "u-Ben Ruiz", title: "Baker")])]))])
    )
  }

  @Test("is printed as Swift that can be pasted into a test")
  func printing() {
    let life = Life(
      [
        .load(
          Load([.cards([Card("Ana Ruiz", uid: "u1", phones: ["+447700900110"])])], prunes: true)),
        .alias(of: "Ana Ruiz", "Nini"), .sql(.rename("Ana Ruiz", to: "Ben Ruiz")), .undo(0),
      ], ending: .lastFirst)
    #expect(
      life.description == """
        Life([
          .load(Load([.cards([
            Card("Ana Ruiz", uid: "u1", phones: ["+447700900110"])])], prunes: true)),
          .alias(of: "Ana Ruiz", "Nini"),
          .sql(.rename("Ana Ruiz", to: "Ben Ruiz")),
          .undo(0),
        ], ending: .lastFirst)
        """)
  }

  @Test("of a seed is the same each time")
  func seeds() {
    for seed in UInt64(1)...20 {
      var one = Generator(seed: seed)
      var two = Generator(seed: seed)
      #expect(one.life() == two.life())
    }
  }
}
