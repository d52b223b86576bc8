/// The names of messengers and social networks.
package enum ServiceName {
  /// One spelling for a service: lower case, without blanks, and without the variants that
  /// programs have for one and the same (`GoogleTalk`, `google-talk`, `gtalk`).
  package static func canonical(_ name: String) -> String {
    var service = name.asciiLowercased
    if service.utf8.contains(0x20) { service.removeAll { $0 == " " } }
    switch service {
    case "gtalk", "google-talk", "google_talk", "googlehangouts", "hangouts": return "googletalk"
    case "ymsgr", "yahoomessenger", "yahoo!": return "yahoo"
    case "msnim", "msnmessenger", "windowslive": return "msn"
    case "gadu-gadu", "gg": return "gadugadu"
    case "skype-username": return "skype"
    case "tg": return "telegram"
    default: return service
    }
  }

  /// The service that a property stands for, such as `skype` for `X-SKYPE-USERNAME`; nil for any
  /// other property. `name` is in upper case.
  package static func property(_ name: String) -> String? {
    switch name {
    case "X-AIM": "aim"
    case "X-ICQ": "icq"
    case "X-JABBER", "X-JABBER-ID": "jabber"
    case "X-MSN", "X-MSN-MESSENGER": "msn"
    case "X-YAHOO", "X-YAHOO-ID": "yahoo"
    case "X-SKYPE", "X-SKYPE-USERNAME": "skype"
    case "X-QQ": "qq"
    case "X-GOOGLE-TALK", "X-GTALK", "X-GOOGLETALK": "googletalk"
    case "X-GADUGADU", "X-GADU-GADU": "gadugadu"
    case "X-GROUPWISE": "groupwise"
    case "X-MS-IMADDRESS", "X-KADDRESSBOOK-X-IMADDRESS", "X-EVOLUTION-IM": "im"
    case "X-TWITTER", "X-FACEBOOK", "X-INSTAGRAM", "X-LINKEDIN", "X-TELEGRAM", "X-WHATSAPP",
      "X-SIGNAL", "X-MASTODON", "X-MATRIX", "X-DISCORD", "X-THREEMA", "X-WECHAT", "X-VIBER",
      "X-FLICKR", "X-SNAPCHAT", "X-IRC", "X-SIP":
      name.droppingASCII(2).asciiLowercased
    default: messaging(name)
    }
  }

  /// KDE's `X-messaging/xmpp-All`.
  private static func messaging(_ name: String) -> String? {
    guard name.hasPrefix("X-MESSAGING/") else { return nil }
    let service = name.utf8.dropFirst(12).prefix { $0 != 0x2D }
    return service.isEmpty ? nil : canonical(String(Substring(service)))
  }
}
