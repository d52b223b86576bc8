/// Writes names of other alphabets in Latin letters, by simple tables: near enough to how their
/// bearers write them that most are found again.
enum Romanise {
  /// The word in folded Latin letters; nil where it is Latin already or the script has no table.
  static func word(_ folded: String) -> String? {
    var text = ""
    var changed = false
    let scalars = Array(folded.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      let value = scalar.value
      if value < 0x250 {
        text.unicodeScalars.append(scalar)
        continue
      }
      changed = true
      if let letters = cyrillic[scalar] ?? greek[scalar] {
        text += letters
      } else if let letters = semitic[scalar] {
        text += letters
      } else if value >= 0xAC00, value <= 0xD7A3 {
        text += hangul(value)
      } else if value >= 0x0900, value <= 0x097F {
        guard devanagari(scalars, index, &text) else { return nil }
      } else if let letters = Pinyin.syllables[scalar] {
        text += letters
      } else {
        return nil
      }
    }
    return changed && !text.isEmpty ? text : nil
  }

  /// Consonants alone, for scripts that leave vowels out: `layla` and `lyly` meet in `ll`.
  static func skeleton(_ latin: some Sequence<UInt8>) -> UInt64 {
    var hash = WordHash.seed
    var count = 0
    var last: UInt8 = 0
    for byte in latin {
      switch byte {
      case UInt8(ascii: "a"), UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"),
        UInt8(ascii: "u"), UInt8(ascii: "y"), UInt8(ascii: "w"), UInt8(ascii: "h"):
        last = 0
        continue
      default: break
      }
      if byte == last { continue }
      last = byte
      let kind: UInt8 =
        switch byte {
        case UInt8(ascii: "q"), UInt8(ascii: "c"): UInt8(ascii: "k")
        case UInt8(ascii: "z"): UInt8(ascii: "s")
        case UInt8(ascii: "v"): UInt8(ascii: "b")
        default: byte
        }
      hash = WordHash.step(hash, kind)
      count += 1
    }
    return count >= 2 ? hash : 0
  }

  static func isSemitic(_ folded: String) -> Bool {
    folded.unicodeScalars.contains { semitic[$0] != nil }
  }

  private static let cyrillic = pairs(
    """
    а a б b в v г g д d е e ё e ж zh з z и i й y к k л l м m н n о o п p р r с s т t у u ф f х kh
    ц ts ч ch ш sh щ shch ъ _ ы y ь _ э e ю yu я ya і i ї i є e ґ g ў u ј j љ lj њ nj ћ c ђ dj џ dz
    """)
  private static let greek = pairs(
    """
    α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s τ t υ y φ f χ ch ψ ps ω o
    """)
  private static let semitic = pairs(
    """
    ا a أ a إ i آ a ب b ت t ث th ج j ح h خ kh د d ذ dh ر r ز z س s ش sh ص s ض d ط t ظ z ع a غ gh ف f
    ق q ك k ل l م m ن n ه h و w ي y ى a ة a ئ y ؤ w ء _ گ g چ ch پ p ژ zh ک k ی y ہ h ں n ٹ t ڈ d ڑ r
    א a ב b ג g ד d ה h ו v ז z ח h ט t י y כ k ך k ל l מ m ם m נ n ן n ס s ע a פ p ף f צ ts ץ ts ק k
    ר r ש sh ת t
    """)
  private static let devanagariConsonants = pairs(
    """
    क k ख kh ग g घ gh ङ n च ch छ chh ज j झ jh ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n प p
    फ ph ब b भ bh म m य y र r ल l व v श sh ष sh स s ह h क़ q ज़ z फ़ f ळ l
    """)
  private static let devanagariVowels = pairs(
    """
    अ a आ a इ i ई i उ u ऊ u ए e ऐ ai ओ o औ au ऋ ri ा a ि i ी i ु u ू u े e ै ai ो o ौ au ृ ri ं n ँ n
    """)

