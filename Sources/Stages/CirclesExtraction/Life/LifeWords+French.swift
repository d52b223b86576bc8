extension LifeWords {
  static let french = LifeWords(
    denials: set("ne n na pas jamais aucun aucune sans ni rien personne"),
    over: set("avant autrefois ancien ancienne jadis ex"),
    hypotheses: set(
      """
      peut-être peutetre si serait seraient aurait auraient aimerait voudrait pourrait devrait
      éventuellement apparemment paraît rêve espère hésite
      """),
    ifs: [],
    subordinators: set("que qu parce"),
    ours: set(
      "je j nous tu toi moi vous suis ai avons sommes vais notre ton ta tes votre on me m"),
    he: set("il"), she: set("elle"),
    finites: set(
      """
      a est travaille vit habite va mange part déménage attend voyage étudie veut dit cherche souffre
      vient était avait fait s se adore n ne
      """),
    facts: keys([
      (
        .job,
        """
        travaille travailler travail boulot emploi bureau entreprise boîte chômage licencié licenciée
        viré virée retraite retraité retraitée promotion promu promue salaire stage stagiaire
        indépendant indépendante auto-entrepreneur télétravail contrat cdi cdd embauché embauchée
        démissionné démissionne alternance apprentissage reconversion congé carrière poste
        """
      ),
      (
        .family,
        """
        enceinte grossesse bébé jumeaux jumelles marié mariée mariage fiancé fiancée fiançailles
        divorce divorcé divorcée séparé séparée veuf veuve adopté adoption accouché accouchement
        nouveau-né pacsé pacsée célibataire petits-enfants filleul filleule
        """
      ),
      (
        .travel,
        """
        voyage voyages vacances vol croisière étranger erasmus sabbatique passeport randonnée week-end
        """
      ),
      (
        .health,
        """
        malade opéré opérée opération cancer chimio chimiothérapie radiothérapie hôpital hospitalisé
        hospitalisée allergique allergie allergies diabète diabétique asthme asthmatique migraine
        migraines dépression anxiété infarctus avc hernie pneumonie grippe covid entorse fracture
        blessé blessée blessure thérapie rééducation kiné diagnostic diagnostiqué diagnostiquée tumeur
        arthrite arthrose épilepsie cœliaque coeliaque insomnie béquilles plâtre pacemaker dialyse sobre
        accident convalescence burn-out chirurgie lumbago sciatique
        """
      ),
      (
        .home,
        """
        déménagé déménage déménagent déménagement déménager emménagé emménage appartement appart
        loyer bail propriétaire colocation coloc colocataire travaux rénovation rénove habite habitent
        ferme studio ehpad
        """
      ),
      (
        .pets,
        """
        chien chienne chiens chiot chiots chat chatte chats chaton chatons lapin lapins hamster
        perroquet perruche canari poules tortue tortues cheval jument poney chèvres furet caniche
        labrador lévrier cochon teckel
        """
      ),
      (
        .diet,
        """
        végétarien végétarienne végétalien végétalienne végan végane vegan pescétarien pescétarienne
        halal casher cœliaque coeliaque
        """
      ),
      (.gift, "cadeau cadeaux offrir"),
      (
        .school,
        """
        école collège lycée université fac étudie études bac brevet licence master doctorat thèse
        mémoire examen examens diplôme diplômé diplômée semestre bourse crèche maternelle concours
        étudiant étudiante soutenance rentrée prépa
        """
      ),
    ]),
    factPhrases: LifePhrases([
      (
        .job,
        "au chômage, à la retraite, à son compte, quitte son travail|poste|boulot, dans la boîte"
      ),
      (
        .family,
        """
        a|ont * enfants|enfant|fils|filles|fille|frère|frères|soeur|sœur|soeurs|sœurs,
        attend|attendent un bébé|enfant, se marie|marient, s est mariée|marié, sont mariés,
        va être maman|papa|mère|père|mamie|papi, petite|petit copain|copine, petits enfants
        """
      ),
      (
        .health,
        """
        s est cassé|cassée|fait, cassé|casse * jambe|bras|pied|poignet|cheville|main|côte|hanche,
        intolérant|intolérante à|au, en rééducation, arrêt maladie, arrêté de fumer|boire,
        cassé * jambe|bras|pied|poignet|cheville|main, ne boit pas|plus d alcool, burn out
        """
      ),
      (
        .home,
        "vit|vivent à|dans, acheté une|un maison|appartement|appart, une|leur|nouvelle maison"
      ),
      (
        .diet,
        "sans gluten|lactose|sucre, intolérant|intolérante au * gluten|lactose, intolérance au * gluten|lactose"
      ),
      (.gift, "lui offrir, lui ferait plaisir, bon cadeau, chèque cadeau"),
      (
        .travel,
        "part|partent en voyage|vacances|week, lune de miel, tour du monde, part|partent * au|en|à"
      ),
      (.pets, "cochon d inde"),
    ]),
    factEnds: [],
    occupations: set(
      """
      professeur professeure prof instituteur institutrice médecin infirmier infirmière avocat avocate
      ingénieur ingénieure architecte policier policière boulanger boulangère cuisinier cuisinière
      serveur serveuse coiffeur coiffeuse menuisier électricien électricienne plombier développeur
      développeuse informaticien informaticienne graphiste journaliste traducteur traductrice vendeur
      vendeuse comptable fonctionnaire juge psychologue kinésithérapeute dentiste vétérinaire
      pharmacien pharmacienne mécanicien jardinier agriculteur agricultrice pilote pompier photographe
      musicien musicienne acteur actrice consultant consultante secrétaire directeur directrice
      gérant gérante commercial commerciale chauffeur chercheur chercheuse notaire chirurgien
      chirurgienne sage-femme éducateur éducatrice aide-soignante aide-soignant enseignant enseignante
      designer libraire fleuriste cadre caissière
      """),
    occupationEnds: [],
    copulas: set("est comme devenue devenu métier"),
    foods: set(
      """
      viande poisson lait noix cacahuètes arachides gluten lactose sucre oeufs œufs oeuf porc crustacés
      soja blé alcool fromage tomates oignons ail café crevettes champignons noisettes amandes fraises
      coriandre épicé fruits pain laitages
      """),
    eating: set("mange manger mangent boit boire prend supporte aime tolère digère"),
    intolerance: set(
      "allergique allergie allergies intolérant intolérante intolérance supporte tolère digère"),
    turns: LifePhrases(
      """
      se marie|marient, s est mariée|marié, se sont mariés, va|vont se marier, enceinte, a accouché,
      est née|né, sont nés|nées, déménage, déménagent, a|ont déménagé, va|vont déménager,
      elle|il divorce, divorcent, a|ont divorcé, s est séparée|séparé, se sont séparés, se sépare|séparent,
      prend * retraite, a pris * retraite, part * retraite, promu, promue, a été promue|promu,
      a été licenciée|licencié|embauchée|embauché|virée|viré|opérée|opéré, a démissionné, quitte son
      travail|poste|boulot, est mort|morte, est décédé|décédée, vient de mourir|accoucher|naître|déménager,
      s est fait opérer, se fait opérer, opérée, opéré, a réussi * examen|concours|bac|permis,
      a eu son bac|permis|diplôme, a obtenu, s est fiancée|fiancé, se sont fiancés, ont adopté,
      commence|commencé|trouvé|décroché|a * nouveau|nouvel travail|poste|boulot|emploi, a gagné, ont rompu, a rompu, s est cassé|cassée,
      diagnostiqué, diagnostiquée, va être maman|papa|mère|père|mamie|papi,
      attend|attendent un bébé|enfant
      """),
    things: set(
      """
      mariage enterrement obsèques baptême concert exposition expo opération rendez-vous rendez examen
      entretien voyage vol dîner déjeuner brunch réunion fête tournoi match course marathon conférence
      première spectacle audition procès contrôle consultation chimio thérapie vacances anniversaire
      déménagement soutenance communion visite festival salon cours stage présentation vernissage
      irm scanner échographie crémaillère fiançailles concours semi-marathon trail représentation rdv
      """),
    thingEnds: [],
    motions: set(
      """
      part partent vole arrive arrivent vient viennent va vont commence commencent revient reviennent
      rentre rentrent visite ouvre ferme fête fêtent présente présentent court joue passe
      """),
    times: set(
      """
      aujourd demain hier lundi mardi mercredi jeudi vendredi samedi dimanche semaine mois janvier
      février mars avril mai juin juillet août septembre octobre novembre décembre printemps été automne
      hiver noël pâques
      """),
    mentions: set(
      """
      mentionner mentionne mentionnez parler parle parlez parlons demander demande demandez dire dis dites
      raconter raconte évoquer évoque évoquez aborder aborde abordez plaisanter plaisante blagues
      féliciter félicite mot questions interroger interroge
      """),
    direct: set(
      """
      mentionner mentionne mentionnez évoquer évoque évoquez aborder aborde abordez sujet
      """),
    telling: set("dire dis dites raconter raconte demander demande demandez parle parler"),
    about: set("de du des d sur"),
    avoiding: set("évite éviter évitez évitons"),
    reports: set(
      """
      a ai ont avait avons as voulait voulu pouvait peut peux pu oublie oublier oublions oubliez
      hésite hésiter hésitez je j avaient va
      """),
    empty: set(
      """
      le la les l lui en y ça cela leur rien plus pas jamais surtout mieux vaut il elle faut de avec
      et mais absolument aucun aucune cas maintenant sujet aujourd hui s plaît stp svp devant lui on
      ne n d que encore
      """),
    reluctance: LifePhrases(
      """
      aime|veut|souhaite pas * parler de|du|des|d, aime guère parler de|du|des|d
      """),
    secrets: LifePhrases(
      """
      est|reste un secret, est|reste secret|secrète, top secret, est|reste confidentiel, ça reste entre nous, entre nous,
      en secret
      """),
    unknowns: LifePhrases(
      """
      personne * ne le sait, personne ne sait, personne n est au courant, ne le sait, l a * dit à personne,
      la * dit à personne, garde|gardez|garder * pour toi|vous|soi, ne le dis|répète à personne
      """),
    sore: LifePhrases(
      "sujet sensible|délicat|tabou|douloureux|épineux, point sensible, est|reste tabou, corde sensible"
    ),
    presents: set("parle demande mentionne évoque aborde plaisante raconte félicite interroge"),
    particles: [:])
}
