/// What an answer may hold, and what kind of value each part of it is.
///
/// Every answer is written through its shape: what the shape does not name is not written, and what
/// the level of privacy does not tell is left out, of the answer as of the schema that describes it.
indirect enum AnswerShape: Sendable {
  case object([AnswerMember])
  /// Where its elements are not told a list is its length.
  case list(AnswerShape)
  /// A whole number.
  case figure
  /// A number from 0 up.
  case share
  case flag
  /// A word of the program; any other is text.
  case word([String])
  /// A short word of a format, such as the name of an app; anything longer is text.
  case token
  /// A day or time in ISO 8601; anything else is text.
  case time
  /// What somebody is called. Numbers and addresses in it are details.
  case name
  /// The identifier of a contact, which may be an address: then it is the contact's id that is told.
  case contact
  /// An id of the notebook.
  case id
  /// Words that somebody wrote, or that were made of such.
  case text
  /// A phone number, an e-mail or postal address.
  case detail
  /// The program's own words about such text.
  case remark
}

/// A member of an object.
struct AnswerMember: Sendable {
  var name: String
  var shape: AnswerShape
  var about: String?
  /// Whether it is always there, where the level tells it.
  var isRequired: Bool

  init(
    _ name: String, _ shape: AnswerShape, _ about: String? = nil, required isRequired: Bool = false
  ) {
    self.name = name
    self.shape = shape
    self.about = about
    self.isRequired = isRequired
  }
}

extension AnswerShape {
  /// The paths of the members that hold words of others, such as `hits.snippet`.
  func textPaths(_ prefix: String = "") -> [String] {
    switch self {
    case .object(let members):
      members.flatMap { $0.shape.textPaths(prefix.isEmpty ? $0.name : "\(prefix).\($0.name)") }
    case .list(let element): element.textPaths(prefix)
    case .text: [prefix]
    default: []
    }
  }
}
