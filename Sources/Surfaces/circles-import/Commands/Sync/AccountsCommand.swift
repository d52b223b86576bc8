import ArgumentParser
import CirclesHTTP
import CirclesModel
import CirclesStore
import CirclesSync
import Foundation

/// `accounts`: which servers hold address books of the user.
struct AccountsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accounts",
    abstract: "Manage the servers with your address books and calendars; `sync` reads them.",
    discussion: """
      Examples:
        circles-import accounts add carddav https://dav.example.com/ --name home \\
          --user robin --password-command "pass show dav"
        circles-import accounts test home
        circles-import sync home
      """,
    subcommands: [
      AccountsListCommand.self, AccountsAddCommand.self, AccountsTestCommand.self,
      AccountsRemoveCommand.self,
    ],
    defaultSubcommand: AccountsListCommand.self)
}

/// `accounts list`: which there are.
struct AccountsListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the accounts (the default); the network is not used.",
    discussion: """
      Example:
        circles-import accounts list
      """)

  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let console = Console(output, pages: true)
    let accounts = try SyncPlace.answer { () throws(SyncError) in try SyncPlace.file.read() }
    // Before the first sync there may be no notebook.
    let last = (try? Notebook.toRead(database).lastSyncs()) ?? [:]
    switch console.form {
    case .jsonl:
      for account in accounts { console.data(AccountLines.json(account, last[account.name])) }
    case .text where accounts.isEmpty:
      console.note("No accounts yet. Add one with: circles-import accounts add carddav URL")
    case .text:
      AccountLines.text(accounts, last, console.style).forEach(console.line)
    }
    console.finish()
  }
}

/// `accounts test`: does it work.
struct AccountsTestCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract:
      "Sign in and list the address books or calendars; nothing is changed.",
    discussion: """
      Exit status: 0 it works, 69 the server cannot be used, 77 access denied.

      Example:
        circles-import accounts test home
      """)

  @Argument(help: "The account (default: all).") var account: String?

  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() async throws {
    let console = Console(output)
    let accounts = try SyncPlace.accounts(account.map { [$0] } ?? [])
    var worst = ExitStatus.done
    for account in accounts {
      do throws(SyncError) {
        let http = HTTPClient(try AccountSecret.credentials(of: account))
        let sync = AccountSync(
          SyncPlace.file, http, .init(SavedSettings.current.importOptions(after: nil)))
        let books = try await sync.collections(of: account)
        switch console.form {
        case .jsonl: console.data(AccountLines.json(account, books, http.traffic))
        case .text where !console.isQuiet:
          AccountLines.text(account, books).forEach(console.line)
        case .text: break
        }
      } catch {
        let failure = SyncPlace.failure(error, account: account.name)
        // One that does not work does not keep the others from being tested.
        if account == accounts.last {
          console.finish()
          throw failure
        }
        SyncPlace.say(failure, console)
        worst = failure.status
      }
    }
    console.finish()
    if worst != .done { throw ExitCode(worst.rawValue) }
  }
}

/// `accounts remove`: no longer.
struct AccountsRemoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove",
    abstract: "Forget an account; its people and meetings stay in the notebook.",
    discussion: """
      Example:
        circles-import accounts remove home
      """)

  @Argument(help: "The account's name.") var account: String

  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let console = Console(output)
    let account = account
    try SyncPlace.answer { () throws(SyncError) in
      // What is not known is told before anything is opened.
      _ = try SyncPlace.file.account(account)
    }
    if FileManager.default.fileExists(atPath: database.path) {
      try Notebook.toEdit(database).forgetSync(of: account)
    }
    try SyncPlace.answer { () throws(SyncError) in try SyncPlace.file.remove(account) }
    switch console.form {
    case .jsonl: console.data(AccountLines.json(removed: account))
    case .text where !console.isQuiet:
      console.line("Forgotten: \(TerminalText.escaped(account)). Its people stay.")
    case .text: break
    }
    console.finish()
  }
}
