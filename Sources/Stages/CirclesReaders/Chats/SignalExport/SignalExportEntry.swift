import CirclesModel

/// One message as signal-export writes it.
struct SignalExportEntry {
  var sender = ""
  var time: MessageTime?
  var text = ""
  var kind = MessageKind.text
  var line = 1

  /// What the owner is called in every export.
  static let owner = "Me"
}

/// The messages of an export, in either of its two notations.
enum SignalExportEntries {
  case json(SignalExportJSON)
  case markdown(SignalExportMarkdown)

  /// The next message; nil at the end.
  mutating func next() throws(ThreadParserError) -> SignalExportEntry? {
    switch self {
    case .json(var json):
      defer { self = .json(json) }
      return try json.next()
    case .markdown(var markdown):
      defer { self = .markdown(markdown) }
      return try markdown.next()
    }
  }

  /// How many bytes were read so far.
  var offset: Int {
    switch self {
    case .json(let json): json.offset
    case .markdown(let markdown): markdown.offset
    }
  }
}

/// `data.json`: an object a line.
struct SignalExportJSON {
  private var json: JSONReader

  init(_ input: any InputSource) { json = JSONReader(input, isLineBound: true) }

  var offset: Int { json.offset }

  mutating func next() throws(ThreadParserError) -> SignalExportEntry? {
    if try json.peek() == .end { return nil }
    var entry = SignalExportEntry(line: json.line)
    guard try json.beginObject() else { return entry }
    while let key = try json.nextKey() {
      switch key {
      case "date": entry.time = try json.string().flatMap(ISOTime.parse)
      case "sender": entry.sender = try json.string()?.cleanLabel ?? ""
      case "body": entry.text = try json.string() ?? ""
      case "attachments": if try json.hasElements() { entry.kind = .media }
      case "sticker": if try json.words() != nil { entry.kind = .media }
      case "deleted": if try json.flag() { entry.kind = .deleted }
      case "call": if try json.words() != nil { entry.kind = .call }
      default: try json.skip()
      }
    }
    if entry.kind == .call, entry.text.isEmpty { entry.text = "call" }
    return entry
  }
}
