/// Women's names: written by `tools/names.py` from Faker 40.63.0 (THIRD_PARTY.md).
enum NamesOfWomen {
  static let list = """
    aachal aada aadhya aahana aaliyah aanuoluwapo aarini aarna aashi aba abagail abbey abbi abbie abbigail abby abebi abelone abena abeni abha abigael abigail abigaili abigale abigayle
    abina abiye abosede abril acarkan achieng achsah acilay ada adaeze adah adal adaline adalyn adalynn adamaris adda addie addison addisyn addyson adebukola adela adelaida adelaide
    adelasia adele adelgunde adelheid adelia adelina adelinde adeline adell adella adelle adelyn adelynn adenike adepeju adesewa adesua adetoke adetoun adhra adia adiela adila adile
    adilene adimu adina adison adline adolfine adora adoracion adria adriana adriane adrianna adrianne adriene adrienn adrienne adrijana adunni advika adviye adweta adwoa adya adyson
    aedin aenne afaq aferdita afet affie afia afife afra africa afruza afton afua agata agatha agathe agbegim agca aggie aglaia agnes agnesa agnese agness agneta agnete agnieszka
    agostina agripina agueda agusta agustina ahter aicha aida aide aideen aiga aija aiko aila ailbhe aileen ailene aili ailis ailish aimee aina ainara aine aino ainoa ainsley airi
    aisha aishani aishling aisling aislinn aisyah aitana aiyana aiyanna aja ajda ajeng ajla ajna ajoke akay akeelah akgunes akife akinyi akira akise akmaral akosua akoth aksoy akua
    akumaa akumu akyildiz ala alabama alabezek alaina alana alani alanis alanna alannah alara alaya alayna alaz alba alberta alberte albertha albertina albertine albina albulena alcie
    alcira alda aldona aldonza alea aleah alease alecia aleen aleena aleida aleisha alejandra alejandrina aleksandra alemsah alena alene alenka alesha alesia alessandra alessia aleta
    aletha alethea alexa alexandra alexandrea alexandria alexandrie alexandrina alexia alexina alexus alexys alfonsina alfreda algis alia aliana alica alice alicia alicja alida alika
    alina aline alis alisa alise alisha alisik alison alissa alisson alivia alix aliya aliyah aliye aliza alize alizee alja alka alla allana allean alleen allegra allena allene allie
    alline allison allisson ally allyson allyssa alma almasi almast almaz almeda almedia almendra almeta almina almira almudena almut almuth almyra aloisia alojzia alojzija aloma
    alondra aloyse alpha alphonsine alta altha althea altie altinbike altincicek alvena alvera alverda alverta alvina alvine alvira alwilda alwina alwine aly alya alyce alycia alys
    alysa alyse alysha alysia alyson alyssa alyssia alyvia alzbeta alzina ama amada amahle amaia amaira amalia amalie amalija amanda amandine amani amara amarachi amarilis amaris amaya
    ambar amber amberly ambre amel amela amelia amelie america amey ami amiah amie amina aminatu amira amirah amiya amiyah amma ammie amoke amondi amope amparo amra amre amrita amruta
    amy amya ana anabel anabela anabella anabelle anaelle anahera anahi anahis anaida anais analia anamaria anamika anargul anasa anastacia anastasia anastasie anastatia anastazie
    anastazja anaya anca ancuta anda andela andjela andjelina andrada andrea andree andreea andreia andreja andrejka andrena andria andrina ane anel anemona aneta anete anett anette
    anezka angela angele angeles angelia angelic angelica angelika angelina angeline angelique angelita angella anghelina angie ani anica anice anie aniela anika aniko anina anisa
    anisoara anissa anita anitra aniya aniyah anja anjali anjanette anjelica anka anke ankica ann anna annabel annabell annabella annabelle annah annalena annaliese annalisa annalise
    annamae annamaria annamarie annastacia anne annedore annegret annegrete annekatrin anneke anneleen annelene anneli annelie annelies anneliese annelise annelore annemarie annemette
    annemie annemijn anner annerose annet annett annetta annette anni annica annice annick annie anniina annija annika annikki annina annis annita annmarie annukka annunziata anny
    anona anouk anselma ansley ansora antionette antje antoaneta antoinette antonela antonella antonetta antonette antonia antonieta antonietta antonija antonina antra anu anunciacion
    anusha anuta anvi anya anyango anyi aoibheann aoibhin aoibhinn aoife apolena apolline apollonia apolonia april ara arabella araceli aracely aradhana arah aral araminta aranka
    aranzazu arcelia ardath ardelia ardella ardelle ardeth ardis ardita ardith ardyce areli arely aretha argie aria ariadna ariana ariane arianna arianne ariela ariella arielle arietta
    arife arija arike arina arinola aripinar aristita arizona arja arkie arla arleen arlena arlene arlet arleth arletta arlette arlinda arline arly arlyne armahan armande armelle
    armida arminda arminta arnaude arnetta aroa aroha arra arrie artelia artemisa arunima arusi arvilla arya aryana aryanna arziye arzu asake asali asatira ascension ase asha ashan
    ashanti ashely ashlea ashlee ashleigh ashlene ashli ashlie ashling ashly ashlyn ashlynn ashtyn asia asila asile asliye asma asmini asmira ason aspen assia assumpta assunta asta
    astrid astride asu asuncion ataahua atanur atena athena ati atiena atieno atinuke atiyye attie attracta aubree aubrie aud aude audra audrey audriana audrianna audrina audry augusta
    augustina aulikki aune aura aurea aurelia aureliana aurelie aurilla aurora aurore ausma austra autumn ava avah averi averie averil avie avis avril avunc awero awesi awhina axelle
    axenia aya ayan ayana ayanna ayasun aybeniz aybet aycagul aycan aycicek aydar ayduru ayelen ayesha aygonenc aygul aygun ayhan ayinke aykut ayla ayleen aylil aylin aylla aynilhayat
    aynimah aynur aynure ayoka ayse ayseana aysel aysema aysenur aysevim aysu aysuna aytekin ayten aytoz ayu ayulker ayyaruk azade azahar azahara azalea azalee azaria azariah azeneth
    aziza azize azra azucena azul azzie baaba babett babette baby badegul bagdat baghyawati bahtinur baiba bailee bairbre balaxanim balca balli bama bambi banu bara barb barbara barbel
    barbie barbora barbra barbro barica barkha basriye baylee baylie bea beadie beata beate beatrice beatrijs beatrix beatriz beaulah beckie becky bediriye bee begim begona behiza
    belen belgizar belia belinda belkize bella belle belva bena benedicte benedikte benedita benek benice benigna benita benovse benta bente benthe beray berdie berengere berenice
    bergen berit beriye bernadett bernadette bernadine bernarda bernardine bernardita berneice bernetta bernhardine bernice berniece bernita berra berrin berta bertha berthe bertina
    besarta besey bess besse bessie beste betania beth betha bethan bethann bethany bethzy betina betsey betsy bette betti bettie bettina betty bettye bettyjane bettylou beula beulah
    bev beverlee beverley beverly beyhatun beyonce bezek bhanumati bhavani bhavika bhavini bhavna bhavya bhekisisa bhekizizwe bhekokwakhe bianca bianka bibi bibiana bibisora bidayet
    biddie bieke bienvenida bilay bilginur bilha biljana bilkay bilkisu billye bimala bina binay birben birdella birdie birgid birgit birgitt birgitta birgitte birgul birsan birte
    birtha birthe birtie biruta biserka bishakha bitten bitul bjorg blanaid blanca blanch blanche blanchie blandine blanduzia blanka blathnaid blazena blerina blerta blessing blossom
    bluette bobbi bobbye bodil boel bogdana boglarka bohdana bohumila bohuslava bolatito boluwatife bonita bonnie bonny bonu borbala bosibori bouchra bozena bozica bozidara braelyn
    brande brandee brandi brandie brandusa branislava branka brea breana breann breanna breanne breda bree breeda breege breffni brenda brendah brenna breonna bria briana brianda
    brianna brianne brid bridget bridgett bridgette bridgit bridie brielle briget brigette brighid brigid brigida brigita brigitta brigitte briley brilyant brinda brinley brionna brisa
    bristol brit brita britany britney britni britny britt britta brittaney brittani brittanie brittany brittnay brittnee brittney brittni brittnie brittny brona bronach bronagh
    bronislava bronwen bronwyn brooke brooklyn brooklynn bruna brunhild brunhilde bruni brunilda bryana bryanna brylee bryn brynlee brynn bryony buelah buena buffy bukurije bula bulah
    buna bunmi burcuhan bureyre busara busisiwe busra busranur byrdie cacilia cacilie caddie cadence caetana caglar cahan cailin cailyn cait caitlin caitlyn caitlynn caitriona cajsa
    caldonia caleigh cali calim calista calixta calla calleigh cambria camelia cami camila camilla camille camisha cammie canan candace candela candelaria candelas candi candice
    candida candis candy candyce canfeza cannie canseven canur caoilfhionn caoimhe capitola cappie caprice capucine cara caragh caren cari caridad carie carin carina carine carisa
    carissa carita carla carlee carleen carleigh carlene carley carli carlijn carlota carlotta carly carlyn carma carmel carmela carmelita carmella carmen carmenza carmina carminho
    caro carol carola carolann carole carolee carolien carolin carolina caroline carolyn carolyne carolynn caron carra carren carri carrie carry caryl caryn casandra casiana casie
    cassandra cassie cassondra cataleya catalina catarina caterina catharina catharine catherina catherine catheriona cathern cathey cathi cathie cathleen cathrin cathrina cathrine
    cathriona cathryn cathy catia catina catinca catrin catrina catrine catrinel catriona caydence cayetana cayla caylee ceara cecelia cecile cecilia cecilie cecilija cecille cecily
    cedide ceil celena celene celesta celeste celestia celestina celestine celia celie celina celinda celine cemale cemile cemiyle cena centa centrine ceola cerasela cevale cevregul
    ceyhune ceyla ceylin ceyran cezara chaaya chaitaly chaka chakrika chaman chameli chana chanchal chanda chandani chanel chanelle chaney chanez chanie chaniya channie chantal chante
    chantel chantelle charis charissa charisse charita charity charla charlee charleen charlene charline charlize charlott charlotta charlotte charlottie charlsie charmaine charolette
    charos charvi chasity chasmum chastity chausiki chavvi chaya chebet chelangat chelo chelsea chelsey chelsi chelsie chelsy chepkemoi chepkoech chepkorir cher cherelle cheri cherie
    cherilyn cherise cherish cherith cherotich cherrelle cherri cherrie cherry cherryl cheryl cheryle cheryll chessie chestina cheyanne cheyenne chi chiamaka chiara chidimma chimere
    china chinelo chinyere chipukizi chiquita chiraz chita chizoba chloe chloie chrissie chrissy christa christabel christal christeen christel christelle christen christena christene
    christi christiana christiane christianne christin christina christine christl chrystal chyna chynna ciaobella ciara ciarra ciarrai cicek cicely cici cielo ciera cierra cihan ciji
    cilga cilla cilli cilly cimnaz cinare cinda cindi cindy cinnamon cinta cinthia cinthya cintia cinzia cipriana cirkeline cisem citlali citlalli citra claire clara clarabelle clare
    claribel clarice clarinda clarine clarisa clarissa clarisse classie claudette claudia claudina claudine cleda clelia clella clemence clemencia clementina clementine clemie clemma
    cleola cleone cleopatra cleora cleta cleva clevie cliffie cliodhna cliona clodagh cloe clora clorinda clothilde clotilda clotilde clyda clydie clytie codrina codruta coleen coletta
    colette coline colleen collette colomba colpan columbia comfort concepcion concepta concetta concha conchita connie conny consolata constanca constance constanta constantina
    constanza constanze consuela consuelo contina cora coraima coral coralia coralie coraline corda cordelia cordella cordia cordie cordula corean corene coretta cori corie corina
    corine corinna corinne corliss cornelia cornie corona corrie corrina corrine cosima cosmina courteney courtney crenguta creola crescencia cressie crete crina crissie crissy crista
    cristal cristen cristi cristiana cristin cristina cristine cristy crysta crystal csilla cuba cuheyna custodia cvetka cydney cyndi cyntha cynthia dace daciana dafina dafne dagmar
    dagmara dagny dahiana dahlia daiana daiga daija daijah daina dainess dairine daisey daisha daisie daisy daisye daja dajana daksha dalaja dalia dalila dalili dalima damaris damienne
    damini damjana damlanur damyanti dana danae daneen danelle danette dania danica daniela daniella danielle danijela danika danique danita danitza danna dannielle danuse danuta
    danyel danyell danyelle daphne darci darcie daria dariana darika darina darinka darja darla darleen darlene darline darling darlyne darta dary dasia davida davina davnet dawn dawna
    dawne dayamai dayami dayana dayanara dayita dayle dayna dayse deana deandra deann deanna deanne dearbhail dearbhaile dearbhla deasia deb debbi debbie debbra debby debera debi
    debora deborah deborrah debra debrah debroah dedra dee deeann deedee deena deepa deetta deger deha deicy deidra deidre deirbhile deirdre deisy deja dejah delaney delcie delfina
    delia deliah delila delilah delina delinda delisa dellar delle dellia dellie delois delora delores deloris delpha delphia delphine delsie delta dema demetra demetria demi dena
    deneen denese denice deniis denine denisa denise denisha denisse denita derly derval dervilla dervla derya deryanur desirae desiree despina dessa destany destinee destiney destini
    destiny devi devika dewi deyanira dezzie dhriti diah dian diana dianah diandra diane diann dianna dianne dicie dicy dida didina dietlind dietlinde digna dijana dilara dilare dilcan
    dildora dilfeza dilhus dillie dilnoz dilnur dilsad dilsat dilsitan dimitrina dimple dina dinah dinda dione dionisia dionne dipta dita ditte divan divya dixie diya diyora djuana
    djuna dobromila dobroslava dochia docia dogannur doina dola dollie dolly dollye dolores doloris dolphine domenica dominga dominika dominique dominque domitila domnica domonique
    dona donata donatella doner donia donie donita donna dora doralisa dorathea dorathy dorcas dorcus doreen dorene doretha doretta dori doriana dorien dorina dorinda dorine doris
    dorit dorita dorla dorle dorli dorota dorotea doroteja dorotha dorothe dorothea dorothee dorothy dorottya dorte dortha dorthe dorthea dorthey dorthy dosha doshia doshie dosia
    dossie dot dottie dotty dounia dove dovie doyinsola draga dragana dragica drahomira drahoslava drema drita drucilla drusilla duha dulce dulcie dumisani dumisile dumitra dumitrana
    dunja dunya dunyo duong durdane durdica durdona durgadin durna durnise durrusehvar dursadiye dusanka duyen duyguhan dwan dyan dymphna dympna dzidra dzintra eadaoin earlean earlene
    earline earnestine eartha easter eathel eavan ebba eboni ebony ecaterina ecebnaz ecegul echo ecrin eda edaviye edda eddah edel edelgard edelmira edeltraud edeltraut edeltrud
    edhitha edibe edilma edina edinah edit edita edite edith editha edla edmonia edna ednah edona edra edrie edris eduarda edwina edyth edythe eesha eeva effa efil eftimia egenur
    egzona ehrentraud eija eila eileen eilis eilish eimear eimer eimhear eira eiravati eithel eithne eivor ekaja ekani ekanta ekantika ekaterina ekiya ekta ela elaina elaine elamiye
    elana elayne elba elberta elcira elcy elda eldora elea eleanor eleanora eleanore elease electa elena eleni elenor elenora elenore eleonor eleonora eleonore elfi elfida elfie
    elfreda elfrieda elfriede eliabeth eliana eliane elianna elida elien eliette elif elifnur eligia eliisa elin elina eline elinor elinore eliona elisa elisabet elisabeta elisabete
    elisabeth elisabetha elisabetta elisaveta elise eliska elissa elita eliza elizabet elizabeta elizabete elizabeth elizbeth elize elizebeth elke ella ellamae ellar elle ellen eller
    elli elliana ellie ellinor elly ellyn elma elmina elmira elmire elmyra elna elnare elnora elnure eloa eloah elodia elodie elois eloisa eloise elona elosy elouise els elsa elsbeth
    else elsebeth elsie elsy elta elva elvan elvana elvera elvia elvie elvina elvira elvire elvy elwanda elwira elyse elyssa elza elzada elzbieta ema emal emaline emanuela emanuella
    emanuelly ember emelia emelie emelina emeline emely emelyne emer emerald emese emilce emilee emilia emiliana emilie emilija emilly emilse emily emina emine emis emma emmaculate
    emmah emmalee emmaline emmanuelle emmer emmi emmie emmy emogene emperatriz emy ena encarna encarnita endah ene enfes engla enid eniko eniola enith enna enola enriqueta entiqe enya
    eola eowyn eppie epsie era erbay erdmute erem ergul erica ericka erika erin erina eris erla erlene erlinda erline erma ermina ermine erna ernestina ernestine erny erva ervaniye
    erykah eryn erzsebet esengun eshana esi esila esim eslemnur esma esmanperi esmarelda esmee esmer esmeralda esmira esna esparta esperanza esra essa essence essi essie esta estefani
    estefania estefany estela estell estella estelle ester estera esteri esther estie estrella eszter eta etela etelka etelvina etha ethel ethelene ethelyn ether ethie ethna ethne
    ethyl ethyle etna etta etter ettie eudora eufemia eufrosina eugenia eugenie eula eulah eulalia eulalie euna eunice eunika euphemia eura eusebia eva evalena evaline evalyn evalyne
    evamaria evangelia evangelina evangeline evangelista evanghelina evde eve evelena evelia evelien eveliina evelin evelina eveline evelyn evelyne evelynn everline everlyne evette evi
    evia evie evija evita evon evonne evrim evy ewa ewatomi ewelina exa exie ezgin fabia fabiana fabienne fabiola fabrizia fadekemi faderera fadila fadile fadime fae fainche fairy
    faisa faith faizah faize falak falguni fallon falon famile fancy fanni fannie fanny fannye farah farangiz farhiya farhunnisa farida farijika fariza farrah farzona fathonah fatigul
    fatiha fatihe fatima fatime fatinur fatma fatmanur fatmire fatuma fawn fay faye fayize febe febi feden federica fehintola fehmiye felecia felicia feliciana felicidad felicie
    felicitas felicity feline felipa felisa felisha felista felister felistus felizitas fella fem femke fenna fenne ferahdiba feraye ferhan feride feriel ferinaz fermuta fern fernanda
    fernande ferne ferny ferqane feruza feryas fexriyye feyha feyzin fiamma fibikemi fidan fidaye fidela fidelia fidelma fien fiene fikayomi fildan filipa filippa filiz filofteia
    filomena finola fiona fionna fionnuala fionnula fiorella firdevis firengiz firuze fitnat fitore fitria fitriani fizze fjolla flavia flavie fleda fleeta fleta fleur flo floare
    floarea flonnie floor floortje flor flora florance flore florence florencia florene florenta florentina florentine floretta floriana floriane florica florida florie florina
    florinda florine florrie flossie flurina folashade fonda fortunata forum fotima fouzia franca france frances francesca franchesca francia francies francina francine francisca
    franciska francisquita francoise francy franka frantiska franziska frauke freda frederica fredericka frederika frederike frederikke frederique fredrika freeda freia freida freja
    fresia freya frida fridah frieda friedericke friederike friedhilde friedl friedlinde frona fronia fronie fronnie frusina fugen fuma fumiko gabel gabriela gabriella gabrielle
    gabrielly gaby gaelle gaia gaida gail gaja gala galilea galina gambo ganga ganimete ganiye garima gasti gaurangi gauri gaurika gautami gawati gayathri gaye gayla gaylene gaynell
    geanina gearldine geetika gelengul gelsomina gema gemma gena genesis geneva genevieve genevra gennie genovefa genoveva genta gentiana georganna georgeann georgeanna georgene
    georgeta georgetta georgette georgia georgiana georgiann georgianna georgina georgine geraldine geralyn gerarda gerardine gerda gerdi gerhild geri gerlind gerlinde germaine germana
    gerri gerta gertha gerti gertie gertraud gertraude gertraut gertrud gertruda gertrude gertrudis gesa gesare gesche gesine geta gethera getrude ghaliyati gherghina ghislaine gia
    giada giana gianina gianna gidget giesela gifty gigi gilberte gilda gillian gillie gilma gina ginette ginger ginny gioia giorgia giorgiana giovanna girtha gisa gisela gisele
    giselle gislinde gisselle gitta gitte giulia giuliana giulietta giuseppa giuseppina gizela gizella gizem gladis gladyce gladys glenda glendora glenna glennie glennis glenys glinda
    gloria glynda glynis godelieva godelieve gok gokce gokperi golda goldia goldie goli goma goncafer gonul gordana gorsev gozem grace gracelyn gracia graciana gracie graciela grainne
    grania gratiana gratiela grayce grazia graziella grazyna greca grecia greet gregoria greta gretchen grete gretel grethe gretl gretta gricelda griet grieta grisel griselda grit gro
    gudrun gudula gugu gugulethu guillermina gul gulare gulay gulbani gulbeyan gulbiye gulce gulcegun gulcin gulcohre guldam gulder guldunya gulenay guler gulev gulfari gulfeza gulgen
    gulguzel gulhisar gulinaz gulkadin guller gulluhan gulmira gulmisal gulnar gulnare gulnaz gulnaziye gulnur gulozge gulper gulsa gulsalin gulselin gulsen gulseref gulseren gulsevil
    gulsiye gulsu gulsum gultac gultekin gulten gulter gulus gulustan gulxar gulzadiye gulzar gun gunay gunborg gunda gundel gundhild gundi gundula gunebakan gungoren gunhild gunilla
    gunita gunn gunnel gunsel gunta gunvor gurcuye gurli gurten gusta gusti gustie guusje guvercin guzey gwen gwenaelle gwenda gwendolen gwendoline gwendolyn gwyn gwyneth gyda gyongyi
    gyorgyi habiba habibe hacile hadassa hadassah hadicha hadija hadiza hadjer hadrey hafiza hafsa hafsat hafshah haiba hailee hailey hailie hajnalka haleigh halenur haley hali halie
    halima halina halisi haliye halle hamima hamiyet hamsini hana hanbiken hani hania hanife hanim hanja hanna hannabel hannah hannchen hanne hannele hannelore hanny hanora hansultan
    harbinaz harinakshi harini harita harlene harmony harriet harriett harriette haruko hasel hasgul hashiki hasna hasret hassie hatice hatima hatin hauwa hava havali havse hawa
    hawehindi hayat haydee hayel haylee hayleigh hayley haylie hayrunnisa hazel hazelle hazine hazle heather heaven hecer hedda hedi hedvig hedviga hedvika hedwig hedy hege heide
    heidelinde heidelore heidemarie heiderose heidi heidrun heidy heike hekime helaine helan heleen helen helena helene helga heli helina hella helle hellen hellena hellevi helma helmi
    helmtrud heloisa heloise helvi helyn hema hemal hemangini hemani henife henna henni hennie henny henretta henrieta henrietta henriette henrike heracleea herdis herlinda herlinde
    herma hermelinda hermina herminda hermine herminia herta hertha hessie hester hesti hettie hetty heva hezniye hicran hidaya hilah hilary hilayda hilda hildah hildburg hilde
    hildegard hildegarde hildegart hildegund hildegunde hildred hildur hilkka hillevi hilma hiltraud hiltrud hinet hinewai hiral hjordis hodari hokume holli hollie holly hong honora
    hope hortencia hortense hortensia hortenzia hoskadem houda huban hubertine huda huguette huia hulda huldah hulya humaira humaiya humayra humeyra huong hurican hurmet hurside
    huruyet husniyye husnuhal iara iasmina iben ibeth ibironke ibolya ica icey icha icie icimbike icy ida idabelle idamae ide idell idella idika idun iesha ieshia ieva ifa ifeoma ifora
    ifunanya ignacia iida iiris ijaya ika iklim ikram ikshita ila ilah ilahe ilaria ilda ildes ildiko ildiz ileana ilene ilenia ilga ilhame iliana ilinca ilka ilkane ilkbahar ilklima
    illa ilma ilnare ilo ilona ilonka ilper ilqare ilsa ilse ilze ima imane imani imany imara imelda imene imge imke immaculate imo imogen imogene imona imrihan ina inara inare inaya
    inayet incifir indah indali indi india indiana indie indira indy ine inell ines inese ineta inez inga ingalill inge ingeborg ingeburg ingegard ingegerd ingela ingelise ingelore
    inger ingetraud ingetraut ingrid ingrida ingried inguna inka inken inkeri inmaculada inna insa insaf inta intan intizar ioana ioanina iola iolanda iona ione ionela ionelia iosefina
    ira irade ireland iren irena irene iretioluwa iriana iridenta iridian irina irine iris irja irma irmela irmeli irmengard irmgard irmhild irmi irmingard irmtraud irmtraut irmtrud
    irva irya iryna isabel isabela isabell isabella isabelle isabelly isadora isaline isamar isaura ise isha ishani ishanvi ishita isidora isin isis isla islime isobel isolde isolina
    isra ita itanya itzel itziar iulia iuliana iustina iva ivah ivana ivanka ivanna iveta ivette ivie ivka ivona ivone ivonne ivy iwona iyabode iyadunni iyana iyanna iymona iza izabela
    izabella izabelle ize izel izetta izola izora jaana jacalyn jacey jacinta jacintha jackeline jacki jackie jackline jacklyn jaclyn jacobine jacque jacquelin jacqueline jacquelyn
    jacquline jacqulyn jada jade jadranka jadwiga jaeda jael jaelyn jaelynn jagrati jagvi jahi jaida jailene jailyn jaimee jakayla jale jaleesa jalisa jalissa jaliyah jalsa jalyn
    jalynn jamalia jami jamila jamiya jamya jana janae janaki janani janay jane janeen janel janell janelle janene janessa janet janeta janeth janett janette janey janiah janice janie
    janin janina janine janiya janiyah janja janna janne janneth jannette janni jannie january januja janya janyce jaquelin jaqueline jara jarmila jaromira jaroslava jaruthip jasiri
    jaslene jaslyn jasmijn jasmin jasmina jasmine jasminka jasmit jasmyn jasmyne jasna jaunita javiera jaycee jaycie jayda jayde jaye jayla jaylah jaylee jayleen jaylene jaylinn jaylyn
    jaylynn jayne jazlene jazlyn jazlynn jazmin jazmine jazmyn jazmyne jeana jeane jeanetta jeanette jeanie jeanine jeanmarie jeanna jeanne jeannette jeannie jeannine jeanny jebet
    jecinta jedidah jeevika jekaterina jelagat jele jelena jelita jelka jemima jemimah jemma jemutai jena jenelle jenifer jeniffer jenilee jenipher jenna jennette jenni jennie jennifer
    jenniffer jenny jente jepchirchir jepchumba jepkemoi jepkoech jepkorir jepkosgei jeptoo jeraldine jeri jerica jerilyn jerilynn jerneja jerono jerop jerotich jerri jerrica jerrie
    jerrilyn jerusha jeruto jeryl jesca jesenia jesica jessenia jessi jessica jessie jessika jessye jesusa jet jetta jewel jhalak jhoana jil jill jillian jimena jina jindriska jinnie
    jinthe jirina jitka joana joanie joann joanna joanne joaquina jocelyn jocelyne jocelynn jodi jodie jody joell joella joelle joellen joetta joette johana johanna johannah johanne
    johnna joi joke jolan jolana jolanda jolanta jolanthe joleen jolene jolette jolie jolien jolijn jolina joline jonell jonna jordana jordin joretta jorja jorunn josee josefa
    josefiina josefin josefina josefine josefita joselin joseline joselyn josepha josephina josephine josette josiane josianne josie josiephine josipa joslyn josphine jossie josy
    journey jovana jovita joy joyce joycelyn joye joyline jozefa jozefina jozica juana juanita judi judie judit judita judith judy judyth jula jule juli julia juliana juliane juliann
    julianna julianne julie julienne juliet julieta julieth juliette julija julijana julisa julissa julita juna june juni junia junie justina justine justyna jutta juulia jyoti jytte
    kaaren kaarina kaat kacey kaci kacie kacy kadence kadijah kadinana kadri kaela kaelyn kaelynn kahina kaia kaija kaila kailee kailey kailyn kaisa kaitlin kaitlyn kaitlynn kaiya kaja
    kajsa kaleena kaleigh kalene kaley kali kalie kalina kaliyah kallie kaltrina kaluwa kalyn kamala kamaria kami kamila kamilah kamile kamilly kamora kamya kandace kandef kandi
    kandice kandy kanesha kani kania kanisha kara karama kardelen karen karie karima karimah karin karina karine karis karissa karla karlee karlene karley karli karlie karlijn karlina
    karly karmen karola karolien karoliina karolin karolina karoline karolyn karon karren karri karrie karsyn kartika karyl karyme karyn kasandra kashish kashvi kasie kasiyah kaskazi
    kassandra kassidy kassie kata katalin katalina katariina katarina katarzyna katcha kate katelijne katelin katelyn katelynn katerina katerine kathaleen katharina katharine katharyn
    kathe katherin katherina katherine katherinne kathern katheryn kathey kathi kathie kathleen kathlene kathlyn kathrin kathrine kathryn kathryne kathy kathyrn kati katia katica katie
    katina katja katleen katlin katlyn katlynn kato katri katrien katriina katrijn katrin katrina katrine katriona kattie katty katy kaver kavya kaya kaycee kaydence kayla kaylah
    kaylan kaylee kayleen kayleigh kaylen kaylene kayley kayli kaylie kaylin kaylyn kaylynn kazime kazuko keanna keara kecia keeley keely keena keesha keeva kefser keila keira keisha
    kelcie keli kelis kellee kelli kellie kelsea kelsey kelsi kelsie kemale kemuma kemunto kendra kenia kenisha kenley kenna kennedi kenza keri kerime kerri kerrie kerstin kerttu
    kerubo kesha keshia keya keyla kezban kezia keziah khadidja khadija khadijah khalilah khanyisile khloe kia kiah kiana kiandra kianna kiara kiarra kibafupia kibibi kiera kierra
    kiersten kifaye kifayet kikelomo kiki kimber kimberely kimberlee kimberley kimberli kimberlie kimberly kimora kimya kinaya kindra kinga kinley kinsey kinsley kiojah kipepeo kira
    kiri kirsi kirsten kirsti kirstie kirstin kirstine kirsty kisha kisima kismet kitan kitti kittie kitty kiwara kiya kiyoko kizzie kizzy kjersti klara klare klaudia klaudie klavdija
    klea kloe klothilde koncagul konstanze konul kora kordula kori korinna kornelia kortney kosisochukwu kourtney kovser kreszentia kreszenz kriemhild krisha krissy krista kristal
    kristan kristel kristi kristiana kristiane kristie kristien kristiina kristin kristina kristine kristy kristyn kristyna krisztina kritika krysta krystal krysten krystin krystina
    krystle krystyna ksenija kubran kuchanua kumral kumush kunigunda kunigunde kunkyi kutgun kutun kveta kvetoslava kwamboka kweli kya kyara kyla kylah kylee kyleigh kylene kylie
    kyllikki kyra kyrie laci lacie lacramioara lada ladina ladislava ladli ladonna lady laerke laetitia lahoma laia laika laila lailah lailati lainey laini lais laisha lajita lakeisha
    laken lakendra lakesha lakeshia lakisha lakshmi lala lale lalezar lalita lalla laly lamiye lan lana lanette laney lani lanie lanita laoise laora laquita lara larae laraine laras
    larisa larissa lashanda lashonda lashunda lasonya lassie latanya latarsha latasha latesha latifah latika latisha latonia latonya latoria latosha latoya latoyia latrice latricia
    latrina launa laura laure laureen lauren laurence laurene laurentia lauretta laurette lauriane laurie laurina laurine lauryn lavada lavanya lavelle lavender lavenia lavera laverna
    lavina lavinia lavize lavona lavonda lavonia lavonne lawanda lawrencia layla laylah laylo laze lea leafy leah leala leana leandra leane leaner leann leanna leanne leatha leatrice
    leda leeann leela leen leena leesa leia leidy leila leilani leire leisa leisha leitha lejla lekha lela lelah lelar lelia lella leman lemma lempi lena lenah lene leni lenka lenna
    lenora lenore leocadia leokadia leola leoma leona leone leoni leonia leonie leonor leonora leonore leontina leontine leopolda leopoldina leopoldine leora leota lera lerze lesa
    lesana lesia leslee lesley lesli lesly lesta leta letafet letha lethia leticia letife letitia letizia letta lettie letty leva levina lexi lexis lexus leydi leyla leyli leyre lezize
    lhanzey lia liana liane liba libbie libby liberty libia libni libusa libuse liceth licia lida liddie lidia lidie lidija lidwina lidya lieke lien liene lies liesa liesbet liesbeth
    lieschen liesel lieselot lieselotte lieve lieze liga ligia ligita liisa lila lilah lili lilia lilian liliana liliane lilianna lilie lilija lilijana lilita lilja liljana lilla
    lillemor liller lilli lillia lillian lilliana lillianna lillie lillis lilly lilo lilou lily lilyan lilyana lilyanna limon lina linah linda lindah linde lindita lindsey line linet
    linette linh linn linna linnea linsey lintang lioara lioba lipika liridona lisa lisanne lisbet lisbeth lise liselott liselotte liseth lisette lisha lissa lissette lissi lissie
    lissy lita litha littie litzy liv liva livia liwia liya liz liza lizabeth lizbeth lize lizete lizeth lizette lizz lizzie lizzy ljiljana ljubica ljubov ljudmila lockie loda loes
    loice loida lois loise lola lolita lolla lollie loma lona londisizwe londiwe londyn loni lonna lopa loraine lorayne lore lorean loredana loree loreen lorelai lorelei lorena lorene
    lorenza loretta loretto lori loria loriann lorie lorinda lorine lorna lorraine lorrayne lorri lorrie lossie lot lota lotta lotte lotti lottie louana louane louann louanna louella
    louetta louisa louise louisiana loula louna lourdes louvenia lova lovey lovina lovis lovisa loyce loyola luana luann luanne luara luberta lubica lubomira luboslava luce lucero
    lucetta lucette lucia luciana lucie lucienne lucija lucila lucile lucille lucina lucinda lucindy lucrecia lucretia lucrezia lucy luda ludie ludivine ludmila ludmilla ludomila
    ludovica ludwina luella luena luetta lufen lugenia luigia luigina luisa luisana luise luisina luitgard luiza lujza lulah lular lulie luljeta lulla lulu luminita luna lunna lupita
    lura lurana lurena lurline lutfiyye lutgarde lutgardis lutgart lutie luvenia luvinia luz luzia luzie luzmira lya lyda lydia lydiah lydiane lydianne lydie lykke lyla lylah lyna
    lynda lyndia lyndsay lyndsey lynette lynley lynn lynne lynnette lynsey lysiane maaike maaria maarit maartje mabel mabell mabelle mable macarena macaria macel macey machelle maci
    macide macie mackenzie macy madaha madalena madalina madaline madalyn madalynn madara maddalena maddison made madeleine madelene madelief madeline madelyn madelynn madge madhavi
    madie madilyn madilynn madina madini madisen madison madisyn madleina madlen madlyn madoa madonna madora madyson maebell maebelle maegan maelle maelys maeva maeve mafalda maftuna
    magali magalie magaly magan magarete magda magdalen magdalena magdalene magdaline magdolna magen maggie maggy magnolia magret magrit mahala mahali mahalia mahalie mahi mahigul
    mahika mahire mahizer mahnaz mahter mahulena mai maia maida maie maighread maija maike maiken maila maimuna maimunah maira maire mairead mairin maisa maise maisha maisy maite maivi
    maiya maja majani majella majken majvor makaila makala makarena makayla makena makenna makenzie maksude mala malak malaya malea maleah malena malene malgorzata malia maliah malika
    malin malina malinda malissa malissie maliyah maliza malle mallie mallorie mallory malorie malou malu malva malvina malwina mame mamen mammie manca manda mandi mandie mandy manel
    manerva manervia manie manila manilla manja manola manon manuela manuelita manuella manuelle manya mar mara maraea maralyn maranda marcela marcelina marceline marcella marcelle
    marcheta marci marcia marcie marcy mardell mare maree mareen mareike mareikura mareile mareli marely maren marese marga margaret margareta margarete margaretha margarethe margarett
    margaretta margarette margarida margarita margarite margaritha margaud margaux marge margene margeret margery marget margherita margie margit margita margitta margo margot margoth
    margret margreth margrethe margrett margretta margrieta margrit margrith marguerite margueritte margurite margy mari maria mariah mariam mariana mariane marianela mariangela
    marianita mariann marianna marianne maribel maribeth marica maricel maricela maricica maricruz marie mariechen marieke mariel mariela mariele mariella marielle marieluise marietta
    mariette marija marijana marijke marika marilee marilena marilla marilou mariluz marilyn marilynn marina marinda marine marinela marinette marini marinka marioara mariola marion
    marisa marise marisel marisela marisol marissa maristela marit marita marite maritta maritza mariuca mariyah marja marjaana marjana marjanca marjani marjatta marjeta marjo marjona
    marjorie marjory marjukka marjut marketa marketta markita marla marlana marlee marleen marleigh marlen marlena marlene marleny marlie marlies marliese marlis marlise marly marlys
    marlyse marni marnie marnita marolyn marquita marry marsha marta marte martha marthe martika martina martine martirio martta marusa marva marvel marwa mary maryam maryann maryanne
    marybelle marybeth maryellen maryjane maryjo marylee marylene marylin maryline marylou marylouise marylyn maryse maryvonne marzena masa masako maside massiel masume matea mateja
    mathilda mathilde matie matilda matilde mattie mattye maua maud maude maudie maura maureen mauricette maurine mavie mavis maxima maxine may maya maybell maybelle maye mayerly mayme
    maymie maynur mayra maysa mayte maza mazie mckayla mckenna mckenzie meabh meadow meagan meaghan mechelle mechthild mechthilde mechtild mecide meda media medina medine medora meera
    mefharet meg megan megane meggan megha meghan meghana meghann mehbare mehdiye mehin mehrigul mehrimoh mehru meibh meike meja mekhala melaha melahet melania melanie melanine melany
    melba melek meleknur meleyke melikkan melina melinda melisa melissa melissia melita melitta mellie mellisa mellissa melodee melodie melody melonie melony melul melva melvina
    melvine mena mendy menfeat menisan mensure meral merba mercedes merche mercy mercyline mereana meredith merel meret merete merethe meriem merike merilyn merim merita merja merlene
    merna merri merrie merrilee merrily merry mertie merva merve mervi mery meryem meryeme meryl merziyye mesme mesude meta metanet metha metka metrine metta mette mettie meveddet
    mevludiye meyhanim meyransa mezide mia miah micaela micayla michaela michaele michala micheala michela michele michelina micheline michell michelle mickie mie mieke miesha migdalia
    mignon miguela mihaela mihrab mihriye miia mikaela mikaila mikala mikalah mikayla mila milada milagros milana milcah milda mildred milena miley milica milissa milka milkah milla
    millaray mille millicent millie milly miloslava milota milou miluse mima mimi mimmi mimoza mimy mina minda mindi mindy minerva minervia minibe minna minnie minodora minta mintie
    minure mioara mira mirabela miracle miranda miray mirdza mireia mireille mirela mirella mireya miriah miriam miriama mirian mirja mirjam mirjami mirjana mirlinda mirna mirona
    miroslava miroslawa mirriam mirta mirte mirtha mirthe mirtie miruna miryam misra missie missouri missy misti mistie misty misuli mitali mitchelle mittie mitzi mitzy miya miyesser
    mkarkara mnqobi moa modena modesta modupe moesha mofifoluwa mohini mohinur mohlaroyim moira mojca mojisola mojisoluwa mollie molly mona monalisa monica monicah monika monique monja
    monna monnie monserrat montserrat mora moraa moradeke morayo moreen morena morenike morgane moriah morine morolake mosinmileoluwa mossie mosunmola motunrayo moureen mourine moya
    moyosore mozell mozella mozelle mrihani muarra mubetcel mubina mucevher muferrih mufide mugber mugdha muhima muhiye muhsina muireann muizza mujde mukbile mukrume mumtaze mumtoz
    munezzer munisa muret muriel murielle mursalina musaffa musemma musfira mushtariy musila muskunaz muslima musure mutia muvahhide muveddet muxlisa muzayyana muzdalifa mwamini
    mwanajuma mwanamisi mwasaa mya myah myla mylee mylene mylie myra myranda myriam myrle myrna myrta myrtha myrthe myrtice myrtie myrtis nabila nada nadege nades nadeschda nadeshda
    nadezda nadia nadin nadine nadja nafile nafula nahide nahla naiara naibe naide naile naima naimh nair naja najuma najwa naki nakisha nakita nalan naliaka nallely nan nana nanci
    nancie nancy nandini nane nanette nanie nanjala nanna nannette nannie naoimh naom naoma naomh naomi naomy narcisa narcissus narhanim narimane naringul nashipie nasiba nasra nastja
    natacha natalee natali natalia natalie natalija natalja nataly natalya natasa natascha natasha natasja natasza natella natevan nath nathalia nathalie nathaly nathari nathasha
    natividad natosha nautica nawal nayara nayaret nayareth nayeli nayely nayfa nayibe naz nazende nazi nazidil nazile nazime nazimet nazli nazlihan ndumiso nea nealie nealy neasa
    nebiha necilal necva nedda nedjma nedra neelima neema nefaret nefise nefiye neha neja nejdet nekesa nela nelah nelcy nelda nele nelia nelida nelie nelima nell nella nelle nelli
    nellie nelly nelsy nelya nena neola neoma neppie neptun nerea nereida nergiz neriban nermin nermine nesfe neslinur neslisah nesrin nesrine nessa neta nete netra netta nettie neva
    nevada nevaeh neval neveah nevenka nevgin nevise nevsale neyran neza nezaket nezengul nezize nezrin ngaire ngoc ngozi nia niamh niara nichelle nichol nichola nichole nicki nicol
    nicolasa nicole nicoleta nicoletta nicolette nicoline nicolle niculina nidhi nidia nidra nienke nieves nigar nigesa nigmet nihan niharika niina nika niki nikia nikita nikki nikol
    nikole nikolett nikoletta nikolina nila nilam nilcan nilda nili nilima nilufar nimakoah nimrat nina ninetta ninioluwa ninnie ninoska ninthe nira nirgul nirja nisa nise nisha nita
    nitara nives njozi nkazimulo nkiruka nneka nobantu nobie nobuhle noeleen noelia noeline noella noelle noemi noemie nohely nohora noirin nokulunga nola noleen nolia nolie nollaig
    noma nomagugu nomalanga nomasonto nomathalente nomathemba nomcebo nomthandazo nomusa nomvula nona nonhlanhla nonie nonjabulo noora noortje nora norah nore noreen norene noreta
    noretta norica norina norine norita norma notburga nothando nour nova novella novi novreste noxolo nozibusiso nozima nozizwe nqobizitha nuala nubar nubia nudret nula nura nuran
    nurane nuray nurbanu nurda nurdeniz nurey nurgil nurhayet nuria nurice nuriya nuriyet nurlana nurmelek nursan nurseda nurser nursim nurtac nurten nurul nurveren nury nusa nusabe
    nya nyaboke nyah nyanchama nyasi nyasia nydia nyla nylah nynke nyoka nyoni nyota nyree nyuki oana obdulia obianuju oceane octa octavia octaviana octavie oda odalis odalys odelia
    odeline odessa odette odika odile odina oeshi ofelia ofeliya ogechi ogus ojasvi olajumoke olalla olar olasunmbo olena olene oleta olevia olga olimpia olinda oline oliva olive
    olivia olivie olivine ololade oluchi olufunke olufunmilayo olus oluwakemi olwen olwethu olympia oma omaira omaja omie omina omisha omobolanle omodunni omolabake omolara omosalewa
    omotara omotola omotoun omowumi omriye omya ona oneida oneta oney oni onie onnie onyinye oona oonagh opal opha ophelia ophelie opwonya orah oralia orcin orelia orene oreofe
    orfelina orfhlaith orfiye oriana orilla orlagh orlaigh orlaith orlena orma orna ornella orpha orra orsolya ortansa ortrud ortrun orvokki osa osha osiyo ota otelia otilia otilija
    ottilia ottilie otylie ouida outi oviya ovun owethu oxana oyenike oyindasola oysha ozana ozay ozbilge ozdes ozella ozge ozgun ozioma ozlem ozpetek ozyurt pabla paca pacifica padma
    padmi padraigin pahal paige pairlee paisley paityn paivi paivikki pakize paksu pallavi pallie palma palmira paloma pam pamala pamela pamelia pamella pandora panini pansy panya
    paola paoletta paralee paramita paraschiva paris parlee parthenia pascale pascaline pascuala paskalia pastora patience patrica patricia patricie patricija patrizia patsy patti
    pattie patty paula paule pauletta paulette paulica paulien pauliina paulin paulina pauline pavani pavla pavlina paye payten paz peace pearl pearla pearle pearlene pearlie pearline
    pearly peggie peggy pekkan pembesin penelope penina peninah penni pennie penny pepita pepper peren peri perinur peris perisan perla perlita permelia permun pernilla pernille perri
    perrine pervane pervine pesent petra petrana petrina petrona petronela petronila petruta phanice phebe pheobe phileine philippa philippine philis phillis philomena philomene phoebe
    phylicia phylis phyliss phyllis pia piedad pien pierette pierina pierrette pietra piia pilar pili pina pink pinkey pinkie piper pippa piran piret pirjo pirkko piroska pleun pluma
    polina pollie polly polona polonca pompilia pooja poppy porsche porsha portia precious pricilla primitiva princess prisca priscah priscila priscilla priscillah prisha priska priya
    profira prudence prudencia prudie puck puji puk puput purcek purificacion purity pushti puspa puti putri qaratel qenire qiana qizbes qonce qori queen queenie quiana quinter quinty
    qumru qushi raagini rabbiye rabea rabecca rabi racha rachael rachana racheal rachel rachele rachelle rachida rachita racquel rada radeke radha radhika radka radmila radoslava
    radovana raegan raelyn raelynn raewyn rafaela rafaella raffaela raffaella rafia rafila ragna ragnhild rahab rahayu rahel rahiye rahma rahmi raife raija raili raina raisa raissa
    rajata rajeshri rakide raksha raluca ramile ramona rana randi rani rania raphaela raphaelle raquel rashida rasime rasma ratih ratna rayana rayen rayhona rayla raymonde rayna rayne
    rayyona raziye reanna reatha reba rebeca rebecca rebecka rebeka rebekah rebekka rebihat reet refet refiqe regena regenia regina regine regitse regitze regula rehema rehile rehime
    reidun reina reingard reinhild reinhilde rejane reka rella remedios remziyye rena renada renae renata renate renea renee rengul reni renita rennie renske reqsane resi resmiyye
    ressie restu reta retha retta rettie reva revza rexsende reyhan reyhane reyna rezin rhea rheta rhian rhianna rhianne rhiannon rhona rhonda ria rianna rica ricarda richelle ridhi
    rifkiye rigmor rihanna riikka riina riitta rika rikke rikki rilla rillie rim rina rinda rini risa risper rita ritt ritva riya roberta robertina robiya robyn rochelle rocio rodah
    rodica roena roise roisin rojnu roksana rolanda rolande rollande romaine romana romane romanita romina romona romy rona ronda roni ronja ronke ronna ronya roos roosa rosa rosabelle
    rosalba rosalee rosaleen rosalia rosalie rosalina rosalind rosalinda rosalinde rosaline rosalva rosalyn rosamond rosann rosanna rosanne rosaria rosarie rosaura rose roseann
    roseanna roseanne rosel roselinde roseline rosella roselyn roselyne rosemarie rosemary rosena rosenda rosetta rosette rosey rosi rosia rosie rosina rosita rosl roslyn rosmarie
    rossana roswita roswitha rosy rotraud rotraut rovsane rowena roxana roxane roxann roxanna roxanne roxelana roxie roxy roya royale roza rozalia rozalija rozanne rozella roziya rozsa
    rubabe rubeyda rubi rubie rubiela ruby rubye rudite rufina ruhengiz ruhide ruhiyye ruhshona ruhugul ruie rukia rumaysa rumeysa ruperta ruqayya ruqiya ruqiyye rut ruta rute ruth
    rutha ruthann ruthanne ruthe ruthie ruthild ruxanda ruxandra ruxsare ruza ruzena ruzica ryann ryleigh rylie rym ryma saanvi saar saara sabihe sabina sabine sabire sable sabra
    sabrina sachi saci sacide sada sadao sade sadeti sadia sadie sadiman sadina sadiye sadye safia safina safinaz safiri safiya safta safura saga sahdiye sahibe sahigul sahil sahinder
    sahnaz sahnuray sahra saida saige saire sakina sakura salena salima salimah salimet salina sallie sally salma salome salomea salomey salsabila salud salwa samahat samanta samantha
    samara samatha samiah samiha samina samira samire samiya samiyah sanaa sanai sanavber sanaya sanda sandie sandra sandrine sandy sanela sanije sanita saniya saniyah sanja sanjuana
    sanjuanita sanna sanne sanni sannie santa santina sanur sanya sanziana saoirse sapa saphira sara sarabi sarafina sarah sarahi sarai sari sariah sarina sarita sarka sarlota sarmite
    sarrah sarvinoz sarya sasha saskia satia satu saturnina saumu saumya saundra sauti savana savanah savanna savannah saveta savilla savina sayali sayan saygin sazime scarlet scarleth
    scarlett scarlette seadet seana seanan seaneen seanna sebigul sebine sebire sebla sebrina secgul sedife sefa sefiqe sefiye sefure segilola sehel seher sehla sehreban sehrebanu
    sehza seide seija sejda selah selale selcan selcen selcuk selena selene selime selin selina seline selma selmin sema semat semaye semenica semine semra semrin semsinisa semsiyye
    sena seniha sennur senora senta senuber seona septi serafet serafina serah seraina seref sereina serena serenity serfinaz serina serine seriyye serma serman sernur serpil servinaz
    sessa sevara sevcan sevdinar severina severine sevgen sevginur sevican sevil sevim sevinc sevinch sevketfeza sevla sevsevil seyda seyhan seyyide sezen shae shahina shahnoza shaina
    shakila shakira shalon shalonda shameka shamika shana shanae shanda shandra shaneka shanell shanelle shanequa shani shania shanice shaniece shanika shaniqua shanita shaniya shanna
    shannan shannen shanta shante shantel shantell shaquana shaquita shara shardae sharday sharde sharee sharen shari sharita sharla sharleen sharlene sharman sharon sharonda sharron
    sharyl sharyn shasta shatara shauna shauneen shaunna shavon shavonne shawana shawanda shawna shawnda shawnee shawnna shawnte shayla shaylee shayna sheela sheelagh sheena sheila
    sheilah sheilla sheillah shelba shelbi shelbie shelby shelia shelley shelli shelva shelvia shelvie shena shenna sheree sheri sherie sherilyn sherita sherlyn sheron sherree sherri
    sherrie sherron sherry sherryl sheryl sheryll sheyla shianne shiela shiloh shinead shira shirl shirlee shirleen shirlene shirley shirleyann shirlie shivani shona shonda shonna
    shpresa shqipe shravya shreya shukrona shyann shyanne shyla sian sibbie sibel sibilla sibille sibongile sibusisiwe sibyl sibylla sibylle sidar siddie sidiqe sidonia sieglinde
    siegrid siegried siegrun sien siena sienna sierra siglinde signa signe sigrid sigrun sihawukele siiri silan silanur sile silja silje silke sille silondile silva silvana silvia
    silviana silvie silvija sima simber similoluwa simina simisola simona simone simonetta simonne simphiwe simten simuzer sina sinaida sinda sindy sine sinead sini sinikka sintija
    siobain sioban siobhain siobhan siofra siphesihle sirap siri sirivan sirje sirkka sirpa sirriye siska sisko sissel sister sitare sithembiso siti siv siya skaidrite skolastika sky
    skye skyla sladjana slava slavena slavica slavka slavomira sloane smaranda sneha snezana snjezana socorro sofi sofia sofie sofija sohret solange sole soledad solene soliha soline
    solma solmaz solveig solvej solvita somadina somer sommer sona sondra songul sonia sonja sonji sonnur sonya sophia sophie sophronia sophy soraia sorana soraya sorcha sorina sorine
    sos souad soumia sovket sowande soykan soyler spela speranta spring stacey staci stacia stacie stacy stana stanca stanislava stanka star starla starr stasia stefana stefani
    stefania stefanie stefanija steffi stefica stefka stela steliana stella stellah steluta stepanka stephaine stephani stephania stephanie stephany stephenie sterre stien stilla stina
    stine stormy subomi subutiye suci sudabe sudie sudiksha sue suellen sugra suhani suheyda sukufe sula suleyla sultane sumayya sumerya summer sunay sunday suner sungara sunny
    sunshine sureyya susam susan susana susanita susann susanna susannah susanne suse susen susi sussanne sussie suus suvi suzan suzana suzann suzanna suzanne suze suzer suzette suzie
    suzy svea svenja svetlana swala swantje swetlana syahrini sybil sybilla sybille syble sydell sydnee sydni sydnie sylivia sylke sylva sylvaine sylvana sylvania sylvia sylviane
    sylvianne sylvie sylwia symone synnove syreeta sys szilvia tabatha tabea tabetha tabita tabitha tacnur tadeja tagangul taina taja takisha talia talibe taliyah tamala tamanna tamara
    tamasa tamatha tambika tambra tameka tamekia tamela tamera tami tamia tamica tamie tamika tamiko tamilla tamisha tammi tammie tammy tamra tamu tamya tan tana tanesha tangela tangul
    tania tanika tanisha taniya taniyah tanja tanmayi tanses tantri tanvi tanya tanyu tara tarah taraji tari tarja tarsha taru taryn tasha tashina tasia tasvir tatia tatiana tatianna
    tatjana tatum tatyana tatyanna tawana tawanda tawanna tawny tawnya taya tayla tayyibe tea tecla teea teela teena tehmine teija teja tekla teknaz tella tellervo telse temime tempie
    tena tenika tenisha tennessee tennie tennille teodora teodosia teofila teona tera terane tercan tere teresa terese teresia teresiah teresita teressa terez tereza terezia terezija
    terhi teri terina terra terri terrie terttu tess tessa tessie teuta texanna texas texie teybet thabisa thabisile thalia thandazile thandeka thandiwe thao thea theda thekla thelma
    thembeka thembekile thembile thembisile theodocia theodora theodosia theola theres theresa therese theresia theta thi thiare thinhinane thomasina thora thresa thursa thuthukile
    thyra tia tiana tianna tiara tiarna tiarra tiberia ticen tiegan tiera tierra tiesha tiffani tiffanie tiffany tiia tiina tiiu tilda tilde tilla tillie tilly timea tina tinca tincuta
    tindra tineke tiney tinie tinne tinnie tiny tira tirza tisha tishie titi titilayo titin tiziana tjasa tobi toccara tola tolulope toluwanimi tomasa tomeka tomika tomris tomurcuk
    tonda tone tonia tonicha tonja tonje tonya tora tori torie torill torrie tosha toshiko tova tove tovuz towanda toya tracee tracey traci tracie tracy traude traudel traudl traute
    treacy treasa treasure treena trena tresa tressa tressie treva tricia triin trilby trina trine trini triona tripti trish trisha trista triveni triya trude trudel trudi trudie trudy
    trula tuana tudora tudorita tudosia tuere tugce tui tuija tukezban tula tulay tule tulia tulin tunde tunzale turane turcan turcein turid turkan turkane turknur turvi tutkucan tutu
    tuula tuuli tuulia tuulikki tuva tuzenur twila twyla tyesha tyla tyra uberlinda ubika ucchal ucgul uchita udeera udyati uge ujamaa ujunwa ula ulduz ulke ulker ulkum ulla ulle
    ulrica ulrika ulrike ulva ulviyye ulya uma umande umi ummahan ummahani ummuhan umoja umray umusan una unal undine unique unjani unnati unni upadhriti upasna upma ura urishilla urmi
    urper ursa ursel ursina urska ursula urszula urte urvashi urvi uschi usyi uta ute uyanser vacibe vada vahide vaishnavi vajen valarie valary valborg valda valencia valentina valeria
    valerie valerija valeska valide valija valinda vallary vallie valorie vamakshi vanda vanesa vanessa vania vanja vannie vansha vanya vara varenya varlik varsha varvara vasana
    vasatika vashti vassie vasudha vecide veda vedhika vedika veera veerle vefa vefia vela velda velia vella velma velta velva velvet vena vendela vendula venera veneranda venessa
    venice venie venita venla vennie venus veola vera verda verde verdell verdie verena vergie verla verlene verlie vernelle vernetta vernia vernice vernita verona veronica veronicah
    veronika veronique versa versie vertie vesna vessie vesta veta veva vezrife vicenta vicentia vicie vickey vicki vickie vicky victoire victoria victorine victory vicy vida vidhi
    viera vieroslava viivi vija vikki viktoria viktorie viktorija vildane vilde vilhelmiina vilhelmina villa vilma vina vinaya vincenza vinciane vineta viney vinie vinnie viola violet
    violeta violetta violette viorela viorica vira virag virdie virgia virginia virginie viridiana virpi visitacion vita vitoria vittoria viva viveka vivi vivian viviana viviane
    vivianne vivien vivienne vjollca vladelina vladimira vlasta vlora voichita vonda vonetta vonnie vreneli vrinda vrishti vritti vuokko vusale vyanjana waceera wafae waida waimarie
    wakeeta walburga waldtraut walentina walli waltraud waltraut waltrud wanda waneta wani wanita warda warhi waridi waseme watika wava weddy weena wenche wencke wende wendi wendolin
    wendy wenke wera whitley whitney wibke widisha widya wiebke wikitoria wilda wilfriede wilhelmina wilhelmine willa willene willia williemae willodean willow wilma wiltrud winda
    windy winni winnie winnifred winny winona winter wirda wishi wulan wuraola wynona xalak xalide xalise xanim xatire xena xenia xeyale ximena xiomara xiti xuan xumar yaa yachana
    yadavi yadira yahaira yahsi yahvi yaiza yajaira yamile yamilet yamilex yamini yana yanara yance yanet yaneth yani yanina yanira yara yareli yaretzi yaritza yasemen yasemin yashasvi
    yashawini yashica yashoda yashodhara yashvi yasina yasinta yasmeen yasmin yasmina yasmine yasna yasti yauvani yazgul yazmin yda yegane yeimy yejide yekbun yen yeni yenifer yenny
    yeny yepelek yesenia yesica yesil yessenia yessi yessica yetta yetunde yewande yfke yildiz yina yineth yinthe ylenia ylva ylvi ylvie yocelyn yochana yolanda yolande yolima yolonda
    yoselin yoshiko yoshita yosma yousra yrsa ysaline yucel yudy yuli yulia yuliana yulieth yulisa yulissa yuly yuni yunita yurani yurany yurdaser yuridia yurtseven yury yutika yvette
    yvonne zada zadie zaenab zaharia zahfer zahnya zahra zahro zaida zainab zainabu zaira zaitra zaituni zakhele zakiyaxon zaliha zalindra zamfira zamira zana zandra zaneta zaniyah
    zansi zara zaraza zarengiz zaria zariah zarina zarna zaynab zdenka zdislava zebirce zehnia zehra zehranur zejna zekeriyye zela zelaya zelda zelha zelia zelie zeljka zella zelma
    zelmira zelpha zemfira zemine zemzem zena zenia zenobia zenovia zenta zenzile zerafet zeride zerif zerife zernigar zeta zetta zettie zevlude zeyneb zeynegul zeynep zeyno zhane ziba
    zibeyde zibuyile zigrida zilfa zillah zilmil zilpah zilpha zina zinal zineb zinet zinhle zinnura zinnure zipporah zita ziva zizi zlatica zoa zoe zoey zofia zofie zofija zohre
    zohrehan zoie zoila zoja zola zona zora zoraida zorica zorka zsanett zsofia zsuzsanna zubeyde zuheyla zula zulaikha zulbiye zulema zuleyxa zulfa zulfiyye zulfuye zulma zumaridi
    zumre zumrud zunilda zuwena zuzana zvonka
    """
}
