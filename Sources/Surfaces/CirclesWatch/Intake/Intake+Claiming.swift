import CirclesReaders
import CirclesStore
import Foundation
import SystemPackage

extension Intake {
  /// Reads a file that has settled; nil where it is not to be taken now.
  func claim(_ found: FoundFile) throws(IntakeError) -> IntakeFile? {
    let relative = found.relative(to: tools.layout.drop)
    do throws(ClaimError) {
      var spool = try sink(relative)
      let claimed = try FileClaimer(fileSystem: tools.fileSystem).claim(found, into: &spool)
      let input = try input(spool, found)
      readable(found.path)
      return IntakeFile(claimed, relative: relative, input: input)
    } catch {
      return try notClaimed(found, relative, error)
    }
  }

  private func sink(_ name: String) throws(ClaimError) -> DropSpool {
    do throws(FileError) { return try DropSpool(name: name) } catch {
      throw .infrastructure(error)
    }
  }

  private func input(_ spool: DropSpool, _ found: FoundFile) throws(ClaimError) -> InputFile {
    do throws(FileError) {
      return try spool.input(modifiedAt: found.identity.modified / 1_000_000_000)
    } catch {
      throw .infrastructure(error)
    }
  }

  private func notClaimed(
    _ found: FoundFile, _ relative: String, _ problem: ClaimError
  ) throws(IntakeError) -> IntakeFile? {
    let logged = LoggedFile(path: found.path)
    switch problem {
    case .gone:
      tracker.forget(found.path)
      allowed(found.path)
    case .changed, .notRegular:
      tools.log.changedMeanwhile(logged)
      settleAgain(found)
    case .refused(let problem), .unreadable(let problem):
      refuse(found, "watch.cannot-read", after: problem)
    case .infrastructure(let problem) where problem.isBadSector:
      // One bad spot of a disk is no reason to take no other file.
      refuse(found, "watch.cannot-read", after: problem)
    case .infrastructure(let problem):
      throw .pause(code: problem.code, nil)
    case .tooLarge:
      return try tooLarge(found, relative)
    }
    return nil
  }

  /// A file that is too large is put aside under its digest as any other, without being kept.
  private func tooLarge(
    _ found: FoundFile, _ relative: String
  ) throws(IntakeError) -> IntakeFile? {
    var nothing = DroppedBytes()
    do throws(ClaimError) {
      let claimed = try FileClaimer(fileSystem: tools.fileSystem)
        .claim(found, limit: .max, into: &nothing)
      return IntakeFile(claimed, relative: relative, input: nil)
    } catch {
      return try notClaimed(found, relative, error)
    }
  }
}
