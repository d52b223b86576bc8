import Testing

@testable import CirclesReaders

/// Chats read from the places of words.
@Suite struct ScreenLayoutTests {
  /// A chat in bubbles without times, name in the middle, as Apple draws it.
  private func apple() -> ScreenDrawing {
    var drawing = ScreenDrawing()
    drawing.put("9:41", left: 90)
    drawing.move(to: 250)
    drawing.centre("Otto Brandvold >")
    drawing.gap(40)
    drawing.centre("Today 9:12 AM")
    drawing.put("Did the ferry run this", left: 62)
    drawing.put("morning after all?", left: 62)
    drawing.gap()
    drawing.put("It did, an hour late but", left: 330)
    drawing.put("we had waffles", left: 330)
    drawing.gap()
    drawing.right("worth it")
    drawing.gap(10)
    drawing.right("Delivered", size: ScreenDrawing.small)
    drawing.move(to: 2020)
    drawing.put("+ iMessage", left: 40)
    return drawing
  }

  @Test("left and right, wrapped lines, the separator and the name are told apart")
  func apples() {
    let story = ScreenLayout.story(of: apple().screen)
    #expect(story.app == .imessage)
    #expect(story.name == "Otto Brandvold")
    #expect(!story.isGroup)
    #expect(
      ScreenDrawing.told(story) == [
        "--", "them: Did the ferry run this morning after all?",
        "me: It did, an hour late but we had waffles", "me: worth it",
      ])
  }

  @Test("the size of the screen and the unit of its dump make no difference")
  func scales() {
    let screen = apple().screen
    for factor in [0.3, 4.0] {
      let lines = screen.lines.map { line in
        ScreenLine(
          words: line.words.map { word in
            var word = word
            word.box = ScreenBox(
              left: word.box.left * factor, top: word.box.top * factor,
              right: word.box.right * factor, bottom: word.box.bottom * factor)
            return word
          })
      }
      let scaled = Screen(
        width: screen.width * factor, height: screen.height * factor, lines: lines, sourceLine: 1)
      let story = ScreenLayout.story(of: scaled)
      #expect(ScreenDrawing.told(story) == ScreenDrawing.told(ScreenLayout.story(of: screen)))
      #expect(story.name == "Otto Brandvold")
    }
  }

  @Test("times in bubbles are taken, with ticks and half-day marks, and close the bubble")
  func stamped() {
    var drawing = ScreenDrawing()
    drawing.put("20:55 all 5G 71%", left: 90)
    drawing.move(to: 160)
    drawing.put("Vesna Kralj", left: 242, size: 42)
    drawing.put("last seen today at 20:41", left: 242, size: 30)
    drawing.move(to: 420)
    drawing.centre("Yesterday")
    drawing.put("The choir moved to Thursdays,", left: 56)
    drawing.put("does that suit you", left: 56)
    drawing.stamp("8:58 pm", left: 660)
    drawing.gap()
    drawing.put("Thursdays are fine", left: 420)
    drawing.stamp("9:00 pm //", left: 820)
    drawing.gap()
    drawing.put("Edita brings the scores", left: 56)
    drawing.put("Edited 9:03 pm", left: 600, size: ScreenDrawing.small)
    drawing.gap()
    drawing.put("Bring yours at 7:15", left: 56)
    drawing.stamp("9:04 pm", left: 600)
    let story = ScreenLayout.story(of: drawing.screen)
    #expect(story.app == .whatsapp)
    #expect(story.name == "Vesna Kralj")
    #expect(
      ScreenDrawing.told(story) == [
        "--", "them: The choir moved to Thursdays, does that suit you @20:58",
        "me: Thursdays are fine @21:0", "them: Edita brings the scores @21:3",
        "them: Bring yours at 7:15 @21:4",
      ])
    guard case .bubble(let edited) = story.items[3] else { return }
    #expect(edited.isEdited)
  }

  @Test("names above bubbles say who speaks in a group, and pictures beside them are left out")
  func group() {
    var drawing = ScreenDrawing()
    drawing.put("8:20 all 5G", left: 90)
    drawing.move(to: 160)
    drawing.put("Allotment 12", left: 242, size: 42)
    drawing.put("9 members", left: 242, size: 30)
    drawing.move(to: 420)
    drawing.centre("Today at 8:01")
    drawing.put("Hedvig", left: 160, size: 24, step: 1.6)
    drawing.put("The gate is locked again,", left: 152)
    drawing.put("© has anybody a key", left: 90)
    drawing.gap()
    drawing.right("I am there at nine")
    drawing.gap()
    drawing.put("Ruben", left: 160, size: 24, step: 1.6)
    drawing.put("My brother can come", left: 152)
    drawing.gap()
    drawing.put("Hedvig", left: 160, size: 24, step: 1.6)
    drawing.put("Thank you both", left: 152)
    let story = ScreenLayout.story(of: drawing.screen)
    #expect(story.isGroup)
    #expect(
      ScreenDrawing.told(story) == [
        "--", "Hedvig: The gate is locked again, has anybody a key", "me: I am there at nine",
        "Ruben: My brother can come", "Hedvig: Thank you both",
      ])
  }

  @Test("what a message quotes was not said again")
  func quotation() {
    var drawing = apple()
    drawing.move(to: 900)
    drawing.put("Otto Brandvold", left: 385, size: 36)
    drawing.put("Did the ferry run", left: 385, size: 36)
    drawing.gap(20)
    drawing.right("it runs on Sundays too")
    let told = ScreenDrawing.told(ScreenLayout.story(of: drawing.screen))
    #expect(told.filter { $0.contains("ferry") }.count == 1)
    #expect(told.last == "me: it runs on Sundays too")
  }

  @Test("where only the owner speaks, nothing is the other side's")
  func alone() {
    var drawing = ScreenDrawing()
    drawing.put("9:41", left: 90)
    drawing.move(to: 250)
    drawing.centre("Otto Brandvold >")
    drawing.move(to: 500)
    drawing.put("Anybody home? I am at your", left: 330)
    drawing.put("door with the cake", left: 330)
    drawing.gap()
    drawing.right("hello??")
    let told = ScreenDrawing.told(ScreenLayout.story(of: drawing.screen))
    #expect(told == ["me: Anybody home? I am at your door with the cake", "me: hello??"])
  }

  @Test("a screen cut off below its head has no name")
  func headless() {
    var drawing = ScreenDrawing()
    drawing.put("and then the goat ate the", left: 62)
    drawing.put("whole tablecloth", left: 62)
    drawing.gap()
    drawing.right("no!!")
    let story = ScreenLayout.story(of: drawing.screen)
    #expect(story.name == nil)
    #expect(
      ScreenDrawing.told(story) == [
        "them: and then the goat ate the whole tablecloth", "me: no!!",
      ])
    #expect(story.isChat)
  }

  @Test("reactions and icons are not messages, short words are")
  func scraps() {
    var drawing = ScreenDrawing()
    drawing.put("9:41 all 5G", left: 90)
    drawing.move(to: 400)
    drawing.put("shall we sell the boat", left: 62)
    drawing.put("S", left: 500)
    drawing.gap()
    drawing.right("no")
    drawing.gap()
    drawing.put("ok", left: 62)
    drawing.put("xqzv wvvw", left: 300, confidence: 0.1)
    #expect(
      ScreenDrawing.told(ScreenLayout.story(of: drawing.screen)) == [
        "them: shall we sell the boat", "me: no", "them: ok",
      ])
  }

  @Test("voice messages, deleted messages and calls keep their place but are no text")
  func kinds() {
    var drawing = ScreenDrawing()
    drawing.put("20:55 all 5G 71%", left: 90)
    drawing.move(to: 160)
    drawing.put("Vesna Kralj", left: 242, size: 42)
    drawing.move(to: 400)
    drawing.centre("Today")
    drawing.put("> -|||- 0:42", left: 70, confidence: 0.5)
    drawing.stamp("19:01", left: 660)
    drawing.gap()
    drawing.put("This message was deleted", left: 56)
    drawing.stamp("19:02", left: 660)
    drawing.gap()
    drawing.put("Missed voice call", left: 56)
    drawing.stamp("19:05", left: 660)
    let kinds = ScreenLayout.story(of: drawing.screen).items.compactMap { item in
      if case .bubble(let bubble) = item { bubble.kind } else { nil }
    }
    #expect(kinds == [.media, .deleted, .call])
  }

  @Test("nothing at all, and damage, are read without harm")
  func damage() {
    let empty = Screen(width: 0, height: .nan, lines: [], sourceLine: 1)
    #expect(ScreenLayout.story(of: empty).items.isEmpty)
    let far = ScreenBox(left: -5, top: .infinity, right: 1e300, bottom: -1)
    let words = (0..<50).map { ScreenWord(text: "w\($0)", box: far, confidence: .nan) }
    let screen = Screen(
      width: -1, height: 1e12, lines: words.map { ScreenLine(words: [$0]) }, sourceLine: 1)
    #expect(screen.width <= ScreenBox.limit)
    _ = ScreenLayout.story(of: screen)
  }

  @Test("a full screen of lines is read in a blink")
  func many() {
    var drawing = ScreenDrawing(height: 60_000)
    for _ in 0..<Screen.maximumLines { drawing.put("ab cd ef gh ij kl mn op", left: 62) }
    let begin = ContinuousClock.now
    _ = ScreenLayout.story(of: drawing.screen)
    #expect(ContinuousClock.now - begin < .seconds(60))
  }
}
