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
    let found = InputPrompts.all.first { prompt in
      guard let joined = prompt.joined else { return false }
      return whole.utf8.count <= joined.utf8.count + 5 && FoldedText.holds(whole, joined)
    }
    return found.map { refined($0.apps, $0.text, line) }
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
    var best: Int?
    for length in InputPrompts.lengths where words.count >= length && words.count <= length + 6 {
      for start in 0...(words.count - length) {
        let place = start..<(start + length)
        guard spoken.allSatisfy(place.contains) else { continue }
        let window = words[place].joined(separator: " ")
        let found = isExact ? InputPrompts.index(of: window) : InputPrompts.near(window, length)
        if let found { best = min(found, best ?? found) }
      }
    }
    return best.map { refined(InputPrompts.all[$0].apps, InputPrompts.all[$0].text, line) }
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
}
