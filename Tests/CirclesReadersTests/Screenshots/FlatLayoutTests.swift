import CirclesModel
import Testing

@testable import CirclesReaders

/// Chats read from text alone.
@Suite struct FlatLayoutTests {
  private func story(_ text: String) -> ScreenConversation {
    FlatLayout.story(of: TextDump.read(text).screens.first ?? FlatScreen(lines: [], sourceLine: 1))
  }

  private static let shortcut = """
    9:41
    5G
    <
    88
    OB
    Otto Brandvold ›
    Today 9:12 AM
    Did the ferry run this
    morning after all?
    It did, an hour late but we
    had waffles
    worth it
    Delivered
    iMessage
    """

  @Test("head, separator, wrapped lines and what was delivered are told apart")
  func shortcuts() {
    let story = story(Self.shortcut)
    #expect(story.app == .imessage)
    #expect(story.name == "Otto Brandvold")
    #expect(
      ScreenDrawing.told(story) == [
        "--", "?: Did the ferry run this morning after all?",
        "?: It did, an hour late but we had waffles", "me: worth it",
      ])
  }

  @Test(
    "A greeting or a place below the name lists no members of a group",
    arguments: [
      ("  last seen today at 19:31\nHi Vesna, Ottos last exam is on\nTuesday 19:20", false),
      ("Leeds, West Yorkshire\nfirst try for the seconds", false),
      ("  Ana, Otto, Vesna, You\nToday\nOtto\nwho brings bread? 19:20", true),
      ("  Vesna treas..., Otto, Ana...\nToday\nwho brings bread? 19:20", true),
      ("~ Vesna (Ottos mum)\nwho brings bread? 19:20\n~ +44 7700 900123\nI do 19:21", true),
      ("~ who brings bread? 19:20\nI do 19:21", false),
      ("Yesterday I was clever\n~ Rumi\nLovely 19:21", false),
      ("For the weekend: 19:20\n~ Tent\n~ Stove\n~ Torch\nAnything else? 19:21", false),
      ("  online\n~ Ana (mum)\nhi 19:20\n~ Ben (dad)\nho 19:21", false),
      ("Bread, Milk, Something nice...\nand for you? 19:21", false),
    ])
  func members(below: String, isGroup: Bool) {
    let story = story("19:44   4G 72\n‹   Kirsty Muir\n\(below)\nI have missed it  19:25\n")
    #expect(story.isGroup == isGroup)
  }

  @Test("What stands behind a tilde is kept where it is no name")
  func tilde() {
    let story = story(
      "9:41\n< Ana Ruiz\nonline\nToday\nFor the weekend: 10:01\n~ Tent\n~ Stove\nThat is all 10:03\n"
    )
    let said = ScreenDrawing.told(story).joined(separator: " ")
    #expect(said.contains("Tent") && said.contains("Stove"))
  }

  @Test("times at the ends of lines close bubbles, ticks tell the owner's")
  func stamped() {
    let story = story(
      """
      20:55 all 5G
      < © Vesna Kralj & a
      last seen today at 20:41
      Yesterday
      The choir moved to Thursdays
      does that suit you 20:43
      It does 20:44 //
      Bring yours at 7:15 20:46
      Good
      20:47
      """)
    #expect(story.app == .whatsapp)
    #expect(story.name == "Vesna Kralj")
    #expect(
      ScreenDrawing.told(story) == [
        "--", "?: The choir moved to Thursdays does that suit you @20:43", "me: It does @20:44",
        "?: Bring yours at 7:15 @20:46", "?: Good @20:47",
      ])
  }

  @Test("in a group the names above the bubbles are who speaks")
  func group() {
    let story = story(
      """
      8:20
      5G
      Allotment 12
      Hedvig, Ruben, You
      Today 8:01
      Hedvig
      H
      The gate is locked again
      I am there at nine
      Ruben
      R
      My brother can come
      Message...
      """)
    #expect(story.isGroup)
    #expect(story.members == ["Hedvig", "Ruben"])
    #expect(
      ScreenDrawing.told(story) == [
        "--", "Hedvig: The gate is locked again", "?: I am there at nine",
        "Ruben: My brother can come",
      ])
  }

  @Test("the letters of a picture say that the other side speaks, and end its bubble")
  func avatars() {
    let story = story(
      """
      8:20
      LTE
      Tilda Aas
      TA
      Active now
      Today 8:01 PM
      have you seen the new bakery on
      TA
      the corner
      not yet is it any good
      Message...
      """)
    #expect(
      ScreenDrawing.told(story) == [
        "--", "them: have you seen the new bakery on the corner", "?: not yet is it any good",
      ])
  }

  @Test(
    "names that are also days, services' numbers and names in two signs are names",
    arguments: ["Sam", "Jan", "78811", "王芳", "佐藤 由紀", "Moe B"])
  func shortNames(name: String) {
    #expect(story("9:41  LTE\n‹ \(name)\nToday 9:12 AM\nhello there\niMessage").name == name)
  }

  @Test("who spoke is not guessed from who spoke before")
  func unknown() {
    let told = ScreenDrawing.told(
      story("9:41 all 5G\n\nOtto Brandvold >\n\nhello there\n\nhi\n\nhow is the boat\n\nsunk\n"))
    #expect(told.dropFirst(0).allSatisfy { $0.hasPrefix("?") })
    #expect(told.count == 4)
  }

  @Test("an image's own line cuts the text and says when it was taken")
  func marks() {
    let text = """
      --- IMG_1234.PNG 2031-03-15T19:05:33+01:00
      \(Self.shortcut)
      --- IMG_1235.PNG 2031-03-16T08:00:00Z
      \(Self.shortcut)
      """
    let screens = TextDump.read(text).screens
    #expect(screens.map(\.sourceLine) == [1, 16])
    #expect(
      screens.map(\.takenAt) == [
        WallTime(year: 2031, month: 3, day: 15, hour: 19, minute: 5, second: 33),
        WallTime(year: 2031, month: 3, day: 16, hour: 8),
      ])
    #expect(ImageMark("--- a line drawn by hand") == nil)
    #expect(ImageMark("---") == nil)
    #expect(ImageMark("--- photo.heic")?.takenAt == nil)
  }

  @Test("a form feed ends a page")
  func pages() {
    #expect(TextDump.read("9:41\none\n\u{0C}9:42\ntwo\n\u{0C}").screens.count == 2)
  }

  @Test("endless lines and endless screens are bounded")
  func bounds() {
    let long = String(repeating: "x", count: 100_000)
    #expect(TextDump.read(long).isDamaged)
    let many = String(repeating: "hello\n", count: 5000)
    #expect(TextDump.read(many).screens.first?.lines.count == Screen.maximumLines)
    let pages = TextDump.read(String(repeating: "hello\n\u{0C}", count: 5000))
    #expect(pages.screens.count == TextDump.maximumScreens)
    #expect(pages.isDamaged)
  }
}

