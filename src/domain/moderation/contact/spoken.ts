/** Zero to nine; languages share spellings only where they share the value. */
const ONES = [
  'zero oh cero null nul noll zéro shunya shoonya sunya शून्य ज़ीरो जीरो झिरो பூஜ்யம் பூஜ்ஜியம் பூச்சியம் சைபர் ஜீரோ poojyam poojiyam pujyam ling rei',
  'one uno una un une eins ein ett en ek एक ஒன்று ஒண்ணு வண் ஒன் वन ichi yi yao ondru onnu',
  'two dos deux zwei zwo två tva do don दो दोन இரண்டு ரெண்டு டூ टू ni er irandu rendu',
  'three tres trois drei tre teen तीन மூன்று மூணு த்ரீ थ्री san moonu moondru',
  'four cuatro quatre vier fyra char chaar चार நான்கு நாலு ஃபோர் फोर yon si naalu naangu nangu',
  'five cinco cinq fünf fuenf fem paanch panch pach पांच पाँच पाच ஐந்து அஞ்சு ஃபைவ் फाइव go wu anju aindhu ainthu',
  'six seis sechs sex chhe chhah chah saha छह छः छे सहा ஆறு சிக்ஸ் सिक्स roku liu aaru',
  'seven siete sept sieben sju saat sat सात ஏழு செவன் सेवन nana qi ezhu yezhu',
  'eight ocho huit acht åtta aath आठ எட்டு எய்ட் एट hachi ba ettu',
  'nine nueve neuf neun nio nau nav नौ नऊ ஒன்பது ஒம்போது நைன் नाइन kyu kyuu jiu onbadhu onbathu ombodhu',
] as const;

const TEENS = [
  'ten diez dix zehn tio', 'eleven once onze elf elva', 'twelve doce douze zwölf zwoelf tolv', 'thirteen trece treize dreizehn tretton',
  'fourteen catorce quatorze vierzehn fjorton', 'fifteen quince quinze fünfzehn fuenfzehn femton', 'sixteen dieciséis seize sechzehn sexton',
  'seventeen diecisiete siebzehn sjutton', 'eighteen dieciocho achtzehn arton', 'nineteen diecinueve neunzehn nitton',
]; // prettier-ignore
const TENS = [
  'twenty veinte vingt vingts zwanzig tjugo', 'thirty treinta trente dreißig dreissig trettio', 'forty cuarenta quarante vierzig fyrtio',
  'fifty cincuenta cinquante fünfzig fuenfzig femtio', 'sixty sesenta soixante sechzig sextio', 'seventy setenta septante siebzig sjuttio',
  'eighty ochenta huitante achtzig åttio', 'ninety noventa nonante neunzig nittio',
]; // prettier-ignore

const VALUES = new Map<string, number>([
  ...ONES.flatMap((words, i) => words.split(' ').map((word): [string, number] => [word, i])),
  ...TEENS.flatMap((words, i) => words.split(' ').map((word): [string, number] => [word, 10 + i])),
  ...TENS.flatMap((words, i) => words.split(' ').map((word): [string, number] => [word, 20 + 10 * i])),
]);

const HUNDREDS = /^(.{0,6})hundert(?:und)?(.*)$/u;
const GERMAN = /^(.{3,6})und(.{4,8}ig|.{4,8}ßig)$/u;
const TEN_AND_ONE = /^(veinti|.{3,9}?(?:tio|jugo|ty))(.{2,6})$/u;

/** What a word counts: neun, hunderteinundsiebzig, sjuttiofyra, veintiuno. */
export function numberOf(word: string): number | undefined {
  const known = VALUES.get(word);
  if (known !== undefined || word.length < 7) return known;
  const hundreds = HUNDREDS.exec(word);
  if (hundreds) {
    const [, many = '', rest = ''] = hundreds;
    return sum((many === '' ? 1 : VALUES.get(many)) ?? Number.NaN, rest === '' ? 0 : numberOf(rest), 100);
  }
  const german = GERMAN.exec(word);
  if (german) return sum(VALUES.get(german[2] ?? ''), VALUES.get(german[1] ?? ''));
  const joined = TEN_AND_ONE.exec(word);
  if (!joined) return undefined;
  const [, ten = '', one = ''] = joined;
  return sum(ten === 'veinti' ? 20 : VALUES.get(ten), VALUES.get(one));
}

function sum(high: number | undefined, low: number | undefined, times = 1): number | undefined {
  return high === undefined || low === undefined || Number.isNaN(high) ? undefined : high * times + low;
}
