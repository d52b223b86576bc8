import Testing

@testable import CirclesReaders

/// Screens that are no chats: nobody's words may come out of them.
@Suite struct NoChatTests {
  private func drawing(_ title: String) -> ScreenDrawing {
    var drawing = ScreenDrawing()
    drawing.put("9:41 all 5G", left: 60, size: 30)
    drawing.move(to: 130)
    drawing.centre(title, size: 44)
    drawing.move(to: 330)
    return drawing
  }

  @Test("settings, whose values stand at the right")
  func settings() {
    var drawing = drawing("Settings")
    for (name, value) in [
      ("Wi-Fi", "Home"), ("Bluetooth", "On"), ("Mobile Data", ">"), ("Notifications", ">"),
      ("Sounds", ">"), ("Screen Time", ">"),
    ] {
      drawing.put(name, left: 150)
      drawing.stamp(value, left: 860, size: 40)
      drawing.gap(50)
    }
    #expect(!ScreenLayout.story(of: drawing.screen).isChat)
  }

  @Test("a page, whose lines run from edge to edge")
  func page() {
    var drawing = drawing("gardenpages.example")
    drawing.put("How to divide rhubarb", left: 50, size: 64)
    for line in [
      "Rhubarb is best divided in late autumn", "when the leaves have died back and the",
      "ground is not yet frozen. Lift the whole", "crown with a fork and cut it into pieces",
    ] {
      drawing.put(line, left: 50)
    }
    drawing.centre("Advertisement")
    #expect(!ScreenLayout.story(of: drawing.screen).isChat)
  }

  @Test("a recipe with an arrow back")
  func recipe() {
    var drawing = drawing("")
    drawing.put("< Recipes", left: 30, size: 40)
    drawing.put("Plum cake", left: 60, size: 60)
    for line in ["200 g flour", "3 eggs", "120 g butter", "1 kg plums"] {
      drawing.put(line, left: 60)
      drawing.gap(20)
    }
    drawing.put("Stir the butter until pale, add", left: 60)
    drawing.put("the eggs one by one.", left: 60)
    #expect(!ScreenLayout.story(of: drawing.screen).isChat)
  }

  @Test("a mailbox, whose times stand at the right of each sender")
  func mailbox() {
    var drawing = drawing("Inbox")
    for (sender, time, subject) in [
      ("Priya Nair", "09:14", "Your booking is confirmed"), ("Allotments", "08:50", "Keys"),
      ("Tom Weir", "Yesterday", "Are you coming?"), ("City Library", "Mon", "Due on Friday"),
      ("Dana", "3 Feb", "Photos of the trip, as you asked"),
    ] {
      drawing.put(sender, left: 150)
      drawing.stamp(time, left: 880)
      drawing.put(subject, left: 150, size: 38)
      drawing.gap(40)
    }
    #expect(!ScreenLayout.story(of: drawing.screen).isChat)
  }

  @Test("appointments, whose times stand at the left")
  func appointments() {
    var drawing = drawing("Tuesday, 14 April")
    for (time, what) in [
      ("08:30", "School run"), ("10:00", "Dentist"), ("12:15", "Lunch with you and me?"),
      ("15:00", "Call the bank"), ("18:45", "Choir"),
    ] {
      drawing.put(time, left: 60, size: 36)
      drawing.stamp(what, left: 280, size: 44)
      drawing.gap(70)
    }
    #expect(!ScreenLayout.story(of: drawing.screen).isChat)
  }

  @Test("a bank's bookings, whose amounts stand at the right")
  func bookings() {
    var drawing = drawing("Account")
    drawing.centre("Today")
    for (name, amount) in [
      ("Bakery", "-4,20 €"), ("Salary", "+2.140,00 €"), ("Rent", "-890,00 €"),
      ("Your refund", "+12,99 €"),
    ] {
      drawing.put(name, left: 70)
      drawing.stamp(amount, left: 790, size: 40)
      drawing.gap(60)
    }
    #expect(!ScreenLayout.story(of: drawing.screen).isChat)
  }

