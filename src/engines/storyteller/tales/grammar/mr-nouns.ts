import type { Apart, Forms, Sizes } from '#engines/storyteller/tales/grammar/grammar.ts';

export type Gender = 'm' | 'f' | 'n';
const GENDERS: Readonly<Record<string, Gender>> = { पु: 'm', स्त्री: 'f', न: 'n' };
const MARKS: Readonly<Record<Gender, string>> = { m: 'पु.', f: 'स्त्री.', n: 'न.' };

interface Entry {
  long: string;
  short: string;
  gender: Gender;
  many: boolean;
  /** One, but spoken of with respect: काका आले. */
  honoured: boolean;
  /** Where it is not what one expects: "वाट, वाटा, स्त्री." */
  plural: string | undefined;
  /** Where one is: गुहेत, खडकावर, झाडाखाली. */
  at: string;
}

/**
 * "धबधब्यामागची गुहा / गुहा, स्त्री." as a dictionary prints it; "खडक, पु., वर" where one is on it; "भजी, न. अ. व." are many;
 * "मीटरवाले काका, पु. आदर." is one who is honoured.
 */
const ENTRY =
  /^(.+?)(?: \/ (.+?))?(?:(?:, ([^,.]+?))?, (पु|स्त्री|न)\.(?: (अ\. व\.|आदर\.))?)?(?:, (त|वर|खाली|मागे|जवळ|पाशी|समोर))?$/;

export function readEntry(entry: string): Entry {
  const [, long = entry, short = long, plural, gender, mark, at = 'त'] = ENTRY.exec(entry) ?? [];
  const looks = short.endsWith('ी') ? 'f' : /[ंे]$/.test(short) ? 'n' : 'm';
  return {
    long,
    short,
    plural,
    at,
    many: mark !== undefined,
    honoured: mark === 'आदर.',
    gender: GENDERS[gender ?? ''] ?? looks,
  };
}

/** Before an ending that begins with य: र becomes ऱ, स becomes श. */
export function softened(stem: string): string {
  if (/[सश]$/.test(stem)) return `${stem.slice(0, -1)}शा`;
  return /(?<!्)र$/.test(stem) ? `${stem.slice(0, -1)}ऱ्या` : `${stem}्या`;
}
/** फूल, फुला; विहीर, विहिरी: before an ending the last vowel is short. */
function shortened(noun: string): string {
  return noun.replace(/([ीू])(?=[\u0915-\u0939]$)/, (sign) => (sign === 'ी' ? 'ि' : 'ु'));
}

interface Stems {
  /** The form that endings go on: गुहे-, खडका-. */
  oblique: string;
  plural: string;
  /** Of many, without its nasal: खडका-ंना. */
  obliquePlural: string;
}
const stems = (oblique: string, plural: string, obliquePlural = oblique): Stems => ({
  oblique,
  plural,
  obliquePlural,
});

const IRREGULAR: Readonly<Record<string, Stems>> = {
  मुलगा: stems('मुला', 'मुलगे'),
  मुलगी: stems('मुली', 'मुली'),
  भाऊ: stems('भावा', 'भाऊ'),
  बहीण: stems('बहिणी', 'बहिणी'),
  मैत्रीण: stems('मैत्रिणी', 'मैत्रिणी'),
  माणूस: stems('माणसा', 'माणसं'),
  देऊळ: stems('देवळा', 'देवळं'),
  पाऊस: stems('पावसा', 'पाऊस'),
  राजा: stems('राजा', 'राजे', 'राजा'),
  बी: stems('बी', 'बिया', 'बिया'),
  चहा: stems('चहा', 'चहा'),
  स्टेशन: stems('स्टेशन', 'स्टेशनं', 'स्टेशना'),
  जंक्शन: stems('जंक्शन', 'जंक्शनं', 'जंक्शना'),
  रॉकेट: stems('रॉकेट', 'रॉकेटं', 'रॉकेटा'),
  ड्रोन: stems('ड्रोन', 'ड्रोन', 'ड्रोना'),
};

const ENDS_IN_VOWEL = /[\u093e-\u094cअ-औ]$/;

function stemsOf(noun: string, { gender, many, honoured, plural }: Entry): Stems {
  const known = IRREGULAR[noun];
  if (known) return known;
  if (honoured) return stems(ENDS_IN_VOWEL.test(noun) ? noun : `${noun}ा`, noun);
  if (many) return stems(manyStem(noun, gender), noun);
  const last = noun.at(-1) ?? '';
  const cut = noun.slice(0, -1);
  if (gender === 'm') {
    if (noun.endsWith('्या')) return stems(noun, noun);
    if (last === 'ा') return stems(softened(cut), `${cut}े`);
    if (ENDS_IN_VOWEL.test(noun))
      return stems(/^(?:पक्षी|माळी|कोळी|पहारेकरी)$/.test(noun) ? softened(cut) : noun, noun);
    return stems(`${shortened(noun)}ा`, noun);
  }
  if (gender === 'n') {
    if (last === 'ं' || last === 'े') return stems(softened(cut), `${cut}ी`);
    if (last === 'ू') return stems(`${cut}ा`, `${cut}ं`);
    if (last === 'ी') return stems(softened(cut), noun);
    return stems(`${shortened(noun)}ा`, `${shortened(noun)}ं`);
  }
  if (last === 'ा') return stems(`${cut}े`, noun, noun);
  if (last === 'ी') return stems(noun, softened(cut), softened(cut));
  if (ENDS_IN_VOWEL.test(noun)) return stems(noun, noun);
  const said = plural ?? `${shortened(noun)}ी`;
  return stems(said.endsWith('ा') ? `${said.slice(0, -1)}े` : said, said, said);
}

