extension NoteScorer {
  /// Numbers, addresses and platform names in the text: strong where they stand for the sender, less
  /// where they are only passed on.
  mutating func takeIdentities(isChat: Bool) {
    let source = view.text.source
    for number in Numbers.find(in: source) {
      for person in index.postings[BlockKey.phone.of(number.key)] {
        guard let at = admit(person) else { continue }
        let isHead = number.start < 40 || opensLine(number.start)
        let words = excerpt(number.start, number.end)
        candidates[at].raise(isHead && isChat ? .phone : .phoneInText, 1, words)
      }
    }
    for address in Addresses.find(in: source) {
      let key = address.isEmail ? BlockKey.email.of(address.key) : BlockKey.handle.of(address.key)
      for person in index.postings[key] {
        guard let at = admit(person) else { continue }
        let words = excerpt(address.start, address.end)
        candidates[at].raise(address.isEmail ? .email : .handle, 1, words)
      }
    }
    for number in Numbers.find(in: view.title.source) {
      for person in index.postings[BlockKey.phone.of(number.key)] {
        guard let at = admit(person) else { continue }
        candidates[at].raise(.phone, 1, "number in the title")
      }
    }
  }

  private func opensLine(_ at: Int) -> Bool {
    var at = at - 1
    let source = view.text.source
    while at >= 0, source[at] == 0x20 || source[at] == 0x28 || source[at] == 0x2B { at -= 1 }
    return at < 0 || source[at] == 0x0A
  }

  private func excerpt(_ start: Int, _ end: Int) -> String {
    String(decoding: view.text.source[start..<min(end, start + 80)], as: UTF8.self)
  }
}
