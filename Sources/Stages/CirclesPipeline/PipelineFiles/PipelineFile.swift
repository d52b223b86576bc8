public import CirclesModel

/// An import, described in a file: what `run PIPELINE.yaml` carries out.
///
/// Paths are resolved: relative ones against the folder of the file, `~` against the user's home.
public struct PipelineFile: Hashable, Sendable {
  /// Who the user is: their own messages are not somebody else's.
  public struct Owner: Hashable, Sendable {
    /// Names the user goes by.
    public var names: [String] = []
    /// Their numbers, in any spelling.
    public var phones: [String] = []
    /// Their e-mail addresses.
    public var emails: [String] = []
    /// Their names with other services.
    public var handles: [String] = []

    /// All of it, as `--owner` would be told.
    public var values: [String] { names + phones + emails + handles }
  }

  /// What is to be looked at again after the sources.
  public enum Reprocessing: String, Hashable, Sendable {
    /// The notes that something concerns.
    case changed
    /// Every note.
    case all
  }

  /// The file as the user named it.
  public var path: String
  /// The notebook; nil for the usual one.
  public var database: String?
  /// Who the user is.
  public var owner = Owner()
  /// The region of numbers written nationally (ISO 3166); nil for the locale's.
  public var region: String?
  /// The zone of wall times (IANA); nil for the system's.
  public var timeZone: String?
  /// The order of dates written with digits; nil to tell from each file.
  public var dateOrder: DateOrder?
  /// What is read, in this order.
  public var sources: [SourceRequest] = []
  /// Whether texts are kept as they were read.
  public var keepsRaw = true
  /// When a note is filed, and when it waits.
  public var thresholds = MatchingThresholds()
  /// What is taken out of notes.
  public var extraction = ExtractionSwitches()
  /// What is looked at again; nil for nothing.
  public var reprocessing: Reprocessing?

  /// A file that says nothing yet.
  init(path: String) { self.path = path }

  /// The options of a run, made of those that hold where the file says nothing.
  public func options(_ usual: ImportOptions) -> ImportOptions {
    var options = usual
    options.databasePath = database ?? usual.databasePath
    options.owners += owner.values
    options.region = region ?? usual.region
    options.timeZone = timeZone ?? usual.timeZone
    options.dateOrder = dateOrder ?? usual.dateOrder
    options.keepsRaw = keepsRaw
    options.matching = thresholds
    options.extraction = extraction
    return options
  }
}
