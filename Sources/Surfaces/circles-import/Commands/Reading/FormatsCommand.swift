import ArgumentParser
import CirclesModel
import CirclesReaders

/// `formats`: what can be read.
struct FormatsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "formats",
    abstract: "List every supported format, and how it is recognised.")

  @OptionGroup var output: OutputOptions

  func run() throws {
    let console = Console(output)
    let formats = ReaderRegistry.standard.formats
    switch console.form {
    case .jsonl:
      for format in formats { console.data(Self.json(format)) }
    case .text:
      var table = TextTable(["NAME", "WHAT", "ENDINGS", "RECOGNISED BY"])
      for format in formats {
        table.add([
          format.id, format.title, format.extensions.map { "." + $0 }.joined(separator: " "),
          format.recognisedBy,
        ])
      }
      table.lines(console.style).forEach(console.line)
    }
    console.finish()
  }

  private static func json(_ format: FormatDescription) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.key("type")
      json.value("format")
      json.key("name")
      json.value(format.id)
      json.key("title")
      json.value(format.title)
      json.key("extensions")
      json.array(format.extensions) { $0.value($1) }
      json.key("recognised_by")
      json.value(format.recognisedBy)
    }
    json.newline()
    return json.bytes
  }
}
