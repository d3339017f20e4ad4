import { callings, isAllShe, type Called } from '#engines/storyteller/tales/grammar/calling.ts';
import {
  isMany,
  read,
  masculine,
  agreeing,
  contracted,
  nounForms,
  apart,
  onto,
  type Kind,
} from '#engines/storyteller/tales/grammar/es-nouns.ts';
import { honoured } from '#engines/storyteller/tales/grammar/es-honours.ts';
import type { Grammar } from '#engines/storyteller/tales/grammar/grammar.ts';
import { moving, type Moves } from '#engines/storyteller/tales/grammar/moves.ts';
import type { Person } from '#engines/storyteller/tales/people.ts';

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

/** Narration goes one step back, what somebody says goes into the past. */
const FORMERLY: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})era $/u, 'había sido '],
  [/(?<!\p{L})Era $/u, 'Había sido '],
  [/(?<!\p{L})soy $/u, 'fui '],
  [/(?<!\p{L})Soy $/u, 'Fui '],
];

const PETS: Readonly<Record<string, readonly [m: string, f: string]>> = {
  dog: ['el perro', 'la perrita'],
  cat: ['el gato', 'la gata'],
};
const QUOTES = ['«', '»'] as const;
const SAID = '(?:dijo|preguntó|susurró|gritó|exclamó|respondió|contestó|murmuró)';

export const es: Grammar = {
  nounForms,
  nameForms: (name) => new Map([['name', name]]),
  plainName: 'name',
  plainNoun: 'el',
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
  formerly: (before) => FORMERLY.reduce((said, [pattern, instead]) => said.replace(pattern, instead), before),
  lovedForms: ['bare'],
  list: (names) =>
    joined(names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} y ${names.at(-1)}`),
  outside:
    /(?:^|[^\p{L}])(?:el|la|los|las|un|una|unos|unas|del|al|est[eao]s?|es[eao]s?|aquel(?:l[oa]s?)?|ningún|ninguna) $/iu,
  lacksArticle: /bare/,
  // What meets where a name or a noun was put: de + el abuelo, y + Inés.
  tidy: (text) => joined(contracted(honoured(text, QUOTES))),
  capitals: true,
  quotes: QUOTES,
  betrays: { f: /(?<!\p{L})él(?!\p{L})/iu, m: /(?<!\p{L})ella(?!\p{L})/iu },
  speaks: (name) =>
    new RegExp(
      `[—»] ?${SAID} ${RegExp.escape(name)}(?!\\p{L})|(?<!\\p{L})${RegExp.escape(name)} ${SAID}(?!\\p{L})`,
      'u',
    ),
  faults: [
    [/(?<!\p{L})(?:de|a) el (?=\p{Ll})/iu, 'not contracted'],
    [/(?<!\p{L})(?:de|a|con|y|dijo|preguntó) (?:[Aa]buel|[Tt]í)[oa] \p{Lu}/u, 'an elder without an article'],
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
