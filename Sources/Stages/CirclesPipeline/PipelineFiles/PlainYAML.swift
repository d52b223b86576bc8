/// Keeps pipeline files to plain YAML: lists, keys with values, quotes that end on their line.
///
/// What is refused has no use in such a file. Anchors and aliases make a page of text a mountain
/// ("billion laughs") as soon as the parser compares keys, so they must be found before it runs. That
/// takes no parser: a token never begins inside a quote, since quotes end on their line, and where
/// this scan and YAML could disagree about a line, it refuses the line.
struct PlainYAML {
  /// How deep `[` and `{` may nest.
  static let maximumDepth = 8

  /// What is refused, and where.
  struct Refusal: Error, Hashable {
    var line: Int
    var column: Int
    var message: String
  }

  private let line: Int
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var depth: Int
  private var isOpen: Bool

  /// Looks a whole file through.
  static func check(_ text: String) throws(Refusal) {
    var depth = 0
    var isOpen = false
    // A line feed alone counts: libyaml takes "\r\n" for one break and this sees it as one character.
    let lines = text.split(omittingEmptySubsequences: false) {
      $0 == "\n" || $0 == "\r\n" || $0 == "\r"
    }
    for (number, line) in lines.enumerated() {
      var scan = PlainYAML(line: number + 1, line, depth: depth, isOpen: isOpen)
      try scan.run()
      depth = scan.depth
      isOpen = scan.isOpen
    }
  }

  private init(line: Int, _ text: Substring, depth: Int, isOpen: Bool) {
    self.line = line
    scalars = Array(text.unicodeScalars)
    self.depth = depth
    self.isOpen = isOpen
  }

  private mutating func run() throws(Refusal) {
    for (place, scalar) in scalars.enumerated() where Self.isStrange(scalar) {
      throw refusal(at: place, "there is a control character here")
    }
    if depth == 0, scalars.first == "%" { throw refusal("directives are not supported") }
    while index < scalars.count {
      if Self.isBlank(scalars[index]) {
        index += 1
      } else if scalars[index] == "#", index == 0 || Self.isBlank(scalars[index - 1]) {
        return
      } else {
        try token()
      }
    }
  }

  /// One token, from its first character on.
  private mutating func token() throws(Refusal) {
    let scalar = scalars[index]
    if isOpen, !",]}:".unicodeScalars.contains(scalar) {
      throw refusal("a comma is missing before this line")
    }
    isOpen = false
    switch scalar {
    case "\"", "'": try quoted(scalar)
    case "*":
      throw refusal("aliases are not supported; a text that starts with a star needs quotes")
    case "&": throw refusal("anchors are not supported; a text that starts with & needs quotes")
    case "!": throw refusal("tags are not supported; a text that starts with ! needs quotes")
    case "|", ">": throw refusal("blocks of text are not supported; write the text in quotes")
    case "?" where depth > 0 || isFollowedByBlank(index):
      throw refusal("a key is a word followed by a colon")
    case "-" where isFollowedByBlank(index), ":" where depth > 0 || isFollowedByBlank(index), ",":
      index += 1
    case "[", "{":
      depth += 1
      index += 1
      if depth > Self.maximumDepth { throw refusal("this is nested too deeply") }
    case "]", "}":
      depth = max(0, depth - 1)
      index += 1
    default: try plain()
    }
  }

  private mutating func quoted(_ quote: Unicode.Scalar) throws(Refusal) {
    let start = index
    index += 1
    while index < scalars.count {
      let scalar = scalars[index]
      index += 1
      if scalar == "\\", quote == "\"" {
        index += 1
      } else if scalar == quote {
        if quote == "'", index < scalars.count, scalars[index] == "'" {
          index += 1
        } else {
          return
        }
      }
    }
    throw refusal(at: start, "this quote does not end on its line")
  }

  /// Text without quotes: up to a colon or hash that counts, in brackets also up to a comma or
  /// bracket.
  private mutating func plain() throws(Refusal) {
    while index < scalars.count {
      let scalar = scalars[index]
      if scalar == "#", Self.isBlank(scalars[index - 1]) { return }
      if scalar == ":" {
        if isFollowedByBlank(index) { return }
        if depth > 0, "\"'*&!?[]{},|>".unicodeScalars.contains(scalars[index + 1]) {
          throw refusal("leave a space after this colon")
        }
      }
      if depth > 0, "?,[]{}".unicodeScalars.contains(scalar) { return }
      index += 1
    }
    isOpen = depth > 0
  }

  private func isFollowedByBlank(_ place: Int) -> Bool {
    place + 1 >= scalars.count || Self.isBlank(scalars[place + 1])
  }

  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }

  /// What YAML may take for the end of a line, and what no text needs.
  private static func isStrange(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 9: false
    case 0..<32, 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: true
    default: false
    }
  }

  private func refusal(at place: Int? = nil, _ message: String) -> Refusal {
    Refusal(line: line, column: (place ?? index) + 1, message: message)
  }
}
