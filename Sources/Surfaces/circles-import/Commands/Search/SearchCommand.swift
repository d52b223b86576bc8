import ArgumentParser
import CirclesQueries
import CirclesStore
import Foundation

/// `search`: what was said, written down or is known.
struct SearchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "search",
    abstract: "Find messages, notes, people, and what notes say of them.",
    discussion: """
      All words must match; case and accents are ignored. "in quotes" is a phrase, dent* matches \
      any word that starts with dent, and -word excludes a word (beside other words inside shell \
      quotes, or after --). Filters:
        from:me from:ana   who said it            with:ana     whom it is about
        in:whatsapp        the app                on:2026-03   the day, month or year
        before:2026        earlier                after:"last May"   later
        kind:note          message, note, contact, fact or interest
        is:inbox           inbox, assigned, dismissed or group
        has:link           media, call, link, date, phone, email or birthday

      Examples:
        circles-import search dentist
        circles-import search 'from:ana "new job" -interview' --since 'last May'
        circles-import search --kind contact denver --output jsonl
      """)

  @Argument(help: ArgumentHelp("What to look for.", valueName: "words"))
  var words: [String] = []

  @Option(
    name: .customLong("with"),
    help: ArgumentHelp("Only what is about a person.", valueName: "person"))
  var person: String?

  @Option(name: .customLong("in"), help: ArgumentHelp("Only from an app.", valueName: "app"))
  var app: String?

  @OptionGroup var period: PeriodOptions

  @Option(
    help: ArgumentHelp(
      "Only messages, notes, contacts, facts or interests: one of message, note, contact, fact, interest.",
      valueName: "kind"))
  var kind: SearchKindOption?

  @Option(
    help: ArgumentHelp("Hits per page (default: 20).", valueName: "number"),
    transform: NoteLimit.checked)
  var limit: Int?

  @Option(help: ArgumentHelp("Continue where a page ended.", valueName: "cursor"))
  var page: String?

  @Flag(help: "Rebuild the index of messages, then search.")
  var rebuild = false

  @OptionGroup var calendar: CalendarOptions
  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let console = Console(output, pages: true)
    let zone = calendar.zone
    if rebuild { try rebuildIndex(console) }
    if rebuild, words.isEmpty { return console.finish() }
    let when = WhenText.reader(in: zone, database)
    var query = try SearchMessage.reading {
      try SearchQuery(words.joined(separator: " "), when: when)
    }
    query.days = query.days.intersection(try period.days(when))
    if let person { query.with.append(person) }
    if let app { query.apps.append(app.lowercased()) }
    if let kind = kind?.kind { query.kinds = [kind] }
    if query.isEmpty { throw SearchMessage.failure(.empty) }
    let notebook = try openForSearch()
    var request = SearchRequest(query, in: zone)
    request.limit = limit ?? request.limit
    request.people = try query.with.map { try notebook.person(named: $0).id }
    request.senders = try query.from.map { try SearchSender.named($0, in: notebook) }
    if let page {
      guard let cursor = PageCursor(text: page) else { throw SearchMessage.wrongPage }
      request.page = cursor
    }
    guard let found = try notebook.search(request) else { throw SearchMessage.wrongPage }
    print(found, console)
    console.finish()
  }

  private func print(_ found: SearchPage, _ console: Console) {
    switch console.form {
    case .jsonl:
      for hit in found.hits { console.data(SearchLine.json(hit)) }
      if let next = found.next { console.data(PageLine.json(next)) }
    case .text:
      SearchText.lines(found.hits, width: min(console.tableWidth, 80), console.style)
        .forEach(console.line)
      if found.hits.isEmpty { console.note("Nothing found.") }
      if let next = found.next { console.note("More: --page \(next.text)") }
    }
  }

  private func rebuildIndex(_ console: Console) throws {
    let count = try Notebook.toEdit(database).updateSearchIndex(rebuilding: true)
    console.note("Rebuilt the index: \(count) \(count == 1 ? "message" : "messages").")
  }

  /// Opens the notebook, after its index was brought up to date where that is worth it and possible:
  /// what the index does not know is looked through.
  private func openForSearch() throws -> Notebook {
    let notebook = try Notebook.toRead(database)
    if try notebook.searchBacklog() <= Notebook.searchBacklogLimit { return notebook }
    if let writable = try? Notebook.open(
      path: database.path, mode: .existing(readOnly: false), busyTimeout: 0.5)
    {
      _ = try? writable.updateSearchIndex()
    }
    return notebook
  }
}

/// A kind of hit on the command line.
struct SearchKindOption: ExpressibleByArgument {
  let kind: SearchQuery.Kind

  init?(argument: String) {
    guard let kind = SearchQuery.Kind(rawValue: argument.lowercased()) else { return nil }
    self.kind = kind
  }

  static var allValueStrings: [String] { SearchQuery.Kind.allCases.map(\.rawValue) }
}

/// Who said something.
enum SearchSender {
  /// The owner, a contact, or somebody of a chat who is no contact; several contacts of the name are a
  /// usage error.
  static func named(_ name: String, in notebook: Notebook) throws -> SearchRequest.Sender {
    if name.lowercased() == "me" { return .me }
    switch try notebook.resolvePerson(name) {
    case .one(let person): return .person(person.id)
    case .none: return .named(name)
    case .ambiguous: return .person(try notebook.person(named: name).id)
    }
  }
}

/// Why a question cannot be asked, in words.
enum SearchMessage {
  /// A cursor that no page printed.
  static var wrongPage: CommandError {
    CommandError(
      .usage, "--page takes the cursor that the previous page ended with",
      hints: ["leave it out to start over"])
  }

  /// Reads a question; what is wrong with it is a usage error.
  static func reading<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch let problem as SearchQuery.Problem {
      throw failure(problem)
    }
  }

  /// A usage error.
  static func failure(_ problem: SearchQuery.Problem) -> CommandError {
    switch problem {
    case .empty:
      CommandError(
        .usage, "say what to look for", hints: ["circles-import search dentist with:ana"])
    case .notATime(let name, let value):
      CommandError(
        .usage, "\(name): '\(value)' is not a known time", hints: [WhenText.hint])
    case .unknownValue(let name, let value, let known):
      CommandError(
        .usage, "there is no \(name):\(value)",
        hints: ["\(name): takes " + known.joined(separator: ", ")])
    case .noValue(let name):
      CommandError(.usage, "\(name): needs a value, without a space before it")
    case .excluded(let name):
      CommandError(
        .usage, "-\(name): only words can be excluded", hints: ["write -word, or leave the - out"])
    case .tooLong:
      CommandError(
        .usage,
        "that is too much to search at once (at most \(SearchQuery.mostWords) words)")
    }
  }
}
