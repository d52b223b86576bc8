import CirclesModel

/// The line that begins a block: `Mar 14, 2022  7:05:33 PM`, in English on every machine.
enum IMessageTextLine: Equatable {
  /// A message; who wrote it stands on the next line. With blanks before it, it is shown once more below
  /// the message that it answers.
  case message(WallTime, isReply: Bool)
  /// Something that happened to the chat: `... Ana named the conversation "Trip"`.
  case event

  /// Nil for any other line.
  init?(_ line: String) {
    let body = line.drop { $0 == " " }
    let words = body.split(separator: " ", maxSplits: 5).map(String.init)
    guard words.count >= 5, let month = Self.months.firstIndex(of: words[0]),
      words[1].last == ",", let day = Int(words[1].dropLast()), let year = Int(words[2]),
      let (hour, minute, second) = Self.clock(words[3], words[4]),
      let time = WallTime(
        year: year, month: month + 1, day: day, hour: hour, minute: minute, second: second)
    else { return nil }
    let rest = words.count > 5 ? words[5].trimmed : ""
    guard rest.isEmpty || rest.hasPrefix("(") && rest.hasSuffix(")") else {
      self = .event
      return
    }
    self = .message(time, isReply: body.count < line.count)
  }

  private static func clock(_ text: String, _ half: String) -> (Int, Int, Int)? {
    let parts = text.split(separator: ":").map { Int($0) }
    guard parts.count == 3, let hour = parts[0], let minute = parts[1], let second = parts[2],
      (1...12).contains(hour), (0...59).contains(minute), (0...59).contains(second),
      half == "AM" || half == "PM"
    else { return nil }
    return (hour % 12 + (half == "PM" ? 12 : 0), minute, second)
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}

/// What a block's lines below its sender say.
struct IMessageTextBody {
  private(set) var text = ""
  private(set) var kind = MessageKind.text
  private(set) var isEdited = false

  init(_ lines: [String]) {
    var kept: [String] = []
    var isUnsent = false
    for line in lines {
      if line == "Tapbacks:" || line == "Reactions:" { break }
      if Self.isRemark(line) { continue }
      if Self.isFile(line) {
        kind = .media
      } else if line.hasPrefix("Edited "), let later = line.firstRange(of: " later: ") {
        // The message as it was stands above.
        kept = [String(line[later.upperBound...])]
        isEdited = true
      } else if line.contains(" unsent this message part "), line.hasSuffix(" after sending!") {
        isUnsent = true
      } else {
        kept.append(line)
      }
    }
    text = kept.joined(separator: "\n").trimmed
    if isUnsent, text.isEmpty { kind = .deleted }
  }

  private static func isRemark(_ line: String) -> Bool {
    line == "This message responded to an earlier message."
      || line.hasPrefix("Sent with ") && effects.contains(String(line.dropFirst(10)))
  }

  private static let effects: Set<String> = [
    "Slam", "Loud", "Gentle", "Invisible Ink", "Confetti", "Echo", "Fireworks", "Balloons", "Heart",
    "Lasers", "Shooting Star", "Sparkles", "Spotlight",
  ]

  private static func isFile(_ line: String) -> Bool {
    if line == "Attachment missing!" { return true }
    return ["/", "~/Library/Messages/", "attachments/"].contains { line.hasPrefix($0) }
      && FileName.isFileName(line)
  }
}
