/// Lines that apps write among the messages, and that nobody said.
enum Notices {
  /// `Delivered`, `Read 7:38 PM`, `Seen just now`: what became of the message above, which is the
  /// owner's.
  static func isReceipt(_ line: String) -> Bool {
    let words = FoldedText.fold(line).split(separator: " ").map(String.init)
    guard let first = words.first, words.count <= 6, !line.contains(where: { "?!".contains($0) })
    else { return false }
    guard receipts.contains(where: { FoldedText.isNear(first, $0) }) else {
      return words.count <= 4
        && (words.prefix(2) == ["not", "delivered"] || first == "undelivered")
    }
    return words.dropFirst().allSatisfy { word in
      receiptTails.contains(word) || word.contains(where: \.isNumber) || word.count <= 2
        || DayNames.weekday(word) != nil || DayNames.month(word) != nil
        || DayNames.today.contains(word) || DayNames.yesterday.contains(word)
    }
  }

  /// Whether the line tells that a message was taken back.
  static func isDeleted(_ line: String) -> Bool {
    let folded = FoldedText.fold(line)
    return deleted.contains { begins(folded, $0) }
  }

  /// Whether the line is the app's own: encryption, who joined, a forwarded mark, unread messages.
  static func isSystem(_ line: String) -> Bool {
    let folded = FoldedText.fold(line)
    if folded.isEmpty || folded.count > 160 { return false }
    if systemPrefixes.contains(where: { begins(folded, $0) }) { return true }
    return systemParts.contains { FoldedText.holds(folded, $0) }
  }

  /// A small mark in a bubble beside what was said: `Forwarded`, `You replied to her story`.
  static func isMark(_ line: String) -> Bool {
    let folded = FoldedText.fold(line)
    if folded.count > 60 { return false }
    return marks.contains { FoldedText.isNear(folded, $0) }
      || markPrefixes.contains { folded.hasPrefix($0) }
  }

  /// How many answers a message has: `4 replies`.
  static func isThread(_ line: String) -> Bool {
    let words = FoldedText.fold(line).split(separator: " ")
    guard (2...3).contains(words.count), Int(words[0]) != nil else { return false }
    return [
      "replies", "reply", "antworten", "antwort", "reponses", "reponse", "respuestas", "respuesta",
      "respostas", "resposta", "risposte", "risposta", "antwoorden", "svar", "odpowiedzi",
    ].contains(words[1])
  }

  /// The word for the owner at the head of a quotation.
  static func isOwner(_ line: String) -> Bool {
    ["you", "du", "tu", "vous", "vos", "voce", "jij", "je", "toi", "sie", "ты", "вы"]
      .contains(FoldedText.fold(line))
  }

  /// The word for the owner above what the owner said, in apps that write all at the left.
  static func isOwnerLabel(_ label: String) -> Bool {
    isOwner(label)
      || ["me", "ich", "yo", "moi", "io", "eu", "ik", "я"].contains(FoldedText.fold(label))
  }

  /// The mark of an edited message, as it stands before the time.
  static func isEdited(_ word: String) -> Bool {
    let folded = FoldedText.fold(word)
    return [
      "edited", "bearbeitet", "editado", "editada", "modifie", "modificato", "bewerkt", "изменено",
    ].contains { FoldedText.isNear(folded, $0) }
  }

  private static func begins(_ text: String, _ phrase: String) -> Bool {
    phrase.utf8.count > 11 ? FoldedText.begins(text, nearly: phrase) : text.hasPrefix(phrase)
  }

  private static let receipts = [
    "delivered", "read", "seen", "sent", "entregado", "leido", "visto", "enviado", "zugestellt",
    "gelesen", "gesehen", "gesendet", "distribue", "lu", "vu", "envoye", "consegnato", "letto",
    "visualizzato", "inviato", "entregue", "lido", "lida", "bezorgd", "gelezen", "gezien",
    "verzonden", "levererat", "last", "leveret", "lest", "доставлено", "прочитано", "просмотрено",
    "sending", "dostarczono", "przeczytano",
  ]
  private static let receiptTails: Set<String> = [
    "just", "now", "ago", "quietly", "um", "at", "vor", "hace", "il", "uhr", "min", "by", "vu",
    "ahora", "jetzt", "gerade", "sms", "rcs", "alle", "text", "message", "everyone",
  ]
  private static let deleted = [
    "this message was deleted", "you deleted this message", "diese nachricht wurde geloscht",
    "du hast diese nachricht geloscht", "se elimino este mensaje", "eliminaste este mensaje",
    "este mensaje fue eliminado", "ce message a ete supprime", "vous avez supprime ce message",
    "questo messaggio e stato eliminato", "hai eliminato questo messaggio",
    "esta mensagem foi apagada", "esta mensagem foi excluida", "voce apagou esta mensagem",
    "dit bericht is verwijderd", "je hebt dit bericht verwijderd", "unsent a message",
    "you unsent a message", "message deleted", "данное сообщение удалено",
  ]
  private static let systemPrefixes = [
    "messages and calls are end to end", "messages to this chat and calls", "messages you send to",
    "people in this chat can read", "only people in this chat", "no one outside of this chat",
    "nachrichten und anrufe sind ende zu ende", "los mensajes y las llamadas", "les messages et",
    "i messaggi e le chiamate", "as mensagens e as chamadas", "berichten en oproepen",
    "missed voice call", "missed video call", "missed call", "verpasster anruf",
    "llamada perdida", "appel manque", "chiamata persa", "chamada perdida", "unread messages",
    "text message sms", "text message rcs", "texting with", "chatting with", "rcs chat with",
    "this chat is with a business", "this business uses", "disappearing messages",
    "tap to learn more", "tap for more info", "you can now message and call",
    "you are now connected on", "say hi to your new", "your security code with", "you created",
    "you changed", "you added", "you left", "you removed", "you named the", "you joined",
    "you pinned", "you started a", "learn more", "tippe um mehr", "mehr dazu",
  ]
  private static let systemParts = [
    "end to end encrypted", "ende zu ende verschlusselt", "cifrados de extremo a extremo",
    "chiffres de bout en bout", "crittografati end to end", "joined telegram", "changed the group",
    "changed the subject", "changed this group", "changed the chat", "created group",
    "created the group", "joined using", "joined the group", "left the group", "left the chat",
    "removed from the group", "added to the group", "named the conversation", "pinned a message",
    "named the group", "changed the theme", "changed their phone number", "security code changed",
    "ist telegram beigetreten", "se unio a telegram", "hat die gruppe", "hat den betreff",
    "cambio el asunto", "ha cambiato l oggetto", "a change le sujet", "turned on disappearing",
    "unread message", "ungelesene nachricht", "mensajes no leidos", "messages non lus",
    "ongelezen bericht", "olasta meddelanden", "ulaeste beskeder", "nieprzeczytan",
    "okunmamis mesaj",
    "mensagens nao lidas", "messaggi non letti",
    "started a video chat", "started a call", "missed your call", "missed a call",
  ]
  private static let marks = [
    "forwarded", "forwarded many times", "weitergeleitet", "reenviado", "reenviada", "transfere",
    "inoltrato", "encaminhada", "doorgestuurd", "pinned", "starred", "photo", "view replies",
  ]
  private static let markPrefixes = [
    "you replied to", "replied to you", "replied to your", "you replied", "respondiste a",
    "du hast geantwortet", "du hast auf", "hat auf deine story", "vous avez repondu",
    "hai risposto", "voce respondeu", "je hebt gereageerd", "mentioned you in their",
    "reacted to your story", "you reacted to",
  ]
}
