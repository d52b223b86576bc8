import ArgumentParser
import CirclesModel
import CirclesPipeline
import CirclesQueries
import Foundation

/// `extract`: what a text says, without any notebook.
struct ExtractCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "extract",
    abstract: "Show what a text on standard input says: days, interests, events, facts.",
    discussion: """
      Days are resolved from --at. Interests, events and facts are about the person named with \
      --about; without it, only days and a summary are printed. No notebook is opened.

      Example:
        echo "Zoe is learning the cello, recital next Friday" |
          circles-import extract --about Zoe --at 2026-03-14T18:20
      """)

  /// The longest text that is read, in bytes.
  static let maximumLength = 1 << 20

  @Option(
    help: ArgumentHelp(
      "When the text was written, in ISO 8601 (default: now).", valueName: "time"),
    transform: { text in
      guard let time = ISOTime.parse(text) ?? ISOTime.parse(text + "T12:00") else {
        throw ValidationError("'\(text)' is not a time such as 2026-03-14 or 2026-03-14T18:20")
      }
      return time
    })
  var at: MessageTime?

  @Option(
    help: ArgumentHelp("Whom the text is about; repeatable, for other names.", valueName: "name"),
    transform: { try NonEmpty.checked($0, "a person needs a name") })
  var about: [String] = []

  @Option(help: ArgumentHelp("The order of numeric dates.", valueName: "order"))
  var dateOrder: DateOrderOption = .auto

  @OptionGroup(title: "Reading") var settings: SettingsOptions
  @OptionGroup(title: "Output") var output: OutputOptions

  func run() throws {
    let console = Console(output)
    let text = try Self.standardInput()
    var options = settings.importOptions(after: nil)
    options.dateOrder = dateOrder.order
    let subject = about.isEmpty ? nil : TextSubject(identifier: about[0], names: about)
    let now = MessageTime.instant(seconds: Int64(Date.now.timeIntervalSince1970), offset: 0)
    let note = NoteRecord(
      source: RecordSource(path: "-", format: "text", index: 0, line: 1), id: "-",
      noteSource: .manual, capturedAt: at ?? now, text: text)
    let findings = TextReader(options).read(note, about: subject)
    switch console.form {
    case .jsonl:
      var json = JSONWriter(capacity: 512)
      json.object { json in
        json.key("type")
        json.value("extraction")
        findings.writeMembers(to: &json)
      }
      json.newline()
      console.data(json.bytes)
    case .text: FindingsText(findings, of: text, console.style).lines.forEach(console.line)
    }
    console.finish()
  }

  private static func standardInput() throws -> String {
    let input = InputBytes(descriptor: STDIN_FILENO)
    var bytes: [UInt8] = []
    while bytes.count <= maximumLength, let byte = input.next() { bytes.append(byte) }
    if bytes.count > maximumLength {
      throw CommandError(.usage, "a text may have at most \(maximumLength) bytes")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw CommandError(.usage, "the text is not UTF-8")
    }
    return text
  }
}
