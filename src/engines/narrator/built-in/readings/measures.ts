import type { LanguageCode } from '#domain/languages.ts';
import type { Draft } from '#engines/narrator/built-in/readings/numbers-in-sentence.ts';

type Names = Readonly<Record<string, readonly [one: string, many: string]>>;

/** "km=kilometer|kilometers": what stands behind a number, and how it is said behind one and behind more. */
function names(line: string): Names {
  return Object.fromEntries(
    line.split(/\s+/).map((pair) => {
      const [sign = '', said = ''] = pair.split('=');
      const [one = '', many = one] = said.replaceAll('_', ' ').split('|');
      return [sign, [one, many]];
    }),
  );
}

const NOTHING: Names = {};
const UNITS: Record<LanguageCode, Names> = {
  en: names(
    'km=kilometer|kilometers m=meter|meters cm=centimeter|centimeters mm=millimeter|millimeters kg=kilogram|kilograms g=gram|grams l=liter|liters ml=milliliter|milliliters ft=foot|feet mph=mile_an_hour|miles_an_hour C=degree_Celsius|degrees_Celsius F=degree_Fahrenheit|degrees_Fahrenheit',
  ),
  es: names(
    'km=kilómetro|kilómetros m=metro|metros cm=centímetro|centímetros mm=milímetro|milímetros kg=kilo|kilos g=gramo|gramos l=litro|litros ml=mililitro|mililitros C=grado_Celsius|grados_Celsius',
  ),
  fr: names(
    'km=kilomètre|kilomètres m=mètre|mètres cm=centimètre|centimètres mm=millimètre|millimètres kg=kilo|kilos g=gramme|grammes l=litre|litres ml=millilitre|millilitres C=degré_Celsius|degrés_Celsius',
  ),
  de: names(
    'km=Kilometer m=Meter cm=Zentimeter mm=Millimeter kg=Kilogramm g=Gramm l=Liter ml=Milliliter C=Grad_Celsius',
  ),
  sv: names(
    'km=kilometer m=meter cm=centimeter mm=millimeter kg=kilo g=gram l=liter ml=milliliter kr=krona|kronor C=grad_Celsius|grader_Celsius',
  ),
  hi: names(
    'km=किलोमीटर m=मीटर cm=सेंटीमीटर kg=किलो g=ग्राम l=लीटर किमी=किलोमीटर सेमी=सेंटीमीटर मी=मीटर किग्रा=किलो C=डिग्री_सेल्सियस',
  ),
  mr: names(
    'km=किलोमीटर m=मीटर cm=सेंटिमीटर kg=किलो g=ग्रॅम l=लिटर किमी=किलोमीटर सेमी=सेंटिमीटर मी=मीटर किग्रा=किलो C=अंश_सेल्सियस',
  ),
  ta: names(
    'km=கிலோமீட்டர் m=மீட்டர் cm=சென்டிமீட்டர் kg=கிலோ g=கிராம் l=லிட்டர் கிமீ=கிலோமீட்டர் செமீ=சென்டிமீட்டர் மீ=மீட்டர் C=டிகிரி_செல்சியஸ்',
  ),
  // In signs they are written out.
  zh: NOTHING,
  ja: NOTHING,
};

const COINS: Record<LanguageCode, Names> = {
  en: names('£=pound|pounds $=dollar|dollars €=euro|euros ¥=yen ₹=rupee|rupees'),
  es: names('£=libra|libras $=dólar|dólares €=euro|euros ¥=yen|yenes ₹=rupia|rupias'),
  fr: names('£=livre|livres $=dollar|dollars €=euro|euros ¥=yen|yens ₹=roupie|roupies'),
  de: names('£=Pfund $=Dollar €=Euro ¥=Yen ₹=Rupie|Rupien'),
  sv: names('£=pund $=dollar €=euro ¥=yen ₹=rupie|rupier'),
  hi: names('£=पाउंड $=डॉलर €=यूरो ¥=येन ₹=रुपया|रुपये'),
  mr: names('£=पौंड $=डॉलर €=युरो ¥=येन ₹=रुपया|रुपये'),
  ta: names('£=பவுண்டு $=டாலர் €=யூரோ ¥=யென் ₹=ரூபாய்'),
  zh: NOTHING,
  ja: NOTHING,
};

/** Where espeak-ng says the sign otherwise, or in another language; empty where it says it rightly. */
const PERCENT: Record<LanguageCode, string> = {
  en: '',
  es: '',
  fr: '',
  de: '',
  sv: '',
  zh: '',
  ja: '',
  hi: 'प्रतिशत',
  mr: 'टक्के',
  ta: 'சதவீதம்',
};
const AND: Record<LanguageCode, string> = {
  en: '',
  de: '',
  zh: '',
  ja: '',
  es: 'y',
  fr: 'et',
  sv: 'och',
  hi: 'और',
  mr: 'आणि',
  ta: 'மற்றும்',
};

