import CirclesModel
import PhoneNumbers
import SourceDiagnostics

/// Makes a page of Google Voice a thread and its messages.
struct GoogleVoiceChat {
  let page: GoogleVoicePage
  let name: GoogleVoiceFileName
  let normalizer: PhoneNormalizer

  /// Adds what the page holds.
  func add(to window: ThreadWindow) {
    if page.isCall { return addCall(to: window) }
    let others = others()
    let isGroup = others.count > 1
    var thread = ThreadDescription(
      app: "google-voice", key: key(others), isGroup: isGroup)
    if isGroup {
      thread.participants = others.map { label($0) ?? $0.phone }
    } else {
      thread.chatWith = partner(others.first)
    }
    let number = window.add(thread)
    for entry in page.entries { add(entry, number, isGroup, window) }
  }

  private func add(
    _ entry: GoogleVoicePage.Entry, _ thread: Int, _ isGroup: Bool, _ window: ThreadWindow
  ) {
    var text = entry.text.trimmed
    // Google's words where only something else than text was sent.
    let isPlaceholder = ["MMS Received", "MMS Sent"].contains(text)
    if isPlaceholder { text = "" }
    let isMedia = entry.isMedia || isPlaceholder
    if text.isEmpty, !isMedia {
      return window.skip(
        "google-voice.empty", "a message without text or media", line: entry.line)
    }
    let time = entry.time.flatMap(ISOTime.parse)
    let sender = entry.sender
    let from: MessageSender =
      sender.isOwner
      ? .me : isGroup ? (label(sender) ?? number(sender)).map { .named($0) } ?? .unknown : .them
    window.add(
      MessageDraft(
        thread: thread, from: from, sender: sender.isOwner ? "me" : number(sender) ?? sender.name,
        text: text, at: time, kind: isMedia ? .media : .text, order: time?.order,
        line: entry.line))
  }

  private func addCall(to window: ThreadWindow) {
    let kind = name.kind.isEmpty ? page.tags.first ?? "" : name.kind
    let caller = page.caller
    guard let partner = partner(caller) else {
      return window.skip("google-voice.no-number", "a call whose number is withheld", line: 1)
    }
    let time = (page.callTime ?? name.time).flatMap(ISOTime.parse)
    let length = page.callLength.flatMap(Self.seconds)
    var text: String
    switch kind {
    case "Missed": text = "missed call"
    case "Voicemail": text = length.map { "voicemail, " + CallText.duration($0) } ?? "voicemail"
    default: text = CallText.call(seconds: length)
    }
    let transcript = page.transcript.trimmed
    if !transcript.isEmpty { text += "\n" + transcript }
    let thread = window.add(
      ThreadDescription(app: "google-voice", key: key([caller]), chatWith: partner))
    window.add(
      MessageDraft(
        thread: thread, from: kind == "Placed" ? .me : .them,
        sender: kind == "Placed" ? "me" : number(caller) ?? caller.name, text: text, at: time,
        kind: .call, order: time?.order, line: 1))
  }

  /// Everybody but the owner, once each.
  private func others() -> [GoogleVoicePage.Person] {
    var seen: Set<String> = []
    return (page.participants + page.entries.map(\.sender)).filter { person in
      let mark = number(person) ?? person.name.cleanLabel
      return !person.isOwner && !mark.isEmpty && seen.insert(mark).inserted
    }
  }

  private func key(_ others: [GoogleVoicePage.Person]) -> String {
    var marks = others.compactMap { number($0) ?? label($0) }
    if marks.isEmpty, !name.partner.isEmpty {
      marks = [normalizer.normalize(name.partner) ?? name.partner]
    }
    // Nothing says that two pages of nobody known are one chat.
    if marks.isEmpty { marks = ["\u{0}" + (page.entries.first?.time ?? name.time ?? "")] }
    return MessageKeys.thread(app: "google-voice", marks.sorted().joined(separator: "~"))
  }

  private func partner(_ person: GoogleVoicePage.Person?) -> ChatPartner? {
    let named = person.flatMap(label)
    if let phone = person.flatMap(number) { return ChatPartner(name: named, phone: phone) }
    if let named { return ChatPartner(name: named) }
    if name.partner.isEmpty { return nil }
    return normalizer.normalize(name.partner).map { ChatPartner(phone: $0) }
      ?? ChatPartner(name: name.partner)
  }

  private func number(_ person: GoogleVoicePage.Person) -> String? {
    let phone = person.phone.cleanLabel
    return phone.isEmpty ? nil : normalizer.normalize(phone) ?? phone
  }

  /// The name; a number that stands in its place is none.
  private func label(_ person: GoogleVoicePage.Person) -> String? {
    let name = person.name.cleanLabel
    return name.isEmpty || !name.contains(where: \.isLetter) ? nil : name
  }

  /// The seconds of a duration such as `PT1H3M21S`.
  static func seconds(_ text: String) -> Int64? {
    guard text.hasPrefix("PT") else { return nil }
    var total: Int64 = 0
    var number: Int64 = 0
    for character in text.dropFirst(2) {
      // Only ASCII: `wholeNumberValue` of some characters is a million and more.
      if character.isASCII, let digit = character.wholeNumberValue, number < 1_000_000 {
        number = number * 10 + Int64(digit)
        continue
      }
      switch character {
      case "H": total += number * 3600
      case "M": total += number * 60
      case "S": total += number
      default: return nil
      }
      number = 0
    }
    return total
  }
}
