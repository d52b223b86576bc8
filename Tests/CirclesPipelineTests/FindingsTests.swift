import CirclesModel
import CirclesStore
import Foundation
import Testing

@testable import CirclesPipeline

@Suite("What notes say, on its way into the notebook")
struct FindingsTests {
  let place: Workplace
  let notebook: Notebook

  init() throws {
    place = try Workplace()
    notebook = try Notebook.open(path: ":memory:", mode: .scratch)
    _ = try place.cards(
      "a.vcf",
      [
        "UID:zoe\r\nFN:Zoe Lindqvist\r\nN:Lindqvist;Zoe;;;",
        "UID:tom\r\nFN:Tom Baker\r\nN:Baker;Tom;;;",
        "UID:jim1\r\nFN:Jim Vale", "UID:jim2\r\nFN:Jim Vale\r\nTEL:+1 503 555 0111",
      ])
  }

  func note(_ text: String, id: String = "n") -> String {
    #"{"id":"\#(id)","source":"manual","captured_at":"2026-03-14T18:20:00Z","text":"\#(text)"}"#
      + "\n"
  }

  func load(
    _ text: String, change: (inout ImportOptions) -> Void = { _ in }
  ) async throws -> Recorder {
    let heard = Recorder()
    var options = ImportOptions(region: "GB")
    options.timeZone = "Europe/London"
    change(&options)
    let paths = [place.path + "/a.vcf", try place.file("b.notes.jsonl", text)]
    _ = try await ImportPipeline().load(paths, into: notebook, options, heard)
    return heard
  }

  func sheet(_ identifier: String) throws -> PersonSheet? {
    guard case .one(let person) = try notebook.resolvePerson(identifier) else { return nil }
    return try notebook.person(id: person.id, from: "2026-03-14")
  }

  static let telling =
    "Coffee with Zoe Lindqvist. She is learning the cello. Her birthday is June fifth. She is moving to Denver in May. Don't bring up the shoulder."

  @Test("what is told of a decision is what the sheet of the person says")
  func stored() async throws {
    let heard = try await load(note(Self.telling))
    let told = try #require(heard.decisions.first?.findings)
    let said = try #require(try sheet("zoe")).findings
    #expect(told.subject == "zoe")
    #expect(said.interests.map(\.text) == told.interests.map(\.text))
    #expect(said.interests.map(\.text) == ["cello"])
    #expect(said.events.map(\.text) == told.events.map(\.text))
    #expect(said.topicsToAvoid.map(\.text) == ["the shoulder"])
    #expect(said.comingDates.map(\.value) == ["2026-05-01/2026-05-31"])
    #expect(said.offeredBirthdays.map(\.value) == ["--06-05"])
    #expect(told.dates.first?.of == "zoe")
  }

