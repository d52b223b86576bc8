import CirclesModel

/// Decodes a pipeline file by hand, so that every error has its place.
struct PipelineDecoder {
  let paths: SourcePaths
  /// The names of formats that are read.
  let formats: [String]

  /// The whole file.
  func file(_ node: PlacedNode) throws(PipelineFileError) -> PipelineFile {
    let keys = try node.block(of: FileKey.self)
    var file = PipelineFile(path: node.path)
    file.database = try keys[.database].map { node throws(PipelineFileError) in
      paths.resolved(try node.text("a path"))
    }
    if let owner = keys[.owner] { file.owner = try self.owner(owner) }
    file.region = try keys[.region].map(region)
    file.timeZone = try keys[.timeZone].map(timeZone)
    file.dateOrder = try dateOrder(keys[.dateOrder])
    if let keepRaw = keys[.keepRaw] { file.keepsRaw = try keepRaw.flag() }
    if let thresholds = keys[.thresholds] { file.thresholds = try self.thresholds(thresholds) }
    if let extraction = keys[.extraction] { file.extraction = try self.extraction(extraction) }
    file.reprocessing = try reprocessing(keys[.reprocess])
    for source in try keys[.sources]?.list(of: "sources") ?? [] {
      file.sources.append(try self.source(source))
    }
    if file.sources.isEmpty, file.reprocessing == nil {
      throw (keys[.sources] ?? node).problem(
        "nothing to do", hints: ["name something under 'sources:', or write 'reprocess: true'"])
    }
    return file
  }

  private func owner(_ node: PlacedNode) throws(PipelineFileError) -> PipelineFile.Owner {
    let keys = try node.block(of: OwnerKey.self)
    var owner = PipelineFile.Owner()
    owner.names = try keys[.names]?.texts("a name") ?? []
    owner.phones = try keys[.phones]?.texts("a number") ?? []
    owner.emails = try keys[.emails]?.texts("an e-mail address") ?? []
    owner.handles = try keys[.handles]?.texts("a handle") ?? []
    return owner
  }

  private func source(_ node: PlacedNode) throws(PipelineFileError) -> SourceRequest {
    let keys = try node.block(of: SourceKey.self)
    guard let path = keys[.path] else {
      throw node.problem("a source needs a path", hints: ["write it as 'path: contacts.vcf'"])
    }
    var source = SourceRequest(try paths.inputs(path))
    source.format = try keys[.format]?.word(of: formats)
    source.name = try keys[.name]?.text("a name")
    source.prunes = try keys[.prune]?.flag() ?? false
    source.region = try keys[.region].map(region)
    source.timeZone = try keys[.timeZone].map(timeZone)
    source.dateOrder = try dateOrder(keys[.dateOrder])
    return source
  }

  private func thresholds(_ node: PlacedNode) throws(PipelineFileError) -> MatchingThresholds {
    let keys = try node.block(of: ThresholdKey.self)
    return MatchingThresholds(
      assign: try keys[.assign]?.number(in: 0.5...1), margin: try keys[.margin]?.number(in: 0...1))
  }

  private func extraction(_ node: PlacedNode) throws(PipelineFileError) -> ExtractionSwitches {
    var switches = ExtractionSwitches()
    for (key, node) in try node.block(of: ExtractionKey.self) {
      let isOn = try node.flag()
      switch key {
      case .dates: switches.dates = isOn
      case .interests: switches.interests = isOn
      case .events: switches.events = isOn
      case .facts: switches.facts = isOn
      case .summary: switches.summary = isOn
      }
    }
    return switches
  }

  private func reprocessing(
    _ node: PlacedNode?
  ) throws(PipelineFileError) -> PipelineFile.Reprocessing? {
    switch try node?.word(of: ["true", "false", "yes", "no", "all"]) {
    case "true", "yes": .changed
    case "all": .all
    default: nil
    }
  }

  private func dateOrder(_ node: PlacedNode?) throws(PipelineFileError) -> DateOrder? {
    guard let word = try node?.word(of: DateOrder.allCases.map(\.rawValue) + ["auto"]) else {
      return nil
    }
    return DateOrder(rawValue: word)
  }

  private func region(_ node: PlacedNode) throws(PipelineFileError) -> String {
    guard let region = RegionName.code(try node.text("a country")) else {
      throw node.problem("there is no such country in ISO 3166", hints: ["two letters, like GB"])
    }
    return region
  }

  private func timeZone(_ node: PlacedNode) throws(PipelineFileError) -> String {
    let name = try node.text("a time zone")
    // The name as written: Foundation would make "GMT" of "UTC".
    guard TimeZoneName.zone(name) != nil else {
      throw node.problem(
        "there is no time zone of that name", hints: ["write it like Europe/London"])
    }
    return name
  }
}
