import type { Apart, Forms, Sizes } from '#engines/storyteller/tales/grammar/grammar.ts';

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
export function read(entry: string): Entry {
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
  if (noun.endsWith('nis')) return `${noun}ses`;
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

export function nounForms(entry: string): Forms<Sizes> {
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

export function apart(phrase: string): Apart[] {
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

export function onto(entry: string, { adjectives }: Pick<Apart, 'adjectives'>): string {
  const added = adjectives.map((each) => `${stemOf(each)}e `).join('');
  return entry.replace(/^((?:\p{Ll}+ )?(?:der |die |das )?)/u, `$1${added}`).replace(/ \/ /, ` / ${added}`);
}