/// What is taken for a screenshot's text, and what is not.
@Suite struct ScreenTextSniffingTests {
  private func confidence(_ text: String, _ name: String = "a.txt") -> Confidence {
    ScreenTextReader().confidence(for: FileProbe(name: name, head: Array(text.utf8)))
  }

  @Test("an image's line is certain, enough furniture likely")
  func screens() {
    #expect(confidence("--- IMG_1.PNG 2031-03-15T19:05:33+01:00\nhello") == .certain)
    #expect(
      confidence("9:41 all 5G\n\nOtto >\n\nToday 9:12 AM\n\nhello\n\nyes\n\niMessage\n") == .likely)
    #expect(confidence("Today 10:48 PM\nhello\nyou\nthere\nyes\nRead 11:03 PM\n") == .likely)
  }

  @Test(
    "notes, exports, lists and other formats are left to others",
    arguments: [
      "", "Buy milk\nCall Otto\nToday 9:30 dentist\n",
      "[14/03/2031, 19:05:33] Otto: see you\n[14/03/2031, 19:06:00] Vesna: yes\n",
      "14/03/2031, 19:05 - Otto: see you\n14/03/2031, 19:06 - Vesna: yes\n",
      "Dear Vesna,\n\nI read the book you sent and must say that it kept me awake for two nights.\n",
      "7:30 breakfast\n9:00 meeting with Otto\n12:30 lunch\n15:00 dentist\n",
      "BEGIN:VCARD\nFN:Otto\nEND:VCARD\n", "{\"a\":1}",
      "WEBVTT\n\n00:01.000 --> 00:02.000\nhello\n",
      "1\n00:00:01,000 --> 00:00:04,000\nHello there\n\n2\n00:00:05,000 --> 00:00:08,000\nHi\n",
      "Monday\nTuesday\nWednesday\nThursday\nFriday\n",
    ])
  func others(text: String) {
    #expect(confidence(text) == .none)
  }
}
