import Foundation
import Testing

@testable import CirclesWatch

@Suite struct LaunchAgentTests {
  private func list(_ service: ServiceDescription) throws -> [String: Any] {
    let text = LaunchAgent.text(service, logPath: "/Users/ana/Library/Logs/a&b.log")
    let list = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    return try #require(list as? [String: Any])
  }

  @Test("the list runs the command in a sandbox, with every argument as it is")
  func command() throws {
    let service = try ServiceFixture.service(
      arguments: ["watch", "/home/ana/My Circles", "--owner", "Ana <ana@example.org> & \"co\""])
    let arguments = try #require(try list(service)["ProgramArguments"] as? [String])
    #expect(arguments[0] == "/usr/bin/sandbox-exec")
    #expect(arguments[3] == "/usr/local/bin/circles-import")
    #expect(Array(arguments[4...]) == service.arguments)
  }

  @Test("it starts with the session, and again after a failure")
  func life() throws {
    let list = try list(ServiceFixture.service())
    #expect(list["RunAtLoad"] as? Bool == true)
    #expect((list["KeepAlive"] as? [String: Bool]) == ["SuccessfulExit": false])
    #expect(list["ProcessType"] as? String == "Background")
    #expect(list["Umask"] as? Int == 0o077)
    #expect(list["Label"] as? String == LaunchAgent.label(ofRoot: "/home/ana/My Circles"))
    #expect(list["StandardErrorPath"] as? String == "/Users/ana/Library/Logs/a&b.log")
  }

  @Test("the sandbox has no network, and no path can get out of its quotes")
  func profile() throws {
    let service = try ServiceFixture.service(
      root: #"/Users/ana/a") (allow network*) (subpath "\"#, notebook: "/Users/ana/n")
    let profile = LaunchAgent.profile(service)
    #expect(profile.contains("(deny network*)(deny file-write*)"))
    #expect(profile.contains(#"(subpath "/Users/ana/a\") (allow network*) (subpath \"\\")"#))
    #expect(profile.contains(#"(subpath "/Users/ana/n")"#))
  }
}
