import Testing

@testable import CirclesPipeline

@Suite("Plain YAML")
struct PlainYAMLTests {
  func refusal(_ text: String) -> PlainYAML.Refusal? {
    do throws(PlainYAML.Refusal) {
      try PlainYAML.check(text)
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "is what people write, with stars and ampersands where they are only characters",
    arguments: [
      "a: b", "a: [b, 'c', \"d\", {e: f}]", "a: Chat with *.zip", "a: exports/*.vcf",
      "a: \"*.vcf\" # all *.vcf & more", "a: Ben & Jerry", "# *x &y !z", "a: 'it''s *b'",
      "a: \"\\\" *b\"", "- - a\n- b:\n    c", "---\na: b\n...", "a: what? no!", "a: x|y > z",
      "a: [b,\n  c]", "a: 50 % off", "a: http://x/y#z", "a: -5", "a: don't\nb: won't",
    ])
  func plain(text: String) {
    #expect(refusal(text) == nil)
  }

  @Test(
    "has no aliases, anchors, tags, blocks of text, directives and complex keys",
    arguments: [
      "a: »*b", "a: »&b c", "- »*b", "[x, »*b]", "{x: »*b}", "{\"x\":»*b}", "»*b : c",
      "a: \"x\" »*b", "a: »!!str b", "»!x a", "a: »| ", "a: »>-\n  b", "»%YAML 1.2", "»? a\n: b",
      "[»? a]", "a: »\"b\n c\"", "a: »'b", "[a\n »\"b *c\"]", "[a: x, b»:*c]", "a:\r\n- »*b",
      "a: b\r»*c: d",
    ])
  func refused(text: String) {
    let before = text.prefix { $0 != "»" }.split(omittingEmptySubsequences: false) {
      ["\n", "\r", "\r\n"].contains($0)
    }
    let found = refusal(text.replacing("»", with: ""))
    #expect(found?.line == before.count)
    #expect(found?.column == (before.last?.unicodeScalars.count ?? 0) + 1)
  }

  @Test("has no characters that another program may take for the end of a line")
  func breaks() {
    for strange in ["\u{85}", "\u{2028}", "\u{2029}", "\u{0}", "\u{B}", "\u{FEFF}"] {
      #expect(refusal("# a\(strange)*b")?.column == 4)
    }
  }

  @Test("nests as deep as anybody needs, and no deeper")
  func depth() {
    func nested(_ depth: Int) -> String {
      "a: " + String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(refusal(nested(PlainYAML.maximumDepth)) == nil)
    #expect(refusal(nested(PlainYAML.maximumDepth + 1)) != nil)
  }

  @Test("is looked through in a moment, whatever it is")
  func speed() {
    let start = ContinuousClock.now
    let bombs = [
      "a0: &a0 [x]\n"
        + (1...60).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]\n" }.joined() + "*a60 : x",
      String(repeating: "[", count: 500_000), String(repeating: "{a: ", count: 100_000),
      String(repeating: "- ", count: 200_000), String(repeating: "\"", count: 500_000),
    ]
    for bomb in bombs {
      #expect(throws: PipelineFileError.self) {
        try PipelineFile.decode(bomb, path: "p.yaml", home: "/")
      }
    }
    #expect(start.duration(to: .now) < .seconds(20))
  }
}
