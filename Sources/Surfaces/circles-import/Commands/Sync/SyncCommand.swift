import ArgumentParser
import CirclesHTTP
import CirclesModel
import CirclesPipeline
import CirclesStore
import CirclesSync

/// `sync`: the notebook up to the address books and calendars on servers.
struct SyncCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sync",
    abstract:
      "Bring the notebook up to date with the address books and calendars of your accounts.",
    discussion: """
      Only what changed on the server is fetched. What you changed by hand stays. People who are \
      gone from the server are removed from the notebook, unless they have notes or another \
      source. Meetings with people you know are added once they take place, moved, and removed \
      when cancelled. More changes at once than --max-changes are reported and not made.

      Nothing is written to the server, except your own days to the calendar named by accounts \
      add --publish-to and, with --push, the fields of people that you changed by hand. A field \
      that was changed on both sides is a conflict: neither side is overwritten. --conflicts \
      lists them, and --take settles those of a person.

      Exit status: 1 the server rejected something, 69 the server cannot be used, 75 try again \
      later or \
      too many changes, 77 access denied.

      Examples:
        circles-import sync
        circles-import sync home --dry-run
        circles-import sync home --max-changes 500
        circles-import sync home --push --dry-run
        circles-import sync --conflicts
        circles-import sync --take mine "Ana Ruiz"
        circles-import sync home --push --delete "Ben Okafor"
      """)

  @Argument(help: "Which accounts (default: all); with --take, whose conflicts.")
  var accounts: [String] = []

  @Flag(help: "Show what would change without writing.")
  var dryRun = false

  @Flag(help: "Also write your edits to the server.")
  var push = false

  @Option(
    help: ArgumentHelp(
      "With --push and one account: remove this person's card on the server, and nothing else.",
      valueName: "person"),
    transform: { try NonEmpty.checked($0, "a person has a name or an id") })
  var delete: String?

  @Flag(help: "List the fields that were changed on both sides; the network is not used.")
  var conflicts = false

  @Option(
    help: ArgumentHelp(
      "Settle a person's conflicts: mine (the next push writes it) or theirs.",
      valueName: "mine|theirs"))
  var take: ConflictSide?

  @Flag(help: "Compare every card and read every event, even if the server reports no change.")
  var full = false

  @Option(
    help: ArgumentHelp(
      "How many people or meetings may change at once (default: 50, or a tenth of all, if that is more).",
      valueName: "number"),
    transform: { try ChangeLimit.checked($0) })
  var maxChanges: Int?

  @OptionGroup(title: "Reading") var reading: SettingsOptions

  @Option(
    help: ArgumentHelp(
      "The order of numeric dates (default: auto, from each card).", valueName: "order"))
  var dateOrder: DateOrderOption?

  @Flag(help: "Treat warnings as errors in the exit status.")
  var strict = false

  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func validate() throws {
    if delete != nil, !push || accounts.count != 1 {
      throw ValidationError("--delete needs --push and the name of one account")
    }
    if take != nil, accounts.count != 1 || conflicts || push {
      throw ValidationError("--take needs one person, and nothing else")
    }
    if conflicts, push { throw ValidationError("--conflicts and --push exclude each other") }
  }

  func run() async throws {
    if let take {
      return try SyncConflicts.settle(take, of: accounts[0], database, Console(output))
    }
    if conflicts { return try SyncConflicts.list(accounts, database, Console(output, pages: true)) }
    // The notebook is written to the end even if nobody reads the output any more.
    let console = Console(output, stopsWithoutReader: false)
    let chosen = try SyncPlace.accounts(accounts)
    let deleted = try delete.map { try SyncConflicts.id(of: $0, database) }
    var worst = ExitStatus.done
    for account in chosen {
      let printer = RunPrinter(console, isStrict: strict)
      do throws(SyncError) {
        let result = try await sync(account, deleting: deleted, printer)
        let report = printer.finished(result.report)
        show(result, report, console)
        if result.failed > 0, account.kind == .caldav {
          console.problem(
            "\(TerminalText.escaped(account.name)): the server rejected \(result.failed) of your days"
          )
        }
        if let plan = result.tooManyToPush { throw SyncError.tooManyToPush(plan) }
        let isGood = RunOutcome.status(report) == .done && result.failed == 0
        if !isGood, worst == .done { worst = .refused }
      } catch {
        printer.stopped()
        let failure = SyncPlace.failure(error, account: account.name)
        // One account that cannot be reached does not keep the others from theirs.
        if account == chosen.last {
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

  private func sync(
    _ account: Account, deleting deleted: String?, _ printer: RunPrinter
  ) async throws(SyncError) -> SyncResult {
    var options = AccountSync.SyncOptions(
      reading.importOptions(after: Notebook.lastSettings(at: database.path)))
    options.importing.databasePath = database.path
    options.importing.makesFolder = DefaultDatabase.isPlace(database.path)
    options.importing.isDryRun = dryRun
    if let dateOrder { options.importing.dateOrder = dateOrder.order }
    options.importing.command = "sync \(account.name)"
    options.isFull = full
    options.isPushing = push
    options.deletes = deleted
    options.maximumChanges = maxChanges
    let http = HTTPClient(try AccountSecret.credentials(of: account))
    return try await AccountSync(SyncPlace.file, http, options).run(account, printer)
  }

  private func show(_ result: SyncResult, _ report: RunReport, _ console: Console) {
    switch console.form {
    case .jsonl:
      console.data(SyncLines.json(result))
      console.data(ReportLine.json(report))
    case .text where !console.isQuiet:
      SyncLines.text(result, report, path: database.path, console.style).forEach(console.line)
    case .text: break
    }
  }
}
