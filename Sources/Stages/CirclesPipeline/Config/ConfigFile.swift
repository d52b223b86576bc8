public import Foundation

/// The file that holds what the program remembers: plain YAML, for people to read and to change.
public struct ConfigFile: Sendable {
  /// How large it may be.
  public static let maximumSize = 1 << 16

  /// Where it is.
  public let path: String
  private let home: String

  /// The file at a path, which need not be there; `home` is what `~` stands for.
  public init(path: String, home: String) {
    self.path = path
    self.home = home
  }

  /// What it says; nothing where there is no file.
  public func read() throws(PipelineError) -> Config {
    guard let text = try text() else { return Config() }
    do throws(PipelineFileError) {
      return try decode(text)
    } catch {
      throw .configuration(error)
    }
  }

  /// Sets a key; without values it is taken out. Everything else of the file stays, comments too.
  public func set(_ key: ConfigKey, _ values: [String]) throws(PipelineError) {
    var config = try read()
    do throws(Config.WrongValueError) {
      try config.set(key, values)
    } catch {
      throw .usage(error.message)
    }
    var text = try text() ?? ""
    text = ConfigText.setting(key.rawValue, to: config[key], isList: key.isList, in: text)
    // Where lines are not enough to change it, such as one value over several, it is written anew.
    if (try? decode(text)) != config { text = ConfigText.whole(config) }
    try write(text)
  }

  private func text() throws(PipelineError) -> String? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    guard let file = FileHandle(forReadingAtPath: path),
      let data = try? file.read(upToCount: Self.maximumSize + 1)
    else { throw .io(path: path, errno: errno == 0 ? EIO : errno) }
    func problem(_ message: String) -> PipelineError {
      .configuration(PipelineFileError(path: path, line: 1, column: 1, message))
    }
    if data.count > Self.maximumSize { throw problem("the file is too large for settings") }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw problem("this is not UTF-8 text")
    }
    return text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
  }

  func decode(_ text: String) throws(PipelineFileError) -> Config {
    guard let root = try YAMLText.root(text, path: path) else { return Config() }
    var config = Config()
    for (key, node) in try PlacedNode(node: root, path: path).block(of: ConfigKey.self) {
      let values = key.isList ? try node.texts("a value") : [try node.text("a value")]
      do throws(Config.WrongValueError) {
        try config.set(key, key == .db ? values.map(place) : values)
      } catch {
        throw node.problem(error.message)
      }
    }
    return config
  }

  private func place(_ value: String) -> String {
    SourcePaths(file: path, home: home).resolved(value)
  }

  private func write(_ text: String) throws(PipelineError) {
    try PrivateFile.write(Array(text.utf8), to: path)
  }
}
