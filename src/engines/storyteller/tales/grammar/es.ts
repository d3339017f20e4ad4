import { callings, isAllShe, type Called } from '#engines/storyteller/tales/grammar/calling.ts';
import type { Apart, Forms, Grammar, Sizes } from '#engines/storyteller/tales/grammar/grammar.ts';
import { moving, type Moves } from '#engines/storyteller/tales/grammar/moves.ts';
import type { Person } from '#engines/storyteller/tales/people.ts';

/** El armario, la cueva, los bollos, las conchas. */
type Kind = 'el' | 'la' | 'los' | 'las';
const isMany = (kind: Kind) => kind === 'los' || kind === 'las';

/**
 * "en la cueva de detrás de la cascada / cueva": where one is, article, long form / short form. "el agua (f)" is she,
 * "la arena (sin pl)" is not counted, and a name has no article. A plural that no rule tells stands behind a comma.
 */
const PLACED =
  '(?:en lo alto de|al lado de|al final de|al fondo de|detrás de|debajo de|encima de|delante de|dentro de|cerca de|junto a|en|sobre|bajo|entre|tras)';
const ENTRY = new RegExp(
  `^(?:(${PLACED}) )?(?:(el|la|los|las) )?(.+?)(?: / (.+?))?(?:, (\\p{L}+))?(?: \\((f|sin pl)\\))?$`,
  'u',
);
const PLACES = new RegExp(`^${PLACED}$`, 'u');
interface Entry {
  at: string;
  article: string | undefined;
  long: string;
  short: string;
  many: string | undefined;
  mark: string | undefined;
  kind: Kind;
}
function read(entry: string): Entry {
  const plain = entry.replace(/^(\p{L}[\p{L} ]*? de|junto a)l /u, (whole, at: string) =>
    PLACES.test(at) ? `${at} el ` : whole,
  );
  const [, at = 'en', article, long = plain, short = long, many, mark] = ENTRY.exec(plain) ?? [];
  return { at, article, long, short, many, mark, kind: mark === 'f' ? 'la' : ((article ?? 'el') as Kind) };
}

const ONE: Readonly<Record<string, Readonly<Record<Kind, string>>>> = {
  el: { el: 'el', la: 'la', los: 'los', las: 'las' },
  un: { el: 'un', la: 'una', los: 'unos', las: 'unas' },
  este: { el: 'este', la: 'esta', los: 'estos', las: 'estas' },
  ese: { el: 'ese', la: 'esa', los: 'esos', las: 'esas' },
  aquel: { el: 'aquel', la: 'aquella', los: 'aquellos', las: 'aquellas' },
  ningún: { el: 'ningún', la: 'ninguna', los: '', las: '' },
};
/** El agua, un agua, but la buena agua: only right before a stressed a. */
const BEFORE_A: Readonly<Record<string, string>> = { la: 'el', una: 'un', ninguna: 'ningún' };

/** Of "la cueva roja y blanca de detrás", what agrees is "cueva roja y blanca". */
function cut(phrase: string): [agreeing: string[], rest: string[]] {
  const words = phrase.split(' ');
  const end = words.findIndex(
    (word, i) =>
      i > 0 &&
      /^(?:de|del|en|con|sin|que|para|a|al|por|entre|sobre|bajo|tras|donde|cuyo|llen[oa]s?)$/.test(word),
  );
  return end < 0 ? [words, []] : [words.slice(0, end), words.slice(end)];
}

function pluralOf(word: string): string {
  if (word === 'y' || word === 'e') return word;
  if (/[aeiouáéó]$/u.test(word)) return `${word}s`;
  if (/z$/u.test(word)) return `${word.slice(0, -1)}ces`;
  if (/[aeiou]s$/u.test(word)) return word;
  return `${unaccented(word)}es`;
}
/** Camión, camiones; the stress is where it belongs without a mark. */
function unaccented(word: string): string {
  return word.replace(/[áéíóú](?=[ns]$)/u, (vowel) => 'aeiou'['áéíóú'.indexOf(vowel)] ?? vowel);
}

