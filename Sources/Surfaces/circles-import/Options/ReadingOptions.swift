import ArgumentParser
import CirclesModel
import CirclesPipeline
import CirclesStore
import Foundation

/// In which order a date made of numbers is written.
enum DateOrderOption: String, ExpressibleByArgument, CaseIterable {
  case dmy, mdy, ymd, auto

  /// The order as readers know it; nil where they are to find out.
  var order: DateOrder? { DateOrder(rawValue: rawValue) }
}

/// How inputs are read: the same for every command that takes files.
struct ReadingOptions: ParsableArguments {
  @Option(
    name: .customLong("as"),
    help: ArgumentHelp(
      "Read every input as this format instead of detecting it (see: circles-import formats).",
      valueName: "format"),
    transform: FormatName.checked)
  var format: String?

  @Option(
    help: ArgumentHelp(
      "Which address book or account this is (default: from the format and its exporter).",
      valueName: "name"),
    transform: { try NonEmpty.checked($0, "a source needs a name") })
  var source: String?

  @Option(
    help: ArgumentHelp(
      "The country of national phone numbers, such as GB (default: from the locale).",
      valueName: "country"),
    transform: Region.checked)
  var region: Region?

  @Option(
    help: ArgumentHelp(
      "The time zone of local times, such as Europe/London (default: the system's).",
      valueName: "zone"),
    transform: ZoneName.checked)
  var timeZone: TimeZone?

  @Option(
    help: ArgumentHelp(
      "The order of numeric dates (default: auto, from each file).",
      valueName: "order"))
  var dateOrder: DateOrderOption?

  @Option(
    help: ArgumentHelp(
      "A name, phone, e-mail or handle of your own; repeatable.", valueName: "value"),
    transform: { try NonEmpty.checked($0, "an owner needs a value") })
  var owner: [String] = []

  @Flag(help: "Treat warnings as errors in the exit status.")
  var strict = false

  /// What the pipeline is told: what is said here, else what the settings say; who the user is, and
  /// the country where not even the locale tells it, else as the newest import was told.
  func importOptions(
    after last: RunSettings? = nil, _ remembered: SavedSettings = .current
  ) -> ImportOptions {
    let region = region ?? remembered.region ?? .ofLocale()
    var options = ImportOptions(
      region: region == .unknown ? last?.region ?? region.code : region.code)
    options.format = format
    options.sourceName = source
    options.owners = owner.isEmpty ? remembered.owners ?? last?.owners ?? [] : owner
    options.timeZone = (timeZone ?? remembered.timeZone)?.identifier
    options.dateOrder = (dateOrder ?? remembered.dateOrder)?.order
    options.languages = remembered.languages ?? []
    return options
  }
}

/// The inputs of a command.
struct InputArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "A file, a folder (every recognised file below it), or - for standard input.",
      valueName: "file"),
    completion: .file())
  var files: [String]
}

/// The inputs of an import: where none is named, what is piped into the program.
struct ImportInputs: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "A file, a folder (every recognised file below it), or - for standard input (the default if input is piped in).",
      valueName: "file"),
    completion: .file())
  var files: [String] = []

  /// The inputs to read.
  var names: [String] { files.isEmpty ? ["-"] : files }

  func validate() throws {
    if files.isEmpty, !PipedInput.isThere() {
      throw ValidationError("Missing expected argument '<file> ...'")
    }
  }
}

/// Whether something is piped into the program.
enum PipedInput {
  /// How long the first byte may take, in milliseconds: whoever started the program may have left it
  /// a pipe that nobody writes into.
  private static let patience: Int32 = 2000

  /// Whether there is at least a byte on standard input, which is not a terminal and no device.
  static func isThere(descriptor: Int32 = STDIN_FILENO) -> Bool {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return false }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return status.st_size > max(0, lseek(descriptor, 0, SEEK_CUR))
    case S_IFIFO, S_IFSOCK: break
    default: return false
    }
    var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    while poll(&wanted, 1, patience) < 0 {
      if errno != EINTR { return false }
    }
    return wanted.revents & Int16(POLLIN) != 0
  }
}
