import Foundation
import Testing
import Yams

@testable import CirclesPipeline

@Suite("The paths of a pipeline file")
struct SourcePathsTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    for name in ["b.vcf", "a.vcf", ".hidden.vcf", "c.txt", "Chat with Mo.zip", "w?.md"] {
      _ = try place.file(name, "x")
    }
  }

  func inputs(_ path: String) throws -> [String] {
    let paths = SourcePaths(file: place.path + "/p.yaml", home: place.path)
    return try paths.inputs(PlacedNode(node: Node(path), path: "p.yaml"))
      .map { ($0 as NSString).lastPathComponent }
  }

  @Test("are relative to the file, or begin at home or at the root")
  func resolving() {
    let paths = SourcePaths(file: "/etc/circles/p.yaml", home: "/home/ana")
    #expect(paths.resolved("a.vcf") == "/etc/circles/a.vcf")
    #expect(paths.resolved("~") == "/home/ana")
    #expect(paths.resolved("~/a.vcf") == "/home/ana/a.vcf")
    #expect(paths.resolved("~ana/a.vcf") == "/etc/circles/~ana/a.vcf")
    #expect(paths.resolved("/a.vcf") == "/a.vcf")
    #expect(SourcePaths(file: "/p.yaml", home: "/").resolved("a") == "/a")
  }

  @Test("never mean standard input or a link")
  func noLinks() {
    let paths = SourcePaths(file: "p.yaml", home: "/home/ana")
    #expect(paths.resolved("-") == "./-")
    #expect(paths.resolved("circles://import?text=a") == "./circles://import?text=a")
  }

  @Test("may be patterns, which give the files that are not hidden in order of name")
  func patterns() throws {
    #expect(try inputs("*.vcf") == ["a.vcf", "b.vcf"])
    #expect(try inputs("~/?.vcf") == ["a.vcf", "b.vcf"])
    #expect(try inputs("Chat with *.zip") == ["Chat with Mo.zip"])
  }

  @Test("mean a file with a star or a question mark in its name where there is one")
  func literal() throws {
    #expect(try inputs("w?.md") == ["w?.md"])
  }
}

@Suite("Wildcards")
struct WildcardTests {
  @Test(
    "fit the whole name",
    arguments: [
      ("*", "", true), ("*", "a", true), ("?", "", false), ("?", "é", true), ("a*", "ba", false),
      ("*a", "ba", true), ("*a*b*", "xxaxxbxx", true), ("*a*b", "xbxa", false),
      ("a**b", "ab", true), ("*.vcf", "a.vcf.txt", false), ("*ab", "aaab", true), ("", "", true),
      ("", "a", false), ("a?c", "abc", true), ("[ab]", "a", false),
    ])
  func matching(pattern: String, name: String, fits: Bool) {
    #expect(Wildcard(pattern).matches(name) == fits)
  }

  @Test("with many stars take a moment")
  func stars() {
    let pattern = String(repeating: "*a", count: 100) + "b"
    #expect(!Wildcard(pattern).matches(String(repeating: "a", count: 255)))
  }
}

@Suite("Near words")
struct SpellingSuggestionTests {
  @Test("are those with a letter wrong, missing or too many")
  func near() {
    let words = ["path", "format", "name", "time_zone"]
    #expect(SpellingSuggestion.find("pth", among: words) == "path")
    #expect(SpellingSuggestion.find("Formatt", among: words) == "format")
    #expect(SpellingSuggestion.find("timezone", among: words) == "time_zone")
    #expect(SpellingSuggestion.find("time-zone", among: words) == "time_zone")
    #expect(SpellingSuggestion.find("source", among: words) == nil)
    #expect(SpellingSuggestion.find("", among: words) == nil)
    #expect(SpellingSuggestion.find(String(repeating: "name", count: 100_000), among: words) == nil)
  }
}