const SAME_FOR_ALL = new Set(['rosa', 'violeta', 'naranja', 'lila', 'optimista', 'egoísta', 'realista']);
const SHORTENED: Readonly<Record<string, string>> = {
  buen: 'bueno',
  mal: 'malo',
  primer: 'primero',
  tercer: 'tercero',
  gran: 'grande',
};
/** The masculine of an adjective that was written for any noun. */
function masculine(adjective: string): string {
  const one = adjective
    .replace(/(?<=[lr])es$/u, '')
    .replace(/ces$/u, 'z')
    .replace(/(?<=[aeo])s$/u, '');
  if (SHORTENED[one]) return SHORTENED[one];
  if (SAME_FOR_ALL.has(one)) return one;
  return one
    .replace(/a$/u, 'o')
    .replace(/(?<=d|t)oro$/u, 'or')
    .replace(/(?<=[lt])ono$/u, 'ón');
}
function agreeing(adjective: string, kind: Kind, isBefore = false): string {
  const base = masculine(adjective);
  const short = Object.keys(SHORTENED).find((each) => SHORTENED[each] === base);
  if (isBefore && short && (kind === 'el' || (kind === 'la' && short === 'gran'))) return short;
  const she = kind === 'la' || kind === 'las';
  const one =
    !she || SAME_FOR_ALL.has(base)
      ? base
      : /(?:or|[óáí]n|és)$/u.test(base)
        ? `${unaccented(base)}a`
        : base.replace(/o$/u, 'a');
  return isMany(kind) ? pluralOf(one) : one;
}

function nounForms(entry: string): Forms<Sizes> {
  const { at, article, long, short, many, mark, kind } = read(entry);
  const say = (which: string, noun: string) => {
    const word =
      article === undefined || (which === 'un' && mark === 'sin pl') ? '' : (ONE[which]?.[kind] ?? '');
    const said = mark === 'f' && /^h?[aá]/u.test(noun) ? (BEFORE_A[word] ?? word) : word;
    return [said, noun].filter(Boolean).join(' ');
  };
  const inBoth = (how: (noun: string) => string): Sizes => ({ long: how(long), short: how(short) });
  const after = (words: string) => inBoth((noun) => contracted(`${words} ${say('el', noun)}`));
  const forms = new Map([
    ['bare', inBoth((noun) => noun)],
    ...Object.keys(ONE).map((which) => [which, inBoth((noun) => say(which, noun))] as const),
    ['at', after(at)],
    ['de', after('de')],
    ['a', after('a')],
    ['from', after(/ (?:de|a)$/.test(at) && !at.startsWith('junto') ? `de ${at}` : 'de')],
  ]);
  if (!isMany(kind) && article !== undefined && mark !== 'sin pl') {
    const several = (noun: string) => {
      const [words, rest] = cut(noun);
      return [
        ...words.map((word, i) => (i === 0 && many !== undefined ? many : pluralOf(word))),
        ...rest,
      ].join(' ');
    };
    const whole = `${at} ${kind === 'el' ? 'los' : 'las'} ${several(long)} / ${several(short)}`;
    for (const [form, sizes] of nounForms(whole)) forms.set(`muchos ${form}`, sizes);
  }
  return forms;
}

/** Del and al; also where a name begins with its article. */
function contracted(text: string): string {
  return text.replaceAll(/(?<!\p{L})([Dd]e|[Aa]) el (?=\p{Ll})/gu, '$1l ');
}

const BEFORE = new RegExp(
  `^(?:el|la|los|las|un[oa]?s?|es[eao]s?|est[eao]s?|aquel(?:l[oa]s?)?|ningún|ninguna|del?|al?|en|lo|alto|lado|final|fondo|detrás|debajo|encima|delante|dentro|cerca|junto|sobre|bajo|entre|tras)$`,
  'u',
);

