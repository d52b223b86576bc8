import CirclesReaders
import CirclesStore
import Foundation
import SystemPackage

extension Intake {
  /// Reads a file that has settled; nil where it is not to be taken now.
  func claim(_ found: FoundFile) throws(IntakeEnd) -> TakenFile? {
    let relative = found.relative(to: tools.layout.drop)
    do throws(ClaimProblem) {
      var spool = try sink(relative)
      let claimed = try FileClaimer(fileSystem: tools.fileSystem).claim(found, into: &spool)
      let input = try input(spool, found)
      readable(found.path)
      return TakenFile(claimed, relative: relative, input: input)
    } catch {
      return try notClaimed(found, relative, error)
    }
  }

  private func sink(_ name: String) throws(ClaimProblem) -> DropSpool {
    do throws(FileProblem) { return try DropSpool(name: name) } catch {
      throw .infrastructure(error)
    }
  }

  private func input(_ spool: DropSpool, _ found: FoundFile) throws(ClaimProblem) -> InputFile {
    do throws(FileProblem) {
      return try spool.input(modifiedAt: found.identity.modified / 1_000_000_000)
    } catch {
      throw .infrastructure(error)
    }
  }

  private func notClaimed(
    _ found: FoundFile, _ relative: String, _ problem: ClaimProblem
  ) throws(IntakeEnd) -> TakenFile? {
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
  ) throws(IntakeEnd) -> TakenFile? {
    var nothing = DroppedBytes()
    do throws(ClaimProblem) {
      let claimed = try FileClaimer(fileSystem: tools.fileSystem)
        .claim(found, limit: .max, into: &nothing)
      return TakenFile(claimed, relative: relative, input: nil)
    } catch {
      return try notClaimed(found, relative, error)
    }
  }
}
