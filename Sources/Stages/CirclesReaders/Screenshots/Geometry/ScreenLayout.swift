/// Reads a chat from a screen whose words have places: who stands left and who right, what belongs
/// into one bubble, what is furniture.
enum ScreenLayout {
  /// What the screen tells.
  static func story(of whole: Screen) -> ScreenConversation {
    let upright = Banner.clear(MirroredScreen.upright(whole))
    let screen = ScreenPanes.chat(of: ScreenPictures.clear(upright))
    let header = ScreenHeader(screen)
    let rows = ScreenRows(screen, below: header)
    let kinds = RowSorting(rows: rows, header: header).kinds()
    let stamps = StampedRows(rows, kinds)
    var story = ScreenConversation(name: header.name, members: header.members)
    let labels = Self.labels(kinds, header)
    let speakers = Self.speakers(kinds)
    let owner = SpeakerHeads.owner(of: speakers, header.name)
    let owners = labels.filter { Notices.isOwnerLabel($0) || $0 == owner }
    // A speaker above each message is the owner too; above bubbles only the others are named.
    let alone = owners.isEmpty ? (speakers.isEmpty ? 0 : 1) : owners.count + 1
    story.isGroup =
      labels.count > alone || header.members.count > 1
      || header.subtitle?.isGroup == true
    story.items = BubbleBuilder(
      rows: rows, kinds: kinds, stamps: stamps, labels: labels, name: header.name,
      isGroup: story.isGroup, owner: owner
    ).items()
    story.isBacked =
      !PrintedPage(screen: screen).isPrinted
      && ChatEvidence(
        header: header, rows: rows, kinds: kinds, areStamped: stamps.areStamped,
        hasLabels: !labels.isEmpty, hasSpeakers: !speakers.isEmpty
      ).weight >= ChatEvidence.enough
    story.app = app(screen, header, rows, kinds, stamps, story.isGroup)
    return story
  }

  /// The names above bubbles. In a chat between two there are none, whatever looks like one.
  private static func labels(_ kinds: [RowKind], _ header: ScreenHeader) -> Set<String> {
    let speakers = speakers(kinds)
    if !speakers.isEmpty { return speakers }
    var names: [String] = []
    for case .label(let name) in kinds { names.append(name) }
    // Where the owner's messages bear a name too, all stand at the left.
    if Set(names).count > 1, names.contains(where: Notices.isOwnerLabel) { return Set(names) }
    let isGroup =
      header.members.count > 1 || header.subtitle?.isGroup == true
      || header.name?.contains(where: { "&,".contains($0) }) == true
    let others = names.filter { name in
      header.name.map { !FoldedText.isNear(FoldedText.fold($0), FoldedText.fold(name)) } ?? true
    }
    return isGroup || others.count >= 2 ? Set(others) : []
  }

  /// Those whom a line above each message names.
  private static func speakers(_ kinds: [RowKind]) -> Set<String> {
    var names: Set<String> = []
    for case .speaker(let head) in kinds { names.insert(head.name) }
    return names
  }

  private static func app(
    _ screen: Screen, _ header: ScreenHeader, _ rows: ScreenRows, _ kinds: [RowKind],
    _ stamps: StampedRows, _ isGroup: Bool
  ) -> ChatApp? {
    var vote = AppVote()
    if let apps = rows.inputBar { vote.inputBar(apps) }
    if let subtitle = header.subtitle { vote.subtitle(subtitle) }
    vote.stamps(stamps.areStamped)
    if let edge = rows.measure.left {
      vote.textEdge(edge / rows.measure.width, isGroup: isGroup)
    }
    if header.name != nil {
      vote.header(isCentred: header.isCentred, hasArrowBehind: header.hasArrowBehind)
      if header.isCentred, header.subtitle != nil { vote.add([.telegram], 2) }
    }
    for (row, kind) in zip(rows.rows, kinds) {
      switch kind {
      case .separator(let separator): vote.separator(row.text, separator)
      case .receipt: vote.receipt(row.text)
      case .furniture where FoldedText.fold(row.text).contains("telegram"): vote.add([.telegram], 3)
      case .time where FoldedText.fold(row.text).hasSuffix("sms"): vote.add([.androidMessages], 1.5)
      default: break
      }
    }
    for line in screen.lines where line.box.bottom <= header.bottom + 1 {
      if line.box.top < 0.05 * screen.height, header.hasStatusBar { vote.statusBar(line.text) }
      for word in line.words where word.box.left < 0.2 * screen.width { vote.backLabel(word.text) }
    }
    return vote.winner
  }
}
