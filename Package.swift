// swift-tools-version: 6.1
import PackageDescription

/// Strict from day one: an import is internal unless said otherwise, and every existential says `any`.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func library(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], resources: [Resource] = [])
  -> Target
{
  .testTarget(
    name: name, dependencies: dependencies, resources: resources, swiftSettings: strict)
}

let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let sqlite = Target.Dependency.product(name: "GRDBSQLite", package: "GRDB.swift")
let arguments = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")
let hummingbird = Target.Dependency.product(name: "Hummingbird", package: "hummingbird")
let nio = Target.Dependency.product(name: "NIOPosix", package: "swift-nio")
let nioCore = Target.Dependency.product(name: "NIOCore", package: "swift-nio")
let nioEmbedded = Target.Dependency.product(name: "NIOEmbedded", package: "swift-nio")
let nioHTTP = Target.Dependency.product(name: "NIOHTTP1", package: "swift-nio")
let httpTypes = Target.Dependency.product(name: "HTTPTypes", package: "swift-http-types")
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let lifecycle = Target.Dependency.product(
  name: "ServiceLifecycle", package: "swift-service-lifecycle")
let signals = Target.Dependency.product(name: "UnixSignals", package: "swift-service-lifecycle")
let system = Target.Dependency.product(name: "SystemPackage", package: "swift-system")

// What the fuzzers below Fuzz/ reach into. No ordinary build has these products.
let fuzzed: [Product] =
  Context.environment["CIRCLES_FUZZ"] == nil
  ? []
  : [
    .library(
      name: "CirclesInternals",
      targets: [
        "CirclesModel", "CirclesReaders", "CirclesMatching", "CirclesExtraction", "CirclesStore",
        "VCardXML",
      ])
  ]

