/// Men's names: written by `tools/names.py` from Faker 40.63.0 (THIRD_PARTY.md).
enum NamesOfMen {
  static let list = """
    aaden aadi aage aapo aarav aarnav aarne aaro aaron aarush aatos aayush abayomi abb abbas abbos abbott abdalla abdallah abdelatif abdelkader abdellah abderaouf abderrahmane abdiel
    abdihakim abdirahman abdis abdon abdu abduaziz abduboriy abdul abdulahat abdulbekir abdulcemal abdulgazi abdulhadi abdulhamid abdulkadir abdulkerim abdullah abdullahi abdulloh
    abdulmenaf abdulsamed abdulsemet abdumalik abdurahmon abdurrahman abdurresit abe abednego abeer abeiku abel abelardo abhimanyu abhiram abid abie abilio abiodun abiona abjorn abner
    abraham abram abror abubakar abubakr abuzar abyasa acar ace acey achiel achille achim acie acikel aclan acy adak adalbert adalberto adam adamo adams adan adasal add adebiyi
    adebowale adedayo adedeji adekitan adekola adekunle adelard adelardo adelbert adeleke adelin adelmo adem aden adeniyi adeolu adeoti aderopo adeshina adesoji adetayo adeyi adhiarja
    adi adiarja adigun adika adikara adil adin adinata adis aditya adlai adlan admir admiral adnan adolf adolfo adolfs adolph adolphe adolphus adonis adrain adriaan adrian adriano
    adriel adrien adron advaith advay advik aedan aengus afer afil afiq afolarin afonso afrim aftin aga agahadi agakisi agamali agamusa agapito agasefa agastya agaxan age aggrey agim
    agmur agne agnolo agnos agostino agris agron agus agustin agustus ahat ahmad ahmed ahmet ahsen ahti aidan aiden aidyn aigars aijuka aimable aime aimo ainars aitor aivar aivars
    ajala ajan ajani ajiman ajimat ajimin ajiono akalan akanmu akar akarsana akatay akbar akbas akboga akcabay akcasu akcivan akdora akdurmus ake akeem akgol aki akif akinal akinkunmi
    akinlabi akinwale akkerman akmal akmaner akobir akoz akram aksay aksel akseli akshay aksogut aktemur akver akwasi akwesi alaaddin alade aladin aladino alaeddin alain alambana
    alamiro alamu alan alanalp alanzo alastair alattin alban albano albeiro alberico albert alberto alberts albertus albin albino albion albrecht alby alcan alcee alcide alcides aldair
    aldemar alden alderano aldin aldis aldo alec aleck aleix alejandro alejo alek aleks aleksandar aleksander aleksandr aleksandrs aleksanteri aleksei aleksej aleksi alen aleodor ales
    alessandro alessio alex alexandar alexande alexander alexandre alexandro alexandros alexandru alexe alexei alexej alexi alexzander alf alferd alfie alfio alfons alfonse alfonso
    alfonz alfonzo alford alfred alfredo alfreds alger algernon algie algot ali aliabbas aliihsan alijah alin alinur alirio aliro aliseydi alistair alistar alister aliyu aljaz aljosa
    alkor allahverdi allan allen allyn almer almir almon almond almus alois alojz alojzij alonso alonza alonzo aloys aloysius alparslan alpcan alpheus alphonce alphons alphonse
    alphonso alphonsus alpin alpsu alston altin altinisin altinkaya alto altogan alton altug alvah alvan alvar alvaro alve alveiro alver alvia alvie alvin alvis alvy alwin amac amadeo
    amadeus amado amador amancio amando amar amare amarion amaro amaru amasa amaury ambers ambrose ambrosio ambroz amedeo amedeu americo amerigo amico amil amilcar amin amine amir amit
    amleto ammon amol amon among amos amri amza anacleto ananias anar anaru anas anastacio anastasio anastasios anatol anatole anatoli anatolie anatolij anay ancel ancil ancizar anders
    anderson andic andile andon andor andrae andras andre andreas andrei andrej andrejs andres andress andrew andrey andri andrian andrija andrin andris andrus andrzej andwele andy
    anej anes anfernee angavu ange angelino angelo anggabaya anghel angus anibal anicet anirudh anis anjolaoluwa anmol annak annibale anom anoni ansaldo ansel anselm anselmo ansgar
    ansh ansis anson anssi antal ante antero anthoney anthony antim antione anto antoin antoine anton antone antonello antoni antonin antonino antonio antonios antoniu antonius antons
    antony antoon ants antti antun antwain antwan antwon anvar anwar anyelo anze aodhan aongus apaydin apolinar apollo apostolos aqil aquiles aran aras arba arben arbey arbie arbnor
    arcan arch archer archibald archie arda ardian ardit arezki argemiro argono argu ari arian aribert aric arif arifcan ariki arikol arild arin aris arisoy aristide aristides arjun
    arkadiusz arkut arlan arland arlen arlin arlind arlington arlis arlo arlyn arman armand armando armands armas armend armin armond armstead arnaldo arnau arnaud arnav arnd arndt
    arne arnett arnfried arnie arnim arnis arno arnold arnoldo arnolds arnost arnulf arnulfo aron arpad arpag arran arron arsenie arsenio arsim arsipatra art artan artanto artawan
    artemio arther arthor arthur artie artis arto arttu artturi artur arturo arturs aru arvel arvid arvids arvil arvin arvo aryan asad asafe asalet asani asberry asbjorn asbury
    asdrubal asef asger ashby asher asif asilbek asim asir asirwada asirwanda asko aslan aslanhan aslijan asmadi asman asmianto asmuni assar aston astrit aswani atabala atagun atalay
    atamoglan atasagun atatore atenulf atgun athanasios atharv athman athuman athumani atila atilgan atilhan atilio atlas atma atmaja atnan atte atticus attila attilio aubra audley
    audy august auguste augustin augustine augusto augusts augustus aukusti aulis aurel aurelian aureliano aurelien aurelio aurthur austen austin austine auston austyn auther author
    authur autry avelino avery avgust avi avon avram avsin axel axinte ayaan ayaydin aybora ayden aydin aydinbey aydinc aygutalp ayinde aykutalp ayman aymen aymeric ayodeji ayodele
    ayoub aypar aysan aysoy aytek aytuna ayub ayush ayushman ayvas azaan azad azeglio azer azettin aziz azizi baba babasola babatunji babawale babe babyboy baccio bachittar bagas
    bagdas bagiya bagus bagya bahaddin bahadir bahadurjit bahati bahittin bahuraksa bahuwarna bahuwirya bailie bairon bajragin bajram bakari bakda baker bakhshi baki bakiadi bakianto
    bakidin bakijan bakiman bakiono bakti baktiadi baktianto baktiono bala balamantri balangga balapati balatekin balazs baldassare baldomero balduino baldur baldwin bale balendra
    balhaar bali balidin balijan balinda balint baljiwan ballard baltas baltasar baltazar balthasar balvan balveer balz bambang banara banawa banawi bancar bandile banel banjeet banks
    bao baptist baptiste barak baraka barasa barbu baris bariscan barna barnabas barnard barnett barney barnie baron barrett barrie barron barry barsen bart bartek bartholomaus
    bartholomew bartley bartolome bartolomej bartolomeo bartolomeu barton bas basarab basay bascom bashan bashkim basil basile basilio basim basok bastiaan bastian bastien batirhan
    baturay baudelio baudouin bautista baxter bayard baydu baykan bayman bayram bayron bayruhan baytal bayzettin beat beau beauden beckett beckham bedford bedi bedri bedrich beecher
    behlul behram behrem behruz bekbay bekim bekir bektasi bela belarmino belisario bellisan bello belo belton ben benadik benard bence bendeguz benedek benedetto benedict benedicto
    benedikt bengibay bengt beni beniamin benicio benigno benito benjaman benjamen benjamim benjamin benjamine benji benjiman benjman benn bennett benno benny benoit benol benone
    benson bent bentley bento benton benvenuto beppe berat beren berend berends berkal berki berkley berksay berlin bernabe bernard bernardino bernardo bernd berndt bernfried bernhard
    bernie bernt bernward berran berry bert bertalan berthold bertil berto bertold berton bertram bertrand bertulis besart beshte besim besin besir besnik bett bevan beyda beyler
    beyzade bhekani biagio bibuwa bican biel bilal bilender bilgen bilgutay bill billy bilol biltas binbasar binisik birger birsen birt bisar bishop bjarne bjorn bladimir blahoslav
    blain blaine blaise blake blanchard blane blas blaz blaze blazej blerim bliss bluford boaz bob boban bobby bobur bode bodhi bodo boe bogatimur bogdan bogomir bohdan bohumil bohumir
    bohus bohuslav bojan boje bolden boleslav bonface bonifac boniface bonifacio booker boone borahan boratas borge boris borivoj borja borje borris bortecin borut borys bose boss
    bostjan boston botond bowman boyce boyd boynak boysie bozbag bozerk bozo boztas brad braden bradford bradley bradly bradut brady bradyn braeden braedon brahim braiden brain bram
    bramwel branch brandan branden brandin brandon brandt brandyn branislav branko brannon branson brant brantley braulio bravin braxton brayan brayden braydon braylen braylon breandan
    brecht brencis brendan brenden brendon brennan brennen brennon breno brent brenton bret bretislav brett brian brice bridger briek brien brieuc brijesh brion britton brock broderick
    brodie brody bronson brooks bror brown bruce bruno bryan bryant bryce brycen bryon bryson bryton buck bucur bud budd buddie buddy budi buel buell buenaventura buford buget buhari
    bujar bulunc bunk bunyamun burak burakhan burc burckhard burdette buren burgess burghard burim burk burkard burke burkhard burkhardt burl burleigh burley burnell burnett burney
    burnie burns burr burrel burrell burt burton bush buster butch butler buyrukhan bynum byron bystrik cabbar cabir cade caden cael caesar caga cagak cagdan cager caglasin cagveren
    cahal cahangir cahir cahya cahyadi cahyanto cahyo cahyono caiden cailum cain caio caius cakar caket cakirca cakrabirawa cakrabuana cakrajiya cakrawala cakrawangsa cal calcedonio
    cale caleb calebe calhoun calin calisto calixto callan callum calogero calti calum calvin calvince cam camden cameron camil camillo camillus camilo camok campo camren camron can
    canal canberk candelario candeniz candido candra candrakanta cangur canice cannon cansin cantemir cantez canyon caoimhin caolain caolan caomhan cap capa capkan captain caraka carl
    carleton carlisle carlito carlo carlos carlton carlyle carmelo carnell carsen carsten carter carub cas case casemiro casen cash casian casimer casimir casimiro cason caspar casper
    cass cassius caswell catalin cathal catur caturangga caua caue cavad cavid cavit cavuldur cawisadi cawisono cawuk cayadi cayden cayetano cazimir ceasar cebesoy cebrian cecep cecil
    cecilio cedric cedrick cedrin ceferino celal celem celestin celestino celikkan celikyurek celil celilay celso cem cemal cemalettin cemani cemeti cemil cemplunk cenan cengiz cengkal
    cengkir cephus cerci cercis cesar cesare cetin cetinsu cevheri cevikoz ceylon cezar cezary cezayir chabane chace chad chadd chadrick chadwick chaim chaitanya chakradev chakradhar
    chalmer chalmers champ champak chanakya chance chancey chancy chandran chandresh charan charle charles charls charlton charly chas chase chatresh chatura chau chauncey chauncy chaz
    che chege chema cherif cheruiyot chesley chester chet cheusi chibuzo chigozie chijioke chin chinedu chip chris christ christer christiaan christian christion christof christofer
    christoffer christop christoper christoph christophe christopher christos chucho chuck chukwudi chukwuemeka chuy cian cianan ciaran cicero cidal cihandide cillian cindoruk cinerk
    cingiz ciprian cipriano ciriaco ciril cirillo cirino ciro civgin claas clabe claes claiborne clarance clarence clark clarke clarnce clas claud claudio claudiu claudius claudy claus
    clavs clay clayton clearence cleave clell clemens clement clemente clemon cleon cleophas cleto cletus cleve cleveland clide cliff clifford clifton climaco clint clinton clive
    clodomiro clovis cloyd clyde coby codey codi codin codrin codrut cody coen cogay cohen cokan colbert colby cole coleman coleton coley colie colin colins collie collier collin
    collince collins collis colm colman colon colonel colt colten colter colton coluccio colum columba columbus colvin come commodore con conal conall conan conard conchur conleth
    conley conn connell conner connor conor conrad conradin conrado constant constantin constantine conway coolidge cooper copur corbett corbin cord cordaro cordell cordero corentin
    corey coriolano cormac cormack corneille cornel cornelio cornelious cornelis corneliu cornelius cornell corrado corry corsin cortez corvin corwin cory cosimo coskun cosmas cosme
    cosmin cosmo cosqun costache costantino costanzo costel costin coty council courtland coy craig crawford creed crin cris cristea cristhian cristhofer cristian cristiano cristobal
    cristofer cristofor cristopher crockett csaba csongor ctibor ctirad cullen cuman cumsud cuneyit curdin curley curro curt curtis curtiss custodio cvetko cyprian cyriel cyril cyrill
    cyrille cyrus czeslaw daan dabney dacian dacin dadap dadi dag dagel dagistan dagobert dagoberto dai dainis dairo dakoda dakotah daksh dakshesh dalan dalbir dale daler dalibor
    daliman dalimin daliono dalkilic dallin dalmas dalton dalvin damar damarcus damari damarion dameon damian damiano damien damife damijan damion damir damjan damon damond damu dan
    danang dancan dancun dandre dane dangelo danial daniel daniels danijel danilo danis daniswara danjuma dann danniel danny danson dante danu danuja dany daquan dardan darell daren
    dariati darien darijan darimin darin dario darion daris darius dariusz darko darl darmaji darman darmana darmanto darnell darold daron darpan darran darrel darrell darren darrian
    darrick darrien darrin darrion darrius darron darry darryl darryle darryll darryn darsh darsirah dartono daru daruna darvin darwin darwyn daryani daryl daryle daryn dashawn daud
    daudi daulton daunte davante dave davey davi davian david davide davie davin davion davis davon davonta davonte davor davorin davy dawid dawson dax daxton dayar dayne dayton deacon
    deaglan dean deandre deane deangelo deante decebal declan dedric dedrick deegan deforest degmeer deiby deion dejan dejon dejuan delano delbert delfin delfino delil delmar delmas
    delmer delmus delos delphin delton delvin delwin demarco demarcus demario demarion demeter demetri demetric demetrio demetrios demetrius demian demilade demirbuken demiriz demirok
    demiryurek demond demonte dempsey denes denis denizalp denkel dennis denny denton denver denzel denzell denzil deon deondre deonta deontae deonte dequan derald dereck derek dereon
    deric derick derik derkay derl dermot dermott deron derrek derrell derrick derwin deryl desean deshaun deshawn desi desiderio desire desmond destin destry detlef detlev dev devansh
    devante devaughn deven devin deviner devonta devontae devonte deward dewayne dewitt dex dexter dezider dezso dhruv diallo diar diarmaid diarmuid dick dickie dickson didier diederik
    diedrich diego dierk dieter diethard diethelm diether dietmar dietrich digdaya dijon diken dilan dilaver dilder dillan dillard dillion dillon dimas dimaz dimitri dimitrios dincer
    dinckol dincsu dinis dink dino dinu diogo dion dionicio dionigi dionisio dionte dionyz dipa dirican dirja dirk dirlik dismas ditmar dittmar dixon diyor djamel dmitri dobroslav doc
    dock doctor dodo dogan doganalp dogansah doguhan dolensoy doll dolph dolphus dolun dom domagoj domen domenic domenick domenico domhnall domingo domingos dominic dominick dominik
    don donaciano donagh donal donald donat donatello donato donavan donavon dondre donell doniyor donmez donn donnacha donncha donnell donny dono donough donovan donta dontae donte
    dorel dorian dorin dorinel dorman dorr dorsey doru dorukhan doss doug douglas douglass dovud dow doyle dozier dragan drago dragos dragutin drahomir drahoslav drajat drake draven
    drazen dries drilon driton drury duane duard duarte duban ducu dudley duff duilio duje duke duma dumitru duncan dundaralp dung dunia dunyamali duracan durante durdali durell
    durmusali duro durodola durrell dursun duruk duruoz durward durwood dusan dustan dustin dustyn duuk duvan duwayne dwain dwaine dwane dwayne dwi dwight dwyane dylan dylano dyllan
    dylon dzintars eakumbu eamon eamonn ean eanna earl earle earley early earnest easton eba ebb ebbe ebbie ebdul eben ebenezer eber eberhard eberhardt ebert ebuakil ebuka ecemis
    eckard eckart eckehard eckhard eckhardt eckhart edalet edd eddie eddy edelbert edelmiro eder edgar edgard edgardo edgars edgubay edi edier edilberto edilson edin edinson edison
    edisson edmon edmond edmund edmundo edmunds edoardo edon edouard edsel edson edu eduar eduard eduardo eduards edvard edvin edvins edw edwar edward edwardo edwin eelis eemeli eemil
    eerik eero eetu efe eflatun efrain efrem efren efser eftimie ega egbert eggert egil egils egon egzon ehed ehliman ehmed ehrenfried ehrhard eider einar einari einer eino eirik eitel
    eithan eivind eja ejder ekalinga ekansh ekapad ekaraj ekavir ekbal ekber ekene ekkehard ekkehart ekmel eko ekow ekrem ekundayo ekundu eladio elam elariz elbert elbridge elby elcin
    eldar elden eldeniz elder eldon eldred eldridge eleazar elekber elemer eleodoro elesger eleuterio elex elgun elhan eliakimu elian elias elick elie eliecer eliekrem eliezer eliga
    eligah elige eligio elihu elijah elio eliot eliott elis eliseo eliud elizah elkana elkin ell elladio ellery elliot elliott ellison ellsworth ellwood elman elmar elmars elmeddin
    elmer elmeri elmidar elmir elmo elmore elnur elof eloi elon elonzo elove eloy elphas elpidio elroy elsad elsen elsever elsworth elton elturan eluh elver elvin elvis elwin elwood
    elwyn elxan ely elyas elzie elzy eman emanoil emanuel emanuele emanuil emas embuh emeka emerson emett emiel emigdio emil emile emilian emiliano emilien emilio emils emin emir emiro
    emirsan emit emmanuel emmerich emmet emmett emmit emmitt emmons emong emory empluk emre emrullah emry enar enda endra endre endrit enea enes engelbert engin enginiz enis ennio
    ennis enno enoch enock enos enrico enrique ensar ensari ensio enteng enver enzio enzo eoghan eoin ephantus ephraim ephram ephriam epifanio eral eraldo erasmo erasmus erastus
    eraycan erbil erby ercan ercihan erdal erdemer erdibay erdogan erdursun eremia eren erenalp erensoy ergener erginel ergonul ergun erhard erhardt eric erich erick erik eriks erincer
    erion erkan erkilic erkinel erkki erksoy erland erle erling ermanis ermanno ermenegildo ermes ermutlu ernest ernesto ernests ernie erno ernst erogul erol eroz errol ersat ersec
    ersel ertan erten ertogrul ertun ertuncay ervin erving erwan erwin eryildiz eryk esa esau esben esco esenbay esenturk esequiel esger esker eskil eskinalp esko esley esneider
    espartaco espen espiridion esref essex esteban estel estes estevan estiawan estill estiono estiven eston esupofo ethan ethelbert ethen etibar etienne etiqad ettore euan eugen
    eugene eugenio eugine eulogio eunan eusebio eusebiu eustace eustaquio eustatiu eutimio eutropio evald evalds evan evander evangelos evans evaristo evcimen evelio everet everett
    everette evert evertt evrimer ewald ewan ewart ewell ewin ewing exequiel eydan eyyub eyyup ezekiel ezell ezequiel ezgutekin ezio ezra ezzard faas faber fabian fabien fabio fabrice
    fabricio fabrizio facundo fadil fahrullah faiq falan falk falko fami faqid faraj faras fares farhan farhod farid fariq faris fariz faron farouk farrell farris faruk fate fatih
    fatmir faton fatteh faustino fausto fayette fazil fazul feargal fearghal fed fedde fedele federico federigo fedor fehim fehmin feisal feliciano felicien feliks felipe felix felton
    fenni fenton ferahim ferat ferd ferda ferdi ferdinand ferdinando feremez ferenc fergal fergus ferhad ferhat ferid ferihan ferman fermin fernand fernando ferney ferre ferrell ferris
    ferrux fersan ferzi festus fetullah fexreddin fexri feyruz feyyaz feza fezail fiachra fidel fidelis fidencio fielding fiifi fikret filip filipe filippo filit finbar finbarr finian
    finis finn finnegan fintan fiodor fionan fionntan fiorenzo fiorino firdavs firdovsi firman firmin firudin fisher fisnik fitan fitim fito fitzgerald fitzhugh fiyaz flamur flannan
    flavio flaviu fleet flem fleming flemming fletcher flint florea florencio florent florentin florentino florian floridor florim florin floris floyd flurin flynn foch fodil folke
    folker folkert folu ford forrest fortunato foster fount foy frado francesco franci francis francisc francisco franciscus francisek franciszek franck franco francois franjo frank
    franklin frankline franklyn franky frans frantisek franz fraser frazer frazier fred freddy frede frederic frederick frederico frederik fredi fredie fredo fredric fredrick fredrik
    fredy freeman fremont french fricis fridolin fridrich friedbert friedemann frieder friedhelm friedhold friedo friedrich friend frithjof fritz frode froilan fryderyk fulgencio
    fuller fulton fulvio furman fuzayl fuzuli fynn gabe gabin gabino gabor gabriel gada gadang gading gaduh gael gaetan gaetano gagan gage gaige gaiman gaines gaither gal galak galang
    galar galasso galen galih galiono galip gallego galo galuh galur galvarino gaman gamani gamanto gambira gamblang ganda gandewa gandi ganep gangsa gangsar gani ganim ganjaran gannon
    gantar gara garan garang garda gardner garech gareth garett garey garfield garland garner garold garret garreth garrett garrick garrison garry garth garvan garvin gary gaspar
    gaspard gaspare gasper gaston gastone gathoni gatis gatot gatra gauge gaurang gaurav gautam gauthier gavan gaven gavin gavyn gaylen gaylon gaylord gazel gazmend gbadebo gbolahan
    gbowoade gearld gearoid geary gebhard gederts gedion gee geert geir gejza gelu genaro gencaslan gencay general gennaro geno geo geoff geoffrey geoffroy geofrey georg george georgel
    georges georgian georgios geovanni geovanny gerald geraldo gerard gerardo gerardus geraud geray gereon gerfried gergely gergo gerhard gerhardt gerhart germain german gernot gero
    gerold gerolf geronimo gerrard gerrit gerson gert gervasio gerwin gery ghani ghenadie gheorghe gheorghita ghilas ghislain ghita giacinto giacobbe giacomo giampaolo giampiero gian
    giancarlo gianfrancesco gianfranco gianluca gianluigi gianmarco gianni gianpaolo gianpietro gibson gica gicu gideon giel gifford gijs gil gilang gilbert gilberto gildardo giles
    gilford gilles gillis gilmer gilmore gino ginyas gioacchino gioachino gioele gioffre gion gionata giorgian giorgio giosue giovani giovanni giovanny girik girindra girish girolamo
    girts gisbert gitau githinji gitonga giuliano giulio giuseppe giustino giz gladstone glauco glen glendon glenn glenwood glover glynn godfrey godofredo godwin goebel goffredo gokay
    gokbudun gokcebalan gokcil goken gokhan goknur goksev gokten goncalo gonen gonzalo gopal goran gorazd gordan gorden gordon gorge gorgunay gorklu gorm gosta gote gottfrid gottfried
    gotthard gotthilf gotthold gottlieb gottlob gotz governor goyo gozel graciano grady graeme grafton graham grant granville gratian graves gray graydon grayling grayson graziano
    greco green greene greg grega greger gregg greggory gregoire gregor gregorian gregorio gregory greyson griffin griffith grigore grove grover grzegorz guarino gucal gucluer gucyeter
    guenter guenther guglielmo guido guilford guilherme guillaume guillermo guiseppe gulaga gulbala gulegen gulel gulsahin gumercindo gumustekin gunars gunaydin gunbir gunden gundolf
    gunduz gunduzalp guneet guneri gungordu gunkurt gunnar gunner gunsen gunser guntars gunter gunther guntis guntram gurarda gurelcem gurney gursal gus guss gust gustaaf gustaf gustav
    gustave gustavo gustavus gustaw gusztav guthrie guus guy gwenael gyorgy gyozo gyula gzim habib habibu habil haciali hacibey haden hadi hadithi hadrien hafiz hagen haiden hairyanto
    hajo hakan hakeem hakikat hakim hakon hal halbert hale halid halidun halil halim hall halsey haluk ham hami hamid hamilton hamis hamish hamisi hamp hampton hampus hamza hamzah
    handy hanedan hank hannes hanni hanno hanns hannu hans hansel hansford hansgeorg hansjoachim hansjorg hansjurg hansjurgen hanson hanspeter hansruedi hanss hansueli haralamb
    haralambie harald harambee hardana harden hardi hardie hardik hardin harding hardy hari harijs harimurti haris harish hariz harja harjasa harjaya harjo harl harlan harland harlen
    harlie harlon harm harman harmon harol harold haroldo haron harrell harri harrie harris harrison harro harrold harry harsana harsanto harsaya harsh harshil hart hartaka hartana
    hartley hartmut hartmuth harto hartwell hartwig harun haruna harve harvey harvie harvy hasan hasbek hasim haskell hassan hasso hasta hatem havard hayali hayden hayes hayret hays
    hayward haywood hazen hazrat heath heber hebert heci hector heikki heiko heimo heiner heinfried heini heino heinrich heinz heitor hekmet helfried helge heliodoro hellmut hellmuth
    helmar helmer helmut helmuth hemang hemi hemid hence henderson hendra hendri hendrik henery henk henner henning henri henric henrich henricus henrik henrikki henriks henrique henry
    henryk heraclio heraldo herb herbert herberto heribert heriberto herman hermanis hermann hermanni hermenegildo hermes herminio hermon hernan hernando herney herrmann herschel
    hershel hershell heru herve hervey herwig heryanto hesbon hesen hesenaga heyder heyvetullah heyward hezekiah hezi hezron hezzie hicham hicsonmez hidde hideo hidir hifzullah hikmet
    hilal hilario hilbert hilding hill hillard hillery hilliard hilmar hilmer hilton himawan hindal hinrich hipolito hiram hiroshi hitesh hjalmar hjalmer hjalte hoang hoani hobart
    hobert hobson hocine hoke holden holger holland holm holmes homer homero honore hoover horace horacio horatio horatiu horea horia horst horton horymir hosea hosie hosteen houcine
    houston howard howell hoy hoyt hredhaan hritik hrvoje hubbard hubert hubertus hudavent hudson huey hugh hughes hughey hughie hugo hugues hukumdar humberto humbet humoyun humphrey
    hunalp hung hunor hunt hunter hurbert hurdogan hurley huryasar huseyin huseyn huseynqulu husmen hussein huston huy huzuri hyman hymen hynek hyrum iacob iain ian iancu ianis iban
    ibidapo ibis ibrahim ibrani ibrohim ibun idik idiris idris idriz ieremia ifeanyi ifechukwu ige ignac ignace ignacio ignacy ignatius ignatz ignaz ignazio igor igors ihaia iisakki
    ikbal ike ikenna ikeoluwa iker ikhsan ikin ikiz ilalmis ilari ilarie ilarion ilbek ildefonso ildem ilgi ilham ilhan ilias ilie ilija ilim ilir ilja ilkim ilkin ilkka illya ilmafer
    ilmari ilmars ilqar ilsu ilteris ilyas ilyes imam imanol imants imaran imer immanuel immo imran imre imren imrich imron inaki inancli indrajit indrek indrikis ingbert ingemar
    ingmar ingo ingolf ingram ingvar inigo inioluwa innocent inocencio inocentiu inqilab intihap intiqam ioan ioannis ion ionel ionica ionut iosif ippazio irinel irl irnanto irsad
    irungu irven irvin irvine irving irwan irwin isaac isaack isaak isac isack isadore isai isaiah isaias isak isam isaque isaya iscan iseoluwa isfandiyor isgender ishaan isham ishmael
    ishola ishwar isiah isidor isidore isidoro isidro isikay isiman islam islom ismael ismail ismayil ismet ismik ismo ismoil isom israel israfil isreal issa issac issack istvan italo
    ituri iulian iuliu iurie iustin iustinian ivan ivano ivar ivars ivecen iver iverson ivo ivor iwan iwo ixtiyar iyiyurek izaiah izayah izgu izidor iztok izzet jaak jaakko jaan jaanus
    jabal jabari jabbar jabez jabulani jace jacek jacinto jack jackson jacky jacob jacobo jacobus jacoby jacopo jacques jacquez jader jadiel jadon jaeden jaeman jafet jaga jagapati
    jagaraga jagat jagdish jagger jaheem jaheim jahiem jahir jahongir jai jaider jail jaiman jaime jaimie jair jairaj jairo jairus jais jajuan jaka jake jakob jakobe jakobs jakov jakub
    jaleel jalen jalia jalmari jalol jalon jamaal jamal jamar jamarcus jamari jamarion jame jameel jamel james jameson jamil jamin jamir jamison jamshid jan janez jangwa jani janic
    janick janik janis jankat janko jannik jannis jano janos janosch janus janusz japhet japheth jaquan jaquez jarad jared jaren jaret jarett jari jarkko jarl jarlath jarleth jarmo
    jarne jarno jarod jarolim jaromir jaron jaroslav jaroslaw jarrad jarred jarrell jarret jarrett jarrod jarvis jarwa jarwadi jarwi jase jasen jasiah jasin jasmani jason jasper jasur
    jaswadi jati jatin jatmiko javan javen javi javier javion javohir javon javonte jax jaxen jaxon jaxson jaxton jay jaya jayadi jayce jaycob jaydan jayden jaydin jaydon jayeng jaylan
    jaylon jaymes jayson jayvion jayvon jazeps jeannot jeb jed jedediah jedidiah jedrzej jeet jef jeferson jeff jefferey jefferson jeffery jeffrey jeffry jefri jeison jeisson jekabs
    jekaubs jelani jelle jelte jemal jenaro jenel jennings jeno jens jep jeppe jeptha jerad jerald jeramiah jeramie jeramy jere jered jerel jereme jeremey jeremi jeremiah jeremias
    jeremie jeremy jergus jerimiah jerimy jerker jermain jermaine jerman jermey jermiah jernej jerod jeroen jerold jerome jeromy jeronimo jerrad jerrel jerrell jerrod jerrold jerry
    jerson jerzy jesper jess jesse jessee jesus jethro jetmir jeton jett jevgeni jevon jezups jhan jhoan jhon jhonatan jhonny jhony jiles jim jimmie jimmy jinawi jindra jindrich jip
    jiri joachim joacim joakim joannes joao joaquim joaquin joash job jobe jobst jochem jochen joe joel joep joerg joeri joeseph joesph joey joffrey johan johann johannes johans
    johathan john johnathan johnathon johney johnny johnpaul johnson johnstone johny joko jon jona jonah jonas jonatan jonathan jonathon jones jonny jono joojo joona joonas joonatan
    joost joppe joram joran jorden jordi jordon jordy joren jorg jorge jorgen joris jorma jorn jort jory jos jose josef joseluis josep joseph josephat josephus josh joshua joshuah
    josiah josip josko joso josphat josse jost josua josue jouko jouni jovan jovani jovanni jovanny jovany jozef jozo jozsef juan juanito judah judd jude judge judson juelz juergen
    juha juhana juhani juho jukka jules julian julien julijs julio julious julius juliusz juluis juma jumaane jumadi jumari junior junious junius juraj jure jurg jurgen juri jurij
    juris jurre jussi justen justin justiniani justo juston justus justyn jusuf juuso juvenal juwan juwon jyrki kaan kaarlo kabir kabiru kacper kacung kada kade kadeem kaden kadin
    kadir kadyn kaeden kael kahir kahlil kahu kai kaiden kaique kairav kaj kajen kajetan kale kaleb kalel kalen kalervo kalevi kalgay kalim kalle kalman kalpit kalvin kamal kamar kamau
    kambali kamden kamidin kamiel kamil kamran kamren kamron kanak kanda kane kanini kanpulat kanye kapagan karabas karaca karaer karakucak karanbay karani karanja karatas karcan kardi
    kare kareem kareen karel karim kariman karimi kariuki karja karl karlfried karlheinz karlis karlo karlukhan karman karna karoly karsa karsana karson karsten karta karter karya
    kasen kash kashangaki kasif kasim kasimir kasiran kason kaspar kaspars kasper kassim kastriot kasusra katana kauko kauri kavon kavurt kawaca kawaya kayagun kaygusuz kayit kayrabay
    kayson kayun kazim kazimierz kazimir kazuo keagan kealan keandre keano keanu keaton keegan keelan keenan keenen kegan keifer keijo keion keith keji kelami kelan kelby keld kelechi
    kellan kellen kelton kelvin kem kemal kemaleddin kemba kemboi ken kenan kenari kendell kendrick kenedy kenes keneth kenji kenn kennard kennet kenneth kenney kennith kennth kenny
    kent kenter kenth kenton kenyangi kenyon kenzo keon keramet kerim kerman kermit kerwin keshaun keshawn kete kevan keven kevim kevin kevon keyon keyshawn khaled khalid khalil
    khamani khamisi khari khiry khoa kiaan kian kiano kiapo kiaran kiarie kibar kibet kick kiefer kiel kieran kiernan kieron kieth kijani kike kilian kilicbay killian kilonzo kimani
    kimanzi kimathi kimball kimbilio kimeu kimmo kimutai kinel king kingston kinte kinubi kinuthia kinyanjui kinyua kioko kip kipchirchir kipchumba kipkemboi kipkemoi kipkirui kipkoech
    kipkorir kipkosgei kipkurui kiplagat kiplangat kiplimo kipngeno kipngetich kipp kiprono kiprop kiprotich kipruto kipsang kiptoo kipyegon kiramettin kirat kirgiz kirk kirt kirui kit
    kiume kivilcim kiyasi kiyoshi kizil kiziltunc kjeld kjell kjetil klaas klas klaus klavs klemen klemens klement kliment knox knud knut knute kobe koby kocabas kocak kockan koda kody
    koech koen koenraad kofi kojo koker koko koktas kolawole kolby koldan kole koloman kolten kolton kondo konguralp konner konnor konrad konradi konradus konstantin konstantinos
    konstanty kopan koray korbin korbinian kordell korede korey korir korkmazalp kornel kornelius korugan kory kosemen kosgei kosukhan kotuz kovu kraig krish krisjanis kriss kristaps
    krister kristers kristiaan kristian kristijan kristjan kristof kristofer kristoffer kristopher krists krisztian krisztofer krystian krystof krzysztof ksawery kuddusi kujoe kujtim
    kullervo kumar kuncara kunibert kuno kunta kunthara kuria kurnia kursad kurt kurtis kurunzi kushtrim kusiima kustaa kusuma kutay kvetoslav kwabena kwadwo kwaku kwame kwamena kwasi
    kweku kwesi kyalo kyan kyano kylan kyle kyler kylian kyllian kymani kyree kyson laban labinot labuh lachlan ladarius laddie ladislau ladislaus ladislav lafayette lafe lage laimonis
    lajos laksana laksh lakshit lalo lamar lamarcus lambert lamberto lameck lamine lamont lamonte lanang lance landan landen lander landin lando landon landyn lane langalibalele langat
    langgeng lanjar lanny lantar laquan lark larkin laron larry lars lary lascar lasmanto lasmono lasse lassi laswi laszlo latif latrell laurance laureano laurens laurent laurentiu
    laurenz laurian laurin lauris laurits laus laust lautaro lavar lawerence lawrance lawrence lawson lawton lawyer layne layton lazar lazaro lazim laziz lazzaro leamon lean leander
    leandre leandro leano leart ledion ledun lee leeroy leevi lega legawa leider leif leke leland lem lembah lemmie lemon lemuel len lenard lenin lenn lennard lennart lennarth lennert
    lennon lenny lenon lenord lenwood leo leocadio leon leonard leonardo leonce leoncio leonel leonhard leonid leonidas leons leontin leopold leopoldo leordean leos lere leroy les less
    lester leszek letif levar levente levern levi levie levin levis levon levoslav levy lew lewis lex liam lian lias liban libardo liberto libor lica lieven lige lilburn lillard lim
    liman limar lincoln lindbergh lindell linden link lino linton linus linwood linzy lio lionel liridon lirim lirjan lisandro lish lisle liston little littleton livingstone livio
    liviu ljubisa llewellyn lloyd loan lode lodewijk lodovico loek logan lohit loic loke lon loney long lonny lonzo lope loran lorcan lorenz lorenzo lorik lorin loring loris lorne
    lotfi lothar lott loui louie louis louka lourenco lovell lovett lovre lovro lowe lowell lowie loy loyal loyd luan lubomir lubor lubos luboslav luc luca lucas lucca lucentiu luchino
    lucho lucian luciano lucien lucio lucious lucius lucky lucretiu ludek ludger ludo ludolf ludomil ludovic ludovico ludovicus ludovit ludvig ludvik ludwig luej luhung luigi luis luka
    lukas lukasz luke lukita lukman luluh lulut lulzim lum lumir lungile lurhur luster lute lutfan lutfi luther luthfi lutz luuk luwar luwes luyanda luzius lwandile lyam lydell lyle
    lyman lyndon lynwood maanas maanav maarten mac macario macarthur macauley mace maceo macharia maciej mack macs madalin madden maddox maddux madhav mads mael magne magnus mahdi
    mahesa mahfud mahir mahlon mahmoud mahmud mahmut mahsun maicol maik maikol maina maingi mairtin major makai makara makau makhi makokha makori maks maksim maksimiljan maksur
    maksymilian makunga makuta makuu mal malachi malachy malakai malaki malcolm malcom male malik malio malte malthe malvin mamadou maman manaaki manaf manah manan manawa manbir mandla
    mandlakhe manford manfred manley manly manning manole manolo mans mansfield manson mansurali mantas manthan manuel manus maqsud maras marc marcantonio marcel marcelino marcell
    marcello marcellus marcelo marchello marcial marciano marcin marcio marco marcos marcu marcus marek mareks margana margarito margus marguy mariadi mariano marijan marijn marin
    marino marinus mario maris marius mariusz mark markel markell markku marko markus marland marlin marlon marnix maros marques marquez marquis marquise marrion marsh marshal marshall
    marsito marsudi mart martaka martana martani martell marten martez martial martijn martim martin martino martins marton martti martyn marvin marwata maryadi maryanto masao masar
    masika masinde mason massimiliano massimo massinissa mat mate matei matej mateo mateus mateusz matevz math matheo matheus mathew mathews mathias mathieu mathijs mathis mathys mati
    matias matic matiss matiu matjaz mato matous mats matt matteo matthaus matthew matthias matthieu matthijs matti mattia mattias matts matus matyas mauno mauri maurice mauricio
    maurilio maurin maurits mauritz maurizio mauro maurus maury maurycy maverick mavuno max maxence maxim maxime maximiano maximilian maximiliano maximilien maximillian maximino maximo
    maximus maxwel maxwell maxx maykol maynard mayo mazlum mbithi mboya mbugua mburu mcarthur mcebisi mearl mecit medard meelis mees mefarettin mehdi mehdiqulu mehemmed meherrem mehman
    mehmed mehmet mehmetzahir meik meinhard meinolf meinrad mekhi mel melbourne melchior melchor melichar melihcan melker melle melton melville melvin melvyn melwin memili memmed
    memphis menachem mengi menguc mensur mentor mercer merdi mergim merijn merl merlin merlyn merrill merritt mert mertel merton mervin mervyn merwin merzuk meshack meshur messiah
    mestur mesut metehan metin metinkaya metod metro mevlut meyer micael micah miceal micha michael michail michal michale micheal michel michelangelo micheletto michelotto michial
    michiel mick mickael micky miel mieszko miguel miguelangel miha mihael mihai mihail mihajlo mihaly mihels mihhail mihin mihkel mihnea miika mijo mik mika mikael mikaere mikal
    mikayil mike mikeal mikel mikelis mikels mikhail mikkel mikko miklos mikolaj mikulas mikyas milan milas milay milburn mile miles milford millard miller mills milo milorad milos
    miloslav milosz milovan milton minenhle miner minh minor minoru mio miodrag miran mirbadin mircea mirco mireli mirko miro miron mironshoh miroslav miroslaw mirsad mirze misael
    mischa mishat mislav mitch mitchel mitchell mitesh mitica mitra mitrut mladen mlungisi modesto modris moe mogens mohamad mohamed mohamedi mohammad mohammed mohamud mohand mohsim
    moises mojmir momanyi monis monroe mont monte montel montgomery montrell monty moody mordechai moreno moric moritz morris morten mortimer morton mose moses moshe mouloud mounir
    mourad moussa mthokozisi mubariz mucahit mucellib muchiri muema mueni mufit mugambi mugendi mugo mugur mugurel muhamed muhamet muhammad muhammadali muhammadamin muhammadamir
    muhammadayub muhammadaziz muhammadrizo muhammadsafo muhammadsodiq muhammadsolih muhammadumar muhammadyasin muhammadyusuf muhammadziyo muhammed muhammet muharrem muhip muhyettin
    muia muiruri mujur mukhwana mukramin muktedir mulele muli mulwa mulya mulyanto mulyono mumbi mumo mumpuni mumtaz munene mungai muni munif muntezir munyao munyoki murad murat
    muratcan murdock muriithi murilo murimi murit murithi muriuki murod murphy murray murry mursel mursinin mursita murti musa musafet musau musee musembi muslim muslum mustafa mustafo
    mustapha mustika mustofa musyoka musyoki mutai mutasim muthama muthengi muthoka muthoni muthui mutie mutinda mutiso mutisya mutluhan mutua mutuku mutunga muturi muvaffak muxtar
    muzaffer muzeffer muzekker mwangangi mwangi mwaniki mwanzia mwaura mwende mwendwa mwezi mwikali mwiti mychal myer mykel myles myron mzamo nabil nacer nachiket nacho nacio nadir nae
    nael nafii nagi nahashon nahuel naim najam najee najib nakif nakip naksh nakul nalar nam namiq namon nand nando nandor napoleon napoleone naradi narcis narciso narcisse nardi narji
    nas nasab naser nash nasim nasir nasiru nasrullah nassim nasuf nat natalio natan natanael nataniel nate nathan nathanael nathanial nathaniel nathen natiq naud naveen nayil nazario
    nazim nazir nazlim nazmi ndegwa nderitu ndirangu nduku ndunge ndungu nduta neal nebih nebojsa necati necdat necef nechifor necmettin ned needham neel neely neftali nehemiah nehip
    neider neil neill nejc nel nelio nello nels nelson nelu nemanja nenad neo nerim neriman nery nesib nesimi nesip nestor neville nevin nevio nevsal newell newman newt newton nezihi
    ngamia nganga ngari ngeni ngigi ngugi nhien nhlanhla nial niall nibaldo nicanor nicat niccolo nichifor nicholas nicholaus nicholus nick nicklas nicklaus nickolas nickson nicky
    niclas nico nicoara nicodemo nicodemus nicodim nicolae nicolai nicolaie nicolaj nicolas nicolaus nicolo nicu niculita nicusor nicuta niek niels nigel nihai niilo nik nikau nikhil
    nikko niklas niklaus niko nikodem nikolai nikolaj nikolajs nikolaos nikolas nikolaus nikora niks niksa nil nile niles nilo nils nilson nim nino nitesh nixon niyaga niyaz niyazi
    niyilolawa njabulo njagi njenga njeri njeru njiru njogu njoki njoroge njue njuguna nnamdi noah noam noble noe noel nolan nolberto nolen noman nonso norbert norberto norbey norman
    normand normunds norris north norton norval norwood noud nout novruz nrima ntimi nugraha nuhu nuno nunzio nural nurcan nureddin nuretdin nurettin nuri nuriat nurkan nurlan
    nurmuhammad nursen nuru nurulla nurullah nusirevan nusret nuyan nwabudike nyaga nyakundi nyamai nyambura nyana nyawira nyoman nyongesa nzioka nzomo oakley oba obanijesu obe obed
    obie obinna ocampo ochieng octav octave octavian octavio octaviu octavius odd oddie odhiambo odhran odin odis odkanli odongo oduor odus offie oganer ogden oge oget ogooluwa ogulbas
    ogurata oguzman oisin oiva oivind ojas ojvind okanay okbay oke okechukwu okello okey okguclu okkas okoth okseven okta okto okturemis okturk okumu okyalaz ola oladare oladimeji olaf
    olakunle olan oland olanrewaju olansile olavi olca oldag oldrich ole oleg olegario olen oley olfert olgerts olgierd olimpian olimpiu olin oliver olivier oliviu oliwer oliwier olle
    olli olof oloo olov olumorotimi oluoch oluwafemi oluwagbemiga oluwamumibori oluwamuyiwa oluwasanmi oluwasegun oluwole omaca oman omar omari omarion omer omkaar omobobola omondi
    omotayo omur onat ondieki ondrej oneal onel onesmus ongay ongen onkar onni onofre onsal onuker onur onurcan onursu onveer onyango opan opiyo opung oqtay oran orange oranli orazio
    orduxan oren oreste orgun orhan orie orik orin orinder orion oris orjan orland orlando orley orlin orlo orni orren orrin orris orson ortak ortwin oruc orval orvel orvil orville
    orvin orvis orxan oryurek osbaldo osborn osborne oscar oskar oskari oskars osman osmo osogo ossi ossian osten osunleke osvald osvaldo osvalds oswald oswaldo oswin otabek otakar
    otavio otay otfried othel othmar otho otieno otis otmar oto ott ottavio ottfried ottis ottmar otto ottokar ottomar ottone ouanes ouma oussama ove over ovid ovidio ovidiu ovila ovli
    owe owen owens owino owuor oymak oystein oyvind ozakan ozalpsan ozansu ozaslan ozbay ozbilek ozcam ozdal ozdil ozdogdu ozel ozerdinc ozertem ozger ozgur ozinal ozkent ozkutlu ozlu
    ozokcu ozpinar ozsozlu oztek ozturk ozudogru ozy ozzie paavo pablo paco padraic padraig padraigh page paiman paker pal palle palmer pambe pamfil panagachie panait panca pancho
    pandu panfilo pangeran pangestu panji pankrac paolo par pardi paride park parley parman parrish parth pasa pascal paschal pascual pasi pasqual pasquale pastor pate patric patricio
    patrick patrik patrizio patru patryk pau paul pauli paulino paulo pauls pauric pavao pavel pavol paw pawel paxton peadar peader pearce pearley pearse peder pedro peer peeter pehlil
    pekka pelaji pelayo pelle pellegrino pentti pepe pepijn pepito per percival percy perkasa perley pernell pero perry pershing pertti pervin perviz petar pete peter peteris peterson
    petr petre petri petrica petrisor petros petru petrus petrut petter petteri phelim phelix phil philemon philip philipp philippe phillip philo phineas phuc piaras pier pierangelo
    pierce piergiorgio piergiuseppe pierluigi piermaria piero pierpaolo pierre piersanti piet pieter pietro pim pinkney pio piotr pirahmet pirmin pius placido pleas pleasant ples plesu
    plinio plummer pol polad polk pompeo pompiliu pomponio poncio pontus popobawa porfirio porter posey poul powell praba prabawa prabowo prabu prakosa pranata pranav pranawa praneel
    pranit prasetya prasetyo pratt pratyush pravoslav prayitna prayoga prayogo preben predrag premysl prentice prentiss press preston price priit prima primitivo primus prince prokop
    prosper prudencio pryor przemyslaw puccio pumbaa punhan purl purwa purwadi purwanto putu qabil qadim qadir qalib qarin qasim qedir qelender qezenfer qiyas qosqar quang qudret
    quentin quincy quint quinten quintin quinton quique quirino qulam qulu rabah rabih rachid rachit radek raden radika radim radit raditya rado radomir radoslav radoslaw radovan radu
    raducu raduz raekwon raf rafa rafael rafal rafe raffael raffaele raffaellino raffaello rafi rafid rafih rafiq raghav ragnar ragner raharja raheem rahman rahmat rahmet rahn rahsaan
    rahul raiden raihan raik raimo raimondo raimonds raimund raimundo rainer raivis raivo rajab rajko rakeem raleigh ralf ralph rama ramadan ramadhan ramazan ramid ramil ramiro ramiz
    ramon ramsey ramzi ranbir rance rand randal randall randel randell randle randolf randolph randy rangga ranieri ransom ranveer raoul raphael raquan rares ras rashaad rashaan rashad
    rashawn rasheed rashid rashidi rasim rasmus rastislav rasul raul rauno ravi ravy rawiri ray rayaan rayan rayburn rayfield rayford raymon raymond raymund raymundo raynard rayshawn
    razi razvan reason recep recepali red redden redmond reece reed refik refugio reggie reginal reginald regis regulo rehaan reid reijo reimar reimer reimund rein reinald reinaldo
    reinel reiner reinhard reinhardt reinhart reinhold reinis reino reis reksa relu remazan rembrandt remi remigio remington remo remus remy remzi renaat renaldo renan renard renato
    renaud rendy rene reno rens renzo resad resid respati resul resulcan reto reuben reubin rex rexford rexhep rey reyansh reynaldo reynold reynolds reza rezzak rhavi rhett rhys riad
    rian ricardo ricards riccardo ricci ricciotti rice rich richard richardt richie richmond rick rickard rickey rickie ricky rico rida ridge ridwan rigo rigoberto rihards rik rikard
    riku rinaldo rino rinor risasi rishi risto ritchie riyad riza riziki rizki rizvan roan roar rob robb robbe robby robert roberto roberts robin robinson robley robt roby rocco rochdi
    rochus rock rocky rod roddy roderic roderich roderick rodger rodgers rodney rodolfo rodolphe rodrick rodrigo rodrigue roe roel roeland rogelio roger rogers rohan rohat rok roko
    roland rolando rolands roldan rolf roll rolla rolland rollie rollin rollo romain roman romano rome romello romeo romie romolo romuald romulo romulus ron ronal ronald ronaldo ronan
    rondal ronin ronith ronni ronnie ronny rono rony roope roosevelt roque rory rosamel rosco roscoe rosendo rosevelt rosman ross rossa rostislav roswell rotich rouven rovsen rowan
    rowland roy royce ruairi ruari rubani rube ruben rubin rudecindo rudi rudiger rudolf rudolfo rudolfs rudolph rudra rudy rueben ruedi ruel rufet ruffin ruffus rufino rufus ruggero
    ruggiero ruhiu ruhsat rui ruknettin rune rungo rupert ruperto rusen rush rushil ruslan rusman russ russel russell rustin rusty rutherford ruy ryan ryder ryker ryland ryley ryne
    ryszard rza saad saadat saba saban sabar sabas sabastian sabatino sabettin sabih sabin sabri sadaka sadat saddam sadik sadiki sadiq sadittin safet safii sagcan sagit sahat sahin
    sahinbey sahir sahlar sahmar sahmettin sahveled said saidi saiful saint saka sakari sakip sakir saksham sakti sal salah salami saleh sali salih salim salkin salman salohiddin
    salomon salurbay salvador salvatore salvi sam samaksh samandar samar samarth samesh sami samie samil samir sammy samo sampson samson samsul samu samual samuel samuele samuli
    samurtay samwel samweli samxal samy sancak sancar sancho sandalio sander sanders sandile sandis sandor sandro sandu sanford sani sanjar sanli sante santeri santiago santino santo
    santos sardor sargin saricabay sarpkin sarthak sarvan sarvar sasa sascha saso sathvik satrettin saturnino satya saul sava savak saverio savion savki savni savon sawyer saydam sayin
    sayrak schley schuyler scot scott scottie scotty seaborn seamus sean sebastiaan sebastian sebastiano sebastiao sebastien sebastijan sebastjan sebattin sebuhi secme seda sedat
    sedrick sefi segismundo segundo seha sehamet seif sekim selaheddin selatin seldon seler selim selmer sem semaj semed semender semir semsettin senad senan sencar seneca senkal senn
    senne senol seosamh sep sepp seppe seppo seracettin serafeddin serafin serban serefeddin serencam serezli serge sergei sergej sergey sergio sergiu sergius serhatmehmet serkan serol
    servac server serxan seth setya sevdi seve sever severiano severin severino severo severt sevindik sevket seward sexavet seydo seye seyfeddin seyfulla seyfullah seyithan seymour
    seymur sezal sezginbas shaban shad shade shadrack shafter shahriyor shahzod shahzoda shamar shamsuddeen shan shane shaquan shaquille sharif shaun shaurya shawn shayne sheamus
    shedrick shehu shekoni sheldon shelton shem shemar shep shepherd sherman sherwin sherwood shivansh shohjahon shohrux shoji shon shyheim sibonelo sibusiso sid siddharth side sidiq
    sidki sie siebe siegbert siegfried sieghard siegmar siegmund siegward siem sifuna sigfrid sigfrido sigfried sigge sigismund sigmar sigmund sigurd sigvard siim sijuade sil sila
    silas silvan silvano silver silvester silvestre silvestro silvian silvio silviu silvo sim simao sime simen simeon simi simion simiyu simmie simo simon simphiweyinkosi simpson sinan
    sinasi sincere sindre sing sinica sinisa sione siper sirac sirin siro sirzad sittik sivert sixi sixten sixto siyabonga siylihan sjoerd skender skip slade slamet slavisa slavko
    slavomir slawomir slobodan smith sneider sofiane sokmen soleh soloman solomon solon somtochukwu son sonad sondre songurkan sonke sonny soren sorin sosimo soufiane soydaner soykut
    soyselcuk sozer spencer spenser sphiwe spurgeon squire srecko staffan stafford stan stancu stanford stanislaus stanislav stanislavs stanislaw stanko stanley stanton starling
    stavros steen stef stefaan stefan stefano steffen stein steinar stelian stellan sten stepan stephan stephane stephen stephene stephon sterling stetson stevan steve steven steward
    stewart stian stig stijn stiven stjepan stojan stone stonewall stoney storm stuart sture suat suayp subhan sucaettin suceddin sudi suha sukri sukru sukur suleiman suleyman sulhi
    sullivan sumeyye sumner sune sunel suphi surya suvari svante svatopluk svatoslav svein sven svenning sverre svetozar swaleh swen syed sylas sylvain sylvan sylvanus sylvere
    sylvester sylvio szabolcs szilard szilveszter szymon tab taciddin tad tade tadeas tadej tadeo tadeusz tadhg taft tage taha tahir tahj taine taisto taj takatifu tal talan talayer
    talen tali talib tallie talmadge talmage talon tama tamas tamati tamaydin tanak tanay tanbay tandogdu tandy tane taneli tangaroa tanguy tanhan tanimu tanir tanish tanner tanpinar
    tansev tansig tanveer tanyolac tapani tapio tarak taranci tarik tariq tariyel tarmo tartis tarzicius tasar tasdik taskan tasnim tassilo taswir tate tatsuo tatu taufan taufik tauno
    taurean taurus tavares tavaris tavian tavion tavon tayaydin taygan taylak tayshaun tayyip teber tecimer ted teddie teddy tedi teemu teerth teguh tejas tejs tekbay tekecan tekiner
    teksoy telemaco telim telly telman telmo temidayo temir temirhan temistocle temizkal temucin tenis tenvir teo teobaldo teodor teodoro teodors teodosio teofil teofilo teohari
    terance terell terence terje terlan tero terrance terrell terrence terrill teun teuvo tevin tevs tex teymur teymuraz teymurcin tezcan tezol thabani thabiti thad thaddaus thaddeus
    thales thando thanh theadore thedore theo theobald theodis theodoor theodor theodore theodoro theodoros theophil theophile therman theron thiago thibaud thibault thibaut thibo
    thierry thies thijmen thijn thijs thilo thom thomas thompson thor thoralf thorben thore thornton thorsten thorwald thos thuo thure thurlow thurman thurston tiago tiarnan tibe
    tiberiu tibo tibor tiburcio tichomir tiernan ties tigin tiit tijl tijmen tijn tijs til tilden tilen till tillman tillmann tilman tilmann tilo tim timbul timeo timm timmie timmothy
    timmy timo timon timotei timotej timoteo timothee timothy timur timurtas tinal tino tirta tirtayasa tito titus tivadar tiziano tobe tobias tobiasz tobie tobin toby tod todd todor
    tofiq togan togrul toivo toker toki tokoz toktug tokunbo tolbert tollie tolonbay tom toma tomas tomasz tomaz tome tomi tomie tomislav tommaso tommi tommy tomo tomori toms toney
    tonguc tonino tonny tono tonu tony toomas toon topias topuz tor toralf torben torbjorn tord tore torel torey torgny torhan toriano toribio torquato torrance torrence torrey torry
    torsten toshio toy trace trae traian transito traugott travis travon trayvon tre tremaine tremayne trent trenten trenton trever trevin trevion trevon trevor trey treyton treyvon
    tri tripp tristan tristian tristin triston troels trond trong troy true trumaine truman trung trystan tsuma tuan tucker tudor tugcan tugiman tugrulhan tugtas tukelalp tukufu tulio
    tullio tulun tumer tumkurt tunahan tunar tuncboga tunckilic tung tunguc tuomas tuomo turabi tural ture turgut turkalp turkmen turlough turner turxan tutkun tuukka tuur tuyug tuzeer
    twan tycho tye tygo tyler tylor tymon tymoteusz tyquan tyree tyreek tyreese tyrek tyreke tyrel tyrell tyrese tyrik tyrin tyriq tyrique tyron tyrone tyrus tyshawn tyson ubaldo
    uberto ubeydullah ucan ucbeyi uche uchenna uda udant udarsh udo ueli uffe ugan ugo ugolino ugurkan ugurtan ulakbey uldis ulf ulfet ulises ulkudes ullrich ulrich ulrik ultan ulu
    uludag ulugbey uluman ulutay ulvi ulysses umang umar umay umaya umberto umid umman ummet umut umutcan unek unggul unlen unnamed uno unubol uolevi upik upkaar uraltay urbain urban
    urbano urfan urfettin urhan uriah uriel urijah urmas uros urs usame ushan ushindi usiku usman usmon ustun utama utkarsh utkucan utz uwe uygun uzbay uzer uzeyir uzsoy vaclav vadim
    vafir vagn vahid vahittin vaino vala valdemar valdis valeh valentijn valentim valentin valentino valer valere valerij valerio valeriu valero valid valon valter valtteri vance
    vander vargin vasco vashon vasif vasil vasile vassilios vasyl vaughan vaughn vavrinec vaysal vazeh vedant vedat vedran veer veeti vefadar vegard veijo veikko veis veit veli
    velitdin vello venancio venceslas vendelin veniamin vere vergil verim verl verle verlin verlon verlyn vern vernal verner verneri vernon vero vesa vester veysel vezat vic vicente
    vicentiu vick victor victoriano victorino vid vidadi vidal vidar vide viesturs viggo vigo vihaan viking viktor viktors vilayet vilem vilgot vilhelm vilho viliam vilis viljami
    viljem viljo villads ville vilmer vilmos vilnis vilums viman vince vincenc vincent vincentio vincentiu vincenzo vinicio vinicius vinko vino vinsen vinson vinton vinzenz viorel
    viraj virge virgel virgil virgilio virgle virman visar visarion visvaldis vit vitali vitalis vitazoslav vitezslav vito vitor vittorio vitus vivaan vjekoslav vlad vladimir vladislav
    vladislavs vlado vlaicu vlastimil voicu vojtech voldemars volkan volker volkhard volkmar vollie volney von vratislav vratko vuqar vurgun vusal vusumuzi wachira wade wadi wafula
    wage wahab wahyu wainaina waino wairimu wakiman waldemar waldo walfried walid walker wallace walt walter walther walton waluyo wamalwa wambua wambugu wambui wangari wangila wangui
    wanja wanjala wanjiku wanjiru wanjohi wannes wanyama wanyonyi ward wardaya wardell wardi warinder warjas warji warner warre warren warsa warsita warta warwick wash washington wasis
    wassim watson watt waverly wawan waweru wayde wayland waylon wayman waymon wayne wazir weaver webb webster wekesa weldon wellington wells welton wenceslao wendel wendell wenzel
    werner wes wesley wesonga wess wessel west westin westley weston wheeler whit wieland wieslaw wigbert wiktor wilber wilbert wilbur wilburn wilder wiley wilford wilfred wilfredo
    wilfrid wilfrido wilfried wilhelm wilhelmus wiliam wilkie will willaim willam willard wille willem willfried willi william williams willian williard willibald willibert willie
    willis willy wilman wilmar wilmer wilson wilton wim windell winfield winford winfried wing winston winthrop winton wira wiremu wirt wisnu witold wladimir wojciech woldemar wolf
    wolfgang wolfhard wolfram wong wood woodie woodroe woodrow woodson woody worley worth wout wouter wriddhish wridesh wright wulf wyatt wycliff wycliffe wylie wyman xaleddin xalid
    xaliq xamis xanana xander xankisi xanlar xavi xavier xelil xeyal xeyyam xolid xosrov xudaverdi xudayar xudu xzavier yaakov yacine yadiel yadigar yagin yagizkurt yagnesh yago yahia
    yahir yahsikan yahya yahyo yair yakobo yalazabay yalcin yalgin yaltirak yamen yamid yamin yan yancy yandel yanick yanik yanis yanki yann yannic yannick yannik yannis yargi yasan
    yasattin yasef yash yasin yasser yassin yassine yatan yatin yaver yavuz yaw yayak yazganalp yecid yee yeferson yehuda yehya yeison yekda yelesen yeneral yerko yerson yertan yesid
    yetisal yigit yildir yilma yilmaz yngve yoan yoann yoel yoga yohan yohane yolal yonatan yonathan yonetmen yono yordan york yoruc yosef yoshio youba youcef younes young youri yousef
    youssef yrjo yucelen yug yumun yunis yunt yunus yurdanur yurem yurtguven yurttas yusif yussuf yusuf yuvraj yvan yves yvon zablon zac zacarias zach zacharia zachariah zacharias
    zacharie zachary zachery zack zackary zackery zahid zahir zahur zaid zaiden zain zaire zak zakaria zakariyo zakary zakayo zakir zalan zaman zamfir zamin zamiq zamir zan zander
    zanis zashil zaur zavier zavion zayan zayd zayden zayne zayyan zbigniew zbynek zdenek zdenko zdravko zeb zebulon zechariah zed zeferino zehaan zekayi zeke zeki zeljko zenas zende
    zennun zeno zenon zenzele zerdust zeynal zeynelabidin zeynulla ziedonis ziga ziggy zigmund zihni zikmund ziya ziyaettin zlatko zollie zoltan zoral zoran zsigmond zsolt zsombor zuba
    zubayr zufer zuhri zulgarni zvonko zwatie
    """
}
