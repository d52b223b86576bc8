public import CirclesModel
import Foundation
import PhoneNumbers
import SourceDiagnostics

/// Reads `Connections.csv` of LinkedIn's data export: a note of LinkedIn's own, a blank line, then
///
///     First Name,Last Name,URL,Email Address,Company,Position,Connected On
///
/// The note differs from export to export, so the header is looked for. Most addresses are empty,
/// since only those who allow it are listed with theirs; a person's page is what tells them.
public struct LinkedInConnectionsReader: Reader {
  /// A reader of connections.
  public init() {}

  /// What users are told of it.
  public var format: FormatDescription {
    FormatDescription(
      id: "linkedin-connections", title: "LinkedIn connections (CSV)", extensions: ["csv"],
      recognisedBy: "a header with First Name, Last Name and Connected On, behind LinkedIn's note",
      contents: .contacts)
  }

  /// Certain by the header.
  public func confidence(for probe: FileProbe) -> Confidence {
    CSVSheet.isHeader(in: probe, Self.isHeader) ? .certain : .none
  }

  /// Opens the file, looking through it for namesakes and the order of its dates.
  public func open(
    _ input: any InputSource, _ context: ReadingContext
  ) throws(ReadError) -> any RecordCursor {
    guard let sheet = try CSVSheet(input, Self.isHeader) else {
      throw .malformed(
        Diagnostic(
          .error, "csv.no-header", "the file does not have the header of LinkedIn's connections",
          at: SourceLocation(path: input.path)))
    }
    var evidence = SheetDates.Evidence()
    if let column = sheet.header.keys.firstIndex(of: "connected on") {
      var rows = sheet.rows
      while let row = try rows.next() {
        if column < row.fields.count { evidence.take(row.fields[column]) }
      }
    }
    return try ContactSheetCursor(
      sheet, ConnectionMapping(sheet.header, context, evidence.dates(context)), path: input.path,
      format: format.id, context)
  }

  static func isHeader(_ header: CSVHeader) -> Bool {
    header.has("connected on") && (header.has("first name") || header.has("last name"))
  }
}

/// What LinkedIn's columns mean.
struct ConnectionMapping: SheetMapping {
  let origin = "csv/linkedin"
  private let header: CSVHeader
  private let phones: PhoneNormalizer
  private let dates: SheetDates

  init(_ header: CSVHeader, _ context: ReadingContext, _ dates: SheetDates) {
    self.header = header
    self.dates = dates
    phones = PhoneNormalizer(region: context.region)
  }

  func contact(of row: CSVRow) -> SheetContact {
    var contact = SheetContact(phones)
    for (place, cell) in row.fields.enumerated() {
      let text = cell.trimmed
      if text.isEmpty { continue }
      let name = place < header.names.count ? header.names[place] : "column \(place + 1)"
      switch place < header.keys.count ? header.keys[place] : "" {
      case "first name": contact.fields.name.given = text
      case "last name": contact.fields.name.family = text
      case "url", "profile url": take(page: text, name, into: &contact)
      case "email address", "email": contact.add(email: text, label: "")
      case "company": contact.fields.organization = text
      case "position": contact.fields.jobTitle = text
      case "connected on": contact.take(date: text, label: "connected", column: name, dates)
      default: contact.keep(name, text)
      }
    }
    return contact
  }

  private func take(page: String, _ column: String, into contact: inout SheetContact) {
    contact.add(url: page, label: "linkedin")
    guard let slug = LinkedInPage.slug(of: page) else { return }
    contact.fields.handles.append(Handle(service: "linkedin", value: slug, url: page))
    contact.identifier = "linkedin:" + slug
  }
}

/// The pages of LinkedIn's members.
enum LinkedInPage {
  /// What tells a member in the address of their page: the last part of `/in/ana-ruiz-1a2b`, in
  /// lower case, percent-decoded, without a query; nil where it is no such page.
  static func slug(of address: String) -> String? {
    let path = address.prefix { $0 != "?" && $0 != "#" }
    let parts = path.split(separator: "/").map(String.init)
    guard let place = parts.lastIndex(where: { ["in", "pub"].contains($0.lowercased()) }),
      place + 1 < parts.count
    else { return nil }
    let slug = (parts[place + 1].removingPercentEncoding ?? parts[place + 1]).lowercased()
    return slug.isEmpty ? nil : slug.precomposedStringWithCanonicalMapping
  }
}
