import Yams

/// A value of a pipeline file, with its place: every wish that it does not fulfil is a problem there.
struct PlacedNode {
  /// How long a list may be.
  static let maximumCount = 1000
  /// How long a text may be, in bytes.
  static let maximumLength = 4096

  let node: Node
  let path: String

  /// A problem of this value.
  func problem(_ message: String, hints: [String] = []) -> PipelineFileError {
    // A node that was read always has its mark; the type says otherwise.
    PipelineFileError(
      path: path, line: node.mark?.line ?? 1, column: node.mark?.column ?? 1, message, hints: hints)
  }

  /// Whether nothing stands behind the key.
  private var isEmpty: Bool {
    guard let scalar = node.scalar, scalar.style == .plain else { return false }
    return ["", "~", "null"].contains(scalar.string)
  }

  /// The keys of a block, of which all must be known; an empty one has none.
  func block<Key: PipelineKey>(
    of keys: Key.Type
  ) throws(PipelineFileError) -> [Key: PlacedNode] {
    if isEmpty { return [:] }
    let allowed = keys.allCases.map(\.rawValue)
    guard let mapping = node.mapping else {
      throw problem("a block of keys is expected here", hints: [Self.allowed(allowed)])
    }
    var found: [Key: PlacedNode] = [:]
    for (name, value) in mapping {
      let name = PlacedNode(node: name, path: path)
      guard let word = name.node.scalar?.string else {
        throw name.problem("a key is a word followed by a colon")
      }
      guard let key = Key(rawValue: word) else {
        let near = SpellingSuggestion.find(word, among: allowed)
        throw name.problem(
          near.map { "unknown key; did you mean '\($0)'?" } ?? "unknown key",
          hints: [Self.allowed(allowed)])
      }
      found[key] = PlacedNode(node: value, path: path)
    }
    return found
  }

  /// The members of a list; an empty one has none.
  func list(of what: String) throws(PipelineFileError) -> [PlacedNode] {
    if isEmpty { return [] }
    guard let sequence = node.sequence else {
      throw problem("a list is expected here: \(what), each on a line of its own after '- '")
    }
    if sequence.count > Self.maximumCount {
      throw problem("this list is longer than \(Self.maximumCount)")
    }
    return sequence.map { PlacedNode(node: $0, path: path) }
  }

  /// A text that is not blank. Numbers are texts too, as they are written.
  func text(_ what: String) throws(PipelineFileError) -> String {
    guard let scalar = node.scalar else { throw problem("\(what) is expected here, not a block") }
    if isEmpty || scalar.string.allSatisfy(\.isWhitespace) {
      throw problem("a value is missing here: \(what)")
    }
    if scalar.string.utf8.count > Self.maximumLength {
      throw problem("this text is longer than \(Self.maximumLength) bytes")
    }
    return scalar.string
  }

  /// One text, or a list of them.
  func texts(_ what: String) throws(PipelineFileError) -> [String] {
    if node.scalar != nil, !isEmpty { return [try text(what)] }
    var texts: [String] = []
    for member in try list(of: what) { texts.append(try member.text(what)) }
    return texts
  }

  /// One of some words, in either case.
  func word(of words: [String]) throws(PipelineFileError) -> String {
    let word = try text("a word").lowercased()
    if words.contains(word) { return word }
    let near = SpellingSuggestion.find(word, among: words)
    throw problem(
      near.map { "wrong value; did you mean '\($0)'?" } ?? "wrong value",
      hints: [Self.allowed(words)])
  }

  /// Yes or no.
  func flag() throws(PipelineFileError) -> Bool {
    ["true", "yes"].contains(try word(of: ["true", "false", "yes", "no"]))
  }

  /// A number between two others.
  func number(in range: ClosedRange<Double>) throws(PipelineFileError) -> Double {
    guard let number = Double(try text("a number")), range.contains(number) else {
      throw problem("a number from \(range.lowerBound) to \(range.upperBound) is expected here")
    }
    return number
  }

  private static func allowed(_ words: [String]) -> String {
    "allowed here: " + words.joined(separator: ", ")
  }
}
