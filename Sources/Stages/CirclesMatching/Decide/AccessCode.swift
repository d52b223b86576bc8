import CirclesModel

/// Notes of a password or the like: whose door or network it opens is not what they are about.
enum AccessCode {
  /// A longer note has more to say.
  private static let longest = 16

  static func isOne(_ view: NoteFeatures) -> Bool {
    let tokens = view.text.tokens
    guard view.source == .manual, tokens.count <= longest else { return false }
    let pronouns = Pronouns(view.languages)
    if tokens.contains(where: { pronouns.isShe($0) || pronouns.isHe($0) }) { return false }
    return tokens.indices.dropLast().contains { at in
      words.contains(tokens[at].hash) && tokens[at].flags.contains(.colon)
        && tokens[at + 1].flags.contains(.digit)
    }
  }

  private static let words = Set(
    FoldedText(
      """
      password passcode pin pwd pw login passwort kennwort zugangscode clave contrasena mdp senha wachtwoord losenord kod
      adgangskode kodeord passord codice
      """
    ).tokens.map(\.hash))
}
