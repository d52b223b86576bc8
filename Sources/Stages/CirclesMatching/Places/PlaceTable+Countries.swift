extension PlaceTable {
  /// Country calling codes: names, peoples, tongues and large towns. Where a country's own table of
  /// areas follows in `areas`, the longer prefix wins.
  static let countries = """
    7|russia,russian,moscow,petersburg,novosibirsk,siberia,kazan,yekaterinburg,sochi,volga
    77|kazakhstan,almaty,astana
    20|egypt,cairo,alexandria,luxor,egyptian,giza
    27|south africa,johannesburg,joburg,cape town,durban,pretoria,soweto,stellenbosch
    30|greece,greek,athens,thessaloniki,crete,chania,patras,santorini,corfu,naxos,rhodes,aegean
    31|netherlands,dutch,amsterdam,rotterdam,utrecht,hague,eindhoven,groningen,leiden,delft,holland
    32|belgium,belgian,brussels,antwerp,ghent,bruges,liege,leuven
    33|france,french,paris,lyon,marseille,toulouse,bordeaux,nice,nantes,strasbourg,lille,grenoble,brittany,provence,normandy,montpellier,clermont,rennes,annecy
    34|spain,spanish,madrid,barcelona,seville,sevilla,valencia,granada,bilbao,malaga,zaragoza,mallorca,galicia,andalusia,cadiz,salamanca
    351|portugal,portuguese,lisbon,lisboa,porto,coimbra,braga,algarve,madeira,azores,faro
    353|ireland,irish,dublin,cork,galway,limerick,kerry,donegal,sligo,wicklow,mayo,waterford,kilkenny
    354|iceland,reykjavik,icelandic
    358|finland,finnish,helsinki,tampere,turku
    359|bulgaria,sofia,plovdiv
    36|hungary,budapest,hungarian,debrecen
    370|lithuania,vilnius
    371|latvia,riga
    372|estonia,tallinn,tartu
    380|ukraine,ukrainian,kyiv,kiev,lviv,odesa,odessa,kharkiv,dnipro
    381|serbia,belgrade,serbian,novi sad
    385|croatia,croatian,zagreb,split,dubrovnik,dalmatia,dalmatian,zadar,istria,vis,hvar,rijeka
    386|slovenia,ljubljana,maribor
    387|bosnia,sarajevo
    39|italy,italian,rome,roma,milan,milano,naples,napoli,florence,firenze,venice,venezia,turin,torino,bologna,sicily,palermo,tuscany,genoa,sardinia,verona,puglia,bari
    40|romania,bucharest,cluj,romanian
    41|switzerland,swiss,zurich,geneva,basel,bern,lausanne,lucerne
    420|czech,prague,brno
    421|slovakia,bratislava
    43|austria,austrian,vienna,wien,graz,salzburg,innsbruck,linz,tyrol
    44|england,english,scotland,scottish,wales,welsh,uk,britain,british,london,bristol,manchester,leeds,liverpool,birmingham,edinburgh,glasgow,cardiff,cornwall,sheffield,newcastle,oxford,cambridge,brighton,skye,aberdeen,york,bath,norwich,devon,portree,belfast,nottingham,kent
    45|denmark,danish,copenhagen,aarhus,odense,aalborg
    46|sweden,swedish,stockholm,gothenburg,goteborg,malmo,uppsala,lund,umea
    47|norway,norwegian,oslo,bergen,trondheim,tromso,stavanger,lillehammer,birkebeiner,lofoten
    48|poland,polish,warsaw,krakow,cracow,gdansk,wroclaw,poznan,lodz,tatry,zakopane,katowice,lublin
    49|germany,german,berlin,hamburg,munich,munchen,cologne,koln,frankfurt,stuttgart,leipzig,dresden,dusseldorf,bremen,hannover,nuremberg,bavaria,saxony,freiburg,bonn,heidelberg,deutschland
    51|peru,lima,cusco,arequipa
    52|mexico,mexican,cdmx,guadalajara,monterrey,oaxaca,puebla,juarez,tijuana,merida,cancun,chihuahua
    53|cuba,havana
    54|argentina,buenos aires,cordoba,mendoza,rosario,patagonia
    55|brazil,brasil,brazilian,sao paulo,rio,pinheiros,salvador,brasilia,recife,curitiba,belo horizonte,porto alegre,florianopolis,bahia
    56|chile,santiago,valparaiso,chilean
    57|colombia,bogota,medellin,cali,cartagena
    58|venezuela,caracas
    593|ecuador,quito,guayaquil
    598|uruguay,montevideo
    60|malaysia,kuala lumpur,penang,kl
    61|australia,australian,sydney,melbourne,brisbane,perth,adelaide,tasmania,canberra,hobart,darwin,oz
    62|indonesia,jakarta,bali,java,yogyakarta,batik,gamelan,surabaya,bandung,jogja,ubud
    63|philippines,manila,cebu,filipino,davao
    64|zealand,auckland,wellington,christchurch,dunedin,queenstown,kiwi
    65|singapore,changi,orchard road
    66|thailand,bangkok,chiang mai,phuket,thai
    81|japan,japanese,tokyo,kyoto,osaka,hokkaido,sapporo,nagoya,fukuoka,yokohama,hiroshima,nara
    82|korea,korean,seoul,busan,suwon,incheon,jeju,daegu
    84|vietnam,vietnamese,hanoi,saigon,hcmc,da nang,hue,ho chi,hoi an
    852|hong kong,kowloon,hk
    86|china,chinese,beijing,shanghai,shenzhen,guangzhou,hangzhou,chengdu,nanjing,wuhan,xian,suzhou
    886|taiwan,taipei,kaohsiung,taiwanese,jade mountain,tainan
    880|bangladesh,dhaka,chittagong,sylhet
    90|turkey,turkish,istanbul,ankara,izmir,antalya,bodrum
    91|india,indian,delhi,mumbai,bombay,bangalore,bengaluru,chennai,madras,kolkata,calcutta,hyderabad,pune,ahmedabad,jaipur,udaipur,kerala,goa,diwali,holi,kochi,lucknow,iit,gurgaon,noida,chandigarh,punjab,gujarat,rajasthan,mysore
    92|pakistan,karachi,lahore,islamabad
    94|sri lanka,colombo,kandy
    961|lebanon,beirut
    962|jordan,amman
    966|saudi,riyadh,jeddah,mecca,hajj
    971|dubai,abu dhabi,emirates,uae,sharjah
    972|israel,israeli,tel aviv,jerusalem,haifa,tlv,reserve,hebrew
    974|qatar,doha
    977|nepal,kathmandu,pokhara
    98|iran,tehran,isfahan,shiraz
    995|georgia,tbilisi,batumi,svaneti,georgian
    212|morocco,moroccan,rabat,casablanca,marrakech,fez,tangier
    213|algeria,algiers,oran
    216|tunisia,tunis,sousse,carthage,tunisian
    221|senegal,dakar
    225|abidjan,ivory coast
    233|ghana,accra,kumasi,ghanaian
    234|nigeria,lagos,abuja,ibadan,nigerian,harmattan
    237|cameroon,douala
    251|ethiopia,addis
    254|kenya,kenyan,nairobi,kisumu,mombasa,matatu,iten,nakuru
    255|tanzania,zanzibar,arusha
    256|uganda,kampala
    260|zambia,lusaka
    263|zimbabwe,harare
    264|namibia,windhoek
    357|cyprus,nicosia,limassol,larnaca,cypriot
    356|malta,valletta
    506|costa rica
    507|panama
    502|guatemala
    503|salvador
    1876|jamaica,kingston
    1787 1939|puerto rico,ponce,san juan
    1809 1829|dominican,santo domingo
    """

  /// Areas within a country, where numbers tell them.
  static let areas = """
    1204|winnipeg,manitoba
    1236 1604 1778|vancouver,bc,british columbia,whistler,squamish
    1250|victoria,kelowna
    1403 1587 1780|calgary,edmonton,alberta,banff
    1416 1647 1437 1905|toronto,ontario
    1514 1438 1450|montreal,quebec,laval
    1613 1343|ottawa
    1418|quebec city
    1902|halifax,nova scotia
    1201 1973 1908 1732|jersey,newark,hoboken,princeton
    1202|washington,dc
    1205|alabama,birmingham
    1206 1253 1425 1360|seattle,tacoma,bellevue,washington,redmond,anacortes,puget,ballard,everett,olympia,skagit
    1509|spokane,yakima
    1207|maine,portland maine
    1208|idaho,boise,pocatello
    1212 1646 1332 1917 1718 1347 1929|new york,nyc,manhattan,brooklyn,queens,bronx,harlem
    1213 1310 1323 1424 1562 1626 1818 1747|los angeles,la,hollywood,pasadena,arcadia,burbank,santa monica
    1215 1267 1445 1610 1484|philadelphia,philly
    1216 1440|cleveland
    1303 1720|denver,colorado,boulder,fourteeners,aurora
    1970|fort collins,aspen
    1719|colorado springs
    1305 1786 1954|miami,florida,lauderdale
    1407 1321|orlando
    1813|tampa
    1312 1773 1872 1847 1708|chicago,illinois,evanston,sky
    1313 1248|detroit,michigan
    1734|ann arbor
    1314|st louis,missouri
    1317|indianapolis,indiana
    1404 1470 1678 1770|atlanta,georgia,decatur,castleberry
    1408 1650 1669|san jose,palo alto,silicon,mountain view
    1415 1628 1510 1341|san francisco,sf,oakland,berkeley,bay area
    1916|sacramento
    1619 1858|san diego
    1949 1714|orange county,irvine,anaheim
    1410 1443|baltimore,maryland
    1412|pittsburgh
    1414|milwaukee
    1608|madison,wisconsin
    1480 1602 1623|phoenix,arizona,tempe,scottsdale
    1520|tucson
    1502|louisville,kentucky
    1504|new orleans
    1505|albuquerque,new mexico,santa fe
    1512 1737|austin,texas
    1713 1281 1832|houston
    1214 1469 1972 1817|dallas,fort worth
    1210|san antonio
    1915|el paso
    1541 1458|bend,oregon,eugene,medford,ashland,sisters,salem
    1503 1971|portland,oregon,beaverton,salem,pdx
    1612 1651 1763|minneapolis,minnesota,st paul
    1614|columbus,ohio
    1615|nashville,tennessee
    1901|memphis
    1617 1857 1781|boston,massachusetts,cambridge,somerville,brookline,quincy
    1413|springfield,northampton
    1401|providence,rhode island
    1203 1860|connecticut,hartford,haven
    1802|vermont,burlington
    1603|hampshire
    1701|dakota,fargo
    1702 1725|vegas,nevada
    1704 1980|charlotte
    1919 1984|raleigh,durham,chapel hill
    1757|norfolk,virginia beach
    1703 1571|arlington,alexandria,virginia
    1801 1385|salt lake,utah,provo
    1808|hawaii,honolulu,oahu,maui,hilo,kauai,molokai,waikiki,aloha
    1907|alaska,anchorage,juneau,fairbanks,kodiak
    1406|montana,missoula,bozeman
    1307|wyoming,jackson hole
    1402|omaha,nebraska
    1405|oklahoma
    1918|tulsa
    1816 1913|kansas
    1843|charleston
    4420|london,hackney,camden,brixton,peckham,islington,greenwich
    44121|birmingham,solihull
    44131|edinburgh,leith
    44141|glasgow
    44151|liverpool,wirral
    44161|manchester,salford,stockport
    44113|leeds
    44114|sheffield
    44115|nottingham
    44117|bristol
    44191|newcastle,gateshead,durham,tyne
    44118|reading
    441223|cambridge
    441865|oxford
    441273|brighton,hove
    441225|bath
    441904|york
    441603|norwich
    441392|exeter
    4429|cardiff,swansea,wales
    4428|belfast,northern ireland,derry
    441224|aberdeen
    4930|berlin,kreuzberg,neukolln
    4940|hamburg,altona
    4989|munich,munchen,bayern
    49221|cologne,koln
    4969|frankfurt
    49711|stuttgart
    49341|leipzig
    49351|dresden
    49211|dusseldorf
    49421|bremen
    49511|hannover
    49911|nurnberg,nuremberg
    331|paris
    334|lyon,marseille,grenoble,nice
    9111|delhi
    9122|mumbai,bombay
    9180|bangalore,bengaluru
    9144|chennai,madras
    9133|kolkata,calcutta
    9140|hyderabad
    9120|pune
    612|sydney
    613|melbourne
    617|brisbane
    618|perth,adelaide
    3531|dublin
    35321|cork
    35391|galway
    3491|madrid
    3493|barcelona
    3906|rome,roma
    3902|milan,milano
    5511|sao paulo,pinheiros
    5521|rio
    5531|belo horizonte
    8610|beijing
    8621|shanghai
    813|tokyo
    816|osaka
    """
}