function manyStem(noun: string, gender: Gender): string {
  if (gender === 'm') {
    if (noun.endsWith('े') || (noun.endsWith('ी') && noun !== 'हत्ती')) return softened(noun.slice(0, -1));
    return ENDS_IN_VOWEL.test(noun) ? noun : `${shortened(noun)}ा`;
  }
  if (gender === 'n') return noun.endsWith('ी') ? softened(noun.slice(0, -1)) : noun.replace(/[ंे]?$/, 'ा');
  return noun;
}

export type Ending = 'ा' | 'ी' | 'ं' | 'े' | '्या';
/** मोठा, मोठी, मोठं; of many मोठे, मोठ्या, मोठी; before a noun with an ending always मोठ्या. */
export function endIn(adjective: string, ending: Ending): string {
  const [stem, had] = [adjective.slice(0, -1), adjective.at(-1) ?? ''];
  if (!/[ाींे]/.test(had) || adjective.endsWith('्या')) return adjective;
  if (ending === '्या') return softened(stem);
  return (ending === 'ी' ? stem.replace(/स$/, 'श') : stem) + ending;
}
export const ENDING: Readonly<Record<Gender, readonly [one: Ending, many: Ending]>> = {
  m: ['ा', 'े'],
  f: ['ी', '्या'],
  n: ['ं', 'ी'],
};

/** What goes on the oblique form and stays whatever the noun is. */
const SUFFIXES = [
  'ला',
  'ने',
  'चा',
  'ची',
  'चे',
  'चं',
  'च्या',
  'शी',
  'कडे',
  'कडून',
  'साठी',
  'पर्यंत',
  'भोवती',
  'समोर',
  'वर',
  'सारखा',
  'सारखी',
  'सारखं',
  'बरोबर',
];
const FROM: Readonly<Record<string, string>> = {
  त: 'तून',
  वर: 'वरून',
  खाली: 'खालून',
  मागे: 'मागून',
  जवळ: 'जवळून',
  पाशी: 'पासून',
  समोर: 'समोरून',
};
const OF_MANY: Readonly<Record<string, string>> = { ला: 'ना', ने: 'नी' };

export function nounForms(entry: string): Forms<Sizes> {
  const read = readEntry(entry);
  const [ofOne, ofMany] = ENDING[read.gender];
  const written = read.many ? ofMany : ofOne;
  const say = (phrase: string, how: keyof Stems | 'bare', suffix = '') => {
    const words = phrase.split(' ');
    const head = words.pop() ?? '';
    const forms = stemsOf(head, read);
    const ending = how === 'bare' ? written : how === 'plural' ? ofMany : '्या';
    const before = words.map((word) =>
      word.endsWith(written) && how !== 'bare' ? endIn(word, ending) : word,
    );
    return [...before, (how === 'bare' ? head : forms[how]) + suffix].join(' ');
  };
  const both = (before: string, ...how: [keyof Stems | 'bare', string?]): Sizes => ({
    long: before + say(read.long, ...how),
    short: before + say(read.short, ...how),
  });
  const one = read.many && !read.honoured ? '' : 'एक ';
  const forms = new Map<string, Sizes>([
    ['bare', both('', 'bare')],
    ['a', both(one, 'bare')],
  ]);
  // Who is honoured is spoken of as many are.
  if (!read.honoured) forms.set('many', both('', 'plural'));
  const endings = [
    ['at', read.at],
    ['from', FROM[read.at] ?? 'तून'],
    ...SUFFIXES.map((each) => [each, each] as const),
  ] as const;
  for (const [name, suffix] of endings) {
    const several = `ं${OF_MANY[suffix] ?? suffix}`;
    const inForm = (before: string) =>
      read.many ? both(before, 'obliquePlural', several) : both(before, 'oblique', suffix);
    forms.set(name, inForm('')).set(`${name} a`, inForm(one));
    if (!read.honoured) forms.set(`${name} many`, both('', 'obliquePlural', several));
  }
  return forms;
}

/** {लहान पेटी}, {एक मोठा डबा}, {मोठ्या डब्यात}: whatever stands before the noun. */
export function apart(phrase: string): Apart[] {
  const [, one = '', rest = ''] = /^(एक )?(.*)$/.exec(phrase) ?? [];
  const words = rest.split(' ');
  return words.slice(1).map((_, i) => ({
    adjectives: words.slice(0, i + 1),
    without: one + words.slice(i + 1).join(' '),
  }));
}

export function onto(entry: string, { adjectives }: Pick<Apart, 'adjectives'>): string {
  if (adjectives.length === 0) return entry;
  const { long, short, plural, gender, many, honoured, at } = readEntry(entry);
  const ending = ENDING[gender][many ? 1 : 0];
  const plain = (word: string) => word.replace(/ऱ्या$/, 'रा').replace(/्या$/, 'ा');
  const added = adjectives.map((word) => endIn(plain(word), ending)).join(' ');
  const describe = (phrase: string) => phrase.replace(/(\S+)$/, `${added} $1`);
  const marks = [plural, `${MARKS[gender]}${honoured ? ' आदर.' : many ? ' अ. व.' : ''}`, at]
    .filter(Boolean)
    .join(', ');
  return `${describe(long)} / ${describe(short)}, ${marks}`;
}