/** Adjectives stand before the noun ("el viejo armario") or behind it ("el armario oscuro"). */
function apart(phrase: string): Apart[] {
  const words = phrase.split(' ');
  const first = words.findIndex((word) => !BEFORE.test(word));
  const without = (from: number, to: number) => [...words.slice(0, from), ...words.slice(to)].join(' ');
  const found: Apart[] = [];
  for (let to = first + 1; first >= 0 && to < words.length; to++) {
    found.push({ adjectives: words.slice(first, to), without: without(first, to) });
    for (let end = to + 1; end <= words.length; end++)
      found.push({ adjectives: [], behind: words.slice(to, end), without: without(to, end) });
  }
  return found;
}

function onto(entry: string, { adjectives, behind = [] }: Pick<Apart, 'adjectives' | 'behind'>): string {
  const { at, article, long, short, many, mark, kind } = read(entry);
  const described = (noun: string) => {
    const [words, rest] = cut(noun);
    const link = (word: string) => word === 'y' || word === 'muy' || word === 'tan';
    const inflect = (isBefore: boolean) => (word: string) =>
      link(word) ? word : agreeing(word, kind, isBefore);
    return [...adjectives.map(inflect(true)), ...words, ...behind.map(inflect(false)), ...rest].join(' ');
  };
  // With an adjective in front the plural of the head would be lost: it is made by rule then.
  const tail = `${many && adjectives.length === 0 ? `, ${many}` : ''}${mark ? ` (${mark})` : ''}`;
  return `${at} ${article ? `${article} ` : ''}${described(long)} / ${described(short)}${tail}`;
}

const CALLED: readonly Called[] = [
  { m: 'el niño', f: 'la niña', n: 'la criatura', x: 'la criatura', p: 'los niños', ff: 'las niñas' },
  { m: 'el hombre', f: 'la mujer', n: 'la persona', x: 'la persona', p: 'las personas', ff: 'las mujeres' },
  { m: 'el amigo', f: 'la amiga', n: 'la amistad', x: 'la amistad', p: 'los amigos', ff: 'las amigas' },
];
const calling = callings(CALLED, { nounForms, apart, onto });

function kindOf(person: Person): Kind {
  if (person.spoken === 'p') return isAllShe(person) ? 'las' : 'los';
  return person.spoken === 'f' ? 'la' : 'el';
}
/** Spanish has no third word that every family would read aloud: the name, "le" for "lo", and words that fit anybody. */
const isUnsaid = ({ spoken, kind }: Person) => (spoken === 'n' || spoken === 'x') && kind !== 'pet';

const HE: Readonly<Record<Kind, string>> = { el: 'él', la: 'ella', los: 'ellos', las: 'ellas' };
const HIM: Readonly<Record<Kind, string>> = { el: 'lo', la: 'la', los: 'los', las: 'las' };
const NEUTRAL: Readonly<Record<string, string>> = {
  contento: 'feliz',
  cansado: 'con sueño',
  asustado: 'con miedo',
  solo: 'a solas',
  listo: 'a punto',
  preparado: 'a punto',
  sorprendido: 'con la boca abierta',
  tranquilo: 'en calma',
  nervioso: 'con cosquillas en la barriga',
  enfadado: 'de mal humor',
  orgulloso: 'con mucho orgullo',
  callado: 'en silencio',
  quieto: 'sin moverse',
  dormido: 'con los ojos cerrados',
};
/** Words that agree with somebody; any participle does. */
const ADJECTIVES = new Set([
  ...Object.keys(NEUTRAL),
  ...'pequeño bueno loco serio lleno mojado rojo alto bajo guapo listo segundo último primero mismo todo curioso tímido travieso enfermo sano dormilón juguetón'.split(
    ' ',
  ),
]);
const isAdjective = (word: string) => ADJECTIVES.has(word) || /^\p{Ll}{2,}[ai]do$/u.test(word);

