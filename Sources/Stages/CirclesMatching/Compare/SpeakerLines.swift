import CirclesModel

/// A chat pasted as plain lines, which no reader knows as an export: `Ana: ...`, or a name on a line
/// of its own above what they said, or an e-mail with its header.
struct SpeakerLines {
  /// Those who speak, the owner left out, most first.
  var speakers: [String] = []
  /// What was said.
  var text = ""
  /// Whether the owner is one of those who speak.
  var hasOwner = false
  /// How often each speaks, the owner too.
  private(set) var turns: [String: Int] = [:]
  /// Whether all of it is the owner's.
  var isOwnersAlone = false
  /// Whether it is an e-mail to many.
  var isCircular = false

  /// No speaker's name is longer.
  static let longestName = 48
  static let maximumLines = 4000

  init?(_ text: String, isOwner: (String) -> Bool) {
    let lines = text.split(
      separator: "\n", maxSplits: Self.maximumLines, omittingEmptySubsequences: false
    )
    .map(Self.trimmed)
    if let mail = MailHead(lines) {
      (speakers, self.text, isCircular) = ([mail.from], mail.text, mail.isCircular)
      return
    }
    guard let said = Self.stamped(lines) ?? Self.prefixed(lines, isOwner) ?? Self.stacked(lines)
    else { return nil }
    // `From: ...`, `Date: ...`: the fields of messages, not people.
    let fields = Set(said.map(\.0)).filter(HeadLine.isFieldLabel)
    if fields.count > 1 { return nil }
    var counts: [String: Int] = [:]
    var order: [String] = []
    for (speaker, words) in said {
      self.text += words + "\n"
      if counts[speaker] == nil { order.append(speaker) }
      counts[speaker, default: 0] += 1
    }
    speakers = order.filter { !isOwner($0) }
    hasOwner = speakers.count < order.count
    turns = counts
    isOwnersAlone = speakers.isEmpty
    // Who is called unknown is somebody, but tells nothing.
    speakers.removeAll { ["unknown", "them", "other", "?"].contains($0.lowercased()) }
    speakers.sort { counts[$0, default: 0] > counts[$1, default: 0] }
  }

  /// A speaker as the other side of a chat.
  static func partner(_ speaker: String) -> ChatPartner {
    if speaker.contains("@") {
      let words = speaker.split(whereSeparator: { " <>\"".contains($0) })
      if let address = words.first(where: { $0.contains("@") }) {
        let name = words.filter { !$0.contains("@") }.joined(separator: " ")
        return ChatPartner(name: name.isEmpty ? nil : name, handle: String(address))
      }
    }
    if Numbers.digits(speaker).count >= 7, !speaker.contains(where: \.isLetter) {
      return ChatPartner(phone: speaker)
    }
    return ChatPartner(name: speaker)
  }

  /// What was said below lines of a name and a time, as Telegram copies them.
  private static func stamped(_ lines: [Substring]) -> [(String, String)]? {
    var said: [(String, String)] = []
    for line in lines where !line.isEmpty {
      if let name = beforeStamp(line) {
        said.append((name, ""))
      } else if said.isEmpty {
        return nil
      } else {
        said[said.count - 1].1 += line + "\n"
      }
    }
    return said.count >= 2 ? said : nil
  }

  /// `Ana: see you`, with a stamp before it or not.
  private static func prefixed(
    _ lines: [Substring], _ isOwner: (String) -> Bool
  ) -> [(String, String)]? {
    var said: [(String, String)] = []
    var plain = 0
    for line in lines where !line.isEmpty {
      let body = withoutStamp(line)
      if let colon = body.firstIndex(of: ":"), let name = name(body[..<colon]) {
        said.append((name, String(body[body.index(after: colon)...])))
      } else if let last = said.indices.last {
        said[last].1 += "\n" + line
        plain += 1
      } else {
        plain += 1
      }
    }
    let names = Set(said.map(\.0))
    guard said.count >= 2, plain <= said.count else { return nil }
    // A list of things with colons has many names, each once; the owner is none of them.
    let isTalk = plain <= 1 && said.count > 2 && names.contains(where: isOwner)
    return isTalk || names.count * 2 <= said.count + 2 ? said : nil
  }