type Fraction = '½' | '¼' | '¾';
/** Alone, and behind a number; where it stands before it, see `AROUND`. */
const FRACTIONS: Record<LanguageCode, Record<Fraction, readonly [alone: string, behind: string]>> = {
  en: {
    '½': ['half', 'and a half'],
    '¼': ['a quarter', 'and a quarter'],
    '¾': ['three quarters', 'and three quarters'],
  },
  es: {
    '½': ['medio', 'y medio'],
    '¼': ['un cuarto', 'y un cuarto'],
    '¾': ['tres cuartos', 'y tres cuartos'],
  },
  fr: { '½': ['un demi', 'et demi'], '¼': ['un quart', 'et quart'], '¾': ['trois quarts', 'trois quarts'] },
  de: { '½': ['einhalb', 'einhalb'], '¼': ['einviertel', 'einviertel'], '¾': ['dreiviertel', 'dreiviertel'] },
  sv: {
    '½': ['en halv', 'och en halv'],
    '¼': ['en kvarts', 'och en kvarts'],
    '¾': ['trekvarts', 'och trekvarts'],
  },
  hi: { '½': ['आधा', ''], '¼': ['चौथाई', ''], '¾': ['पौन', ''] },
  mr: { '½': ['अर्धा', ''], '¼': ['पाव', ''], '¾': ['पाऊण', ''] },
  ta: { '½': ['அரை', 'அரை'], '¼': ['கால்', 'கால்'], '¾': ['முக்கால்', 'முக்கால்'] },
  zh: { '½': ['二分之一', '又二分之一'], '¼': ['四分之一', '又四分之一'], '¾': ['四分之三', '又四分之三'] },
  ja: { '½': ['二分の一', 'と二分の一'], '¼': ['四分の一', 'と四分の一'], '¾': ['四分の三', 'と四分の三'] },
};
interface Around {
  half: [oneAndHalf: string, twoAndHalf: string, more: string];
  quarter: string;
  less: string;
}
/** In Hindi and Marathi one says "a half more than three", and has words of their own for one and a half and two and a half. */
const AROUND: Record<LanguageCode, Around | undefined> = {
  hi: { half: ['डेढ़', 'ढाई', 'साढ़े'], quarter: 'सवा', less: 'पौने' },
  mr: { half: ['दीड', 'अडीच', 'साडे'], quarter: 'सव्वा', less: 'पावणे' },
  en: undefined,
  es: undefined,
  fr: undefined,
  de: undefined,
  ta: undefined,
  zh: undefined,
  ja: undefined,
  sv: undefined,
};

const NUMBER = /^\p{Nd}+(?:[.,]\p{Nd}+)?$/u;

/** Units, coins, fractions and "&": signs beside numbers, said as words. What is said is no sign any more. */
export function sayMeasures({
  words,
  gaps,
  forms,
  language,
}: Pick<Draft, 'words' | 'forms' | 'language'> & { gaps: string[] }): void {
  words.forEach(({ text }, i) => {
    const glued = /^(\p{Nd}+(?:[.,]\p{Nd}+)?)(\p{L}+)$/u.exec(text);
    const unit = glued?.[2] && UNITS[language][glued[2]];
    if (glued && unit) forms[i] = `${glued[1]} ${ofMany(unit, glued[1])}`;
    if (!NUMBER.test(text)) return;
    const next = UNITS[language][words[i + 1]?.text ?? ''];
    const between = gaps[i + 1] ?? '';
    if (next && /^\s?°?\s?$/u.test(between)) {
      const isDegrees = /^[CF]$/.test(words[i + 1]?.text ?? '');
      if (isDegrees !== between.includes('°')) return;
      forms[i + 1] = ofMany(next, text);
      gaps[i + 1] = ' ';
    }
    sayCoins(i, text);
    sayFraction(i, text);
    const percent = PERCENT[language];
    if (percent && /^\s?%/.test(gaps[i + 1] ?? '')) addBehind(i, percent, /^\s?%/);
  });
  const and = AND[language];
  gaps.forEach((gap, i) => {
    if (and && /^\s&\s$/.test(gap) && forms[i] !== undefined) {
      gaps[i] = ' ';
      forms[i] = `${and} ${forms[i]}`;
    }
    const alone = /(?<!\p{Nd})([½¼¾])\s?$/u.exec(gap)?.[1] as Fraction | undefined;
    if (alone && forms[i] !== undefined) {
      gaps[i] = gap.replace(alone, '');
      forms[i] = `${FRACTIONS[language][alone][0]} ${forms[i]}`;
    }
  });

  function addBehind(i: number, said: string, sign: RegExp): void {
    forms[i] = `${forms[i]} ${said}`;
    gaps[i + 1] = (gaps[i + 1] ?? '').replace(sign, '');
  }

  function sayCoins(i: number, value: string): void {
    const before = /[£$€¥₹]$/.exec(gaps[i] ?? '')?.[0];
    const behind = /^\s?([£$€¥₹])/u.exec(gaps[i + 1] ?? '')?.[1];
    const coin = COINS[language][before ?? behind ?? ''];
    if (!coin) return;
    if (before) gaps[i] = (gaps[i] ?? '').slice(0, -1);
    addBehind(i, ofMany(coin, value), before ? /^/ : /^\s?[£$€¥₹]/u);
  }

  function sayFraction(i: number, value: string): void {
    const sign = /^[½¼¾]/.exec(gaps[i + 1] ?? '')?.[0] as Fraction | undefined;
    if (!sign) return;
    const around = AROUND[language];
    if (!around) return addBehind(i, FRACTIONS[language][sign][1], /^./u);
    const whole = Number(value);
    const [oneAndHalf, twoAndHalf, half] = around.half;
    if (sign === '¼') forms[i] = `${around.quarter} ${value}`;
    else if (sign === '¾') forms[i] = `${around.less} ${whole + 1}`;
    else forms[i] = whole === 1 ? oneAndHalf : whole === 2 ? twoAndHalf : `${half} ${value}`;
    gaps[i + 1] = (gaps[i + 1] ?? '').slice(1);
  }
}

function ofMany([one, many]: readonly [string, string], value = ''): string {
  return value === '1' || value === '१' || value === '௧' ? one : many;
}
