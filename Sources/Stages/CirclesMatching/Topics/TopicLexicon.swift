/// What people do and talk about, coarsely: a card's trade, group or note and a text that share a
/// topic belong together a little better. From general knowledge; a word may be in several.
struct TopicLexicon: Sendable {
  /// Bits of topics by folded word.
  private let words: [UInt64: UInt64]

  /// The table.
  static let standard = TopicLexicon(lines)

  init(_ table: String) {
    var words: [UInt64: UInt64] = [:]
    var bit: UInt64 = 1
    for line in table.split(separator: "\n") {
      for token in FoldedText(String(line)).tokens { words[token.hash, default: 0] |= bit }
      bit <<= 1
    }
    self.words = words
  }

  /// The topics of a folded word, a bit each.
  func topics(of hash: UInt64) -> UInt64 { words[hash] ?? 0 }

  // One topic a line; at most 64.
  private static let lines = """
    teacher teaching school class classroom grade students pupils homework exam exams parents conference conferences lesson lessons curriculum semester term principal elementary primary secondary recess headteacher head nits assembly reports ofsted term classes schoolkids spelling phonics lehrer lehrerin schule klasse schüler prüfung noten colegio escuela clase alumnos profesora maestra école élèves école professeur scuola alunni cbse tuition tuitions marks marking detention
    physics chemistry biology science lab experiment trebuchet telescope telescopes laboratory
    piano violin cello recital orchestra musician music concert guitar band gig keys pianist studio students sonata quartet symphony rehearsal tabla sitar conservatory jazz saxophone drummer album recording choir organ klavier geige cello konzert probe orchester violinist pianist rachmaninov bach mozart concerto conservatoire veena flute trumpet trombone band bassist riff setlist singer songwriter
    choir singing sing sings soprano alto tenor rehearsal rehearsals hymns carol carols chorus chor faure requiem conductor tenors basses descant cantata choral coro chorprobe messiah evensong
    climbing climber climb bouldering boulder belay belayed belaying rope ropes crag crux route routes anchors anchor bolts hangboard harness project overhang offwidth draws cams pulley gym chalk slab beta kletterhalle klettern kletterwand topo pitch multipitch abseil carabiner gear trad dyno spray campus escalada
    football soccer match goal goals captain striker league cup pitch keeper coach team practice acl referee squad injury tournament fussball spiel tor verein partido futbol gol calcio match kickoff goalkeeper penalty offside midfield stadium fa relegation derby
    rugby cricket hockey netball basketball volleyball innings wicket bowler batting tournament team coach match bowled bowling batted batting overs nets spinner pavilion teas seconds ton wickets runs crease bails umpire fielding slips googly ashes scrum try lineout
    tennis badminton squash padel racket doubles court serve tournament
    running runner marathon run ran half ultra race trail 5k 10k parkrun jog miles pace training laufen parkrun halfmarathon pb halbmarathon splits tempo intervals canal
    cycling bike bicycle bikes ride cyclist peloton wheel gravel commuter velo rad tube brakes gears saddle
    swimming swim pool lengths swimmer wetsuit water laps
    sailing sail boat sailor regatta skipper yacht hull mast marina harbour harbor vessel ship port pilot kayak kayaking canoe paddle paddling rowing crew survey ocean marine sea
    hiking hike trek trail mountain mountains summit walking ridge alpine hut rambling wandern
    yoga pilates meditation asana mat studio breathing ashtanga vinyasa retreat retreat pranayama hatha yogi breathing
    book books reading novel novels author read chapters chapter bookclub library libraries librarian publisher poems poetry shelves pages writer manuscript essay readers branch literature
    cooking cook chef kitchen restaurant recipe menu dishes catering food supper küche restaurante koch biryani paella cuisine tasting goat lamb spice michelin
    baking baker bakery bread sourdough dough cake cakes pastry croissants flour oven patisserie loaf laminated backen brot kuchen panaderia baguette proving tin scones patissier focaccia
    beer brewery brewing brewer hops ale lager pub taproom barley ipa stout brew brewed
    wine vineyard winery grapes vintage sommelier cellar harvest
    coffee cafe barista roastery roast espresso beans
    gardening garden gardener plants seeds allotment tomatoes tomato roses compost greenhouse peonies bulbs shed vegetables veg orchard marrows leeks allotments dahlias prune pruning mulch sow sown sowing garten jardin orchids lawn mower potting
    doctor physician clinic gp medicine medical patient patients blood pressure cholesterol physical checkup prescription referral surgery symptoms cardiologist hospital practice health lab tests bloods surgery appointment arzt ärztin praxis blutdruck surgery stethoscope inhaler antibiotics diabetes consultant rash bp sugar fever
    dentist dental teeth tooth crown filling drill drilling root canal nightguard braces gum gums molar hygienist numb mouth orthodontist cavity floss anesthetic zahn zähne wurzel injection extraction wisdom toothache retainer implant implants krone abdruck füllung zahnreinigung empaste muela muelas dientes couronne plombage dents dente dentista conducto caries odontóloga dent carie détartrage dentiste zahnarzt zahnärztin denti otturazione
    vet veterinary animal animals dog dogs cat cats paw pet pets puppy kitten vaccine clinic shelter bloodwork kidney thyroid corgi tick flea groomer grooming groomed fleas vaccinated rabies heartworm veterinaria veterinario perro perra gato vacuna tierarzt tierärztin impfung hund katze vétérinaire chien chat vaccin cão cachorro gatto cane veterinário
    nurse nursing ward hospital shift shifts patients icu theatre matron nhs midwife delivery triage icu krankenhaus klinik station nachtschicht hospice
    physio physiotherapy therapy massage hip flexor knee shoulder exercises rehab muscles stretches stretch therapist osteopath einlagen einlage orthese krankengymnastik fisio fisioterapia kiné kinesitherapie kinesiólogo kinesióloga kinesiología kine quinesiólogo sesión sesiones espalda séances rééducation physiotherapeut übungen fisioterapeuta fisioterapista
    psychology psychologist therapist counselling counseling sessions mindfulness
    plumber plumbing pipe pipes drain leak leaking boiler tap taps sewer valve toilet sink boilers radiator radiators cistern bleed immersion stopcock heizung rohr cylinder tempering trap elbow tub shower faucet washer gasket drips dripping drip blocked unblock septic geyser combi thermostat klempner installateur wasserhahn rohrbruch abfluss therme spülkasten fontanero grifo tuberia tuberías desagüe cisterna caldera gotera plombier robinet chaudière fuite tuyau encanador torneira cano vazamento idraulico rubinetto caldaia plomero plomera caño caños cañería pérdida termotanque calefón cloaca plomberie chauffe fuites canalisation sanitär heizungsbauer
    electrician wiring fuse sockets electrical panel lights circuit breaker rewiring sparky sparks rcd fuseboard switchboard switch switches dimmer socket plug outlet outlets rewire cable charger heatpump elektriker steckdose steckdosen sicherung sicherungskasten leitung electricista enchufe enchufes cableado fusible electricien prise disjoncteur eletricista tomada elettricista presa térmica térmicas disyuntor tablero cables lámparas strom sicherungen électricien prises tableau
    builder builders construction contractor tile tiles bathroom demo cabinets remodel remodeling renovation drywall plaster scaffolding roof bricks crew vanity extension kitchen loft concrete damp cellar damp survey beam rsj lintel joists cement mortar deck decking kwila treated footings foundations skip scaffold roofing roofer gutter gutters render rendering plasterboard gib maurer estrich fliesen fliesenleger dachdecker dachpappe sparren dach ziegel albañil obra obras azulejos tejado maçon toiture carrelage pedreiro reforma muratore tetto albañilería revoque cemento ladrillo ladrillos maçonnerie fissure enduit baumeister estuque piastrelle medianera
    carpenter cabinetry carpentry wood woodworking cedar cabinet workshop lathe furniture planer dovetail canoe joinery timber oak plane planed planing wardrobe wardrobes shelf shelving doors drawer drawers worktop skirting dovetails sanding varnish hinge hinges pine bookcase carpintero carpintería madera placard tischler schreiner holz menuisier menuiserie bois marceneiro falegname legno
    welder welding weld fabricator fabrication metal steel plasma tig mig forge blacksmith ferrous sculpture gate staircase railing torch herrero herrería portón reja rejas soldar soldadura galvaniza galvanizado schlosser schlosserei serrurier ferronnier serralheiro fabbro
    landlord landlady rent lease tenant deposit flat unit building apartment keys roof boiler repairs letting
    neighbour neighbor neighbors neighbours door fence hedge bins driveway across backyard recycling porch mailbox stairs
    police officer detective sergeant patrol station constable arrest arrested copper inspector beat crime custody
    fire firefighter firefighters engine station ladder hydrant truck rescue alarm smoke crew lieutenant brigade truck feuerwehr bombero flames blaze fires brandweer einsatz mill rescued cutters
    lawyer attorney solicitor barrister legal law court judge contract contracts clause case trial redlines litigation paralegal firm bar dpa nda appeal seminar counsel partner lease conveyancing probate solicitors deed deeds tribunal litigate mediation verdict prosecutor defence vertrag gericht kanzlei contrato bufete abogado abogada juicio escribano avocat avocate notaire anwalt anwältin notar advogado avvocato notaio
    accountant accounting finance financial invoice invoices tax taxes budget expense expenses audit payroll vendor reimbursement fiscal ledger bookkeeping vat pto rebate steuer steuererklärung hmrc receipts self assessment gst itr contador contadora monotributo iva balance declaración comptable tva bilan steuerberater steuerberaterin buchhaltung contabilista commercialista
    bank banking loan mortgage credit union savings teller cd
    software engineer engineering code coding developer programmer app backend frontend deploy sprint release bug build product roadmap ship shipped server api startup tech gamer games game engine hackathon sprintplanung backlog jira devops javascript python database releases rollout
    robotics robot robots gripper controls automation arm sensor drone
    data analyst analytics dashboard dash statistics sheet spreadsheet churn metrics prod machine learning
    design designer ui ux prototype deck illustrator illustration typography fonts logo brand branding graphic figma sketches pixel
    research researcher study phd university professor thesis dissertation grant postdoc paper lecture lecturer academic campus faculty interviews
    qa test testing tests tester bugs regression quality
    recruiter recruiting hiring role candidate candidates interview headhunter seat position offer talent cv resume
    sales client clients pitch deal invoice proposal agency marketing campaign launch
    journalist reporter journalism newspaper paper story stories editor press column newsroom article desk courier magazine series filing
    photography photographer photos camera darkroom film prints exhibition lens portraits exposure aperture wedding shoot shoots
    art artist painting painter paint gallery exhibition canvas collage collages sculpture studio ceramics pottery glaze kiln clay printmaking residency museum curator mosaics quilts textile
    theatre theater acting actor play stage rehearsal cast director premiere improv comedy show drama curtain script audition auditions panto lines understudy matinee
    dance dancing dancer ballet salsa tango swing ballroom
    solar panels renewable energy installer roof inverter grid electric utility lineman transformer poles wind turbine
    farm farmer farming sheep goats cows croft tractor harvest fields barn calves ewes lambing
    shop store retail hardware counter till customers boutique stock
    flight pilot airline cabin plane airport aviation crew captain airways
    army military navy reserve base regiment veteran deployed soldier
    church parish mass priest vicar sermon congregation baptism temple mosque synagogue hymns christening gemeinde kirche gottesdienst pfarrer vicarage parish diwali puja gurdwara ramadan eid
    baby babies newborn midwife pregnant pram nursery due daycare toddler geburt geburten hebamme births contractions labour delivered breech
    kids playdate pta school children class nursery sitter babysitter babysitting bedtime asleep
    haircut hair barber fades clippers beard salon trim stylist clip cut highlights dye blowdry fringe dyed roots perm hairdresser hairdressing braid braids braiding weave locs cornrows extensions balayage haarschnitt friseur friseurin strähnchen färben peluqueria mechas coiffeur coupe mèches cabeleireiro nails manicure pedicure acrylics lashes brows waxing facial uñas ongles unhas peluquera peluquero peluquería tintura coiffeuse couleur brushing strähnen cabeleireira parrucchiera taglio
    car cars garage mechanic brakes tyre tyres tire engine auto oil mot exhaust rod werkstatt clutch gearbox service mot suspension garage windscreen bonnet starter alternator bodywork reifen tüv ölwechsel bremsen taller neumaticos frenos itv garagiste pneus freins vidange mecánico aceite embrague mecânico oficina freios officina freni gomme
    textiles fabric sewing knitting weaving wool loom quilting cloth batik dye
    estate realtor listing property viewing escrow closing offer mortgage viewings mortgages surveyor damp valuation survey offers flat inmobiliaria alquiler tasador tasación escritura agente immobilier agence bail loyer makler maklerin besichtigung imobiliária imóvel immobiliare affitto
    """
}
