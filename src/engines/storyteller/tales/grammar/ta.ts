import type { Grammar } from '#engines/storyteller/tales/grammar/grammar.ts';
import { moving } from '#engines/storyteller/tales/grammar/moves.ts';
import {
  doubledIfBrief,
  lettersOf,
  mannerOfNoun,
  nameForms,
  nounForms,
  onto,
  PULLI,
} from '#engines/storyteller/tales/grammar/ta-cases.ts';
import { MOVES } from '#engines/storyteller/tales/grammar/ta-moves.ts';
import type { Person } from '#engines/storyteller/tales/people.ts';

/** he, she, somebody honoured, several, it, several of it. */
type Manner = 'm' | 'f' | 'h' | 'p' | 'a' | 'as';

/**
 * Grown-ups are spoken of with respect, and so is a child who is neither girl nor boy or of whom nothing is said: அவர் and
 * -ஆர் tell no gender. Animals and beings are அது.
 */
function mannerOf({ kind, spoken, members }: Person): Manner {
  if (members?.every((each) => mannerOf(each) === 'a')) return 'as';
  if (spoken === 'p') return 'p';
  if (kind === 'adult') return 'h';
  if (kind === 'being' || kind === 'pet') return 'a';
  return spoken === 'f' || spoken === 'm' ? spoken : 'h';
}

/** அவன், இவன், and whoever did something: ஓடியவன், பெரியவன். What stands before is kept. */
const WHO = { m: 'வன்', f: 'வள்', h: 'வர்', p: 'வர்கள்', a: 'தன்', as: 'வற்ற்' } as const satisfies Record<
  Manner,
  string
>;
const WHO_ENDINGS =
  ' ஐ உக்கு உக்காக உடைய இன் அது இடம் இடமிருந்து உடன் ஓடு ஆல் உம் ஐயும் உக்கும் உடனும் ஏ ஐப் ஐக் ஐத் ஐச் உக்குப் உக்குக் உக்குத் உக்குச்'.split(
    ' ',
  );

/** Of things: அது, அதற்கு, அதன்; அவை, அவற்றுக்கு, அவற்றின். */
function who(ending: string, manner: Manner): string {
  if (ending === 'அது' && (manner === 'a' || manner === 'as')) return who('இன்', manner);
  if (manner === 'a') {
    if (ending === '' || ending === 'உம்' || ending === 'ஏ') return `து${ending && onto('வ்', ending)}`;
    if (ending === 'இன்') return 'தன்';
    if (ending.startsWith('உக்க')) return `தற்${ending.slice(3)}`;
    if (ending.startsWith('ஐ')) return onto('த்', ending);
  }
  if (manner === 'as' && (ending === '' || ending === 'உம்' || ending === 'ஏ'))
    return `வை${ending && onto('ய்', ending)}`;
  return ending === '' ? WHO[manner] : onto(WHO[manner], ending);
}
const WHO_WRITTEN: ReadonlyMap<string, string> = new Map(
  (['m', 'h'] as const).flatMap((manner) => WHO_ENDINGS.map((ending) => [who(ending, manner), ending])),
);

/** Oneself; many are தாங்கள். */
const SELF: Readonly<Record<string, string>> = {
  தன்: 'தங்கள்',
  தன்னை: 'தங்களை',
  தனக்கு: 'தங்களுக்கு',
  தன்னுடைய: 'தங்களுடைய',
  தன்னிடம்: 'தங்களிடம்',
  தனக்காக: 'தங்களுக்காக',
};

/** What somebody is called by what they are. */
const CALLED: Readonly<Record<string, Readonly<Record<'m' | 'f' | 'h' | 'p', string>>>> = {
  சிறுவன்: { m: 'சிறுவன்', f: 'சிறுமி', h: 'குழந்தை', p: 'குழந்தைகள்' },
  பையன்: { m: 'பையன்', f: 'பெண்', h: 'பிள்ளை', p: 'பிள்ளைகள்' },
  மகன்: { m: 'மகன்', f: 'மகள்', h: 'பிள்ளை', p: 'பிள்ளைகள்' },
  நண்பன்: { m: 'நண்பன்', f: 'தோழி', h: 'நண்பர்', p: 'நண்பர்கள்' },
  இளவரசன்: { m: 'இளவரசன்', f: 'இளவரசி', h: 'இளவரசர்', p: 'இளவரசர்கள்' },
  ஒருவன்: { m: 'ஒருவன்', f: 'ஒருத்தி', h: 'ஒருவர்', p: 'சிலர்' },
};
const CALLED_WRITTEN: ReadonlyMap<string, string> = new Map(
  Object.keys(CALLED).flatMap((called) =>
    [...nameForms(called)].map(([key, form]) => [form, `called ${called} ${key}`] as const),
  ),
);

