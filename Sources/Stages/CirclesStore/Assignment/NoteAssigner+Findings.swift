import CirclesModel
import GRDB

/// How much of a note's words is still there.
enum RemainingWords {
  /// All of them.
  case whole
  /// Those that have just come; earlier ones were not kept (`--no-raw`).
  case added
  /// None, or no more than a summary.
  case gone
}

extension NoteAssigner {
  /// Writes down what a new note says.
  func keepNew(_ findings: TextFindings?, of note: Int, isFiled: Bool) throws {
    guard var findings else { return }
    let holder = isFiled ? try FindingOwner.of(note, db) : nil
    if findings.subject != holder?.identifier {
      // Whom it was decided for has gone meanwhile.
      findings = try read(ReviewQuery.current(note, self)?.subject, for: holder) ?? TextFindings()
    }
    try findingRows.write(findings, of: note, for: holder?.key, isNew: true)
  }

  /// Writes down what a note says of whom it lies under now; answers whether that is news.
  ///
  /// Findings for another subject, or none, are read again from `text`; where nothing can, what was
  /// said of somebody else is forgotten, for the next `reprocess` to find.
  @discardableResult
  func keep(
    _ findings: TextFindings?, of note: Int, words: RemainingWords = .whole,
    _ text: () throws -> ReviewItem.Subject?
  ) throws -> Bool {
    if findings == nil, reader == nil, extractorVersion == 0 {
      let hasAny = try db.holds("SELECT extractor > 0 FROM note WHERE key = ?", [note])
      if !hasAny { return false }
    }
    guard try hasRow(note) else {
      try findingRows.confirm(note)
      return false
    }
    let stored = try StoredFindings.read(note, db)
    let holder = try FindingOwner.of(note, db)
    let isSame = stored.version > 0 && stored.contact == holder?.key
    if words == .gone, isSame {
      try findingRows.confirm(note)
      return false
    }
    var found = findings
    if found == nil || found?.subject != holder?.identifier {
      found = try read(try text(), for: holder)
    }
    guard var found else {
      if isSame, findings == nil, reader != nil { return false }
      try findingRows.forget(note)
      return stored.version > 0
    }
    if words == .added, isSame { found = stored.findings.adding(found) }
    if stored.says(found, for: holder?.key, extractorVersion) { return false }
    let isNews = !stored.says(found, for: holder?.key, stored.version)
    if isNews {
      try findingRows.write(found, of: note, for: holder?.key)
    } else {
      try findingRows.confirm(note)
    }
    return isNews
  }

  private var findingRows: FindingRows { FindingRows(db: db, run: run, version: extractorVersion) }

  private func hasRow(_ note: Int) throws -> Bool {
    try db.holds(
      """
      SELECT EXISTS (SELECT 1 FROM interaction AS i WHERE i.id = n.id)
        OR EXISTS (SELECT 1 FROM unassigned_note AS u WHERE u.id = n.id)
      FROM note AS n WHERE n.key = ?
      """, [note])
  }

  private func read(
    _ text: ReviewItem.Subject?, for holder: FindingOwner?
  ) throws -> TextFindings? {
    guard let reader, let text else { return nil }
    let subject = try holder?.subject(db)
    switch text {
    case .note(let note): return reader.read(note, about: subject)
    case .part(let part): return reader.read(part, about: subject)
    }
  }
}

extension TextFindings {
  /// These, and what others say beside them.
  func adding(_ others: TextFindings) -> TextFindings {
    var all = self
    for path in [\TextFindings.interests, \.events, \.topicsToAvoid, \.facts] {
      let known = Set(self[keyPath: path].map { $0.key + "\0" + $0.text })
      all[keyPath: path] += others[keyPath: path].filter {
        !known.contains($0.key + "\0" + $0.text)
      }
    }
    let days = Set(dates.map { $0.kind + $0.value })
    all.dates += others.dates.filter { !days.contains($0.kind + $0.value) }
    if all.summary.isEmpty { all.summary = others.summary }
    return all
  }
}
