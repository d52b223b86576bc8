import CirclesModel

/// A multimedia message while its parts are read.
struct SMSBackupMMS {
  var address = ""
  var name: String?
  var subject: String?
  var date: Int64?
  var box: Int64?
  var line = 1
  var texts: [String] = []
  var hasMedia = false
  /// Everybody it names: who sent it, and all addresses there are.
  var senders: [String] = []
  var addresses: Set<String> = []

  /// Stands for the owner's own number.
  static let ownToken = "insert-address-token"
  /// How many parts and addresses of a message are kept; more are damage.
  static let maximumParts = 1000

  /// Takes a part by its type and text.
  mutating func addPart(type: String?, text: String?) {
    let type = type?.lowercased() ?? ""
    if type == "application/smil" { return }
    if type.hasPrefix("text/plain") || type.isEmpty {
      if let text, texts.count < Self.maximumParts { texts.append(text) }
    } else {
      hasMedia = true
    }
  }

  /// Takes an address by its PDU type: 137 from, 151 to, 130 copy, 129 blind copy.
  mutating func addAddress(_ address: String?, type: Int64?) {
    guard let address, addresses.count < Self.maximumParts else { return }
    addresses.insert(address)
    if type == 137 { senders.append(address) }
  }

  /// Who sent an incoming message; nil where the backup does not say. A known bug writes the same
  /// address everywhere, which then says nothing.
  var sender: String? {
    guard let sender = senders.first, sender != Self.ownToken else { return nil }
    return addresses.count > 1 || !address.contains("~") ? sender : nil
  }

  /// The address of the thread, made of who is named where the message itself has none.
  var threadAddress: String {
    if !address.isEmpty, address != Self.ownToken { return address }
    if box == 1, let sender { return sender }
    return addresses.subtracting(senders).subtracting([Self.ownToken]).sorted()
      .joined(separator: "~")
  }

  /// The subject, if it is one, and the texts of the parts.
  var text: String {
    var lines = texts
    if let subject, !["nosubject", "no subject"].contains(subject.lowercased()) {
      lines.insert(subject, at: 0)
    }
    return lines.joined(separator: "\n")
  }
}
