import CirclesModel
import Testing

@testable import CirclesReaders

/// What screens of any app have in common: heads, pictures beside lines, directions, panes.
@Suite struct WildScreenTests {
  private func flat(_ text: String) -> ScreenConversation {
    FlatLayout.story(of: TextDump.read(text).screens.first ?? FlatScreen(lines: [], sourceLine: 1))
  }

  @Test("A head that was cut below the status bar is known by its icons and the day below")
  func cutHead() {
    var drawing = ScreenDrawing()
    drawing.put("Orla Fennimore", left: 200, size: 44, step: 0)
    drawing.put("G CH", left: 860, size: 44, step: 4)
    drawing.centre("Today 10:05")
    drawing.put("Is the canoe still for sale?", left: 60)
    drawing.gap()
    drawing.right("It is, do you want it?")
    let story = ScreenLayout.story(of: drawing.screen)
    #expect(story.name == "Orla Fennimore")
    #expect(ScreenDrawing.told(story).first == "--")
  }

  @Test("A message at the top of a cut picture is nobody's name")
  func noHead() {
    var drawing = ScreenDrawing()
    drawing.put("Is the canoe still for sale?", left: 60)
    drawing.gap()
    drawing.right("It is, do you want it?")
    drawing.gap()
    drawing.put("I can be there at six", left: 60)
    #expect(ScreenLayout.story(of: drawing.screen).name == nil)
  }

  @Test("Where the script runs from right to left the owner speaks at the left")
  func rightToLeft() {
    func word(_ text: String, _ left: Double, _ right: Double, _ top: Double) -> ScreenWord {
      ScreenWord(
        text: text, box: ScreenBox(left: left, top: top, right: right, bottom: top + 30),
        confidence: 0.95)
    }
    let lines = [
      ScreenLine(words: [word("بكرة", 640, 760, 500), word("نلتقي", 780, 940, 500)]),
      ScreenLine(words: [word("طيب", 60, 180, 640), word("تمام", 200, 330, 640)]),
      ScreenLine(words: [word("الساعة", 780, 940, 780)]),
      ScreenLine(words: [word("حاضر", 60, 220, 920)]),
      ScreenLine(words: [word("اليوم", 460, 540, 380)]),
    ]
    let story = ScreenLayout.story(
      of: Screen(width: 1000, height: 2000, lines: lines, sourceLine: 1))
    #expect(
      ScreenDrawing.told(story) == [
        "--", "them: نلتقي بكرة", "me: تمام طيب", "them: الساعة", "me: حاضر",
      ])
  }

  @Test(
    "Scraps of icons and pictures around a name are no part of it",
    arguments: [
      ("e Orla", "Orla"), ("wm NetballMums", "NetballMums"),
      ("A the rowing club", "the rowing club"),
      ("Orla Fennimore vee", "Orla Fennimore"), ("Orla Fennimore ao®", "Orla Fennimore"),
      ("Orla Fennimore SI", "Orla Fennimore"), ("de Vries", "de Vries"),
      ("my Orla", "my Orla"), ("Orla (flat 12)", "Orla (flat 12)"), ("# launch", "# launch"),
      ("+44 7700 900418", "+44 7700 900418"), ("Jan van Dam", "Jan van Dam"),
    ])
  func bareNames(_ read: String, _ name: String) {
    #expect(ChatName.bare(read) == name)
  }

  @Test("In text alone a name above each message says who speaks, and the two sides are known")
  func speakers() {
    let story = flat(
      """
      14:35 ll ZT @)
      <  Orla Fennimore ao®
      o Orla Fennimore
      Do you have time for the budget?
      Tom_Weir
      In ten minutes?
      o Orla Fennimore
      Perfect, see you there
      """)
    #expect(story.name == "Orla Fennimore")
    #expect(!story.isGroup)
    #expect(
      ScreenDrawing.told(story) == [
        "them: Do you have time for the budget?", "me: In ten minutes?",
        "them: Perfect, see you there",
      ])
  }

  @Test("A day is no speaker, however often it heads messages")
  func days() {
    let lines = [
      "Aujourd'hui 10:05", "Tu viens ?", "Aujourd'hui 11:20", "Oui", "Aujourd'hui 17:35", "Super",
    ]
    #expect(SpeakerHeads(lines).names.isEmpty)
  }

  @Test("The list beside a chat is not said in it, and names the open chat")
  func listFirst() {
    let story = flat(
      """
      Chats
      Q Search
      Orla Fennimore 5:12PM
      You: six sharp
      Book swap 1:33PM
      Dina sent a photo.
      Uncle Ray Mon
      call me when you can
      Orla Fennimore
      Fri, Oct 9, 5:01 PM
      is the boat still in the water?
      yes until the end of the month
      can we go out once more?
      """)
    #expect(story.name == "Orla Fennimore")
    #expect(!ScreenDrawing.told(story).contains { $0.contains("Dina") || $0.contains("sharp") })
  }

  @Test(
    "A field that is called after its chat is no message",
    arguments: [
      ("Message # launch", "launch", true), ("Envoyer un message à # accueil", nil, true),
      ("Message Orla Fennimore", "Orla Fennimore", true),
      ("Message me when you are there", "Orla", false), ("Message from Tom", "Orla", false),
    ] as [(String, String?, Bool)])
  func addressed(_ line: String, _ name: String?, _ isField: Bool) {
    #expect(InputBar.isAddressed(line, to: name) == isField)
  }

  @Test("Files and names of sites are the app's, sentences with them are not")
  func cards() {
    #expect(MediaText.isFile("Agenda v2.pdf"))
    #expect(MediaText.isFile("PDF: 214 KB"))
    #expect(!MediaText.isFile("did you get the agenda as a pdf"))
    #expect(LinkCard.isSite("docs.example"))
    #expect(!LinkCard.isSite("see docs.example"))
    #expect(!LinkCard.isSite("ok...sure"))
  }
}
