/// The heads of the mails in a conversation, as mail apps write them above each: who, when, `to me ⌄`.
struct MailHeads {
  private struct Head {
    /// Where the name stands, and the line that says whom the mail is for.
    var name: Int
    var addressee: Int
    var when: DaySeparator
  }

  private let heads: [Head]

  /// Finds the heads: the sign behind an addressee alone may be a button of any app.
  init(_ lines: [FlatScreen.Line]) {
    heads = lines.indices.compactMap { Self.head(endingAt: $0, lines) }
  }

  var isEmpty: Bool { heads.isEmpty }

  /// The head that ends with an addressee: above it the time, perhaps letters of a picture, and the name.
  private static func head(endingAt index: Int, _ lines: [FlatScreen.Line]) -> Head? {
    guard isAddressee(lines[index].text) else { return nil }
    var when: DaySeparator?
    var at = index - 1
    while at >= 0, index - at <= 3 {
      let text = lines[at].text
      if let separator = DaySeparator(text) {
        when = when ?? separator
      } else if text.count > 2 || Notices.isOwnerLabel(text) {
        break
      }
      at -= 1
    }
    guard let when, at >= 0, lines[at].text.split(separator: " ").count <= 4,
      !lines[at].text.contains(where: { "?!,:".contains($0) })
    else { return nil }
    return Head(name: at, addressee: index, when: when)
  }

  /// Whether a line tells whom a mail is for: its last sign unfolds the rest.
  private static func isAddressee(_ line: String) -> Bool {
    guard let last = line.last, "⌄▾∨".contains(last) else { return false }
    return (2...5).contains(line.split(separator: " ").count)
  }

  /// Marks the lines of each head: the name speaks, its time is that of the mail.
  func mark(_ kinds: inout [FlatKind], _ lines: [FlatScreen.Line]) {
    if heads.isEmpty { return }
    // The name below a mail signs it.
    for index in lines.indices {
      switch kinds[index] {
      case .label, .quoteHead, .avatar: kinds[index] = .text
      default: break
      }
    }
    for head in heads {
      for index in (head.name + 1)...head.addressee { kinds[index] = .furniture }
      kinds[head.name] = .speaker(
        SpeakerHeads.Head(name: lines[head.name].text, when: head.when))
      if head.name > 0, Self.isFolder(lines[head.name - 1].text) {
        kinds[head.name - 1] = .furniture
      }
    }
  }

  private static func isFolder(_ line: String) -> Bool {
    folders.contains(FoldedText.fold(line))
  }

  private static let folders: Set<String> = [
    "inbox", "posteingang", "boite de reception", "bandeja de entrada", "recibidos",
    "posta in arrivo", "caixa de entrada", "entrada", "postvak in", "inkorg", "indbakke", "innboks",
    "odebrane", "gelen kutusu",
  ]
}
