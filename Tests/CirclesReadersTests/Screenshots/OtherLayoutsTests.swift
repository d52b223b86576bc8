import Testing

@testable import CirclesReaders

/// Chats of apps that draw otherwise than most: what is measured on the screen has to be enough.
@Suite struct OtherLayoutsTests {
  @Test(
    "times in a row of their own below the text, and times counted from now, as Signal has them")
  func timesBelow() {
    var drawing = ScreenDrawing()
    drawing.put("10:24 5G 63%", left: 60, size: 30)
    drawing.move(to: 130)
    drawing.put("Ilse Vanderveen", left: 230, size: 46)
    drawing.move(to: 330)
    drawing.centre("Mon, Mar 2")
    drawing.put("Is the kiln free on", left: 70)
    drawing.put("Saturday?", left: 70)
    drawing.put("10:02 AM", left: 330, size: 28)
    drawing.gap()
    drawing.right("From two on, I think")
    drawing.right("10:05 AM vv", size: 28)
    drawing.gap()
    drawing.put("Bring the blue glaze", left: 70)
    // In the middle by chance, and still of the message above.
    drawing.put("10:06 AM", left: 430, size: 28)
    drawing.gap()
    drawing.centre("Today")
    drawing.right("Packed")
    drawing.right("9m vv", size: 28)
    drawing.gap()
    drawing.put("See you there", left: 70)
    drawing.put("Now", left: 300, size: 28)
    drawing.move(to: 2050)
    drawing.put("Signal message", left: 200)
    let story = ScreenLayout.story(of: drawing.screen)
    #expect(story.app == .signal)
    #expect(story.name == "Ilse Vanderveen")
    #expect(
      ScreenDrawing.told(story) == [
        "--", "them: Is the kiln free on Saturday? @10:2", "me: From two on, I think @10:5",
        "them: Bring the blue glaze @10:6", "--", "me: Packed", "them: See you there",
      ])
  }

  @Test(
    "times beside the bubbles, left of the owner's, and a name close to its arrow, as LINE has them"
  )
  func timesBeside() {
    var drawing = ScreenDrawing()
    drawing.put("18:10 all LTE", left: 60, size: 30)
    drawing.move(to: 130)
    drawing.put("< Aurelio Fink", left: 40, size: 46)
    drawing.move(to: 330)
    drawing.centre("Yesterday")
    drawing.put("The bees came today", left: 150)
    drawing.stamp("17:02", left: 620)
    drawing.gap()
    drawing.put("17:05", left: 330, size: 28, step: 0)
    drawing.right("All three hives?")
    drawing.gap()
    drawing.put("Two. The third swarmed", left: 150)
    drawing.put("before noon", left: 150)
    drawing.stamp("17:06", left: 420)
    drawing.gap()
    drawing.put("Read", left: 200, size: 26, step: 1.3)
    drawing.put("17:09", left: 200, size: 28, step: 0)
    drawing.right("Oh no, poor thing you")
    let story = ScreenLayout.story(of: drawing.screen)
    #expect(story.name == "Aurelio Fink")
    #expect(
      ScreenDrawing.told(story) == [
        "--", "them: The bees came today @17:2", "me: All three hives? @17:5",
        "them: Two. The third swarmed before noon @17:6", "me: Oh no, poor thing you @17:9",
      ])
  }

  @Test("all at the left with names above, the owner's too, as Snapchat has it")
  func allLeft() {
    var drawing = ScreenDrawing()
    drawing.put("18:10 all LTE", left: 60, size: 30)
    drawing.move(to: 130)
    drawing.put("Zora", left: 180, size: 46)
    drawing.move(to: 330)
    drawing.centre("TODAY")
    for (name, text) in [
      ("ZORA", "did you feed the goats"), ("ME", "twice, they lied to you"),
      ("ZORA", "they always do"), ("ME", "so rude"),
    ] {
      drawing.put(name, left: 60, size: 28, step: 1.7)
      drawing.put(text, left: 80)
      drawing.gap(50)
    }
    drawing.move(to: 2050)
    drawing.put("Send a chat", left: 200)
    let story = ScreenLayout.story(of: drawing.screen)
    #expect(story.app == .snapchat)
    #expect(!story.isGroup)
    #expect(
      ScreenDrawing.told(story) == [
        "--", "them: did you feed the goats", "me: twice, they lied to you",
        "them: they always do", "me: so rude",
      ])
  }

  @Test("a tablet's wide screen with a small head is a chat like any other")
  func tablet() {
    var drawing = ScreenDrawing()
    (drawing.width, drawing.height) = (1536, 2048)
    drawing.put("9:41 AM Tue Mar 3", left: 40, size: 26)
    drawing.move(to: 70)
    drawing.centre("Pia Lindqvist", size: 30)
    drawing.move(to: 190)
    drawing.centre("Today 8:02 AM", size: 24)
    drawing.put("Are the posters back from the printer yet?", left: 60, size: 36)
    drawing.gap()
    drawing.put("They are, and the red came out", left: 800, size: 36)
    drawing.put("a little pink", left: 800, size: 36)
    drawing.gap()
    drawing.put("Pink is fine", left: 60, size: 36)
    drawing.move(to: 1980)
    drawing.put("iMessage", left: 120, size: 34)
    let story = ScreenLayout.story(of: drawing.screen)
    #expect(story.name == "Pia Lindqvist")
    #expect(
      ScreenDrawing.told(story) == [
        "--", "them: Are the posters back from the printer yet?",
        "me: They are, and the red came out a little pink", "them: Pink is fine",
      ])
  }

  @Test("scraps of a dark theme between the bubbles are nobody's messages")
  func darkNoise() {
    var drawing = ScreenDrawing()
    drawing.put("07:12 @ 4G 55%", left: 60, size: 30)
    drawing.move(to: 130)
    drawing.put("Radovan", left: 240, size: 44)
    drawing.put("last seen recently", left: 240, size: 32)
    drawing.move(to: 380)
    drawing.centre("March 2")
    drawing.put("the boat leaves at six", left: 50)
    drawing.stamp("22:10", left: 560)
    drawing.gap()
    drawing.put("ee", left: 500, size: 20, confidence: 0.2)
    drawing.right("then I sleep there 22:12 //")
    drawing.gap()
    drawing.put("wise", left: 50)
    drawing.stamp("22:12", left: 180)
    drawing.gap()
    drawing.put("@ ) =", left: 40, size: 24, confidence: 0.3)
    drawing.move(to: 2050)
    drawing.put("Message", left: 160)
    let story = ScreenLayout.story(of: drawing.screen)
    #expect(story.app == .telegram)
    #expect(
      ScreenDrawing.told(story) == [
        "--", "them: the boat leaves at six @22:10", "me: then I sleep there @22:12",
        "them: wise @22:12",
      ])
  }
}
