/// Whether two names are one, written as it was heard: a letter more, less or another.
enum NearName {
  static func isNear(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    guard abs(a.count - b.count) <= 1, min(a.count, b.count) > 2, a.count < 24 else { return false }
    var head = 0
    while head < min(a.count, b.count), a[head] == b[head] { head += 1 }
    var tail = 0
    while tail < min(a.count, b.count) - head, a[a.count - 1 - tail] == b[b.count - 1 - tail] {
      tail += 1
    }
    let rest = max(a.count, b.count) - head - tail
    // A letter of three makes another name: `Tim` is not Tom.
    return rest == 0 || rest == 1 && (a.count != b.count || a.count > 4)
  }
}
