/// What one TYPE word says of a number or an address.
enum TypeWord {
  /// The property is the preferred one of its kind.
  case preferred
  /// Nothing a user would call it by: `VOICE`, `INTERNET`, `POSTAL`, ...
  case nothing
  /// A fax, at home or at work as other words tell.
  case fax
  /// A device or a service, which says more than the place it stands at.
  case device(String)
  /// A place or a role.
  case place(String)
  /// A user's own word.
  case own(String)

  /// The meaning of a word, in whatever case.
  init(_ word: String) {
    // An X- is the standard's way of saying "mine"; the user never saw it.
    var word = word
    if word.hasASCIIPrefix("x-") {
      word = word.droppingASCII(word.hasASCIIPrefix("x-evolution-") ? 12 : 2)
    }
    let known = word.withUTF8 { utf8 in
      utf8.count <= 9 ? Self.known(utf8) ?? Self.exporters(utf8) : nil
    }
    self = known ?? .own(word)
  }

  /// Words that programs write, all letters in the same case; `School` may be the user's own.
  private static func exporters(_ word: UnsafeBufferPointer<UInt8>) -> TypeWord? {
    guard word.allSatisfy(\.isASCIIUppercase) || word.allSatisfy(\.isASCIILowercase) else {
      return nil
    }
    let text = String(decoding: word, as: UTF8.self).asciiLowercased
    switch text {
    case "school", "company", "assistant", "callback", "radio", "telex", "personal", "business",
      "private", "blog", "profile":
      return .place(text)
    default: return nil
    }
  }

  /// The words that standards and exporters use for everybody. Compared byte by byte, by length,
  /// since a large address book has a million of them.
  private static func known(_ word: UnsafeBufferPointer<UInt8>) -> TypeWord? {
    switch word.count {
    case 0: return .nothing
    case 3:
      if word.hasWord("fax") { return .fax }
      if word.hasWord("msg") || word.hasWord("dom") { return .nothing }
      if word.hasWord("car") { return .place("car") }
      if word.hasWord("bbs") { return .place("bbs") }
      if word.hasWord("pcs") { return .place("pcs") }
      if word.hasWord("tlx") { return .place("telex") }
    case 4:
      if word.hasWord("home") { return .place("home") }
      if word.hasWord("work") { return .place("work") }
      if word.hasWord("cell") { return .device("mobile") }
      if word.hasWord("pref") { return .preferred }
      if word.hasWord("main") { return .place("main") }
      if word.hasWord("isdn") { return .place("isdn") }
      if word.hasWord("text") || word.hasWord("x400") || word.hasWord("intl") { return .nothing }
      if word.hasWord("smtp") { return .nothing }
    case 5:
      if word.hasWord("voice") { return .nothing }
      if word.hasWord("other") { return .place("other") }
      if word.hasWord("pager") { return .device("pager") }
      if word.hasWord("video") { return .place("video") }
      if word.hasWord("modem") { return .place("modem") }
    case 6:
      if word.hasWord("mobile") || word.hasWord("iphone") { return .device("mobile") }
      if word.hasWord("postal") || word.hasWord("parcel") { return .nothing }
    case 7:
      if word.hasWord("homefax") { return .device("home fax") }
      if word.hasWord("workfax") { return .device("work fax") }
    case 8:
      if word.hasWord("internet") { return .nothing }
      if word.hasWord("cellular") { return .device("mobile") }
      if word.hasWord("homepage") { return .place("home page") }
    case 9:
      if word.hasWord("textphone") { return .place("textphone") }
    default: break
    }
    return nil
  }
}
