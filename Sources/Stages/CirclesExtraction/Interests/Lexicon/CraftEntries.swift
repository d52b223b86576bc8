/// Things people make with their hands, and the arts. The notation is `InterestLexicon`'s.
enum CraftEntries {
  static let crafts = """
    knitting~knit~knitted, crocheting=crochet~crochet~crocheted, sewing~sew~sewed,
    quilting=quilt making~quilt~quilted, embroidery~embroider~embroidered,
    cross-stitch=cross stitching, needlepoint, needle felting=felting, weaving~weave,
    hand weaving=handweaving, spinning wool=wool spinning=spinning yarn,
    hand spinning=handspinning, macrame, tatting, lacemaking=lace making, bobbin lace,
    rug hooking, rug making, tapestry, natural dyeing=dyeing, tie-dye, batik,
    leatherwork=leathercraft=leather working=leather craft, bookbinding=book binding,
    papermaking=paper making, paper marbling=marbling, origami=paper folding, kirigami,
    scrapbooking, card making=cardmaking, quilling, decoupage, stamp carving,
    linocut=lino printing=linoprinting, letterpress=letterpress printing,
    screen printing=screenprinting, risograph printing, printmaking, woodblock printing, etching,
    engraving, pottery, ceramics, wheel throwing, handbuilding=hand building, raku,
    glassblowing=glass blowing, stained glass, glass fusing, beadwork=beading,
    jewelry making=jewellery making=making jewelry=making jewellery, silversmithing, goldsmithing,
    metalwork=metalworking, blacksmithing=smithing, bladesmithing=knife making=knifemaking,
    welding~weld, woodworking=wood working=carpentry, woodturning=wood turning,
    wood carving=woodcarving, spoon carving=carving spoons, whittling~whittle~whittled,
    stone carving=stonecarving, stonemasonry=stone masonry, marquetry,
    cabinetmaking=cabinet making, furniture restoration=restoring furniture,
    furniture making=making furniture, upholstery=reupholstering, boat building=boatbuilding,
    kayak building, basket weaving=basketry=basket making, broom making,
    candle making=making candles, soap making=soapmaking=making soap, perfume making=perfumery,
    mosaic making=making mosaics, enamelling=enameling, model building=scale models,
    model trains=model railroading=model railways=model railroads, model ships,
    ship in a bottle=ships in bottles, model planes=model aircraft, model rockets=model rocketry,
    miniature painting=painting miniatures, dollhouses=dollhouse miniatures, dioramas, kintsugi,
    wreath making, flower arranging=flower arrangement, ikebana, floristry, millinery=hat making,
    shoemaking=cobbling, dressmaking, tailoring, cosplay, costume making=making costumes,
    puppetry, puppet making, doll making, toy making, kite making,
    lutherie=luthier=guitar building=violin making, instrument making, piano tuning,
    clock repair=clock making=horology, watchmaking=watch repair, lock picking=lockpicking,
    mechanical keyboards=custom keyboards, electronics=soldering, ham radio=amateur radio,
    radio restoration, arduino, robotics=building robots, 3d printing=three d printing,
    laser cutting, home automation, drones=drone flying=flying drones, rc cars=rc planes,
    upcycling, thrifting=thrift shopping, visible mending, darning, sashiko, nail art,
    makeup=make-up artistry, hairdressing, tattooing, balloon twisting, sandcastles,
    ice sculpting, chainsaw carving, pyrography=wood burning, gold panning, taxidermy,
    punch needle
    """

  static let arts = """
    watercolor=watercolour=watercolors=watercolours=watercolor painting=watercolour painting,
    oil painting=oil paints, acrylic painting=acrylics, gouache, pastels, ink drawing,
    charcoal drawing, life drawing=figure drawing, urban sketching, sketching~sketch,
    botanical illustration, illustration, calligraphy, hand lettering=lettering, sign painting,
    type design, typography, graffiti=street art, mural painting=murals,
    sculpture=sculpting~sculpt, collage=collages=collaging, comics, manga, zines=zine making,
    animation, stop motion, pixel art, digital art, photography,
    film photography=analog photography, street photography, wildlife photography,
    bird photography, astrophotography, darkroom printing, filmmaking=film making=making films,
    documentary film=documentaries, screenwriting, playwriting, creative writing, fiction writing,
    writing a novel=novel writing=writing novels, writing a memoir=memoir writing,
    poetry=writing poems=poems, haiku, songwriting=song writing=writing songs, storytelling,
    journaling=journalling, blogging, podcasting, stand-up comedy=standup comedy=stand up comedy,
    improv=improv comedy, amateur dramatics=am dram, community theater=community theatre,
    musical theater=musical theatre, opera singing, open mic=open mics, slam poetry, clowning,
    mime, magic tricks=close-up magic=card tricks, juggling~juggle, circus skills,
    trapeze=flying trapeze, aerial silks=aerials, acrobatics=acro, tightrope walking,
    fire spinning, ventriloquism, drag, burlesque, voice acting, translation,
    genealogy=family history=family tree research, local history, landscape painting,
    portrait painting, icon painting, plein air painting
    """

  /// Crafts whose names mean other things too; only a pattern or a habit tells them.
  static let plainArts = """
    painting~paint, drawing~draw, writing~write, reading~read, singing~sing, dancing~dance,
    acting~act, composing~compose, carving~carve, turning bowls, baking~bake, brewing~brew,
    cooking~cook, design, theater=theatre, film=cinema, opera, musicals, art, architecture,
    fashion, fonts, puppets
    """
}
