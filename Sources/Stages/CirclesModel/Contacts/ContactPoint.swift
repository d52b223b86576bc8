/// A telephone number.
public struct Phone: Hashable, Sendable {
  /// As written, without a `tel:` in front.
  public var value: String
  /// E.164 (`+15035550101`); nil where the number cannot be one.
  public var normalized: String?
  /// `mobile`, `home`, `work`, `home fax`, ... or the user's own word; empty for none.
  public var label: String
  /// Whether the source marks it as the one to use.
  public var preferred: Bool

  /// Makes a number.
  public init(value: String, normalized: String? = nil, label: String = "", preferred: Bool = false)
  {
    self.value = value
    self.normalized = normalized
    self.label = label
    self.preferred = preferred
  }
}

/// An e-mail address.
public struct Email: Hashable, Sendable {
  /// As written, without a `mailto:` in front.
  public var value: String
  /// `home`, `work`, ... or the user's own word; empty for none.
  public var label: String
  /// Whether the source marks it as the one to use.
  public var preferred: Bool

  /// Makes an address.
  public init(value: String, label: String = "", preferred: Bool = false) {
    self.value = value
    self.label = label
    self.preferred = preferred
  }
}

/// A web address.
public struct LabelledURL: Hashable, Sendable {
  /// The address, as written.
  public var value: String
  /// `home page`, `work`, ... or the user's own word; empty for none.
  public var label: String

  /// Makes a web address.
  public init(value: String, label: String = "") {
    self.value = value
    self.label = label
  }
}

/// A name on a messenger or social network.
public struct Handle: Hashable, Sendable {
  /// The service in lower case: `instagram`, `skype`, `xmpp`, ...
  public var service: String
  /// The user's name there.
  public var value: String
  /// The address of the profile, where the source gives one.
  public var url: String?

  /// Makes a handle.
  public init(service: String, value: String, url: String? = nil) {
    self.service = service
    self.value = value
    self.url = url
  }
}
