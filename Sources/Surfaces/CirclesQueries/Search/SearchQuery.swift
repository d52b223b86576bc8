import CirclesModel
import Foundation

/// What somebody asks the search, read from words as they are typed.
public struct SearchQuery: Hashable, Sendable {
  /// What a hit is.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A message of a chat.
    case message
    /// A note: a recording, a screenshot, something written down.
    case note
    /// Somebody's own fields.
    case contact
    /// What a note says of somebody: their job, family, travel.
    case fact
    /// What somebody likes, as notes say.
    case interest
  }

  /// Where a note lies.
  public enum State: String, Hashable, Sendable, CaseIterable {
    case inbox, assigned, dismissed
  }

  /// What something has.
  public enum Feature: String, Hashable, Sendable, CaseIterable {
    case media, call, link, date, phone, email, birthday
  }

  var terms = SearchTerms()
  /// A name or `me`: who said it.
  public var from: [String] = []
  /// Whom it is about, or who was there: a PERSON.
  public var with: [String] = []
  /// The app or the kind of note.
  public var apps: [String] = []
  /// The days that count.
  public var days = DayRange()
  /// The kinds that count; empty for all.
  public var kinds: Set<Kind> = []
  var states: Set<State> = []
  var isGroup: Bool?
  var features: Set<Feature> = []

  /// Why words cannot be understood.
  public enum Problem: Error, Hashable, Sendable {
    /// Nothing is asked for.
    case empty
    /// The value of an operator that is not a time.
    case notATime(operator: String, value: String)
    /// The value of an operator that takes only some.
    case unknownValue(operator: String, value: String, known: [String])
    /// An operator without a value.
    case noValue(operator: String)
    /// An operator with a minus before it: only words can be excluded.
    case excluded(operator: String)
    /// More than anybody asks at once.
    case tooLong
  }

  /// The most words that are looked for.
  public static let mostWords = 32
  /// The longest question, in bytes.
  public static let longest = 2000

  /// Reads words; `options` have been given beside them.
  public init(_ text: String, when: When) throws(Problem) {
    guard text.utf8.count <= Self.longest else { throw .tooLong }
    for token in SearchToken.all(in: text) { try take(token, when) }
    if terms.wanted.count + terms.unwanted.count > Self.mostWords { throw .tooLong }
  }

  /// Whether nothing was asked for at all.
  public var isEmpty: Bool {
    terms.wanted.isEmpty && terms.unwanted.isEmpty && from.isEmpty && with.isEmpty && apps.isEmpty
      && days == DayRange() && kinds.isEmpty && states.isEmpty && features.isEmpty && isGroup == nil
  }

  /// Whether things of a kind can be meant at all.
  func asksFor(_ kind: Kind) -> Bool {
    if !kinds.isEmpty, !kinds.contains(kind) { return false }
    switch kind {
    case .message: return features.isDisjoint(with: [.date, .phone, .email, .birthday])
    case .note:
      return from.isEmpty && isGroup == nil
        && features.isDisjoint(with: [.media, .call, .phone, .email, .birthday])
    case .contact:
      return from.isEmpty && apps.isEmpty && states.isEmpty && isGroup == nil
        && days == DayRange() && features.isDisjoint(with: [.media, .call, .link, .date])
    case .fact, .interest:
      return from.isEmpty && apps.isEmpty && isGroup == nil && features.isEmpty
        && states.isSubset(of: [.assigned])
    }
  }

  private mutating func take(_ token: SearchToken, _ when: When) throws(Problem) {
    guard let name = token.operatorName else {
      guard let term = SearchTerm(token.text) else { return }
      if token.isNegated { terms.unwanted.append(term) } else { terms.wanted.append(term) }
      return
    }
    if token.isNegated { throw .excluded(operator: name) }
    let value = token.text.trimmingCharacters(in: .whitespaces)
    if value.isEmpty { throw .noValue(operator: name) }
    switch name {
    case "from": from.append(value)
    case "with": with.append(value)
    case "in": apps.append(value.lowercased())
    case "before": days = days.intersection(try Self.time(name, value, when).before)
    case "after": days = days.intersection(try Self.time(name, value, when).after)
    case "on": days = days.intersection(try Self.time(name, value, when))
    case "kind": kinds.insert(try Self.value(name, value))
    case "is":
      if value.lowercased() == "group" {
        isGroup = true
      } else {
        states.insert(try Self.value(name, value, beside: ["group"]))
      }
    default: features.insert(try Self.value(name, value))
    }
  }

  private static func time(_ name: String, _ value: String, _ when: When) throws(Problem)
    -> DayRange
  {
    guard let days = when.days(value) else { throw .notATime(operator: name, value: value) }
    return days
  }

  private static func value<Value: RawRepresentable & CaseIterable>(
    _ name: String, _ text: String, beside others: [String] = []
  ) throws(Problem) -> Value where Value.RawValue == String {
    if let value = Value(rawValue: text.lowercased()) { return value }
    throw .unknownValue(
      operator: name, value: text, known: Value.allCases.map(\.rawValue) + others)
  }
}
