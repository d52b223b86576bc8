import ArgumentParser

/// Values on the command line that begin as options do: `'-which dentist'`, `--price -50`.
enum DashedValues {
  /// The arguments with such values where no option is looked for: behind the `=` of the option that
  /// they follow, else behind `--`. Words of a search belong to no option.
  static func arranged(_ arguments: [String]) -> [String] {
    let end = arguments.firstIndex(of: "--") ?? arguments.endIndex
    let isSearch = arguments.first { !$0.hasPrefix("-") } == SearchCommand.configuration.commandName
    var (kept, words): ([String], [String]) = ([], [])
    for argument in arguments[..<end] {
      if !isValue(argument) {
        kept.append(argument)
      } else if !isSearch, let option = kept.last, option.hasPrefix("--"), !option.contains("=") {
        kept[kept.count - 1] = "\(option)=\(argument)"
      } else {
        words.append(argument)
      }
    }
    if words.isEmpty { return kept + arguments[end...] }
    return kept + ["--"] + words + arguments[end...].dropFirst()
  }

  /// Whether an argument begins with a dash and is no option: no option has a blank in its name, and
  /// none is a number.
  private static func isValue(_ argument: String) -> Bool {
    guard argument.hasPrefix("-"), argument.count > 1 else { return false }
    if argument.prefix(while: { $0 != "=" }).contains(where: \.isWhitespace) { return true }
    return argument.dropFirst().first?.isNumber == true
  }
}
