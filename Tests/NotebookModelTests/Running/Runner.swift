import CirclesModel
import CirclesPipeline
import CirclesStore
import Foundation
import GRDB

/// Lives a life on a notebook of its own and holds it against the model, step by step.
final class Runner {
  let place: Workplace
  var notebook: Notebook
  /// Another program's way into the same file.
  let other: DatabaseQueue
  var model = Model()
  var seen: Seen
  /// The runs that are there, oldest first, each with the rows before it.
  var history: [(run: String, before: TableDump)] = []
  var lastLoad: Load?
  /// Whether the last run is a merge, and the rows before it.
  var lastMerge: (absorbed: Int, before: TableDump)?
  /// Whether the newest run is the last thing that happened.
  var isNewest = false
  /// Whether nothing but runs has changed the notebook, and none but the newest was undone.
  var isWhole = true

  /// `planted` is SQL that makes the notebook go wrong.
  init(planted: String? = nil) throws {
    place = try Workplace()
    notebook = try Notebook.open(path: place.path)
    var configuration = Configuration()
    configuration.busyMode = .timeout(5)
    configuration.foreignKeysEnabled = true
    other = try DatabaseQueue(path: place.path, configuration: configuration)
    if let planted { try other.write { try $0.execute(sql: planted) } }
    seen = try other.read(Seen.init)
  }

  /// Lives a life; nil where every promise held.
  static func live(_ life: Life, planted: String? = nil) async -> Broken? {
    do {
      try await Runner(planted: planted).live(life)
      return nil
    } catch let broken as Broken {
      return broken
    } catch {
      return Broken(.refused, "\(error)")
    }
  }

  private func live(_ life: Life) async throws {
    for step in life.steps {
      try await perform(step)
      try look()
    }
    try end(life.ending)
    try read(Soundness.checkFile)
  }

  /// Holds what is there now against what must always hold.
  func look() throws {
    let now = try read { db in
      try Soundness.check(db)
      return try Seen(db)
    }
    try model.check(seen, now)
    seen = now
  }

  func dump(_ scope: TableDump.Scope = .lasting) throws -> TableDump {
    try read { try TableDump($0, scope) }
  }

  /// Asks something as another program would.
  func read<Value>(_ body: (Database) throws -> Value) throws -> Value { try other.read(body) }

  /// The first who bears the name.
  func key(_ name: String) -> Int? {
    seen.people.filter { $0.value.facts[.one(.name)] == name }.keys.min()
  }

  func id(_ key: Int) -> String { seen.people[key]?.id ?? "" }

  // MARK: The end

  private func end(_ ending: Life.Ending) throws {
    switch ending {
    case .none: break
    case .lastFirst where !isWhole: break
    case .lastFirst:
      for (run, before) in history.reversed() {
        _ = try notebook.undo(run: run)
        let after = try dump()
        if after != before { throw Broken(.lastFirst, before.difference(to: after)) }
      }
    case .anyOrder(let seed):
      var left = seed
      while !history.isEmpty {
        let index = Int(left % UInt64(history.count))
        left = left / 3 &+ 7
        try undo(history.remove(at: index).run)
        try look()
      }
    }
  }

  func undo(_ run: String) throws {
    _ = try notebook.undo(run: run)
    let now = try read(Seen.init)
    try model.undone(run, seen, now)
  }
}
