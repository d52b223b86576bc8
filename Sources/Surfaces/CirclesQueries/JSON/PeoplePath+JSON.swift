public import CirclesModel

extension PeoplePath {
  /// As one object.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("type")
      json.value("path")
      json.key("steps")
      json.array(steps) { json, step in
        json.object { json in
          json.key("contact")
          json.value(step.identifier)
          json.key("name")
          json.value(step.name)
          guard let tie = step.tie else { return }
          json.key("as")
          json.value(tie.label)
          json.key("kind")
          json.value(tie.kind)
          // "sister" is then what the one before is to this one.
          if tie.isReversed {
            json.key("reversed")
            json.value(true)
          }
        }
      }
    }
  }
}