  @Test("a list of chats in text alone, with tabs at its foot")
  func listOfChats() {
    let lines = [
      "21:15", "Chats", "Maeve Doyle 20:40", "See you there!", "Book club 19:02",
      "Ines: are you coming?", "Dad 18:11", "Call me when you can", "Updates Calls Chats Settings",
    ]
    let screen = FlatScreen(
      lines: lines.map { .init(text: $0, beginsBlock: false) }, takenAt: nil, sourceLine: 1)
    #expect(!FlatLayout.story(of: screen).isChat)
  }

  /// A page with that many columns, each with that many lines.
  private func columns(_ count: Int, lines: Int, words: Int) -> Screen {
    let width = 3000.0 / Double(count)
    let text = (0..<words).map { place in
      (text: ["river", "town", "has", "begun", "said", "work"][place % 6], place: place)
    }
    var all: [ScreenLine] = []
    for column in 0..<count {
      for line in 0..<lines {
        let left = 80 + Double(column) * width + Double(line * 37 % 5) * 6
        let top = 400 + Double(line) * 60 + Double(column) * 7
        all.append(
          ScreenLine(
            words: text.map { word in
              let start = left + Double(word.place) * (width - 140) / Double(words)
              return ScreenWord(
                text: word.text,
                box: ScreenBox(left: start, top: top, right: start + 60, bottom: top + 36),
                confidence: 0.9)
            }))
      }
    }
    return Screen(width: 3100, height: 4500, lines: all, sourceLine: 1)
  }

  @Test(
    "printed columns and ledgers, whose columns look like two sides",
    arguments: [(2, 40, 6), (5, 60, 4), (7, 80, 3), (4, 25, 1)])
  func printed(_ count: Int, _ lines: Int, _ words: Int) {
    let screen = columns(count, lines: lines, words: words)
    #expect(PrintedPage(screen: screen).isPrinted)
    #expect(!ScreenLayout.story(of: screen).isChat)
  }

  @Test("a chat is no printed page, though times stand beside what is said")
  func spoken() {
    var drawing = drawing("Otto Brandvold >")
    for number in 0..<30 {
      drawing.put("Ferry was late again", left: number.isMultiple(of: 2) ? 62 : 500)
      drawing.stamp("19:\(10 + number)", left: 990, size: 26)
      drawing.gap(10)
    }
    #expect(!PrintedPage(screen: drawing.screen).isPrinted)
  }

  @Test("what only the other side said is a chat still, where a separator stands above it")
  func oneSided() {
    var drawing = drawing("Otto Brandvold >")
    drawing.centre("Today 9:12 AM")
    drawing.put("Ferry was late", left: 62)
    drawing.gap()
    drawing.put("Had waffles though", left: 62)
    #expect(ScreenLayout.story(of: drawing.screen).isChat)
  }

  @Test(
    "text alone of lists, pages and calendars is not taken for a chat",
    arguments: [
      "9:41 5G 80%\n\n< Recipes\n\nPlum cake\n\nServes 8, 45 min\n\n200 g flour\n3 eggs\n120 g butter\n"
        + "1 kg plums\n\nStir the butter until pale, add\nthe eggs one by one.\n",
      "9:41 all 5G\n\nSettings\n\nSearch\n\nWi-Fi Home >\nBluetooth On >\nMobile Data >\n\nSounds >\n"
        + "Screen Time >\n\nGeneral >\n",
      "12:02 LTE 55%\n\n< Departures\n\nToday\n\n12:14 Harbour Line 3\n12:19 Old Town\n12:26 Airport\n"
        + "12:31 Harbour Line 3\n12:44 Old Town\n12:51 Airport\n",
      "9:41 5G 80%\n\nTuesday, 3 March\n\n09:00\nDentist\n10:30\nTeam call\n12:00\nLunch with Pia\n"
        + "15:00\nSchool play\n18:30\nChoir\n",
      "9:41 5G 80%\n\nInbox\n\nTown Library Yesterday\nYour loan is due\n\nPia Lindqvist 10:14\n"
        + "Posters\n\nOtto Brandvold 09:02\nFerry times\n\nRail Club 08:15\nTickets for March\n",
    ])
  func lists(_ text: String) {
    #expect(ScreenEvidence.weigh(text) < ScreenEvidence.enough)
    for screen in TextDump.read(text).screens {
      #expect(!FlatLayout.story(of: screen).isChat)
    }
  }
}
