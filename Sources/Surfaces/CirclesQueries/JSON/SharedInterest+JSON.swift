public import CirclesModel

extension SharedInterest {
  /// As one object.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("type")
      json.value("interest")
      json.key("name")
      json.value(name)
      json.key("contacts")
      json.array(people) { json, person in
        json.object { json in
          json.key("contact")
          json.value(person.identifier)
          json.key("name")
          json.value(person.name)
          json.key("times")
          json.value(person.times)
          json.key("last")
          json.value(person.last)
        }
      }
    }
  }
}
