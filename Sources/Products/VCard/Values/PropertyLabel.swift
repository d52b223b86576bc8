/// What the parameters of a TEL, EMAIL, ADR, URL or the like call it, and whether it is the
/// preferred one.
package struct PropertyLabel: Hashable, Sendable {
  /// `mobile`, `home`, `work fax`, ... or the user's own word; empty for none.
  package var text: String
  /// How preferred it is: 1 is best (`TYPE=pref`, `PREF=1`), 100 is least; nil where nothing is
  /// said.
  package var preference: Int?

  /// Reads the TYPE and PREF parameters.
  ///
  /// `CELL` says more than the place it is with, and a fax is told by its place: `HOME,FAX` is
  /// `home fax`. Of several places the first counts. A word that no standard knows is the user's
  /// own, and counts where there is nothing else.
  package init(_ parameters: [Parameter]) {
    text = ""
    if parameters.isEmpty { return }
    var place: String?
    var own: String?
    var device: String?
    var isFax = false
    for parameter in parameters {
      if parameter.name == "PREF" {
        preference = Self.better(preference, Self.preference(parameter.value))
        continue
      }
      if parameter.name != "TYPE" { continue }
      Self.eachWord(of: parameter.value) { word in
        switch TypeWord(word) {
        case .preferred: preference = 1
        case .nothing: break
        case .fax: isFax = true
        case .device(let name): device = device ?? name
        case .place(let name): place = place ?? name
        case .own(let name): own = own ?? name
        }
      }
    }
    if let device {
      text = device
    } else if isFax {
      text = Self.fax(at: place)
    } else {
      text = place ?? own ?? ""
    }
  }

  private static func fax(at place: String?) -> String {
    switch place {
    case "home": "home fax"
    case "work": "work fax"
    case "other": "other fax"
    default: "fax"
    }
  }

  /// A list in quotes (`TYPE="cell,home"`) is one value by the letter of RFC 6350 and several by
  /// its examples.
  private static func eachWord(of value: String, _ body: (String) -> Void) {
    if !value.utf8.contains(0x2C) { return body(value) }
    for word in value.utf8.split(separator: 0x2C) { body(String(Substring(word)).asciiTrimmed) }
  }

  /// The number of PREF; a PREF without one, or with nonsense, is as good as `TYPE=pref`.
  private static func preference(_ value: String) -> Int {
    guard let number = Int(value.asciiTrimmed) else { return 1 }
    return min(max(number, 1), 100)
  }

  private static func better(_ old: Int?, _ new: Int) -> Int { min(old ?? new, new) }
}
