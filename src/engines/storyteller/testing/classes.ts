import { LANGUAGE_CODES, type LanguageCode } from '#domain/languages.ts';

const NAMES: Record<LanguageCode, string> = {
  en: 'Mia B.|Mia K.|Ben|Tom|Zoe|Ava|Leo|Ruby|Max|Ella|Sam|Ivy|Noah|Amir|Grace|Finn|Lily|Jack|Nora|Omar|Rosa|Theo|Maya|Kofi|Anna Lena|Jude|Priya|Owen|Tess|Yusuf',
  de: 'Mia B.|Mia K.|Ben|Emil|Lotte|Jonas|Frieda|Paul|Ida|Anton|Greta|Karl|Clara|Oskar|Hanna|Moritz|Leni|Jakob|Marie|Elif|Fritz|Lara|Deniz|Anna-Lena|Till|Käthe|Jürgen|Zoë|Yara|Noah',
  fr: 'Mia B.|Mia K.|Léo|Chloé|Hugo|Zoé|Louis|Inès|Jules|Élise|Arthur|Manon|Noé|Lina|Gaspard|Rose|Malo|Anaïs|Sacha|Océane|Basile|Maëlle|Théo|Jade|Axel|Nour|Jean-Luc|Éva|Timéo|Salomé',
  es: 'Mía B.|Mía K.|Hugo|Lucía|Martín|Sofía|Mateo|Valeria|Leo|Carmen|Pablo|Daniela|Álvaro|Noa|Íñigo|Julia|Diego|Alba|Ñeco|Vega|Iker|Inés|Thiago|Lola|Adrián|Candela|Saúl|Elsa|Omar|Paz',
  sv: 'Mia B.|Mia K.|Elsa|Hugo|Alma|Åke|Ebba|Nils|Saga|Östen|Astrid|Viggo|Freja|Love|Stina|Ludvig|Maja|Axel|Selma|Melker|Tuva|Sixten|Märta|Noel|Iris|Folke|Amina|Ville|Ylva|Björn',
  hi: 'मिया ब.|मिया क.|आरव|अनन्या|विहान|दीया|कबीर|सारा|ईशान|परी|ऋषि|मीरा|अर्जुन|ज़ोया|वेद|नव्या|रोहन|तारा|समीर|किरण|जिया|ओम|इरा|यश|पिहू|नील|गौरी|अली|रिया|तन्मय',
  mr: 'मिया ब.|मिया क.|आर्या|अथर्व|सई|वेदांत|ओवी|शौर्य|गार्गी|समीर|मीरा|रोहन|तन्वी|ईशान|सानवी|नील|रेवा|पार्थ|ईरा|यश|स्वरा|ओंकार|जुई|कबीर|मुक्ता|वरद|ऋचा|अली|केतकी|निनाद',
  ta: 'மியா ப.|மியா க.|கவின்|செழியன்|யாழினி|இனியன்|நிலா|அகிலன்|மீனா|முகில்|தாரா|வேலன்|கயல்|அருண்|பூவிழி|எழில்|ரவி|கமலா|சூர்யா|தமிழ்|மாறன்|அமுதா|இளங்கோ|நளினி|பாரி|ஓவியா|அன்பு|வெண்ணிலா|ஜான்|சாரா',
  zh: '小明|美丽|思远|雨桐|子轩|诗涵|浩宇|欣怡|俊杰|一诺|梓涵|天佑|若曦|嘉豪|语嫣|博文|佳琪|宇航|静怡|志强|晓雪|明轩|可馨|文博|雅婷|建国|乐乐|安琪|大海|小雨',
  ja: 'みあ|ゆうと|さくら|はると|ひまり|そうた|めい|りく|いちか|あおい|こはる|れん|つむぎ|だいち|ほのか|けんた|すず|しおり|たくみ|のぞみ|ふうた|ももか|りお|ジョン|エマ|アリ|ゆづき|まさと|てつや|わかな',
};

/** A class of thirty in each language, two of its children with nearly one name: for tests and figures. */
export const CLASSES = Object.fromEntries(
  LANGUAGE_CODES.map((code) => [code, NAMES[code].split('|')]),
) as Record<LanguageCode, string[]>;

/** Children of all languages in one class. */
export function mixed(count: number): string[] {
  return Array.from({ length: count }, (_, i) => {
    const code = LANGUAGE_CODES[i % LANGUAGE_CODES.length] ?? 'en';
    return CLASSES[code][5 + Math.floor(i / LANGUAGE_CODES.length)] ?? '';
  });
}
