/// Samsung's labels: a parameter that is a property of its own, with charset and encoding.
extension HeaderParser {
  /// Reads `X-CUSTOM(CHARSET=UTF-8,ENCODING=QUOTED-PRINTABLE,=D0=94=D0=B0)`, also
  /// `X-CUSTOM(Cottage)`, as the user's own TYPE. Returns where the parameter ends; nil where it is
  /// none of these.
  static func customLabel(
    _ bytes: UnsafePointer<UInt8>, _ start: Int, _ end: Int, into parameters: inout [Parameter]
  ) -> Int? {
    let all = UnsafeBufferPointer(start: bytes, count: end)
    guard all.hasWord("x-custom(", at: start),
      let close = all.find(UInt8(ascii: ")"), from: start + 9),
      close + 1 == end || bytes[close + 1] == UInt8(ascii: ";")
    else { return nil }
    var options: [Parameter] = []
    var index = start + 9
    while index < close, let comma = all.find(UInt8(ascii: ","), from: index), comma < close {
      let option = all.part(index, comma)
      let name = option.hasWord("charset=") ? "CHARSET" : "ENCODING"
      guard name == "CHARSET" || option.hasWord("encoding=") else { break }
      let value = option.part(name.utf8.count + 1, option.count)
      options.append(Parameter(name, String(decoding: value, as: UTF8.self)))
      index = comma + 1
    }
    // Decoded as the value of a property would be.
    let label = Property(
      name: "TYPE", parameters: options, rawValue: Array(all.part(index, close))[...],
      version: .v21)
    let text = label.text.asciiTrimmed
    if !text.isEmpty { parameters.append(Parameter("TYPE", text)) }
    return close + 1
  }
}
