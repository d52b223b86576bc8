/// Short forms of Slavic, Indian, Arabic, Turkish, Jewish, African and other given names, and
/// spellings that stand for one name, romanised; from general knowledge.
extension Diminutives {
  static let slavic = """
    agnieszka: aga agusia
    aleksander: olek alek
    aleksandra: ola olka oleńka olenka
    andrzej: jedrek jędrek
    anna: ania anka hania
    antoni: antek tosiek
    barbara: basia baska
    bartosz bartlomiej: bartek
    boguslaw: bogus
    dorota: dorotka
    elzbieta: ela elka
    ewa: ewka ewunia
    franciszek: franek
    grazyna: grazka
    grzegorz: grzes grzesiek
    hanna: hania
    irena: irka
    jadwiga: jadzia
    jakub: kuba
    jan: janek jas
    jerzy: jurek
    joanna: asia aska joasia
    jozef: jozek ziutek
    julia: julka
    kamil: kamilek
    karolina: karola
    katarzyna: kasia kaska
    krzysztof: krzysiek krzys
    ludwik: lutek
    lukasz: luke lukaszek luki
    maciej: maciek
    magdalena: magda madzia
    malgorzata: gosia malgosia gocha
    marcin: marcinek
    maria: marysia maryska
    mateusz: mati
    michal: misiek michas
    mikolaj: mikolajek
    pawel: pawelek
    piotr: piotrek
    rafal: rafalek
    ryszard: rysiek
    slawomir: slawek
    stanislaw: staszek stas
    stefan: stefek
    szymon: szymek
    tadeusz: tadek
    teresa: tereska
    tomasz: tomek
    waclaw: wacek
    wieslaw: wiesiek
    wladyslaw: wladek
    wojciech: wojtek
    zbigniew: zbyszek
    zofia: zosia zoska
    zuzanna: zuza zuzia
    aleksandr alexander oleksandr aliaksandr: sasha sanya shura sanja sash alik lesha
    aleksandra alexandra oleksandra: sasha shura asya
    aleksei alexei alexey aleksey oleksii: alyosha lyosha lesha
    anastasia anastasiia anastasiya: nastya asya nastia stasya
    anatoly anatolii anatoliy: tolya
    andrei andrey andrii andriy: andryusha
    anna: anya nyura anyuta
    anton: antosha tosha
    arkady: arkasha
    boris borys: borya
    daria darya: dasha
    denis denys: deniska
    dmitri dmitry dmitriy dmytro dmitrii: dima mitya dimochka
    ekaterina yekaterina kateryna katerina: katya katia katyusha
    elena yelena olena: lena lenochka alyona
    elizaveta yelizaveta: liza
    evgenia yevgenia yevheniia: zhenya
    evgeny yevgeny evgenii yevhen yevgeniy: zhenya
    fyodor fedor: fedya
    galina halyna: galya
    gennady: gena
    georgy georgiy: gosha zhora
    grigory: grisha
    igor ihor: igoryok
    ilya illia: ilyusha
    inna: innochka
    irina iryna: ira irochka
    ivan: vanya
    konstantin kostiantyn: kostya
    kseniya ksenia oksana: ksyusha
    larisa: lara
    leonid: lyonya
    lev: lyova
    lyubov: lyuba
    lyudmila ludmila liudmyla: lyuda luda mila
    margarita: rita
    maria mariya mariia: masha marusya
    marina: marisha
    maxim maksim maksym: max maks
    mikhail mykhailo michail: misha
    nadezhda nadiia: nadya
    natalia natalya nataliya nataliia natalie: natasha nata natalka
    nikita: nik
    nikolai nikolay mykola: kolya
    oksana: ksana
    oleg oleh: olezhka
    olga olha: olya
    pavel pavlo: pasha
    pyotr petr petro: petya
    polina: polya
    roman: roma
    ruslan: rus
    semyon: syoma
    sergei sergey serhii sergii: seryozha serezha
    sofia sofya sofiia: sonya
    stanislav: stas slava
    stepan: styopa
    svetlana svitlana: sveta lana
    taras: tarasik
    tatiana tatyana tetiana: tanya tania
    timofei: tima
    vadim vadym: vadik
    valentin: valya
    valentina: valya
    valery valeriy: valera
    varvara: varya
    vasily vasiliy vasyl: vasya
    vera: verochka
    victoria viktoria viktoriia: vika
    viktor: vitya
    vitaly vitalii: vitalik
    vladimir volodymyr: vova volodya vlad
    vladislav vladyslav: vlad vladik
    vyacheslav viacheslav: slava
    yaroslav: slava yarik
    yulia julia yuliia: yulya
    yuri yuriy yurii: yura
    aleksandar: aca sasa
    dragan: gagi
    jelena: jeca
    jovan: joca
    katarina: kata
    ljubomir: ljuba
    milica: mica
    milos: misa
    mirjana: mira
    nemanja: neca
    nikola: nidzo
    petar: pero pera
    slobodan: boba
    stjepan: stipe
    tomislav: tomo
    vesna: vesnica
    zoran: zoki
    frantisek: franta
    jan: honza
    jiri: jirka
    josef: pepa
    petr: peta
    tomas: tom
    zdenek: zdena
    istvan: pista
    ferenc: feri
    laszlo: laci
    jozsef: joska
    erzsebet: bözsi bozsi zsoka
    katalin: kati
    """

