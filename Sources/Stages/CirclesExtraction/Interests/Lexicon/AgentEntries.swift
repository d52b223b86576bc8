/// Words for those who do something, under what they do. The notation is `InterestLexicon`'s.
enum AgentEntries {
  /// What somebody who buys one means to do.
  static let equipment = """
    astronomy=telescope, kayaking=kayak, sea kayaking=sea kayak, canoeing=canoe,
    rowing=rowing machine=scull, sailing=sailboat=dinghy=sloop,
    pottery=kiln=potters wheel=pottery wheel, weaving=loom, spinning wool=spinning wheel,
    woodturning=lathe, woodworking=table saw=band saw=workbench, painting=easel,
    smoking meat=smoker, surfing=surfboard, snowboarding=snowboard, skiing=skis, skating=skates,
    paragliding=paraglider, paddleboarding=paddleboard, beekeeping=beehive=hive,
    sewing=sewing machine, letterpress=printing press, photography=camera,
    darkroom printing=darkroom, drums=drum kit=drum set, archery=longbow=recurve bow,
    running=running shoes, cycling=e-bike=ebike=road bike=gravel bike=racing bike,
    mountain biking=mountain bike, coffee roasting=coffee roaster, espresso=espresso machine,
    aquariums=aquarium=fish tank, gardening=greenhouse=raised beds=polytunnel,
    birding=bird feeder=spotting scope, metal detecting=metal detector, synthesizers=synthesizer,
    ham radio=ham license=ham licence, vinyl records=turntable=record player, climbing,
    weightlifting=barbell=squat rack, kettlebells=kettlebell, sauna=sauna kit,
    motorcycling=motorcycle=motorbike, van life=camper van=campervan, karaoke=karaoke machine,
    trampolining=trampoline, 3d printing=3d printer, fishing=fishing rod=fly rod,
    pasta making=pasta machine, home brewing=brewing kit, tarot=tarot deck, telescopes=dobsonian,
    dancing=dancing shoes
    """

  static let agents = """
    birding=birder=birdwatcher=twitcher, knitting=knitter, crocheting=crocheter, quilting=quilter,
    sewing=sewist=seamstress, weaving=weaver, pottery=potter, ceramics=ceramicist=ceramist,
    woodworking=woodworker, woodturning=woodturner, stonemasonry=stonemason,
    blacksmithing=blacksmith, welding=welder, beekeeping=beekeeper, gardening=gardener,
    running=runner=jogger, ultrarunning=ultrarunner, swimming=swimmer, cycling=cyclist,
    climbing=climber, hiking=hiker, mountaineering=mountaineer=alpinist, skiing=skier,
    snowboarding=snowboarder, surfing=surfer, sailing=sailor, rowing=rower, kayaking=kayaker,
    skating=skater, boxing=boxer, fencing=fencer, archery=archer, golf=golfer, bowling=bowler,
    diving=diver, fishing=angler=fisherman, hunting=hunter, foraging=forager, gaming=gamer,
    chess=chess player, poker=poker player, photography=photographer, drawing=sketcher,
    poetry=poet, writing a novel=novelist, reading=reader=bookworm, baking=baker,
    brewing=homebrewer=brewer, cooking=foodie, drums=drummer, guitar=guitarist,
    violin=violinist=fiddler, cello=cellist, piano=pianist, juggling=juggler,
    magic tricks=magician, dancing=dancer, gymnastics=gymnast, weightlifting=weightlifter,
    triathlon=triathlete, horse riding=equestrian, camping=camper, stargazing=stargazer,
    astronomy=astronomer, genealogy=genealogist, bookbinding=bookbinder, lutherie=luthier,
    calligraphy=calligrapher, bodybuilding=bodybuilder, skateboarding=skateboarder,
    singing=singer, yoga=yogi, backpacking=backpacker
    """
}
