import CirclesStore
import Testing

@Suite("Reminder days") struct ReminderDaysTests {
  @Test("undo puts back one that was taken away, as it was")
  func removedAndUndone() throws {
    let book = try TestNotebook()
    _ = try book.notebook.setReminderDays(["Friend": 3])
    let before = try book.dump()
    for name in ["Friend", "Family"] {
      let run = try book.notebook.setReminderDays([name: nil])
      #expect(try book.notebook.reminderDays()[name] == nil)
      #expect(try book.notebook.undo(run: run).kept.isEmpty)
      #expect(try book.dump() == before)
    }
  }
}
