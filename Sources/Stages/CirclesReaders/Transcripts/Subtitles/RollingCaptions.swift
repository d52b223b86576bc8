/// Takes out what rolling captions show again: YouTube's, and others that are made while somebody
/// speaks, have each line at the bottom first and then once more above the next one.
///
///     00:00:00.560 --> 00:00:02.870
///     so the first thing we need to
///
///     00:00:02.870 --> 00:00:05.199
///     so the first thing we need to
///     talk about is the plan
enum RollingCaptions {
  /// Cues that are further apart than this, in seconds, do not go on one another.
  private static let longestGap = 0.25

  /// The cues with each line once. Where lines do not roll, somebody says things twice, and nothing
  /// is taken out.
  static func once(_ cues: [CueFile.Cue]) -> [CueFile.Cue] {
    let shown = cues.map { $0.lines.map(words).filter { !$0.isEmpty } }
    var repeats = [Int](repeating: 0, count: cues.count)
    var (pairs, repeated, grown) = (0, 0, 0)
    var before: Int?
    for place in cues.indices where !shown[place].isEmpty {
      defer { before = place }
      guard let before else { continue }
      pairs += 1
      guard goesOn(cues[before], cues[place]) else { continue }
      repeats[place] = overlap(shown[before], shown[place])
      if repeats[place] > 0 { repeated += 1 }
      if repeats[place] > 0, repeats[place] < shown[place].count { grown += 1 }
    }
    guard repeated >= 2, grown >= 1, repeated * 2 >= pairs else { return cues }
    return zip(cues, repeats).map { cue, count in
      var (cue, left) = (cue, count)
      cue.lines.removeAll { line in
        guard left > 0, !words(line).isEmpty else { return false }
        left -= 1
        return true
      }
      return cue
    }
  }

  private static func goesOn(_ before: CueFile.Cue, _ next: CueFile.Cue) -> Bool {
    guard let end = before.times?.end, let start = next.times?.start else { return false }
    return start - end <= longestGap
  }

  /// How many of the first lines of a cue are the last ones of the cue before it.
  private static func overlap(_ before: [String], _ next: [String]) -> Int {
    for count in stride(from: min(before.count, next.count), to: 0, by: -1)
    where before.suffix(count).elementsEqual(next.prefix(count)) {
      return count
    }
    return 0
  }

  /// What a line shows, without its markup.
  private static func words(_ line: String) -> String {
    CueMarkup.spans(line).map(\.text).joined().singleSpaced
  }
}
