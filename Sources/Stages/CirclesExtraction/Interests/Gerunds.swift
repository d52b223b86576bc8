/// Verbs in the form that names what is done: `sail` is `sailing`.
enum Gerunds {
  static func of(_ verb: String) -> String {
    let letters = Array(verb)
    guard letters.count > 1, let last = letters.last else { return verb }
    if verb.hasSuffix("ing") { return verb }
    if verb.hasSuffix("ie") { return String(letters.dropLast(2)) + "ying" }
    let before = letters[letters.count - 2]
    if last == "e", !"eoy".contains(before) { return String(letters.dropLast()) + "ing" }
    let isVowel = { (letter: Character) in "aeiou".contains(letter) }
    if letters.count <= 4, letters.count > 2, !isVowel(last), !"wxy".contains(last),
      isVowel(before), !isVowel(letters[letters.count - 3])
    {
      return verb + String(last) + "ing"
    }
    return verb + "ing"
  }

  /// The gerund of the verb that a form belongs to: `restores` is `restoring`.
  static func ofForm(_ form: String) -> String {
    if form.hasSuffix("ing") { return form }
    if form == "made" { return "making" }
    if form.hasSuffix("ches") || form.hasSuffix("shes") { return of(String(form.dropLast(2))) }
    if form.hasSuffix("s"), !form.hasSuffix("ss") { return of(String(form.dropLast())) }
    return of(form)
  }
}
