import CirclesModel
import Testing

@testable import CirclesQueries
@testable import CirclesStore
@testable import circles_import

@Suite struct InboxReviewTests {
  private let desk = FakeDesk([
    InboxFixtures.item(
      "a", "First",
      suggestions: [
        InboxFixtures.suggestion("Ana"), InboxFixtures.suggestion("Ben"),
      ]),
    InboxFixtures.item("b", "Second"), InboxFixtures.item("c", "Third"),
  ])

  /// What a walk over all notes says to words, each event in a word.
  private func walk(_ lines: String...) throws -> [String] {
    var review = InboxReview(["a", "b", "c"], at: desk)
    var events = try review.begin()
    for line in lines {
      if let word = ReviewInput(line: line) { events += try review.follow(word) }
    }
    return events.map(Self.word)
  }

  private static func word(_ event: InboxReview.Event) -> String {
    switch event {
    case .note(let item, let number, let count): "\(item.id) \(number)/\(count)"
    case .found(let choices, let count): "found \(choices.count)/\(count)"
    case .filed(let choice, let item, _): "\(item.id) to \(choice.name)"
    case .dismissed(let item, _): "\(item.id) dismissed"
    case .added(let choice, _): "new \(choice.name)"
    case .edited(let item, _): "\(item.id) edited"
    case .takenBack(let isWhole): isWhole ? "back" : "partly back"
    case .help: "help"
    case .refused: "refused"
    case .over(let totals): "over \(totals.assigned) \(totals.dismissed) \(totals.skipped)"
    }
  }

  @Test("a number files the note under that suggestion, and the next note comes")
  func choose() throws {
    #expect(try walk("2") == ["a 1/3", "a to Ben", "b 2/3"])
    #expect(desk.log == ["assign a id-Ben"])
  }

  @Test("a number without a suggestion does nothing")
  func noSuchNumber() throws {
    #expect(try walk("3", "j", "1") == ["a 1/3", "refused", "b 2/3", "refused"])
    #expect(desk.log.isEmpty)
  }

  @Test("after the last note the walk is over, with its totals")
  func over() throws {
    #expect(
      try walk("1", "x", "j", "j") == [
        "a 1/3", "a to Ana", "b 2/3", "b dismissed", "c 3/3", "over 1 1 1",
      ])
  }

  @Test("a search gives the numbers other meanings, until the next note or an empty search")
  func search() throws {
    desk.found = ["Cem", "Dana"].map { PeopleFixtures.person($0, id: "id-\($0)") }
    #expect(
      try walk("/da  na", "/", "2", "/x", "2") == [
        "a 1/3", "found 2/2", "a 1/3", "a to Ben", "b 2/3", "found 2/2", "b to Dana", "c 3/3",
      ])
    #expect(desk.log == ["search da na", "assign a id-Ben", "search x", "assign b id-Dana"])
  }

  @Test("a search offers nine people and tells of more; one for nobody changes nothing")
  func manyAndNone() throws {
    desk.found = (0..<12).map { PeopleFixtures.person("P\($0)", id: "p\($0)") }
    #expect(try walk("/p") == ["a 1/3", "found 9/12"])
    desk.found = []
    #expect(try walk("/p", "1") == ["a 1/3", "refused", "a to Ana", "b 2/3"])
  }

  @Test("z takes back an assignment, a dismissal and a skip, the last one first")
  func revert() throws {
    #expect(
      try walk("1", "x", "j", "z") == [
        "a 1/3", "a to Ana", "b 2/3", "b dismissed", "c 3/3", "over 1 1 1",
      ])
    let other = FakeDesk(["a", "b"].map { InboxFixtures.item($0) })
    var review = InboxReview(["a", "b", "gone", "c"], at: other)
    other.items["c"] = InboxEntry(note: InboxFixtures.item("c"))
    _ = try review.begin()
    _ = try review.follow(.dismiss)
    _ = try review.follow(.skip)
    #expect(try review.follow(.revert).map(Self.word) == ["back", "b 2/4"])
    #expect(try review.follow(.revert).map(Self.word) == ["back", "a 1/4"])
    #expect(try review.follow(.revert).map(Self.word) == ["refused"])
    #expect(other.log == ["dismiss a", "undo r1"])
    #expect(review.totals == InboxReview.Totals())
  }

  @Test("what could not be taken back whole is told")
  func partly() throws {
    desk.stubborn = true
    #expect(try walk("1", "z") == ["a 1/3", "a to Ana", "b 2/3", "partly back", "a 1/3"])
  }

  @Test("a note that has gone meanwhile is passed over")
  func gone() throws {
    desk.items["b"] = nil
    #expect(try walk("j") == ["a 1/3", "c 3/3"])
  }

  @Test("q ends it, and nothing is followed afterwards")
  func quit() throws {
    #expect(try walk("q", "1", "x") == ["a 1/3", "over 0 0 0"])
    #expect(desk.log.isEmpty)
  }

  @Test("k goes back to the entry before, and no further than the first")
  func previous() throws {
    #expect(try walk("j", "k", "k") == ["a 1/3", "b 2/3", "a 1/3", "refused"])
  }

  @Test("n makes a person and files under them; one undo takes both back")
  func newPerson() throws {
    #expect(
      try walk("n Ida Lund", "z", "n") == [
        "a 1/3", "new Ida Lund", "a to Ida Lund", "b 2/3", "back", "a 1/3", "refused",
      ])
    #expect(desk.log == ["add Ida Lund", "assign a id-Ida Lund", "undo r2", "undo r1"])
  }

  @Test("e edits the text, typed or in the editor, and the entry is shown again")
  func edit() throws {
    #expect(try walk("e Other", "e") == ["a 1/3", "a edited", "a 1/3", "a edited", "a 1/3"])
    #expect(desk.log == ["edit a Other", "edit a Other!"])
    #expect(try walk("e Other!") == ["a 1/3", "refused"])
  }

  @Test("what was changed elsewhere while the editor was open is not overwritten")
  func editedElsewhere() throws {
    desk.elsewhere = "Theirs"
    #expect(try walk("e") == ["a 1/3", "refused"])
    #expect(desk.items["a"]?.item.content == "Theirs" && desk.log.isEmpty)
  }

  @Test("an empty inbox is over at once")
  func empty() throws {
    var review = InboxReview([], at: desk)
    #expect(try review.begin().map(Self.word) == ["over 0 0 0"])
    #expect(review.end().isEmpty)
  }

  @Test("? helps, and what is no word is refused")
  func help() throws {
    #expect(
      try walk("?", "v", "nonsense", "12") == ["a 1/3", "help"] + ["refused", "refused", "refused"])
  }

  @Test(
    "lines and keys mean the same",
    arguments: [
      ("1", .choose(1)), (" j ", .skip), ("k", .previous), ("x", .dismiss), ("z", .revert),
      ("q", .quit), ("n", .new("")), ("n Ida  Lund", .new("Ida Lund")), ("e", .edit(nil)),
      ("e New text", .edit("New text")), ("s", .unknown), ("d", .unknown),
      ("?", .help), ("/ana  ruiz", .search("ana ruiz")), ("/", .search("")), ("0", .unknown),
      ("ü", .unknown),
    ] as [(String, ReviewInput)])
  func words(line: String, word: ReviewInput) { #expect(ReviewInput(line: line) == word) }

  @Test("a blank line is no word; Ctrl-C and Ctrl-D end")
  func blank() {
    #expect(ReviewInput(line: " \t") == nil)
    #expect(ReviewInput(key: 3) == .quit)
    #expect(ReviewInput(key: 4) == .quit)
  }
}
