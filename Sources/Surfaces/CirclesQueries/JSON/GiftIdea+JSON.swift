public import CirclesModel

extension GiftIdea {
  /// As one object; with `isLine` with a `type`, as the command prints it.
  public func write(to json: inout JSONWriter, isLine: Bool = false) {
    json.object { json in
      if isLine {
        json.key("type")
        json.value("gift_idea")
      }
      json.key("name")
      json.value(name)
      json.key("description")
      json.value(description)
      json.key("priceRange")
      json.value(priceRange)
      json.key("reasoning")
      json.value(reasoning)
      if let note {
        json.key("note")
        json.value(note)
      } else {
        json.key("general")
        json.value(true)
      }
    }
  }
}
