import type { Forms, Grammar, Sizes } from '#engines/storyteller/tales/grammar/grammar.ts';
import { aidOf, type Aid, type Person, type Spoken } from '#engines/storyteller/tales/people.ts';

/** "in the cave behind the waterfall / cave": where one is, article, long form / short form. */
const ENTRY =
  /^(?:(up on|in|on|at|under|behind|inside|by|beside|among|between) )?(?:(the|an?|some) )?(.+?)(?: \/ (.+))?$/;

interface Ways {
  to: string;
  from: string;
}
const WAYS: Readonly<Record<string, Ways>> = {
  in: { to: 'into', from: 'out of' },
  inside: { to: 'into', from: 'out of' },
  on: { to: 'onto', from: 'off' },
  'up on': { to: 'up to', from: 'down from' },
  at: { to: 'to', from: 'away from' },
  by: { to: 'to', from: 'away from' },
  beside: { to: 'to', from: 'away from' },
  among: { to: 'in among', from: 'out from among' },
  between: { to: 'in between', from: 'out from between' },
  under: { to: 'under', from: 'out from under' },
  behind: { to: 'behind', from: 'out from behind' },
};
const IN: Ways & { at: string } = { at: 'in', to: 'into', from: 'out of' };

function nounForms(entry: string): Forms<Sizes> {
  const [, at = IN.at, article, long = entry, short = long] = ENTRY.exec(entry) ?? [];
  const { to, from } = WAYS[at] ?? IN;
  const the = (noun: string) => (article === undefined ? noun : `the ${noun}`);
  const one = (noun: string) =>
    article === undefined ? noun : article === 'some' ? `some ${noun}` : withA(noun);
  const inBoth = (say: (noun: string) => string): Sizes => ({ long: say(long), short: say(short) });
  return new Map([
    ['bare', inBoth((noun) => noun)],
    ['the', inBoth(the)],
    ['a', inBoth(one)],
    ['at', inBoth((noun) => `${at} ${the(noun)}`)],
    ['to', inBoth((noun) => `${to} ${the(noun)}`)],
    ['from', inBoth((noun) => `${from} ${the(noun)}`)],
    ['many', inBoth(plural)],
  ]);
}

/** So many words of what somebody typed are a name; more are a sentence. */
const MOST_WORDS = 6;

