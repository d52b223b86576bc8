import CirclesModel
import Foundation

/// Who takes part in an event.
struct EventParticipants {
  /// How many are read of one event.
  static let most = 500

  private(set) var attendees: [CalendarEntry.Attendee] = []
  /// Whether the owner has declined.
  private(set) var isDeclined = false
  /// Whether there are more than are read.
  private(set) var isCut = false

  init(_ event: ICalendarComponent, owner: OwnerMatcher, account: String) {
    var seen: Set<String> = []
    for line in event.lines where line.name == "ATTENDEE" || line.name == "ORGANIZER" {
      // A room or a projector is nobody.
      if ["ROOM", "RESOURCE"].contains(line.parameter("CUTYPE")?.uppercased() ?? "") { continue }
      let attendee = Self.attendee(line)
      if attendee.email.isEmpty, attendee.name.isEmpty { continue }
      let isOwner =
        attendee.email == account && !account.isEmpty
        || [attendee.email, attendee.name].contains { !$0.isEmpty && owner.matches($0) }
      // Who sends somebody else, or is told for information alone, is not there either.
      let hasDeclined =
        ["DECLINED", "DELEGATED"].contains(line.parameter("PARTSTAT")?.uppercased() ?? "")
        || line.parameter("ROLE")?.uppercased() == "NON-PARTICIPANT"
      if isOwner {
        isDeclined = isDeclined || hasDeclined
        continue
      }
      let key = attendee.email.isEmpty ? attendee.name : attendee.email
      // Who organised it and then declined stands twice.
      if hasDeclined {
        attendees.removeAll { ($0.email.isEmpty ? $0.name : $0.email) == key }
        seen.insert(key)
      } else if seen.insert(key).inserted {
        if attendees.count < Self.most { attendees.append(attendee) } else { isCut = true }
      }
    }
  }

  private static func attendee(_ line: ICalendarLine) -> CalendarEntry.Attendee {
    var email = line.parameter("EMAIL") ?? ""
    let value = line.value.trimmed
    if value.lowercased().hasPrefix("mailto:") {
      let address = String(value.dropFirst(7).prefix { $0 != "?" })
      email = address.removingPercentEncoding ?? address
    } else if email.isEmpty, value.contains("@"), !value.contains(":") {
      email = value
    }
    email = email.trimmed.lowercased()
    var name = (line.parameter("CN") ?? "").cleanLabel
    // Many programs write the address where they know no name.
    if name.contains("@") {
      if email.isEmpty { email = name.lowercased() }
      name = ""
    }
    // Outlook: `Ruiz, Ana`.
    let parts = name.split(separator: ",", maxSplits: 2).map { String($0).trimmed }
    if parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty { name = "\(parts[1]) \(parts[0])" }
    return CalendarEntry.Attendee(email: email.contains("@") ? email : "", name: name)
  }
}
