import Foundation
import Testing

@testable import CirclesPipeline

/// In these texts `»` marks the place that the problem must name.
@Suite("What is wrong in a pipeline file is told with its place")
struct PipelineProblemTests {
  struct Wrong: CustomTestStringConvertible {
    var text: String
    var message: String
    var testDescription: String { text }

    init(_ text: String, _ message: String) {
      self.text = text
      self.message = message
    }
  }

  static let wrongs = [
    Wrong("sources:\n- path: a.vcf\n  »prun: true", "did you mean 'prune'"),
    Wrong("»time-zone: UTC", "did you mean 'time_zone'"),
    Wrong("»Sources: []", "did you mean 'sources'"),
    Wrong("owner:\n  »telephone_numbers: x", "unknown key"),
    Wrong("owner: »Tilda", "a block of keys"),
    Wrong("owner:\n  names:\n  - »[a]", "not a block"),
    Wrong("owner:\n  names: »{a: b}", "a list is expected"),
    Wrong("owner:\n  names: »\"  \"", "missing"),
    Wrong("sources: »a.vcf", "a list is expected"),
    Wrong("sources:\n  - »a.vcf", "a block of keys"),
    Wrong("sources:\n  - »name: phone", "a source needs a path"),
    Wrong("sources:\n  - path: »b.vcf", "no such file"),
    Wrong("sources:\n  - path: »\"*.txt\"", "no file there"),
    Wrong("sources:\n  - path: »x*/b.vcf", "last part"),
    Wrong("sources:\n  - path: »nowhere/*.vcf", "no such folder"),
    Wrong("sources:\n- path: a.vcf\n  format: »vcrd", "did you mean 'vcard'"),
    Wrong("sources:\n- path: a.vcf\n  prune: »maybe", "wrong value"),
    Wrong("sources:\n- path: a.vcf\n  region: »UK", "ISO 3166"),
    Wrong("sources: »[]", "nothing to do"),
    Wrong("»region: GB", "nothing to do"),
    Wrong("region: »Britain", "ISO 3166"),
    Wrong("time_zone: »PST", "no time zone"),
    Wrong("date_order: »dym", "wrong value"),
    Wrong("thresholds:\n  assign: »0.4", "from 0.5 to 1.0"),
    Wrong("thresholds:\n  assign: »nan", "from 0.5 to 1.0"),
    Wrong("thresholds:\n  margin: »-1", "from 0.0 to 1.0"),
    Wrong("thresholds:\n  margin: »high", "from 0.0 to 1.0"),
    Wrong("extraction:\n  dates: »2", "wrong value"),
    Wrong("reprocess: »some", "wrong value"),
    Wrong("»- a", "a block of keys"),
    Wrong("»[a]: b", "a key is a word"),
    Wrong("»region: GB\nowner:\nregion: IE", "is twice"),
    Wrong("owner:\n  »names: a\n  names: b", "is twice"),
    Wrong("region: GB\n»---\nregion: IE", "a second document"),
    Wrong("owner:\n\t»names: a", "not YAML"),
    Wrong("owner:\n  names: a\n »phones: b", "not YAML"),
    Wrong("sources: [»", "not YAML"),
  ]

  @Test("and with what is allowed", arguments: wrongs)
  func place(wrong: Wrong) throws {
    let place = try Workplace()
    _ = try place.file("a.vcf", "x")
    let before = wrong.text.prefix { $0 != "»" }.split(
      separator: "\n", omittingEmptySubsequences: false)
    let text = wrong.text.replacing("»", with: "")
    #expect {
      try PipelineFile.decode(text, path: place.path + "/p.yaml", home: "/")
    } throws: { error in
      guard let problem = error as? PipelineFileError else { return false }
      #expect(problem.line == before.count)
      // The parser names the place where it noticed; the line is what counts then.
      if problem.message.hasPrefix("this is not YAML") { return true }
      #expect(problem.column == (before.last?.unicodeScalars.count ?? 0) + 1)
      #expect(problem.message.contains(wrong.message), "\(problem)")
      return problem.path == place.path + "/p.yaml"
    }
  }

  @Test("but never with a value or a key that is no near miss, which may be somebody's name")
  func privacy() throws {
    let secret = "Xanthippe"
    let texts = [
      "region: \(secret)", "owner: \(secret)", "\(secret): 1", "sources: \(secret)",
      "sources:\n- path: \(secret)", "thresholds: {assign: \(secret)}", "reprocess: \(secret)",
      "\(secret): 1\n\(secret): 2", "owner: *\(secret)", "owner: \"\(secret)",
      "owner: \(secret): x",
      "sources:\n- path: a\n  \(secret)", "time_zone: Europe/\(secret)",
    ]
    for text in texts {
      #expect {
        try PipelineFile.decode(text, path: "p.yaml", home: "/")
      } throws: { error in
        guard let problem = error as? PipelineFileError else { return false }
        return !"\(problem) \(problem.hints)".contains(secret)
      }
    }
  }

  @Test("prints as editors jump on it")
  func printing() {
    #expect(
      PipelineFileError(path: "p.yaml", line: 3, column: 5, "unknown key").description
        == "p.yaml:3:5: unknown key")
  }

  @Test("lists have an end, and so have texts")
  func bounds() {
    let many = "owner:\n  names:\n" + String(repeating: "  - a\n", count: 1001)
    let long = "owner:\n  names: " + String(repeating: "a", count: 4097)
    for text in [many, long] {
      #expect {
        try PipelineFile.decode(text, path: "p.yaml", home: "/")
      } throws: { ($0 as? PipelineFileError)?.message.contains("longer than") == true }
    }
  }
}