/** "my grandma's garden" is Grandma’s garden to whoever tells about it; "our street" is the street. */
function typedPlace(typed: string, like: string): string | undefined {
  const name = typed
    .trim()
    .replaceAll("'", '’')
    .replace(/[.!?…]+$/u, '');
  if (name === '' || name.split(/\s+/u).length > MOST_WORDS || /[.!?,;:"“”()/|{}[\]*\n]/u.test(name))
    return undefined;
  const [, at = IN.at] = ENTRY.exec(like) ?? [];
  const [, ours, rest = name] = /^(my|our) (.+)$/iu.exec(name) ?? [];
  if (!ours) return `${at} ${name}`;
  const isSomebodys = /^\p{L}+’s? /u.test(rest);
  return `${at} ${isSomebodys ? capital(rest) : `the ${rest}`}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** By its sound: a unicorn, a one-eyed cat, an hour, an umbrella. */
function withA(noun: string): string {
  const vowel =
    /^(?:[aeio]|u(?!ni[^mn]|s[eu]|k|r[aeiou])|hour|honest|heir)/i.test(noun) &&
    !/^(?:one|once|eu|ewe)/i.test(noun);
  return `${vowel ? 'an' : 'a'} ${noun}`;
}

/** Of "the pterodactyl who carried the post" it is the pterodactyl that there are many of. */
function plural(noun: string): string {
  const [, head = noun, rest = ''] =
    /^(.+?)( (?:of|in|on|at|under|behind|by|from|with|who|that|which) .+)?$/.exec(noun) ?? [];
  return `${pluralOf(head)}${rest}`;
}

function pluralOf(word: string): string {
  if (/(?:s|x|z|ch|sh)$/.test(word)) return `${word}es`;
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  if (/(?:lf|rf|af)$/.test(word)) return `${word.slice(0, -1)}ves`;
  return `${word}s`;
}

/** `own`: "the hat was his". */
type Pronouns = Readonly<Record<'he' | 'him' | 'his' | 'own' | 'himself', string>>;
const THEY: Pronouns = { he: 'they', him: 'them', his: 'their', own: 'theirs', himself: 'themself' };
const PRONOUNS: Readonly<Record<Spoken, Pronouns>> = {
  m: { he: 'he', him: 'him', his: 'his', own: 'his', himself: 'himself' },
  f: { he: 'she', him: 'her', his: 'her', own: 'hers', himself: 'herself' },
  n: THEY,
  x: THEY,
  p: { ...THEY, himself: 'themselves' },
};

/** What somebody is called by what they are; who is neither is a person or a child. */
const CALLED: Readonly<Record<string, Readonly<Record<Spoken, string>>>> = {
  boy: { m: 'boy', f: 'girl', n: 'child', x: 'child', p: 'children' },
  man: { m: 'man', f: 'woman', n: 'person', x: 'person', p: 'people' },
  lad: { m: 'lad', f: 'lass', n: 'young one', x: 'young one', p: 'young ones' },
  brother: { m: 'brother', f: 'sister', n: 'best friend', x: 'best friend', p: 'family' },
  king: { m: 'king', f: 'queen', n: 'ruler', x: 'ruler', p: 'rulers' },
  prince: { m: 'prince', f: 'princess', n: 'royal child', x: 'royal child', p: 'royal children' },
};

/** "They" takes the verb of many. */
const OF_MANY: Readonly<Record<string, string>> = {
  was: 'were',
  is: 'are',
  has: 'have',
  does: 'do',
  goes: 'go',
  'wasn’t': 'weren’t',
  'isn’t': 'aren’t',
  'hasn’t': 'haven’t',
  'doesn’t': 'don’t',
};
function ofMany(verb: string): string {
  const known = OF_MANY[verb];
  if (known) return known;
  if (/(?:ss|x|z|ch|sh)es$/.test(verb)) return verb.slice(0, -2);
  if (/[^aeiou]ies$/.test(verb)) return `${verb.slice(0, -3)}y`;
  return /[^s]s$/.test(verb) ? verb.slice(0, -1) : verb;
}

/** How somebody gets about who does not walk, or walks with care. */
const MOVES: Readonly<Record<string, Readonly<Partial<Record<Aid, string>>>>> = (() => {
  const wheels: Record<string, string> = {
    walked: 'rolled',
    walk: 'roll',
    walks: 'rolls',
    walking: 'rolling',
    ran: 'sped',
    run: 'speed',
    runs: 'speeds',
    running: 'speeding',
    'ran back': 'sped back',
    tiptoed: 'rolled softly',
    tiptoe: 'roll softly',
    crept: 'rolled softly',
    creep: 'roll softly',
    stepped: 'rolled',
    step: 'push',
    steps: 'pushes',
    marched: 'rolled',
    march: 'roll',
    hurried: 'hurried',
    hopped: 'bounced',
    hop: 'bounce',
    skipped: 'spun',
    climbed: 'rolled up',
    climb: 'roll up',
    jumped: 'bounced',
    jump: 'bounce',
    'jumped up': 'shot forward',
    stamped: 'thumped',
    stamp: 'thump',
    danced: 'whirled',
    'stood up': 'sat up straight',
    stood: 'sat',
    stand: 'sit',
    'on foot': 'on wheels',
    'on tiptoe': 'on soft wheels',
    feet: 'wheels',
    foot: 'wheel',
    toes: 'wheels',
    legs: 'wheels',
    shoes: 'wheels',
    kicked: 'bumped',
    knelt: 'bent down',
    kneel: 'bend down',
  };
  const care: Record<string, string> = {
    ran: 'hurried',
    run: 'hurry',
    runs: 'hurries',
    running: 'hurrying',
    'ran back': 'hurried back',
    jumped: 'started',
    jump: 'hurry',
    hopped: 'went',
    hop: 'go',
    skipped: 'went',
    climbed: 'went up',
    climb: 'go up',
    tiptoed: 'went softly',
    tiptoe: 'go softly',
    marched: 'went',
    march: 'go',
    knelt: 'bent down',
    kneel: 'bend down',
  };
  const words = new Set([...Object.keys(wheels), ...Object.keys(care)]);
  return Object.fromEntries(
    [...words].map((word) => {
      const careful = care[word];
      return [
        word,
        {
          ...(wheels[word] && { wheelchair: wheels[word] }),
          ...(careful && { walker: careful, cane: careful, crutches: careful }),
        },
      ];
    }),
  );
})();

function agreement(word: string, after = ''): string | undefined {
  const low = word.toLowerCase();
  if (low === 'own') return undefined;
  if (low === 'his' && /^[.,;:!?…”)—]/.test(after)) return 'pronoun own';
  const [first = '', ...verb] = low.split(' ');
  if (first in PRONOUNS.m && verb.length <= 1) return `pronoun ${low}`;
  if (low in CALLED) return `called ${low}`;
  if (low in MOVES) return `moves ${low}`;
  if (low in OF_MANY) return `verb ${low}`;
  return undefined;
}

function agree(agreed: string, person: Person, atStart: boolean, byName = false): string {
  const [kind, ...words] = agreed.split(' ');
  const word = words.join(' ');
  const { spoken } = person;
  switch (kind) {
    case 'moves': {
      const aid = aidOf(person);
      return (aid && MOVES[word]?.[aid]) ?? word;
    }
    case 'called':
      return CALLED[word]?.[spoken] ?? word;
    case 'verb':
      return spoken === 'p' ? ofMany(word) : word;
    default:
      return pronoun(words[0] as keyof Pronouns, words[1], person, { atStart, byName });
  }
}

/** Not said: the name at the head of a sentence, "they" inside it. */
function pronoun(
  word: keyof Pronouns,
  verb: string | undefined,
  { name, spoken }: Person,
  { atStart, byName }: { atStart: boolean; byName: boolean },
): string {
  if (byName || (spoken === 'x' && atStart)) {
    if (word === 'he' || (byName && word === 'him')) return [name, verb].filter(Boolean).join(' ');
    if (word === 'his' || (byName && word === 'own')) return `${name}’s`;
  }
  const many = spoken === 'n' || spoken === 'x' || spoken === 'p';
  const said = PRONOUNS[spoken][word];
  return verb === undefined ? said : `${said} ${many ? ofMany(verb) : verb}`;
}

/** Narration goes one step back, what somebody says goes into the past. */
const FORMERLY: readonly (readonly [RegExp, string])[] = [
  [/\b(?:was|were) $/u, 'had been '],
  [/\bbeing $/u, 'having been '],
  [/\bBeing $/u, 'Having been '],
  [/\bI’m $/u, 'I used to be '],
];

function formerly(before: string): string {
  const [pattern, instead] = FORMERLY.find(([each]) => each.test(before)) ?? [];
  return pattern && instead && !/\bI was $/u.test(before) ? before.replace(pattern, instead) : before;
}

export const en: Grammar = {
  nounForms,
  typedPlace,
  nameForms: (name) =>
    new Map([
      ['name', name],
      ['owner', `${name}’s`],
    ]),
  plainName: 'name',
  plainNoun: 'the',
  introduce({ name, species, intro }) {
    return intro ?? (species && !name.toLowerCase().includes(species) ? `${name} the ${species}` : undefined);
  },
  agreement,
  agree,
  several: /\b(?:(they)|them|their|theirs|themselves)\b/giu,
  formerly,
  list: (names) =>
    names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`,
  outside: /(?:^|[^\p{L}])an? $/iu,
  capitals: true,
  quotes: ['“', '”'],
  betrays: { f: /\b(?:he|him|his|himself)\b/iu, m: /\b(?:she|her|hers|herself)\b/iu },
  speaks: (name) =>
    new RegExp(
      `” (?:said|asked|whispered|called|cried) ${name}\\b|\\b${name} (?:said|asked|whispered|told)\\b`,
    ),
  faults: [
    [/(?:(?<=^|[.!?…“\n] ?)A|\ba) (?:[aeio](?!ne\b|nce\b|u)|u[mpn](?!i))\w/u, 'a before a vowel'],
    [/\ban (?![aeiou“]|hour|honest|heir)\w/iu, 'an before a consonant'],
    [/\b(?!had\b|that\b|very\b|so\b)(\p{L}{2,}) \1\b(?! (?:and|goes|went))/iu, 'the same word twice'],
    [/\bthey (?:was|has|is|does)(?:n’t)?\b/iu, 'they was'],
    [
      /\bthey (?!always|sometimes|perhaps|besides|across|guess|pass|press|miss|dress|toss|cross)[a-z]+[^su]s\b/iu,
      'they goes',
    ],
    [/, [^,.“”]{1,60}\bwho\b[^,.“”]{1,80}, who\b/u, 'who after who'],
    [/\.\.|,,| ,| \.|\?\?|,\.|\s;/u, 'punctuation'],
  ],
};
