import {
  adjectiveOf,
  elides,
  pluralOf,
  type Adjective,
} from '#engines/storyteller/tales/grammar/fr-words.ts';
import type { Apart, Forms, Sizes } from '#engines/storyteller/tales/grammar/grammar.ts';

/** Le placard, la grotte, les cailloux, les crêpes. */
export type Kind = Exclude<keyof Adjective, 'vowel'>;
export const isMany = (kind: Kind) => kind === 'mm' || kind === 'ff';

/**
 * "dans la grotte derrière la cascade / grotte": where one is, article, long form / short form. Behind an article that
 * does not tell, "(f)": "sur l’île (f)", "les crêpes (f)". "le sable (ind.)" is not counted, a name has no article, and a
 * plural that no rule tells stands behind a comma.
 */
const OF = '(?:au bord|au fond|au bout|au pied|au milieu|à côté|en haut|en bas|près|autour)';
const PLACED = `(?:${OF} de|dans|sur|sous|derrière|devant|chez|entre|parmi|contre|à)`;
const ENTRY = new RegExp(
  `^(?:(${PLACED}) )?(?:(le|la|les) |(l’))?(.+?)(?: / (.+?))?(?:, (\\p{L}+))?(?: \\(([^)]+)\\))?$`,
  'u',
);
interface Entry {
  at: string;
  named: boolean;
  long: string;
  short: string;
  many: string | undefined;
  counted: boolean;
  kind: Kind;
}
export function read(entry: string): Entry {
  const plain = entry
    .replace(new RegExp(`^(${OF}) du `, 'u'), '$1 de le ')
    .replace(new RegExp(`^(${OF}) des `, 'u'), '$1 de les ')
    .replace(/^au (?!(?:bord|fond|bout|pied|milieu) d)/u, 'à le ')
    .replace(/^aux /u, 'à les ');
  const [, at = 'dans', article, elided, long = plain, short = long, many, marks = ''] =
    ENTRY.exec(plain) ?? [];
  const she = article === 'la' || /(?:^|, )f(?:,|$)/u.test(marks);
  const kind = article === 'les' ? (she ? 'ff' : 'mm') : she ? 'f' : 'm';
  return {
    at,
    named: (article ?? elided) === undefined,
    long,
    short,
    many,
    counted: !marks.includes('ind.'),
    kind,
  };
}

/** What stands before a noun, by its kind and by how the next word sounds. */
type Before = (kind: Kind, next: string) => string;
const choose =
  ({
    m,
    f,
    mm,
    vowel = {},
  }: {
    m: string;
    f: string;
    mm: string;
    vowel?: { m?: string; f?: string };
  }): Before =>
  (kind, next) =>
    isMany(kind)
      ? mm
      : ((elides(next) ? vowel[kind === 'f' ? 'f' : 'm'] : undefined) ?? (kind === 'f' ? f : m));
const LE = choose({ m: 'le ', f: 'la ', mm: 'les ', vowel: { m: 'l’', f: 'l’' } });
const DU = choose({ m: 'du ', f: 'de la ', mm: 'des ', vowel: { m: 'de l’', f: 'de l’' } });
const AU = choose({ m: 'au ', f: 'à la ', mm: 'aux ', vowel: { m: 'à l’', f: 'à l’' } });
const BEFORE_NOUN: Readonly<Record<string, Before>> = {
  le: LE,
  un: choose({ m: 'un ', f: 'une ', mm: 'des ' }),
  ce: choose({ m: 'ce ', f: 'cette ', mm: 'ces ', vowel: { m: 'cet ' } }),
  son: choose({ m: 'son ', f: 'sa ', mm: 'ses ', vowel: { f: 'son ' } }),
  aucun: choose({ m: 'aucun ', f: 'aucune ', mm: 'aucuns ' }),
  de: DU,
  à: AU,
  'pas de': (_, next) => (elides(next) ? 'd’' : 'de '),
};

/** Of "petite cabane rouge au toit pointu" what agrees is "petite cabane rouge". */
function cut(phrase: string): [agreeing: string[], rest: string[]] {
  const words = phrase.split(' ');
  const end = words.findIndex(
    (word, i) =>
      i > 0 &&
      /^(?:[dl]’|(?:de|du|des|à|au|aux|en|sous|sur|dans|derrière|devant|avec|sans|qui|que|où|pour|par|près|entre|contre)$)/u.test(
        word,
      ),
  );
  return end < 0 ? [words, []] : [words.slice(0, end), words.slice(end)];
}

