/// What is known of a person that matters for a present, and ideas that follow from it.
public struct GiftAdvice: Hashable, Sendable {
  /// Something a note says.
  public struct Hint: Hashable, Sendable {
    /// What it tells.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      case wish, like, dislike, size, given, avoid
    }

    /// What it tells.
    public var kind: Kind
    /// The note's own words.
    public var text: String
    /// What is wished for, disliked or was given, without the words around it.
    public var thing: String
    /// The note's id.
    public var note: String
    /// The day it was said (ISO 8601).
    public var at: String
  }

  /// What the notes say, the newest first.
  public var hints: [Hint] = []
  /// Ideas: what was wished for first, then what suits their interests, then general ones.
  public var ideas: [GiftIdea] = []
  /// Whether anything is known of the person that an idea could rest on.
  public var isPersonal: Bool { ideas.contains { !$0.isGeneral } }
}

/// An idea for a present.
public struct GiftIdea: Hashable, Sendable {
  /// What it is.
  public var name: String
  /// A sentence about it.
  public var description: String
  /// What it may cost, `20-50`; empty where nobody can say.
  public var priceRange: String
  /// Why it suits them, with the note that says so.
  public var reasoning: String
  /// The id of the note it rests on; nil for a general idea.
  public var note: String?
  /// Whether it rests on the occasion alone.
  public var isGeneral: Bool { note == nil }
}

/// For which occasion, and at what price.
public struct GiftRequest: Hashable, Sendable {
  /// `birthday`, `wedding`, ...; empty for any.
  public var occasion: String
  /// The price.
  public var price: GiftPrice

  /// A request.
  public init(occasion: String = "", price: GiftPrice = GiftPrice()) {
    self.occasion = occasion
    self.price = price
  }
}

/// Between what and what a present may cost, in whatever money.
public struct GiftPrice: Hashable, Sendable {
  /// The least.
  public var least = 0
  /// The most; nil for any price.
  public var most: Int?

  /// Any price.
  public init() {}

  /// Reads `50-100`, `under 50`, `-50`, `50+`, `$25 - $50`, `30`; nil for anything else. A number
  /// alone is the most.
  public init?(text: String) {
    let plain = text.lowercased()
      .map { "\u{2010}\u{2011}\u{2012}\u{2013}\u{2014}".contains($0) ? "-" : String($0) }.joined()
      .replacing("under", with: "-").replacing("up to", with: "-").replacing("over", with: "+")
      .replacing(" to ", with: "-")
      .filter { !"$€£¥ ,".contains($0) }
    let known = "0123456789-+"
    guard !plain.isEmpty, plain.allSatisfy({ known.contains($0) }) else { return nil }
    let numbers = plain.split(whereSeparator: { $0 == "-" || $0 == "+" }).map { Int($0) }
    let signs = plain.filter { $0 == "-" || $0 == "+" }
    guard numbers.allSatisfy({ $0.map { $0 <= 1_000_000 } ?? false }) else { return nil }
    switch (numbers.compactMap(\.self), signs) {
    case (let pair, "-") where pair.count == 2 && pair[0] <= pair[1]:
      (least, most) = (pair[0], pair[1])
    case (let one, "") where one.count == 1: most = one[0]
    case (let one, "-") where one.count == 1 && plain.hasPrefix("-"): most = one[0]
    case (let one, "-") where one.count == 1: least = one[0]
    case (let one, "+") where one.count == 1: least = one[0]
    default: return nil
    }
  }

  /// The part of a price range that lies within, `50-80`; nil where they do not meet.
  func part(of range: ClosedRange<Int>) -> String? {
    let low = max(least, range.lowerBound)
    let high = min(most ?? .max, range.upperBound)
    return low <= high ? "\(low)-\(high)" : nil
  }

  /// The bounds as they are; empty for any price.
  var text: String {
    if let most { return "\(least)-\(most)" }
    return least == 0 ? "" : "\(least)+"
  }
}
