import { ranges, type Range } from '#domain/moderation/contact/ranges.ts';

const NUMBER = String.raw`(?<![\d\p{L}])\d{1,5}(?:[ -]?[a-zA-Z](?!\p{L}))?`;
const NAME = String.raw`[\p{Lu}][\p{L}'’.-]{0,20}`;
const SMALL = String.raw`[\p{L}'’.-]{2,20}`;

/** English: 12 Maple Street, 12 maple street; where the last word is a word of its own, only with capitals. */
const ENGLISH = [
  new RegExp(
    String.raw`${NUMBER},? (?:${NAME} ){1,3}(?:[Ss]treet|[Ss]t|[Rr]oad|[Rr]d|[Aa]venue|[Aa]ve|[Ll]ane|[Ll]n|[Dd]rive|[Dd]r|[Cc]ourt|[Cc]t|[Bb]oulevard|[Bb]lvd|[Ww]ay|[Cc]lose|[Cc]rescent|[Tt]errace|Place|Square|Gardens|Grove|Hill|Row|Mews|Walk|Parkway|Highway|Nagar|Marg|Colony)(?!\p{L})`,
    'gu',
  ),
  new RegExp(
    String.raw`${NUMBER},? (?!(?:the|a|an|little|big|small|tiny|busy|children|people|cars?|cats?|dogs?) )${SMALL} (?:street|road|avenue|lane|st|rd|ave|blvd)(?!\p{L})`,
    'giu',
  ),
  /(?<!\p{L})(?:[Ff]lat|[Aa]pt\.?|[Hh]ouse [Nn]o\.?|[Pp]lot [Nn]o\.?|[Hh]\.? ?[Nn]o\.?) ?\d{1,4}[A-Za-z]?,? [\p{Lu}]/gu,
  /(?<!\p{L})[Pp]\.? ?[Oo]\.? [Bb]ox \d{1,6}/gu,
  // Postcodes of Britain, and a state with its code.
  /(?<![\p{L}\d])[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?![\p{L}\d])/gu,
  /, ?[A-Z]{2},? \d{5}(?!\d)/gu,
];

const JOINING = String.raw`(?:de|del|la|las|los|el|d'|du|des|le|les|l')`;
const ROAD =
  '(?:[Cc]alle|CALLE|[Cc]\\/|[Aa]venida|[Aa]vda\\.?|[Aa]v\\.|[Pp]laza|[Pp]aseo|[Cc]amino|[Cc]arrera|[Cc]ra\\.?|[Cc]arretera|[Cc]allejón)';
const SPANISH = [
  new RegExp(
    String.raw`(?<!\p{L})${ROAD}\s{0,2}(?:${JOINING} ){0,2}${NAME}(?: (?:${JOINING} ){0,2}${NAME}){0,3},?\s{0,2}(?:n[º°o]\.?|núm\.?|número|#)?\s{0,2}\d{1,4}`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})${ROAD}(?: ${SMALL}){1,4},? ?(?:n[º°o]\.?|núm\.?|número|#|,) ?\d{1,4}`,
    'gu',
  ),
  new RegExp(String.raw`(?<!\p{L})${ROAD}(?: ${SMALL}){1,2} \d{1,4}(?=\s{0,3}(?:$|[,.;]))`, 'gu'),
];

const FRENCH = [
  new RegExp(
    String.raw`(?<!\d)\d{1,4}(?: ?(?:bis|ter))?,? (?:rue|avenue|boulevard|bd|allée|chemin|impasse|quai)(?: ${JOINING}){0,2}[ '’]\p{L}`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<!\d)\d{1,4}(?: ?(?:bis|ter))?,? (?:place|route|cours|square|passage)(?: ${JOINING}){0,2}[ '’]\p{Lu}\p{L}`,
    'gu',
  ),
];

const GERMAN = [
  /(?<!\p{L})(?!(?:Spiel|Park|Sitz|Start|Stell|Lager|Zelt|Camping|Bau|Eßp|Steh|Schlaf|Lehr|Rad|Um|Heim|Schul)(?:platz|weg|pfad))[\p{Lu}][\p{L}-]{2,25}(?:straße|strasse|str\.|weg|gasse|platz|allee|damm|ufer|chaussee|ring)\s{0,2}\d{1,4}(?: ?[a-z](?!\p{L}))?/gu,
  /(?<!\p{L})[\p{L}-]{3,25}(?:straße|strasse|str\.)\s{0,2}\d{1,4}/giu,
  /(?<!\p{L})[\p{Lu}][\p{L}-]{2,20} (?:Straße|Strasse|Str\.|Weg|Gasse|Platz|Allee)\s{0,2}\d{1,4}/gu,
];

const SWEDISH = [
  /(?<!\p{L})[\p{Lu}]\p{L}{2,20} (?:gata|väg|gränd|stig|allé|backe|torg) \d{1,4}(?: ?[A-Za-z](?!\p{L}))?(?! \p{Ll}{3})/gu,
  /(?<!\p{L})[\p{L}-]{3,25}(?:gatan|vägen|gränden|gränd|stigen|torget|allén|backen|gata|väg)\s{0,2}\d{1,4}(?: ?[A-Za-z](?!\p{L}))?(?! \p{Ll}{3})/giu,
];