/** Of several, as it follows from the verb of one. */
const OF_MANY: Readonly<Record<string, string>> = Object.fromEntries(
  `fue fueron|dijo dijeron|hizo hicieron|tuvo tuvieron|puso pusieron|quiso quisieron|pudo pudieron|supo supieron|vino vinieron
  |trajo trajeron|estuvo estuvieron|anduvo anduvieron|dio dieron|vio vieron|es son|está están|ha han|va van|era eran|iba iban
  |tiene tienen|quiere quieren|puede pueden|sabe saben|hace hacen|dice dicen|hay hay|cambió cambiaron|limpió limpiaron
  |copió copiaron|estudió estudiaron|acarició acariciaron|envió enviaron|anunció anunciaron|rio rieron|rió rieron|le les`
    .split('|')
    .map((pair) => pair.trim().split(' ')),
);
function ofMany(words: string): string | undefined {
  const [, before = '', verb = '', rest = ''] =
    /^((?:(?:se|lo|la|le|los|las|no) )*)(\S+)(.*)$/u.exec(words) ?? [];
  const many =
    OF_MANY[verb] ?? ENDINGS.flatMap(([one, more]) => (one.test(verb) ? verb.replace(one, more) : []))[0];
  return many && before + many + rest;
}
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=ab|í)a$/u, 'an'],
  [/(?<=i|y)ó$/u, 'eron'],
  [/ó$/u, 'aron'],
];

const MOVES: Moves = {
  caminó: ['rodó'],
  caminar: ['rodar'],
  caminaba: ['rodaba'],
  andar: ['rodar'],
  corrió: ['salió zumbando', 'se apresuró'],
  correr: ['ir zumbando', 'apresurarse'],
  corría: ['iba zumbando', 'se apresuraba'],
  subió: ['rodó', 'subió despacio'],
  trepó: ['rodó', 'subió despacio'],
  trepar: ['rodar', 'subir despacio'],
  saltó: ['dio un brinco en su silla', 'se apresuró'],
  saltar: ['dar brincos en su silla', 'apresurarse'],
  bailó: ['giró', 'se meció'],
  bailar: ['girar', 'mecerse'],
  'se acercó de puntillas': ['se acercó rodando sin ruido', 'se acercó sin ruido'],
  'de puntillas': ['sobre ruedas silenciosas', 'sin hacer ruido'],
  'a pie': ['sobre ruedas'],
  'se levantó': ['se enderezó'],
  'se puso de pie': ['se enderezó'],
  'de pie': ['en su silla'],
  'se arrodilló': ['se inclinó', 'se inclinó'],
  'un paso': ['un trecho'],
  pies: ['ruedas'],
  piernas: ['ruedas'],
};

const CLITIC = /^(\p{Ll}+(?:[aei]r|ndo))(l[oa]s?)$/u;

function agreement(word: string): string | undefined {
  const small = word.charAt(0).toLowerCase() + word.slice(1);
  const [first = '', ...rest] = small.split(' ');
  if (first === 'él') return rest.length === 0 || ofMany(rest.join(' ')) ? `él/${rest.join(' ')}` : undefined;
  if (small === 'lo') return 'lo/';
  if (CLITIC.test(small)) return `clitic/${small}`;
  if (small in MOVES) return `verb/${small}`;
  if (isAdjective(small)) return `adjective/${small}`;
  return calling.agreement(small) ?? (ofMany(small) ? `verb/${small}` : undefined);
}

function agree(agreed: string, person: Person): string {
  const [kind, word = ''] = agreed.split('/');
  const many = person.spoken === 'p';
  const ofKind = kindOf(person);
  switch (kind) {
    case 'él': {
      const he = isUnsaid(person) ? person.name : HE[ofKind];
      return [he, many ? ofMany(word) : word].filter(Boolean).join(' ');
    }
    case 'lo':
      return isUnsaid(person) ? 'le' : HIM[ofKind];
    case 'clitic':
      return word.replace(CLITIC, (_, verb: string) => verb + (isUnsaid(person) ? 'le' : HIM[ofKind]));
    case 'adjective':
      return isUnsaid(person) ? (NEUTRAL[word] ?? word) : agreeing(word, ofKind);
    case 'called':
      return calling.agree(agreed, person) ?? '';
    default:
      return many ? (ofMany(word) ?? word) : moving(MOVES, word, person);
  }
}

