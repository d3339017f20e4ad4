import { ranges, type Range } from '#domain/moderation/contact/ranges.ts';
import { UNSPACED, type Word } from '#domain/moderation/words.ts';

const HANDLE = /(?<![\p{L}\p{N}@._+-])@[\p{L}\p{N}_][\p{L}\p{N}_.]{2,40}/gu;
const DISCORD = /(?<![\p{L}\p{N}])[\p{L}\p{N}_.]{2,32}#\d{4}(?!\d)/gu;
/** "snap: lily": what stands before a colon is looked at only where there is one. In "they stood in a line: …" it is no account. */
const COLON = /[:=] ?[\p{L}\p{N}_@]/gu;
const ACCOUNT =
  /(?<![\p{L}\p{N}])(?:(?<!\b(?:an?|the|this|that|one|his|her|first|next|last|long|straight) )(?:snap|line)|sc|ig|fb|yt|insta|instagram|snapchat|tiktok|tik tok|discord|telegram|wechat|whatsapp|kik|skype|line id|wx|vx|qq|roblox|微信|ライン|インスタ|डिस्कॉर्ड|इंस्टा|इंस्टाग्राम|स्नैप|स्नैपचैट|व्हाट्सएप|टेलीग्राम|இன்ஸ்டா|வாட்ஸ்அப்) ?$/iu;
const LONGEST_PLATFORM = 20;
const ASIAN_PLATFORM =
  '(?:微信|微博|抖音|快手|小红书|小紅書|企鹅|扣扣|qq|vx|wx|wechat|line|ライン|らいん|インスタ|ツイッター|ツイート|ディスコード|ディスコ|スカイプ|スナチャ|ティックトック|カカオ|tiktok|instagram|insta|telegram|discord|snapchat|twitter|whatsapp|skype|kakao|roblox)';
const ASIAN_ACCOUNT = new RegExp(
  [
    String.raw`(?:加|我的?|あたしの|わたしの|私の|ぼくの|僕の|俺の)\s?(?:个|個)?\s?${ASIAN_PLATFORM}`,
    String.raw`${ASIAN_PLATFORM}\s?の?\s?(?:号|號|群|id|アイディー|あいでぃー|アカウント|アカ|垢|交換|こうかん|追加|教え|おしえ|検索)`,
    // A name that looks like one behind it: "TikTokは mika_07".
    String.raw`${ASIAN_PLATFORM}\s?(?:号|號|群|の?id|アカ(?:ウント)?)?\s?(?:是|叫|は|:|=)?\s?(?=[a-z\d._]{0,24}[\d_])(?=[\d._]{0,24}[a-z])[a-z\d._]{4,30}`,
  ].join('|'),
  'giu',
);

/** Where people write to each other; in a story nobody needs them. */
const PLATFORMS = new Set(
  'insta instagram snapchat tiktok discord whatsapp telegram wechat weixin kik skype roblox twitch facebook इंस्टा इंस्टाग्राम स्नैपचैट व्हाट्सएप व्हाट्सऐप व्हॉट्सअॅप व्हाट्सअप टेलीग्राम टेलिग्राम डिस्कॉर्ड டெலிகிராம் இன்ஸ்டா இன்ஸ்டாகிராம் வாட்ஸ்அப் வாட்ஸப் ஸ்னாப்சாட் டிஸ்கார்ட்'.split(
    ' ',
  ),
);
/** Short names that are words as well: only "my snap is". */
const SHORT_PLATFORMS = new Set(['snap', 'ig', 'fb', 'sc']);
/** Who speaks of an account of their own, or asks to be written to, says one of these near it. */
const NEAR = new Set(
  'my me add follow message dm text write contact find call hit pm id handle username user mi mí agrégame agregame sígueme sigueme escríbeme escribeme búscame buscame mon ma ajoute ajoutez suis écris ecris contacte mein meine meinem mir mich schreib schreibe adde folge min mitt mig lägg skriv följ mera meri mere mujhe मेरा मेरी मेरे मुझे माझा माझी माझे मला en ennoda என் என்னோட என்னுடைய என்னை add जोड़ो फॉलो करो wo jia'.split(
    ' ',
  ),
);
const REACH = 4;

export function findHandles(text: string, words: readonly Word[]): Range[] {
  return [
    ...(text.includes('@') ? ranges(text, HANDLE) : []),
    ...(text.includes('#') ? ranges(text, DISCORD) : []),
    ...ranges(text, COLON).filter(({ from }) =>
      ACCOUNT.test(text.slice(Math.max(0, from - LONGEST_PLATFORM), from)),
    ),
    ...(UNSPACED.test(text) ? ranges(text, ASIAN_ACCOUNT) : []),
    ...words.flatMap(({ from, to, literal }, i) => {
      const before = words[i - 1]?.literal ?? '';
      if (SHORT_PLATFORMS.has(literal) && MINE.has(before) && IS.has(words[i + 1]?.literal ?? ''))
        return [{ from, to }];
      if (!PLATFORMS.has(literal)) return [];
      const around = words.slice(Math.max(0, i - REACH), i + REACH + 1);
      return around.some((word) => NEAR.has(word.literal) || /[\d_]/.test(word.literal))
        ? [{ from, to }]
        : [];
    }),
  ];
}

const MINE = new Set(['my', 'mi', 'mein', 'mon', 'min', 'mitt', 'mera', 'मेरा', 'माझा', 'என்']);
const IS = new Set(['is', 'es', 'ist', 'est', 'är', 'hai', 'है', 'आहे', 'name', 'id', 'user', 'username']);
