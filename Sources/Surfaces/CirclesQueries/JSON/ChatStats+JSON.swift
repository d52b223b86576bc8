public import CirclesModel

extension ChatStats {
  /// As one object.
  public func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("type")
      json.value("stats")
      if let year {
        json.key("year")
        json.value(year)
      }
      for (key, value) in figures {
        json.key(dynamic: key)
        json.value(value)
      }
      for (key, counts) in [
        (year == nil ? "years" : "months", periods), ("weekdays", weekdays), ("apps", apps),
      ] {
        json.key(dynamic: key)
        json.array(counts) { json, count in count.write(to: &json) }
      }
      json.key("contacts")
      json.array(people) { json, person in person.write(to: &json) }
      json.key("new_people")
      json.array(newPeople) { json, name in json.value(name) }
      if let busiest {
        json.key("busiest_day")
        busiest.write(to: &json)
      }
      if let streak {
        json.key("longest_streak")
        json.object { json in
          json.key("from")
          json.value(streak.from)
          json.key("days")
          json.value(streak.days)
        }
      }
    }
  }

  private var figures: [(String, Int)] {
    [
      ("messages", messages), ("mine", mine), ("words", words), ("notes", notes), ("days", days),
      ("people", peopleCount),
    ]
  }
}

extension ChatStats.Count {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("name")
      json.value(name)
      json.key("messages")
      json.value(messages)
      json.key("mine")
      json.value(mine)
    }
  }
}

extension ChatStats.Person {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.key("contact")
      json.value(identifier)
      json.key("name")
      json.value(name)
      for (key, value) in [
        ("messages", messages), ("mine", mine), ("starts", starts), ("my_starts", myStarts),
        ("longest_silence_days", longestSilence),
      ] {
        json.key(dynamic: key)
        json.value(value)
      }
      for (key, value) in [("their_reply_within", theirReply), ("my_reply_within", myReply)] {
        guard let value else { continue }
        json.key(dynamic: key)
        json.value(value)
      }
    }
  }
}
