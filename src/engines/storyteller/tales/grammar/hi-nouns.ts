import type { Apart, Forms, Sizes } from '#engines/storyteller/tales/grammar/grammar.ts';

export type Gender = 'm' | 'f';
interface Entry {
  long: string;
  short: string;
  gender: Gender;
  many: boolean;
  /** One, but spoken of with respect: आंटी आईं. */
  honoured: boolean;
  /** Where one is: में, पर, के नीचे. */
  at: string;
}

/**
 * "झरने के पीछे वाली गुफ़ा / गुफ़ा, स्त्री." as a dictionary prints it; "चट्टान, स्त्री., पर" where one is on it; "पकौड़े, पुं. बहु.";
 * "आंटी, स्त्री. आदर."
 */
const ENTRY = /^(.+?)(?: \/ (.+?))?(?:, (पुं|स्त्री)\.(?: (बहु|आदर)\.)?)?(?:, ((?:के )?\p{L}[\p{L}\p{M}]*))?$/u;

/** Without a mark: plurals that show, and what is loved as a kind though its plural does not show. */
const SHOWS_MANY = /(?:[िइ]याँ|एँ|ें|[ेए])$/;
const KINDS = new RegExp(
  `(?:^| )(?:${[
    'जानवर जहाज़ हेलिकॉप्टर ट्रैक्टर ट्रक स्कूटर रोबोट रॉकेट ग्रह डायनासोर ड्रैगन यूनिकॉर्न ख़रगोश चमगादड़ भालू बाघ शेर हाथी जिराफ़ बंदर',
    'ऊँट हिरन उल्लू मोर पेंगुइन मगरमच्छ साँप मेंढक जुगनू कंगारू पुल प्रयोग एलियन कार्टून नाटक अक्षर पत्थर पंख फूल बीज पेड़ जंगल खेत बादल लड्डू',
  ]
    .join(' ')
    .replaceAll(' ', '|')})$`,
);

export function readEntry(entry: string): Entry {
  const [, long = entry, short = long, gender, mark, at = 'में'] = ENTRY.exec(entry) ?? [];
  const looks: Gender = /(?:ी|िया|[िइ]याँ|एँ|ें)$/.test(short) ? 'f' : 'm';
  return {
    long,
    short,
    at,
    many: mark === 'बहु' || (gender === undefined && (SHOWS_MANY.test(short) || KINDS.test(short))),
    honoured: mark === 'आदर',
    gender: gender === undefined ? looks : gender === 'पुं' ? 'm' : 'f',
  };
}

/** Men who do not change: दादा को, राजा को. */
const UNCHANGED =
  /(?<![\p{L}\p{M}])(?:दादा|नाना|चाचा|मामा|काका|बाबा|पापा|पिता|राजा|नेता|देवता|योद्धा|दाता|मुखिया|दरोग़ा|भैया)$/u;

type NounForms = Readonly<Record<'one' | 'ofOne' | 'many' | 'ofMany', string>>;
type Ending = readonly [ending: RegExp, ofOne: string, many: string, ofMany: string];
const ENDINGS: Readonly<Record<Gender, readonly Ending[]>> = {
  m: [
    [/आँ$/, 'एँ', 'एँ', 'ओं'],
    [/आ$/, 'ए', 'ए', 'ओं'],
    [/या$/, 'ये', 'ये', 'यों'],
    [/ा$/, 'े', 'े', 'ों'],
    [/ी$/, 'ी', 'ी', 'ियों'],
    [/ि$/, 'ि', 'ि', 'ियों'],
    [/ू$/, 'ू', 'ू', 'ुओं'],
    [/(?<=[ुो])$/, '', '', 'ओं'],
    [/$/, '', '', 'ों'],
  ],
  f: [
    [/िया$/, 'िया', 'ियाँ', 'ियों'],
    [/ी$/, 'ी', 'ियाँ', 'ियों'],
    [/ि$/, 'ि', 'ियाँ', 'ियों'],
    [/ू$/, 'ू', 'ुएँ', 'ुओं'],
    [/(?<=[ाुौ])$/, '', 'एँ', 'ओं'],
    [/$/, '', 'ें', 'ों'],
  ],
};

const MANY: readonly (readonly [ending: RegExp, ofMany: string])[] = [
  [/एँ?$/, 'ओं'],
  [/(?:ें?|(?<=[िइ]य)ाँ)$/, 'ों'],
  [/ी$/, 'ियों'],
  [/ू$/, 'ुओं'],
  [/(?<=[ाुो])$/, 'ओं'],
  [/$/, 'ों'],
];

