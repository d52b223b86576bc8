import CirclesModel
import CirclesReaders
import CirclesStore
import SourceDiagnostics

/// Files that were read before their end was there (`Architecture.md` section 6): one of the same name that
/// begins with all bytes of such a file supersedes it, so that its torn half does not stay beside the
/// whole. So does the file itself where it is read otherwise, since the user now tells who they are, or
/// in which order its dates are.
struct PartialFiles {
  let pipeline: ImportPipeline
  let options: ImportOptions
  let load: LoadStage

  /// Larger files, in bytes, are not kept in mind: they would have to be read three times.
  static let largestFile = 64 << 20

  /// What is known of a file before it is loaded.
  struct Place {
    /// Whether a longer file was loaded since that begins with this one: it brings nothing new.
    var isSuperseded = false
    /// Whether something was undone, so that what the file holds must be read in full.
    var hasTaken = false
    /// When the first file with these bytes was last changed, in seconds since 1970; nil for a file
    /// that is new. What has no time of its own has this one: copying a file makes nothing younger.
    var firstTime: Int64?
  }

  /// Looks whether a file continues others, and undoes what only those gave. `contents` says
  /// which of it: what a file holds of both kinds is loaded in two passes.
  func begin(
    _ entry: InputPlan.Entry, _ contents: FormatContents
  ) async throws(PipelineError) -> Place {
    var place = Place()
    guard entry.origin.isFile else { return place }
    do {
      let input = try entry.origin.open()
      if input.size <= Self.largestFile {
        place.firstTime = try load.session.firstTime(ofSize: input.size) {
          try input.digest(ofFirst: input.size)
        }
      }
      for file in try load.session.openFiles(named: entry.name, size: input.size) {
        let isWhole = file.size == input.size
        let hasNoEnd = try FileTail.hasNoEnd(input)
        var isGone = file.isSuperseded && !(file.isReread && hasNoEnd)
        if isWhole, !isGone {
          let difference = difference(from: file)
          if !hasNoEnd || difference == .none { continue }
          isGone = difference == .toldLess
          if isGone, entry.holds(.contacts) { continue }
        }
        guard isWhole || !isGone, try input.digest(ofFirst: file.size) == file.digest else {
          continue
        }
        if isGone {
          place.isSuperseded = true
        } else if try await supersede(file, by: input, entry, contents) {
          place.hasTaken = true
        }
      }
    } catch let failure as ReadError {
      // Whoever loads the file meets the same, and tells of it.
      if pipeline.endsWhenRefused { throw PipelineError(failure) }
    } catch let failure as StoreError {
      throw .store(failure)
    } catch let failure as PipelineError {
      throw failure
    } catch {
      throw .usage("the run was cancelled")
    }
    return place
  }

  private func supersede(
    _ file: PartialFile, by input: InputFile, _ entry: InputPlan.Entry, _ contents: FormatContents
  ) async throws -> Bool {
    let beginning = InputPrefix(input, size: file.size, modifiedAt: file.modifiedAt)
    let forced = entry.source.format == nil ? nil : entry.reader
    guard let reader = try forced ?? pipeline.registry.reader(for: beginning.probe()) else {
      return false
    }
    let context = options.readingContext().reading(entry.source)
    let old = try await pipeline.summary(
      of: beginning, as: reader, readingThen(of: file).reading(entry.source))
    let whole = try await pipeline.summary(of: input, as: entry.reader, context)
    var lost = old.beyond(whole, isNamed: entry.source.name != nil)
    let isLastPass = contents == .messages || !entry.holds(.messages)
    if !contents.contains(.contacts), entry.holds(.contacts) { lost.contacts = [] }
    if !isLastPass {
      let contacts = lost.contacts
      lost = SupersededRecords()
      lost.contacts = contacts
    }
    let isReread = file.size == input.size
    // Whom another address book holds in the same words is not this one's to take.
    if isReread { lost.contacts = [] }
    // What two readings understand alike stays with the first.
    if isReread, lost.isEmpty { return false }
    let outcomes = try load.session.supersede(file, lost, options.filing, isDone: isLastPass)
    if !lost.isEmpty {
      outcomes.forEach(load.tell)
      load.tally.emit(isReread ? Self.reread(entry) : Self.continued(entry))
    }
    return !lost.isEmpty
  }

  private static func continued(_ entry: InputPlan.Entry) -> Diagnostic {
    Diagnostic(
      .note, "input.continued",
      "the file continues one that was read incomplete; the incomplete part is replaced",
      at: SourceLocation(path: entry.path))
  }

  private static func reread(_ entry: InputPlan.Entry) -> Diagnostic {
    Diagnostic(
      .note, "input.reread",
      "the file was read under other settings before; what is understood otherwise now is replaced",
      at: SourceLocation(path: entry.path))
  }

  /// How what is told now differs from what was told when a file was read.
  private enum Difference {
    case none
    /// Something is told otherwise.
    case toldOtherwise
    /// Something is not told any more: nobody takes that back, it was only not said again.
    case toldLess
  }

  private func difference(from file: PartialFile) -> Difference {
    guard let told = file.settings else { return .none }
    let differences: [(isOther: Bool, isLess: Bool)] = [
      (told.owners != options.owners, options.owners.isEmpty),
      (told.timeZone != options.timeZone, options.timeZone == nil),
      (told.dateOrder != options.dateOrder, options.dateOrder == nil),
      (told.region != options.region, false),
    ].filter(\.isOther)
    if differences.isEmpty { return .none }
    return differences.allSatisfy(\.isLess) ? .toldLess : .toldOtherwise
  }

  /// How a file was read the last time.
  private func readingThen(of file: PartialFile) -> ReadingContext {
    guard let told = file.settings else { return options.readingContext() }
    var then = options
    (then.owners, then.region) = (told.owners, told.region)
    (then.timeZone, then.dateOrder) = (told.timeZone, told.dateOrder)
    return then.readingContext()
  }

  /// Keeps a file in mind that may not be whole: one without an end of its own, and one in which
  /// something was wrong.
  func end(_ entry: InputPlan.Entry, hadProblems: Bool) throws(PipelineError) {
    guard entry.origin.isFile else { return }
    let found: (size: Int, digest: RecordDigest, modifiedAt: Int64?)
    do throws(ReadError) {
      let input = try entry.origin.open()
      if input.size > Self.largestFile { return }
      if !hadProblems, try !FileTail.mayGoOn(input) { return }
      found = (input.size, try input.digest(ofFirst: input.size), input.modifiedAt)
    } catch {
      if pipeline.endsWhenRefused { throw PipelineError(error) }
      return
    }
    do throws(StoreError) {
      try load.session.savePartial(
        entry.name, size: found.size, digest: found.digest, modifiedAt: found.modifiedAt)
    } catch {
      throw .store(error)
    }
  }
}

/// The first bytes of an input, as they were when there were no others.
final class InputPrefix: InputSource {
  let size: Int
  let modifiedAt: Int64?
  private let whole: InputFile

  init(_ whole: InputFile, size: Int, modifiedAt: Int64?) {
    (self.whole, self.size, self.modifiedAt) = (whole, size, modifiedAt)
  }

  var path: String { whole.path }

  func read(
    into buffer: UnsafeMutableRawBufferPointer, at offset: Int
  ) throws(ReadError) -> Int {
    let count = max(0, min(buffer.count, size - offset))
    if count == 0 { return 0 }
    return try whole.read(
      into: UnsafeMutableRawBufferPointer(rebasing: buffer[..<count]), at: offset)
  }
}

extension InputPlan.Entry {
  /// The file's name, without where it lies.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}
