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
    switch word.asciiLowercased {
    case "home": self = .place("home")
    case "work": self = .place("work")
    case "cell", "mobile", "iphone": self = .device("mobile")
    case "pref": self = .preferred
    case "internet", "voice", "msg", "text", "x400", "dom", "intl", "postal", "parcel", "":
      self = .nothing
    case "fax": self = .fax
    case "pager": self = .device("pager")
    case "main": self = .place("main")
    case "other": self = .place("other")
    case "car": self = .place("car")
    case "video": self = .place("video")
    case "textphone": self = .place("textphone")
    case "isdn": self = .place("isdn")
    case "modem": self = .place("modem")
    case "bbs": self = .place("bbs")
    case "pcs": self = .place("pcs")
    case let lower:
      // An X- is the standard's way of saying "mine"; the user never saw it.
      self = .own(lower.hasPrefix("x-") ? word.droppingASCII(2) : word)
    }
  }
}