let package = Package(
  name: "circles-import",
  platforms: [.macOS(.v15)],
  products: fuzzed + [
    .executable(name: "circles-import", targets: ["circles-import"]),
    .library(name: "VCard", targets: ["VCard"]),
    .library(name: "SourceDiagnostics", targets: ["SourceDiagnostics"]),
    .library(name: "DateMentions", targets: ["DateMentions"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
    .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    // Without its configuration files: the program has its own.
    .package(
      url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1",
      traits: ["FullFoundation"]),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/onevcat/Rainbow", from: "4.2.2"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
  ],
  targets: [
    // C libraries, each behind a target of its own.
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .systemLibrary(name: "CIconv"),
    .systemLibrary(
      name: "CLibCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
    .systemLibrary(
      name: "CLibSSL", pkgConfig: "libssl", providers: [.apt(["libssl-dev"])]),
    .systemLibrary(
      name: "CLibCurl", pkgConfig: "libcurl",
      providers: [.apt(["libcurl4-openssl-dev"]), .brew(["curl"])]),
    .systemLibrary(
      name: "CLibICal", pkgConfig: "libical",
      providers: [.apt(["libical-dev"]), .brew(["libical"])]),
    .systemLibrary(name: "CResolv"),
    .systemLibrary(name: "CStatfs"),
    .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .target(
      name: "CPhoneNumber",
      linkerSettings: [.linkedLibrary("phonenumber")]),

    library("SourceDiagnostics"),
    // Apple's systems bring CryptoKit; elsewhere OpenSSL's digests, which every distribution keeps.
    library("Digests", [.target(name: "CLibCrypto", condition: .when(platforms: [.linux]))]),
    library("DateMentions"),
    // When the events of a calendar recur, as RFC 5545 says it.
    library("Recurrences", ["CLibICal"]),
    // Places where debug builds can be made to fail, for the tests of what is left then.
    library("FaultPoints"),
    // glibc has iconv in libc; macOS keeps it in a library of its own.
    .target(
      name: "VCard", dependencies: ["SourceDiagnostics", "CIconv"], swiftSettings: strict,
      linkerSettings: [.linkedLibrary("iconv", .when(platforms: [.macOS]))]),
    // Files as gzip packs them.
    library("Gzip", ["CZlib"]),
    library("VCardXML", ["VCard", "SourceDiagnostics", "CLibXML2"]),
    library("PhoneNumbers", ["CPhoneNumber"]),
    library("CirclesModel", ["SourceDiagnostics", "Digests"]),
    library(
      "CirclesReaders",
      [
        "CirclesModel", "SourceDiagnostics", "VCard", "VCardXML", "PhoneNumbers", "CLibXML2",
        "CSQLite", "CZlib",
        "Recurrences",
      ]),
    library("CirclesMatching", ["CirclesModel", "SourceDiagnostics"]),
    library("CirclesExtraction", ["CirclesModel"]),
    library(
      "CirclesStore",
      ["CirclesModel", "SourceDiagnostics", "FaultPoints", "CSQLite", grdb, sqlite]),
    // Questions to a filled notebook: read models over the store, for commands, page and assistant.
    library(
      "CirclesQueries", ["CirclesStore", "CirclesModel", "DateMentions", grdb]),
    // The notebook in open formats: address books, tables, calendars, graphs, archives.
    library(
      "CirclesExports",
      ["CirclesQueries", "CirclesStore", "CirclesModel", "Digests", "VCard", "CZlib", grdb]),
    library(
      "CirclesPipeline",
      [
        "CirclesModel", "CirclesReaders", "CirclesMatching", "CirclesExtraction", "DateMentions",
        "CirclesStore", "SourceDiagnostics", "FaultPoints", "Yams",
        "PhoneNumbers",
      ]),
    library(
      "CirclesWatch",
      [
        "CirclesPipeline", "CirclesStore", "CirclesReaders", "CirclesModel", "SourceDiagnostics",
        "FaultPoints", "CStatfs", "Digests", lifecycle, logging, signals, system,
      ]),
    // The notebook for an assistant: the Model Context Protocol over any pair of streams.
    library(
      "CirclesAssistant",
      [
        "CirclesQueries", "CirclesPipeline", "CirclesStore", "CirclesModel",
      ]),
    // The only code that speaks to other machines: libcurl behind a small client.
    library("CirclesHTTP", ["CLibCurl"]),
    // Address books on servers, and what else keeps itself up to date.
    library(
      "CirclesSync",
      [
        "CirclesHTTP", "CirclesExports", "CirclesPipeline", "CirclesStore", "CirclesModel",
        "CResolv", "Digests", "SourceDiagnostics", "VCard", "VCardXML",
      ]),
    // The page and the API on this machine.
    library(
      "CirclesServer",
      [
        "CirclesAssistant", "CirclesExports", "CirclesQueries", "CirclesWatch", "CirclesPipeline",
        "CirclesStore", "CirclesModel", "Digests", hummingbird, httpTypes, nio, nioCore, nioHTTP,
        logging, lifecycle, signals,
        "SourceDiagnostics",
        // Encrypted connections; Apple's systems do not bring OpenSSL.
        .target(name: "CLibSSL", condition: .when(platforms: [.linux])),
      ]),
    .executableTarget(
      name: "circles-import",
      dependencies: [
        "CirclesAssistant",
        "CirclesServer",
        "CirclesSync", "CirclesHTTP",
        "CirclesExports",
        "CirclesWatch", "CirclesPipeline", "CirclesQueries", "CirclesStore", "CirclesReaders",
        "CirclesModel", "DateMentions", "SourceDiagnostics", arguments, logging, system,
        "Rainbow", "Yams",
        "Gzip",
        signals,
      ],
      swiftSettings: strict),

    // Fits the matcher's weights: `tools/calibrate.py` drives it. Not installed.
    .executableTarget(
      name: "circles-calibrate",
      dependencies: ["CirclesMatching", "CirclesExtraction", "CirclesReaders", "CirclesModel"],
      swiftSettings: strict),

    // Dice for tests.
    .target(name: "SeededRandom", path: "Tests/SeededRandom", swiftSettings: strict),
    tests("SourceDiagnosticsTests", ["SourceDiagnostics"]),
    tests("DigestsTests", ["Digests"]),
    tests("DateMentionsTests", ["DateMentions", "SeededRandom"]),
    tests("RecurrencesTests", ["Recurrences"], resources: [.copy("Resources")]),
    tests("VCardTests", ["VCard", "SourceDiagnostics", "SeededRandom"]),
    tests("VCardXMLTests", ["VCardXML", "VCard", "SourceDiagnostics"]),
    // Short programs for those who use the libraries, compiled and run as tests.
    .testTarget(
      name: "ExamplesTests", dependencies: ["VCard", "DateMentions"], path: "Examples",
      swiftSettings: strict),
    tests("PhoneNumbersTests", ["PhoneNumbers"]),
    tests("CirclesModelTests", ["CirclesModel", "SourceDiagnostics"]),
    tests(
      "CirclesReadersTests",
      [
        "CirclesReaders", "CirclesModel", "VCard", "SourceDiagnostics", "PhoneNumbers", "CSQLite",
        "CZlib", "SeededRandom",
      ]),
    tests("CirclesMatchingTests", ["CirclesMatching", "CirclesModel", "SourceDiagnostics"]),
    tests("CirclesExtractionTests", ["CirclesExtraction", "CirclesModel", "SeededRandom"]),
    tests(
      "CirclesStoreTests",
      ["CirclesStore", "CirclesModel", "SourceDiagnostics", "SeededRandom", grdb]),
    tests(
      "CirclesPipelineTests",
      [
        "CirclesPipeline", "CirclesStore", "CirclesReaders", "CirclesModel", "SourceDiagnostics",
        "SeededRandom", grdb,
      ]),
    tests(
      "CirclesQueriesTests",
      ["CirclesQueries", "CirclesPipeline", "CirclesStore", "CirclesModel", "DateMentions", grdb]),
    tests(
      "CirclesExportsTests",
      [
        "CirclesExports", "CirclesQueries", "CirclesPipeline", "CirclesReaders", "CirclesStore",
        "CirclesModel", "VCard", grdb,
      ]),
    tests(
      "CirclesAssistantTests",
      ["CirclesAssistant", "CirclesPipeline", "CirclesStore", "CirclesModel", grdb]),
    tests(
      "CirclesServerTests",
      [
        "CirclesServer", "CirclesQueries", "CirclesPipeline", "CirclesStore", "CirclesModel", grdb,
        hummingbird, httpTypes, logging, nioCore, nioEmbedded,
      ]),
    tests("CirclesHTTPTests", ["CirclesHTTP"]),
    tests(
      "CirclesSyncTests",
      [
        "CirclesSync", "CirclesExports", "CirclesHTTP", "CirclesPipeline", "CirclesStore",
        "CirclesModel", grdb,
      ]),
    tests(
      "CirclesWatchTests",
      [
        "CirclesWatch", "CirclesPipeline", "CirclesStore", "CirclesModel", "SeededRandom", grdb,
        logging, system,
      ]),
    tests(
      "CirclesImportTests",
      [
        "circles-import", "CirclesQueries", "CirclesWatch", "CirclesPipeline", "CirclesStore",
        "CirclesModel",
        "SourceDiagnostics", logging, system,
      ]),
    tests("EndToEndTests", ["circles-import", grdb]),
    tests("FaultTests", ["circles-import", "SeededRandom", grdb]),
    tests(
      "NotebookModelTests",
      [
        "circles-import", "CirclesPipeline", "CirclesStore", "CirclesModel", "SourceDiagnostics",
        "SeededRandom", grdb,
      ]),
  ],
  cxxLanguageStandard: .cxx17
)

// The floors of the house, from the cellar up: a target's folder lies on its floor, and imports
// only from its own floor and those below (`tools/lint` checks).
let floors: KeyValuePairs = [
  "System": [
    "CIconv", "CLibCrypto", "CLibCurl", "CLibICal", "CLibSSL", "CLibXML2", "CPhoneNumber",
    "CResolv", "CSQLite", "CStatfs", "CZlib",
  ],
  "Foundations": [
    "SourceDiagnostics", "Digests", "FaultPoints", "Gzip", "PhoneNumbers", "Recurrences",
  ],
  "Products": [
    "VCard", "VCardXML", "DateMentions",
  ],
  "Stages": [
    "CirclesModel", "CirclesReaders", "CirclesMatching", "CirclesExtraction", "CirclesStore",
    "CirclesPipeline",
  ],
  "Surfaces": [
    "CirclesQueries", "CirclesExports", "CirclesWatch", "CirclesHTTP", "CirclesSync",
    "CirclesServer", "CirclesAssistant", "circles-import", "circles-calibrate",
  ],
]
for (floor, names) in floors {
  for target in package.targets where names.contains(target.name) {
    target.path = "Sources/\(floor)/\(target.name)"
  }
}

// `make docs` alone needs the plugin that builds the documentation.
if Context.environment["CIRCLES_DOCC"] != nil {
  package.dependencies.append(
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.5.0"))
}

// `make test-address` and `make test-thread` build no more than the tests they run, and what those
// need: a sanitizer's build is a fresh one.
if let wanted = Context.environment["CIRCLES_TESTS"] {
  var needed: Set<String> = []
  var waiting = wanted.split(separator: " ").map(String.init)
  while let name = waiting.popLast() {
    guard let target = package.targets.first(where: { $0.name == name }),
      needed.insert(name).inserted
    else { continue }
    for dependency in target.dependencies {
      switch dependency {
      case .byNameItem(let name, _), .targetItem(let name, _): waiting.append(name)
      default: break
      }
    }
  }
  package.targets.removeAll { !needed.contains($0.name) }
  package.products = []
}
