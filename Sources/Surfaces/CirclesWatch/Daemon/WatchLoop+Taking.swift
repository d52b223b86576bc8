import CirclesModel
import CirclesPipeline
import CirclesStore

extension WatchLoop {
  /// Has the files taken that are ready; ends the run when none came for a while.
  func take(_ intake: Intake) async throws(IntakeError) {
    let ready = intake.tracker.ready(at: clock.now)
    if !ready.isEmpty {
      board.state(.importing)
      heart?.beatIfChanged()
      try await intake.take(ready)
    }
    let now = clock.now
    guard intake.loader.isInBurst else {
      times.burst = nil
      return try catchUp(intake)
    }
    if !ready.isEmpty { times.burst = (times.burst?.began ?? now, now) }
    guard let burst = times.burst else { return times.burst = (now, now) }
    let isQuiet = now - burst.last >= WakeTimes.linger
    if isQuiet || now - burst.began >= WakeTimes.longestRun {
      times.burst = nil
      try endBurst(intake)
    }
  }

  func endBurst(_ intake: Intake) throws(IntakeError) {
    let start = clock.now
    do throws(PipelineError) {
      let notes = try intake.loader.endBurst(isStopping: { stop.isRequested })
      if notes > 0 { log.reprocessed(notes: notes, took: clock.now - start) }
    } catch {
      // The run is over, and nobody would look again for it.
      intake.mayHaveMissed = true
      throw IntakeError(error)
    }
  }

  /// Once, when nothing is to be taken: notes that somebody has made worth another look meanwhile.
  private func catchUp(_ intake: Intake) throws(IntakeError) {
    if !intake.mayHaveMissed || intake.tracker.pendingCount > intake.tracker.heldCount { return }
    let start = clock.now
    do throws(PipelineError) {
      let notes = try intake.loader.catchUp(isStopping: { stop.isRequested })
      intake.mayHaveMissed = false
      if notes > 0 { log.reprocessed(notes: notes, took: clock.now - start) }
    } catch {
      throw IntakeError(error)
    }
  }
}
