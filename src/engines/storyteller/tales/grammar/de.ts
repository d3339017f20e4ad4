import { callings, type Called } from '#engines/storyteller/tales/grammar/calling.ts';
import { read, nounForms, apart, onto } from '#engines/storyteller/tales/grammar/de-nouns.ts';
import type { Grammar } from '#engines/storyteller/tales/grammar/grammar.ts';
import { moving, type Moves } from '#engines/storyteller/tales/grammar/moves.ts';
import type { Person } from '#engines/storyteller/tales/people.ts';
import { beginsSentence } from '#engines/storyteller/tales/tell/sentence.ts';

/** Who is neither is a child; nobody says „Held*in“ to a child, so there are only these few. */
const CALLED: readonly Called[] = [
  called('der Junge,n', 'das Mädchen', 'das Kind', 'die Kinder (pl)'),
  called('der Mann', 'die Frau', 'der Mensch,en', 'die Leute (pl)'),
  called('der Bruder', 'die Schwester', 'das Geschwisterkind', 'die Geschwister (pl)'),
  called('der König', 'die Königin', 'das Königskind', 'die Königskinder (pl)'),
  called('der Prinz,en', 'die Prinzessin', 'das Königskind', 'die Königskinder (pl)'),
];
function called(m: string, f: string, n: string, p: string): Called {
  return { m, f, n, x: n, p };
}
const calling = callings(CALLED, { nounForms, apart, onto });

const PRONOUNS: Readonly<Record<'m' | 'f' | 'n' | 'p', Readonly<Record<string, string>>>> = {
  m: { er: 'er', ihn: 'ihn', ihm: 'ihm', sein: 'sein' },
  f: { er: 'sie', ihn: 'sie', ihm: 'ihr', sein: 'ihr' },
  n: { er: 'es', ihn: 'es', ihm: 'ihm', sein: 'sein' },
  p: { er: 'sie', ihn: 'sie', ihm: 'ihnen', sein: 'ihr' },
};
const PRONOUN = /^(er|ihn|ihm|sein)(e[nmrs]?|s)?(?: (\p{Ll}+))?$/u;

/** Of an animal one speaks as of its kind; it says no more of Rex than that he is a dog. */
const PETS: Readonly<Record<string, { sex: 'm' | 'f'; word: string; f?: string; m?: string }>> = {
  dog: { sex: 'm', word: 'Hund', f: 'Hündin' },
  cat: { sex: 'f', word: 'Katze', m: 'Kater' },
};

/** „Der Hund Rex“: only at the head of a sentence is that surely the right case, and nobody writes „Hund Rex“. */
function petByKind(name: string, spoken: Person['spoken'], species: string): string | undefined {
  const pet = PETS[species];
  if (!pet) return undefined;
  const sex = spoken === 'f' || spoken === 'm' ? spoken : pet.sex;
  const word = pet[sex] ?? pet.word;
  return name.includes(word) ? undefined : `${sex === 'f' ? 'die' : 'der'} ${word} ${name}`;
}

/**
 * German has no pronoun for who is neither, or of whom nothing is said: good authors say the name, and write so that it
 * need not be said too often.
 */
function pronoun(word: string, person: Person): string {
  const [, base = '', ending = '', verb] = PRONOUN.exec(word) ?? [];
  const { spoken, name, kind, species = '' } = person;
  const sex = spoken === 'n' || spoken === 'x' ? (kind === 'pet' ? PETS[species]?.sex : undefined) : spoken;
  const words = sex && PRONOUNS[sex];
  const own = base === 'sein' ? genitive(name) : name;
  // „Das ist seins“, aber „ihres“.
  const said = words ? words[base] + (ending === 's' && words['sein'] === 'ihr' ? 'es' : ending) : own;
  return verb === undefined ? said : `${said} ${spoken === 'p' ? ofMany(verb) : verb}`;
}

function genitive(name: string): string {
  return /(?:s|ß|x|z|ce)$/i.test(name) ? `${name}’` : `${name}s`;
}

