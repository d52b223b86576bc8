public import CirclesModel

/// Inputs of a run that are read alike: what `import` names, or one of a pipeline file's `sources`.
///
/// What is nil is as the run's options say.
public struct SourceRequest: Hashable, Sendable {
  /// Files, folders, `-`, links; as on the command line.
  public var inputs: [String]
  /// The format to read them as; nil to sniff.
  public var format: String?
  /// Which address book or account this is; nil to tell from format and exporter.
  public var name: String?
  /// Whether contacts that only this source had, and no longer has, are removed.
  public var prunes: Bool
  /// The region of numbers written nationally.
  public var region: String?
  /// The zone of wall times.
  public var timeZone: String?
  /// The order of dates written with digits.
  public var dateOrder: DateOrder?

  /// Inputs of one source.
  public init(
    _ inputs: [String], format: String? = nil, name: String? = nil, prunes: Bool = false,
    region: String? = nil, timeZone: String? = nil, dateOrder: DateOrder? = nil
  ) {
    self.inputs = inputs
    self.format = format
    self.name = name
    self.prunes = prunes
    self.region = region
    self.timeZone = timeZone
    self.dateOrder = dateOrder
  }

  /// Inputs that are read as a run's options say.
  init(_ inputs: [String], _ options: ImportOptions) {
    self.init(
      inputs, format: options.format, name: options.sourceName, prunes: options.prunes)
  }
}

extension ReadingContext {
  /// The context of a run with what a source says of itself.
  func reading(_ source: SourceRequest) -> ReadingContext {
    var context = self
    context.region = source.region ?? region
    context.timeZone = source.timeZone ?? timeZone
    context.dateOrder = source.dateOrder ?? dateOrder
    return context
  }
}
