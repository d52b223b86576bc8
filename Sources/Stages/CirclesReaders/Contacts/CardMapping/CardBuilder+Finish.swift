import CirclesModel
import SourceDiagnostics
import VCard

extension CardBuilder {
  /// Decides what was put off, and hands over the contact.
  mutating func finish() -> MappedCard {
    settleBirthdays()
    settleUndecided()
    fields.name.display = formattedName.isEmpty ? fields.bestDisplayName : formattedName
    let isEmpty = fields.name.display.isEmpty
    if isEmpty {
      diagnostics.append(
        Diagnostic(
          .warning, "vcard.empty-card",
          "the card has no name or anything else to identify a contact; left out",
          at: SourceLocation(line: card.line, column: 1), record: card.index))
    }
    // Moved out and not copied: a contact is twenty arrays and strings.
    var finished = ContactFields()
    swap(&finished, &fields)
    return MappedCard(
      fields: finished, uid: uid, origin: signs.origin, isEmpty: isEmpty, diagnostics: diagnostics)
  }

  /// A birthday in another calendar is the birthday where BDAY gives none, else a date beside it.
  private mutating func settleBirthdays() {
    for date in otherBirthdays {
      if fields.birthday == nil {
        fields.birthday = date
      } else if fields.birthday != date {
        fields.dates.append(LabelledDate(label: "birthday", date: date))
      }
    }
  }

  private mutating func settleUndecided() {
    if undecided.isEmpty { return }
    var extra: [ExtraProperty] = []
    extra.reserveCapacity(fields.extra.count + undecided.count)
    var next = 0
    for item in undecided {
      extra += fields.extra[next..<item.position]
      next = item.position
      switch item.role {
      case .label(let index) where isLabelUsed(at: index): break
      case .jobTitle where fields.jobTitle.isEmpty: fields.jobTitle = item.property.value
      case .department where fields.department.isEmpty:
        fields.department = item.property.value
      default: extra.append(item.property)
      }
    }
    extra += fields.extra[next...]
    fields.extra = extra
  }
}
