public import CirclesModel

extension PersonFindings {
  /// Writes what notes say of a person as members of an object that is open; what is not known is
  /// left out. `dates` is what the days are called.
  public func writeMembers(
    to json: inout JSONWriter, dates: StaticString = "coming_dates"
  ) {
    if !interests.isEmpty {
      json.key("interests")
      json.array(interests) { json, interest in
        json.object { json in
          json.member("name", interest.name)
          json.member("text", interest.text)
          json.member("times_said", interest.times)
          json.member("last_said", interest.lastSaid)
        }
      }
    }
    if !comingDates.isEmpty {
      json.key(dates)
      json.array(comingDates) { json, date in
        json.object { json in
          json.member("text", date.text)
          json.member("kind", date.kind)
          json.member("value", date.value)
          json.member("holiday", date.holiday)
          json.member("label", date.label)
          json.member("note", date.note)
          json.member("said_at", date.saidAt)
        }
      }
    }
    for (name, things) in [
      ("events", events), ("facts", facts), ("topics_to_avoid", topicsToAvoid),
    ] where !things.isEmpty {
      json.key(dynamic: name)
      json.array(things) { json, thing in
        json.object { json in
          json.member("key", thing.key.isEmpty ? nil : thing.key)
          json.member("text", thing.text)
          json.member("note", thing.note)
          json.member("said_at", thing.saidAt)
        }
      }
    }
    if !offeredBirthdays.isEmpty {
      json.key("offered_birthdays")
      json.array(offeredBirthdays) { json, birthday in
        json.object { json in
          json.member("value", birthday.value)
          birthday.writeSource(to: &json)
        }
      }
    }
  }
}

extension OfferedBirthday {
  /// Writes where it was said as members of an object that is open.
  public func writeSource(to json: inout JSONWriter) {
    json.member("words", words)
    json.member("note", note)
    json.member("said_at", saidAt)
  }
}
