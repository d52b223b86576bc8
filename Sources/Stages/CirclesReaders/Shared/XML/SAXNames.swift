import CLibXML2

/// Tells known names by their pointers: libxml2 gives the same name at the same address, so a name
/// is compared letter by letter only once.
///
/// The table is memory of its own, so that a look into it costs no check for other users.
final class SAXNames<Known: RawRepresentable> where Known.RawValue == String {
  private static var size: Int { 256 }

  private struct Slot {
    var pointer: SAXName?
    var known: Known?
  }

  private let slots = UnsafeMutablePointer<Slot>.allocate(capacity: size)

  init() { slots.initialize(repeating: Slot(), count: Self.size) }

  deinit {
    slots.deinitialize(count: Self.size)
    slots.deallocate()
  }

  /// What a name is; nil for one that means nothing here.
  @inline(__always)
  func known(_ name: SAXName) -> Known? {
    let number = UInt(bitPattern: name)
    let slot = Int((number ^ number >> 8) & UInt(Self.size - 1))
    if slots[slot].pointer == name { return slots[slot].known }
    let known = Known(rawValue: String(cString: name))
    slots[slot] = Slot(pointer: name, known: known)
    return known
  }
}
