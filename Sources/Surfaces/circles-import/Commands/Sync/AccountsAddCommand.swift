import ArgumentParser
import CirclesHTTP
import CirclesSync
import Foundation

/// `accounts add`: one more.
struct AccountsAddCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Add an account: address books, calendars or a subscribed calendar.",
    discussion: """
      carddav: address books; caldav: calendars; ics: one calendar that is published at an \
      address, \
      such as the secret address of a Google calendar (webcal://... means https://...). \
      The address may be that of the server, of your account there or of one book, or your e-mail \
      address, whose domain then names the server (by DNS). Many services need a password made \
      for this program (an app password). With --user alone, the password is asked for, or read \
      from standard input, and kept in a private file (0600). Nothing else uses the network yet; \
      circles-import accounts test does.

      --publish-to keeps the birthdays and other days of your people in a calendar on the server, \
      best one made for them.

      Examples:
        circles-import accounts add carddav https://dav.example.com/ --name home \\
          --user robin --password-command "pass show dav"
        circles-import accounts add carddav robin@example.com
        circles-import accounts add carddav http://127.0.0.1:5232/ --book Family
        circles-import accounts add ics webcal://club.example.org/x.ics --name club
      """)

  @Argument(help: "The kind: carddav, caldav or ics.") var kind: AccountKindOption

  @Argument(
    help: ArgumentHelp(
      "The address: https://... (http:// on this machine), or your e-mail address.",
      valueName: "url"))
  var url: String

  @Option(
    help: ArgumentHelp("A name for it (default: the server's name).", valueName: "name"),
    transform: { try NonEmpty.checked($0, "an account needs a name") })
  var name: String?

  @Option(
    help: ArgumentHelp("Your name on the server.", valueName: "user"),
    transform: { try NonEmpty.checked($0, "the user is empty") })
  var user: String?

  @Option(
    help: ArgumentHelp(
      "A command that prints the password; it runs at every sync.", valueName: "command"))
  var passwordCommand: String?

  @Option(
    help: ArgumentHelp("A file with the password, readable only by you.", valueName: "file"),
    completion: .file())
  var passwordFile: String?

  @Option(
    help: ArgumentHelp(
      "A book or calendar, by title or path; repeatable (default: all).", valueName: "book"))
  var book: [String] = []

  @Option(
    help: ArgumentHelp(
      "caldav: a calendar, by title or path, in which sync keeps your birthdays and other days.",
      valueName: "calendar"),
    transform: { try NonEmpty.checked($0, "a calendar has a title or a path") })
  var publishTo: String?

  @Option(
    help: ArgumentHelp(
      "How often circles-import watch syncs it: 30m, 6h, 1d (default: never).",
      valueName: "time"),
    transform: { try SyncInterval.checked($0) })
  var every: Int?

  @Flag(help: "carddav: let every sync write your edits to the server (sync --push).")
  var push = false

  @Option(
    help: ArgumentHelp(
      "carddav: the book to which sync --push adds people you added by hand.",
      valueName: "book"),
    transform: { try NonEmpty.checked($0, "a book has a title or a path") })
  var newPeopleTo: String?

  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func validate() throws {
    if passwordCommand != nil, passwordFile != nil {
      throw ValidationError("--password-command and --password-file exclude each other")
    }
    if publishTo != nil, kind != .caldav {
      throw ValidationError("--publish-to works only with accounts add caldav")
    }
    if push || newPeopleTo != nil, kind != .carddav {
      throw ValidationError("--push and --new-people-to work only with accounts add carddav")
    }
    if userName == nil, passwordCommand != nil || passwordFile != nil {
      throw ValidationError("a password needs a user: --user")
    }
  }

  func run() throws {
    let console = Console(output)
    let address = try domain.map(server) ?? url
    var account: Account
    do throws(HTTPClientError) {
      account = try Account(
        name: name ?? domain, kind: kind.kind, url: address, user: userName, books: book)
    } catch {
      throw CommandError(.usage, error.description)
    }
    account.passwordCommand = passwordCommand
    account.publishTo = publishTo
    account.push = push ? true : nil
    account.newPeopleTo = newPeopleTo
    account.every = every
    account.passwordFile = passwordFile.map { AbsolutePath.of($0) }
    let secret = try password()
    let added = account
    try SyncPlace.answer { () throws(SyncError) in
      // A file that cannot be used is told now, not at the first sync.
      if let file = added.passwordFile { _ = try AccountSecret.read(file) }
      try SyncPlace.file.add(added, password: secret)
    }
    switch console.form {
    case .jsonl: console.data(AccountLines.json(account, nil))
    case .text where !console.isQuiet:
      let name = TerminalText.escaped(account.name)
      console.line("Added: \(name)")
      console.line("Test with: circles-import accounts test \(name)")
      if account.every != nil {
        console.line(
          "An installed daemon now needs the network. Install it again with:")
        console.line("circles-import watch --install ROOT")
      }
    case .text: break
    }
    console.finish()
  }

  /// The domain of the e-mail address that was given instead of a server's.
  private var domain: String? { kind == .ics ? nil : ServiceDiscovery.domain(of: url) }

  /// The user's name on the server: an e-mail address is one, too.
  private var userName: String? { user ?? domain.map { _ in url } }

  /// The server that a domain names; one elsewhere is for the user to agree to.
  private func server(of domain: String) throws -> String {
    let found: ServiceDiscovery.Found
    do throws(HTTPClientError) {
      found = try ServiceDiscovery().find(kind.kind, of: domain)
    } catch {
      throw CommandError(.usage, error.description)
    }
    if found.isOwn { return found.url.absoluteString }
    throw CommandError(
      .usage, "\(domain) names a server elsewhere: \(found.url.absoluteString)",
      hints: [
        "if that is your provider: circles-import accounts add \(kind.rawValue) "
          + "\(found.url.absoluteString) --user \(url)"
      ])
  }

  /// The password that is typed or piped in; nil where none is needed.
  private func password() throws -> String? {
    guard userName != nil, passwordCommand == nil, passwordFile == nil else { return nil }
    var data = Data()
    if isatty(STDIN_FILENO) == 1 {
      if let typed = getpass("Password: ") { data = Data(String(cString: typed).utf8) }
    } else if PipedInput.isThere() {
      data = (try? FileHandle.standardInput.read(upToCount: 1 << 14)) ?? Data()
    }
    if data.isEmpty {
      throw CommandError(
        .usage, "a password is needed for --user",
        hints: ["give --password-command or --password-file, or write it to standard input"])
    }
    return try SyncPlace.answer { () throws(SyncError) in
      try AccountSecret.firstLine(data, of: "standard input")
    }
  }
}

/// How often an account is synced.
enum SyncInterval {
  /// The seconds of `45s`, `30m`, `6h` or `1d`, or a usage error.
  static func checked(_ text: String) throws -> Int {
    let units: [Character: Int] = ["s": 1, "m": 60, "h": 3600, "d": 86_400]
    guard let last = text.last, let unit = units[last], let number = Int(text.dropLast()),
      (1...100_000).contains(number), (1...31 * 86_400).contains(number * unit)
    else { throw ValidationError("a time such as 30m, 6h or 1d, up to 31d") }
    return number * unit
  }
}

/// What an account may be.
enum AccountKindOption: String, ExpressibleByArgument, CaseIterable {
  case carddav, caldav, ics

  /// As accounts know it.
  var kind: Account.Kind {
    switch self {
    case .carddav: .carddav
    case .caldav: .caldav
    case .ics: .ics
    }
  }
}
