import type { Apart, Forms, Sizes } from '#engines/storyteller/tales/grammar/grammar.ts';

export type Gender = 'm' | 'f';
interface Entry {
  long: string;
  short: string;
  gender: Gender;
  many: boolean;
  /** Where one is: में, पर, के नीचे. */
  at: string;
}

/** "झरने के पीछे वाली गुफ़ा / गुफ़ा, स्त्री." as a dictionary prints it; "चट्टान, स्त्री., पर" where one is on it; "पकौड़े, पुं. बहु." */
const ENTRY = /^(.+?)(?: \/ (.+?))?(?:, (पुं|स्त्री)\.( बहु\.)?)?(?:, ((?:के )?\p{L}[\p{L}\p{M}]*))?$/u;

export function readEntry(entry: string): Entry {
  const [, long = entry, short = long, gender, many, at = 'में'] = ENTRY.exec(entry) ?? [];
  const looks: Gender = /(?:ी|िया|ियाँ|ें)$/.test(short) ? 'f' : 'm';
  return {
    long,
    short,
    at,
    many: many !== undefined,
    gender: gender === undefined ? looks : gender === 'पुं' ? 'm' : 'f',
  };
}

/** Men who do not change: दादा को, राजा को. */
const UNCHANGED = /(?:दादा|नाना|चाचा|मामा|काका|बाबा|पापा|पिता|राजा|नेता|देवता|योद्धा|दाता|मुखिया)$/;

type NounForms = Readonly<Record<'one' | 'ofOne' | 'many' | 'ofMany', string>>;
type Ending = readonly [ending: RegExp, ofOne: string, many: string, ofMany: string];
const ENDINGS: Readonly<Record<Gender, readonly Ending[]>> = {
  m: [
    [/आँ$/, 'एँ', 'एँ', 'ओं'],
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

function decline(noun: string, { gender, many }: Pick<Entry, 'gender' | 'many'>): NounForms {
  if (many) {
    const ofMany = noun.endsWith('एँ') ? noun.replace(/एँ$/, 'ओं') : noun.replace(/(?:े|ें|(?<=िय)ाँ|)$/, 'ों');
    return { one: noun, ofOne: ofMany, many: noun, ofMany };
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
  const before = words.slice(0, -1).map((word, i) => {
    const goesAlong = entry.gender === 'm' && which !== 'one' && !LINKS.test(words[i + 1] ?? '');
    return goesAlong ? endIn(word, 'े') : word;
  });
  return [...before, head].join(' ');
}

const STIFF = /^(?:बढ़िया|ज़्यादा|ताज़ा|सवा|ज़रा|सदा|हमेशा|बिना|क्या)$/;
/** Every part of "खट्टा-मीठा". */
function endIn(adjective: string, sign: 'ा' | 'े' | 'ी'): string {
  if (STIFF.test(adjective)) return adjective;
  return adjective
    .split('-')
    .map((each) => each.replace(/ा$/, sign))
    .join('-');
}

export const AFTER = ['को', 'से', 'का', 'की', 'के', 'तक', 'ने'];

/** {कमरे में} is where one is, and may be "चट्टान पर" elsewhere; other postpositions stay. */
export function nounForms(entry: string): Forms<Sizes> {
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
  const sign = read.gender === 'f' ? 'ी' : read.many ? 'े' : 'ा';
  const added = adjectives.map((each) => endIn(each.replace(/[ेी]$/, 'ा'), sign));
  const describe = (phrase: string) => phrase.replace(/(\S+)$/, `${added.join(' ')} $1`);
  const marks = `${read.gender === 'f' ? 'स्त्री' : 'पुं'}.${read.many ? ' बहु.' : ''}, ${read.at}`;
  return `${describe(read.long)} / ${describe(read.short)}, ${marks}`;
}
