extension ServiceHandle {
  /// The handle as Apple's programs and those of RFC 9554 read it: a profile where there is a web
  /// address, else an IMPP.
  package func property(in version: Version) -> Property {
    let isNew = version == .v40
    if let url {
      return Property(
        name: isNew ? "SOCIALPROFILE" : "X-SOCIALPROFILE", uri: url,
        parameters: isNew
          ? [Parameter("SERVICE-TYPE", service), Parameter("USERNAME", user)]
          : [
            Parameter("TYPE", service), Parameter("X-SERVICE-TYPE", service),
            Parameter("X-USER", user),
          ], version: version)
    }
    let isScheme =
      service.utf8.first?.isASCIILetter == true
      && service.utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 == 0x2D }
    return Property(
      name: "IMPP", uri: (isScheme ? service : "x-apple") + ":" + user.percentEncoded,
      parameters: isNew
        ? [Parameter("SERVICE-TYPE", service), Parameter("USERNAME", user)]
        : [Parameter("X-SERVICE-TYPE", service), Parameter("X-USER", user)], version: version)
  }
}
