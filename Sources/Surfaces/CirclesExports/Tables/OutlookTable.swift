import CirclesModel

/// The table that Outlook exports and imports, with the columns of its English version.
///
/// It has a fixed number of columns. A number or an address for which its own column is taken goes
/// to any that is free, since a wrong label is better than a lost number.
struct OutlookTable: TableLayout {
  let looksAhead = false

  mutating func consider(_ fields: ContactFields) {}

  let header = """
    Title,First Name,Middle Name,Last Name,Suffix,Given Name Yomi,Surname Yomi,Nickname,Company,\
    Department,Job Title,Business Street,Business City,Business State,Business Postal Code,\
    Business Country/Region,Business Address PO Box,Home Street,Home City,Home State,\
    Home Postal Code,Home Country/Region,Home Address PO Box,Other Street,Other City,Other State,\
    Other Postal Code,Other Country/Region,Other Address PO Box,Assistant's Phone,Business Fax,\
    Business Phone,Business Phone 2,Callback,Car Phone,Company Main Phone,Home Fax,Home Phone,\
    Home Phone 2,ISDN,Mobile Phone,Other Fax,Other Phone,Pager,Primary Phone,Radio Phone,\
    TTY/TDD Phone,Telex,Anniversary,Assistant's Name,Birthday,Categories,Children,E-mail Address,\
    E-mail Type,E-mail Display Name,E-mail 2 Address,E-mail 2 Type,E-mail 2 Display Name,\
    E-mail 3 Address,E-mail 3 Type,E-mail 3 Display Name,IMAddress,Manager's Name,Notes,\
    Referred By,Spouse,User 1,User 2,User 3,User 4,Web Page,Personal Web Page,Business Web Page
    """.split(separator: ",").map(String.init)

  func fill(_ row: inout TableRow, _ fields: ContactFields) {
    fillName(&row, fields)
    row["Company"] = fields.organization
    row["Department"] = fields.department
    row["Job Title"] = fields.jobTitle
    row["Notes"] = fields.note
    row["Categories"] = fields.categories.joined(separator: ";")
    if let birthday = fields.birthday {
      row["Birthday"] = birthday.calendar == "gregorian" ? DateText.vCard(birthday) ?? "" : ""
      if row["Birthday"].isEmpty { row.leftOut += 1 }
    }
    fillPhones(&row, fields)
    fillEmails(&row, fields)
    fillAddresses(&row, fields)
    fillOthers(&row, fields)
  }

  private func fillName(_ row: inout TableRow, _ fields: ContactFields) {
    let name = fields.name
    row["Title"] = name.prefix
    row["First Name"] = name.given
    row["Middle Name"] = name.middle
    row["Last Name"] = name.family
    row["Suffix"] = name.suffix
    row["Given Name Yomi"] = name.phoneticGiven
    row["Surname Yomi"] = name.phoneticFamily
    row["Nickname"] = fields.nicknames.first ?? ""
    row.leftOut += max(0, fields.nicknames.count - 1)
    let hasParts = ![name.given, name.middle, name.family].allSatisfy(\.isEmpty)
    if !hasParts, name.display != fields.organization { row["First Name"] = name.display }
  }

  private func fillPhones(_ row: inout TableRow, _ fields: ContactFields) {
    for phone in fields.phones {
      let own = Self.phones[phone.label] ?? ["Primary Phone"]
      if !row.put(phone.value, inFreeOf: own + Self.anyPhone) { row.leftOut += 1 }
    }
  }

  private static let phones: [String: [String]] = [
    "mobile": ["Mobile Phone"], "home": ["Home Phone", "Home Phone 2"],
    "work": ["Business Phone", "Business Phone 2"], "home fax": ["Home Fax"],
    "work fax": ["Business Fax"], "fax": ["Other Fax"], "other fax": ["Other Fax"],
    "pager": ["Pager"], "car": ["Car Phone"], "main": ["Primary Phone"],
    "other": ["Other Phone"], "assistant": ["Assistant's Phone"], "callback": ["Callback"],
    "company main": ["Company Main Phone"], "isdn": ["ISDN"], "radio": ["Radio Phone"],
    "telex": ["Telex"], "textphone": ["TTY/TDD Phone"],
  ]
  private static let anyPhone = [
    "Other Phone", "Home Phone 2", "Business Phone 2", "Mobile Phone", "Home Phone",
    "Business Phone", "Company Main Phone", "Callback", "Car Phone", "Radio Phone", "Primary Phone",
  ]

  private func fillEmails(_ row: inout TableRow, _ fields: ContactFields) {
    let columns = ["E-mail Address", "E-mail 2 Address", "E-mail 3 Address"]
    for (column, email) in zip(columns, fields.emails) {
      row[column] = email.value
      row[column.replacing("Address", with: "Type")] = "SMTP"
      row[column.replacing("Address", with: "Display Name")] = fields.name.display
    }
    row.leftOut += max(0, fields.emails.count - columns.count)
  }

  private func fillAddresses(_ row: inout TableRow, _ fields: ContactFields) {
    var free = ["Home", "Business", "Other"]
    for address in fields.addresses {
      let wanted = address.label == "home" ? "Home" : address.label == "work" ? "Business" : "Other"
      guard let place = free.contains(wanted) ? wanted : free.last else {
        row.leftOut += 1
        continue
      }
      free.removeAll { $0 == place }
      row["\(place) Street"] = [address.extended, address.street].filter { !$0.isEmpty }
        .joined(separator: "\n")
      row["\(place) City"] = address.city
      row["\(place) State"] = address.region
      row["\(place) Postal Code"] = address.postalCode
      row["\(place) Country/Region"] = address.country
      row["\(place) Address PO Box"] = address.poBox
    }
  }

  private func fillOthers(_ row: inout TableRow, _ fields: ContactFields) {
    for url in fields.urls {
      let own =
        url.label == "work"
        ? ["Business Web Page"] : url.label == "home" ? ["Personal Web Page"] : ["Web Page"]
      let any = ["Web Page", "Personal Web Page", "Business Web Page"]
      if !row.put(url.value, inFreeOf: own + any) { row.leftOut += 1 }
    }
    for handle in fields.handles where !row.put(handle.value, inFreeOf: ["IMAddress"]) {
      row.leftOut += 1
    }
    for day in fields.dates {
      let text = day.date.calendar == "gregorian" ? DateText.vCard(day.date) : nil
      if day.label != "anniversary" || text == nil
        || !row.put(text ?? "", inFreeOf: ["Anniversary"])
      {
        row.leftOut += 1
      }
    }
    for person in fields.related {
      guard let name = person.name else {
        row.leftOut += 1
        continue
      }
      if person.type == "child" {
        row["Children"] += (row["Children"].isEmpty ? "" : "; ") + name
      } else if !row.put(name, inFreeOf: Self.relations[person.type] ?? []) {
        row.leftOut += 1
      }
    }
    row.leftOut += fields.extra.count + (fields.photo == nil ? 0 : 1)
  }

  private static let relations: [String: [String]] = [
    "spouse": ["Spouse"], "partner": ["Spouse"], "manager": ["Manager's Name"],
    "assistant": ["Assistant's Name"], "referred by": ["Referred By"],
  ]
}
