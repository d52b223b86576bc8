/// Minutes of a meeting: who was there says nothing of them.
enum Minutes {
  static func isOne(_ view: NoteFeatures) -> Bool {
    let tokens = view.text.tokens
    guard tokens.count >= shortest else { return false }
    // `Present: ...`, `Présents ou représentés : ...`
    let attendances = tokens.indices.count { at in
      tokens[at].flags.contains(.opensLine) && attendance.contains(tokens[at].hash)
        && tokens[at...].prefix(label).contains { $0.flags.contains(.colon) }
    }
    if attendances > 1 { return true }
    let isCalled = (tokens.prefix(heading) + view.title.tokens).contains {
      names.contains($0.hash)
    }
    return isCalled && attendances > 0
  }

  /// Shorter texts are none.
  private static let shortest = 20
  /// So many words may say what a text is.
  private static let heading = 12

  /// So many words at most are a label.
  private static let label = 3

  private static func set(_ text: String) -> Set<UInt64> {
    Set(FoldedText(text).tokens.map(\.hash))
  }

  /// What minutes are called.
  private static let names = set(
    """
    minutes protokoll pv verbal verbale acta ata notulen verslag referat motesreferat modereferat
    """)
  /// What stands before those who came and those who did not.
  private static let attendance = set(
    """
    present apologies attendance absent anwesend entschuldigt abwesend teilnehmer presents excuses absents pouvoirs
    presenti assenti giustificati presentes asistentes ausentes excusados aanwezig afwezig narvarande franvarande
    stede fravaerende fravaer
    """)
}
