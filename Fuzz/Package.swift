// swift-tools-version: 6.1
import PackageDescription

// Built by tools/fuzz, which sets CIRCLES_FUZZ and the flags of the sanitizers: SwiftPM's own
// `-sanitize=fuzzer` fails on Linux, so the program has its own `main` and calls libFuzzer.
let package = Package(
  name: "circles-fuzz",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "circles-import", path: ".."),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
  ],
  targets: [
    .target(name: "CLibFuzzer"),
    .executableTarget(
      name: "circles-fuzz",
      dependencies: [
        "CLibFuzzer",
        .product(name: "CirclesInternals", package: "circles-import"),
        .product(name: "VCard", package: "circles-import"),
        .product(name: "SourceDiagnostics", package: "circles-import"),
        .product(name: "DateMentions", package: "circles-import"),
        .product(name: "GRDB", package: "GRDB.swift"),
      ],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]),
  ],
  cxxLanguageStandard: .cxx17
)