const INDIAN = [
  /(?:मकान|घर|फ्लैट|फ्लॅट|प्लॉट|गली|गल्ली|सेक्टर|खोली|சதவு|கதவு|வீட்டு|பிளாட்|மனை|பிளாட்)\s?(?:नंबर|नम्बर|नं\.?|क्रमांक|क्र\.?|संख्या|எண்|நம்பர்)\.?\s?:?\s?[\p{L}]?-?\d{1,4}/gu,
  /(?<!\d)\d{1,4}(?:\/\d{1,4})?[\p{L}]?,\s?(?:[\p{L}\p{M}.]{1,20}\s){1,3}(?:रोड|मार्ग|नगर|गली|गल्ली|रस्ता|पथ|चौक|कॉलोनी|पेठ|தெரு|சாலை|வீதி|நகர்|சந்து)/gu,
  /(?:रोड|मार्ग|नगर|गली|கதவு எண்|தெரு|சாலை|எண்)[,:]?\s?\d{1,4}\s?,\s?\p{L}/gu,
  /सेक्टर[\s-]{1,2}\d{1,3}/gu,
];

/** Streets of India in Latin letters: 12, Anna Salai; and a town with its code. */
const INDIAN_LATIN = [
  new RegExp(
    String.raw`(?:${NUMBER}(?:\/\d{1,4})?|[Nn]o\.? ?\d{1,4}),? (?:${NAME} ){1,3}(?:[Ss]alai|[Tt]heru|[Vv]eedhi|[Vv]eethi|[Nn]agar|[Mm]arg|[Gg]al(?:i|li)|[Pp]eth|[Cc]howk|[Cc]olony|[Pp]ath|[Ll]ayout|[Vv]ihar)(?!\p{L})`,
    'gu',
  ),
  /(?<!\p{L})[\p{Lu}]\p{L}{2,20} ?[-–] ?\d{3} ?\d{3}(?![\d\p{L}])/gu,
  /(?<!\p{L})(?:ghar|makan|makaan|flat|plot|gali|galli|room|sector) (?:no\.?|number|nambar|nabar) ?\d{1,4}/giu,
];

/** A code and its town, behind a street: ", 111 00 Stockholm", ", 12345 Berlin". */
const TOWNS = [/\d ?[a-zA-Z]?, ?(?:\d{3} \d{2}|\d{5}) [\p{Lu}]\p{L}{2}/gu];

const HAN_NUMBER = '[\\d〇零一二三四五六七八九十百]';
const EAST_ASIAN = [
  new RegExp(
    String.raw`(?:路|街|大道|巷)${HAN_NUMBER}{1,2}段\s?(?:${HAN_NUMBER}{1,4}巷)?\s?(?:${HAN_NUMBER}{1,4}弄)?\s?${HAN_NUMBER}{1,5}(?:号|號)`,
    'gu',
  ),
  new RegExp(String.raw`${HAN_NUMBER}{1,5}(?:号|號)\s?${HAN_NUMBER}{1,3}(?:楼|樓|室)`, 'gu'),
  new RegExp(
    String.raw`(?:路|街|大道|巷|弄|胡同|小区|小區|村|里)${HAN_NUMBER}{1,6}(?:号|號|弄|栋|幢|单元)`,
    'gu',
  ),
  new RegExp(String.raw`${HAN_NUMBER}{1,4}(?:号楼|栋|幢)\s?${HAN_NUMBER}{1,4}(?:单元|室|号)`, 'gu'),
  /〒\s?\d{3}-?\d{4}/gu,
  new RegExp(String.raw`${HAN_NUMBER}{1,4}丁目\s?${HAN_NUMBER}{1,4}`, 'gu'),
  new RegExp(String.raw`${HAN_NUMBER}{1,5}番地|${HAN_NUMBER}{1,4}番\s?${HAN_NUMBER}{1,4}号`, 'gu'),
  /[都道府県市区町村][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{0,10}\s?\d{1,4}[-−–ー]\d{1,4}/gu,
];

/** By the letters without which none of them can match. The first use of a pattern costs milliseconds, and a Chinese name spares those of Europe. */
const SCRIPTS = [
  {
    needs: /\p{LC}/u,
    patterns: [...ENGLISH, ...SPANISH, ...FRENCH, ...GERMAN, ...SWEDISH, ...INDIAN_LATIN, ...TOWNS],
  },
  { needs: /[\p{Script=Devanagari}\p{Script=Tamil}]/u, patterns: INDIAN },
  { needs: /[\p{Script=Han}〒]/u, patterns: EAST_ASIAN },
] as const;
const NUMERAL = /[\d〇一二三四五六七八九十]/gu;
/** So far from its number an address may reach. */
const REACH = 90;

/** Where somebody lives: streets with numbers as ten countries write them. Only what is near a number is looked at. */
export function findAddresses(text: string): Range[] {
  return nearNumbers(text).flatMap(({ from, to }) => {
    const piece = text.slice(from, to);
    const patterns = SCRIPTS.flatMap((script) => (script.needs.test(piece) ? script.patterns : []));
    return patterns.flatMap((pattern) =>
      ranges(piece, pattern).map((found) => ({ from: from + found.from, to: from + found.to })),
    );
  });
}

function nearNumbers(text: string): Range[] {
  const pieces: Range[] = [];
  for (const { index } of text.matchAll(NUMERAL)) {
    const last = pieces.at(-1);
    if (last && index - REACH <= last.to) last.to = Math.min(text.length, index + REACH);
    else
      pieces.push({
        from: wordStart(text, Math.max(0, index - REACH)),
        to: Math.min(text.length, index + REACH),
      });
  }
  return pieces;
}

/** Half a word could be another. */
function wordStart(text: string, at: number): number {
  const blank = text.lastIndexOf(' ', at);
  return blank === -1 || at - blank > REACH ? at : blank;
}
