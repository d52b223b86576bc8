public import CirclesModel

extension Matcher {
  /// The evidence of each candidate of a note as a JSON object, for fitting the weights: the note's
  /// id, `nobody`'s evidence and each candidate's by name.
  public func features(of note: NoteRecord) -> String {
    var scorer = scorer(of: note)
    let decision = Decision(scorer: &scorer, settings: settings)
    let signs = Certainty.Sign.allCases.map { sign in
      "\"\(sign)\":\(decision.certainty?[sign] ?? 0)"
    }
    let best =
      decision.best.map { index.identifiers[Int($0)].filter { $0 != "\"" && $0 != "\\" } } ?? ""
    func json(_ candidate: Candidate) -> String {
      let pairs = Feature.allCases.filter { candidate.strength($0) != 0 }
        .map { "\"\($0)\":\(candidate.strength($0))" }
      return "{" + pairs.joined(separator: ",") + "}"
    }
    let candidates = scorer.candidates.all.map {
      "\"\(index.identifiers[Int($0.person)].filter { $0 != "\"" && $0 != "\\" })\":\(json($0))"
    }
    let id = note.id.filter { $0 != "\"" && $0 != "\\" }
    return "{\"id\":\"\(id)\",\"crowd\":\(scorer.crowd),\"nobody\":\(json(scorer.nobody)),"
      + "\"best\":\"\(best)\",\"signed\":\(decision.certainty != nil),"
      + "\"signs\":{\(signs.joined(separator: ","))},"
      + "\"candidates\":{\(candidates.joined(separator: ","))}}"
  }
}
