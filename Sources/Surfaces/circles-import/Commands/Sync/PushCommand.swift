import ArgumentParser
import CirclesHTTP
import CirclesPipeline
import CirclesStore
import CirclesSync
import Foundation
import Synchronization

/// `push`: the notebook to where the app looks.
struct PushCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "push",
    abstract: "Write the notebook to the app's cloud, and pull what was changed in the app.",
    discussion: """
      Example:
        circles-import push cloudkit --container iCloud.org.example.circles \\
          --api-token-file api.token --web-token-file web.token
      """,
    subcommands: [PushCloudKitCommand.self])
}

/// `push cloudkit`: the app's records over CloudKit Web Services.
struct PushCloudKitCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "cloudkit",
    abstract: "Write the notebook to CloudKit, and pull what was changed in the app.",
    discussion: """
      First, changes made in the app are pulled, each as an edit by hand that `runs undo` \
      reverts; then changes made here are written, field by field. Where both sides changed a \
      field, the latest edit by hand wins. More changes and deletions at once than --max-changes \
      are reported and not made. If a run is interrupted, what it wrote stays written; the next \
      run continues from there.

      Sign in with the app's API token and a web token of the user, or with a server-to-server \
      key (which \
      Apple lets into public databases alone). Each is in a file readable only by you; the cloud \
      may \
      answer with the user's next web token, which is then written to that file.

      Exit status: 1 the cloud rejected something, 69 it cannot be used, 75 try again later or \
      too many changes, 77 access denied.

      Examples:
        circles-import push cloudkit --container iCloud.org.example.circles \\
          --api-token-file api.token --web-token-file web.token
        circles-import push cloudkit --container iCloud.org.example.circles \\
          --key-id 4f0c --key-file key.pem --database public --dry-run
      """)

  @Option(
    help: ArgumentHelp(
      "The app's container, such as iCloud.org.example.circles.", valueName: "name"))
  var container: String

  @Option(help: ArgumentHelp("production or development.", valueName: "environment"))
  var environment: CloudEnvironment = .production

  @Option(
    name: .customLong("database"),
    help: ArgumentHelp(
      "private, or public, which all users of the app can read.", valueName: "which"))
  var which: CloudDatabaseOption = .private

  @Option(
    help: ArgumentHelp("A file with the app's API token.", valueName: "file"),
    completion: .file())
  var apiTokenFile: String?

  @Option(
    help: ArgumentHelp("A file with the user's web token.", valueName: "file"),
    completion: .file())
  var webTokenFile: String?

  @Option(help: ArgumentHelp("The id of a server-to-server key.", valueName: "id"))
  var keyID: String?

  @Option(
    help: ArgumentHelp("A file with that key (PEM, P-256).", valueName: "file"),
    completion: .file())
  var keyFile: String?

  @Option(
    help: ArgumentHelp("Another server that speaks the same (for tests).", valueName: "url"))
  var server = CloudPlace.apple

  @Flag(help: "Show what would change without writing.")
  var dryRun = false

  @Option(
    help: ArgumentHelp(
      "How many records may change or go at once (default: 50, or a tenth of all, if that is more).",
      valueName: "number"),
    transform: { try ChangeLimit.checked($0) })
  var maxChanges: Int?

  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func validate() throws {
    let tokens = apiTokenFile != nil && webTokenFile != nil
    let key = keyID != nil && keyFile != nil
    let isOne = tokens != key && (apiTokenFile == nil) == (webTokenFile == nil)
    guard isOne, (keyID == nil) == (keyFile == nil) else {
      throw ValidationError(
        "give --api-token-file and --web-token-file, or --key-id and --key-file")
    }
  }

  func run() async throws {
    let console = Console(output, stopsWithoutReader: false)
    let place: CloudPlace
    do throws(HTTPClientError) {
      place = try CloudPlace(
        container: container, environment: environment.rawValue, database: which.database,
        server: server)
    } catch {
      throw CommandError(.usage, error.description)
    }
    let access = try SyncPlace.answer { () throws(SyncError) in try credentials() }
    let notebook = try Notebook.toEdit(database)
    var options = CloudSync.Options(
      try EditSettings.ofUser.options(for: notebook).knowing(notebook))
    options.isDryRun = dryRun
    options.maximumChanges = maxChanges
    let file = webTokenFile
    let lost = Mutex(false)
    options.tokenChanged = { token in
      guard let file else { return }
      let isKept =
        (try? PrivateFile.write(Array((token + "\n").utf8), to: AbsolutePath.of(file))) != nil
      lost.withLock { $0 = !isKept }
    }
    func say() {
      guard lost.withLock({ $0 }) else { return }
      console.problem(
        "circles-import: warning: the user's next web token could not be written to its file; "
          + "sign in again for a new one")
    }
    let result: CloudResult
    do throws(SyncError) {
      result = try await CloudSync(place, access, notebook, options).run()
    } catch {
      say()
      console.finish()
      throw SyncPlace.failure(error, account: "cloudkit", command: "push cloudkit ...")
    }
    switch console.form {
    case .jsonl: console.data(CloudLines.json(result, isDryRun: dryRun))
    case .text where !console.isQuiet:
      CloudLines.text(result, isDryRun: dryRun, console.style).forEach(console.line)
    case .text: break
    }
    say()
    console.finish()
    if !result.refused.isEmpty { throw ExitCode(ExitStatus.refused.rawValue) }
  }

  private func credentials() throws(SyncError) -> CloudAccess {
    if let apiTokenFile, let webTokenFile {
      return .tokens(
        api: try AccountSecret.read(apiTokenFile), web: try AccountSecret.read(webTokenFile))
    }
    return .key(id: keyID ?? "", pem: try AccountSecret.readAll(keyFile ?? ""))
  }
}

/// Which environment of a container.
enum CloudEnvironment: String, ExpressibleByArgument, CaseIterable {
  case production, development
}

/// Which database of a container.
enum CloudDatabaseOption: String, ExpressibleByArgument, CaseIterable {
  case `private`, `public`

  var database: CloudPlace.Database { self == .private ? .private : .public }
}
