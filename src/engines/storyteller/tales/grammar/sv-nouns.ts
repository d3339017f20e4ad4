import type { Apart, Forms, Sizes } from '#engines/storyteller/tales/grammar/grammar.ts';

/** En grotta, ett hus, många bullar. */
export type Kind = 'en' | 'ett' | 'många';

/**
 * "i en grotta bakom vattenfallet / grotta": where one is, article, long form / short form. What no rule tells stands
 * behind the noun: "en himmel,himlen", "en mus,musen,möss". "lite vatten" is not counted, "ostmackor (pl)" are many, and
 * a name has no article.
 */
export const ENTRY =
  /^(?:((?:uppe |inne |nere |ute )?(?:i|på|vid|under|bakom|bland|mellan|hos|bredvid|framför)) )?(?:(en|ett|lite) )?(.+?)(?: \/ (.+?))?(?: \((pl)\))?$/u;
const WAYS: Readonly<Record<string, readonly [to: string, from: string]>> = {
  i: ['in i', 'ut ur'],
  'inne i': ['in i', 'ut ur'],
  'nere i': ['ner i', 'upp ur'],
  'uppe i': ['upp i', 'ner från'],
  'ute i': ['ut i', 'in från'],
  på: ['på', 'från'],
  'uppe på': ['upp på', 'ner från'],
  'ute på': ['ut på', 'in från'],
  vid: ['till', 'från'],
  hos: ['till', 'från'],
  bredvid: ['fram till', 'från'],
  framför: ['fram till', 'från'],
  under: ['in under', 'fram under'],
  bakom: ['in bakom', 'fram bakom'],
  bland: ['in bland', 'fram bland'],
  mellan: ['in mellan', 'fram mellan'],
};

const VOWEL = '[aeiouyåäö]';
const endsIn = (word: string, end: string) => new RegExp(`(?:${end})$`, 'u').test(word);

interface Noun {
  one: string;
  theOne: string;
  many: string;
  theMany: string;
}
function nounOf(word: string, kind: Kind): Noun {
  const [one = word, theOne, many] = word.split(',');
  if (kind === 'många')
    return { one, theOne: theOne ?? theMany(one), many: one, theMany: theOne ?? theMany(one) };
  const several = many ?? pluralOf(one, kind);
  const theSingle = theOne ?? theOneOf(one, kind);
  // Fönstret, fönstren; ekollonet, ekollonen.
  const isAlike = kind === 'ett' && several === one;
  return {
    one,
    theOne: theSingle,
    many: several,
    theMany: isAlike ? theSingle.replace(/t$/u, 'n') : theMany(several),
  };
}
function theOneOf(noun: string, kind: Kind): string {
  if (kind === 'ett') {
    if (endsIn(noun, VOWEL)) return `${noun}t`;
    // Fönstret and vattnet shed an e; spelet and norrskenet keep theirs.
    const sheds = endsIn(noun, `${VOWEL}.*[^aeiouyåäö]e[lnr]`) && !endsIn(noun, 'spel|sken|ben');
    return `${sheds ? noun.replace(/e(?=.$)/u, '') : noun}et`;
  }
  return endsIn(noun, `${VOWEL}|[eo]r|el`) ? `${noun}n` : `${noun}en`;
}
function pluralOf(noun: string, kind: Kind): string {
  if (kind === 'ett') return endsIn(noun, VOWEL) ? `${noun}n` : noun;
  if (endsIn(noun, 'are')) return noun;
  if (endsIn(noun, 'a')) return `${noun.slice(0, -1)}or`;
  if (endsIn(noun, 'e')) return `${noun.slice(0, -1)}ar`;
  return endsIn(noun, 'e[lr]') ? `${noun.slice(0, -2)}${noun.slice(-1)}ar` : `${noun}ar`;
}
function theMany(many: string): string {
  if (endsIn(many, 'are')) return `${many.slice(0, -1)}na`;
  if (endsIn(many, '[oae]r')) return `${many}na`;
  return endsIn(many, `${VOWEL}n`) ? `${many}a` : `${many}en`;
}