const STRONG = new Set(
  `war ging lief kam sah rief nahm gab fand hielt ließ stand saß lag sprang sang trat trank aß schlief schlich flog zog
  hob bog bot bat griff schrieb blieb stieg schien fuhr trug half traf warf las sprach brach zerbrach fing hing schob
  schwamm band wusch wuchs lud roch goss schloss verschwand versprach begann tat vergaß kroch stieß`.split(
    /\s+/,
  ),
);
const OF_MANY: Readonly<Record<string, string>> = {
  ist: 'sind',
  hat: 'haben',
  wird: 'werden',
  wurde: 'wurden',
  kann: 'können',
  will: 'wollen',
  muss: 'müssen',
  darf: 'dürfen',
  soll: 'sollen',
  mag: 'mögen',
  weiß: 'wissen',
  schrie: 'schrien',
};
const isVerb = (word: string) => word in OF_MANY || STRONG.has(word) || /^\p{Ll}+te$/u.test(word);
/** „stand auf“ → „standen auf“. */
function ofMany(words: string): string {
  const [verb = '', ...rest] = words.split(' ');
  const many = OF_MANY[verb] ?? (verb.endsWith('te') ? `${verb}n` : STRONG.has(verb) ? `${verb}en` : verb);
  return [many, ...rest].join(' ');
}

const MOVES: Moves = {
  ging: ['rollte'],
  gehen: ['rollen'],
  geht: ['rollt'],
  lief: ['rollte', 'ging'],
  laufen: ['rollen', 'gehen'],
  läuft: ['rollt', 'geht'],
  rannte: ['sauste', 'eilte'],
  rennen: ['sausen', 'eilen'],
  rennt: ['saust', 'eilt'],
  schlich: ['rollte leise', 'ging leise'],
  schleichen: ['leise rollen', 'leise gehen'],
  trat: ['rollte'],
  stapfte: ['rollte', 'ging'],
  marschierte: ['rollte', 'ging'],
  stieg: ['rollte'],
  kletterte: ['rollte', 'stieg langsam'],
  klettern: ['rollen', 'steigen'],
  sprang: ['schoss', 'eilte'],
  springen: ['schießen', 'eilen'],
  hüpfte: ['wippte', 'wippte'],
  hüpfen: ['wippen', 'wippen'],
  tanzte: ['kreiselte', 'wiegte sich'],
  tanzen: ['kreiseln', 'sich wiegen'],
  stand: ['saß'],
  stehen: ['sitzen'],
  'stand auf': ['richtete sich auf'],
  'kniete sich hin': ['beugte sich hinunter', 'beugte sich hinunter'],
  'zu Fuß': ['auf Rädern'],
  'auf Zehenspitzen': ['auf leisen Rädern', 'ganz leise'],
  'auf den Zehenspitzen': ['auf leisen Rädern', 'ganz leise'],
  'einen Schritt': ['ein Stück'],
  Füße: ['Räder'],
  Füßen: ['Rädern'],
  Beine: ['Räder'],
  Beinen: ['Rädern'],
};

function agreement(word: string): string | undefined {
  const small = word.charAt(0).toLowerCase() + word.slice(1);
  const [said, , , verb] = PRONOUN.exec(small) ?? [];
  if (said !== undefined && (verb === undefined || isVerb(verb))) return `pronoun/${small}`;
  for (const each of [word, small]) if (each in MOVES) return `moves/${each}`;
  return calling.agreement(word) ?? calling.agreement(small) ?? (isVerb(small) ? `verb/${small}` : undefined);
}

function agree(agreed: string, person: Person): string {
  const [kind, word = ''] = agreed.split('/');
  if (kind === 'pronoun') return pronoun(word, person);
  if (kind === 'called') return calling.agree(agreed, person) ?? '';
  return person.spoken === 'p' ? ofMany(word) : moving(MOVES, word, person);
}

