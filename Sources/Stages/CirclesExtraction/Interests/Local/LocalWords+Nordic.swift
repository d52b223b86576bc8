extension LocalWords {
  static let swedish = LocalWords(
    verbs: forms(
      """
      stickar=stickade=sticka virkar=virkade=virka syr=sydde=sy broderar=brodera vaver=vavde=vava
      taljer=talja drejar=dreja malar=malade=mala tecknar=teckna fotograferar=fotografera
      sjunger=sjunga dansar=dansa simmar=simma seglar=segla ror=ro paddlar=paddla surfar=surfa
      dyker=dyka klattrar=klattra vandrar=vandra cyklar=cykla springer=springa joggar=jogga
      boxas=boxas faktas=faktas rider=rida fiskar=fiska jagar=jaga odlar=odla bakar=bakade=baka
      lagar brygger=brygga mediterar=meditera campar=campa snickrar=snickra smider=smida
      pusslar=pussla tummar=tumma skriver=skriva aker=aka trummar=trumma vinterbadar=vinterbada
      """),
    nouns: set(
      """
      fotboll handboll volleyboll basket innebandy bandy ishockey hockey tennis bordtennis pingis
      badminton padel squash golf rugby judo karate aikido taekwondo boxning brottning faktning
      yoga pilates zumba gymnastik friidrott triathlon maraton lopning orientering cykling
      mountainbike vandring fjallvandring klattring bouldering bergsklattring simning vinterbad
      kallbad surfing vindsurfing dykning fridykning segling rodd kajak paddling kanot skridskor
      langfardsskridskor konstakning skidor langdskidor langdakning utforsakning snowboard
      skidakning ridning dressyr bagskytte fallskarm fiske flugfiske jakt schack bridge poker
      backgammon mahjong biljard dart bowling boule kubb korsord sudoku pussel bradspel rollspel
      datorspel salsa tango balett dans folkdans linedance kor korsang sang gospelkor orkester piano
      fiol altfiol cello kontrabas gitarr bas ukulele banjo mandolin harpa flojt blockflojt oboe
      klarinett saxofon trumpet trombon tuba trummor dragspel munspel orgel nyckelharpa sackpipa
      teater improvisationsteater opera jazz poesi dikter maleri akvarell akvareller oljemalning
      teckning krokimalning kroki kalligrafi keramik drejning mosaik bokbindning origami makrame
      stickning virkning somnad broderi vavning kniplling filtning lapptacke slojd traslojd
      taljning snickeri smide modellbygge modelljarnvag batbygge slaktforskning astronomi
      fagelskadning faglar svamp svampplockning odling kolonilott tradgard dahlior rosor orkideer
      bonsai biodling bin duvor frimarken mynt vinyl serier deckare romaner poddar latin spanska
      franska italienska tyska engelska japanska norska danska finska arabiska teckensprak fotografi
      matlagning bakning surdeg brod olbryggning vin whisky kombucha meditation crossfit gym
      parkour trolleri loppisar geocaching camping husvagn motorcykel veteranbilar
      """),
    suffixes: [
      "kor", "yoga", "tennis", "gymnastik", "dans", "vandring", "simning", "fotografi", "orkester",
      "teater", "bygge", "klattring", "segling", "bakning", "samling", "fiske", "slojd", "akning",
    ],
    cues: set(
      """
      spelar spela gor lar ovar alskar alska samlar samla gar sjunger tranar borjat borjar borja
      anmalt kurs kursen klubb forening grupp traning repetition turnering galen tokig fast besatt
      fantast passion hobby varje mandag tisdag onsdag torsdag fredag lordag sondag mandagar
      tisdagar onsdagar torsdagar fredagar lordagar sondagar nu igen numera bygger laser lyssnar
      tittar vill gillar sedan med haller mitt allt lever for helt roligt kvall kvallar medlem
      """),
    takers: set("spelar spela samlar lar restaurerar odlar bygger"),
    skipped: set("pa nu ocksa igen sig att en ett den det gamla lite mycket aven fortfarande i"),
    denials: set(
      """
      inte aldrig ingen inget inga utan hatar slutat slutar slut lagt gett forr tidigare trakigt
      salt glomma varken tyvarr trott less
      """),
    breaks: set("och men sa"),
    first: set("jag"), mine: set("min mitt mina var vart"),
    theirs: set("sin sitt sina hans hennes deras"),
    relatives: set(
      """
      son dotter bror syster man fru barn mamma pappa mormor morfar farmor farfar van vannina sambo
      kusin chef kollega granne grannen barnbarn svarmor svarfar
      """),
    idle: set("roll spel tid"))

  /// Danish and Norwegian, whose words for these are nearly the same.
  static let danish = LocalWords(
    verbs: forms(
      """
      strikker=strikket=strikke haekler=hekler=haekle syr=sy broderer=brodere vaever=vever=vaeve
      drejer=dreier=dreje maler=male tegner=tegne fotograferer=fotografere synger=synge danser=danse
      svommer=svomme sejler=seiler=sejle ror=ro padler=padle surfer=surfe dykker=dykke
      klatrer=klatre vandrer=vandre cykler=sykler=cykle lober=loper=lobe bokser=bokse fegter=fekter
      rider=ride fisker=fiske jager=jage dyrker=dyrke bager=baker=bage brygger=brygge
      mediterer=meditere snedkererer=snekrer=snedkerere smeder=smir=smede skriver=skrive
      vinterbader=isbader=vinterbade spikker=snitter=snitte
      """),
    nouns: set(
      """
      fodbold fotball handbold handball volleyball basketball basket ishockey hockey tennis
      bordtennis badminton padel squash golf rugby judo karate aikido taekwondo boksning boksing
      brydning bryting faegtning fekting yoga pilates zumba gymnastik turn atletik friidrett
      triatlon triathlon maraton marathon lob loping orientering cykling sykling mountainbike
      terrengsykling vandring fjellturer toppturer klatring buldring bouldering svomning svomming
      vinterbadning isbading surfing dykning dykking fridykning sejlads seiling roning kajak
      padling kano skojter skoyter skiskyting ski langrenn langrend skilob snowboard alpint
      ridning riding dressur bueskydning bueskyting fiskeri fluefiske fluefiskeri jagt jakt skak
      sjakk bridge poker backgammon billard biljard dart bowling petanque kryds kryssord krydsord
      sudoku puslespil puslespill braetspil brettspill rollespil rollespill salsa tango ballet ballett dans
      folkedans linedance kor gospelkor korsang sang orkester korps klaver piano violin fele
      hardingfele bratsch cello kontrabas guitar gitar bas ukulele banjo mandolin harpe fløjte flojte
      floyte blokflojte obo klarinet klarinett saxofon saksofon trompet basun tuba trommer harmonika
      trekkspill trekspil mundharpe orgel orgelspil saekkepibe teater improteater opera jazz digte
      dikt poesi maleri akvarel akvarell tegning kalligrafi keramik keramikk drejning mosaik
      bogbinding bokbinding origami strik strikning strikking strikketoj haekling hekling syning
      broderi vaevning veving filtning patchwork slojd traesloyd snedkeri snekring smedning
      modeltog modelljernbane modelbygning badebygning batbygging slaegtsforskning slektsforskning
      astronomi fugle fugler fuglekiggeri fuglekikking svampe sopp sopptur havearbejde hagearbeid
      kolonihave kolonihage dahliaer roser orkideer bonsai biavl birokt bier duer frimaerker frimerker
      monter mynter vinyl tegneserier krimier krim romaner podcasts latin spansk fransk italiensk
      italiensk tysk engelsk japansk svensk arabisk tegnsprog tegnsprak fotografi madlavning
      matlaging bagning baking surdej surdeig rugbrod olbrygning olbrygging vin whisky meditation
      crossfit styrketraening parkour trylleri loppemarkeder geocaching camping motorcykel
      """),
    suffixes: [
      "kor", "yoga", "tennis", "gymnastik", "dans", "vandring", "fotografi", "orkester", "teater",
      "bygning", "klatring", "samling", "fiske", "spil", "spill", "strik",
    ],
    cues: set(
      """
      spiller spille gor gjor laerer laerer ovelser elsker elske samler samle gar tager tar traener
      trener begyndt begynder begynt begynner meldt kursus kurs klub klubb forening gruppe hold
      traening trening prove turnering vild gal bidt hekta opslugt fan fantast lidenskab hobby hver
      mandag tirsdag onsdag torsdag fredag lordag sondag nu na igen nar bygger laeser leser lytter
      ser vil gerne gjerne kan siden med medlem lever helt bedste beste synger aften kveld til
      """),
    takers: set("spiller spille samler laerer laere restaurerer bygger dyrker"),
    skipped: set("pa nu na ogsa igen sig seg at a en et den det gamle lidt litt meget stadig i"),
    denials: set(
      """
      ikke aldrig aldri ingen intet uden uten hader hater holdt stoppet sluttet slut slutt opgivet
      tidligere kedeligt kjedelig solgt glemme hverken lei traet
      """),
    breaks: set("og men sa"),
    first: set("jeg"), mine: set("min mit mitt mine vores var vart"),
    theirs: set("sin sit sitt sine hans hendes hennes deres"),
    relatives: set(
      """
      son sonn datter bror soster mand mann kone barn born mor far mormor morfar farmor farfar
      bestemor bestefar ven venn veninde venninne kaereste kjaereste faetter fetter kusine chef sjef
      kollega nabo naboen barnebarn svigermor svigerfar
      """),
    idle: set("rolle spil spill tid"))
}
