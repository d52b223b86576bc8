/// What each sign of `Certainty` weighs, in log-odds.
///
/// Provenance: fitted (logistic, ridge) by `tools/certainty.py` on the notes of 23 worlds that were read,
/// 2026-11-28; each world was judged by the fit of the others before these were taken
/// (`Documentation/Judgement.md`). The bias is set so that 0.85 falls where about three in four are right: there
/// lie the last notes that are worth filing, and of all that are filed 97 or 98 in 100 are right.
enum CertaintyWeights {
  static let bias = -4.07

  static let signs: [(Certainty.Sign, Double)] = [
    (.lead, 0.31), (.ahead, 0.17), (.words, 1.17), (.lines, -0.43), (.digits, 0.84),
    (.position, -1.23), (.pronouns, 0.88), (.rivals, 0.18), (.before, 0.44),
    (.unknown, -0.85), (.repeats, 0.18), (.typed, 0.41), (.spoken, -0.32),
  ]

  /// What the evidence is worth beside its own weight: it was weighed too low or, below zero, too high.
  static let evidence: [(Feature, Double)] = [
    (.cardNote, 0.40), (.related, 0.68), (.heard, 1.44), (.birthday, 1.30),
    (.listed, -0.81), (.among, -0.43), (.nickname, -0.64), (.soleBearer, 0.16),
    (.pronoun, 0.18), (.secondName, 0.30),
  ]
}