/** What was said before a trade that is over; at the end of a clause („die Bäcker war“) it needs no more. */
const FORMERLY: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})war $/u, 'war früher '],
  [/(?<!\p{L})bin $/u, 'war früher '],
  [/(?<!\p{L})von Beruf $/u, 'früher '],
];

function formerly(before: string): string {
  const [pattern, instead] = FORMERLY.find(([each]) => each.test(before)) ?? [];
  return pattern && instead ? before.replace(pattern, instead) : before;
}

const SAID = '(?:sagte|fragte|rief|flüsterte|antwortete|meinte|erklärte|murmelte)';

export const de: Grammar = {
  nounForms,
  nameForms: (name) =>
    new Map([
      ['name', name],
      ['wessen', genitive(name)],
    ]),
  plainName: 'name',
  plainNoun: 'der wer',
  introduce({ name, spoken, species = '', intro }, before = '') {
    // „mit Tock, die hohe Uhr“ wäre der falsche Fall.
    if (
      intro?.includes(',') &&
      /(?:^|\P{L})(?:mit|von|zu|bei|nach|aus|für|ohne|um|gegen|durch|an|auf|neben|hinter|vor|über|unter|zwischen) $/iu.test(
        before,
      )
    )
      return undefined;
    return intro ?? (beginsSentence(before) ? petByKind(name, spoken, species) : undefined);
  },
  agreement,
  agree,
  adjectives: { apart, onto },
  ofNoun(word, entry) {
    const [, base = '', ending = '', verb] = PRONOUN.exec(word) ?? [];
    return base === '' || verb !== undefined ? undefined : PRONOUNS[read(entry).sex][base] + ending;
  },
  formerly,
  list: (names) =>
    names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} und ${names.at(-1)}`,
  outside:
    /(?:^|[^\p{L}])(?:d(?:er|ie|as|en|em|es)|(?:k?ein|dies|jed)(?:e[nmrs]?)?|zum|zur|im|ins|am|ans|vom|beim) $/iu,
  lacksArticle: /bare/,
  capitals: true,
  quotes: ['„', '“'],
  // Things are er and sie as well: only who speaks is surely somebody.
  betrays: {
    f: new RegExp(`“, ${SAID} er(?!\\p{L})`, 'u'),
    m: new RegExp(`“, ${SAID} sie(?!\\p{L})`, 'u'),
  },
  speaks: (name) =>
    new RegExp(
      `“, ${SAID} (?:d(?:er|ie) (?:Hund|Hündin|Katze|Kater) )?${RegExp.escape(name)}(?!\\p{L})|(?<!\\p{L})${RegExp.escape(name)} ${SAID}(?!\\p{L})`,
      'u',
    ),
  faults: [
    [/(?<!\p{L})(?:[Ii]n (?:dem|das)|[Zz]u de[mr]) \p{Lu}/u, 'not fused'],
    [
      /(?<!\p{L})(?:zum|zur|im|ins|am|ans|vom|beim) (?:d(?:er|ie|as|en|em|es)|eine?[mnrs]?)(?!\p{L})/iu,
      'two articles',
    ],
    [
      /(?<!\p{L})(?:mit|von|bei|zu|aus) (?:das|die|eine|einen)(?= \p{Lu})/u,
      'the wrong case after a preposition',
    ],
    [
      /(?<!\p{L})(?:für|ohne|gegen|durch) (?:dem|der|einem|einer)(?= \p{Lu})/u,
      'the wrong case after a preposition',
    ],
    [/(?<!\p{L})(?!die |das |der |sehr |ganz )(\p{L}{2,}) \1(?!\p{L})/iu, 'the same word twice'],
    [/“ (?:sagte|fragte|rief|flüsterte)/u, 'no comma after the speech'],
    [/\.“,/u, 'a full stop before the comma'],
    [/["”]|„\s|\s“|\p{L}'\p{L}/u, 'marks of another language'],
    [/\p{L}’s(?!\p{L})/u, 'an English genitive'],
    [/\.\.|,,| ,| \.|\?\?|,\.|\s;/u, 'punctuation'],
  ],
};
