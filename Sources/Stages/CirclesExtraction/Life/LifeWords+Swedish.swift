extension LifeWords {
  static let swedish = LifeWords(
    denials: set("inte aldrig ingen inget inga utan varken ej icke ingenting"),
    over: set("förr tidigare förut dåvarande före detta ex").subtracting(["detta"]),
    hypotheses: set(
      "kanske skulle möjligen eventuellt ifall ville vore tydligen hoppas drömmer funderar"),
    ifs: set("om"),
    subordinators: set("att eftersom"),
    ours: set("jag vi du dig din ditt dina oss mig ni"),
    he: set("han"), she: set("hon"),
    finites: set(
      """
      har är var jobbar arbetar bor lever flyttar gifter får äter flyger reser går kommer studerar
      pluggar söker köper säger vill ska kan hade fick blev väntar
      """),
    facts: keys([
      (
        .job,
        """
        jobbar jobb jobbet arbetar arbete anställd kontoret företag arbetslös pension pensionär pensionerad
        befordrad befordran lön praktik praktikant egenföretagare frilansar frilansare distansarbete
        föräldraledig föräldraledighet mammaledig pappaledig sjuksköterskejobb avskedad uppsagd
        jobbsökande arbetsgivare karriär deltid heltid nattskift chefen omskolning
        """
      ),
      (
        .family,
        """
        gravid graviditet bebis bebisen tvillingar gift gifter förlovad förlovade förlovning skilsmässa
        skild separerat separerad änka änkling adopterat adoption fosterbarn nyfödd bröllop fött
        förlossning sambo barnbarnsbarn gudbarn
        """
      ),
      (
        .travel,
        """
        resa resor reser semester flyg flyger flygresa kryssning utomlands jorden-runt bröllopsresa
        backpackar utbytesår sabbatsår
        """
      ),
      (
        .health,
        """
        sjuk sjukskriven opererad opererades opereras operation operationen cancer bröstcancer
        cellgifter strålning sjukhus sjukhuset allergisk allergi allergier diabetes diabetiker astma
        migrän depression deprimerad utbränd utmattningssyndrom hjärtinfarkt stroke diskbråck
        lunginflammation influensa covid skadad skada terapi rehab sjukgymnastik fysioterapi diagnos
        tumör artros reumatism epilepsi celiaki sömnlöshet kryckor gips pacemaker hörapparat dialys
        nykter olycka hjärnskakning pollenallergi laktosintolerant
        """
      ),
      (
        .home,
        """
        flyttat flyttar flytta flytt flytten lägenhet lägenheten hus huset villa hyra hyr bolån hyresvärd
        renoverar renovering inneboende gård gården stuga stugan radhus bor bostadsrätt äldreboende
        """
      ),
      (
        .pets,
        """
        hund hunden hundar valp valpen valpar katt katten katter kattunge kattungar kanin kaniner
        hamster marsvin papegoja undulat höns sköldpadda häst hästen hästar ponny getter iller tax pudel
        labrador schäfer husdjur
        """
      ),
      (
        .diet,
        """
        vegetarian vegetarisk vegan veganer veganska pescetarian laktosintolerant laktosfri glutenfri
        glutenintolerant celiaki halal kosher sockerfri
        """
      ),
      (.gift, "present presenter presentkort julklapp julklappar gåva presenttips presentidé"),
      (
        .school,
        """
        skola skolan universitet universitetet högskola högskolan pluggar studerar studier gymnasiet
        kandidat master masteruppsats doktorerar avhandling examen tenta tentan tentor termin student
        studenten stipendium förskola dagis uppsats disputation disputerar
        """
      ),
    ]),
    factPhrases: LifePhrases([
      (
        .job,
        "nytt|nya jobb|jobbet, sagt upp sig, säger upp sig, gått i pension, går i pension, utan jobb, eget företag, fått jobb"
      ),
      (
        .family,
        """
        har * barn|son|dotter|söner|döttrar|bror|syster|syskon|bröder|systrar, väntar barn|tvillingar, gifter
        sig, gift sig, blivit mamma|pappa|mormor|morfar|farmor|farfar, gjort slut
        """
      ),
      (
        .health,
        """
        brutit benet|armen|foten|handleden|fotleden|handen|ett, bröt benet|armen|foten|handleden|fotleden,
        dricker inte alkohol, slutat röka|dricka, på sjukhus, lider av, utmattad
        """
      ),
      (.home, "köpt hus|lägenhet|villa, köper hus|lägenhet"),
      (.diet, "utan gluten|laktos|socker"), (.gift, "önskar sig"),
      (.travel, "åker till, reser till, på semester, jorden runt"),
    ]),
    factEnds: ends([
      (.health, "allergi operation inflammation cancer skada terapi"),
      (.school, "examen uppsats utbildning"), (.pets, "valp valpen"), (.gift, "present"),
      (.home, "lägenhet"),
    ]),
    occupations: set(
      """
      lärare läkare sjuksköterska undersköterska barnmorska advokat jurist ingenjör arkitekt polis
      bagare kock servitör servitris frisör snickare elektriker rörmokare programmerare utvecklare
      designer journalist översättare säljare ekonom revisor tjänsteman domare psykolog sjukgymnast
      fysioterapeut tandläkare veterinär apotekare mekaniker trädgårdsmästare bonde pilot brandman
      fotograf musiker skådespelare konsult sekreterare chef direktör chaufför forskare kirurg mäklare
      socionom fritidsledare förskollärare lokförare busschaufför optiker präst bibliotekarie
      """),
    occupationEnds: ["larare", "skoterska", "lakare", "ingenjor", "utvecklare", "forare"],
    copulas: set("är som blir blev blivit"),
    foods: set(
      """
      kött fisk mjölk nötter jordnötter gluten laktos socker ägg fläskkött griskött skaldjur räkor soja
      vete alkohol ost tomater lök vitlök kaffe mejeriprodukter hasselnötter mandlar jordgubbar selleri
      koriander bröd
      """),
    eating: set("äter äta dricker dricka tål gillar"),
    intolerance: set("allergisk allergi allergier intolerant intolerans tål"),
    turns: LifePhrases(
      """
      gifter|gifte|gift * sig, gravid, förlovade|förlovat|förlovar * sig, flyttar * till,
      flyttat * till, flyttar ihop, flyttat ihop, ska flytta, skiljer sig, skilt sig, skilde sig, separerat,
      gjort slut, gått i pension, går i pension, befordrad, blivit befordrad, fått * jobb, börjar|börjat|har * nytt jobb,
      sagt upp sig, uppsagd, avskedad, dött, dog, gått bort, avlidit, opererad, opererades, opereras,
      ska opereras, klarat * tentan|examen|körkortet|uppkörningen, tagit * examen|studenten|körkort,
      tar * examen|studenten, född, föddes, fött, adopterat, disputerar, disputerat, vunnit, vann,
      brutit benet|armen|foten|handleden, fått diagnosen, väntar barn|tvillingar, blivit mamma|pappa|mormor|morfar|farmor|farfar,
      emigrerar
      """),
    things: set(
      """
      bröllop bröllopet begravning begravningen dop dopet konsert konserten utställning operation operationen
      läkartid tandläkartid tenta tentan examen prov provet intervju anställningsintervju resa resan flyg
      middag lunch frukost brunch fika möte mötet fest festen kalas turnering match matchen lopp maraton
      konferens premiär uppträdande audition rättegång kontroll cellgifter terapi semester jubileum flytt
      flytten studentfest konfirmation besök utflykt festival mässa kurs disputation presentation invigning
      magnetröntgen ultraljud förlossning inflyttningsfest svensexa möhippa studenten föreställning
      """),
    thingEnds: ["bröllop", "operation", "examen", "konsert", "fest", "intervju", "tid"].map(
      folded),
    motions: set(
      """
      flyger reser åker kommer går börjar startar besöker öppnar stänger återvänder firar springer spelar
      uppträder landar flyttar
      """),
    times: set(
      """
      idag imorgon övermorgon igår måndag tisdag onsdag torsdag fredag lördag söndag vecka veckan helgen
      månad januari februari mars april maj juni juli augusti september oktober november december våren
      sommaren hösten vintern jul påsk midsommar
      """),
    mentions: set(
      """
      nämna nämn prata tala snacka fråga berätta säga säg ta skämta skämt gratulera påminna påminn diskutera
      """),
    direct: set("nämna nämn ämnet ämne diskutera ta"),
    telling: set("berätta säga säg fråga påminna påminn"),
    about: set("om efter på till upp"),
    avoiding: set("undvik undvika undviker"),
    reports: set(
      "har hade ville kunde kan glöm glömma tveka jag fick blev skulle"),
    empty: set(
      """
      det den detta henne honom dem hon han där om snälla helst bäst mer igen nu än absolut men och med
      för vi man ska bör får ämnet aldrig inför till att på upp tack bara något
      """),
    reluctance: LifePhrases(
      """
      pratar|talar inte gärna om, pratar|talar ogärna om, vill|gillar inte * prata|tala om,
      vill|gillar inte att prata|tala om
      """),
    secrets: LifePhrases(
      "är|förblir * hemligt, är|förblir en hemlighet, är|förblir hemlig, hemlighåll, håll * hemligt, det stannar|är|blir mellan oss, mellan oss, topphemligt"
    ),
    unknowns: LifePhrases(
      """
      ingen vet, vet ingen, ingen * vet om, inte berättat * för någon, inte sagt * till någon,
      behåll * för dig själv, håll * för dig själv, ingen får veta
      """),
    sore: LifePhrases(
      "känsligt|ömtåligt|känslig|svårt ämne|punkt|fråga, öm|ömma punkt, tabu, laddat ämne"),
    presents: [],
    particles: ["ta": "upp"])
}
