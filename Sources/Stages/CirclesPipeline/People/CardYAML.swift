import CirclesModel
public import CirclesStore
import Yams

/// A person's card as YAML, to be changed in an editor. What stands in it is what is kept: a line that
/// is taken out empties its field.
public struct CardYAML {
  private let person: EditedPerson
  private let typed: TypedValues

  /// The card of a person; numbers may be written as in a region.
  public init(_ person: EditedPerson, region: String) {
    self.person = person
    typed = TypedValues(region: region)
  }

  /// A mistake in a card, with its line.
  public struct Mistake: Error {
    /// The line, from 1.
    public var line: Int
    /// What is wrong.
    public var message: String
  }

  /// The card.
  public func text() throws -> String {
    let fields = person.fields
    var pairs: [(Node, Node)] = []
    func line(_ key: String, _ value: String, always: Bool = false) {
      if always || !value.isEmpty { pairs.append((Node(key), Self.scalar(value))) }
    }
    func list(_ key: String, _ values: [Node], always: Bool = false) {
      if always || !values.isEmpty { pairs.append((Node(key), Node(values))) }
    }
    line("name", fields.name.display, always: true)
    for (key, path) in Self.nameParts {
      line(key, fields.name[keyPath: path], always: key == "given" || key == "family")
    }
    list("nicknames", fields.nicknames.map(Self.scalar), always: true)
    list("phones", fields.phones.map { Self.labelled($0.value, $0.label) }, always: true)
    list("emails", fields.emails.map { Self.labelled($0.value, $0.label) }, always: true)
    if hasPlainBirthday { line("birthday", Self.birthday(fields.birthday), always: true) }
    line("relationship", person.relationshipType, always: true)
    for (key, path) in Self.texts {
      line(key, fields[keyPath: path], always: key != "department")
    }
    list("tags", fields.categories.map(Self.scalar), always: true)
    list("urls", fields.urls.map { Self.labelled($0.value, $0.label) })
    let node = Node(pairs)
    return try Yams.serialize(node: node, width: -1, allowUnicode: true)
  }

  private static var nameParts: [(String, WritableKeyPath<PersonName, String>)] {
    [
      ("prefix", \.prefix), ("given", \.given), ("middle", \.middle), ("family", \.family),
      ("suffix", \.suffix),
    ]
  }

  private static var texts: [(String, WritableKeyPath<ContactFields, String>)] {
    [
      ("organization", \.organization), ("department", \.department), ("job_title", \.jobTitle),
      ("note", \.note),
    ]
  }

  private static var keys: [String] {
    ["name"] + nameParts.map(\.0)
      + ["nicknames", "phones", "emails", "birthday", "relationship"] + texts.map(\.0)
      + ["tags", "urls"]
  }

  /// A day of another calendar is not written here, and stays.
  private var hasPlainBirthday: Bool {
    guard let date = person.fields.birthday else { return true }
    return date.calendar == "gregorian" && date.era == nil && date.month != nil && date.day != nil
  }

  private static func scalar(_ text: String) -> Node {
    text.contains("\n") ? Node(text, .implicit, .literal) : Node(text)
  }

  private static func labelled(_ value: String, _ label: String) -> Node {
    label.isEmpty
      ? scalar(value) : Node([(Node("value"), scalar(value)), (Node("label"), scalar(label))])
  }

  private static func birthday(_ date: PartialDate?) -> String {
    guard let date, let month = date.month, let day = date.day else { return "" }
    func two(_ number: Int) -> String { (number < 10 ? "0" : "") + String(number) }
    guard let year = date.year else { return "--\(two(month))-\(two(day))" }
    return String(repeating: "0", count: max(0, 4 - String(year).utf8.count))
      + "\(year)-\(two(month))-\(two(day))"
  }
}

extension CardYAML {
  /// The person as a changed card says; a mistake is told with its line.
  public func read(_ text: String) throws(Mistake) -> EditedPerson {
    let root: Node?
    do {
      root = try Yams.compose(yaml: text)
    } catch {
      throw Self.mistake(error)
    }
    guard let pairs = root?.mapping else {
      throw Mistake(line: 1, message: "a card has lines like \"name: Ana Ruiz\"")
    }
    var values: [String: Node] = [:]
    for (key, value) in pairs {
      guard let name = key.scalar?.string, Self.keys.contains(name) else {
        throw Mistake(
          line: Self.line(key),
          message: "there is no such field; known: " + Self.keys.joined(separator: ", "))
      }
      if values[name] != nil {
        throw Mistake(line: Self.line(key), message: "the field is given twice")
      }
      values[name] = value
    }
    var result = person
    try readName(values, &result.fields.name)
    result.fields.nicknames = try strings(values["nicknames"])
    result.fields.categories = try strings(values["tags"])
    for (key, path) in Self.texts { result.fields[keyPath: path] = try Self.string(values[key]) }
    let relationship = try Self.string(values["relationship"])
    result.relationshipType = relationship.isEmpty ? EditedPerson.usualRelationship : relationship
    try readPoints(values, &result.fields)
    if hasPlainBirthday { result.fields.birthday = try Self.birthday(values["birthday"]) }
    return result
  }

