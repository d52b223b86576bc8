/// Somebody's name on a messenger or a social network, out of any of the properties for it.
public struct ServiceHandle: Hashable, Sendable {
  /// The service in lower case, without blanks: `skype`, `xmpp`, `twitter`; `im` where the card
  /// does not say which.
  public var service: String
  /// The user's name there.
  public var user: String
  /// The web address of the profile, where there is one.
  public var url: String?

  /// Makes a handle.
  public init(service: String, user: String, url: String? = nil) {
    self.service = service
    self.user = user
    self.url = url
  }

  /// Reads an IMPP (RFC 4770, Apple's `X-SERVICE-TYPE`, RFC 9554's `SERVICE-TYPE` and `USERNAME`,
  /// Nextcloud's `TYPE=SKYPE`). Nil where no name is left.
  ///
  /// Clients write many kinds of URI: `skype:ana?chat`, `aim:goim?screenname=ana`,
  /// `xmpp:ana@example.org`, `x-apple:ana`, or the bare name.
  package init?(impp value: String, parameters: [Parameter]) {
    let named = Self.parameter(["X-SERVICE-TYPE", "SERVICE-TYPE", "X-SERVICE"], parameters)
    let user = Self.parameter(["USERNAME", "X-USER"], parameters)
    if let (scheme, rest) = value.uriParts, !value.isWebAddress {
      let told = Self.service(ofScheme: scheme)
      self.init(
        service: named ?? (told == "im" ? Self.type(parameters) ?? told : told),
        user: user ?? Self.user(inURI: rest).percentDecoded)
    } else if value.isWebAddress {
      self.init(
        service: named ?? value.webService ?? Self.type(parameters) ?? "im",
        user: user ?? value.lastPathComponent?.percentDecoded ?? value, url: value)
    } else {
      self.init(service: named ?? Self.type(parameters) ?? "im", user: user ?? value)
    }
    if !tidy() { return nil }
  }

  /// Reads an `X-SOCIALPROFILE` of Apple or a `SOCIALPROFILE` of RFC 9554. `label` is the X-ABLabel
  /// of its group. Nil where no name is left.
  package init?(profile value: String, parameters: [Parameter], label: String? = nil) {
    let named =
      Self.parameter(["SERVICE-TYPE", "X-SERVICE-TYPE"], parameters)
      ?? Self.type(parameters) ?? label
    let user = Self.parameter(["X-USER", "USERNAME", "X-USERNAME"], parameters)
    if value.isWebAddress {
      self.init(
        service: named ?? value.webService ?? "im",
        user: user ?? value.lastPathComponent?.percentDecoded ?? value, url: value)
    } else if let (scheme, rest) = value.uriParts {
      self.init(
        service: named ?? Self.service(ofScheme: scheme),
        user: user ?? Self.user(inURI: rest).percentDecoded)
    } else {
      self.init(service: named ?? "im", user: user ?? value)
    }
    if !tidy() { return nil }
  }

  /// Reads a property that names its service itself, such as `X-SKYPE` or `X-AIM`. `service` is
  /// what ``ServiceName/property(_:)`` gives for it. Nil where no name is left.
  package init?(service: String, value: String) {
    if value.isWebAddress {
      self.init(
        service: service, user: value.lastPathComponent?.percentDecoded ?? value, url: value)
    } else if let (scheme, rest) = value.uriParts, ServiceName.canonical(scheme) == service {
      self.init(service: service, user: Self.user(inURI: rest).percentDecoded)
    } else {
      self.init(service: service, user: value)
    }
    if !tidy() { return nil }
  }

  /// Brings the parts into their form; false where there is no name.
  private mutating func tidy() -> Bool {
    service = ServiceName.canonical(service)
    user = user.asciiTrimmed
    return !user.isEmpty
  }

  private static func parameter(_ names: [String], _ parameters: [Parameter]) -> String? {
    for name in names {
      for parameter in parameters where parameter.name == name {
        let value = parameter.value.asciiTrimmed
        if !value.isEmpty { return value }
      }
    }
    return nil
  }

  /// The TYPE that names the network: the first that is not one of the usual ones.
  private static func type(_ parameters: [Parameter]) -> String? {
    for parameter in parameters where parameter.name == "TYPE" {
      if case .own(let word) = TypeWord(parameter.value) { return word }
    }
    return nil
  }

  private static func service(ofScheme scheme: String) -> String {
    scheme == "x-apple" || scheme == "im" ? "im" : scheme
  }

  /// The name within the part behind the scheme: `goim?screenname=ana`, `//ana`, `ana?chat`.
  private static func user(inURI rest: String) -> String {
    var text = rest.utf8[...]
    while text.first == 0x2F { text.removeFirst() }
    guard let mark = text.firstIndex(of: 0x3F) else { return String(Substring(text)) }
    let path = String(Substring(text[..<mark]))
    switch path.asciiLowercased {
    case "", "goim", "sendim", "chat", "message", "im", "addfriend", "add", "call",
      "resolve", "send":
      var query = text[text.index(after: mark)...].prefix { $0 != 0x26 }
      if let equals = query.firstIndex(of: 0x3D) { query = query[query.index(after: equals)...] }
      return String(Substring(query))
    default:
      return path
    }
  }
}
