/// The keys of one block of a pipeline file. A case more is a key more; `pipelines/README.md`
/// documents each.
protocol PipelineKey: RawRepresentable<String>, CaseIterable, Hashable {}

/// The keys of the whole file.
enum FileKey: String, PipelineKey {
  case database, owner, region, sources, thresholds, extraction, reprocess
  case timeZone = "time_zone"
  case dateOrder = "date_order"
  case keepRaw = "keep_raw"
}

/// The keys below `owner`.
enum OwnerKey: String, PipelineKey {
  case names, phones, emails, handles
}

/// The keys of one of the `sources`.
enum SourceKey: String, PipelineKey {
  case path, format, name, prune, region
  case timeZone = "time_zone"
  case dateOrder = "date_order"
}

/// The keys below `thresholds`.
enum ThresholdKey: String, PipelineKey {
  case assign, margin
}

/// The keys below `extraction`.
enum ExtractionKey: String, PipelineKey {
  case dates, interests, events, facts, summary
}

extension PipelineFile {
  /// Every key that a pipeline file may have: `region`, `owner.names`, `sources.path`, ...
  public static var keys: [String] {
    func below<Key: PipelineKey>(_ block: FileKey, _ keys: Key.Type) -> [String] {
      keys.allCases.map { "\(block.rawValue).\($0.rawValue)" }
    }
    return FileKey.allCases.map(\.rawValue) + below(.owner, OwnerKey.self)
      + below(.sources, SourceKey.self) + below(.thresholds, ThresholdKey.self)
      + below(.extraction, ExtractionKey.self)
  }
}