  static let further = """
    abhishek: abhi
    aditya: adi
    aishwarya: aish ash
    akanksha: akku
    akshay: akki
    amitabh: amit
    ananya: anu
    aniruddha anirudh: ani
    anuradha: anu
    arvind aravind: arvi
    ashwin: ash
    chandrasekhar chandrashekar: chandru shekhar
    debasish debashish: debu
    deepak: deepu
    deepika: deepu
    dharmendra: dharam
    divya: div
    gaurav: gauri
    gayatri: gaya
    gopal: gopu
    harish: hari
    harpreet: harry preet
    himanshu: himu
    indira: indu
    jagdish: jaggu
    jaswinder: jassi
    jitendra: jeetu jitu
    kartik karthik: karti
    kavita kavitha: kavi
    krishna krishnan: krish
    lakshmi: lucky laxmi
    lalitha: lalli
    madhavi: madhu
    mahesh: mahi
    manish: manu
    manjunath: manju
    meenakshi: meena meenu
    mohan: mohu
    mukesh: muku
    nandini: nandu
    neha: nehu
    nikhil: nik nikki
    nilanjana: nilu
    padmini padma: paddy
    parvati: paru
    pradeep: deepu
    prakash: pakku
    pranav: pranu
    prashant: prash
    praveen: prav
    preeti priti: pree
    priya priyanka: pri priyu piya
    radhika: radha radhu
    raghavendra raghunath: raghu
    rajendra: raju raj
    rajesh: raj raju
    ramesh: ramu
    ramachandran: ram
    ravindra: ravi
    rekha: rekhu
    rishabh: rishi
    rohit: ro
    ruchika: ruchi
    sachin: sachi
    sandeep: sandy
    sanjay: sanju
    saraswati: saras
    satish: sats
    savitri: savi
    shalini: shalu
    shankar: shanky
    shivani: shivi
    shreya: shrey
    siddharth siddhartha: sid sidd
    sneha: snehu
    srinivasan srinivas: srini vasu
    subramanian subramaniam: subbu mani
    sudhir: sudhi
    sunil: sunny
    sunita: sunny
    suresh: suri
    swati: swats
    tanvi: tanu
    tejaswini: teju
    trupti: tru
    uday: udi
    vaibhav: vaibs
    vandana: vandu
    varun: vars
    venkatesh venkataraman venkat: venky venkat
    vidya: vidi
    vijay: viju vijju
    vikram: vik vicky vikki
    vikrant: vik
    vinay: vinnie
    vishal: vish
    vishwanath: vishu
    vivek: vivi
    yogesh: yogi
    abdullah abdallah abdul: abdu abood
    ahmad ahmed ahmet: hamada
    aisha ayesha aicha: aish
    fatima fatimah fatma: fati fatoum tima
    hassan hasan: hass
    hussein hussain husain: hus
    ibrahim: ibo brahim abe
    khadija: khadi
    mahmoud mahmud: moody
    maryam mariam meryem: mimi
    mohammed muhammad mohamed mohammad mehmet mohamad: mo hamoudi hamada mohd moe med
    mustafa mostafa: musti mus
    nasreen nasrin: naz
    omar umar omer: omi
    rahman abdulrahman: rahm
    samira: sam
    yasmin yasmine jasmin: yas
    yousef yusuf youssef yousuf: joe yousif
    zainab zeinab zaynab: zee zouzou
    abigail avigail: avi
    avraham: avi
    binyamin: benny bibi
    chaim haim: chaimi
    daniel: dani
    david: dudi dudu
    eliyahu: eli
    itzhak yitzhak: itzik
    moshe: moishe
    rivka: riva
    shlomo: shloimi
    shoshana: shosh
    yaakov: koby kobi yanki
    yehonatan yonatan: yoni
    yehuda: yudi
    yosef: yossi
    emre: emo
    fatih: fato
    huseyin: huso
    mehmet: memo
    mustafa: mustos
    suleyman: sulo
    adebayo: bayo ade
    adewale: wale ade
    adunni: duni
    ayodele: ayo dele
    babatunde: tunde baba
    chidinma: chi dinma
    chinedu: nedu
    chukwuemeka: emeka
    emmanuel: emma manny
    folasade: sade fola
    ifeanyi: ify
    ikechukwu: ike
    ngozi: ngo
    nkechi: kechi
    nnamdi: namdi
    obinna: obi
    oluwaseun: seun
    oluwadamilola: dami damilola
    olufemi: femi
    olumide: lumi mide
    oluwatobi oluwatobiloba: tobi
    oluwaseyi: seyi
    opeyemi: ope yemi
    temitope: temi tope
    titilayo: titi
    uchenna: uche
    yetunde: yeti
    kwabena: kobby kobina
    kwadwo: kojo
    nokuthula: thuli
    sibusiso: sbu
    siyabonga: siya
    thandiwe: thandi
    wanjiru: shiru ciru
    keiko: kei
    kenichi: ken
    takahiro takashi takeshi: taka
    yukiko: yuki
    yoshihiro: yoshi
    """
}
