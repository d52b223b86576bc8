import ArgumentParser
import CirclesPipeline
import CirclesStore
import Foundation

/// What decides whose notes are, for a command that reads no files: as the newest run was told, but
/// for what is said here.
struct SettingsOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A name, phone, e-mail or handle of your own; repeatable.", valueName: "value"),
    transform: { try NonEmpty.checked($0, "an owner needs a value") })
  var owner: [String] = []

  @Option(
    help: ArgumentHelp(
      "The country of national phone numbers, such as GB.", valueName: "country"),
    transform: Region.checked)
  var region: Region?

  @Option(
    help: ArgumentHelp("The time zone of local times, such as Europe/London.", valueName: "zone"),
    transform: ZoneName.checked)
  var timeZone: TimeZone?

  /// What the pipeline is told: what is said here, else what the settings say, else as the newest run
  /// was told.
  func importOptions(
    after last: RunSettings?, _ remembered: SavedSettings = .current
  ) -> ImportOptions {
    var options = remembered.importOptions(after: last)
    if let region { options.region = region.code }
    if !owner.isEmpty { options.owners = owner }
    if let timeZone { options.timeZone = timeZone.identifier }
    return options
  }

  /// Whether something is said here, or in the settings, that the newest run was told otherwise.
  func differ(from last: RunSettings?, _ remembered: SavedSettings = .current) -> Bool {
    let owners = owner.isEmpty ? remembered.owners ?? [] : owner
    if !owners.isEmpty, Set(owners) != Set(last?.owners ?? []) { return true }
    if let region = region ?? remembered.region, region.code != last?.region { return true }
    if let timeZone = timeZone ?? remembered.timeZone, timeZone.identifier != last?.timeZone {
      return true
    }
    if let languages = remembered.languages, Set(languages) != Set(last?.languages ?? []) {
      return true
    }
    return false
  }
}
