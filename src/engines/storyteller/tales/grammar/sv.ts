import { callings, type Called } from '#engines/storyteller/tales/grammar/calling.ts';
import type { Apart, Forms, Grammar, Sizes } from '#engines/storyteller/tales/grammar/grammar.ts';
import { moving, type Moves } from '#engines/storyteller/tales/grammar/moves.ts';
import type { Person, Spoken } from '#engines/storyteller/tales/people.ts';

/** En grotta, ett hus, många bullar. */
type Kind = 'en' | 'ett' | 'många';

/**
 * "i en grotta bakom vattenfallet / grotta": where one is, article, long form / short form. What no rule tells stands
 * behind the noun: "en himmel,himlen", "en mus,musen,möss". "lite vatten" is not counted, "ostmackor (pl)" are many, and
 * a name has no article.
 */
const ENTRY =
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
  return { one, theOne: theOne ?? theOneOf(one, kind), many: several, theMany: theMany(several) };
}
function theOneOf(noun: string, kind: Kind): string {
  if (kind === 'ett') {
    if (endsIn(noun, VOWEL)) return `${noun}t`;
    return `${endsIn(noun, '[^aeiouyåäö]e[lnr]') ? noun.replace(/e(?=.$)/u, '') : noun}et`;
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
const ADJECTIVES: ReadonlyMap<string, Adjective> = (() => {
  const irregular =
    'liten litet lilla|gammal gammalt gamla|egen eget egna|bra bra bra|rosa rosa rosa|lila lila lila|stilla stilla stilla|blå blått blå|grå grått grå';
  const doubling = 'ensam långsam dum tom stum'
    .split(' ')
    .map((word): Adjective => [word, `${word}t`, `${word}ma`]);
  const shedding = 'vacker enkel öppen mogen nyfiken säker mager simpel trogen vaken'.split(' ');
  const shed = shedding.map((word): Adjective => [
    word,
    word.endsWith('n') ? `${word.slice(0, -1)}t` : `${word}t`,
    `${word.slice(0, -2)}${word.slice(-1)}a`,
  ]);
  const ruled =
    `ny fri röd bred glad död god vit våt söt het slät tät hård rund vild gömd mild rädd tunn sann svart kort tyst trött
    lätt fast stolt platt stor kall varm mörk ljus hög låg lång tung grön gul brun snäll arg tokig ledsen hungrig själv
    sömnig blöt modig nöjd förvånad orolig hel sjuk frisk snabb tjock smal hemlig sned`
      .split(/\s+/)
      .filter((word) => word !== 'ledsen')
      .map(byRule);
  const rows = [
    ...irregular.split('|').map((row) => row.split(' ') as [string, string, string]),
    ...doubling,
    ...shed,
    ...ruled,
    ['ledsen', 'ledset', 'ledsna'] as const,
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
  if (endsIn(word, `${VOWEL}.*ade`)) return byRule(word.slice(0, -1));
  if (endsIn(word, `${VOWEL}.*at`)) return byRule(`${word.slice(0, -1)}d`);
  return byRule(endsIn(word, '[^t]t|a') ? word.slice(0, -1) : word);
}
const ADVERBS = new Set(['mycket', 'väldigt', 'ganska', 'alldeles', 'jätte', 'lite']);
function inflect(word: string, kind: Kind, definite: boolean): string {
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
    /^(?:i|på|vid|under|bakom|bland|mellan|hos|med|av|som|där|utan|från|till|över|för|mitt|längst|ovanför|framför)$/.test(
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

function nounForms(entry: string): Forms<Sizes> {
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
  /^(?:en|ett|den|det|de|in|ut|upp|ner|fram|uppe|inne|nere|ute|i|ur|på|vid|under|bakom|bland|mellan|hos|till|från|ingen|inget|inga|[mds]in|[mds]itt|[mds]ina|någon|något|några)$/;

/** "i den mörka grottan" is "i grottan" with "mörka": the article comes with the adjective. */
function apart(phrase: string): Apart[] {
  const words = phrase.split(' ');
  const from = words.findIndex((word) => !BEFORE.test(word));
  const found: Apart[] = [];
  for (let to = from + 1; from >= 0 && to < words.length; to++) {
    const adjectives = words.slice(from, to);
    const without = [...words.slice(0, from), ...words.slice(to)].join(' ');
    found.push(
      { adjectives, without },
      { adjectives, without: without.replace(/(^| )(?:den|det|de) /u, '$1') },
    );
  }
  return found;
}

function onto(entry: string, { adjectives }: Pick<Apart, 'adjectives'>): string {
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

const CALLED: readonly Called[] = [
  { m: 'en pojke', f: 'en flicka', n: 'ett barn', x: 'ett barn', p: 'barn (pl)' },
  { m: 'en man,mannen,män', f: 'en kvinna', n: 'en människa', x: 'en människa', p: 'människor (pl)' },
  {
    m: 'en bror,brodern,bröder',
    f: 'en syster,systern,systrar',
    n: 'ett syskon',
    x: 'ett syskon',
    p: 'syskon (pl)',
  },
  {
    m: 'en kung',
    f: 'en drottning',
    n: 'en regent,regenten,regenter',
    x: 'en regent,regenten,regenter',
    p: 'regenter (pl)',
  },
  {
    m: 'en prins,prinsen,prinsar',
    f: 'en prinsessa',
    n: 'ett kungabarn',
    x: 'ett kungabarn',
    p: 'kungabarn (pl)',
  },
];
const calling = callings(CALLED, { nounForms, apart, onto });

type Pronouns = Readonly<Record<'han' | 'honom' | 'hans', string>>;
/** "Hen" is plain Swedish since 2015, for who is neither, and for whom one says nothing of. */
const HEN: Pronouns = { han: 'hen', honom: 'hen', hans: 'hens' };
const PRONOUNS: Readonly<Record<Spoken, Pronouns>> = {
  m: { han: 'han', honom: 'honom', hans: 'hans' },
  f: { han: 'hon', honom: 'henne', hans: 'hennes' },
  n: HEN,
  x: HEN,
  p: { han: 'de', honom: 'dem', hans: 'deras' },
};
const DEN: Pronouns = { han: 'den', honom: 'den', hans: 'dess' };

/** Not said: the name at the head of a sentence, "hen" inside it. A pet is "den". */
function pronoun(word: keyof Pronouns, { name, spoken, kind }: Person, atStart: boolean): string {
  if (kind === 'pet' && (spoken === 'x' || spoken === 'n')) return DEN[word];
  if (spoken === 'x' && atStart && word !== 'honom') return word === 'han' ? name : genitive(name);
  return PRONOUNS[spoken][word];
}

function genitive(name: string): string {
  return /[sxz]$/i.test(name) ? name : `${name}s`;
}

const MOVES: Moves = {
  gick: ['rullade'],
  gå: ['rulla'],
  går: ['rullar'],
  sprang: ['susade', 'skyndade sig'],
  springa: ['susa', 'skynda sig'],
  springer: ['susar', 'skyndar sig'],
  smög: ['rullade tyst', 'gick tyst'],
  smyga: ['rulla tyst', 'gå tyst'],
  'smög sig': ['rullade tyst', 'gick tyst'],
  klev: ['rullade'],
  traskade: ['rullade'],
  marscherade: ['rullade', 'gick'],
  klättrade: ['rullade', 'gick försiktigt'],
  klättra: ['rulla', 'gå försiktigt'],
  hoppade: ['studsade', 'skyndade sig'],
  hoppa: ['studsa', 'skynda sig'],
  skuttade: ['studsade', 'gick'],
  dansade: ['snurrade', 'gungade'],
  dansa: ['snurra', 'gunga'],
  stampade: ['bankade'],
  stod: ['satt'],
  stå: ['sitta'],
  'reste sig': ['rätade på sig'],
  'satte sig på huk': ['böjde sig ner', 'böjde sig ner'],
  'på tå': ['på tysta hjul', 'tyst'],
  'till fots': ['på hjul'],
  'ett steg': ['en bit'],
  fötter: ['hjul'],
  fötterna: ['hjulen'],
  ben: ['hjul'],
  benen: ['hjulen'],
};

function agreement(word: string): string | undefined {
  const small = word.charAt(0).toLowerCase() + word.slice(1);
  if (small in PRONOUNS.m) return `pronoun/${small}`;
  if (small in MOVES) return `moves/${small}`;
  return calling.agreement(small) ?? (ADJECTIVES.has(small) ? `adjective/${small}` : undefined);
}

function agree(agreed: string, person: Person, atStart: boolean): string {
  const [kind, word = ''] = agreed.split('/');
  if (kind === 'moves') return moving(MOVES, word, person);
  if (kind === 'adjective') return inflect(word, person.spoken === 'p' ? 'många' : 'en', false);
  return calling.agree(agreed, person) ?? pronoun(word as keyof Pronouns, person, atStart);
}

/** "Den" of a cave, "det" of a house; as an object many are "dem". */
const IT: Readonly<Record<string, Readonly<Record<Kind, string>>>> = {
  den: { en: 'den', ett: 'det', många: 'de' },
  dess: { en: 'dess', ett: 'dess', många: 'deras' },
};

const PETS: Readonly<Record<string, string>> = { dog: 'hunden', cat: 'katten' };
const SAID = '(?:sa|sade|frågade|viskade|ropade|svarade|mumlade|skrek)';

export const sv: Grammar = {
  nounForms,
  nameForms: (name) =>
    new Map([
      ['name', name],
      ['owner', genitive(name)],
    ]),
  plainName: 'name',
  introduce({ name, species = '', intro }) {
    const pet = PETS[species];
    return intro ?? (pet && !name.toLowerCase().includes(pet.slice(0, -2)) ? `${pet} ${name}` : undefined);
  },
  agreement,
  agree,
  adjectives: { apart, onto },
  ofNoun(word, entry) {
    const [, , article, , , mark] = ENTRY.exec(entry) ?? [];
    const kind = mark ? 'många' : article === 'ett' ? 'ett' : 'en';
    return IT[word]?.[kind] ?? (ADJECTIVES.has(word) ? inflect(word, kind, false) : undefined);
  },
  list: (names) =>
    names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} och ${names.at(-1)}`,
  outside:
    /(?:^|[^\p{L}])(?:en|ett|den|det|de|ingen|inget|inga|[mds]in|[mds]itt|[mds]ina|någon|något|några) $/iu,
  lacksArticle: /^(?:bare|egen|många)$/,
  capitals: true,
  quotes: ['”', '”'],
  betrays: {
    f: /(?<!\p{L})(?:han|honom|hans)(?!\p{L})/iu,
    m: /(?<!\p{L})(?:hon|henne|hennes)(?!\p{L})/iu,
  },
  speaks: (name) =>
    new RegExp(
      `(?:[”!?]|,) ${SAID} (?:hunden |katten )?${RegExp.escape(name)}(?!\\p{L})|(?<!\\p{L})${RegExp.escape(name)} ${SAID}(?!\\p{L})`,
      'u',
    ),
  faults: [
    [/(?<!\p{L})(?:en|ett) (?:en|ett|den|det)(?!\p{L})/iu, 'two articles'],
    [/(?<!\p{L})(?:den|det|de) (?:den|det|de)(?= \p{Ll}+a )/iu, 'two articles'],
    [/(?<!\p{L})(?!var |en |det |bra )(\p{L}{2,}) \1(?!\p{L})/iu, 'the same word twice'],
    [/\p{L}[’']s(?!\p{L})/u, 'an English genitive'],
    [/["“„«»]/u, 'marks of another language'],
    [/,”|[.,!?]”\./u, 'a comma or full stop inside and outside of the marks'],
    [/(?<!\p{L})(?:till|med|för|åt|hos|från) (?:han|hon)(?!\p{L})/iu, 'a pronoun in the wrong case'],
    [/\.\.|,,| ,| \.|\?\?|,\.|\s;/u, 'punctuation'],
  ],
};
