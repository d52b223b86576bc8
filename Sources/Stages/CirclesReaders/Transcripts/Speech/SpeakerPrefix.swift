/// A name at the beginning of a line: `Ana Ruiz: text`, `[SPEAKER_00]: text`, `(speaker 0) text`.
struct SpeakerPrefix: Hashable, Sendable {
  /// Who speaks.
  var name: String
  /// What stands behind.
  var rest: String
  /// Whether the notation itself says that it is a speaker.
  var isSure: Bool

  /// The most words a name has.
  static let longestName = 5

  /// Nil where the line begins with no name.
  init?(_ line: String) {
    let line = Self.withoutArrows(line)
    if let (label, rest) = Self.bracketed(line) {
      guard let name = SpeakerName.clean(label) else { return nil }
      (self.name, self.rest, isSure) = (Self.numbered(name), rest, true)
      return
    }
    guard let (label, rest) = Self.splitAtColon(line), let name = SpeakerName.clean(label),
      Self.canBeName(name)
    else { return nil }
    (self.name, self.rest) = (name, rest)
    isSure = Self.isVoice(name)
  }

  /// Whether every word begins as names do, so that one occurrence is enough among others.
  var looksProper: Bool {
    let words = name.split(separator: " ")
    return words.allSatisfy { word in
      guard let first = word.first(where: { $0 != "(" }) else { return true }
      return !first.isLowercase || Self.particles.contains(String(word))
    } && words.contains { $0.first?.isLowercase == false }
  }

  /// Television writes `>>` where somebody else begins to speak.
  private static func withoutArrows(_ line: String) -> String {
    let line = line.trimmed
    guard line.hasPrefix(">>") else { return line }
    return String(line.drop { $0 == ">" }).trimmed
  }

  /// `[SPEAKER_00]: text` of WhisperX, `(speaker 0) text` of whisper.cpp, `[Ana Ruiz] text`.
  private static func bracketed(_ line: String) -> (String, String)? {
    guard let open = line.first, open == "[" || open == "(",
      let close = line.prefix(80).firstIndex(of: open == "[" ? "]" : ")")
    else { return nil }
    let label = line[line.index(after: line.startIndex)..<close]
    var rest = line[line.index(after: close)...]
    let hasColon = rest.first == ":"
    if hasColon { rest = rest.dropFirst() }
    guard isVoice(label) || hasColon && canBeName(String(label)) else { return nil }
    return (String(label), String(rest).trimmed)
  }

  private static func splitAtColon(_ line: String) -> (Substring, String)? {
    let head = line.prefix(100)
    guard let colon = head.firstIndex(where: { $0 == ":" || $0 == "：" }) else { return nil }
    let rest = line[line.index(after: colon)...]
    guard line[colon] == "：" || rest.isEmpty || rest.first?.isWhitespace == true else { return nil }
    return (line[..<colon], String(rest).trimmed)
  }

  private static func canBeName(_ name: String) -> Bool {
    let words = name.split(separator: " ")
    guard (1...longestName).contains(words.count), name.count <= 60,
      !notNames.contains(name.lowercased()), let first = name.first
    else { return false }
    if first.isNumber || first == "+" {
      return name.filter(\.isNumber).count >= 7
    }
    guard first.isLetter, !name.contains(where: { "!?;,…\"“”«»/\\=<>{}".contains($0) }) else {
      return false
    }
    // A full stop ends a sentence, but not a title or an initial.
    return words.allSatisfy { !$0.contains(".") || $0.count <= 5 }
  }

  /// `Speaker 1`, `SPEAKER_00`, `speaker ?`.
  private static func isVoice(_ label: some StringProtocol) -> Bool {
    let label = label.lowercased()
    guard label.hasPrefix("speaker") else { return false }
    let rest = label.dropFirst(7).drop { $0 == " " || $0 == "_" || $0 == "-" }
    return !rest.isEmpty && rest.count <= 4
      && (rest.allSatisfy(\.isNumber) || rest.count == 1)
  }

  private static func numbered(_ name: String) -> String {
    name.hasPrefix("speaker ") ? "Speaker " + name.dropFirst(8) : name
  }

  private static let particles: Set<String> = [
    "de", "da", "do", "dos", "del", "della", "di", "du", "la", "le", "van", "von", "der", "den",
    "ter", "ten", "zu", "bin", "ibn", "al", "el", "y", "e", "of",
  ]

  private static let notNames: Set<String> = [
    "note", "notes", "question", "answer", "q", "a", "ps", "p.s.", "update", "reminder", "todo",
    "to do", "http", "https", "subject", "re", "fwd", "date", "time", "title", "example", "warning",
    "important", "edit", "tip", "first", "second", "third", "finally", "so", "and", "but", "also",
    "well", "then", "anyway", "kind", "language", "subtitles", "subtitles by", "captions",
    "captions by", "captioned by", "transcript", "transcript by", "transcribed by", "translation",
    "translated by", "sync", "synced by", "untertitel", "untertitel von", "übersetzung",
    "sous-titres", "sous-titrage", "traduction", "subtítulos", "traducción", "legendas", "tradução",
    "sottotitoli", "traduzione", "ondertiteling", "vertaling", "napisy", "субтитры", "перевод",
  ]
}

/// Which names at the beginnings of lines are speakers; only all of a text can tell.
struct SpeakerStatistics {
  private var counts: [String: Int] = [:]
  private var candidates = 0
  private var units = 0
  private var proper: Set<String> = []
  private var sure: Set<String> = []

  /// Takes what one cue or line begins with.
  mutating func add(_ prefix: SpeakerPrefix?) {
    units += 1
    guard let prefix else { return }
    candidates += 1
    counts[prefix.name, default: 0] += 1
    if prefix.looksProper { proper.insert(prefix.name) }
    if prefix.isSure { sure.insert(prefix.name) }
  }

  /// The names that are speakers: those that come again; where most lines have a name, also those
  /// of one line.
  var speakers: Set<String> {
    let repeated = Set(counts.filter { $0.value >= 2 }.keys)
    let isMostly = candidates * 2 >= units
    var speakers = sure
    speakers.formUnion(isMostly ? repeated : repeated.intersection(proper))
    let isEverywhere = candidates == units && (units >= 2 || counts.keys.contains(where: isFull))
    if isMostly, !speakers.isEmpty || isEverywhere { speakers.formUnion(proper) }
    return speakers
  }

  private func isFull(_ name: String) -> Bool { proper.contains(name) && name.contains(" ") }
}
