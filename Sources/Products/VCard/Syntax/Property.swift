/// One property (content line) of a card, unfolded but not decoded.
///
/// Decoding is a second step (`text`, `list`, `components`, `data`), because what the bytes mean
/// depends on the version, the ENCODING and the CHARSET.
public struct Property: Hashable, Sendable {
  /// The group before the name (`item1` in `item1.TEL`), as written. Groups compare without case.
  public var group: String?
  /// The name in upper case, without group.
  public var name: String
  /// The parameters in the order written.
  public var parameters: [Parameter]
  /// The bytes after the colon: unfolded, soft line breaks of quoted-printable joined (the `=` and
  /// the line break removed), otherwise as written.
  public var rawValue: ArraySlice<UInt8>
  /// The version of the card, which rules the value's escapes.
  public var version: Version
  /// The physical line on which the property begins, from 1.
  public var line: Int {
    get { Int(place.line) }
    set { place.line = UInt32(clamping: newValue) }
  }
  /// The byte within that line at which the property begins (its group, if any), from 1.
  public var column: Int {
    get { Int(place.column) }
    set { place.column = UInt32(clamping: newValue) }
  }
  /// The physical line on which the value begins; not `line` where the parameters are folded.
  public var valueLine: Int {
    get { Int(place.valueLine) }
    set { place.valueLine = UInt32(clamping: newValue) }
  }
  /// The byte within `valueLine` at which the value begins, from 1.
  public var valueColumn: Int {
    get { Int(place.valueColumn) }
    set { place.valueColumn = UInt32(clamping: newValue) }
  }
  /// The number of the property's card in its file, from 0; nil when not read from one.
  public var record: Int? {
    get { place.record == .max ? nil : Int(place.record) }
    set { place.record = newValue.map { UInt32(clamping: $0) } ?? .max }
  }

  /// Half the size, since an address book has millions of them.
  private var place: Place

  private struct Place: Hashable, Sendable {
    var line: UInt32
    var column: UInt32
    var valueLine: UInt32
    var valueColumn: UInt32
    var record: UInt32
  }

  /// Makes a property. Without a place of its own, the value is said to stand where the property
  /// does.
  public init(
    group: String? = nil, name: String, parameters: [Parameter] = [],
    rawValue: ArraySlice<UInt8>, version: Version, line: Int = 0, column: Int = 1,
    valueLine: Int? = nil, valueColumn: Int? = nil, record: Int? = nil
  ) {
    self.group = group
    self.name = name
    self.parameters = parameters
    self.rawValue = rawValue
    self.version = version
    place = Place(
      line: UInt32(clamping: line), column: UInt32(clamping: column),
      valueLine: UInt32(clamping: valueLine ?? line),
      valueColumn: UInt32(clamping: valueColumn ?? column),
      record: record.map { UInt32(clamping: $0) } ?? .max)
  }
}

extension Property {
  /// The first value of a parameter, or nil. `name` is in upper case.
  public func parameter(_ name: String) -> String? {
    for parameter in parameters where parameter.name == name { return parameter.value }
    return nil
  }

  /// True for a byte that a property or parameter name may hold. RFC 6350 has letters, digits and
  /// the hyphen; real files also have `_`.
  static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