  /// One scalar of Devanagari; a consonant carries an `a` unless something else follows.
  private static func devanagari(
    _ scalars: [Unicode.Scalar], _ index: Int, _ text: inout String
  ) -> Bool {
    let scalar = scalars[index]
    if let vowel = devanagariVowels[scalar] {
      text += vowel
      return true
    }
    if scalar.value == 0x094D || scalar.value == 0x093C || scalar.value == 0x0903 { return true }
    guard let consonant = devanagariConsonants[scalar] else { return false }
    text += consonant
    guard index + 1 < scalars.count else { return true }
    let next = scalars[index + 1]
    let isSign = next.value >= 0x093E && next.value <= 0x094D || next.value == 0x093C
    if !isSign { text += "a" }
    return true
  }

  private static let leads = [
    "g", "kk", "n", "d", "tt", "r", "m", "b", "pp", "s", "ss", "", "j", "jj", "ch", "k", "t", "p",
    "h",
  ]
  private static let vowels = [
    "a", "ae", "ya", "yae", "eo", "e", "yeo", "ye", "o", "wa", "wae", "oe", "yo", "u", "wo", "we",
    "wi", "yu", "eu", "ui", "i",
  ]
  private static let tails = [
    "", "k", "k", "k", "n", "n", "n", "t", "l", "k", "m", "l", "l", "l", "p", "l", "m", "p", "p",
    "t",
    "t", "ng", "t", "t", "k", "t", "p", "t",
  ]

  /// A Hangul syllable by the Revised Romanization of 2000.
  private static func hangul(_ value: UInt32) -> String {
    let index = Int(value - 0xAC00)
    return leads[index / 588] + vowels[index % 588 / 28] + tails[index % 28]
  }

  /// A table of letters and what stands for each, by turns; `_` for nothing. Cut by scalars: a vowel
  /// sign would be one character with the space before it.
  static func pairs(_ table: String) -> [Unicode.Scalar: String] {
    var result: [Unicode.Scalar: String] = [:]
    let words = table.unicodeScalars.split { $0 == " " || $0 == "\n" }
    for index in stride(from: 0, to: words.count - 1, by: 2) {
      guard let scalar = words[index].first else { continue }
      let letters = String(String.UnicodeScalarView(words[index + 1]))
      result[scalar] = letters == "_" ? "" : letters
    }
    return result
  }

  /// Other ways in which the romanised name may be written: `grigoriy` as `grigory`, `aleksandr` as
  /// `alexandr`, an Indian name without the short `a` that is not spoken.
  static func variants(_ latin: String) -> [String] {
    var all: [String] = []
    func add(_ word: String) { if word != latin, !all.contains(word) { all.append(word) } }
    if latin.hasSuffix("iy") || latin.hasSuffix("ii") {
      add(latin.dropLast(2) + "y")
      add(latin.dropLast(2) + "i")
    }
    if latin.hasSuffix("ey") { add(latin.dropLast(2) + "ei") }
    add(replaced(latin, "ks", "x"))
    add(replaced(latin, "ya", "ia"))
    add(replaced(latin, "kh", "h"))
    add(replaced(latin, "w", "v"))
    add(replaced(latin, "ou", "u"))
    add(replaced(latin, "ph", "f"))
    add(withoutShortA(latin))
    return all
  }

  /// `deshamukh` without the `a` between two syllables.
  private static func withoutShortA(_ word: String) -> String {
    let letters = Array(word)
    guard letters.count > 5 else { return word }
    let vowels: Set<Character> = ["a", "e", "i", "o", "u"]
    for at in 2..<letters.count - 2 where letters[at] == "a" && !vowels.contains(letters[at - 1]) {
      let hasVowelBefore = letters[..<(at - 1)].contains(where: vowels.contains)
      if hasVowelBefore, !vowels.contains(letters[at + 1]), vowels.contains(letters[at + 2]) {
        return String(letters[..<at] + letters[(at + 1)...])
      }
    }
    return word
  }

