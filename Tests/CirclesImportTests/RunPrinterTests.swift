import ArgumentParser
import CirclesModel
import SourceDiagnostics
import Testing

@testable import CirclesPipeline
@testable import circles_import

@Suite struct RunPrinterTests {
  private let warning = Diagnostic(.warning, "a.b", "m")

  private func printer(_ arguments: [String], isStrict: Bool = false) throws -> RunPrinter {
    let terminal = Terminal(
      outputIsTerminal: false, errorIsTerminal: false, columns: 80, refusesColor: true)
    let console = Console(try OutputOptions.parse(arguments), terminal: terminal)
    return RunPrinter(console, isStrict: isStrict)
  }

  @Test("a strict run counts its warnings as errors, others leave the report as it is")
  func strict() throws {
    var report = RunReport()
    report.warnings = 3
    report.errors = 1
    let strict = try printer(["--quiet"], isStrict: true).finished(report)
    #expect(strict.errors == 4 && strict.warnings == 0)
    #expect(RunOutcome.status(strict) == .refused)
    let lenient = try printer(["--quiet"]).finished(report)
    #expect(lenient == report)
  }

  @Test("colours need a terminal, text, and nobody who refuses them")
  func colors() throws {
    func console(_ arguments: [String], terminal: Bool, refuses: Bool = false) throws -> Console {
      Console(
        try OutputOptions.parse(arguments),
        terminal: Terminal(
          outputIsTerminal: terminal, errorIsTerminal: terminal, columns: 80,
          refusesColor: refuses))
    }
    #expect(try console([], terminal: true).style.isOn)
    #expect(try console([], terminal: true).errorStyle.isOn)
    #expect(try !console([], terminal: false).style.isOn)
    #expect(try !console(["--no-color"], terminal: true).style.isOn)
    #expect(try !console([], terminal: true, refuses: true).errorStyle.isOn)
    #expect(try !console(["--output", "jsonl"], terminal: true).style.isOn)
  }

  @Test("a style that is on colours text, one that is off leaves it alone")
  func style() {
    Style.takeOver()
    #expect(Style.plain.error("x") == "x")
    let painted = Style(isOn: true).error("x")
    #expect(painted.hasPrefix("\u{1B}[") && painted.hasSuffix("\u{1B}[0m"))
  }

  @Test("tables are cut to the terminal, and never in a file")
  func cellLimit() throws {
    let file = Terminal(
      outputIsTerminal: false, errorIsTerminal: false, columns: 80, refusesColor: false)
    #expect(Console(try OutputOptions.parse([]), terminal: file).cellLimit == nil)
    var screen = file
    screen.outputIsTerminal = true
    #expect(Console(try OutputOptions.parse([]), terminal: screen).cellLimit == 32)
  }
}
