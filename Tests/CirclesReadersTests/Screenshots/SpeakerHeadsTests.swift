import Testing

@testable import CirclesReaders

/// Lines that name who speaks below, panes and keyboards.
@Suite struct SpeakerHeadsTests {
  @Test("A name with a time above each message says who speaks")
  func timed() {
    let lines = [
      "Ilse Vanderveen 10:02 AM", "Is the kiln free?", "mo_karim 10:05 AM", "From two on",
      "Ilse Vanderveen 10:06 AM", "Good",
    ]
    let heads = SpeakerHeads(lines)
    #expect(heads.names == ["Ilse Vanderveen", "mo_karim"])
    #expect(heads.heads.map { $0 != nil } == [true, false, true, false, true, false])
    #expect(heads.heads[2]?.when?.clock != nil)
  }

  @Test("Short answers with the time of their bubble name nobody")
  func stamped() {
    let lines = [
      "Is the kiln free on Saturday 10:02", "Yes 10:03", "From two on I think 10:04", "Yes 10:05",
      "Bring the blue glaze 10:06", "Packed it 10:07",
    ]
    #expect(SpeakerHeads(lines).names.isEmpty)
  }

  @Test("What is said twice is no name")
  func repeated() {
    let lines = ["Good morning", "Happy Birthday", "thanks!", "Good morning", "Okay", "Okay", "x"]
    #expect(SpeakerHeads(lines).names.isEmpty)
  }

  @Test("Of two speakers the one after whom the chat is not called is the owner")
  func owner() {
    var drawing = ScreenDrawing()
    drawing.put("10:24 5G 63%", left: 60, size: 30)
    drawing.move(to: 130)
    drawing.put("Ilse Vanderveen", left: 230, size: 46)
    drawing.move(to: 330)
    for (name, text) in [
      ("Ilse Vanderveen 10:02", "Is the kiln free?"), ("Mo Karim 10:05", "From two on"),
      ("Ilse Vanderveen 10:06", "I will be there"),
    ] {
      drawing.put(name, left: 70)
      drawing.put(text, left: 70)
      drawing.gap()
    }
    let story = ScreenLayout.story(of: drawing.screen)
    #expect(!story.isGroup)
    #expect(
      ScreenDrawing.told(story) == [
        "them: Is the kiln free? @10:2", "me: From two on @10:5", "them: I will be there @10:6",
      ])
  }

  @Test("Of a wide window with a list of chats only the chat is read")
  func panes() {
    var drawing = ScreenDrawing()
    drawing.width = 2400
    drawing.height = 1400
    for place in 0..<8 {
      drawing.move(to: 100 + 150 * Double(place))
      drawing.put("Somebody else", left: 60)
      drawing.move(to: 130 + 150 * Double(place))
      drawing.put("Is the kiln free on Saturday, or is somebody", left: 1000)
    }
    let pane = ScreenPanes.chat(of: drawing.screen)
    #expect(pane.isPane)
    #expect(pane.width < 2000)
    #expect(!pane.lines.contains { $0.text.contains("Somebody") })
    #expect(pane.lines.filter { $0.text.contains("kiln") }.count == 8)
    drawing.width = 1000
    drawing.height = 4000
    #expect(!ScreenPanes.chat(of: drawing.screen).isPane)
  }

  @Test("The keys of a keyboard are no message")
  func keyboard() {
    #expect(Keyboard.isLastRow(["123", "space", "return"]))
    #expect(Keyboard.isLastRow(["123", "Leerzeichen", "Return"]))
    #expect(!Keyboard.isLastRow(["need", "more", "space"]))
    #expect(Keyboard.isKeys(["q", "w", "er", "t", "y", "uiop"]))
    #expect(!Keyboard.isKeys(["is", "it", "still", "raining", "there"]))
  }
}
