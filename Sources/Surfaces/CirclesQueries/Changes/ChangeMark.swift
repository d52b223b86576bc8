public import CirclesStore
import GRDB

/// How far the notebook has come, as one connection sees it: two marks differ if another connection
/// changed something in between.
public struct ChangeMark: Hashable, Sendable {
  /// SQLite's count of what others committed.
  public var version: Int
  /// The number of the newest run; 0 where there is none.
  public var run: Int
}

extension Notebook {
  /// The mark of this moment. Costs next to nothing: nothing of the notebook's content is read.
  public func changeMark() throws(StoreError) -> ChangeMark {
    try access { db in
      ChangeMark(
        version: try Int.fetchOne(db, sql: "PRAGMA data_version") ?? 0,
        run: try Int.fetchOne(db, sql: "SELECT max(key) FROM run") ?? 0)
    }
  }

  /// The ids of runs that came after one, the oldest first; at most so many.
  public func runs(after number: Int, limit: Int) throws(StoreError) -> [String] {
    try read { db in
      try String.fetchAll(
        db, sql: "SELECT id FROM run WHERE key > ? ORDER BY key LIMIT ?",
        arguments: [number, limit])
    }
  }
}
