/// Recipes: whoever is named in one gave it, and it says nothing about them.
enum Recipe {
  /// So many amounts of something make one.
  private static let amounts = 4

  /// So many words of a kitchen leave no doubt.
  private static let manyWords = 4

  static func isOne(_ view: NoteFeatures) -> Bool {
    let tokens = view.text.tokens
    guard tokens.count >= 8 else { return false }
    var found = 0
    var words: Set<UInt64> = []
    var people = 0
    let pronouns = Pronouns(view.languages)
    for at in tokens.indices {
      if pronouns.isShe(tokens[at]) || pronouns.isHe(tokens[at]) { people += 1 }
      if kitchen.contains(tokens[at].hash) { words.insert(tokens[at].hash) }
      if isAmount(tokens, at, view.text) { found += 1 }
    }
    // `farina cinquecento`, `two eggs`: in words.
    for number in view.numbers where !tokens[number.from].flags.contains(.digit) {
      let isOf = number.to + 1 < tokens.count && Verbs.ofs.contains(tokens[number.to + 1].hash)
      let beside = [number.from - 1, number.to + (isOf ? 2 : 1)].filter(tokens.indices.contains)
      if beside.contains(where: {
        kitchen.contains(tokens[$0].hash) || units.contains(tokens[$0].hash)
      }) {
        found += 1
      }
    }
    // What he or she weighs or drinks is news; whose recipe it is may be said once.
    if people > 1 || people == 1 && words.count < manyWords { return false }
    // Each amount a few words apart: not a long letter with some figures in it.
    return found >= amounts && words.count >= 2 && found * 14 >= tokens.count
  }

  /// `500 g`, `250ml`, `2 cups`.
  private static func isAmount(_ tokens: [TextToken], _ at: Int, _ text: FoldedText) -> Bool {
    guard tokens[at].flags.contains(.digit) else { return false }
    let letters = text.folded(tokens[at])
    let unit = letters.drop { (0x30...0x39).contains($0) || $0 == 0x2E || $0 == 0x2F }
    if !unit.isEmpty { return units.contains(WordHash.of(unit)) }
    guard at + 1 < tokens.count else { return false }
    return units.contains(tokens[at + 1].hash) || kitchen.contains(tokens[at + 1].hash)
  }

  private static func set(_ text: String) -> Set<UInt64> {
    Set(FoldedText(text).tokens.map(\.hash))
  }

  private static let units = set(
    """
    g gr kg ml cl dl oz lb lbs cup cups tbsp tsp tablespoon tablespoons teaspoon teaspoons pinch cloves tl essloffel teeloffel
    el glas prise cucharada cucharadas cucharadita taza tazas colher colheres xicara xicaras cuillere cuilleres cas cac cucchiai cucchiaio
    cucchiaini eetlepels theelepel msk tsk spsk c can cans min hr hrs std kilo kilos kg rebanada rebanadas diente dientes vaso vasos tranches scheiben fette
    ovos huevos oeufs uova eier eggs eieren agg
    """)

  /// Words of a kitchen, two of which a recipe has.
  private static let kitchen = set(
    """
    flour sugar butter milk egg eggs oil salt yeast bake oven stir mix boil fry simmer recipe dough cheese onion onions garlic
    cream vanilla rice ginger broth stock blend paste chop chopped diced peeled buttered grated rice pan tray tin pepper
    tomato tomatoes carrot carrots chicken beef cinnamon preheat marinate
    lemon lemonade honey vinegar oven knead pastry cake scones bread pudding soup sauce curry stew pan bowl pinch
    mehl zucker milch ei eier ol salz hefe backen ofen ruhren kochen teig kase zwiebel zwiebeln knoblauch butter sahne
    pfeffer essig zitrone mohre mohren kartoffel kartoffeln linsen reis nudeln tomaten minze purieren pfanne backofen loffel glas
    farine sucre beurre lait oeuf oeufs huile sel levure melanger cuire pate fromage oignon oignons creme citron vinaigre
    poivre carottes riz pommes lardons four cuisson mijoter fouetter
    harina azucar mantequilla leche huevo huevos aceite sal levadura horno mezclar queso cebolla ajo tomate pimiento arroz
    ajos tomates garbanzos limon vinagre nata patata patatas zanahoria caldo sofrito cocer hervir
    farinha acucar manteiga leite ovo ovos oleo azeite forno misturar queijo cebola alho polvilho coco condensado fermento
    cenoura arroz feijao fritar cozinhar
    farina zucchero burro latte uovo uova olio sale lievito mescolare formaggio cipolla aglio acqua patata pomodorini pomodori
    olive origano cubetto impastare cuocere pepe panna riso limone
    bloem suiker boter melk olie zout gist bakken kaas ui knoflook mjol socker smor mjolk salt jast ugn sukker melk olje
    """)
}
