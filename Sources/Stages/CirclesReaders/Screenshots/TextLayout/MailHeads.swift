/// The heads of the mails in a conversation, as mail apps write them above each: who, when, `to me ⌄`.
enum MailHeads {
  /// Whether a line tells whom a mail is for: its last sign unfolds the rest.
  static func isAddressee(_ line: String) -> Bool {
    guard let last = line.last, "⌄▾∨".contains(last) else { return false }
    return line.split(separator: " ").count <= 5
  }

  /// Marks the lines of each head: the name speaks, its time is that of the mail.
  static func mark(_ kinds: inout [FlatKind], _ lines: [FlatScreen.Line]) {
    // The name below a mail signs it.
    for index in lines.indices {
      switch kinds[index] {
      case .label, .quoteHead, .avatar: kinds[index] = .text
      default: break
      }
    }
    for index in lines.indices where isAddressee(lines[index].text) {
      kinds[index] = .furniture
      var when: DaySeparator?
      var at = index - 1
      while at >= 0, index - at <= 3 {
        let text = lines[at].text
        if let separator = DaySeparator(text) {
          when = when ?? separator
        } else if text.count > 2 || Notices.isOwnerLabel(text) {
          break
        }
        kinds[at] = .furniture
        at -= 1
      }
      guard at >= 0, lines[at].text.split(separator: " ").count <= 4,
        !lines[at].text.contains(where: { "?!,:".contains($0) })
      else { continue }
      kinds[at] = .speaker(SpeakerHeads.Head(name: lines[at].text, when: when))
      if at > 0, isFolder(lines[at - 1].text) { kinds[at - 1] = .furniture }
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
