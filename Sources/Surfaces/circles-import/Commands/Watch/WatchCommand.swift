import ArgumentParser
import CirclesPipeline
import CirclesStore
import CirclesWatch
import Foundation
import SystemPackage

/// `watch`: the daemon.
struct WatchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Watch a folder and import what is dropped into it.",
    discussion: """
      Put files into ROOT/drop. Imported files move to ROOT/done, by month; files that cannot be \
      read move to ROOT/failed, with a note that says why. A file is imported exactly once, after \
      it has not changed for a moment.

      Examples:
        circles-import watch ~/Circles               until it is stopped (Ctrl-C)
        circles-import watch --once ~/Circles        what is there, and no more
        circles-import watch --keep ~/Sync/phone     leave files where they are
        circles-import watch --install ~/Circles     whenever you are logged in
        circles-import status ~/Circles              is all well
      """)

  @Argument(
    help: ArgumentHelp("The folder; drop, done and failed are made in it.", valueName: "root"),
    completion: .directory,
    transform: { try NonEmpty.checked($0, "a folder needs a name") })
  var root: String

  @Flag(help: "Exit when there is nothing left to import.")
  var once = false

  @Flag(help: "Leave files in place, for folders that are synced with a phone.")
  var keep = false

  @Option(
    help: ArgumentHelp(
      "How long a file must not have changed (default: 2, on network folders 10).",
      valueName: "seconds"),
    transform: { try Seconds.checked($0, shortest: 0) })
  var settle: Duration?

  @Option(
    help: ArgumentHelp(
      "List the folders this often, instead of being notified by the system.",
      valueName: "seconds"),
    transform: { try Seconds.checked($0, shortest: 0.1) })
  var poll: Duration?

  @Option(
    help: ArgumentHelp(
      "A pipeline file with settings; its sources describe folders below drop.",
      valueName: "pipeline"),
    completion: .file(extensions: ["yaml", "yml"]))
  var pipeline: String?

  @OptionGroup(title: "Log") var log: WatchLogOptions
  @OptionGroup(title: "Service") var service: WatchServiceOptions
  @OptionGroup(title: "Reading") var settings: SettingsOptions

  @Option(help: ArgumentHelp("The order of numeric dates.", valueName: "order"))
  var dateOrder: DateOrderOption?

  @Flag(name: .customLong("no-raw"), help: "Keep only summaries of texts, not the texts.")
  var noRaw = false

  @OptionGroup(title: "Notebook") var database: DatabaseOptions

  func validate() throws {
    if service.install, service.uninstall {
      throw ValidationError("--install and --uninstall exclude each other")
    }
    if service.install, once {
      throw ValidationError("--install and --once exclude each other")
    }
    if log.quiet, log.verbose { throw ValidationError("--quiet and --verbose exclude each other") }
  }

  func run() async throws {
    if service.uninstall { return try WatchService.uninstall(root: AbsolutePath.of(root)) }
    if !service.install { EarlySignals.begin() }
    let file = try pipelineFile()
    let options = options(file)
    if service.install { return try WatchService.install(self, options) }
    try await WatchRun.run(options, log.log)
  }

  /// The pipeline file, where one is named.
  private func pipelineFile() throws -> PipelineFile? {
    guard let pipeline else { return nil }
    do throws(PipelineError) {
      return try PipelineFile.read(pipeline)
    } catch { throw RunOutcome.failure(error) }
  }

  /// How the folder is watched.
  func options(_ file: PipelineFile?) -> WatchOptions {
    let notebook = AbsolutePath.of(database.db ?? file?.database ?? database.path)
    var importing = said(notebook)
    if let file { importing = file.options(importing) }
    importing.makesFolder = DefaultDatabase.isPlace(notebook)
    if noRaw { importing.keepsRaw = false }
    let root = AbsolutePath.of(root)
    var options = WatchOptions(
      root: FilePath(root), databasePath: notebook, importing: importing)
    options.sources = Self.sources(file, below: WatchLayout(root: FilePath(root)).drop.string)
    options.settle = settle
    options.poll = poll
    options.keeps = keep
    options.once = once
    return options
  }

  /// What a pipeline file says of folders below the drop folder.
  private static func sources(_ file: PipelineFile?, below drop: String) -> [SourceRequest] {
    (file?.sources ?? []).compactMap { source in
      var source = source
      source.inputs = source.inputs.map { AbsolutePath.of($0) }.compactMap { path in
        path == drop
          ? "" : path.hasPrefix(drop + "/") ? String(path.dropFirst(drop.count + 1)) : nil
      }
      return source.inputs.isEmpty ? nil : source
    }
  }

  /// What the command line says, and where it says nothing, the settings, or what the notebook's newest
  /// run was told.
  func said(_ notebook: String) -> ImportOptions {
    var options = settings.importOptions(after: Notebook.lastSettings(at: notebook))
    options.dateOrder = (dateOrder ?? SavedSettings.current.dateOrder)?.order
    if noRaw { options.keepsRaw = false }
    return options
  }
}
