extension ContactFields {
  /// Writes the fields as the members of an object that is already open.
  public func writeMembers(to json: inout JSONWriter) {
    json.key("kind")
    json.value(kind.rawValue)
    json.key("name")
    name.write(to: &json)
    json.strings("nicknames", nicknames)
    json.list("phones", phones) { $0.write(to: &$1) }
    json.list("emails", emails) { $0.write(to: &$1) }
    json.list("addresses", addresses) { $0.write(to: &$1) }
    if let birthday {
      json.key("birthday")
      json.object { birthday.writeMembers(to: &$0, always: true) }
    }
    json.list("dates", dates) { date, json in
      json.object { json in
        json.key("label")
        json.value(date.label)
        date.date.writeMembers(to: &json, always: false)
      }
    }
    json.string("organization", organization)
    json.string("department", department)
    json.string("job_title", jobTitle)
    json.string("note", note)
    json.strings("categories", categories)
    json.list("urls", urls) { url, json in
      json.object { json in
        json.key("value")
        json.value(url.value)
        json.string("label", url.label)
      }
    }
    json.list("handles", handles) { $0.write(to: &$1) }
    json.list("related", related) { $0.write(to: &$1) }
    json.strings("members", members)
    if let photo {
      json.key("photo")
      photo.write(to: &json)
    }
    json.list("extra", extra) { extra, json in
      json.object { json in
        json.key("name")
        json.value(extra.name)
        json.key("value")
        json.value(extra.value)
        json.string("label", extra.label)
      }
    }
  }
}

extension JSONWriter {
  /// A member that is left out when empty.
  mutating func string(_ name: StaticString, _ value: String) {
    if value.isEmpty { return }
    key(name)
    self.value(value)
  }

  /// A list of strings, left out when empty.
  mutating func strings(_ name: StaticString, _ values: [String]) {
    list(name, values) { $1.value($0) }
  }

  /// A list, left out when empty.
  mutating func list<Element>(
    _ name: StaticString, _ values: [Element], _ body: (Element, inout JSONWriter) -> Void
  ) {
    if values.isEmpty { return }
    key(name)
    array(values) { json, element in body(element, &json) }
  }
}

extension PersonName {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("display")
      json.value(display)
      json.key("prefix")
      json.value(prefix)
      json.key("given")
      json.value(given)
      json.key("middle")
      json.value(middle)
      json.key("family")
      json.value(family)
      json.key("suffix")
      json.value(suffix)
      json.string("phonetic_given", phoneticGiven)
      json.string("phonetic_middle", phoneticMiddle)
      json.string("phonetic_family", phoneticFamily)
    }
  }
}

extension Phone {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("value")
      json.value(value)
      if let normalized {
        json.key("normalized")
        json.value(normalized)
      }
      json.string("label", label)
      if preferred {
        json.key("preferred")
        json.value(true)
      }
    }
  }
}

extension Email {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("value")
      json.value(value)
      json.string("label", label)
      if preferred {
        json.key("preferred")
        json.value(true)
      }
    }
  }
}

extension PostalAddress {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.string("label", label)
      json.key("po_box")
      json.value(poBox)
      json.key("extended")
      json.value(extended)
      json.key("street")
      json.value(street)
      json.key("city")
      json.value(city)
      json.key("region")
      json.value(region)
      json.key("postal_code")
      json.value(postalCode)
      json.key("country")
      json.value(country)
    }
  }
}

extension PartialDate {
  /// The parts as members; `always` names the calendar even where it is the Gregorian one.
  func writeMembers(to json: inout JSONWriter, always: Bool) {
    if let month {
      json.key("month")
      json.value(month)
    }
    if isLeapMonth {
      json.key("leap_month")
      json.value(true)
    }
    if let day {
      json.key("day")
      json.value(day)
    }
    if let year {
      json.key("year")
      json.value(year)
    }
    if let era {
      json.key("era")
      json.value(era)
    }
    if always || calendar != "gregorian" {
      json.key("calendar")
      json.value(calendar)
    }
  }
}

extension Handle {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("service")
      json.value(service)
      json.key("value")
      json.value(value)
      if let url {
        json.key("url")
        json.value(url)
      }
    }
  }
}

extension RelatedPerson {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("type")
      json.value(type)
      if let name {
        json.key("name")
        json.value(name)
      }
      if let identifier {
        json.key("identifier")
        json.value(identifier)
      }
    }
  }
}

extension Photo {
  func write(to json: inout JSONWriter) {
    json.object { json in
      if let mediaType {
        json.key("media_type")
        json.value(mediaType)
      }
      if let url {
        json.key("url")
        json.value(url)
      } else {
        json.key("bytes")
        json.value(byteCount)
      }
      if let digest {
        json.key("digest")
        json.value(digest)
      }
    }
  }
}
