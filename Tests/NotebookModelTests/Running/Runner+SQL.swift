import GRDB

extension Runner {
  /// An edit by another program.
  func perform(_ edit: Step.Edit) throws {
    isWhole = false
    isNewest = false
    lastMerge = nil
    switch edit {
    case .title(let name, let title): try write(.title, title, of: name)
    case .relationship(let name, let type): try write(.relationship, type, of: name)
    case .rename(let name, let new):
      guard let key = key(name), name != new else { return }
      try execute(
        "UPDATE contact SET name = ?, given_name = NULL, family_name = NULL WHERE key = ?",
        [new, key])
      model.people[key]?.write(new, .one(.name), run: nil)
      // It may be the name that a card says.
      model.byHand[key]?[.one(.name)] = nil
    case .removePhones(let name):
      guard let key = key(name) else { return }
      try execute("DELETE FROM phone WHERE contact_key = ?", [key])
      for fact in model.people[key]?.facts.keys ?? [:].keys {
        if case .member(.phone, _) = fact { model.people[key]?.write(nil, fact, run: nil) }
      }
    case .familyDetails(let name, let text):
      guard let key = key(name) else { return }
      try execute("UPDATE contact SET family_details = ? WHERE key = ?", [text, key])
    case .delete(let name): try delete(name)
    case .rewriteInteractions(let name, let text):
      guard let key = key(name) else { return }
      try execute("UPDATE interaction SET content = ? WHERE contact_id = ?", [text, id(key)])
    case .moveInteractions(let name, let to):
      guard let key = key(name), let to = self.key(to) else { return }
      try execute(
        "UPDATE interaction SET contact_id = ? WHERE contact_id = ?", [id(to), id(key)])
      model.decided = model.decided.filter { $0.value.contact.map(model.holder) != key }
    }
  }

  private func write(_ field: Fact.Field, _ value: String, of name: String) throws {
    guard let key = key(name) else { return }
    try execute("UPDATE contact SET \(field.rawValue) = ? WHERE key = ?", [value, key])
    model.people[key]?.write(value, .one(field), run: nil)
    model.byHand[key, default: [:]][.one(field)] = (nil, value)
  }

  private func delete(_ name: String) throws {
    guard let key = key(name) else { return }
    do {
      try execute("DELETE FROM contact WHERE key = ?", [key])
    } catch is DatabaseError {
      // Notes hang on them.
      return
    }
    model.orphans.formUnion(seen.records(of: key))
    for member in model.circle(of: key) { model.byHand[member] = nil }
    model.decided = model.decided.filter { $0.value.contact.map(model.holder) != key }
  }

  private func execute(_ sql: String, _ arguments: StatementArguments) throws {
    try other.write { try $0.execute(sql: sql, arguments: arguments) }
  }
}
