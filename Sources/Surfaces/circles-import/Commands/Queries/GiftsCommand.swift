import ArgumentParser
import CirclesModel
import CirclesQueries
import CirclesStore

/// `gifts`: what to give somebody.
struct GiftsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gifts",
    abstract: "Show a person's wishes, likes and dislikes, and gift ideas.",
    discussion: """
      Based on notes and their own messages; nothing is made up. Nothing they dislike or were \
      already given is suggested.

      Examples:
        circles-import gifts ana
        circles-import gifts ana --occasion birthday --price 50-100
      """)

  @Argument(help: "An id, a unique prefix of one, an identifier, or a name.")
  var person: String
  @Option(help: ArgumentHelp("The occasion: birthday, wedding, ...", valueName: "occasion"))
  var occasion: String = ""
  @Option(
    help: ArgumentHelp("The price: 50-100, 50 (at most) or 50+.", valueName: "price"),
    transform: {
      guard let price = GiftPrice(text: $0) else {
        throw ValidationError("write the price as 50-100, 50 or 50+")
      }
      return price
    })
  var price: GiftPrice?

  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let console = Console(output, pages: true)
    let notebook = try Notebook.toRead(database)
    let someone = try notebook.person(named: person)
    let request = GiftRequest(occasion: occasion, price: price ?? GiftPrice())
    let advice = try notebook.giftAdvice(for: someone.id, request)
    switch console.form {
    case .jsonl:
      for idea in advice.ideas {
        var json = JSONWriter(capacity: 512)
        idea.write(to: &json, isLine: true)
        json.newline()
        console.data(json.bytes)
      }
    case .text: print(advice, console)
    }
    if !advice.isPersonal {
      console.note(
        "Nothing is known that a present for \(TerminalText.escaped(someone.name)) could rest on.")
    }
    console.finish()
  }

  private func print(_ advice: GiftAdvice, _ console: Console) {
    let headings: [(GiftAdvice.Hint.Kind, String)] = [
      (.wish, "Wished for"), (.like, "Likes"), (.dislike, "Dislikes"), (.size, "Sizes"),
      (.given, "Given before"), (.avoid, "Avoid mentioning"),
    ]
    for (kind, heading) in headings {
      let hints = advice.hints.filter { $0.kind == kind }.prefix(5)
      if hints.isEmpty { continue }
      console.line(console.style.heading(heading))
      for hint in hints {
        let text = "\(hint.text) (note \(hint.note.prefix(8)), \(hint.at))"
        QueryText.lines(TerminalText.escaped(text), console).forEach { console.line($0) }
      }
      console.line()
    }
    if advice.ideas.isEmpty { return console.line("No ideas fit.") }
    console.line(console.style.heading(advice.isPersonal ? "Ideas" : "General ideas"))
    for idea in advice.ideas {
      let price = idea.priceRange.isEmpty ? "" : "  \(idea.priceRange)"
      console.line("  " + TerminalText.escaped(idea.name) + console.style.faint(price))
      for text in [idea.description, idea.reasoning] {
        QueryText.lines(TerminalText.escaped(text), console).forEach { console.line("  " + $0) }
      }
    }
  }
}
