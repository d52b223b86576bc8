import ArgumentParser
import CirclesAssistant
import CirclesModel
import CirclesPipeline
import CirclesServer
import CirclesStore
import Foundation

/// `serve`: the notebook in a browser, and for the phone app.
struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Serve the notebook to a browser and the phone app.",
    discussion: """
      Prints an address that opens the notebook in one browser, once. Other programs need a \
      token; create one with `circles-import serve tokens add NAME`.

      Examples:
        circles-import serve --open
        circles-import serve --port 0
        circles-import serve tokens add phone
        circles-import serve --listen 10.0.0.5 --tls-cert cert.pem --tls-key key.pem
      """,
    subcommands: [ServeRunCommand.self, ServeTokensCommand.self],
    defaultSubcommand: ServeRunCommand.self)
}

/// `serve` itself.
struct ServeRunCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Serve until Ctrl-C or SIGTERM (the default).",
    discussion: """
      Example:
        circles-import serve run --port 8421

      SIGUSR1 prints another address, for another browser.
      """)

  @Option(
    help: ArgumentHelp("The port; 0 for any that is free.", valueName: "port"),
    transform: ServePort.checked)
  var port = ServePort(number: 8421)

  @Option(
    help: ArgumentHelp(
      "Listen on this address, not only on this machine; needs --tls-cert and --tls-key.",
      valueName: "address"),
    transform: { try NonEmpty.checked($0, "the address is empty") })
  var listen: String?

  @Option(
    help: ArgumentHelp("The certificate chain (PEM).", valueName: "file"),
    completion: .file())
  var tlsCert: String?

  @Option(
    help: ArgumentHelp("The certificate's private key (PEM).", valueName: "file"),
    completion: .file())
  var tlsKey: String?

  @Flag(help: "Open the address in the browser.")
  var open = false

  @Option(
    help: ArgumentHelp(
      "How much assistants at /mcp see: full, redacted or aggregate.",
      valueName: "level"))
  var privacy: PrivacyOption = .full

  @Flag(help: "Let assistants at /mcp write and file notes, and undo that.")
  var allowWrites = false

  @OptionGroup(title: "Reading") var settings: SettingsOptions
  @OptionGroup(title: "Notebook") var database: DatabaseOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func validate() throws {
    if (tlsCert == nil) != (tlsKey == nil) {
      throw ValidationError("--tls-cert and --tls-key belong together")
    }
    if let listen, tlsCert == nil, !ServeOptions.isOfThisMachine(listen) {
      throw ValidationError(
        "--listen beyond this machine needs --tls-cert and --tls-key: "
          + "the notebook is never sent over a network unencrypted")
    }
  }

  func run() async throws {
    let console = Console(output, stopsWithoutReader: false)
    let path = database.path
    var importing = settings.importOptions(after: Notebook.lastSettings(at: path))
    importing.databasePath = path
    var options = ServeOptions(notebook: path, port: port.number, importing: importing)
    options.listen = listen
    if let tlsCert, let tlsKey { options.tls = TLSFiles(certificate: tlsCert, key: tlsKey) }
    options.assistant = AssistantServer.Policy(
      privacy: privacy.level, allowsWrites: allowWrites)
    options.version = CirclesImport.configuration.version
    options.log = { message in
      let errors = OutputWriter(descriptor: STDERR_FILENO)
      errors.line("circles-import: " + TerminalText.escaped(message))
      errors.flush()
    }
    try await ServeRun(options: options, console: console, opens: open).run()
  }
}

/// A port as it is typed.
struct ServePort {
  let number: Int

  static func checked(_ text: String) throws -> ServePort {
    guard let number = Int(text), (0...65535).contains(number) else {
      throw ValidationError("a port is a number from 0 to 65535")
    }
    return ServePort(number: number)
  }
}
