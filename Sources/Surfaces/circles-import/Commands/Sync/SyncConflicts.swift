import ArgumentParser
import CirclesStore
import CirclesSync

/// Which side of a conflict is taken.
enum ConflictSide: String, ExpressibleByArgument, CaseIterable {
  case mine, theirs
}

/// `sync --conflicts` and `sync --take`: what was changed on both sides.
enum SyncConflicts {
  /// Lists the conflicts of accounts, or of all.
  static func list(
    _ accounts: [String], _ database: DatabaseOptions, _ console: Console
  ) throws {
    let chosen = accounts.isEmpty ? [] : try SyncPlace.accounts(accounts).map(\.name)
    let notebook = try Notebook.toRead(database)
    let all = try notebook.syncConflicts()
      .filter { chosen.isEmpty || chosen.contains($0.account) }
    switch console.form {
    case .jsonl: for conflict in all { console.data(ConflictLines.json(conflict)) }
    case .text where all.isEmpty: console.note("No conflicts.")
    case .text: ConflictLines.text(all, console.style).forEach(console.line)
    }
    console.finish()
  }

  /// Settles a person's conflicts.
  static func settle(
    _ side: ConflictSide, of name: String, _ database: DatabaseOptions, _ console: Console
  ) throws {
    let notebook = try Notebook.toEdit(database)
    let person = try notebook.person(named: name)
    switch side {
    case .mine:
      let (count, run) = try notebook.resolveMine(person.id)
      guard count > 0, let run else { throw none(person.name) }
      switch console.form {
      case .jsonl: console.data(ConflictLines.json(settled: count, person.id))
      case .text where !console.isQuiet:
        console.line(
          "\(TerminalText.escaped(person.name)) keeps your version; the next sync --push writes it."
        )
      case .text: break
      }
      ChangeLine.say(run: run, console)
      console.finish()
    case .theirs:
      let (count, run) = try notebook.resolveTheirs(person.id)
      guard count > 0, let run else { throw none(person.name) }
      UserEdit.say(
        "\(person.name) now has the server's version.", run: run, person: person.id, console)
    }
  }

  /// The id of a person in the notebook; for somebody who is no longer there the name itself.
  static func id(of person: String, _ database: DatabaseOptions) throws -> String {
    let notebook = try Notebook.toRead(database)
    if case .none = try notebook.resolvePerson(person) { return person }
    return try notebook.person(named: person).id
  }

  private static func none(_ name: String) -> CommandError {
    CommandError(.usage, "\(name) has no conflicts", hints: ["circles-import sync --conflicts"])
  }
}