/**
 * A verb, as it is said of a boy or of somebody honoured; and what is hung on it: வந்தானாம், வந்தானா, வந்தானே.
 * அலமாரியில்தான் is the cupboard and nowhere else.
 */
const VERB = /^(.+[\u0B95-\u0BB9])(?<![மரலளனண]்த)ா(?:ன்|ர்|[னர](ா(?:ம்)?|ே|ோ))$/;
const HUNG: Readonly<Record<string, string>> = { 'ா': 'ஆ', 'ாம்': 'ஆம்', 'ே': 'ஏ', 'ோ': 'ஓ' };

function verbFor(stem: string, manner: Manner): string {
  switch (manner) {
    case 'a':
      return ofIt(stem);
    case 'as':
      return /[பவ]$/.test(stem) ? ofIt(stem) : ofThem(stem);
    default:
      return stem + { m: 'ான்', f: 'ாள்', h: 'ார்', p: 'ார்கள்' }[manner];
  }
}

/** ஓடினான், ஓடின; ஓடுகிறான், ஓடுகின்றன; போனான், போயின; ஆனான், ஆயின. */
const ofThem = (stem: string) =>
  `${stem
    .replace(/கிற$/, 'கின்ற')
    .replace(/(?<=[ஆா]|போ)ன$/, 'யி')
    .replace(/(?<=ி)ன$/, '')}ன`;

/** ஓடினான், ஓடியது; வருவான், வரும்; நடப்பான், நடக்கும்; கேட்பான், கேட்கும். */
function ofIt(stem: string): string {
  if (stem === 'மாட்ட') return 'மாட்டாது';
  if (/[ட்ற்ப்]ப$/.test(stem)) return `${stem.slice(0, -1).replace(/ப்$/, 'க்')}கும்`;
  if (!stem.endsWith('வ')) return `${stem.replace(/ின$/, 'ிய')}து`;
  const root = stem.slice(0, -1);
  if (root.endsWith('ு')) return `${root}ம்`;
  if (root.endsWith(PULLI)) {
    const tail = lettersOf(root).slice(-2).join('');
    return onto(root.slice(0, -tail.length) + doubledIfBrief(tail), 'உம்');
  }
  return `${root}கும்`;
}

function agreement(word: string): string | undefined {
  if (word in SELF) return `self ${word}`;
  const called = CALLED_WRITTEN.get(word);
  if (called !== undefined) return called;
  const [, before = '', last = ''] = /^(.* )?(\S+)$/.exec(word) ?? [];
  const ending = [...WHO_WRITTEN].find(
    ([written]) =>
      last.length > written.length &&
      last.endsWith(written) &&
      !/[\u0BBE-\u0BCD]$/.test(last.slice(0, -written.length)),
  );
  if (ending && !before) return `who ${last.slice(0, -ending[0].length)} ${ending[1]}`;
  if (VERB.test(last) || last in MOVES) return `verb ${word}`;
  return undefined;
}

function agree(agreed: string, person: Person): string {
  return agreeIn(mannerOf(person), agreed, (word) => moving(MOVES, word, person));
}

/** "{என்றார்:பூனை}", for the cat, the neighbour or the hens of a place. */
function ofNoun(word: string, entry: string): string | undefined {
  const agreed = agreement(word);
  return agreed && agreeIn(mannerOfNoun(entry), agreed, (same) => same);
}

function agreeIn(manner: Manner, agreed: string, moved: (word: string) => string): string {
  const [kind, word = '', ...rest] = agreed.split(' ');
  const key = rest.join(' ');
  switch (kind) {
    case 'self':
      return manner === 'p' || manner === 'as' ? (SELF[word] ?? word) : word;
    case 'called':
      return (
        nameForms(CALLED[word]?.[({ a: 'h', as: 'p' } as const)[manner as 'a'] ?? manner] ?? word).get(key) ??
        word
      );
    case 'who':
      return word + who(key, manner);
    default:
      return acts(agreed.slice('verb '.length), manner, moved);
  }
}

function acts(phrase: string, manner: Manner, moved: (word: string) => string): string {
  const said = phrase.split(' ').map((word, i, words) => {
    const [, stem, hung] = (i === words.length - 1 && VERB.exec(word)) || [];
    if (stem === undefined) return moved(word);
    const verb = verbFor(moved(stem), manner);
    if (hung === undefined) return verb;
    return onto(verb.endsWith('ு') ? verb.slice(0, -1) + PULLI : verb, HUNG[hung] ?? '');
  });
  return said.join(' ');
}

