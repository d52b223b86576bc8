extension ContactFields {
  /// Reads what `writeMembers` wrote, as one object; nil where it is not that.
  ///
  /// Unknown members are passed over, so that a later version's notebook can still be read.
  public init?(json bytes: [UInt8]) {
    guard let value = JSONValue(parsing: bytes) else { return nil }
    self.init(json: value)
  }

  /// Reads the members that `writeMembers` wrote from an object that may hold others too.
  public init?(json value: JSONValue) {
    guard case .object = value else { return nil }
    self.init()
    kind = value["kind"]?.text.flatMap(ContactKind.init) ?? .individual
    if let name = value["name"] { self.name = PersonName(json: name) }
    nicknames = value.strings("nicknames")
    phones = value.list("phones") { phone in
      Phone(
        value: phone.string("value"), normalized: phone["normalized"]?.text,
        label: phone.string("label"), preferred: phone["preferred"]?.flag ?? false)
    }
    emails = value.list("emails") { email in
      Email(
        value: email.string("value"), label: email.string("label"),
        preferred: email["preferred"]?.flag ?? false)
    }
    addresses = value.list("addresses", PostalAddress.init(json:))
    birthday = value["birthday"].map(PartialDate.init(json:))
    dates = value.list("dates") { date in
      LabelledDate(label: date.string("label"), date: PartialDate(json: date))
    }
    organization = value.string("organization")
    department = value.string("department")
    jobTitle = value.string("job_title")
    note = value.string("note")
    categories = value.strings("categories")
    urls = value.list("urls") { url in
      LabelledURL(value: url.string("value"), label: url.string("label"))
    }
    handles = value.list("handles") { handle in
      Handle(
        service: handle.string("service"), value: handle.string("value"), url: handle["url"]?.text)
    }
    related = value.list("related") { related in
      RelatedPerson(
        type: related.string("type"), name: related["name"]?.text,
        identifier: related["identifier"]?.text)
    }
    members = value.strings("members")
    photo = value["photo"].map { photo in
      Photo(
        mediaType: photo["media_type"]?.text, byteCount: photo["bytes"]?.integer ?? 0,
        url: photo["url"]?.text, digest: photo["digest"]?.text)
    }
    extra = value.list("extra") { extra in
      ExtraProperty(
        name: extra.string("name"), value: extra.string("value"), label: extra.string("label"))
    }
  }
}

extension JSONValue {
  fileprivate func string(_ name: String) -> String { self[name]?.text ?? "" }

  fileprivate func strings(_ name: String) -> [String] {
    self[name]?.elements.compactMap(\.text) ?? []
  }

  fileprivate func list<Element>(_ name: String, _ make: (JSONValue) -> Element) -> [Element] {
    self[name]?.elements.map(make) ?? []
  }
}

extension PersonName {
  fileprivate init(json value: JSONValue) {
    self.init()
    display = value.string("display")
    prefix = value.string("prefix")
    given = value.string("given")
    middle = value.string("middle")
    family = value.string("family")
    suffix = value.string("suffix")
    phoneticGiven = value.string("phonetic_given")
    phoneticMiddle = value.string("phonetic_middle")
    phoneticFamily = value.string("phonetic_family")
  }
}

extension PostalAddress {
  fileprivate init(json value: JSONValue) {
    self.init()
    label = value.string("label")
    poBox = value.string("po_box")
    extended = value.string("extended")
    street = value.string("street")
    city = value.string("city")
    region = value.string("region")
    postalCode = value.string("postal_code")
    country = value.string("country")
  }
}

extension PartialDate {
  fileprivate init(json value: JSONValue) {
    self.init(
      year: value["year"]?.integer, month: value["month"]?.integer, day: value["day"]?.integer,
      calendar: value["calendar"]?.text ?? "gregorian", era: value["era"]?.integer,
      isLeapMonth: value["leap_month"]?.flag ?? false)
  }
}
