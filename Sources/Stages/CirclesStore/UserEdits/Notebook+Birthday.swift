public import CirclesModel
import GRDB

extension Notebook {
  /// Gives a person (by id) a birthday, whatever it was before. A run of its own; answers its id.
  ///
  /// It is an edit like any other: no import changes it, and `undo` reverts it.
  @discardableResult
  public func setBirthday(_ birthday: PartialDate, of person: String) throws(StoreError) -> String {
    try edit("birthday") { db, run, time in
      let key = try Self.key(of: person, db)
      guard let (header, state) = try ContactRows.read(key, db) else {
        throw StoreError.gone(id: person)
      }
      var changed = state
      changed.fields.birthday = birthday
      if changed == state { return }
      var later = header
      later.modifiedAt = time
      try ChangeJournal(db: db, run: run).contact(
        key, before: ContactSnapshot(header, state), after: ContactSnapshot(later, changed))
      try ContactRows(db).update(
        key, from: state, to: changed, photo: ContactRows.photo(key, db), modifiedAt: time)
    }
  }
}