/** En röd, ett rött, röda; adjectives whose forms no rule tells, or tells the other way round. */
type Adjective = readonly [en: string, ett: string, a: string];
export const ADJECTIVES: ReadonlyMap<string, Adjective> = (() => {
  const irregular =
    'liten litet lilla|ljummen ljummet ljumma|gammal gammalt gamla|egen eget egna|ledsen ledset ledsna|bra bra bra|rosa rosa rosa|lila lila lila|stilla stilla stilla|gyllene gyllene gyllene|blå blått blå|grå grått grå';
  const doubling = 'ensam långsam dum tom stum'
    .split(' ')
    .map((word): Adjective => [word, `${word}t`, `${word}ma`]);
  const shedding =
    'vacker enkel öppen mogen nyfiken säker mager simpel trogen vaken luden sliten frusen sjunken fallen sprucken bruten stulen'.split(
      ' ',
    );
  const shed = shedding.map((word): Adjective => [
    word,
    word.endsWith('n') ? `${word.slice(0, -1)}t` : `${word}t`,
    `${word.slice(0, -2)}${word.slice(-1)}a`,
  ]);
  const ruled =
    `ny fri röd bred glad död god vit våt söt het slät tät hård rund vild gömd mild rädd tunn sann svart kort tyst trött
    lätt fast stolt platt stor kall varm mörk ljus hög låg lång tung grön gul brun snäll arg tokig hungrig själv
    sömnig blöt modig nöjd förvånad orolig hel sjuk frisk snabb tjock smal hemlig sned salt vikt`
      .split(/\s+/)
      .map(byRule);
  const rows = [
    ...irregular.split('|').map((row) => row.split(' ') as [string, string, string]),
    ...doubling,
    ...shed,
    ...ruled,
  ];
  const known = new Map(rows.flatMap((row) => row.toReversed().map((form) => [form, row] as const)));
  return known.set('små', ['liten', 'litet', 'lilla']);
})();
function byRule(en: string): Adjective {
  if (endsIn(en, `${VOWEL}.*ad`)) return [en, `${en.slice(0, -1)}t`, `${en}e`];
  if (endsIn(en, VOWEL)) return [en, `${en}tt`, `${en}a`];
  if (endsIn(en, `${VOWEL}d`)) return [en, `${en.slice(0, -1)}tt`, `${en}a`];
  if (endsIn(en, '[^d]d|dd|nn')) return [en, `${en.slice(0, -1).replace(/d$/, '')}t`, `${en}a`];
  if (endsIn(en, `${VOWEL}t`)) return [en, `${en}t`, `${en}a`];
  return [en, endsIn(en, 't') ? en : `${en}t`, `${en}a`];
}
function adjectiveOf(word: string): Adjective {
  const known = ADJECTIVES.get(word);
  if (known) return known;
  if (endsIn(word, 'nde|re|ste|je')) return [word, word, word];
  if (endsIn(word, `${VOWEL}.*ade`)) return byRule(word.slice(0, -1));
  if (endsIn(word, `${VOWEL}.*at`)) return byRule(`${word.slice(0, -1)}d`);
  return byRule(endsIn(word, '[^t]t|a') ? word.slice(0, -1) : word);
}
const ADVERBS = new Set(['mycket', 'väldigt', 'ganska', 'alldeles', 'jätte', 'lite']);
export function inflect(word: string, kind: Kind, definite: boolean): string {
  if (ADVERBS.has(word)) return word;
  const [en, ett, a] = adjectiveOf(word);
  if (kind === 'många') return en === 'liten' ? 'små' : a;
  return definite ? a : kind === 'ett' ? ett : en;
}

/** "mörka", the noun, "bakom vattenfallet". */
function cut(phrase: string): { adjectives: string[]; noun: string; rest: string } {
  const words = phrase.split(' ');
  const marked = words.findIndex((word) => word.includes(','));
  const end = words.findIndex((word) =>
    /^(?:i|på|vid|under|bakom|bland|mellan|hos|med|av|som|där|utan|från|till|över|för|mitt|längst|ovanför|framför|mot|runt|ur|inuti|tvärs|full|fullt)$/.test(
      word,
    ),
  );
  const head = marked >= 0 ? marked : (end > 0 ? end : words.length) - 1;
  return { adjectives: words.slice(0, head), noun: words[head] ?? '', rest: words.slice(head + 1).join(' ') };
}

const DETERMINERS: Readonly<Record<string, Readonly<Record<Kind, string>>>> = {
  en: { en: 'en', ett: 'ett', många: '' },
  ingen: { en: 'ingen', ett: 'inget', många: 'inga' },
  någon: { en: 'någon', ett: 'något', många: 'några' },
  sin: { en: 'sin', ett: 'sitt', många: 'sina' },
  min: { en: 'min', ett: 'mitt', många: 'mina' },
  din: { en: 'din', ett: 'ditt', många: 'dina' },
};
const OWNING = new Set(['sin', 'min', 'din']);

interface How {
  many?: boolean;
  the?: boolean;
  before?: string;
  /** Adjectives end in -a: den mörka grottan, sin mörka grotta. */
  weak?: boolean;
}

