import { callings, type Called } from '#engines/storyteller/tales/grammar/calling.ts';
import type { Apart, Forms, Grammar, Sizes } from '#engines/storyteller/tales/grammar/grammar.ts';
import { moving, type Moves } from '#engines/storyteller/tales/grammar/moves.ts';
import type { Person } from '#engines/storyteller/tales/people.ts';

/** Cases and directions by the questions that German children ask for them; an author may write {die Küche:wen}. */
const CASES = ['wer', 'wen', 'wem', 'wessen'] as const;
type Case = (typeof CASES)[number];
type Sex = 'm' | 'f' | 'n' | 'p';
type Endings = Readonly<Record<Sex, Readonly<Record<Case, string>>>>;

/** "er en em es | e e er er | …": who, whom, to whom, whose for m, f, n and many; "-" is no ending. */
function endings(table: string): Endings {
  const rows = table.split('|').map((row) => row.trim().split(' '));
  const of = (row: string[] = []) =>
    Object.fromEntries(CASES.map((kase, i) => [kase, (row[i] ?? '').replace('-', '')])) as Endings[Sex];
  return { m: of(rows[0]), f: of(rows[1]), n: of(rows[2]), p: of(rows[3]) };
}
const LIKE_EIN = endings('- en em es | e e er er | - - em es | e e en er');
const LIKE_DIES = endings('er en em es | e e er er | es es em es | e e en er');
const ADJECTIVES = {
  weak: endings('e en en en | e e en en | e e en en | en en en en'),
  mixed: endings('er en en en | e e en en | es es en en | en en en en'),
  strong: endings('er en em en | e e er er | es es em en | e e en er'),
};
interface Determiner {
  stem: string;
  endings: Endings;
  adjectives: keyof typeof ADJECTIVES;
}
const DETERMINERS: Readonly<Record<string, Determiner>> = {
  der: {
    stem: 'd',
    endings: endings('er en em es | ie ie er er | as as em es | ie ie en er'),
    adjectives: 'weak',
  },
  ein: { stem: 'ein', endings: LIKE_EIN, adjectives: 'mixed' },
  kein: { stem: 'kein', endings: LIKE_EIN, adjectives: 'mixed' },
  dies: { stem: 'dies', endings: LIKE_DIES, adjectives: 'weak' },
  jed: { stem: 'jed', endings: LIKE_DIES, adjectives: 'weak' },
};

/**
 * "in die Höhle hinter dem Wasserfall / Höhle": where one is, article, long form / short form. "der Bär,en" is weak,
 * "der Knopf, Knöpfe" has a plural, "die Muscheln (pl)" are many, "der Sand (o. Pl.)" is not counted.
 */
const ENTRY =
  /^(?:(in|an|auf|unter|über|hinter|bei|vor|neben|zwischen) )?(?:(der|die|das) )?(.+?)(?: \/ (.+?))?(?:, (\p{Lu}[^,]*?))?(?: \((pl|o\. Pl\.)\))?$/u;
interface Entry {
  prep: string;
  article: string | undefined;
  long: string;
  short: string;
  many: string | undefined;
  sex: Sex;
  counted: boolean;
}
function read(entry: string): Entry {
  const [, prep = 'in', article, long = entry, short = long, many, mark] = ENTRY.exec(entry) ?? [];
  const sex = mark === 'pl' ? 'p' : article === 'die' ? 'f' : article === 'der' ? 'm' : 'n';
  return { prep, article, long, short, many, sex, counted: mark === undefined && article !== undefined };
}

const isAdjective = (word: string) => /^\p{Ll}+e[nrsm]?$/u.test(word);
const stemOf = (adjective: string) => adjective.replace(/e[nrsm]?$/, '');
const headOf = (words: readonly string[]) => words.findIndex((word) => /^\p{Lu}/u.test(word));

function decline(phrase: string, sex: Sex, kase: Case, adjectives: Endings): string {
  const words = phrase.split(' ');
  const head = headOf(words);
  return words
    .map((word, i) => {
      if (i < head && isAdjective(word)) return stemOf(word) + adjectives[sex][kase];
      return i === head ? declineNoun(word, sex, kase) : word;
    })
    .join(' ');
}

function declineNoun(word: string, sex: Sex, kase: Case): string {
  const [noun = word, weak] = word.split(',');
  if (weak !== undefined) return kase === 'wer' ? noun : noun + weak;
  if (sex === 'p') return kase === 'wem' && !/[ns]$/.test(noun) ? `${noun}n` : noun;
  if (kase !== 'wessen' || sex === 'f') return noun;
  if (/nis$/.test(noun)) return `${noun}ses`;
  return noun + (/(?:s|ß|x|z|sch|st)$/.test(noun) ? 'es' : 's');
}

/** What flows into one word. Where it does not have to (auf das, durch das), an author writes the preposition himself. */
const FUSED: Readonly<Record<string, string>> = {
  'in dem': 'im',
  'in das': 'ins',
  'an dem': 'am',
  'an das': 'ans',
  'zu dem': 'zum',
  'zu der': 'zur',
  'von dem': 'vom',
  'bei dem': 'beim',
};
const FROM: Readonly<Record<string, readonly [string, string?]>> = {
  in: ['aus'],
  unter: ['unter', 'hervor'],
  hinter: ['hinter', 'hervor'],
  zwischen: ['zwischen', 'hervor'],
};

