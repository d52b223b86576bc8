import CirclesModel

/// What a file of Messenger or Instagram says of its thread, before and behind the messages.
struct MetaThread {
  var participants: [String] = []
  var title = ""
  /// `inbox/inesokafor_1234567890`: the thread's own number stands at the end.
  var path = ""
  var isJoinable = false

  /// How many participants are listed.
  static let maximumParticipants = 1000

  /// Takes a member by its key; false for what is not the thread's.
  mutating func take(_ key: String, _ json: inout JSONReader) throws(ThreadParserError) -> Bool {
    switch key {
    case "participants": try readParticipants(&json)
    case "title": title = Self.label(try json.string())
    case "threadName": title = Self.withoutNumber(Self.label(try json.string()))
    case "thread_path": path = try json.string() ?? ""
    case "joinable_mode":
      isJoinable = true
      try json.skip()
    default: return false
    }
    return true
  }

  /// Objects with a name, or in the encrypted kind names alone.
  private mutating func readParticipants(_ json: inout JSONReader) throws(ThreadParserError) {
    guard try json.beginArray() else { return }
    while try json.nextElement() {
      let name = try json.peek() == .object ? try json.string(in: "name") : try json.string()
      if participants.count < Self.maximumParticipants { participants.append(Self.label(name)) }
    }
  }

  /// A name, mended and without marks.
  static func label(_ text: String?) -> String { text.map { Mojibake.mend($0).cleanLabel } ?? "" }

  /// `Ines Okafor_12` is the twelfth thread of the export, with Ines Okafor.
  static func withoutNumber(_ name: String) -> String {
    guard let bar = name.lastIndex(of: "_"), name[bar...].dropFirst().allSatisfy(\.isNumber),
      bar != name.startIndex
    else { return name }
    return String(name[..<bar])
  }

  var isGroup: Bool { participants.count > 2 || isJoinable }

  /// What tells the thread from others: the number in its path, else who it is with.
  func identity(partner: String?) -> String {
    if let bar = path.lastIndex(of: "_"), !path[bar...].dropFirst().isEmpty {
      return String(path[path.index(after: bar)...])
    }
    if !path.isEmpty { return path }
    return isGroup ? title : partner ?? title
  }

  /// The owner among the participants; nil where nothing tells.
  ///
  /// A chat between two bears the other side's name, as its title, in its path or in the name of
  /// its file; where it does not, the owner stands last. Nothing tells the owner of a group.
  func owner(_ matcher: OwnerMatcher, file: String) -> String? {
    if let known = participants.first(where: matcher.matches) { return known }
    guard participants.count == 2, !isJoinable else { return nil }
    let folder = path.split(separator: "/").last.map(String.init) ?? ""
    let slug = Self.letters(String(folder.prefix { $0 != "_" }))
    let stem = Self.letters(Self.withoutNumber(String(file.prefix { $0 != "." })))
    for clue in [Self.letters(title), slug, stem] where !clue.isEmpty {
      let matching = participants.filter { Self.letters($0) == clue }
      if matching.count == 1 { return participants.first { $0 != matching[0] } }
    }
    return participants.last
  }

  private static func letters(_ text: String) -> String {
    text.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
