/// What stands in the empty field, in the languages of most users, folded. Every line of a screen is
/// compared with all of them, so each is prepared once.
enum InputPrompts {
  struct Prompt {
    let text: String
    let apps: [ChatApp]
    /// The text without gaps; nil where it is too short to be told so.
    let joined: String?
    /// Whether it is told when misread, too.
    let isLong: Bool
  }

  /// The first that fits counts.
  static let all: [Prompt] = words.map { text, apps in
    Prompt(
      text: text, apps: apps,
      joined: text.utf8.count >= 11 ? text.filter { $0 != " " } : nil,
      isLong: text.utf8.count >= 6 && text.count >= 6)
  }

  /// How many words they have.
  static let lengths = byLength.keys.sorted()

  /// The place of the one that some words are.
  static func index(of window: String) -> Int? { places[window] }

  /// The place of the first of so many words that some words are, but for what an OCR engine misreads.
  static func near(_ window: String, _ length: Int) -> Int? {
    byLength[length]?.first { all[$0].isLong && FoldedText.isNear(window, all[$0].text) }
  }

  private static let places = Dictionary(
    zip(all.map(\.text), all.indices), uniquingKeysWith: { first, _ in first })
  private static let byLength = Dictionary(
    grouping: all.indices, by: { all[$0].text.utf8.count { $0 == 0x20 } + 1 })

  private static let plain: [ChatApp] = [.whatsapp, .telegram, .messenger, .instagram]

  private static let words: [(String, [ChatApp])] = [
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
