/// Recipes: whoever is named in one gave it, and it says nothing about them.
enum Recipe {
  /// So many amounts of something make one.
  private static let amounts = 4

  static func isOne(_ view: NoteFeatures) -> Bool {
    let tokens = view.text.tokens
    guard tokens.count >= 8 else { return false }
    var found = 0
    var words: Set<UInt64> = []
    let pronouns = Pronouns(view.languages)
    for at in tokens.indices {
      // What he or she weighs or drinks is news.
      if pronouns.isShe(tokens[at]) || pronouns.isHe(tokens[at]) { return false }
      if kitchen.contains(tokens[at].hash) { words.insert(tokens[at].hash) }
      if isAmount(tokens, at, view.text) { found += 1 }
    }
    // Each amount a few words apart: not a long letter with some figures in it.
    return found >= amounts && words.count >= 2 && found * 14 >= tokens.count
  }

  /// `500 g`, `250ml`, `2 cups`.
  private static func isAmount(_ tokens: [TextToken], _ at: Int, _ text: FoldedText) -> Bool {
    guard tokens[at].flags.contains(.digit) else { return false }
    let letters = text.folded(tokens[at])
    let unit = letters.drop { (0x30...0x39).contains($0) || $0 == 0x2E || $0 == 0x2F }
    if !unit.isEmpty { return units.contains(WordHash.of(unit)) }
    return at + 1 < tokens.count && units.contains(tokens[at + 1].hash)
  }

  private static func set(_ text: String) -> Set<UInt64> {
    Set(FoldedText(text).tokens.map(\.hash))
  }

  private static let units = set(
    """
    g gr kg ml cl dl oz lb lbs cup cups tbsp tsp tablespoon tablespoons teaspoon teaspoons pinch cloves tl essloffel teeloffel
    prise cucharada cucharadas cucharadita taza tazas colher colheres xicara xicaras cuillere cuilleres cas cac cucchiai cucchiaio
    cucchiaini eetlepels theelepel msk tsk spsk ovos huevos oeufs uova eier eggs eieren agg
    """)

  /// Words of a kitchen, two of which a recipe has.
  private static let kitchen = set(
    """
    flour sugar butter milk egg eggs oil salt yeast bake oven stir mix boil fry simmer recipe dough cheese onion onions garlic
    mehl zucker milch ei eier ol salz hefe backen ofen ruhren kochen teig kase zwiebel zwiebeln knoblauch
    farine sucre beurre lait oeuf oeufs huile sel levure melanger cuire pate fromage oignon oignons
    harina azucar mantequilla leche huevo huevos aceite sal levadura horno mezclar queso cebolla ajo
    farinha acucar manteiga leite ovo ovos oleo azeite forno misturar queijo cebola alho polvilho
    farina zucchero burro latte uovo uova olio sale lievito mescolare formaggio cipolla aglio
    bloem suiker boter melk olie zout gist bakken kaas ui knoflook mjol socker smor mjolk salt jast ugn sukker melk olje
    """)
}
