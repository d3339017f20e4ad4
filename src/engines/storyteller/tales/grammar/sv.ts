import { callings, type Called } from '#engines/storyteller/tales/grammar/calling.ts';
import type { Grammar } from '#engines/storyteller/tales/grammar/grammar.ts';
import { moving, type Moves } from '#engines/storyteller/tales/grammar/moves.ts';
import {
  ENTRY,
  ADJECTIVES,
  inflect,
  nounForms,
  apart,
  onto,
  type Kind,
} from '#engines/storyteller/tales/grammar/sv-nouns.ts';
import type { Person, Spoken } from '#engines/storyteller/tales/people.ts';

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
/** "Hen" is for who is neither. Of whom nothing is said, the name is said again. */
const PRONOUNS: Readonly<Record<Exclude<Spoken, 'x'>, Pronouns>> = {
  m: { han: 'han', honom: 'honom', hans: 'hans' },
  f: { han: 'hon', honom: 'henne', hans: 'hennes' },
  n: { han: 'hen', honom: 'hen', hans: 'hens' },
  p: { han: 'de', honom: 'dem', hans: 'deras' },
};
const DEN: Pronouns = { han: 'den', honom: 'den', hans: 'dess' };

/** A pet is "den". */
function pronoun(word: keyof Pronouns, { name, spoken, kind }: Person): string {
  if (kind === 'pet' && (spoken === 'x' || spoken === 'n')) return DEN[word];
  if (spoken === 'x') return word === 'hans' ? genitive(name) : name;
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

function agree(agreed: string, person: Person): string {
  const [kind, word = ''] = agreed.split('/');
  if (kind === 'moves') return moving(MOVES, word, person);
  if (kind === 'adjective') return inflect(word, person.spoken === 'p' ? 'många' : 'en', false);
  return calling.agree(agreed, person) ?? pronoun(word as keyof Pronouns, person);
}

/** "Den" of a cave, "det" of a house; as an object many are "dem". */
const IT: Readonly<Record<string, Readonly<Record<Kind, string>>>> = {
  den: { en: 'den', ett: 'det', många: 'de' },
  dess: { en: 'dess', ett: 'dess', många: 'deras' },
};

/** "Hon var bagare" of a trade that goes on, "hon hade varit bagare" of one that is over; "jag är" becomes "jag har varit". */
const FORMERLY: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})var $/u, 'hade varit '],
  [/(?<!\p{L})är $/u, 'har varit '],
];
function formerly(before: string): string {
  const [pattern, instead] = FORMERLY.find(([each]) => each.test(before)) ?? [];
  return pattern && instead ? before.replace(pattern, instead) : before;
}

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
  plainNoun: 'den',
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
  formerly,
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
    [/[.,!?…] ”(?=\s|$)/u, 'a space inside of the marks'],
    [/,”|[.,!?]”\./u, 'a comma or full stop inside and outside of the marks'],
    [/(?<!\p{L})(?:till|med|hos|från) (?:han|hon)(?!\p{L})/iu, 'a pronoun in the wrong case'],
    [/\.\.|,,| ,| \.|\?\?|,\.|\s;|[,;]\p{L}/u, 'punctuation'],
  ],
};
