/// Titles and trades: words that call somebody without being a name. Each line is one trade, in the
/// words people use; from general knowledge.
enum RoleWords {
  static let titles: Set<UInt64> = Set(
    FoldedText(
      """
      dr doctor dra doc doctora doutor doutora doktor docteur dott dottore dottoressa mr hr hrn fr frl mrs ms miss mx prof professor sir madam rev reverend father pastor rabbi imam
      coach sister herr frau fraulein senor senora srta sr sra don dona seu monsieur madame mme mlle signor trainerin entraîneur entrenadora treinador treinadora allenatore allenatrice tränare træner
      signora pan pani shri sri smt captain capt sergeant sgt officer judge sensei guru swami auntie uncle
      sifu mister missus nurse
      """
    ).tokens.map(\.hash))

  /// Titles behind which a family name stands.
  static let formal: Set<UInt64> = Set(
    FoldedText("mr mrs mme mlle monsieur madame herr hr frau pan pani signor").tokens.map(\.hash))

  /// Titles that whoever has them is always called by, unlike doctors.
  static let fixed: Set<UInt64> = Set(
    FoldedText(
      """
      mr mrs mme mlle monsieur madame herr hr frau pan pani signor signora rev reverend father pastor
      rabbi imam coach sister sensei guru swami captain capt sergeant sgt
      """
    ).tokens.map(\.hash))

  /// Titles behind which a given name stands: `Uncle Mick`.
  static let familiar: Set<UInt64> = Set(FoldedText("uncle auntie").tokens.map(\.hash))

  /// Words of respect behind a name: `Sharma ji`, `Ito san`.
  static let suffixes: Set<UInt64> = Set(
    FoldedText(
      """
      ji jee san sama chan kun sir saab sahib garu bhai ben hyung oppa nuna unnie abi abla bey hanim jr
      junior senior ii iii phd md esq work home mobile cell new old
      """
    ).tokens.map(\.hash))

  /// Those of them that are family names where they have a capital: `Gerald Chan`. `Mehmet Bey` has
  /// one out of respect.
  static let surnames: Set<UInt64> = Set(FoldedText("chan").tokens.map(\.hash))

