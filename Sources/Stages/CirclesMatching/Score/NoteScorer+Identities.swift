import CirclesModel

extension NoteScorer {
  /// Numbers, addresses and platform names in the text: strong where they stand for the sender, less
  /// where they are only passed on.
  mutating func takeIdentities(isChat: Bool) {
    takeIdentities(in: view.text.source, isChat: isChat)
  }

  /// The same of a whole text, whose head is no part of what was said.
  mutating func takeIdentities(in source: [UInt8], isChat: Bool) {
    for number in Numbers.find(in: source) {
      for person in index.postings[BlockKey.phone.of(number.key)] {
        guard let at = admit(person) else { continue }
        let isHead = number.start < 40 || Self.opensLine(number.start, source)
        let words = Self.excerpt(number.start, number.end, source)
        candidates[at].raise(isHead && isChat ? .phone : .phoneInText, 1, words)
      }
    }
    for address in Addresses.find(in: source) {
      let key = address.isEmail ? BlockKey.email.of(address.key) : BlockKey.handle.of(address.key)
      for person in index.postings[key] {
        guard let at = admit(person) else { continue }
        let words = Self.excerpt(address.start, address.end, source)
        candidates[at].raise(address.isEmail ? .email : .handle, 1, words)
      }
      if !address.isEmail {
        for person in index.postings[BlockKey.mailbox.of(address.key)] {
          guard let at = admit(person) else { continue }
          candidates[at].raise(.mailbox, 0.7, Self.excerpt(address.start, address.end, source))
        }
      }
    }
    for number in Numbers.find(in: view.title.source) {
      for person in index.postings[BlockKey.phone.of(number.key)] {
        guard let at = admit(person) else { continue }
        candidates[at].raise(.phone, 1, "number in the title")
      }
    }
  }

  /// A jotting that names nobody and has one number of the book is about whoever's it is.
  mutating func takeOnlyNumber() {
    let known = candidates.all.indices.filter { candidates[$0].strength(.phoneInText) > 0 }
    guard view.source == .manual, known.count == 1 else { return }
    candidates[known[0]].raise(.phone)
  }

  private static func opensLine(_ at: Int, _ source: [UInt8]) -> Bool {
    var at = at - 1
    while at >= 0, source[at] == 0x20 || source[at] == 0x28 || source[at] == 0x2B { at -= 1 }
    return at < 0 || source[at] == 0x0A
  }

  private static func excerpt(_ start: Int, _ end: Int, _ source: [UInt8]) -> String {
    String(decoding: source[start..<min(end, start + 80)], as: UTF8.self)
  }
}
