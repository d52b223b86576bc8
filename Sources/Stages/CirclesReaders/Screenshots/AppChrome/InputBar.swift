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
    return joined(words, line)
  }

  /// `Typeamessage...`: the words with no gaps, and few letters beside them.
  private static func joined(_ words: [String], _ line: String) -> [ChatApp]? {
    guard words.contains(where: { $0.utf8.count >= 10 }) else { return nil }
    let whole = words.joined()
    for (text, apps) in prompts where text.utf8.count >= 11 {
      let prompt = text.filter { $0 != " " }
      if whole.utf8.count <= prompt.utf8.count + 5, FoldedText.holds(whole, prompt) {
        return refined(apps, text, line)
      }
    }
    return nil
  }

  /// `Message # launch`, `Envoyer un message à @ann`, `Nachricht eingeben`: the word for a message, and beside it
  /// only what one does with it, whom it is for, and scraps.
  static func isAddressed(_ line: String, to name: String?) -> Bool {
    guard line.count < 70, !line.contains(where: { "?!,".contains($0) }) else { return false }
    let folded = FoldedText.fold(line).split(separator: " ").map(String.init)
    guard folded.contains(where: isNoun), !folded.contains(where: people.contains) else {
      return false
    }
    let called = name.map { FoldedText.fold($0).split(separator: " ").map(String.init) } ?? []
    // What is called by a sign may have any name.
    let isChannel = line.contains { "#@".contains($0) }
    var isMeant = isChannel
    for word in folded where word.count > 3 && !isNoun(word) {
      // The first letter may be cut.
      let isVerb = verbs.contains { FoldedText.isNear(word, $0) || $0.dropFirst() == word }
      let isName = called.contains { FoldedText.isNear(word, $0) }
      guard isVerb || isName || isChannel else { return false }
      isMeant = true
    }
    return isMeant
  }

  /// Whether a line is the field wherever it was read: its words, and signs of icons beside them.
  static func isSigned(_ line: String) -> Bool {
    guard
      line.contains(where: { !$0.isLetter && !$0.isWhitespace && !",?!.'’-:".contains($0) })
        || line.contains("...") || line.contains("…"), !line.contains(where: { "?!".contains($0) })
    else { return false }
    return apps(in: line) != nil
  }

  private static func isNoun(_ word: String) -> Bool {
    nouns.contains { FoldedText.isNear(word, $0) }
  }

  /// Words of somebody who speaks about messages.
  private static let people: Set<String> = [
    "me", "my", "i", "you", "your", "him", "her", "them", "this", "that", "from",
  ]

  private static let nouns = [
    "message", "chat", "nachricht", "mensaje", "messaggio", "mensagem", "bericht", "meddelande",
    "besked", "melding", "wiadomosc", "mesaj", "reply",
  ]

  private static let verbs = [
    "type", "write", "send", "enter", "start", "compose", "text", "eingeben", "schreiben",
    "schreibe", "senden", "verfassen", "tapez", "ecrire", "ecrivez", "envoyer", "redigez",
    "saisir", "escribir", "escribe", "enviar", "scrivi", "invia", "digita", "digite", "escreva",
    "typ", "schrijf", "stuur", "skriv", "skicka", "napisz", "wpisz", "conversar",
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
    ("signal bericht", [.signal]), ("unsecured sms", [.signal]), ("wiadomosc signal", [.signal]),
    ("signal meddelande", [.signal]), ("signal besked", [.signal]), ("signal mesaji", [.signal]),
    ("send a chat", [.snapchat]), ("skicka en chatt", [.snapchat]), ("send en chat", [.snapchat]),
    ("stuur een chat", [.snapchat]), ("invia una chat", [.snapchat]),
    ("enviar um chat", [.snapchat]), ("wyslij czat", [.snapchat]),
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
    ("メッセージ", plain), ("메시지", plain), ("메시지 입력", []), ("메시지 보내기", []),
    ("メッセージを入力", []), ("メッセージを送信", []), ("输入消息", []), ("發送訊息", []),
    ("tin nhan", []), ("nhap tin nhan", []), ("ketik pesan", [.whatsapp]), ("pesan", plain),
    ("zprava", plain), ("napiste zpravu", []), ("uzenet", plain), ("viesti", plain),
    ("kirjoita viesti", []), ("μηνυμα", plain), ("scrie un mesaj", []), ("mesaj yazin", []),
    ("введите сообщение", []), ("написать сообщение", []), ("اكتب رسالة", []), ("संदेश", plain),
  ]
}