/** "Y" before the sound of i, "o" before the sound of o. */
function joined(text: string): string {
  return text
    .replaceAll(/(?<!\p{L})y (?=h?[iíIÍ](?![aeouáéóú])|H[ií](?![aeouáéóú]))/gu, 'e ')
    .replaceAll(/(?<!\p{L})o (?=[hH]?[oóOÓ])/gu, 'u ');
}

const PETS: Readonly<Record<string, readonly [m: string, f: string]>> = {
  dog: ['el perro', 'la perrita'],
  cat: ['el gato', 'la gata'],
};
const SAID = '(?:dijo|preguntó|susurró|gritó|exclamó|respondió|contestó|murmuró)';

export const es: Grammar = {
  nounForms,
  nameForms: (name) => new Map([['name', name]]),
  plainName: 'name',
  introduce({ name, species = '', spoken, intro }) {
    const pet = PETS[species]?.[spoken === 'f' ? 1 : 0];
    const known = pet !== undefined && name.toLowerCase().includes(pet.slice(3, 6));
    return intro ?? (pet && !known ? `${name}, ${pet}` : undefined);
  },
  agreement,
  agree,
  adjectives: { apart, onto },
  ofNoun(word, entry) {
    const { kind } = read(entry);
    if (/^(?:él|ella)s?$/u.test(word)) return HE[kind];
    if (/^l[oa]s?$/u.test(word)) return HIM[kind];
    const verb = ofMany(word);
    if (verb) return isMany(kind) ? verb : word;
    const base = masculine(word);
    return isAdjective(base) || /^\p{Ll}{3,}o$/u.test(base) ? agreeing(base, kind) : undefined;
  },
  list: (names) =>
    joined(names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} y ${names.at(-1)}`),
  outside:
    /(?:^|[^\p{L}])(?:el|la|los|las|un|una|unos|unas|del|al|est[eao]s?|es[eao]s?|aquel(?:l[oa]s?)?|ningún|ninguna) $/iu,
  lacksArticle: /bare/,
  // What meets where a name or a noun was put: de + el abuelo, y + Inés.
  tidy: (text) => joined(contracted(text)),
  capitals: true,
  quotes: ['«', '»'],
  betrays: { f: /(?<!\p{L})él(?!\p{L})/iu, m: /(?<!\p{L})ella(?!\p{L})/iu },
  speaks: (name) =>
    new RegExp(
      `[—»] ?${SAID} ${RegExp.escape(name)}(?!\\p{L})|(?<!\\p{L})${RegExp.escape(name)} ${SAID}(?!\\p{L})`,
      'u',
    ),
  faults: [
    [/(?<!\p{L})(?:de|a) el (?=\p{Ll})/iu, 'not contracted'],
    [/(?<!\p{L})y h?[ií](?![aeouáéóú])/iu, 'y before i'],
    [/(?<!\p{L})(?:el|la|los|las|un|una|del|al) (?:el|la|los|las|un|una)(?= \p{Ll})/iu, 'two articles'],
    [
      /(?<!\p{L})(?:el|un) \p{Ll}+(?:ita|ción|dad)(?!\p{L})|(?<!\p{L})(?:la|una) \p{Ll}+(?:ito|aje)(?!\p{L})/u,
      'an article of the other gender',
    ],
    [/(?<!\p{L})(?!muy |tan |poco )(\p{L}{3,}) \1(?!\p{L})/iu, 'the same word twice'],
    [/(?:^|[.!?»] )[^¿?\n]*\?/mu, 'a question without its opening mark'],
    [/(?:^|[.!?»] )[^¡!\n]*!/mu, 'an exclamation without its opening mark'],
    [/^(?:-\p{L}|—\s)/mu, 'a dash that is none'],
    [/["„“]/u, 'marks of another language'],
    [/\.\.|,,| ,| \.|\?\?|,\.|\s;/u, 'punctuation'],
  ],
};
