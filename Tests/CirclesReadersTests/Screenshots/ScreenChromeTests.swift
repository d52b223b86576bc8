import Testing

@testable import CirclesReaders

/// Names, times and fields as an OCR engine misreads them.
@Suite struct ScreenChromeTests {
  private func told(_ text: String) -> [String] {
    ScreenDrawing.told(FlatLayout.story(of: TextDump.read(text).screens[0]))
  }

  @Test("An answer below a question is a message of its own")
  func answer() {
    let widest = "The ferry to the islands was late"
    let lines = [widest, widest, "Sounds good.", "Not yet."].map {
      FlatScreen.Line(text: $0, beginsBlock: false)
    }
    let wrapping = LineWrapping(lines, areStamped: false)
    let answer = FlatScreen.Line(text: "Better the day after", beginsBlock: false)
    #expect(
      !wrapping.continues("Shall we go on Monday or later?", answer, isBesidePicture: false))
  }

  @Test(
    "A time at the end of a line that was misread",
    arguments: [
      ("Is the kiln free? 1730", false, 1), ("From two on 11845", false, 1),
      ("Wonderful 27:35", false, 1), ("Bring clay 9.24pm", true, 1),
      ("Not today 9:46 om,", true, 2), ("Platform 4", false, 0), ("It was 12 degrees", false, 0),
      ("Six pm", true, 0), ("We ran 10 m", true, 0), ("So we count 4320m", true, 1),
    ])
  func misread(_ line: String, _ marksHalves: Bool, _ length: Int) {
    let words = line.split(separator: " ").map(String.init)
    let stamp = BubbleStamp.misread(words, marksHalves: marksHalves)
    #expect((stamp?.length ?? 0) == length)
    #expect(stamp?.clock?.isExact != true)
  }

  @Test("A time before what the owner said stood beside the bubble")
  func beside() {
    let text = """
      9:41
      < Ines Okafor
      Today
      Is the kiln free?
      8:12 AM
      8:14 AM From two on
      Wonderful news
      8:15 AM
      8:19 AM Bring some clay
      Type a message
      """
    let told = told(text)
    #expect(told.contains("me: From two on @8:14"))
    #expect(told.contains("me: Bring some clay @8:19"))
  }

  @Test("A time that somebody spoke of stays where it was said")
  func spokenTimes() {
    let lines = [
      "Can you come at", "17:00 to look at the kiln?", "Not before seven",
      "19:30 then, it takes long",
      "See you",
    ]
    #expect(TimesBeside(lines).heads.allSatisfy { $0 == nil })
    // Out of order with the times around it.
    let late = ["10:02", "Are they in", "9:15 I think", "10:05", "ok", "10:09"]
    #expect(TimesBeside(late).heads.allSatisfy { $0 == nil })
  }

  @Test(
    "A full name among scraps",
    arguments: [
      ("oT (me] Ines Okafor ba 12:", "Ines Okafor"), ("O Tarik", "Tarik"),
      ("Maria de Souza", "Maria de Souza"), ("Ines Okafor 🎨", "Ines Okafor 🎨"),
      ("Choir & Cake", "Choir & Cake"), ("J Haddad", "J Haddad"),
    ])
  func names(_ line: String, _ name: String) {
    #expect(ChatName.bare(line) == name)
  }

  @Test("The groups of a number are one piece, however far apart")
  func number() {
    var drawing = ScreenDrawing()
    drawing.put("9:41 all 5G", left: 60, size: 30)
    drawing.move(to: 130)
    drawing.put("<", left: 40)
    var left = 120.0
    for group in ["+47", "40", "55", "12", "40"] {
      drawing.stamp(group, left: left, size: ScreenDrawing.text)
      left += LineWidth.of(group) * ScreenDrawing.text + 0.8 * ScreenDrawing.text
    }
    drawing.move(to: 330)
    drawing.put("Is the kiln free on Saturday?", left: 60)
    drawing.gap()
    drawing.right("From two on")
    #expect(ScreenLayout.story(of: drawing.screen).name?.filter(\.isNumber) == "4740551240")
  }

  @Test(
    "The field with icons beside its words, wherever it was read",
    arguments: [
      ("(O Message", true), ("Message... 7K®", true), ("Message me later...", false),
      ("Your message?", false), ("Message", false),
    ])
  func field(_ line: String, _ isField: Bool) {
    #expect(InputBar.isSigned(line) == isField)
  }

  @Test("Tabs and days do not hide that times head the messages")
  func timedHeads() {
    let heads = SpeakerHeads([
      "Chat Files Photos", "Today 10:31", "Noor 10:31", "Is the kiln free?", "Bo 10:32", "Soon",
      "Noor 10:33", "Good",
    ])
    #expect(heads.areTimed)
    #expect(heads.names == ["Noor", "Bo"])
  }

  @Test("A chat below a head whose speakers are named, without times or a field")
  func named() {
    let text = """
      14:35 5G 80%
      < Ines Okafor

      Ines Okafor
      The kiln is hot

      Bo_Lind
      Two hours more

      Ines Okafor
      Glaze is ready
      """
    #expect(ScreenEvidence.weigh(text) >= ScreenEvidence.enough)
    #expect(FlatLayout.story(of: TextDump.read(text).screens[0]).isChat)
  }

  @Test("A notification over the head is neither the head nor a message")
  func banner() {
    let text = """
      Harbour now
      The ferry leaves at six

      < Ines Okafor

      Today 9:12 AM

      Is the kiln free on Saturday?

      From two on
      """
    let story = FlatLayout.story(of: TextDump.read(text).screens[0])
    #expect(story.name == "Ines Okafor")
    #expect(!ScreenDrawing.told(story).contains { $0.contains("ferry") })
    #expect(!Banner.isHead("See you now"))
    #expect(!Banner.isHead("Active now"))
  }

  @Test("A row with nothing but the name of somebody who speaks elsewhere is no message")
  func nameAgain() {
    var drawing = ScreenDrawing()
    drawing.put("9:41 all 5G", left: 60, size: 30)
    drawing.move(to: 130)
    drawing.put("< Kiln club", left: 40)
    drawing.move(to: 330)
    for (name, said, size) in [
      ("Noor", "Is it free on Saturday?", ScreenDrawing.small),
      ("Tarik", "From two on", ScreenDrawing.small),
      ("Noor", "Wonderful, I bring clay", ScreenDrawing.text),
    ] {
      drawing.put(name, left: 130, size: size, step: 1.4)
      drawing.put(said, left: 130)
      drawing.gap(80)
    }
    let told = ScreenDrawing.told(ScreenLayout.story(of: drawing.screen))
    #expect(told.last == "Noor: Wonderful, I bring clay")
  }
}
