/// Whether a folded word is a given name, or a short form of one, that the tables know.
enum GivenNames {
  static func has(_ hash: UInt64) -> Bool {
    NameGenders.table[hash] != nil || Diminutives.all.isName(hash)
  }
}
