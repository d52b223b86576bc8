/// The parameters of a property, from one version to another.
struct ParameterConversion {
  let source: Version
  let target: Version

  /// The parameters without those that the encoding of the value took. What says the same in other
  /// words in the two versions is translated; all else stays.
  func convert(_ property: Property) -> [Parameter] {
    let parameters = property.parameters.filter { $0.name != "ENCODING" && $0.name != "CHARSET" }
    guard source != target else { return parameters }
    let translated = preference(parameters)
    return translated.compactMap { parameter in
      guard parameter.name == "VALUE" else { return parameter }
      return value(parameter.value.lowercased(), of: property.name).map { Parameter("VALUE", $0) }
    }
  }

  /// `TYPE=pref` of 2.1 and 3.0 is `PREF=1` of 4.0 (RFC 6350 section 5.3).
  private func preference(_ parameters: [Parameter]) -> [Parameter] {
    let old = { (parameter: Parameter) in
      parameter.name == "TYPE" && parameter.value.lowercased() == "pref"
    }
    let new = { (parameter: Parameter) in parameter.name == "PREF" }
    var isSaid = parameters.contains { target == .v40 ? new($0) : old($0) }
    return parameters.compactMap { parameter in
      let isStrange = target == .v40 ? old(parameter) : new(parameter) && parameter.value == "1"
      guard isStrange else { return parameter }
      defer { isSaid = true }
      if isSaid { return nil }
      return target == .v40 ? Parameter("PREF", "1") : Parameter("TYPE", "pref")
    }
  }

  /// The type of a value in the other version; nil where it goes without saying.
  private func value(_ type: String, of name: String) -> String? {
    var type = type
    switch type {
    case "url", "cid", "content-id": type = "uri"
    case "inline", "binary": return nil
    default: break
    }
    if target == .v40 { return type == ValueType.standard(of: name) ? nil : type }
    switch (name, type) {
    case (_, "date-and-or-time"), ("UID", _): return nil
    default: return type
    }
  }
}

extension [Parameter] {
  /// Without the parameters of that name.
  func without(_ name: String) -> [Parameter] { filter { $0.name != name } }
}
