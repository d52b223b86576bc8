extension LifeWords {
  /// Danish and Norwegian, whose words for these are nearly the same.
  static let danish = LifeWords(
    denials: set("ikke aldrig aldri ingen intet uden uten hverken verken ej ingenting"),
    over: set("tidligere førhen dengang daværende eks"),
    hypotheses: set(
      """
      måske kanskje ville skulle muligvis muligens eventuelt hvis dersom vist visst håber håper drømmer
      overvejer vurderer angiveligt
      """),
    ifs: set("om før"),
    subordinators: set("at fordi"),
    ours: set("jeg vi du mi dig deg din dit ditt dine os oss mig meg dere"),
    he: set("han"), she: set("hun"),
    finites: set(
      """
      har er var arbejder jobber arbeider bor lever flytter gifter får spiser flyver flyr rejser reiser
      går kommer studerer søger søker køber kjøper siger sier vil skal kan havde hadde fik fikk blev ble
      venter
      """),
    facts: keys([
      (
        .job,
        """
        arbejder arbeider jobber job jobb jobben jobbet arbejde arbeid ansat ansatt kontor kontoret firma
        arbejdsløs arbeidsledig arbejdsledig pension pensioneret pensjon pensjonist pensionist
        forfremmet forfremmelse forfremmelsen løn lønn praktik praksisplass praktikant selvstændig
        selvstendig freelancer fyret sparket oppsagt opsagt barsel barselsorlov foreldrepermisjon
        mammapermisjon arbejdsgiver arbeidsgiver karriere deltid fuldtid heltid nattevagt lærling lærlinge
        """
      ),
      (
        .family,
        """
        gravid graviditet baby babyen tvillinger gift gifter forlovet forlovede forlovelse skilsmisse
        skilt separeret separert enke enkemand enkemann adopteret adoptert adoption adopsjon plejebarn
        fosterbarn nyfødt bryllup født fødsel samboer gudbarn
        """
      ),
      (
        .travel,
        """
        rejse rejser reise reiser ferie flyver flyr flyrejse flyreise krydstogt cruise udlandet
        utlandet bryllupsrejse bryllupsreise jordomrejse jordomreise sabbatår
        """
      ),
      (
        .health,
        """
        syg syk sygemeldt sykemeldt opereret operert opereres operation operationen operasjon operasjonen
        kræft kreft brystkræft brystkreft kemo kjemo cellegift stråling sygehus sygehuset sykehus
        sykehuset hospitalet allergisk allergi allergier sukkersyge diabetes astma migræne migrene
        depression depresjon stresset udbrændt utbrent blodprop hjerteinfarkt slagtilfælde slag
        lungebetændelse lungebetennelse influenza influensa covid skadet skadd skade terapi genoptræning
        opptrening rehabilitering fysioterapi diagnose svulst slidgigt artrose gigt epilepsi cøliaki
        søvnløshed krykker gips pacemaker høreapparat dialyse ædru edru ulykke hjernerystelse diskusprolaps
        prolaps laktoseintolerant høfeber
        """
      ),
      (
        .home,
        """
        flyttet flytter flytte flytning flytningen lejlighed lejligheden leilighet leiligheten hus huset
        leje leie lejer leier boliglån udlejer utleier renoverer oppusser renovering gård gården hytte
        hytta sommerhus rækkehus rekkehus bor andelsbolig kollektiv plejehjem sykehjem
        """
      ),
      (
        .pets,
        """
        hund hunden hunde hunder hvalp hvalpen hvalpe valp valpen kat katten katte katt katter killing
        killinger kattunge kattunger kanin kaniner hamster marsvin papegøje papegøye undulat høns høner
        skildpadde skilpadde hest hesten heste hester pony ponni geder geiter gravhund puddel labrador
        schæfer kæledyr kjæledyr
        """
      ),
      (
        .diet,
        """
        vegetar vegetarianer vegetarisk vegetarianar veganer vegansk pescetar pescetarianer
        laktoseintolerant laktosefri glutenfri cøliaki halal kosher sukkerfri
        """
      ),
      (
        .gift,
        "gave gaver gaveidé gaveide julegave julegaver fødselsdagsgave bursdagsgave gavekort gaveønske"
      ),
      (
        .school,
        """
        skole skolen universitet universitetet gymnasiet videregående studerer studie studier bachelor
        kandidat speciale specialet masteroppgave afhandling avhandling eksamen eksamener semester
        stipend børnehave barnehage vuggestue folkeskole disputas phd
        """
      ),
    ]),
    factPhrases: LifePhrases([
      (
        .job,
        """
        nyt|ny|nytt job|jobb|stilling, sagt op|opp, sagt * op|opp, gået på pension, går på pension,
        gått av|i|på pensjon, går av med pensjon, uden arbejde|job, egen virksomhed|bedrift, fått|fået * jobb|job
        """
      ),
      (
        .family,
        """
        har * børn|barn|søn|sønn|datter|sønner|døtre|døtre|bror|søster|søskende|søsken|brødre|søstre,
        venter barn|tvillinger, gifter sig|seg, giftet sig|seg, gift sig|seg,
        blevet|blitt mor|far|mormor|morfar|farmor|farfar|bestemor|bestefar|mamma|pappa, gået fra hinanden, gjort det slutt
        """
      ),
      (
        .health,
        """
        brækket benet|armen|foden|håndleddet|anklen|hånden, brukket beinet|armen|foten|håndleddet|ankelen,
        drikker ikke alkohol, holdt op med at ryge|drikke, sluttet|slutta å røyke|drikke, på hospitalet|sygehuset|sykehus,
        lider av|af, går ned med stress, født for tidligt
        """
      ),
      (.home, "købt hus|lejlighed, kjøpt hus|leilighet, køber hus|lejlighed, kjøper hus|leilighet"),
      (.diet, "uden gluten|laktose|sukker, uten gluten|laktose|sukker"),
      (.gift, "ønsker sig|seg"),
      (.travel, "rejser til, reiser til, på ferie, jorden rundt"),
    ]),
    factEnds: ends([
      (.health, "allergi operation operasjon betændelse betennelse kræft kreft skade terapi"),
      (.school, "eksamen oppgave uddannelse utdanning"), (.pets, "hvalp hvalpen valp"),
      (.home, "lejlighed leilighet"),
    ]),
    occupations: set(
      """
      lærer læge lege sygeplejerske sykepleier jordemoder jordmor advokat ingeniør arkitekt politibetjent
      politimand politi bager baker kok kokk tjener servitør frisør tømrer snekker snedker elektriker
      vvs'er rørlegger programmør udvikler utvikler designer journalist oversætter oversetter sælger selger
      bogholder revisor embedsmand dommer psykolog fysioterapeut tandlæge tannlege dyrlæge dyrlege
      veterinær farmaceut mekaniker gartner landmand bonde pilot brandmand brannmann fotograf musiker
      skuespiller konsulent sekretær direktør chauffør sjåfør forsker kirurg mægler megler pædagog
      barnehagelærer hjelpepleier skolelærer optiker præst prest bibliotekar jurist økonom
      """),
    occupationEnds: [
      "laerer", "plejerske", "pleier", "ingenior", "udvikler", "utvikler", "laege", "lege",
      "chauffor",
    ],
    copulas: set("er som bliver blir blev blevet blitt"),
    foods: set(
      """
      kød kjøtt fisk mælk melk nødder nøtter jordnødder peanøtter gluten laktose sukker æg egg svinekød
      svinekjøtt skaldyr rejer reker soja hvede hvete alkohol ost tomater løg løk hvidløg hvitløk kaffe
      hasselnødder hasselnøtter mandler jordbær selleri koriander brød
      """),
    eating: set("spiser spise drikker drikke tåler liker"),
    intolerance: set("allergisk allergi allergier intolerant intoleranse tåler"),
    turns: LifePhrases(
      """
      gifter|giftede|giftet|gift * sig|seg, gravid, forlovet sig|seg, forlovede sig,
      flytter * til, flyttet * til, flytter sammen, flyttet sammen, skal flytte, skal skilles, blevet skilt,
      blitt skilt, skiller sig, skilte seg, gået fra hinanden, gjort det slutt, gået på pension, går på pension,
      gått av med pensjon, går av med pensjon, forfremmet, fået|fått * job|jobb, begynder|begynner|starter|har * nyt|ny|nytt job|jobb|stilling,
      sagt * op|opp, sagt op|opp, fyret, fått sparken, døde, død, gået bort, gått bort, afgået ved, opereret, operert,
      opereres, skal opereres, bestået, bestått, dumpet, født, fødte, adopteret, adoptert, disputerer, vundet, vunnet,
      brækket benet|armen|foden|håndleddet, brukket beinet|armen|foten|håndleddet, fået|fått diagnosen,
      venter barn|tvillinger, blevet|blitt mor|far|mormor|morfar|farmor|farfar|bestemor|bestefar|mamma|pappa
      """),
    things: set(
      """
      bryllup bryllupet begravelse begravelsen bisættelse bisettelse barnedåb dåp koncert konsert udstilling
      utstilling operation operationen operasjon operasjonen lægetid legetime tandlægetid tannlegetime
      eksamen eksamenen prøve prøven jobsamtale jobbintervju samtale rejse rejsen reise reisen middag
      frokost brunch møde møte fest festen turnering kamp kampen løb løp maraton konference konferanse
      premiere optræden opptreden audition retssag rettssak kontrol kontroll kemo terapi ferie jubilæum
      jubileum flytning flyttedag konfirmation konfirmasjon besøg besøk udflugt utflukt festival messe kursus
      kurs disputas presentasjon åbning åpning mr-scanning ultralyd termin housewarming polterabend
      studenterfest dimission forestilling innflytningsfest
      """),
    thingEnds: [
      "bryllup", "operation", "operasjon", "eksamen", "koncert", "konsert", "fest", "samtale",
      "tid",
      "time",
    ],
    motions: set(
      """
      flyver flyr rejser reiser kommer går begynder begynner starter besøger besøker åbner åpner lukker
      fejrer feirer løber løper spiller optræder opptrer lander tager drar flytter
      """),
    times: set(
      """
      idag imorgen overmorgen igår mandag tirsdag onsdag torsdag fredag lørdag søndag uge ugen uke uka
      weekenden helgen helga måned januar februar marts mars april maj mai juni juli august september
      oktober november december desember foråret våren sommeren efteråret høsten vinteren jul påske
      """),
    mentions: set(
      """
      nævn nævne nevn nevne omtale tal tale snak snakke spørg spørge spør spørre fortæl fortælle fortell
      fortelle sige si bring bringe ta tag spøg spøge vits vitser gratuler gratulere minde mind minn
      minne diskutere
      """),
    direct: set(
      """
      nævn nævne nevn nevne omtale emnet temaet diskutere bring bringe ta tag
      """),
    telling: set(
      "fortæl fortælle fortell fortelle sige si spørg spørge spør spørre minde mind minn minne"),
    about: set("om efter etter til på op opp"),
    avoiding: set("undgå unngå undgår unngår"),
    reports: set(
      "har havde hadde ville kunne kan glem glemme tøv nøl jeg fik fikk blev ble skulle var"),
    empty: set(
      """
      det den dette hende henne ham han hun dem derom om det helst bedst best mere mer igen igjen nu nå
      endnu ennå absolut absolutt men og med for vi man skal bør får emnet temaet aldrig til at å på op
      opp tak bare noget noe overfor venligst vær så snill
      """),
    reluctance: LifePhrases(
      """
      taler|snakker ikke gerne|gjerne om, taler|snakker nødigt|nødig om, vil|liker ikke * tale|snakke om,
      vil|kan ikke lide at tale|snakke om, bryder sig ikke om at tale|snakke om
      """),
    secrets: LifePhrases(
      """
      er * hemmeligt, er hemmelig, er en hemmelighed|hemmelighet|hemmelegheit, hold * hemmeligt|hemmelig,
      det bliver|blir mellem|mellom os|oss, mellem os, mellom oss, tophemmeligt, topphemmelig, er stadig|fortsatt en hemmelighed|hemmelighet,
      er fortrolig|fortroligt
      """),
    unknowns: LifePhrases(
      """
      ingen ved, ved ingen, ingen vet, vet ingen, ikke sagt|fortalt * til nogen|noen,
      ikke fortalt * nogen|noen, behold|hold * for dig|deg selv, ingen må vide|vite
      """),
    sore: LifePhrases(
      """
      følsomt|ømtåleligt|sårt|ømfintlig|sensitivt|vanskeligt|vanskelig emne|tema|punkt, ømt punkt, tabu,
      betent tema, ømt emne
      """),
    presents: [],
    particles: ["bring": "op", "bringe": "op", "tag": "op", "ta": "opp"])
}
