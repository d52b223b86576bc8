/// The words for what somebody is to somebody.
package enum RelationType {
  /// The word for a number of Android's `ContactsContract.CommonDataKinds.Relation`; nil for 0,
  /// which means the user's own label, and for numbers that are not known.
  package static func android(_ number: Int) -> String? {
    let words = [
      "assistant", "brother", "child", "domestic partner", "father", "friend", "manager", "mother",
      "parent", "partner", "referred by", "relative", "sister", "spouse",
    ]
    return number >= 1 && number <= words.count ? words[number - 1] : nil
  }

  /// What a property that names one kind of relation says, such as `X-EVOLUTION-SPOUSE`; nil for
  /// any other property. `name` is in upper case.
  package static func property(_ name: String) -> String? {
    switch name {
    case "X-MS-SPOUSE", "X-SPOUSE", "X-EVOLUTION-SPOUSE", "X-KADDRESSBOOK-X-SPOUSENAME",
      "X-SPOUSE-NAME", "X-WAB-SPOUSE-NAME":
      "spouse"
    case "X-MS-MANAGER", "X-MANAGER", "X-EVOLUTION-MANAGER", "X-KADDRESSBOOK-X-MANAGERSNAME",
      "X-MANAGERSNAME":
      "manager"
    case "X-MS-ASSISTANT", "X-ASSISTANT", "X-EVOLUTION-ASSISTANT",
      "X-KADDRESSBOOK-X-ASSISTANTSNAME":
      "assistant"
    case "X-MS-CHILD", "X-CHILD", "X-CHILDREN", "X-WAB-CHILDREN": "child"
    default: nil
    }
  }
}