  /// A name, with a time behind it or not, on a line of its own; below it what they said.
  private static func stacked(_ lines: [Substring]) -> [(String, String)]? {
    var heads: [String: Int] = [:]
    for (at, line) in lines.enumerated() where at == 0 || lines[at - 1].isEmpty {
      if let head = head(line), at + 1 < lines.count, !lines[at + 1].isEmpty {
        heads[head, default: 0] += 1
      }
    }
    guard heads.values.reduce(0, +) >= 3, heads.count <= heads.values.reduce(0, +) / 2 + 1 else {
      return nil
    }
    var said: [(String, String)] = []
    for (at, line) in lines.enumerated() where !line.isEmpty {
      if at == 0 || lines[at - 1].isEmpty, let head = head(line), heads[head] != nil {
        said.append((head, ""))
      } else if let last = said.indices.last {
        said[last].1 += line + "\n"
      }
    }
    return said
  }

  /// Who wrote a text that is an e-mail with its header; nil for any other.
  static func sender(of text: String) -> ChatPartner? {
    let lines = text.split(separator: "\n", maxSplits: 12, omittingEmptySubsequences: false)
    return MailHead(lines.map(trimmed)).map { partner($0.from) }
  }

  /// Who wrote the lines below: `Ana, [06.05.2025 21:40]`, with a colon behind it or not.
  private static func beforeStamp(_ line: Substring) -> String? {
    let line = line.hasSuffix(":") ? line.dropLast() : line
    guard line.last == "]", let open = line.range(of: ", ["),
      line[open.upperBound...].contains(where: \.isNumber), line[open.upperBound...].contains(":")
    else { return nil }
    return name(line[..<open.lowerBound])
  }

  /// A line without the time in front: `[1/2/26, 6:20 PM] `, `02/03/2026, 21:14 - `.
  private static func withoutStamp(_ line: Substring) -> Substring {
    guard let first = line.first, first == "[" || first.isNumber else { return line }
    if first == "[", let close = line.firstIndex(of: "]") {
      return trimmed(line[line.index(after: close)...])
    }
    // `10:21 Piotr: ...`
    let head = line.prefix { $0.isNumber || $0 == ":" || $0 == "." }
    if (4...8).contains(head.count), head.contains(":"), line.dropFirst(head.count).first == " " {
      return trimmed(line.dropFirst(head.count))
    }
    guard let dash = line.range(of: " - ") else { return line }
    let stamp = line[..<dash.lowerBound]
    return stamp.contains(where: \.isNumber) && stamp.count <= 32 ? line[dash.upperBound...] : line
  }

  private static func head(_ line: Substring) -> String? {
    var words = line.split(separator: " ")
    while let last = words.last, words.count > 1,
      last.contains(":") && last.contains(where: \.isNumber)
        || ["am", "pm", "today", "yesterday", "at"].contains(last.lowercased())
    {
      words.removeLast()
    }
    return name(words.joined(separator: " ")[...])
  }

  /// A speaker's name: a few words without the signs of a sentence.
  private static func name(_ text: Substring) -> String? {
    let name = trimmed(text)
    guard !name.isEmpty, name.utf8.count <= longestName, name.split(separator: " ").count <= 6,
      !name.contains(where: { ",!?;\"/".contains($0) }), !name.hasSuffix("."),
      !name.hasPrefix("http")
    else { return nil }
    // `Ana 2:01 PM` is a head with its time, not a name before a colon.
    if let last = name.last, last.isNumber, name.contains(where: \.isLetter), name.contains(" ") {
      return nil
    }
    return String(name)
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while let first = text.first, first.isWhitespace { text.removeFirst() }
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return text
  }
}

extension Substring {
  fileprivate func range(of needle: String) -> Range<Index>? {
    let wanted = Array(needle)
    var at = startIndex
    while at < endIndex {
      if self[at...].starts(with: wanted) { return at..<index(at, offsetBy: wanted.count) }
      at = index(after: at)
    }
    return nil
  }
}
