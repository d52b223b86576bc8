import CirclesModel
import VCard

/// What somebody does, and where: ORG, TITLE.
extension CardBuilder {
  /// ORG: the organisation, then its units from the largest to the smallest.
  mutating func setOrganization(_ property: Property) {
    let parts = components(property)
    if parts.allSatisfy(\.isEmpty) { return }
    if !fields.organization.isEmpty || !fields.department.isEmpty {
      return keep(property)
    }
    fields.organization = parts.first ?? ""
    fields.department = parts.dropFirst().filter { !$0.isEmpty }.joined(separator: ", ")
    appendSortKey(property)
  }

  mutating func takeTitle(_ property: Property) {
    let text = text(property)
    if fields.jobTitle.isEmpty {
      fields.jobTitle = text
    } else {
      keep(property, text)
    }
  }
}
