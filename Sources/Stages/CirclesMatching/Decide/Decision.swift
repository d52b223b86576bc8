import CirclesModel

/// Turns evidence into a decision: who, how surely, why, and who else.
struct Decision {
  private(set) var decision = MatchDecision()
  /// What was counted of the likeliest, for fitting.
  private(set) var certainty: Certainty?
  private(set) var best: UInt32?

  init(scorer: inout NoteScorer, settings: MatchingSettings, weights: Weights = .standard) {
    let index = scorer.index
    let everybody = scorer.candidates.all.map { (candidate: $0, score: $0.score(weights)) }
      .sorted { left, right in
        if left.score != right.score { return left.score > right.score }
        // Not by who came first: the same people in any order get the same answer.
        return index.identifiers[Int(left.candidate.person)]
          < index.identifiers[Int(right.candidate.person)]
      }
    let scored = everybody.filter { !$0.candidate.isHint }
    decision.mentions = mentions(scorer, nil)
    let nobody = scorer.nobody.score(weights)
    let top = max(scored.first?.score ?? nobody, nobody)
    var sum = Exponential.of(nobody - top)
    for (_, score) in scored { sum += Exponential.of(score - top) }
    // Those of the name who were not compared: each as likely as the least likely who was.
    if scorer.crowd > 0, let last = scored.last {
      sum += Double(scorer.crowd) * Exponential.of(last.score - top)
    }
    func confidence(_ score: Double) -> Double {
      Calibration.standard.confidence(Exponential.of(score - top) / sum)
    }
    let best = scored.first
    let second = scored.count > 1 ? scored[1].score : -.infinity
    if let best {
      let rest = max(1e-12, sum - Exponential.of(best.score - top))
      certainty = Certainty(
        scorer, best: best.candidate, lead: best.score - top - rest.logarithm,
        ahead: best.score - second)
      decision.confidence = certainty?.confidence ?? confidence(best.score)
      self.best = best.candidate.person
    }
    // In the order of the evidence, and nobody surer than whoever stands before them.
    var limit = 1.0
    decision.suggestions =
      everybody
      .filter { $0.score > nobody - Self.suggestible || $0.candidate.isIdentified }
      .map { scored in
        let share = confidence(min(scored.score, top))
        // Whom nothing names is never as sure as whom something does.
        return (scored.candidate, scored.candidate.isHint ? min(share, Self.surestHint) : share)
      }
      .stableSorted { $0.1 > $1.1 }
      .prefix(MatchDecision.maximumSuggestions)
      .map { candidate, share in
        limit = min(limit, candidate.person == self.best ? decision.confidence : share)
        return suggestion(candidate, limit, index)
      }
    guard let best else { return }
    let isAhead = best.score - second >= settings.margin
    decision.mentions = mentions(scorer, best.candidate)
    if decision.confidence >= settings.assignThreshold, isAhead {
      decision.contact = suggestion(best.candidate, decision.confidence, index)
    }
    decision.evidence = evidence(best.candidate, weights)
  }

  /// How far behind nobody somebody may be and still be worth suggesting.
  private static let suggestible = 12.0

  /// How sure somebody whom nothing names can seem.
  private static let surestHint = 0.3

  private func suggestion(_ candidate: Candidate, _ confidence: Double, _ index: PersonIndex)
    -> MatchSuggestion
  {
    let person = Int(candidate.person)
    return MatchSuggestion(
      identifier: index.identifiers[person], name: index.names[person], confidence: confidence,
      reason: evidence(candidate, .standard).first)
  }

  private func evidence(_ candidate: Candidate, _ weights: Weights) -> [MatchEvidence] {
    var seen: Set<String> = []
    return candidate.reasons
      .filter { candidate.strength($0.feature) != 0 && weights[$0.feature] > 0 }
      .sorted { left, right in
        weights[left.feature] * candidate.strength(left.feature)
          > weights[right.feature] * candidate.strength(right.feature)
      }
      .compactMap { reason in
        let kind = reason.feature.kind
        guard seen.insert(kind + reason.text).inserted else { return nil }
        return MatchEvidence(kind: kind, text: reason.text)
      }
  }

  private func mentions(_ scorer: NoteScorer, _ best: Candidate?) -> [String] {
    var mentions = scorer.spoken
    for name in scorer.strange where !mentions.contains(name) { mentions.append(name) }
    for reason in best?.reasons ?? [] {
      switch reason.feature {
      case .full, .nearlyFull, .nickname, .given, .diminutive, .homophone, .heard, .look,
        .sound, .initial,
        .handle, .email, .phone, .titled:
        if !mentions.contains(reason.text) { mentions.append(reason.text) }
      default: break
      }
    }
    return Array(mentions.prefix(MatchDecision.maximumSuggestions))
  }
}

extension Array {
  /// Sorted, with equal elements in their order.
  fileprivate func stableSorted(_ isBefore: (Element, Element) -> Bool) -> [Element] {
    enumerated().sorted { left, right in
      if isBefore(left.element, right.element) { return true }
      return !isBefore(right.element, left.element) && left.offset < right.offset
    }
    .map(\.element)
  }
}

/// The exponential without Foundation: exact enough for sharing probability.
enum Exponential {
  static func of(_ x: Double) -> Double {
    if x < -60 { return 0 }
    if x > 60 { return 1e26 }
    // e^x = (e^(x/1024))^1024, the inner by its series.
    var y = x / 1024
    y = 1 + y * (1 + y / 2 * (1 + y / 3 * (1 + y / 4)))
    for _ in 0..<10 { y *= y }
    return y
  }
}
