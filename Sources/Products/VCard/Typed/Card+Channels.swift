extension Card {
  /// Addresses of electronic mail (EMAIL; RFC 6350, 6.4.2), without `mailto:`.
  public var emails: [Labelled<String>] {
    get { values(.emails) }
    set { set(newValue, .emails) }
  }

  /// Telephone numbers (TEL; RFC 6350, 6.4.1) as written, without `tel:`; an extension stands behind
  /// as ` ext. 12`.
  public var phones: [Labelled<String>] {
    get { values(.phones) }
    set { set(newValue, .phones) }
  }

  /// Web addresses (URL; RFC 6350, 6.7.8).
  public var urls: [Labelled<String>] {
    get { values(.urls) }
    set { set(newValue, .urls) }
  }

  /// Names on messengers and social networks: IMPP (RFC 6350, 6.4.3), SOCIALPROFILE (RFC 9554),
  /// Apple's `X-SOCIALPROFILE`, `X-SKYPE` and its like. Each once, though Apple writes some twice.
  public var handles: [ServiceHandle] {
    get {
      var seen: Set<ServiceHandle> = []
      return values(.handles).filter { seen.insert($0).inserted }
    }
    set { if newValue != handles { set(newValue, .handles) } }
  }
}

extension CardField where Value == Labelled<String> {
  static var emails: Self {
    Self { kind, property, label, _ in
      guard case .email = kind, let text = property.filledText else { return nil }
      let address = text.withoutMailto
      return address.isEmpty ? nil : Labelled(address, of: property, label: label)
    } write: { email, _ in
      text("EMAIL", email)
    }
  }

  static var phones: Self {
    Self { kind, property, label, _ in
      guard case .phone = kind, let text = property.filledText else { return nil }
      let number = PhoneText(text).value
      return number.isEmpty ? nil : Labelled(number, of: property, label: label)
    } write: { phone, _ in
      text("TEL", phone)
    }
  }

  static var urls: Self {
    Self { kind, property, label, _ in
      guard case .url = kind, let text = property.filledText else { return nil }
      return Labelled(text, of: property, label: label)
    } write: { url, _ in
      LabelledProperty(
        Property(name: "URL", uri: url.value, parameters: url.parameters, version: .v40),
        label: url.customLabel)
    }
  }

  private static func text(_ name: String, _ text: Value) -> LabelledProperty {
    LabelledProperty(
      Property(name: name, text: text.value, parameters: text.parameters, version: .v40),
      label: text.customLabel)
  }
}

extension CardField where Value == ServiceHandle {
  static var handles: Self {
    Self { kind, property, label, _ in
      switch kind {
      case .impp: ServiceHandle(impp: property.trimmedText, parameters: property.parameters)
      case .profile:
        ServiceHandle(
          profile: property.trimmedText, parameters: property.parameters, label: label)
      case .service(let service): ServiceHandle(service: service, value: property.trimmedText)
      default: nil
      }
    } write: { handle, version in
      LabelledProperty(handle.property(in: version))
    }
  }
}

extension String {
  /// The address in a `mailto:` (RFC 6068), without a subject and the like; any other text as it is.
  package var withoutMailto: String {
    if !hasASCIIPrefix("mailto:") { return self }
    let address = utf8.dropFirst(7).prefix { $0 != 0x3F }
    return String(Substring(address)).percentDecoded.asciiTrimmed
  }
}