  private static func replaced(_ word: String, _ from: String, _ to: String) -> String {
    var result = ""
    var rest = Substring(word)
    while let first = rest.first {
      if rest.hasPrefix(from) {
        result += to
        rest = rest.dropFirst(from.count)
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }
}

/// The commonest characters of Chinese names, in pinyin without tones.
enum Pinyin {
  static let syllables = Romanise.pairs(
    """
    王 wang 李 li 张 zhang 張 zhang 刘 liu 劉 liu 陈 chen 陳 chen 杨 yang 楊 yang 赵 zhao 趙 zhao 黄 huang
    黃 huang 周 zhou 吴 wu 吳 wu 徐 xu 孙 sun 孫 sun 胡 hu 朱 zhu 高 gao 林 lin 何 he 郭 guo 马 ma 馬 ma
    罗 luo 羅 luo 梁 liang 宋 song 郑 zheng 鄭 zheng 谢 xie 謝 xie 韩 han 韓 han 唐 tang 冯 feng 馮 feng
    于 yu 董 dong 萧 xiao 蕭 xiao 程 cheng 曹 cao 袁 yuan 邓 deng 鄧 deng 许 xu 許 xu 傅 fu 沈 shen 曾 zeng
    彭 peng 吕 lv 呂 lv 苏 su 蘇 su 卢 lu 盧 lu 蒋 jiang 蔣 jiang 蔡 cai 贾 jia 丁 ding 魏 wei 薛 xue
    叶 ye 葉 ye 阎 yan 余 yu 潘 pan 杜 du 戴 dai 夏 xia 钟 zhong 鍾 zhong 汪 wang 田 tian 任 ren 姜 jiang
    范 fan 方 fang 石 shi 姚 yao 谭 tan 譚 tan 廖 liao 邹 zou 熊 xiong 金 jin 陆 lu 陸 lu 郝 hao 孔 kong
    白 bai 崔 cui 康 kang 毛 mao 邱 qiu 秦 qin 江 jiang 史 shi 顾 gu 顧 gu 侯 hou 邵 shao 孟 meng 龙 long
    万 wan 段 duan 雷 lei 钱 qian 錢 qian 汤 tang 尹 yin 黎 li 易 yi 常 chang 武 wu 乔 qiao 贺 he 赖 lai
    龚 gong 文 wen 伟 wei 偉 wei 芳 fang 娜 na 敏 min 静 jing 靜 jing 丽 li 麗 li 强 qiang 磊 lei 军 jun
    洋 yang 勇 yong 艳 yan 杰 jie 娟 juan 涛 tao 明 ming 超 chao 秀 xiu 兰 lan 霞 xia 平 ping 刚 gang
    桂 gui 英 ying 华 hua 華 hua 玉 yu 梅 mei 建 jian 国 guo 國 guo 红 hong 紅 hong 辉 hui 玲 ling 志 zhi
    鹏 peng 飞 fei 飛 fei 宇 yu 浩 hao 欣 xin 怡 yi 婷 ting 雪 xue 琳 lin 晓 xiao 曉 xiao 东 dong 東 dong
    美 mei 慧 hui 佳 jia 俊 jun 雨 yu 梓 zi 涵 han 子 zi 轩 xuan 思 si 嘉 jia 诗 shi 詩 shi 天 tian 家 jia
    豪 hao 宁 ning 寧 ning 安 an 瑞 rui 博 bo 健 jian 毅 yi 凯 kai 凱 kai 斌 bin 波 bo 海 hai 云 yun 雲 yun
    春 chun 月 yue 珍 zhen 莉 li 萍 ping 蓉 rong 薇 wei 燕 yan 颖 ying 穎 ying 洁 jie 潔 jie 倩 qian 瑶 yao
    晨 chen 阳 yang 陽 yang 峰 feng 松 song 柏 bai 清 qing 德 de 福 fu 成 cheng 荣 rong 榮 rong 光 guang
    小 xiao 大 da 一 yi 雅 ya 心 xin 如 ru 淑 shu 惠 hui 君 jun 少 shao 振 zhen 永 yong 新 xin 正 zheng
    """)
}
