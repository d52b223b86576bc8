import CirclesModel

/// Which of two contacts that become one.
public enum MergeSide: String, Sendable {
  /// The one that stays.
  case left
  /// The one that goes into it.
  case right
}

/// A field that one of two contacts has, by the names of `Contract.md` section 2.
public enum MergeField: String, CaseIterable, Sendable {
  case name, nicknames, phones, emails, addresses, birthday, dates, organization, department
  case jobTitle = "job_title"
  case note, categories, urls, handles, related
  case relationshipType = "relationship_type"

  /// Makes the field of a contact as another contact has it.
  func choose(_ other: ContactState, for state: inout ContactState) {
    let said = other.fields
    switch self {
    case .name: state.fields.name = said.name
    case .nicknames: state.fields.nicknames = said.nicknames
    case .phones: state.fields.phones = said.phones
    case .emails: state.fields.emails = said.emails
    case .addresses: state.fields.addresses = said.addresses
    case .birthday: state.fields.birthday = said.birthday
    case .dates: state.fields.dates = said.dates
    case .organization: state.fields.organization = said.organization
    case .department: state.fields.department = said.department
    case .jobTitle: state.fields.jobTitle = said.jobTitle
    case .note: state.fields.note = said.note
    case .categories: state.fields.categories = said.categories
    case .urls: state.fields.urls = said.urls
    case .handles: state.fields.handles = said.handles
    case .related: state.fields.related = said.related
    case .relationshipType: state.relationshipType = other.relationshipType
    }
  }
}
