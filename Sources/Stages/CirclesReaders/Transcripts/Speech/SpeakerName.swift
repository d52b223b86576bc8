/// The names of speakers as recorders write them.
enum SpeakerName {
  /// A name without what a meeting's program puts behind it; nil where nothing is left.
  static func clean(_ written: some StringProtocol) -> String? {
    var name = String(written).cleanLabel.singleSpaced
    var isShorter = true
    while isShorter {
      isShorter = false
      for mark in marks where name.lowercased().hasSuffix(mark) {
        name = String(name.dropLast(mark.count)).trimmed
        isShorter = true
      }
    }
    return name.isEmpty ? nil : name
  }

  /// What a program calls a voice that it does not know: a bare number or letter says nothing.
  static func voice(_ label: some StringProtocol) -> String? {
    guard let name = clean(label) else { return nil }
    let isBare = name == "?" || name.count == 1 || name.allSatisfy(\.isNumber)
    return isBare ? "Speaker \(name)" : name
  }

  /// Teams marks who came from outside, in the language of the organiser.
  private static let marks: [String] = {
    let words = [
      "guest", "unverified", "external", "gast", "extern", "nicht überprüft", "nicht verifiziert",
      "invité", "externe", "non vérifié", "invitado", "externo", "sin verificar", "convidado",
      "não verificado", "ospite", "esterno", "ゲスト", "外部",
    ]
    return words.flatMap { ["(\($0))", "[\($0)]"] } + [" | external"]
  }()
}