export function nounForms(entry: string): Forms<Sizes> {
  const { at, named, long, short, many, counted, kind } = read(entry);
  const inBoth = (how: (noun: string) => string): Sizes => ({ long: how(long), short: how(short) });
  const say = (before: Before) => inBoth((noun) => before(kind, noun) + noun);
  const after = (words: string): Sizes => {
    if (named) return inBoth((noun) => `${words} ${noun}`);
    const [, first, small] = /^(?:(.*) )?(de|à)$/u.exec(words) ?? [];
    const lead = first ? `${first} ` : '';
    if (small) return inBoth((noun) => lead + (small === 'de' ? DU : AU)(kind, noun) + noun);
    return inBoth((noun) => `${words} ${LE(kind, noun)}${noun}`);
  };
  const forms = new Map<string, Sizes>([['bare', inBoth((noun) => noun)]]);
  for (const [form, before] of Object.entries(BEFORE_NOUN)) {
    const plain = named ? ({ de: 'de ', à: 'à ' }[form] ?? '') : undefined;
    forms.set(form, say(plain !== undefined ? () => plain : form === 'un' && !counted ? DU : before));
  }
  forms.set('at', after(at));
  forms.set('from', after(/^(?:derrière|sous|devant|entre)$/.test(at) ? `de ${at}` : 'de'));
  if (!isMany(kind) && !named && counted) {
    const several = (noun: string) => {
      const [words, rest] = cut(noun);
      return [
        ...words.map((word, i) =>
          i === 0 && many !== undefined ? many : word === 'et' ? word : pluralOf(word),
        ),
        ...rest,
      ].join(' ');
    };
    const whole = `${at} les ${several(long)} / ${several(short)}${kind === 'f' ? ' (f)' : ''}`;
    for (const [form, sizes] of nounForms(whole)) forms.set(`plusieurs ${form}`, sizes);
  }
  return forms;
}

const BEFORE =
  /^(?:les?|la|une?|des?|du|d’|ce|cet|cette|ces|son|sa|ses|aucune?|à|aux?|dans|sur|sous|derrière|devant|chez|entre|parmi|contre|bord|fond|bout|pied|milieu|côté|haut|bas|en|près|autour)$/iu;

/** Adjectives stand before the noun ("le petit placard") or behind it ("le placard noir"). */
export function apart(phrase: string): Apart[] {
  const words = phrase.replace(/^(de |à )?(l’)/iu, '$1$2 ').split(' ');
  const first = words.findIndex((word) => !BEFORE.test(word) && word.toLowerCase() !== 'l’');
  if (first < 0) return [];
  const whole = (from: number, to: number) =>
    [...words.slice(0, from), ...words.slice(to)].join(' ').replace(/(?<=^|\s)(l’) /iu, '$1');
  const found: Apart[] = [];
  for (let to = first + 1; to < words.length; to++) {
    found.push({ adjectives: words.slice(first, to), without: whole(first, to) });
    for (let end = to + 1; end <= words.length; end++)
      found.push({ adjectives: [], behind: words.slice(to, end), without: whole(to, end) });
  }
  return found;
}

export function onto(
  entry: string,
  { adjectives, behind = [] }: Pick<Apart, 'adjectives' | 'behind'>,
): string {
  const { at, named, long, short, many, counted, kind } = read(entry);
  const inflect = (word: string, next?: string) => {
    if (/^(?:et|très|si|tout)$/u.test(word)) return word;
    const forms = adjectiveOf(word);
    return kind === 'm' && next !== undefined && elides(next) ? (forms.vowel ?? forms.m) : forms[kind];
  };
  const described = (noun: string) => {
    const [words, rest] = cut(noun);
    const before = adjectives.map((word, i) => inflect(word, adjectives[i + 1] ?? noun));
    return [...before, ...words, ...behind.map((word) => inflect(word)), ...rest].join(' ');
  };
  const marks = [...(kind === 'ff' ? ['f'] : []), ...(counted ? [] : ['ind.'])];
  // With an adjective in front the plural of the head would be lost: it is made by rule then.
  const tail = `${many && adjectives.length === 0 ? `, ${many}` : ''}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`;
  const article = named ? '' : { m: 'le ', f: 'la ', mm: 'les ', ff: 'les ' }[kind];
  return `${at} ${article}${described(long)} / ${described(short)}${tail}`;
}
