import CirclesModel

/// Notes of a password or the like: whose door or network it opens is not what they are about.
enum AccessCode {
  /// A longer note has more to say.
  private static let longest = 24

  static func isOne(_ view: NoteFeatures) -> Bool {
    let tokens = view.text.tokens
    guard view.source == .manual, tokens.count <= longest else { return false }
    let pronouns = Pronouns(view.languages)
    if tokens.contains(where: { pronouns.isShe($0) || pronouns.isHe($0) }) { return false }
    let isNetwork = tokens.indices.contains { at in
      networks.contains(tokens[at].hash) && (at < heading || tokens[at].flags.contains(.opensLine))
    }
    if isNetwork, tokens.contains(where: { isPassword($0, view.text) }) { return true }
    return tokens.indices.dropLast().contains { at in
      guard words.contains(tokens[at].hash) else { return false }
      if tokens[at].flags.contains(.colon) { return tokens[at + 1].flags.contains(.digit) }
      // `Pw Sunny!77` below the network's name.
      let line = tokens[(at + 1)...].prefix { $0.line == tokens[at].line }
      return isNetwork && tokens[at].flags.contains(.opensLine) && line.count <= 3
        && line.contains { $0.flags.contains(.digit) }
    }
  }

  /// `apples4all`: letters with a number among them or behind them.
  private static func isPassword(_ token: TextToken, _ text: FoldedText) -> Bool {
    let letters = text.folded(token)
    return letters.count >= shortest && token.flags.contains(.digit)
      && letters.first.map { (0x61...0x7A).contains($0) } == true
  }

  private static let shortest = 6
  /// So many words may name whose network it is.
  private static let heading = 4
  private static let networks = Set(FoldedText("wifi wlan wi").tokens.map(\.hash))

  private static let words = Set(
    FoldedText(
      """
      password passcode pin pwd pw login passwort kennwort zugangscode clave contrasena mdp senha wachtwoord losenord kod
      adgangskode kodeord passord codice
      """
    ).tokens.map(\.hash))
}