  private static let lines = """
    doctor dr doctora doutor doutora doktor docteur dottore dottoressa physician gp arzt ärztin arzt medico médico médica medecin lekarz hausarzt pediatrician doktorin huisarts dokter lege läkare læge medica hausärztin
    dentist zahnarzt zahnärztin dentista dentiste dds dmd orthodontist dental tandarts tannlege tandläkare tandlæge
    vet veterinarian veterinary tierarzt tierärztin veterinario vétérinaire dvm dierenarts veterinaria véto tierärztin dyrlege veterinär
    plumber klempner plombier fontanero idraulico hydraulik encanador plumbing loodgieter plomero plomera gasista heizungsbauer installateur chauffagiste rørlegger rörmokare
    electrician elektriker electricista electricien elettricista eletricista sparky elektricien electricienne
    carpenter joiner schreiner tischler carpintero menuisier falegname timmerman schrijnwerker tischlerin schreinerin marceneiro carpinteiro charpentier ébéniste snekker snickare tømrer
    builder contractor remodeling remodelling renovations handyman handwerker aannemer klusjesman
    painter decorator maler schilder pintor peintre imbianchino
    gardener landscaper gärtner jardinero jardinier giardiniere mali gardening landscaping tuinman hovenier tuinier jardinera jardinière giardiniera jardineiro gartner
    landlord landlady vermieter vermieterin casero proprietaire landlords huisbaas arrendador senhorio locador propriétaire
    babysitter nanny sitter childminder tagesmutter niñera babá nounou tata ayah aupair oppas babysit barnevakt barnvakt canguro
    cleaner cleaning maid putzfrau housekeeper limpiadora bai poetsvrouw poetshulp schoonmaakster faxineira diarista mucama putzhilfe reinigungskraft
    barber hairdresser hairstylist stylist friseur friseurin peluquero peluquera coiffeur coiffeuse parrucchiere salon hair kapper kapster pelu peluquería cabeleireira cabeleireiro barbiere parrucchiera barbero frisør frisör
    mechanic garage mechaniker mecánico mecanicien meccanico auto garagist garagiste monteur carrozziere carrossier mecánica automechaniker
    teacher tutor lehrer lehrerin profesor profesora professeur maestra insegnante nauczyciel lecturer meester juf leraar lerares leerkracht professoressa maestro institutrice instituteur maîtresse lærer lärare klassenlehrer klassenlehrerin docente profe professora prof
    coach trainer entrenador trainerin entraîneur entrenadora treinador treinadora allenatore allenatrice tränare træner
    lawyer attorney atty notary solicitor barrister anwalt anwältin abogado abogada avocat avvocato advocate legal advocaat advokat advogado advogada avvocata avocate notaris notaio notaire notar jurist escribano escribana
    accountant bookkeeper steuerberater contador contable comptable commercialista ca cpa boekhouder ragioniere contadora contabile buchhalter buchhalterin steuerberaterin revisor
    therapist counsellor counselor psychologist psychotherapist therapeutin psicologa psicologo psychologue psychologe psychologin psycholoog terapeuta thérapeute
    physio physiotherapist physiotherapie physiotherapeut osteopath chiropractor kine kinesist kinesiste kinesitherapeute kinesiologo kinesiologa fisio fisioterapeuta fisioterapista fysio fysiotherapeut fysioterapeut physiotherapeutin osteopathe osteopata osteopathin
    nurse krankenschwester enfermera infirmiere infermiera sister verpleegkundige verpleegster enfermero enfermeiro enfermeira infirmier infermiere sykepleier sygeplejerske pfleger pflegerin krankenpfleger
    midwife hebamme
    pharmacist chemist apotheker apotheke farmacia pharmacy apothekerin farmacista farmaceutico farmaceutica pharmacien pharmacienne apoteker
    driver chauffeur fahrer taxi cab chofer motorista autista taxista remisero
    pastor priest vicar minister rabbi imam pfarrer reverend dominee predikant pasteur curé párroco parroco pfarrerin prest präst præst
    agent realtor estate makler immobilien inmobiliaria makelaar maklerin mäklare megler
    recruiter headhunter recruiting
    banker bank
    tailor schneider sastre darzi seamstress kleermaker costurera costureira couturière sarta sarto modista skredder
    baker bakery bäcker bäckerei panadero boulanger bakker fornaio panettiere padeiro boulangère panadera bager bagare
    butcher metzger carnicero boucher slager macellaio açougueiro charcutier
    cook chef koch cocinero kok cuoco cuoca cuisinier cuisinière cocinera cozinheira cozinheiro köchin
    florist flowers blumen bloemist fiorista fleuriste florista floristin
    musician piano pianist violin guitar klavierlehrer pianista pianiste violinist violinista klavierlehrerin gitarrenlehrer
    firefighter fire feuerwehr bombero pompier brandweerman pompiere bombeiro bombera
    policeman police officer polizist politie policía gendarme carabiniere polizistin
    caretaker janitor porter concierge doorman hausmeister portero conserje porteiro zelador portinaio huisbewaarder portinaia portera encargado vaktmester
    photographer fotograf fotografin fotografo fotografa photographe fotograaf
    locksmith schlosser cerrajero serrurier chaveiro fabbro slotenmaker cerrajera
    roofer roofing dachdecker couvreur dakwerker dakdekker techador
    bricklayer mason maurer albanil macon pedreiro muratore metselaar murer
    goalkeeper goalie keeper torwart torhuter goleiro portiere gardien
    conductor choirmaster chorleiter chorleiterin dirigent maestro
    treasurer kassenwart tesorero tesorera tesoureiro tresorier tesoriere
    optician optiker optico opticien
    dermatologist hautarzt hautarztin dermatologo dermatologa
    gynaecologist gynecologist frauenarzt frauenarztin ginecologo ginecologa
    paediatrician kinderarzt kinderarztin pediatra pediatre
    journalist reporter journalistin periodista journaliste jornalista giornalista
    broker corretor corretora
    carer caregiver badante thuishulp cuidadora cuidador pflegekraft
    postman postwoman mailman postie postbode facteur factrice cartero postino carteiro briefträger
    greengrocer groenteboer fruttivendolo verdulero verdulera frutero frutera gemüsehändler
    tuner accordatore accordeur stemmer pianostemmer afinador klavierstimmer
    bookseller libraio librero libraire
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
