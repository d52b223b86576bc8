/// How much on a screen with places speaks for a chat, against a page, a list of settings, a mail.
///
/// All of those have a status bar, a title and lines that begin at the left; what only chats have is
/// an owner who speaks at the right, times and days between or in what is said, a field to write in.
struct ChatEvidence {
  let header: ScreenHeader
  let rows: ScreenRows
  let kinds: [RowKind]
  let areStamped: Bool
  let hasLabels: Bool
  let hasSpeakers: Bool

  /// From this on the screen is taken for a chat.
  static let enough = 1.5

  /// The weight of all signs.
  var weight: Double {
    var weight = 0.0
    if rows.inputBar != nil { weight += 2 }
    if header.subtitle != nil { weight += 1.5 }
    if header.hasArrow { weight += 0.5 }
    if header.name != nil { weight += 0.25 }
    if areStamped { weight += 1.5 }
    if hasLabels { weight += hasSpeakers ? 1.5 : 0.5 }
    if kinds.contains(where: { if case .receipt = $0 { true } else { false } }) { weight += 1.5 }
    weight += separators
    if owned > 0 { weight += min(1.5, 0.5 + 0.5 * Double(owned)) }
    let said = zip(rows.rows, kinds).filter { $0.1.isSaid }.map(\.0.text)
    if said.count > 1 {
      let share = Talk.share(of: said)
      if share >= 0.25 { weight += share >= 0.4 ? 1 : 0.5 }
    }
    if isPage, !hasSpeakers { weight -= 2 }
    if rows.inputBar == nil, header.subtitle == nil {
      if isList(said) { weight -= 6 }
      // Nobody speaks at the right, and nobody says I or you, asks or answers.
      if said.count > 5, owned == 0, !areStamped, Talk.share(of: said) < 0.14 { weight -= 2.5 }
    }
    return weight
  }

  private func isList(_ said: [String]) -> Bool {
    ListedRows(rows: rows).areListed || TabBar.ends(said)
      || TimeOrder.isBackward(rows.rows.map(\.text))
  }

  /// The best that separators say: a day with a time, or today, is hardly found elsewhere.
  private var separators: Double {
    kinds.map { kind in
      guard case .separator(let separator) = kind else { return 0 }
      switch separator.day {
      case .unsaid: return 0.5
      case .today, .yesterday: return 1.5
      default: return separator.clock == nil ? 0.75 : 1.5
      }
    }.max() ?? 0
  }

  /// How many rows stand right of the middle, away from the left edge.
  private var owned: Int {
    let measure = rows.measure
    let begin = (measure.left ?? 0) + 0.12 * measure.width
    return zip(rows.rows, kinds).filter { row, kind in
      kind.isSaid && row.box.left > begin && row.box.middle > 0.52 * measure.width
        && row.confidence > 0.5
    }.count
  }

  /// Whether lines run from one edge to the other, as no bubble does.
  private var isPage: Bool {
    let said = zip(rows.rows, kinds).filter { $0.1.isSaid }.map(\.0)
    let wide = said.filter { $0.box.width > 0.86 * rows.measure.width }.count
    return wide >= 2 && wide * 4 >= said.count
  }
}
