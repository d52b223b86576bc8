import Foundation
import Testing

@Suite struct UsageTests {
  private let place: Workplace

  init() throws { place = try Workplace() }

  @Test("help is data: on standard output, with examples, and exit 0")
  func help() throws {
    let outcome = try place.run("--help")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("circles-import contacts.vcf"))
    #expect(outcome.output.contains("birthdays"))
    #expect(outcome.errors.isEmpty)
  }

  @Test("the version is a number")
  func version() throws {
    let outcome = try place.run("--version")
    #expect(outcome.status == 0)
    #expect(outcome.output.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil)
  }

  @Test(
    "a command line that makes no sense is exit 64 with a word of explanation",
    arguments: [
      [], ["--nonsense", "a.vcf"], ["a.vcf", "--region", "UK"], ["a.vcf", "--time-zone", "PST"],
      ["a.vcf", "--date-order", "ydm"], ["a.vcf", "--output", "xml"], ["a.vcf", "--as", "docx"],
      ["a.vcf", "--source", " "], ["people", "show"], ["people", "merge", "a"],
      ["people", "list", "ana", "--duplicates"], ["run"], ["runs", "undo"],
      ["export", "everything"], ["watch"], ["watch", "--install", "--uninstall", "r"],
      ["watch", "--install", "--once", "r"], ["watch", "--poll", "0", "r"],
      ["watch", "--settle", "soon", "r"], ["watch", "--log-format", "xml", "r"], ["status"],
      ["retry"],
    ])
  func usage(arguments: [String]) throws {
    try place.file("a.vcf", Cards.book)
    let outcome = try place.runner.run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(!outcome.errors.isEmpty)
  }

  @Test("a file that bears the name of a command is read where it is written as a path")
  func namedLikeACommand() throws {
    try place.file("watch", Cards.book)
    let read = try place.run("read", "./watch")
    #expect(read.status == 0)
    #expect(read.lines.count == 2)
  }

  @Test(
    "a command that is none is 64 and names the nearest",
    arguments: [
      (["poeple"], "people"), (["poeple", "list"], "people"),
      (["poeple", "list", "--sort", "x"], "people"),
      (["bithdays"], "birthdays"), (["people", "showw", "x"], "people show"),
      (["people", "lsit"], "people list"), (["people", "delete", "t"], "people "),
      (["runs", "undoo", "last"], "runs undo"), (["inbox", "asign", "a", "b"], "inbox assign"),
      (["config", "sett", "owner", "x"], "config set"),
    ])
  func typo(arguments: [String], nearest: String) throws {
    try place.file("book.vcf", Cards.book)
    try place.run("book.vcf")
    let outcome = try place.runner.run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("did you mean: circles-import \(nearest)"))
    #expect(outcome.errors.contains("--help"))
  }

  @Test("a file that bears a mistyped name is read, a path that is not there is 66")
  func likeACommand() throws {
    try place.file("poeple", Cards.book)
    #expect(try place.run("poeple").status == 0)
    #expect(try place.run("people", "amara").lines.count == 2)
    #expect(try place.run("poeple.vcf").status == 66)
    #expect(try place.run("import", "nobody").status == 66)
  }

  @Test("formats lists what is read, for people and for programs")
  func formats() throws {
    let text = try place.run("formats")
    #expect(text.status == 0)
    #expect(text.output.contains("vcard"))
    let names = try place.run("formats", "--output", "jsonl").objects("format").map {
      $0["name"] as? String
    }
    #expect(names.contains("vcard") && names.contains("jcard") && names.contains("xcard"))
  }

  @Test("the manual page names every command and option that help names")
  func manual() throws {
    let page = try place.run("help-man")
    #expect(page.status == 0)
    let commands = [
      ["import"], ["read"], ["check"], ["people", "list"], ["people", "show"],
      ["people", "alias"], ["people", "merge"], ["people", "unmerge"], ["birthdays"],
      ["runs", "list"], ["runs", "show"], ["runs", "undo"], ["run"], ["export"], ["formats"],
      ["inbox", "list"], ["inbox", "review"], ["note", "write"], ["note", "unfile"], ["reprocess"],
      ["extract"],
    ]
    for command in commands {
      #expect(page.output.contains(".Ss " + command.joined(separator: " ")))
      let help = try place.runner.run(command + ["--help"]).output
      for option in help.matches(of: /\n  (?:-\w, )?--([a-z-]+)/) {
        if ["help", "version"].contains(option.1) { continue }
        #expect(page.output.contains("Fl -\(option.1)"), "\(command) --\(option.1)")
      }
    }
  }

  @Test("completions can be made for bash, zsh and fish", arguments: ["bash", "zsh", "fish"])
  func completions(shell: String) throws {
    let outcome = try place.run("--generate-completion-script", shell)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("birthdays"))
  }
}