  @Test("spans lie in the text, and hold the words")
  func spans() async throws {
    let heard = try await load(note(Self.telling))
    let scalars = Array(Self.telling.unicodeScalars)
    for date in try #require(heard.decisions.first).findings.dates {
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars[date.start..<date.end])
      #expect(String(text) == date.text)
    }
  }

  @Test(
    "a foreign name or word makes an English note no foreign one",
    arguments: [
      ("Coffee with Domingo on 5/6", ["2026-05-06"]), ("Brunch with Natale", []),
      ("Osteria del Ponte e della Luna, 5/6 at 7:30", ["2026-05-06T19:30"]),
      ("Drinks at Bar des Amis et des Vins, Tuesday 7:30", ["2026-03-17T19:30"]),
      ("We said 'ciao' and 'domani', supper Tuesday at 7:30", ["2026-03-17T19:30"]),
      ("Ana viene a Pasqua", ["2026-04-05"]), ("Lisboa há 3 anos", ["2023-03-14"]),
      ("De forlovet seg i mai", ["2025-05-01/2025-05-31"]),
    ])
  func foreign(_ text: String, _ expected: [String]) async throws {
    let heard = try await load(note(text)) { $0.dateOrder = .mdy }
    #expect(try #require(heard.decisions.first).findings.dates.map(\.value) == expected)
  }

  @Test("a birthday of somebody else is theirs by the full name that one contact bears")
  func others() async throws {
    let text =
      "Coffee with Zoe Lindqvist. Tom Baker's birthday is 3 March. Jim Vale's birthday is 4 May. Tom's birthday is 5 May."
    let dates = try #require(try await load(note(text)).decisions.first).findings.dates
    #expect(dates.map(\.of) == ["tom", nil, nil])
    #expect(dates.map(\.ofName) == [nil, "Jim Vale", "Tom"])
    #expect(try sheet("tom")?.findings.offeredBirthdays.map(\.value) == ["--03-03"])
    #expect(try sheet("zoe")?.findings.offeredBirthdays.isEmpty == true)
  }

  @Test(
    "a day of birth is offered with its year, in a line as in a long note",
    arguments: [
      "Zoe Lindqvist was born on 15 March 1990",
      "Zoe Lindqvist was born on 15 March 1990 and still laughs about the shoes that her aunt made her wear then.",
    ])
  func born(text: String) async throws {
    _ = try await load(note(text))
    #expect(try sheet("zoe")?.findings.offeredBirthdays.map(\.value) == ["1990-03-15"])
  }

  @Test("what is switched off is neither told nor kept, and a later look is told the same")
  func switches() async throws {
    let heard = try await load(note(Self.telling)) {
      $0.extraction = ExtractionSwitches(leaving: ["dates", "interests", "events", "facts"])
    }
    let told = try #require(heard.decisions.first?.findings)
    #expect(told.interests.isEmpty && told.dates.isEmpty && !told.summary.isEmpty)
    #expect(try sheet("zoe")?.findings.isEmpty == true)
    var again = ReprocessOptions(ImportOptions(like: try notebook.lastSettings(), region: "US"))
    again.all = true
    _ = try ReprocessPipeline().run(notebook, again, Recorder())
    #expect(try sheet("zoe")?.findings.isEmpty == true)
    again.common.extraction = ExtractionSwitches()
    let report = try ReprocessPipeline().run(notebook, again, Recorder())
    #expect(report.records.imported == 1)
    #expect(try sheet("zoe")?.findings.interests.count == 1)
  }

  @Test("the options of a run come back from the notebook")
  func settings() async throws {
    _ = try await load(note(Self.telling)) {
      $0.owners = ["Robin"]
      $0.matching = MatchingThresholds(assign: 0.9, margin: 0.3)
      $0.extraction.facts = false
      $0.dateOrder = .dmy
      $0.keepsRaw = false
    }
    let like = ImportOptions(like: try notebook.lastSettings(), region: "US")
    #expect(like.region == "GB" && like.timeZone == "Europe/London" && like.owners == ["Robin"])
    #expect(like.matching == MatchingThresholds(assign: 0.9, margin: 0.3))
    #expect(!like.extraction.facts && like.extraction.dates && !like.keepsRaw)
    #expect(like.dateOrder == .dmy)
    #expect(ImportOptions(like: nil, region: "US") == ImportOptions(region: "US"))
  }

  @Test("a day of a chat says of its partner what they say of themselves")
  func chat() async throws {
    let path = try place.file(
      "WhatsApp Chat with Zoe Lindqvist.txt",
      """
      14/03/2026, 21:40 - Zoe Lindqvist: I started pottery again
      14/03/2026, 21:41 - Robin: lovely, I play the harp
      14/03/2026, 21:42 - Zoe Lindqvist: and my birthday is 5 June

      """)
    var options = ImportOptions(region: "GB")
    options.owners = ["Robin"]
    _ = try await ImportPipeline().load(
      [place.path + "/a.vcf", path], into: notebook, options, Recorder())
    let said = try #require(try sheet("zoe")).findings
    #expect(said.interests.map(\.text) == ["pottery"])
    #expect(said.offeredBirthdays.map(\.value) == ["--06-05"])
  }

  @Test(
    "a corrected note is told of as it lies: under whom it is about now, or a person gave it to")
  func corrected() async throws {
    func told(_ text: String) async throws -> (MatchDecision, interests: [String])? {
      let heard = try await load(note(text)).decisions.first
      return heard.map { ($0.decision, $0.findings.interests.map(\.text)) }
    }
    _ = try await told("Coffee with Zoe Lindqvist. She is learning the cello.")
    let moved = try #require(try await told("Coffee with Tom Baker. He is learning the harp."))
    #expect(moved.0.contact?.identifier == "tom" && moved.interests == ["harp"])
    #expect(try sheet("zoe")?.findings.interests.isEmpty == true)
    let zoe = try #require(try sheet("zoe")).summary.id
    guard case .one(let id, _) = try notebook.resolveNote("n") else { return }
    _ = try notebook.assign(note: id, to: zoe)
    let given = try #require(try await told("Coffee with Tom Baker. He is learning the viola."))
    #expect(given.0.contact?.identifier == "zoe")
    #expect(given.0.evidence.map(\.kind) == ["by_hand"])
  }

  @Test("looking again after another import gives what one import gives")
  func sameAgain() async throws {
    _ = try await load(note(Self.telling) + note("Zoe Lindqvist plays the viola.", id: "m"))
    func findings() throws -> PersonFindings? { try sheet("zoe")?.findings }
    let before = try findings()
    var again = ReprocessOptions(ImportOptions(like: try notebook.lastSettings(), region: "US"))
    again.all = true
    let report = try ReprocessPipeline().run(notebook, again, Recorder())
    #expect(report.records.read == 2 && report.records.imported == 0)
    #expect(try findings() == before)
  }
}

@Suite("Work on all cores")
struct ParallelTests {
  @Test("outcomes come in the order of the elements", arguments: [0, 1, 7, 8, 1000])
  func order(count: Int) {
    let numbers = Array(0..<count)
    #expect(Parallel.map(numbers) { "\($0 * 2)" } == numbers.map { "\($0 * 2)" })
  }
}

@Suite("Who bears a full name")
struct FullNameIndexTests {
  private var book: FullNameIndex {
    var book = FullNameIndex()
    for (identifier, name) in [
      ("a", "Ana Ruiz"), ("b", "Ben Hale"), ("c", "ben hale"), ("m", "Mom"),
    ] {
      book.add(identifier, named: name)
    }
    return book
  }

  @Test("a name of several words that one contact bears is theirs")
  func only() {
    #expect(book.only("Ana Ruiz") == "a")
    #expect(book.only("ANA RUÍZ") == "a")
  }

  @Test("a name that several bear, one of one word, and one of nobody tell nothing")
  func nobody() {
    for name in ["Ben Hale", "Mom", "Ana", "Nobody Here", ""] { #expect(book.only(name) == nil) }
  }
}
