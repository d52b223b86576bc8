/// The words in the empty field where the next message is typed.
enum InputBar {
  /// Whether a line holds the field, and which apps write so.
  ///
  /// Icons around the words come out of an OCR engine as short scraps, so the words may have some
  /// beside them.
  static func apps(in line: String) -> [ChatApp]? {
    let folded = FoldedText.fold(line)
    if folded.isEmpty || folded.count > 44 { return nil }
    let words = folded.split(separator: " ").map(String.init)
    // What stands beside the words is scraps; most lines have more than that and no place for them.
    let spoken = words.indices.filter { words[$0].count > 4 || isSpoken(words[$0]) }
    for isExact in [true, false] {
      if let apps = apps(words, spoken, line, isExact: isExact) { return apps }
    }
    return nil
  }

  /// `Message # launch`, `Envoyer un message à @ann`: the field is called after the chat.
  static func isAddressed(_ line: String, to name: String?) -> Bool {
    guard line.count < 70 else { return false }
    let folded = FoldedText.fold(line)
    guard let start = addresses.first(where: { folded.hasPrefix($0 + " ") }) else { return false }
    let rest = line.drop { !"#@".contains($0) }
    if !rest.isEmpty { return true }
    guard let name = name.map(FoldedText.fold), name.count > 2 else { return false }
    return FoldedText.holds(String(folded.dropFirst(start.count)), name)
  }

  private static let addresses = [
    "message", "send message to", "send a message to", "envoyer un message", "nachricht",
    "nachricht an", "mensaje", "enviar mensaje", "enviar un mensaje", "messaggio", "mensagem",
    "conversar em", "enviar mensagem", "bericht", "meddelande", "skriv till", "reply to",
  ]

  /// `spoken` are the words that are no scraps.
  private static func apps(
    _ words: [String], _ spoken: [Int], _ line: String, isExact: Bool
  ) -> [ChatApp]? {
    for (text, apps) in prompts where isExact || text.utf8.count >= 6 && text.count >= 6 {
      let length = text.utf8.count { $0 == 0x20 } + 1
      guard words.count >= length, words.count <= length + 6 else { continue }
      for start in 0...(words.count - length) {
        let place = start..<(start + length)
        guard spoken.allSatisfy(place.contains) else { continue }
        let window = words[place].joined(separator: " ")
        if isExact ? window == text : FoldedText.isNear(window, text) {
          return refined(apps, text, line)
        }
      }
    }
    return nil
  }

  /// Short words that people do write beside the word "message".
  private static func isSpoken(_ word: String) -> Bool {
    ["me", "the", "my", "your", "him", "her", "them", "this", "that", "text", "for", "from", "to"]
      .contains(word)
  }

  /// Instagram writes `Message...`, Apple `Text Message`, Google `Text message`.
  private static func refined(_ apps: [ChatApp], _ text: String, _ line: String) -> [ChatApp] {
    if line.contains("...") || line.contains("…") {
      return apps.contains(.instagram) ? [.instagram] : apps
    }
    if text == "text message" {
      if line.contains("Message") { return [.imessage] }
      if line.contains("message") { return [.androidMessages] }
    }
    return apps
  }

  private static let plain: [ChatApp] = [.whatsapp, .telegram, .messenger, .instagram]

  private static let prompts: [(String, [ChatApp])] = [
    ("text message sms", [.imessage]), ("imessage", [.imessage]),
    ("text message rcs", [.imessage]), ("rcs message", [.androidMessages]),
    ("sms message", [.androidMessages]), ("mms message", [.androidMessages]),
    ("text message", [.imessage, .androidMessages]), ("chat message", [.androidMessages]),
    ("mensaje de texto", [.androidMessages, .imessage]), ("mensaje rcs", [.androidMessages]),
    ("mensaje sms", [.androidMessages]), ("rcs nachricht", [.androidMessages]),
    ("sms", [.imessage, .androidMessages]), ("sms nachricht", [.androidMessages]),
    ("textnachricht", [.androidMessages]), ("message rcs", [.androidMessages]),
    ("message texte", [.androidMessages]), ("messaggio rcs", [.androidMessages]),
    ("messaggio di testo", [.androidMessages]), ("mensagem de texto", [.androidMessages]),
    ("mensagem rcs", [.androidMessages]), ("tekstbericht", [.androidMessages]),
    ("rcs bericht", [.androidMessages]),
    ("signal message", [.signal]), ("signal nachricht", [.signal]),
    ("mensaje de signal", [.signal]),
    ("message signal", [.signal]), ("messaggio signal", [.signal]),
    ("mensagem do signal", [.signal]),
    ("signal bericht", [.signal]), ("unsecured sms", [.signal]), ("send a chat", [.snapchat]),
    ("chat senden", [.snapchat]), ("enviar un chat", [.snapchat]), ("envoyer un chat", [.snapchat]),
    ("enter a message", []), ("enter message", []), ("envoyer un message", []),
    ("skriv ett meddelande", []), ("skriv en besked", []), ("napisz wiadomosc", []),
    ("schreibe eine nachricht", []), ("escribir un mensaje", []), ("reply", []),
    ("رسالة", plain), ("הודעה", plain), ("mesaj yaz", []), ("enviar mensagem", []),
    ("conversar em", []), ("type a message", [.whatsapp]), ("escribe un mensaje", [.whatsapp]),
    ("nachricht schreiben", [.whatsapp, .instagram]), ("entrez un message", [.whatsapp]),
    ("scrivi un messaggio", [.whatsapp, .instagram]), ("digite uma mensagem", [.whatsapp]),
    ("typ een bericht", [.whatsapp]), ("start a message", [.messenger]),
    ("write a message", [.telegram]), ("send message", [.instagram]),
    ("enviar mensaje", [.instagram]), ("send a message", [.messenger]),
    ("ecrire un message", [.telegram]), ("votre message", [.instagram]),
    ("message", plain), ("mensaje", plain), ("nachricht", plain), ("messaggio", plain),
    ("mensagem", plain), ("bericht", plain), ("meddelande", plain), ("besked", plain),
    ("melding", plain), ("wiadomosc", plain), ("mesaj", plain), ("сообщение", plain),
    ("повідомлення", plain), ("aa", [.messenger]), ("消息", plain), ("信息", plain),
    ("メッセージ", plain), ("메시지", plain),
  ]
}
