/// Titles and trades: words that call somebody without being a name. Each line is one trade, in the
/// words people use; from general knowledge.
enum RoleWords {
  static let titles: Set<UInt64> = Set(
    FoldedText(
      """
      dr doctor dra doc doctora doutor doutora doktor docteur dott dottore dottoressa mr hr hrn fr frl mrs ms miss mx prof professor sir madam rev reverend father pastor rabbi imam
      coach sister herr frau fraulein senor senora srta sr sra don dona seu monsieur madame mme mlle signor
      signora pan pani shri sri smt captain capt sergeant sgt officer judge sensei guru swami auntie uncle
      sifu mister missus nurse
      """
    ).tokens.map(\.hash))

  /// Titles behind which a family name stands.
  static let formal: Set<UInt64> = Set(
    FoldedText("mr mrs mme mlle monsieur madame herr hr frau pan pani signor").tokens.map(\.hash))

  /// Words of respect behind a name: `Sharma ji`, `Ito san`.
  static let suffixes: Set<UInt64> = Set(
    FoldedText(
      """
      ji jee san sama chan kun sir saab sahib garu bhai ben hyung oppa nuna unnie abi abla bey hanim jr
      junior senior ii iii phd md esq work home mobile cell new old
      """
    ).tokens.map(\.hash))

  private static let lines = """
    doctor dr doctora doutor doutora doktor docteur dottore dottoressa physician gp arzt ärztin arzt medico médico médica medecin lekarz hausarzt pediatrician
    dentist zahnarzt zahnärztin dentista dentiste dds dmd orthodontist dental
    vet veterinarian veterinary tierarzt tierärztin veterinario vétérinaire dvm
    plumber klempner plombier fontanero idraulico hydraulik encanador plumbing
    electrician elektriker electricista electricien elettricista eletricista sparky
    carpenter joiner schreiner tischler carpintero menuisier falegname
    builder contractor remodeling remodelling renovations handyman handwerker
    painter decorator maler
    gardener landscaper gärtner jardinero jardinier giardiniere mali gardening landscaping
    landlord landlady vermieter vermieterin casero proprietaire landlords
    babysitter nanny sitter childminder tagesmutter niñera babá nounou tata ayah aupair
    cleaner cleaning maid putzfrau housekeeper limpiadora bai
    barber hairdresser hairstylist stylist friseur friseurin peluquero peluquera coiffeur coiffeuse parrucchiere salon hair
    mechanic garage mechaniker mecánico mecanicien meccanico auto
    teacher tutor lehrer lehrerin profesor profesora professeur maestra insegnante nauczyciel lecturer
    coach trainer entrenador
    lawyer attorney solicitor barrister anwalt anwältin abogado abogada avocat avvocato advocate legal
    accountant bookkeeper steuerberater contador contable comptable commercialista ca cpa
    therapist counsellor counselor psychologist psychotherapist therapeutin
    physio physiotherapist physiotherapie physiotherapeut osteopath chiropractor
    nurse krankenschwester enfermera infirmiere infermiera sister
    midwife hebamme
    pharmacist chemist apotheker apotheke farmacia pharmacy
    driver chauffeur fahrer taxi cab
    pastor priest vicar minister rabbi imam pfarrer reverend
    agent realtor estate makler immobilien inmobiliaria
    recruiter headhunter recruiting
    banker bank
    tailor schneider sastre darzi seamstress
    baker bakery bäcker bäckerei panadero boulanger
    butcher metzger carnicero boucher
    cook chef koch cocinero
    florist flowers blumen
    musician piano pianist violin guitar klavierlehrer
    firefighter fire feuerwehr bombero pompier
    policeman police officer polizist
    caretaker janitor porter concierge doorman hausmeister portero conserje porteiro zelador portinaio
    photographer fotograf fotografin fotografo fotografa photographe
    locksmith schlosser cerrajero serrurier chaveiro fabbro
    roofer dachdecker couvreur
    bricklayer mason maurer albanil macon pedreiro muratore
    goalkeeper goalie keeper torwart torhuter goleiro portiere gardien
    conductor choirmaster chorleiter chorleiterin dirigent maestro
    treasurer kassenwart tesorero tesorera tesoureiro tresorier tesoriere
    optician optiker optico opticien
    dermatologist hautarzt hautarztin dermatologo dermatologa
    gynaecologist gynecologist frauenarzt frauenarztin ginecologo ginecologa
    paediatrician kinderarzt kinderarztin pediatra pediatre
    journalist reporter journalistin periodista journaliste jornalista giornalista
    broker corretor corretora
    """

  /// The trade that a folded word says, by line.
  static let trades: [UInt64: UInt32] = {
    var trades: [UInt64: UInt32] = [:]
    for (index, line) in lines.split(separator: "\n").enumerated() {
      for token in FoldedText(String(line)).tokens where trades[token.hash] == nil {
        trades[token.hash] = UInt32(index + 1)
      }
    }
    return trades
  }()
}
