import { AGE_GROUPS, type AgeGroup } from '#domain/age-groups.ts';

interface AgeInSearch {
  groups: readonly AgeGroup[];
  /** What else was typed. */
  rest: string;
}

/** What people put around the number, in the ten languages; where words are not spaced, it clings to it. */
const AGE_WORDS = new Set(
  [
    'age ages aged for from to year years yr yrs old olds',
    'edad edades año años de a',
    'âge ages ans an à',
    'alter ab für von bis jahr jahre jahren jährig jährige',
    'उम्र आयु साल वर्ष के से तक लिए',
    'வயது வயதுக்கு வயதினர் ஆண்டு முதல் வரை',
    '岁 歲 年龄 到 至',
    '歳 才 歳児 さい 年齢 から',
    'ålder för från till år åring åringar',
    'वय वर्षं वर्षे वर्षांचे वर्षांच्या ते',
  ].flatMap((words) => words.normalize('NFC').split(' ')),
);

/** One age, or from one to another, with anything but digits in between. */
const AGES = /^(?<before>\P{Nd}*)(?<from>\d{1,2})(?:(?<between>\P{Nd}+)(?<to>\d{1,2}))?(?<after>\P{Nd}*)$/u;
const WORDS = /[\p{L}\p{M}']+/gu;

/** For whom something is looked for: "7", "6–8", "math age 7", "7 Jahre", "६ से ८ साल". Undefined when no age is named. */
export function ageInSearch(typed: string): AgeInSearch | undefined {
  const {
    before = '',
    from,
    between = '',
    to = from,
    after = '',
  } = AGES.exec(withPlainDigits(typed))?.groups ?? {};
  if (from === undefined) return undefined;
  const [least, most] = [Number(from), Number(to)];
  const groups = AGE_GROUPS.filter((group) => {
    const [youngest = 0, oldest = 0] = group.split('-').map(Number);
    return youngest <= most && oldest >= least;
  });
  const rest = `${before} ${between} ${after}`.match(WORDS)?.filter((word) => !AGE_WORDS.has(word)) ?? [];
  return groups.length > 0 ? { groups, rest: rest.join(' ') } : undefined;
}

/** Every script has digits of its own, in tens that follow each other. */
function withPlainDigits(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/(?!\d)\p{Nd}/gu, (digit) => String(DIGITS.get(digit) ?? digit));
}

const DIGITS = new Map(
  ['०१२३४५६७८९', '௦௧௨௩௪௫௬௭௮௯'].flatMap((ten) => Array.from(ten, (digit, value) => [digit, value])),
);
