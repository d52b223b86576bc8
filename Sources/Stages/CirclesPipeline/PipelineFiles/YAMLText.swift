import Yams

/// Turns the text of a pipeline file into nodes that know their place.
enum YAMLText {
  /// The only document of a text; nil for an empty one.
  static func root(_ text: String, path: String) throws(PipelineFileError) -> Node? {
    do throws(PlainYAML.Refusal) {
      try PlainYAML.check(text)
    } catch {
      throw PipelineFileError(
        path: path, line: error.line, column: error.column, error.message)
    }
    do {
      // Yams keeps a pointer to the text, which is not safe for one of 15 bytes or less: Swift moves
      // those about. Without rules nothing is guessed: `NO` is Norway and `+47` a number to call.
      let parser = try Parser(
        yaml: text + String(repeating: "\n", count: 16), resolver: .basic, encoding: .utf8)
      return try parser.singleRoot()
    } catch {
      throw problem(error, in: text, path: path)
    }
  }

  /// What the parser says of bad syntax, without the text that it repeats.
  private static func problem(
    _ error: any Error, in text: String, path: String
  ) -> PipelineFileError {
    func at(_ mark: Mark, _ message: String, hints: [String] = []) -> PipelineFileError {
      // What is missing at the end of the text is told there, and not in the lines put behind it.
      let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      if mark.line > lines.count, let last = lines.last {
        return PipelineFileError(
          path: path, line: lines.count, column: last.unicodeScalars.count + 1, message,
          hints: hints)
      }
      return PipelineFileError(
        path: path, line: mark.line, column: mark.column, message, hints: hints)
    }
    switch error as? YamlError {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _):
      return at(
        mark, "this is not YAML: \(problem)",
        hints: ["check the indentation, and the colons and quotes on the line above"])
    case .composer(_, _, let mark, _):
      return at(mark, "a second document starts here; a pipeline file holds one")
    case .duplicatedKeysInMapping(_, let context):
      return at(context.mark, "this key is twice in its block; this is the first one")
    default:
      return PipelineFileError(path: path, line: 1, column: 1, "this is not YAML")
    }
  }
}
