import CLibFuzzer
import Foundation

/// Runs libFuzzer on one target:
///
///     circles-fuzz --list                     # the targets, with their seeds and dictionary
///     CIRCLES_FUZZ_TARGET=vcard circles-fuzz corpus/ -max_total_time=60
///     CIRCLES_FUZZ_TARGET=vcard circles-fuzz crash-1234    # replays one input
@main
enum FuzzProgram {
  /// What libFuzzer calls: a C function, which can carry no state of its own.
  nonisolated(unsafe) private static var body: ([UInt8]) -> Void = { _ in }

  static func main() {
    if CommandLine.arguments.dropFirst().first == "--list" {
      for target in FuzzTarget.all {
        print(target.name, target.dictionary ?? "-", target.seeds.joined(separator: " "))
      }
      return
    }
    let name = ProcessInfo.processInfo.environment["CIRCLES_FUZZ_TARGET"] ?? ""
    guard let target = FuzzTarget.all.first(where: { $0.name == name }) else {
      FileHandle.standardError.write(Data("CIRCLES_FUZZ_TARGET names no target; try --list\n".utf8))
      exit(64)
    }
    body = target.body
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    exit(
      LLVMFuzzerRunDriver(&count, &arguments) { data, size in
        FuzzProgram.body(Array(UnsafeBufferPointer(start: data, count: size)))
        return 0
      })
  }
}