function decline(noun: string, { gender, many }: Pick<Entry, 'gender' | 'many'>): NounForms {
  if (many) {
    const [ending = /$/, ofMany = ''] = MANY.find(([each]) => each.test(noun)) ?? [];
    const of = noun.replace(ending, ofMany);
    return { one: noun, ofOne: of, many: noun, ofMany: of };
  }
  if (gender === 'm' && UNCHANGED.test(noun))
    return { one: noun, ofOne: noun, many: noun, ofMany: `${noun}ओं` };
  const [ending = /$/, ofOne = '', ...rest] = ENDINGS[gender].find(([each]) => each.test(noun)) ?? [];
  const [many_ = '', ofMany = ''] = rest;
  const as = (end: string) => noun.replace(ending, end);
  return { one: noun, ofOne: as(ofOne), many: as(many_), ofMany: as(ofMany) };
}

/** What stands before one of these is no adjective of the noun: "चाचा का पुराना कमरा". */
const LINKS = /^(?:का|के|की|को|से|में|पर|ने|वाला|वाले|वाली|और)$/;

/** In "सीढ़ियों के नीचे वाला कमरा" what ends in ा goes with the noun; before a feminine one nothing changes. */
function withHead(phrase: string, which: keyof NounForms, entry: Entry): string {
  const words = phrase.split(' ');
  const head = decline(words.at(-1) ?? '', entry)[which];
  // Respect has the plural already: "बंदरगाह के दरोग़ा जी ने".
  const changes = entry.gender === 'm' && !entry.honoured;
  const before = words.slice(0, -1).map((word, i) => {
    const goesAlong = changes && which !== 'one' && !LINKS.test(words[i + 1] ?? '');
    return goesAlong ? endIn(word, 'े') : word;
  });
  return [...before, head].join(' ');
}

const STIFF = /^(?:बढ़िया|ज़्यादा|ताज़ा|सवा|ज़रा|सदा|हमेशा|बिना|क्या|खाना)$/;
/** Every part of "खट्टा-मीठा". */
function endIn(adjective: string, sign: 'ा' | 'े' | 'ी'): string {
  if (STIFF.test(adjective)) return adjective;
  return adjective
    .split('-')
    .map((each) => each.replace(/ा$/, sign))
    .join('-');
}

export const AFTER = ['को', 'से', 'का', 'की', 'के', 'तक', 'ने'];

/** A whole sentence, and no noun: "नल ने दो बार कहा टप". */
const isClause = (entry: string) =>
  !/, (?:पुं|स्त्री)\.| \/ /.test(entry) && (entry.includes(',') || entry.split(' ').length > 4);

/** {कमरे में} is where one is, and may be "चट्टान पर" elsewhere; other postpositions stay. */
export function nounForms(entry: string): Forms<Sizes> {
  if (isClause(entry)) return new Map([['bare', { long: entry, short: entry }]]);
  const read = readEntry(entry);
  const one = read.many ? '' : 'एक ';
  const both = (which: keyof NounForms, before = '', after = ''): Sizes => ({
    long: `${before}${withHead(read.long, which, read)}${after}`,
    short: `${before}${withHead(read.short, which, read)}${after}`,
  });
  const forms = new Map<string, Sizes>([
    ['bare', both('one')],
    ['a', both('one', one)],
    ['many', both('many')],
    ['of', both('ofOne')],
    ['of many', both('ofMany')],
  ]);
  for (const after of [read.at, ...AFTER]) {
    const name = after === read.at ? 'at' : after;
    if (name !== 'at' && forms.has(after)) continue;
    forms.set(name, both('ofOne', '', ` ${after}`));
    forms.set(`${name} a`, both('ofOne', one, ` ${after}`));
    forms.set(`${name} many`, both('ofMany', '', ` ${after}`));
  }
  return forms;
}

/** {छोटी पतंग}, {एक लाल पतंग को}, {अपनी पतंग}: whatever stands before the noun. */
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
  const read = readEntry(entry);
  const sign = read.gender === 'f' ? 'ी' : read.many || read.honoured ? 'े' : 'ा';
  const mark = read.many ? ' बहु.' : read.honoured ? ' आदर.' : '';
  const added = adjectives.map((each) => endIn(each.replace(/[ेी]$/, 'ा'), sign));
  const describe = (phrase: string) => phrase.replace(/(\S+)$/, `${added.join(' ')} $1`);
  const marks = `${read.gender === 'f' ? 'स्त्री' : 'पुं'}.${mark}, ${read.at}`;
  return `${describe(read.long)} / ${describe(read.short)}, ${marks}`;
}
