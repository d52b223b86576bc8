import GRDB

extension Notebook {
  /// After how many days somebody is due who is nothing special to the user.
  private static let reminderKey = "reminder_days"

  /// After how many days people are due, by what they are to the user; `default` stands for the others.
  public func reminderDays() throws(StoreError) -> [String: Int] {
    try read { db in
      let rows = try Row.fetchAll(
        db, sql: "SELECT key, value FROM user_settings WHERE key = ?1 OR key LIKE ?1 || '.%'",
        arguments: [Self.reminderKey])
      var days: [String: Int] = [:]
      for row in rows {
        let key: String = try row["key"]
        let value: String = try row["value"]
        guard let number = Int(value) else { continue }
        let name = key == Self.reminderKey ? "default" : key.dropFirst(Self.reminderKey.count + 1)
        days[String(name)] = number
      }
      return days
    }
  }

  /// Changes some of them; nil takes one away, so that the default holds. A run of its own; answers its
  /// id.
  public func setReminderDays(_ days: [String: Int?]) throws(StoreError) -> String {
    for (name, number) in days {
      guard !name.isEmpty, name.utf8.count <= 100 else {
        throw .notPossible("a relationship's name must have 1 to 100 bytes")
      }
      guard number.map((1...36500).contains) ?? (name != "default") else {
        throw .notPossible("reminder days must be a whole number from 1 to 36500")
      }
    }
    return try edit("settings") { db, run, _ in
      for (name, number) in days.sorted(by: { $0.key < $1.key }) {
        let key = name == "default" ? Self.reminderKey : "\(Self.reminderKey).\(name)"
        try Setting.set(key, to: number.map(String.init), run: run, db)
      }
    }
  }
}
