import GRDB

extension ImportSession {
  /// Gives numbers that another program has changed their form for comparing.
  public func normalizeEditedPhones(_ normalize: (String) -> String?) throws(StoreError) {
    try step { db in
      var edited: [(contact: Int, position: Int, value: String)] = []
      let sql = """
        SELECT e.contact_key, e.position, p.value FROM edited_phone AS e JOIN phone AS p
          ON p.contact_key = e.contact_key AND p.position = e.position
        """
      try SQLReader(db, sql).forEach { edited.append(($0.integer(0), $0.integer(1), $0.text(2))) }
      if edited.isEmpty, try !db.holds("SELECT EXISTS (SELECT 1 FROM edited_phone)", []) { return }
      for phone in edited {
        guard let number = normalize(phone.value) else { continue }
        try db.run(
          "UPDATE phone SET normalized = ? WHERE contact_key = ? AND position = ?",
          [number, phone.contact, phone.position])
      }
      try db.run("DELETE FROM edited_phone")
    }
  }
}
