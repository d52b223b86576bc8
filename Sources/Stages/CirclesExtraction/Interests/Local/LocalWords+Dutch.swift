extension LocalWords {
  static let dutch = LocalWords(
    verbs: forms(
      """
      brei=breit=gebreid=breien haak=haakt=gehaakt=haken naait=genaaid=naaien borduurt=borduren
      weeft=weven quilt=quilten boetseert=boetseren pottenbakt=pottenbakken tekent=tekenen
      schildert=schilder=schilderen aquarelleert=aquarelleren fotografeert=fotograferen
      filmt=filmen zingt=zingen danst=dansen trommelt=trommelen drumt=drummen musiceert=musiceren
      dicht=dichten zwemt=zwemmen zeilt=zeilen roeit=roeien kanoot=kanoen surft=surfen
      duikt=duiken schaatst=schaatsen skiet=skien klimt=klimmen bouldert=boulderen
      wandelt=wandelen fietst=fietsen wielrent=wielrennen mountainbiket=mountainbiken
      hardloopt=hardlopen rent=rennen bokst=boksen schermt=schermen turnt=turnen judoot=judoen
      hengelt=hengelen vist=vissen jaagt=jagen tuiniert=tuinieren moestuiniert=moestuinieren
      imkert=imkeren bakt=bakken kookt=koken brouwt=brouwen fermenteert=fermenteren
      barbecuet=barbecueen kampeert=kamperen mediteert=mediteren schaakt=schaken damt=dammen
      kaart=kaarten klaverjast=klaverjassen bridget=bridgen puzzelt=puzzelen gamet=gamen
      sjoelt=sjoelen biljart=biljarten dartst=darten knutselt=knutselen kleit=kleien
      houtsnijdt=houtsnijden houtdraait=houtdraaien timmert=timmeren smeedt=smeden last=lassen
      goochelt=goochelen jongleert=jongleren breide=breien haakte=haken paardrijdt=paardrijden
      rijdt=rijden tennist=tennissen voetbalt=voetballen hockeyt=hockeyen volleybalt=volleyballen
      """),
    nouns: set(
      """
      voetbal voetballen handbal volleybal korfbal basketbal tennis tennissen tafeltennis badminton
      padel squash golf golfen hockey hockeyen ijshockey rugby honkbal softbal cricket waterpolo
      judo karate aikido taekwondo jiujitsu kickboksen boksen worstelen schermen yoga pilates zumba
      turnen gymnastiek atletiek triatlon marathon hardlopen wielrennen fietsen mountainbiken
      mountainbike racefiets ligfiets bakfietsen wandelen hiken nordic bergwandelen bergbeklimmen
      klimmen boulderen speleologie zwemmen schoonspringen snorkelen duiken freediven surfen
      windsurfen kitesurfen wingfoilen suppen suppen zeilen roeien kanoen kajakken peddelen
      schaatsen kunstrijden skeeleren skien langlaufen snowboarden paardrijden dressuur mennen
      boogschieten schieten parachutespringen paragliden zweefvliegen vliegeren vissen hengelen
      vliegvissen jagen valkerij schaken schaak dammen dam bridge bridgen poker klaverjassen
      canasta rummikub scrabble mahjong backgammon sjoelen biljart biljarten darts darten bowlen
      kegelen petanque bingo sudoku kruiswoordpuzzels puzzelen legpuzzels bordspellen
      rollenspellen gamen escaperooms salsa tango bachata ballet streetdance stijldansen
      volksdansen linedance linedansen flamenco breakdance jazzdans dansen koor zangkoor
      gospelkoor shantykoor popkoor kinderkoor zingen zang zangles orkest harmonie fanfare
      brassband drumband piano vleugel viool altviool cello contrabas gitaar basgitaar ukelele
      banjo mandoline harp fluit dwarsfluit blokfluit hobo klarinet fagot saxofoon trompet
      trombone hoorn tuba drums slagwerk accordeon trekharmonica mondharmonica orgel doedelzak
      draailier synthesizers theater toneel amateurtoneel improvisatietheater improvisatie cabaret
      stand-up opera operette musical jazz blues klassiek gregoriaans schilderen tekenen
      modeltekenen aquarel aquarelleren olieverf kalligrafie handletteren illustreren boetseren
      beeldhouwen keramiek pottenbakken raku mozaiek mozaieken glasblazen linosnede linosneden etsen
      zeefdruk zeefdrukken boekbinden papierscheppen origami macrame breien haken naaien borduren
      quilten weven spinnen vilten kantklossen patchwork sieraden zilversmeden smeden lassen
      houtbewerking houtdraaien houtsnijden meubelmaken timmeren modelbouw modelspoor
      modelspoorbaan modeltreinen modeltreintjes modelvliegtuigen botenbouw bootbouw vioolbouw
      restaureren stamboomonderzoek stamboom genealogie sterrenkunde sterrenkijken vogels vogelen
      vogelspotten vogelkijken paddenstoelen paddestoelen wildplukken tuinieren moestuin volkstuin
      bonsai bonsais orchideeen dahlia's rozen vetplanten cactussen imkeren bijen bijenhouden
      duiven postduiven duivenmelken kippen alpaca's aquarium aquaria postzegels munten vinyl
      lp's platen strips stripboeken stripverhalen detectives thrillers gedichten poezie podcasts
      hoorspellen luisterboeken latijn italiaans spaans frans duits engels japans zweeds noors
      deens fries arabisch gebarentaal esperanto fotografie fotograferen natuurfotografie film
      filmen drones djen programmeren koken bakken taartbakken zuurdesem brood bierbrouwen
      wijnproeven wijn whisky fermenteren kimchi barbecue mediteren meditatie tai-chi qigong
      crossfit fitness krachttraining spinning parkour trampoline acrobatiek circus goochelen
      jongleren vlooienmarkten kringloop geocachen geocaching pelgrimeren kamperen caravan camper
      motorrijden oldtimers karten sauna wadlopen elfstedentocht vrijwilligerswerk schrijven
      """),
    suffixes: [
      "koor", "yoga", "tennis", "gymnastiek", "dansen", "wandelen", "zwemmen", "schilderen",
      "fotografie", "orkest", "theater", "toneel", "bouw", "klimmen", "zeilen", "bakken",
      "verzameling", "verzamelen", "vissen", "vliegen", "puzzels", "breien", "haken", "snijden",
      "binden", "brouwen", "spotten",
    ],
    cues: set(
      """
      speelt speel doet doe leert leer oefent oefen houdt hou verzamelt verzamel gaat ga zit
      traint train begonnen begint beginnen aangemeld ingeschreven cursus les lessen club
      vereniging clubje groep groepje training repetitie toernooi wedstrijd verslaafd gek dol
      verliefd fan fanatiek passie hobby liefhebber bezeten bezig helemaal lust leven iedere elke
      wekelijks maandag dinsdag woensdag donderdag vrijdag zaterdag zondag weer nu tegenwoordig
      sinds lid bouwt bouw maakt maak leest lees luistert kijkt geeft wil wilde graag liefst
      ontdekt gekocht kocht staat uren avond avonden ochtend middag voor
      """),
    takers: set(
      """
      speelt speel leert leer verzamelt verzamel spaart restaureert kweekt fokt bouwt
      """),
    skipped: set(
      """
      nu ook nog weer graag de het een die al sinds zelf eindelijk alleen steeds altijd heel veel
      op in er met zijn haar trouwens tegenwoordig oude
      """),
    denials: set(
      """
      niet nooit geen zonder haat hekel gestopt stopt stop opgegeven opgezegd weg vroeger voormalig
      ex saai verkocht vergeten voorbij klaar kapot zat noch evenmin meer
      """),
    breaks: set("en maar want dus toch"),
    first: set("ik"), mine: set("mijn mn onze ons"), theirs: set("zijn haar hun zn d'r"),
    relatives: set(
      """
      zoon dochter broer zus man vrouw kind kinderen moeder vader mama papa oma opa vriend vriendin
      neef nicht kleinzoon kleindochter baas collega buurman buurvrouw buren oom tante zoontje
      dochtertje broertje zusje schoonmoeder schoonvader
      """),
    idle: set("rol mee spel spelletje geld kaart tijd huis wedstrijd"))
}
