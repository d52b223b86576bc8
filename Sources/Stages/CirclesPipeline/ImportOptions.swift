public import CirclesModel
public import CirclesStore
import Foundation

/// What a run is told, beside its inputs: the common options of `Contract.md` section 1.
public struct ImportOptions: Hashable, Sendable {
  /// The notebook; nil where none is needed (`read`, `check`).
  public var databasePath: String?
  /// Whether the notebook's folder is made with it.
  public var makesFolder = true
  /// The format to read everything as; nil to sniff.
  public var format: String?
  /// Which address book or account this is; nil to tell from format and exporter.
  public var sourceName: String?
  /// The region of numbers written nationally (ISO 3166, two letters).
  public var region: String
  /// The zone of wall times (IANA: `Europe/London`); nil for the system's.
  public var timeZone: String?
  /// The order of dates written with digits; nil to tell from each file.
  public var dateOrder: DateOrder?
  /// The languages that notes are written in (`en`, `es`), beside that of the region.
  public var languages: [String] = []
  /// What is known of the user: names, phones, e-mails, handles.
  public var owners: [String] = []
  /// What the user's own card says of them, in the notebook that a run works on.
  private(set) var ownNames: [String] = []
  /// Whether contacts that only this source had, and no longer has, are removed.
  public var prunes = false
  /// Whether texts are kept as they were read (`--no-raw` keeps summaries and digests alone).
  public var keepsRaw = true
  /// When a note is filed, and when it waits in the inbox.
  public var matching = MatchingThresholds()
  /// What is taken out of notes.
  public var extraction = ExtractionSwitches()
  /// Whether everything is done but the write.
  public var isDryRun = false
  /// The command as it goes into the list of runs.
  public var command = "import"

  /// Options for numbers of a region.
  public init(region: String) { self.region = region }

  /// Everything that is the user themself: what was told, and what their own card says.
  var everyOwner: [String] { owners + ownNames.filter { !owners.contains($0) } }

  /// The options for a notebook, which may know who the user is (`people me`).
  public func knowing(_ notebook: Notebook) throws(StoreError) -> ImportOptions {
    var options = self
    options.ownNames = try notebook.ownNames()
    return options
  }

  /// How notes are taken.
  var filing: AssignOptions {
    AssignOptions(
      timeZone: timeZone, keepsRaw: keepsRaw, matcherVersion: MatcherSource.version,
      extractorVersion: TextReader.version)
  }

  /// What a later run needs to know of this one, to decide alike.
  var settings: RunSettings {
    RunSettings(
      owners: owners, region: region, timeZone: timeZone, keepsRaw: keepsRaw,
      dateOrder: dateOrder, languages: languages, matching: matching, extraction: extraction)
  }

  /// Options as an earlier run was told; `region` where none was.
  public init(like last: RunSettings?, region: String) {
    self.init(region: last?.region ?? region)
    owners = last?.owners ?? []
    timeZone = last?.timeZone
    keepsRaw = last?.keepsRaw ?? true
    dateOrder = last?.dateOrder
    languages = last?.languages ?? []
    matching = last?.matching ?? MatchingThresholds()
    extraction = last?.extraction ?? ExtractionSwitches()
  }

  /// What the readers are told of it.
  func readingContext(needsIdentifiers: Bool = true, keepsPhotos: Bool = false) -> ReadingContext {
    ReadingContext(
      region: region, needsIdentifiers: needsIdentifiers, keepsPhotos: keepsPhotos,
      timeZone: timeZone ?? TimeZone.current.identifier, dateOrder: dateOrder, owners: everyOwner)
  }
}

extension ImportOptions {
  /// `knowing`, with the failure of a pipeline.
  func told(by notebook: Notebook) throws(PipelineError) -> ImportOptions {
    do throws(StoreError) {
      return try knowing(notebook)
    } catch {
      throw .store(error)
    }
  }
}
