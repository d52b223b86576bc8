/// What a row of a chat's screen is.
enum RowKind {
  case separator(DaySeparator)
  /// The app's own words, a reaction, a mark.
  case furniture
  /// What became of the message above.
  case receipt
  /// A small time alone: of the message above.
  case time(ClockReading, isEdited: Bool)
  /// A name in small letters above a bubble.
  case label(String)
  /// Who speaks below, and mostly when, in apps that write all at the left.
  case speaker(SpeakerHeads.Head)
  case text

  /// Whether somebody may have said it: what looks like a label may be text.
  var isSaid: Bool {
    switch self {
    case .text, .label: true
    default: false
    }
  }
}

/// Tells the rows' kinds apart.
struct RowSorting {
  let rows: ScreenRows
  let header: ScreenHeader
  private var measure: ScreenMeasure { rows.measure }

  /// One kind for each row.
  func kinds() -> [RowKind] {
    let all = rows.rows
    let speakers = SpeakerHeads(
      all.map(\.text), known: (header.name.map { [$0] } ?? []) + header.members)
    let areTimesAlone = all.count { Self.isTime($0.text) } > 1
    let kinds = all.indices.map { index in
      if areTimesAlone, Self.isTime(all[index].text), let time = time(all[index]),
        abs(all[index].box.middle - measure.width / 2) > 0.05 * measure.width
      {
        return time
      }
      if let head = speakers.heads[index],
        rows.side(all[index].box) == .theirs
          || head.when != nil && all[index].box.left < 0.25 * measure.width
      {
        return .speaker(head)
      }
      if index < 2, isTabs(all[index]) { return .furniture }
      return kind(
        all[index], last: index > 0 ? all[index - 1] : nil,
        next: index + 1 < all.count ? all[index + 1] : nil)
    }
    return named(kinds)
  }

  /// The kinds with every row for a name that is the name of who speaks elsewhere, however it was read.
  private func named(_ kinds: [RowKind]) -> [RowKind] {
    var names: Set<String> = []
    for case .label(let name) in kinds { names.insert(name) }
    if names.isEmpty { return kinds }
    return kinds.indices.map { index in
      guard case .text = kinds[index], index + 1 < kinds.count, kinds[index + 1].isSaid,
        rows.rows[index].box.left < 0.25 * measure.width,
        let name = ChatName.clean(rows.rows[index].text), names.contains(name)
      else { return kinds[index] }
      return .label(name)
    }
  }

  /// Whether a row is nothing but a time.
  private static func isTime(_ text: String) -> Bool {
    guard let separator = DaySeparator(text), separator.day == .unsaid else { return false }
    return separator.clock?.isExact == true
  }

  private func kind(
    _ row: ScreenMeasure.Row, last: ScreenMeasure.Row?, next: ScreenMeasure.Row?
  ) -> RowKind {
    let text = row.text
    let isCentred = abs(row.box.middle - measure.width / 2) < 0.05 * measure.width
    if isCentred, let separator = DaySeparator(text),
      separator.day != .unsaid || isParted(row, last)
    {
      return .separator(separator)
    }
    if Notices.isDeleted(text) { return .text }
    let isSmall = row.shape.em < 0.87 * measure.em
    let least = row.line.words.map(LineShape.em).min() ?? measure.em
    if least < 0.87 * measure.em, let time = time(row) { return time }
    if least < 0.87 * measure.em, RecentTime.isWhole(text) { return .furniture }
    if isCentred, Notices.isSystem(text) { return .furniture }
    if isSmall, Notices.isReceipt(text) { return .receipt }
    if Notices.isReceipt(text), row.box.right > measure.right - measure.em,
      row.line.words.count <= 3, row.shape.em < 0.95 * measure.em
    {
      return .receipt
    }
    if isSmall, Notices.isMark(text) || Notices.isSystem(text) { return .furniture }
    if MediaText.isFile(text) || Notices.isThread(text) { return .furniture }
    if isSmall, isCentred, isBetweenSides(row) { return .furniture }
    if let next, isPartner(row, above: next) { return .furniture }
    if isSmall, let next, let name = label(row, above: next) { return .label(name) }
    if next != nil, header.members.count > 1, rows.isTheirs(row),
      let name = header.members.first(where: { $0 == text })
    {
      return .label(name)
    }
    return .text
  }

  /// `Chat   Profile` below the head.
  private func isTabs(_ row: ScreenMeasure.Row) -> Bool {
    guard row.box.top - header.bottom < 4 * measure.em || row.box.top < 0.35 * measure.width else {
      return false
    }
    return row.line.words.count <= 3 && row.line.words.allSatisfy { ChatName.isTab($0.text) }
  }

  /// Whether a time stands far enough below the row above it not to be that row's own.
  private func isParted(_ row: ScreenMeasure.Row, _ last: ScreenMeasure.Row?) -> Bool {
    guard let last else { return true }
    return row.shape.baseline - last.shape.baseline > 1.7 * measure.em
  }

  private func time(_ row: ScreenMeasure.Row) -> RowKind? {
    if let separator = DaySeparator(row.text), separator.day == .unsaid, let clock = separator.clock
    {
      return .time(clock, isEdited: false)
    }
    let words = row.line.words.map(\.text)
    let small = words.map { _ in true }
    if let stamp = BubbleStamp(words, isSmall: small), stamp.length == words.count,
      let clock = stamp.clock
    {
      return .time(clock, isEdited: stamp.isEdited)
    }
    return nil
  }

  /// Whether a row keeps away from both sides, as the app's own words do.
  private func isBetweenSides(_ row: ScreenMeasure.Row) -> Bool {
    let offset = abs(row.box.middle - measure.width / 2)
    let away = measure.left.map { row.box.left - $0 > 1.5 * measure.em } ?? true
    return offset < 0.02 * measure.width && away && row.box.right < measure.right - measure.em
  }

  /// Whether a row only says again who the chat is with, above what they said.
  private func isPartner(_ row: ScreenMeasure.Row, above next: ScreenMeasure.Row) -> Bool {
    guard header.members.count < 2, let name = header.name, rows.isTheirs(row) else {
      return false
    }
    let (said, called) = (FoldedText.fold(row.text), FoldedText.fold(name))
    guard said.count > 2, said == called else { return false }
    // Nobody says a full name and nothing else.
    return called.contains(" ")
      || rows.isTheirs(next) && next.shape.baseline - row.shape.baseline < 2.6 * measure.em
  }

  private func label(_ row: ScreenMeasure.Row, above next: ScreenMeasure.Row) -> String? {
    guard rows.isTheirs(row), rows.isTheirs(next), row.confidence > 0.4,
      next.shape.em > 1.12 * row.shape.em, BubbleStamp(row.line.words.map(\.text)) == nil,
      next.shape.baseline - row.shape.baseline < 2.6 * measure.em,
      row.line.words.count <= 5, let name = ChatName.clean(row.text), let last = name.last,
      !".,;:!?…".contains(last) || name.count > 2 && name.hasSuffix("."),
      let first = name.first, first.isUppercase || !first.isCased || ChatName.phone(name) != nil
    else { return nil }
    return name
  }
}
