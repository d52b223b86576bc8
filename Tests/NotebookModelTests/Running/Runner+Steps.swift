import CirclesModel
import CirclesPipeline
import CirclesStore
import GRDB

extension Runner {
  func perform(_ step: Step) async throws {
    switch step {
    case .load(let load): try await self.load(load)
    case .foretold(let load): try await self.load(load, foretold: true)
    case .again: try await again(reversed: false)
    case .reversed: try await again(reversed: true)
    case .trialUndo: try trialUndo()
    case .daemon(let load): try await takenByDaemon(load)
    case .killed(let load, let after): try await killed(load, after: after)
    case .undo(let back):
      guard back < history.count else { return }
      let index = history.count - 1 - back
      try undo(history[index].run)
      // What was there before later runs is not what will be there without them.
      history.remove(at: index)
      isWhole = isWhole && back == 0
      isNewest = false
      lastLoad = nil
      lastMerge = nil
    case .sql(let edit): try perform(edit)
    default: try byHand(step)
    }
  }

  /// A change by hand through the program: a run of its own.
  private func byHand(_ step: Step) throws {
    let before = try dump()
    let was = lastMerge
    lastMerge = nil
    guard let run = try change(step, was) else { return }
    history.append((run, before))
    isNewest = true
  }

  private func change(_ step: Step, _ merge: (absorbed: Int, before: TableDump)?) throws -> String?
  {
    switch step {
    case .alias(let name, let alias):
      return try key(name).map { try notebook.addAlias(alias, to: id($0)) }
    case .birthday(let name, let text): return try birthday(text, of: name)
    case .merge(let kept, let absorbed):
      guard let kept = key(kept), let absorbed = key(absorbed), kept != absorbed else { return nil }
      let people = try dump(.people)
      let run = try notebook.merge(kept: id(kept), absorbed: id(absorbed))
      try model.merged(run, kept: kept, absorbed: absorbed, seen, try read(Seen.init))
      lastMerge = (absorbed, people)
      return run
    case .unmerge(let name): return try unmerge(name, merge)
    case .assign, .dismiss, .rewrite: return try decide(step)
    case .reprocess:
      let listener = Listener()
      let options = ReprocessOptions(Self.options(Load([])))
      return try ReprocessPipeline().run(notebook, options, listener).run
    default: return nil
    }
  }

  private func birthday(_ text: String, of name: String) throws -> String? {
    guard let key = key(name) else { return nil }
    let numbers = text.split(separator: "-").compactMap { Int($0) }
    let date = PartialDate(
      year: numbers.count > 2 ? numbers[0] : nil, month: numbers[numbers.count - 2],
      day: numbers[numbers.count - 1])
    let run = try notebook.setBirthday(date, of: id(key))
    let fact = Fact.one(.birthday)
    model.people[key]?.write(text, fact, run: run)
    model.byHand[key, default: [:]][fact] = (run, text)
    return run
  }

  private func unmerge(_ name: String, _ last: (absorbed: Int, before: TableDump)?) throws
    -> String?
  {
    let candidates = model.merges.filter { $0.undoneBy == nil && seen.people[$0.kept] != nil }
    guard
      let merge = candidates.last(where: { seen.people[$0.kept]?.facts[.one(.name)] == name })
        ?? candidates.last
    else { return nil }
    let parted = try notebook.unmerge(id(merge.kept))
    let now = try read(Seen.init)
    guard let key = now.people.first(where: { $0.value.id == parted.restored })?.key else {
      throw Broken(.owner, "nobody came back")
    }
    try model.unmerged(parted.run, key, now)
    if let last, last.absorbed == key {
      let after = try dump(.people)
      if after != last.before { throw Broken(.unmergeAtOnce, last.before.difference(to: after)) }
    }
    return parted.run
  }

  /// The user decides about a note.
  private func decide(_ step: Step) throws -> String? {
    let waiting = seen.notes.filter(\.value.isWaiting).keys.sorted()
    switch step {
    case .assign(let number, let name):
      let notes = seen.notes.keys.sorted()
      guard number < notes.count, let contact = key(name) else { return nil }
      let run = try notebook.assign(note: notes[number], to: id(contact)).run
      model.decided[notes[number]] = (run, contact)
      return run
    case .dismiss(let number) where number < waiting.count:
      let run = try notebook.dismiss(notes: [waiting[number]]).run
      model.decided[waiting[number]] = (run, nil)
      return run
    case .rewrite(let number, let text) where number < waiting.count:
      return try notebook.edit(note: waiting[number], text: text).run
    default: return nil
    }
  }
}
