/// Words within a name to show that say where somebody is known from, and are no part of the name:
/// `Ola Football`, `Samuel Choir`, `Ana Zumba`.
enum NameRemarks {
  /// Whether a folded word of a name, not its first, is such a remark.
  static func isRemark(_ hash: UInt64) -> Bool {
    if CommonWords.ambiguous.contains(hash) || GivenNames.has(hash) || families.contains(hash) {
      return false
    }
    return TopicLexicon.standard.topics(of: hash) != 0 || further.contains(hash)
  }

  /// Topics' words that are family names as well.
  private static let families = Set(
    FoldedText(
      """
      abbott archer bank banks barber barker barrow bass bishop block board bolt bond bowler bowman box brand branch
      brewer bridge brook bull camp canal carpenter case chandler chef church coach cole court crane crew cross cutter
      dancer day deck dyer engel farm farmer fence field fields flowers ford forester freed garden gardener gate glass
      goldsmith good grove harbor harbour harness harp hooper horn hull joiner keeper keys kitchen koch lamb lawyer leader
      lodge lock marin marine mast mill miller mills mines moller muller nurse painter parish pastor pfarrer pilot pitch
      plant plummer pool poole pope porter post potter prior priest proctor race reading reed reeve roof rope sailor
      schneider schreiner schmidt score seal seat sewell sheet shepherd sheriff singer skinner slab smith spence spring
      squires stage stall steward stock street sweet tanner taylor temple tenor thatcher trail truck tucker turner tyler
      walker wall waters weaver webb wheel wheeler wright yard zimmer zimmermann fleischer wagner weber fischer vogel
      """
    ).tokens.map(\.hash))

  /// Where people are known from, beside what they do.
  private static let further = Set(
    FoldedText(
      """
      club guild group committee team league class crew squad troop society council lodge union studio course kurs gruppe verband
      curso grupo cours groupe corso gruppo groep cursus kurz kursus klub
      plot flat unit room no gym uni college office upstairs downstairs airbnb tinder bumble hinge ebay gumtree vinted craigslist marketplace
      catering cakes flour veg bakes meats seafood pizza nails lashes brows tattoo locksmith removals movers
      allotment antenatal nct playgroup playdate swimming crossfit padel futsal pickleball bootcamp fitness zumba pilates
      bouldering dnd boardgames poker bridge scouts cubs brownies guides rehab gp clinic ward reception insurance
      buro arbeit verein nachbar nachbarin trabajo gimnasio oficina bureau travail voisin voisine lavoro ufficio palestra
      werk buurman buurvrouw sportschool koor jobb granne kor arbete
      """
    ).tokens.map(\.hash))
}
