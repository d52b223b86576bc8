import ArgumentParser
import CirclesExports
import CirclesStore

/// What can be exported.
enum ExportPart: String, ExpressibleByArgument, CaseIterable {
  case contacts, interactions, inbox, connections, all
  case vcard, csv, calendar, graph, archive, cloudkit

  /// The kinds of rows that are written as JSON, in their order.
  var kinds: [ExportKind] {
    switch self {
    case .contacts: [.contacts]
    case .interactions: [.interactions]
    case .inbox: [.inbox]
    case .connections: [.connections]
    case .all: ExportKind.allCases
    case .vcard, .csv, .calendar, .graph, .archive, .cloudkit: []
    }
  }

  /// What `--format` may be.
  private var formats: [String] {
    switch self {
    case .vcard: VCardForm.allCases.map(\.rawValue)
    case .csv: TableForm.allCases.map(\.rawValue)
    case .graph: GraphForm.allCases.map(\.rawValue)
    case .contacts, .interactions, .inbox, .connections, .all, .calendar, .archive, .cloudkit: []
    }
  }

  /// A usage error where there is no such format of this part.
  func check(format: String?) throws {
    guard let format, !formats.contains(format) else { return }
    throw ValidationError(
      formats.isEmpty
        ? "export \(rawValue) has one format; leave --format out"
        : "export \(rawValue) has the formats " + formats.joined(separator: ", "))
  }
}

/// Where 29 February falls in years without one.
enum LeapDayChoice: String, ExpressibleByArgument, CaseIterable {
  case march, february

  var option: CalendarExportOptions.LeapDay { self == .march ? .march : .february }
}

/// Why an export cannot be made, in words and a status.
enum ExportMessage {
  static func failure(_ failure: ExportError) -> CommandError {
    switch failure {
    case .noGroup(let near):
      CommandError(
        .usage, "there is no group or tag of that name",
        hints: near.isEmpty ? [] : ["there are: " + near.prefix(10).joined(separator: ", ")])
    case .file(let path, let reason):
      CommandError(.inputOutput, path.isEmpty ? reason : "\(path): \(reason)")
    case .exists(let path):
      CommandError(.inputOutput, "\(path) already exists", hints: ["to replace it: --force"])
    case .unknownToken:
      CommandError(
        .usage, "no export of this notebook printed that token",
        hints: ["leave --since out to export everything"])
    }
  }
}
