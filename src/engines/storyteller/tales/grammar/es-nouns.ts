import type { Apart, Forms, Sizes } from '#engines/storyteller/tales/grammar/grammar.ts';

/** El armario, la cueva, los bollos, las conchas. */
export type Kind = 'el' | 'la' | 'los' | 'las';
export const isMany = (kind: Kind) => kind === 'los' || kind === 'las';

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
export function read(entry: string): Entry {
  const plain = entry.replace(/^(junto a|\p{L}[\p{L} ]*? de)l /u, (whole, at: string) =>
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
  if (word.endsWith('z')) return `${word.slice(0, -1)}ces`;
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
export function masculine(adjective: string): string {
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
export function agreeing(adjective: string, kind: Kind, isBefore = false): string {
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

/** Whither: a lo alto de la torre, al final del pasillo, detrás del sofá; else "a". */
function going(at: string): string {
  if (at.startsWith('en lo ')) return at.replace('en', 'a');
  return /^(?!junto|cerca).* de$|^(?:bajo|tras)$/.test(at) ? at : 'a';
}
/** Whence: de lo alto de la torre, del final del pasillo, de detrás del sofá; else "de". */
function leaving(at: string): string {
  if (at.startsWith('en lo ')) return at.replace('en', 'de');
  if (at.startsWith('al ')) return at.replace('al', 'del');
  return /^(?!cerca).* de$/.test(at) ? `de ${at}` : 'de';
}

export function nounForms(entry: string): Forms<Sizes> {
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
    ['to', after(going(at))],
    ['from', after(leaving(at))],
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
export function contracted(text: string): string {
  return text.replaceAll(/(?<!\p{L})([Dd]e|[Aa]) el (?=\p{L})/gu, '$1l ');
}

const BEFORE = new RegExp(
  `^(?:el|la|los|las|un[oa]?s?|es[eao]s?|est[eao]s?|aquel(?:l[oa]s?)?|ningún|ninguna|del?|al?|en|lo|alto|lado|final|fondo|detrás|debajo|encima|delante|dentro|cerca|junto|sobre|bajo|entre|tras)$`,
  'u',
);

/** Adjectives stand before the noun ("el viejo armario") or behind it ("el armario oscuro"). */
export function apart(phrase: string): Apart[] {
  const words = phrase.split(' ');
  const first = words.findIndex((word) => !BEFORE.test(word));
  if (first < 0) return [];
  const without = (from: number, to: number) => [...words.slice(0, from), ...words.slice(to)].join(' ');
  const found: Apart[] = [];
  for (let to = first + 1; to < words.length; to++) {
    found.push({ adjectives: words.slice(first, to), without: without(first, to) });
    for (let end = to + 1; end <= words.length; end++)
      found.push({ adjectives: [], behind: words.slice(to, end), without: without(to, end) });
  }
  return found.filter(({ adjectives, behind = [] }) => [...adjectives, ...behind].every(canAgree));
}

/** "Detrás" with the capital of its sentence and "por" agree with nothing. */
function canAgree(word: string): boolean {
  return /^\p{Ll}/u.test(word) && !/^(?:por|para|con|sin|hacia|hasta)$/.test(word);
}

export function onto(
  entry: string,
  { adjectives, behind = [] }: Pick<Apart, 'adjectives' | 'behind'>,
): string {
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
