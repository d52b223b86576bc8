import DateMentions
import SeededRandom
import Testing

@Suite("What holds for any text")
struct PropertyTests {
  private static let vocabulary =
    ("may march sun second sat june 5 12 31 32 2026 1990 3/7 2024-02-30 7:30 25:99 the of on at in"
    + " from to until before after since next last this every week month year day weekend quarter"
    + " monday fri tomorrow today tonight now ago later first third twenty two hundred thousand a"
    + " an and or - – / . , : ( ) [ ] 's ' am pm p.m. o'clock noon half past easter diwali hanukkah"
    + " eid birthday born turned party not early mid late end beginning rest 1st 22nd 0ct l5 Juiy"
    + " decade century summer winter of $ % # é 👩‍👧 ½ \u{202F} \n \n\n was will moved").split(
      separator: " "
    ).map(String.init)

  @Test("Every span lies in the text, in order, and every value is real", arguments: 1...8)
  func spansAndValues(_ seed: UInt64) {
    var dice = SeededRandom(seed)
    for round in 0..<100 {
      let count = Int.random(in: 1...40, using: &dice)
      let text = (0..<count).map { _ in
        Self.vocabulary[Int.random(in: 0..<Self.vocabulary.count, using: &dice)]
      }.joined(separator: Bool.random(using: &dice) ? " " : round % 3 == 0 ? "" : " ")
      let scalars = Array(text.unicodeScalars)
      for profile in [DateMentionFinder.Profile.everything, .notes] {
        var last = 0
        for mention in mentions(text, profile: profile) {
          #expect(mention.scalars.lowerBound >= last && mention.scalars.upperBound <= scalars.count)
          #expect(!mention.scalars.isEmpty)
          last = mention.scalars.upperBound
          var part = String.UnicodeScalarView()
          part.append(contentsOf: scalars[mention.scalars])
          #expect(String(part) == mention.text)
          #expect(Self.isReal(mention), "\(mention.kind) \(mention.notation)")
        }
      }
    }
  }

  /// Whether a value is in the notation of its kind and every day in it exists.
  private static func isReal(_ mention: DateMention) -> Bool {
    func isDay(_ text: Substring) -> Bool { text.count == 10 && ReferenceTime(iso: text) != nil }
    func isMoment(_ text: Substring) -> Bool {
      text.count >= 16 && ReferenceTime(iso: text) != nil
    }
    func isTime(_ text: Substring) -> Bool {
      text.first == "T" && ReferenceTime(iso: "2000-01-01" + text) != nil
    }
    let value = Substring(mention.notation)
    let sides = value.split(separator: "/", omittingEmptySubsequences: false)
    func both(_ check: (Substring) -> Bool) -> Bool {
      sides.count == 2 && sides.allSatisfy { $0 == ".." || check($0) } && sides != ["..", ".."]
    }
    switch mention.kind {
    case .date: return isDay(value)
    case .annual: return isDay("2000" + value.dropFirst(1)) || isDay("2000-" + value.dropFirst(2))
    case .range: return both(isDay) && (sides.contains("..") || sides[0] <= sides[1])
    case .datetime: return isMoment(value)
    case .datetimeRange: return both(isMoment) && (sides.contains("..") || sides[0] <= sides[1])
    case .time: return isTime(value)
    case .timeRange: return both(isTime)
    case .recurring: return "XPT".contains(value.first ?? " ")
    case .duration: return value.first == "P" && value.count >= 3
    }
  }

  @Test(
    "Long texts of one thing take no more than their length",
    arguments: [
      "may ", "1 ", "second ", "to ", "monday ", "3/7-", "1.", "the 5th of ", "next ", "a ", "'s ",
      "twenty ", "every ", "1 day ", "from 5 to ", "7:30 ", "june 5 - ", "((((", "Today 9:41 AM\n",
      "l5",
    ])
  func linear(_ piece: String) {
    let clock = ContinuousClock()
    func time(_ length: Int) -> Duration {
      let text = String(repeating: piece, count: length / piece.utf8.count)
      return clock.measure { _ = mentions(text, profile: .notes) }
    }
    let short = time(3_000)
    let long = time(12_000)
    // Four times the text: far from sixteen times the time, whatever else the machine does.
    #expect(long < short * 10 + .milliseconds(400))
  }

  @Test("The same text says the same twice")
  func deterministic() {
    let text = "her birthday is June 5, dinner next Tuesday at 7, in three weeks, over Easter"
    #expect(mentions(text) == mentions(text))
  }
}