function nounForms(entry: string): Forms<Sizes> {
  const { prep, article, long, short, many, sex, counted } = read(entry);
  const forms = new Map<string, Sizes>();
  const inBoth = (say: (noun: string) => string): Sizes => ({ long: say(long), short: say(short) });
  const withArticle = (kind: string, kase: Case) => {
    const {
      stem,
      endings: of,
      adjectives,
    } = DETERMINERS[kind] ?? { stem: '', endings: LIKE_EIN, adjectives: 'strong' };
    const none = stem === '' || article === undefined || (kind === 'ein' && !counted);
    const after = ADJECTIVES[none ? 'strong' : adjectives];
    const before = none ? '' : `${stem}${of[sex][kase]} `;
    return (noun: string) => before + decline(noun, sex, kase, after);
  };
  const going = (word: string, kase: Case, end = '') => {
    const say = withArticle('der', kase);
    return inBoth((noun) => {
      const [first = '', ...rest] = say(noun).split(' ');
      const fused = FUSED[`${word} ${first}`] ?? `${word} ${first}`;
      return [fused, ...rest, end].filter(Boolean).join(' ');
    });
  };
  for (const kase of CASES)
    forms.set(kase === 'wer' ? 'bare' : `bare ${kase}`, inBoth(withArticle('', kase)));
  for (const kind of Object.keys(DETERMINERS)) {
    for (const kase of CASES) forms.set(`${kind} ${kase}`, inBoth(withArticle(kind, kase)));
  }
  const [from, hervor] = FROM[prep] ?? ['von'];
  forms.set('wo', going(prep, 'wem'));
  forms.set('wohin', prep === 'bei' ? going('zu', 'wem') : going(prep, 'wen'));
  forms.set('woher', going(from, 'wem', hervor));
  for (const word of ['zu', 'von', 'bei']) forms.set(word, going(word, 'wem'));
  if (many !== undefined) {
    const ofMany = (noun: string) => {
      const words = noun.split(' ');
      return words.with(headOf(words), many).join(' ');
    };
    for (const [form, sizes] of nounForms(`${prep} die ${ofMany(long)} / ${ofMany(short)} (pl)`)) {
      forms.set(`viele ${form}`, sizes);
    }
  }
  return forms;
}

/** Words that stand before adjectives. */
const BEFORE =
  /^(?:d(?:er|ie|as|en|em|es)|(?:k?ein|dies|jed)(?:e[nmrs]?)?|im|ins|am|ans|zum|zur|vom|beim|in|an|auf|unter|über|hinter|bei|vor|neben|zwischen|zu|von|aus)$/;

function apart(phrase: string): Apart[] {
  const words = phrase.split(' ');
  const from = words.findIndex((word) => !BEFORE.test(word));
  const found: Apart[] = [];
  for (let to = from + 1; to < words.length && isAdjective(words[to - 1] ?? ''); to++) {
    found.push({
      adjectives: words.slice(from, to),
      without: [...words.slice(0, from), ...words.slice(to)].join(' '),
    });
  }
  return found;
}

function onto(entry: string, { adjectives }: Pick<Apart, 'adjectives'>): string {
  const added = adjectives.map((each) => `${stemOf(each)}e `).join('');
  return entry.replace(/^((?:\p{Ll}+ )?(?:der |die |das )?)/u, `$1${added}`).replace(/ \/ /, ` / ${added}`);
}

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
const PETS: Readonly<Record<string, { sex: 'm' | 'f' | 'n'; word: string; f?: string; m?: string }>> = {
  dog: { sex: 'm', word: 'Hund', f: 'Hündin' },
  cat: { sex: 'f', word: 'Katze', m: 'Kater' },
};

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

const SAID = '(?:sagte|fragte|rief|flüsterte|antwortete|meinte|erklärte|murmelte)';

export const de: Grammar = {
  nounForms,
  nameForms: (name) =>
    new Map([
      ['name', name],
      ['wessen', genitive(name)],
    ]),
  plainName: 'name',
  introduce({ name, spoken, species = '', intro }, before = '') {
    // „mit Tock, die hohe Uhr“ wäre der falsche Fall; „Hund Rex“ hat keinen.
    if (
      intro?.includes(',') &&
      /(?:^|\P{L})(?:mit|von|zu|bei|nach|aus|für|ohne|um|gegen|durch|an|auf|neben|hinter|vor|über|unter|zwischen) $/iu.test(
        before,
      )
    )
      return undefined;
    const pet = PETS[species];
    const word = pet && ((spoken === 'f' ? pet.f : spoken === 'm' ? pet.m : undefined) ?? pet.word);
    return intro ?? (word && !name.includes(word) ? `${word} ${name}` : undefined);
  },
  agreement,
  agree,
  adjectives: { apart, onto },
  ofNoun(word, entry) {
    const [, base = '', ending = '', verb] = PRONOUN.exec(word) ?? [];
    return base === '' || verb !== undefined ? undefined : PRONOUNS[read(entry).sex][base] + ending;
  },
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
      `“, ${SAID} (?:Hund |Hündin |Katze |Kater )?${RegExp.escape(name)}(?!\\p{L})|(?<!\\p{L})${RegExp.escape(name)} ${SAID}(?!\\p{L})`,
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
