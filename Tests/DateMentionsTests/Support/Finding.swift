import DateMentions
import Foundation

/// Wednesday 18 March 2026, ten in the morning.
let wednesday = reference("2026-03-18T10:00")

/// A reference time that is known to be well formed; the epoch if it is not.
func reference(_ iso: String) -> ReferenceTime {
  ReferenceTime(iso: iso) ?? ReferenceTime(Date(timeIntervalSince1970: 0), in: .gmt)
}

/// An example: a text and the values its mentions should have.
struct Example: CustomStringConvertible, Sendable {
  let text: String
  let values: [String]

  init(_ text: String, _ values: String...) {
    self.text = text
    self.values = values
  }

  var description: String { text }
}

/// The values of a text's mentions, in order.
func values(
  _ text: String, at time: ReferenceTime = wednesday, order: DateOrder = .mdy,
  profile: DateMentionFinder.Profile = .everything
) -> [String] {
  mentions(text, at: time, order: order, profile: profile).map(\.notation)
}

/// The days of a note in one language beside English, with the day first.
func days(_ text: String, in code: DateMentionFinder.LanguageCode) -> [String] {
  DateMentionFinder(order: .dmy, languages: [.english, code], profile: .notes)
    .mentions(in: text, at: wednesday).map(\.notation)
}

/// The mentions of a text.
func mentions(
  _ text: String, at time: ReferenceTime = wednesday, order: DateOrder = .mdy,
  profile: DateMentionFinder.Profile = .everything
) -> [DateMention] {
  Finders.finder(order, profile).mentions(in: text, at: time)
}

/// Finders are made once.
private enum Finders {
  static let all: [String: DateMentionFinder] = {
    var all: [String: DateMentionFinder] = [:]
    for order in DateOrder.allCases {
      for profile in [DateMentionFinder.Profile.everything, .notes, .adaptive] {
        all["\(order)\(profile)"] = DateMentionFinder(order: order, profile: profile)
      }
    }
    return all
  }()

  static func finder(_ order: DateOrder, _ profile: DateMentionFinder.Profile) -> DateMentionFinder
  {
    all["\(order)\(profile)"] ?? DateMentionFinder(order: order, profile: profile)
  }
}
