import Testing

@testable import CirclesReaders

/// What tells lists, fields and names that are said again from what somebody said.
@Suite struct ScreenOrderTests {
  @Test("Times run forward in chats and backward in lists")
  func order() {
    let inbox = ["Ulla", "16:20", "Ferry line", "14:05", "Noor", "Yesterday", "Bank", "3 May"]
    #expect(TimeOrder.isBackward(inbox))
    #expect(!TimeOrder.isBackward(inbox.reversed()))
    let chat = [
      "Yesterday", "Are they in? 22:10", "No 22:12", "Today", "And now? 08:01", "Yes 08:02",
    ]
    #expect(!TimeOrder.isBackward(chat))
    // One step back is a night, or a misread time.
    #expect(!TimeOrder.isBackward(["Home? 23:58", "Nearly 00:03"]))
  }

  @Test("A list of chats in text alone is no chat, even where its lines talk")
  func list() {
    let text = """
      9:41
      Conversations
      Ulla
      Are you coming?
      16:20
      Noor
      You: I am on my way!
      14:05
      Choir
      Can we start at six?
      Yesterday
      Uncle Bo
      Call me when you can
      Monday
      """
    let screen = TextDump.read(text).screens[0]
    #expect(!FlatLayout.story(of: screen).isChat)
  }

  @Test("The points of a note are no messages")
  func points() {
    let lines = [
      "9:41", "For the hut", "- do I have my boots?", "- ask Noor", "- our tickets!",
      "Can you call me?", "I am late",
    ]
    #expect(!ScreenEvidence.isSpoken(lines, isFramed: false))
    let said = lines.map { $0.hasPrefix("- ") ? String($0.dropFirst(2)) : $0 }
    #expect(ScreenEvidence.isSpoken(said, isFramed: false))
  }

  @Test("Short values level with names at the left are a list")
  func values() {
    var drawing = ScreenDrawing()
    drawing.put("9:41 all 5G", left: 60, size: 30)
    drawing.move(to: 130)
    drawing.put("Talks", left: 120, size: 60)
    drawing.move(to: 330)
    for (name, said, value) in [
      ("Ulla", "You: are you coming?", "On"), ("Noor", "I am on my way!", "Off"),
      ("Choir", "Can we start at six?", "Mute"), ("Uncle Bo", "Call me when you can!", "On"),
    ] {
      drawing.put(name, left: 160)
      // Half a line lower, as an engine gives it on a row of its own.
      drawing.move(to: drawing.y - 27)
      drawing.right(value, size: 40, step: 0.7)
      drawing.put(said, left: 160)
      drawing.gap(60)
    }
    #expect(!ScreenLayout.story(of: drawing.screen).isChat)
  }

  @Test(
    "The field for the next message, in words that no list holds",
    arguments: [
      ("+ Nachricht eingeben uU v", true), ("nviar un mensaje a Ines", true),
      ("Schrijf een bericht", true), ("I got your message", false),
      ("Der Bericht ist fertig", false), ("message her tomorrow", false),
    ])
  func field(_ line: String, _ isField: Bool) {
    #expect(InputBar.isAddressed(line, to: "Ines Okafor") == isField)
  }

  @Test("A field whose words were read without gaps")
  func joined() {
    #expect(InputBar.apps(in: "~ Typeamessage... n iv") != nil)
    #expect(InputBar.apps(in: "Typeamessagetomyoldfriends") == nil)
  }

  @Test("Where names with times head the others, a time alone heads the owner")
  func bareTimes() {
    let text = """
      9:41
      < Ines Okafor
      Ines Okafor 9:12 AM
      Is the kiln free?
      9:13 AM
      From two on
      Ines Okafor 9:15 AM
      Wonderful
      9:16 AM
      Bring clay
      Type a message
      """
    let told = ScreenDrawing.told(FlatLayout.story(of: TextDump.read(text).screens[0]))
    #expect(told.filter { $0.hasPrefix("me: ") }.count == 2)
    #expect(told.contains { $0.hasPrefix("me: From two on") })
    #expect(told.contains { $0.hasPrefix("them: Wonderful") })
  }

  @Test("Scraps of a picture before a name make no other speaker")
  func scraps() {
    let heads = SpeakerHeads([
      "Noor 9:12", "Is the kiln free?", "Bo 9:13", "From two on", "C s Noor 9:15", "Wonderful",
    ])
    #expect(heads.names == ["Noor", "Bo"])
  }

  @Test("Tabs and icons between the name and the first day are the head's")
  func icons() {
    let text = """
      9:41
      < Ines Okafor
      4 pins & K
      Today 9:12 AM
      Is the kiln free on Saturday?
      From two on
      """
    let told = ScreenDrawing.told(FlatLayout.story(of: TextDump.read(text).screens[0]))
    #expect(!told.contains { $0.contains("tabs") })
  }

  @Test("The partner's name above what they said is no message")
  func partner() {
    var drawing = ScreenDrawing()
    drawing.put("9:41 all 5G", left: 60, size: 30)
    drawing.move(to: 130)
    drawing.put("< Ines Okafor", left: 40)
    drawing.move(to: 330)
    drawing.put("Ines Okafor", left: 130)
    drawing.put("Is the kiln free on Saturday?", left: 130)
    drawing.gap()
    drawing.right("From two on")
    drawing.gap()
    drawing.put("Wonderful, see you at the studio", left: 130)
    let told = ScreenDrawing.told(ScreenLayout.story(of: drawing.screen))
    #expect(!told.contains { $0.contains("Noor") })
    #expect(told.contains { $0.contains("Is the kiln free") })
  }
}
