import CirclesModel
public import CirclesReaders
public import Foundation

extension PipelineFile {
  /// How large a pipeline file may be.
  public static let maximumSize = 1 << 20

  /// Reads and checks a pipeline file, and that what it names is there.
  ///
  /// `home` is what `~` stands for, nil for the user's; formats are those of `registry`.
  public static func read(
    _ path: String, home: String? = nil, registry: ReaderRegistry = .standard
  ) throws(PipelineError) -> PipelineFile {
    let text = try text(of: path)
    let home = home ?? HomeFolder.path()
    do throws(PipelineFileError) {
      return try decode(text, path: path, home: home, registry: registry)
    } catch {
      throw .configuration(error)
    }
  }

  /// Decodes the text of a pipeline file that lies at `path`.
  static func decode(
    _ text: String, path: String, home: String, registry: ReaderRegistry = .standard
  ) throws(PipelineFileError) -> PipelineFile {
    guard let root = try YAMLText.root(text, path: path) else {
      throw PipelineFileError(
        path: path, line: 1, column: 1, "the file is empty",
        hints: ["see pipelines/README.md for what to write"])
    }
    let decoder = PipelineDecoder(
      paths: SourcePaths(file: path, home: home), formats: registry.formats.map(\.id))
    return try decoder.file(PlacedNode(node: root, path: path))
  }

  private static func text(of path: String) throws(PipelineError) -> String {
    func problem(_ message: String) -> PipelineError {
      .configuration(PipelineFileError(path: path, line: 1, column: 1, message))
    }
    let bytes: [UInt8]
    do throws(ReadError) {
      bytes = try InputFile(path: path).bytes(atMost: maximumSize + 1)
    } catch {
      throw PipelineError(error)
    }
    if bytes.count > maximumSize {
      throw problem("a pipeline file may have at most \(maximumSize) bytes")
    }
    guard let text = String(bytes: bytes, encoding: .utf8) else {
      throw problem("this is not UTF-8 text")
    }
    let scalars = text.unicodeScalars
    return scalars.first == "\u{FEFF}" ? String(scalars.dropFirst()) : text
  }
}

extension InputSource {
  /// The first bytes, all of them where the input is shorter.
  fileprivate func bytes(atMost count: Int) throws(ReadError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: min(size, count))
    let result = bytes.withUnsafeMutableBytes { buffer -> Result<Int, ReadError> in
      Result { () throws(ReadError) in try read(into: buffer, at: 0) }
    }
    bytes.removeLast(bytes.count - (try result.get()))
    return bytes
  }
}