export function nounForms(entry: string): Forms<Sizes> {
  return entry === 'hemma' ? AT_HOME : formsOf(entry);
}
/** "Hemma" has no preposition, and one goes "hem". */
const AT_HOME: Forms<Sizes> = new Map([
  ...formsOf('i ett hem,hemmet'),
  ['at', { long: 'hemma', short: 'hemma' }],
  ['to', { long: 'hem', short: 'hem' }],
  ['from', { long: 'hemifrån', short: 'hemifrån' }],
]);

function formsOf(entry: string): Forms<Sizes> {
  const [, at = 'i', article, long = entry, short = long, mark] = ENTRY.exec(entry) ?? [];
  const isName = article === undefined && mark === undefined;
  const kindOf = (noun: string): Kind =>
    mark ? 'många' : article === 'ett' || (article === 'lite' && /,\p{L}+t$/u.test(noun)) ? 'ett' : 'en';
  const say = (phrase: string, { many = false, the = false, before = '', weak = the }: How) => {
    if (isName) return phrase;
    const { adjectives, noun, rest } = cut(phrase);
    const kind = many ? 'många' : kindOf(noun);
    const forms = nounOf(noun, kindOf(noun));
    const said =
      many || kind === 'många' ? (the ? forms.theMany : forms.many) : the ? forms.theOne : forms.one;
    const den = the && adjectives.length > 0 ? { en: 'den', ett: 'det', många: 'de' }[kind] : '';
    const first = before in DETERMINERS ? DETERMINERS[before]?.[kind] : before;
    const uncounted = article === 'lite' && before === 'en' ? '' : first;
    return [uncounted, den, ...adjectives.map((each) => inflect(each, kind, weak)), said, rest]
      .filter(Boolean)
      .join(' ');
  };
  const inBoth = (how: How): Sizes => ({ long: say(long, how), short: say(short, how) });
  const [to, from] = WAYS[at] ?? ['till', 'från'];
  const owner = say(short, { the: true });
  const whose = owner.replace(/(?<!s)$/u, 's');
  return new Map([
    ['bare', inBoth({})],
    ['den', inBoth({ the: true })],
    ...Object.keys(DETERMINERS).map(
      (before) => [before, inBoth({ before, weak: OWNING.has(before) })] as const,
    ),
    ['egen', inBoth({ weak: true })],
    ['at', ways(at)],
    ['to', ways(to)],
    ['from', ways(from)],
    ['dens', { long: whose, short: whose }],
    ['många', inBoth({ many: true })],
    ['de', inBoth({ many: true, the: true })],
  ]);
  function ways(way: string): Sizes {
    const { long: one, short: other } = inBoth({ the: true });
    return { long: `${way} ${one}`, short: `${way} ${other}` };
  }
}

const BEFORE =
  /^(?:en|ett|den|det|de|in|ut|upp|ner|fram|uppe|inne|nere|ute|i|ur|på|vid|under|bakom|bland|mellan|hos|till|från|ingen|inget|inga|[mds]in|[mds]itt|[mds]ina|någon|något|några)$/i;

/** "i den mörka grottan" is "i grottan" with "mörka": the article comes with the adjective. */
export function apart(phrase: string): Apart[] {
  const words = phrase.split(' ');
  const from = words.findIndex((word) => !BEFORE.test(word));
  if (from < 0) return [];
  const found: Apart[] = [];
  for (let to = from + 1; to < words.length; to++) {
    const adjectives = words.slice(from, to);
    const without = [...words.slice(0, from), ...words.slice(to)].join(' ');
    found.push(
      { adjectives, without },
      { adjectives, without: without.replace(/(^| )(?:den|det|de) /u, '$1') },
    );
  }
  return found;
}

export function onto(entry: string, { adjectives }: Pick<Apart, 'adjectives'>): string {
  if (adjectives.length === 0) return entry;
  const [, , article] = ENTRY.exec(entry) ?? [];
  const kind = entry.endsWith('(pl)') ? 'många' : article === 'ett' ? 'ett' : 'en';
  const added = adjectives.map((each) => `${inflect(each, kind, false)} `).join('');
  const [before = ''] =
    /^(?:(?:uppe |inne |nere |ute )?(?:i|på|vid|under|bakom|bland|mellan|hos|bredvid|framför) )?(?:(?:en|ett|lite) )?/u.exec(
      entry,
    ) ?? [];
  return (before + added + entry.slice(before.length)).replace(' / ', ` / ${added}`);
}