  private func readName(_ values: [String: Node], _ name: inout PersonName) throws(Mistake) {
    let display = try Self.string(values["name"])
    if display.isEmpty {
      throw Mistake(line: values["name"].map(Self.line) ?? 1, message: "a person needs a name")
    }
    let isRenamed = display != name.display
    name.display = display
    let old = name
    for (key, path) in Self.nameParts {
      name[keyPath: path] = try Self.string(values[key])
    }
    // Only the whole name was changed: its parts follow.
    let isSplit = Self.nameParts.allSatisfy { name[keyPath: $0.1] == old[keyPath: $0.1] }
    if isRenamed, isSplit {
      let said = TypedValues.name(display)
      (name.given, name.middle, name.family) = (said.given, said.middle, said.family)
    } else if !isRenamed, !isSplit {
      name.followParts(of: old)
    }
  }

  private func readPoints(_ values: [String: Node], _ fields: inout ContactFields) throws(Mistake) {
    var phones: [Phone] = []
    for node in try list(values["phones"]) {
      let (value, label) = try Self.labelled(node)
      if var known = fields.phones.first(where: { $0.value == value }) {
        known.label = label
        phones.append(known)
      } else if let phone = typed.phone(value, label: label) {
        phones.append(phone)
      } else {
        throw Mistake(line: Self.line(node), message: "this is not a telephone number")
      }
    }
    var emails: [Email] = []
    for node in try list(values["emails"]) {
      let (value, label) = try Self.labelled(node)
      if var known = fields.emails.first(where: { $0.value == value }) {
        known.label = label
        emails.append(known)
      } else if let email = TypedValues.email(value, label: label) {
        emails.append(email)
      } else {
        throw Mistake(line: Self.line(node), message: "this is not an e-mail address")
      }
    }
    (fields.phones, fields.emails) = (phones, emails)
    var urls: [LabelledURL] = []
    for node in try list(values["urls"]) {
      let (value, label) = try Self.labelled(node)
      urls.append(LabelledURL(value: value, label: label))
    }
    fields.urls = urls
  }

  private static func birthday(_ node: Node?) throws(Mistake) -> PartialDate? {
    guard let node else { return nil }
    let text = try string(node)
    if text.isEmpty { return nil }
    guard let date = PartialDate(typed: text) else {
      throw Mistake(
        line: line(node), message: "there is no such day; write it like 1990-12-31 or --12-31")
    }
    return date
  }

  private func list(_ node: Node?) throws(Mistake) -> [Node] {
    guard let node else { return [] }
    if let sequence = node.sequence { return Array(sequence) }
    if let text = node.scalar?.string {
      return ["", "~", "null"].contains(text) ? [] : [node]
    }
    throw Mistake(line: Self.line(node), message: "a list is needed here: lines that start with -")
  }

  private func strings(_ node: Node?) throws(Mistake) -> [String] {
    var texts: [String] = []
    for node in try list(node) {
      let text = try Self.string(node)
      if !text.isEmpty, !texts.contains(text) { texts.append(text) }
    }
    return texts
  }

  private static func labelled(_ node: Node) throws(Mistake) -> (value: String, label: String) {
    guard let pairs = node.mapping else { return (try string(node), "") }
    var found = (value: "", label: "")
    for (key, value) in pairs {
      switch key.scalar?.string {
      case "value": found.value = try string(value)
      case "label": found.label = try string(value)
      default: throw Mistake(line: line(key), message: "known here: value, label")
      }
    }
    if found.value.isEmpty { throw Mistake(line: line(node), message: "the value is missing") }
    return found
  }

  private static func string(_ node: Node?) throws(Mistake) -> String {
    guard let node else { return "" }
    guard let scalar = node.scalar else {
      throw Mistake(line: line(node), message: "a text is needed here")
    }
    // The end of a block of lines belongs to the block.
    return scalar.string.cleaned
  }

  private static func line(_ node: Node) -> Int { node.mark?.line ?? 1 }

  private static func mistake(_ error: any Error) -> Mistake {
    switch error {
    case YamlError.scanner(_, let problem, let mark, _),
      YamlError.parser(_, let problem, let mark, _),
      YamlError.composer(_, let problem, let mark, _):
      Mistake(line: mark.line, message: problem)
    case YamlError.duplicatedKeysInMapping(let keys, _):
      Mistake(
        line: 1,
        message: "a field is given twice: " + keys.map { "\($0)" }.joined(separator: ", "))
    default: Mistake(line: 1, message: "this is not YAML")
    }
  }
}
