public import CirclesModel
import Foundation
import SourceDiagnostics

/// Reads the CSV export of Google Contacts, of both generations.
///
/// Until 2024 the header began `Name,Given Name,Additional Name,...` and numbered groups of columns
/// had a `Type` (`E-mail 1 - Type,E-mail 1 - Value`); since then it begins
/// `First Name,Middle Name,...` and they have a `Label`. In either, several values of one kind
/// stand in a cell with ` ::: ` between them, and `* ` marks what is preferred or Google's own.
/// Source: `Exporters.md` section 5, and exports.
public struct GoogleCSVReader: Reader {
  /// A reader of Google's tables.
  public init() {}

  /// What users are told of it.
  public var format: FormatDescription {
    FormatDescription(
      id: "google-csv", title: "Google Contacts (CSV)", extensions: ["csv"],
      recognisedBy: "a header with `E-mail 1 - Value`, `Phone 1 - Value`, or `Given Name Yomi`",
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
          .error, "csv.no-header", "the file does not have Google's header",
          at: SourceLocation(path: input.path)))
    }
    let mapping = GoogleMapping(sheet.header, context)
    return try ContactSheetCursor(
      sheet, mapping, path: input.path, format: format.id, context)
  }

  static func isHeader(_ header: CSVHeader) -> Bool {
    let isNumbered = header.names.contains { name in
      guard let column = GoogleColumn(name) else { return false }
      return ["e mail", "phone", "address", "organization", "website", "event", "relation"]
        .contains(column.kind)
        && ["type", "label", "value", "name", "street"].contains(column.part)
    }
    if isNumbered {
      return header.has("given name") || header.has("first name") || header.has("name")
    }
    return header.has("given name") && header.has("given name yomi")
      || header.has("phonetic first name") && header.has("file as")
  }
}

/// A column of a numbered group: `E-mail 1 - Value`.
struct GoogleColumn: Hashable {
  /// `e mail`, `phone`, `address`, ...
  var kind: String
  /// From 1.
  var number: Int
  /// `type`, `label`, `value`, `street`, ...
  var part: String

  /// Takes a column's name apart; nil for one that is in no group. The hyphen between blanks tells
  /// it from Outlook's `E-mail 2 Type`.
  init?(_ name: String) {
    guard let hyphen = name.range(of: " - ") else { return nil }
    let group = CSVHeader.key(String(name[..<hyphen.lowerBound])).split(separator: " ")
    guard group.count > 1, let last = group.last, let number = Int(last) else { return nil }
    kind = group.dropLast().joined(separator: " ")
    if kind == "email" { kind = "e mail" }
    self.number = number
    part = CSVHeader.key(String(name[hyphen.upperBound...]))
  }
}