/** A doubled consonant goes with the word that follows now; ஓர் stands before vowels. */
function tidy(text: string): string {
  return text
    .replaceAll(
      /(?<![\p{L}\p{M}])([அஇஎ]ந்த)(?:[கசதப]்)? (?=(.))/gu,
      (_, that: string, next: string) => `${that}${hardening(next)} `,
    )
    .replaceAll(
      /(?<=[\u0B80-\u0BFF]{2}(?:ை|க்கு|்[டதற]ு|ய்|ாக|படி))[கசதப]் (?=(.))/gu,
      (_, next: string) => `${hardening(next)} `,
    )
    .replaceAll(/(?<![\p{L}\p{M}])(?:ஒரு|ஓர்) (?=(.))/gu, (_, next: string) =>
      /[அ-ஔ]/.test(next) ? 'ஓர் ' : 'ஒரு ',
    );
}
const hardening = (next: string) => (/[கசதப]/.test(next) ? `${next}${PULLI}` : '');

/** What is said on after a case: கவினுடையதுதான், கவினிடம்தான், கவினேதான், கவினைப். */
const NAME_ENDING = '(?:தான்|கூட|[கசதப]்)?';

const PETS: Readonly<Record<string, string>> = { dog: 'செல்ல நாய்', cat: 'செல்லப் பூனை' };
/** உனக்குத்தான், இருக்கத்தான், அப்படித்தான், பொத்தான் and செய்தித்தாள் are no verbs. */
const PAST = '(?:(?<!பொ|க்கு|செய்தி|[\\u0B95-\\u0BB9]|[அஇஎ]ப்படி)த்த|ந்த|ட்ட|ன்ற|ன்ன|ின|ண்ட|ய்த|ற்ற|கிற|ப்ப|போன)';

export const ta: Grammar = {
  nounForms,
  nameForms,
  plainName: 'bare',
  plainNoun: 'bare',
  introduce({ name, species = '', intro }) {
    return intro ?? (PETS[species] && `${PETS[species]} ${name}`);
  },
  agreement,
  agree,
  ofNoun,
  formerly: (before) => `${before}முன்னாள் `,
  lovedForms: ['acc', 'acc ப', 'acc க', 'acc ச', 'acc த', 'dat', 'of', 'at', 'also'],
  nameEnding: NAME_ENDING,
  list: (names) =>
    names.length < 2 ? (names[0] ?? '') : names.map((name) => nameForms(name).get('also')).join(' '),
  outside: /$^/,
  tidy,
  capitals: false,
  quotes: ['“', '”'],
  betrays: {
    f: new RegExp(`${PAST}ான்(?![\\u0B80-\\u0BFF])|(?<![\\p{L}\\p{M}])[அஇ]வன(?!ம்)`, 'u'),
    m: new RegExp(`${PAST}ாள்(?![\\u0B80-\\u0BFF])|(?<![\\p{L}\\p{M}])[அஇ]வள(?!வ)`, 'u'),
  },
  /** “லொள்!” என்றது சோட்டு: that is no speech. */
  speaks: (name) =>
    new RegExp(
      `(?<!(?:லொள்|வள்|பவ்|மியாவ்)[!.,…]?)” (?:என்று )?(?:சொன்ன|கேட்ட|கத்திய|கிசுகிசுத்த|என்ற)து ${RegExp.escape(name)}|${RegExp.escape(name)} (?:என்று )?(?:சொன்னது|என்றது)`,
      'u',
    ),
  faults: [
    [/[\u0BBE-\u0BCD]{2}/u, 'two vowel signs'],
    [/(?<![\u0B80-\u0BFF])[\u0BBE-\u0BCD]/u, 'a vowel sign without a letter'],
    [/\p{Script=Latin}\p{Script=Tamil}/u, 'an ending that grew onto a Latin name'],
    [/(?<![\p{L}\p{M}])[அஇஎ]ந்த (?=[கசதப])/u, 'அந்த without its doubled consonant'],
    [/(?:ை|க்கு|்[டதற]ு|ய்)[கசதப]் (?=[அ-ஔஙஞணநமயரலவழளறனஜஷஸஹ])/u, 'a doubled consonant before a soft one'],
    [/(?<![\p{L}\p{M}])ஓர் (?=[க-ஹ])/u, 'ஓர் before a consonant'],
    [/(?<![\p{L}\p{M}])(ஒரு|என்று|அந்த|இது) \1(?![\p{L}\p{M}])/u, 'the same word twice'],
    [
      /(?<=[\u0B80-\u0BFF]{3})கள் (?:இருந்தது|நின்றது|வந்தது|தெரிந்தது)(?![\p{L}\p{M}])/u,
      'many with the verb of one',
    ],
    [
      /(?:தாத்தா|பாட்டி|அப்பா|அம்மா|மாமா|அத்தை) [^ .!?“”]+(?:ந்த|த்த|ன்ன|ட்ட|ின)(?:ான்|ாள்)(?![\p{L}\p{M}])/u,
      'an elder without respect',
    ],
    [/\.\.|,,| ,| \.|\?\?|,\.|["']/u, 'punctuation'],
  ],
};
