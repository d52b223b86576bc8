/// Reads ALTO (https://www.loc.gov/standards/alto/), versions 1 to 4: lines of `String` elements
/// with `HPOS`, `VPOS`, `WIDTH`, `HEIGHT`, in pixels or any other unit, since only ratios count.
final class ALTODump: MarkupEvents {
  private var gathering = ScreenGathering()

  /// The pages of an ALTO text.
  static func read(_ text: String) -> ScreenDump {
    let dump = ALTODump()
    let isWhole = LenientMarkup.parse(text, dump)
    let isCut = !text.suffix(200).lowercased().contains("alto>")
    return dump.gathering.finish(isDamaged: !isWhole || isCut)
  }

  func begin(_ name: String, _ attributes: [String: String], line: Int) {
    switch name {
    case "page":
      gathering.beginScreen(
        width: Self.number(attributes["width"]) ?? 0,
        height: Self.number(attributes["height"]) ?? 0, line: line)
    case "textline": gathering.endLine()
    case "string":
      guard let text = attributes["content"], let left = Self.number(attributes["hpos"]),
        let top = Self.number(attributes["vpos"]), let width = Self.number(attributes["width"]),
        let height = Self.number(attributes["height"])
      else { return }
      gathering.add(
        text, ScreenBox(left: left, top: top, right: left + width, bottom: top + height),
        Self.number(attributes["wc"]) ?? 1)
    default: break
    }
  }

  func text(_ text: String) {}

  func end(_ name: String) {
    if name == "textline" { gathering.endLine() }
    if name == "page" { gathering.endScreen() }
  }

  private static func number(_ text: String?) -> Double? {
    text.flatMap { Double($0.trimmingSpaces) }.flatMap { $0.isFinite ? $0 : nil }
  }
}
