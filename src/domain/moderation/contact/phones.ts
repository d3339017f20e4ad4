import type { Range } from '#domain/moderation/contact/ranges.ts';

/** Digits with what people put between them; digits of every script are ASCII by now. */
const ROW = /(?<![\d\p{Script=Latin}])[+(]{0,2}\d(?:[ \u00a0()./\-–‐‑_*~]{0,3}\d)*/gu;
/** Dates and times are full of digits and harmless. */
const DATE =
  /(?<!\d[-./]?)(?:\d{4}[-./年]\d{1,2}[-./月]\d{1,2}|\d{1,2}[-./]\d{1,2}[-./](?:\d{4}|\d{2}))(?![-./]?\d)(?!-)/gu;
const CALL =
  /(?:\b(?:call|phone|ring|text|tel|mobile|cell|whatsapp|number|llama|llámame|teléfono|telefono|móvil|movil|celular|número|numero|appelle|téléphone|telephone|portable|numéro|ruf|anruf\p{L}{0,4}|telefon\p{L}{0,8}|handy\p{L}{0,8}|nummer|ring|mobil\p{L}{0,8}|phon|nambar|sms)|फ़?ोन|फोन|नंबर|नम्बर|मोबाइल|मोबाईल|கால்|போன்|எண்|அலைபேசி|电话|電話|手机|号码|番号|携帯)[^\d\n]{0,16}$/iu;
/** What is counted, not called. */
const UNIT =
  /^\s?(?:km|m|cm|mm|kg|g|miles?|metres?|meters?|meter|years?|jahre?|ans?|années?|años?|år|stars?|sterne|people|menschen|personas|personnes|kilom\p{L}{1,6}|euros?|dollars?|rupees?|€|\$|£|¥|₹|%|साल|किलोमीटर|ஆண்டுகள்|年|公里|人|円|元|个|個)/iu;
const DIGITS = /\d/g;

export function findPhones(text: string): Range[] {
  if ((text.match(DIGITS)?.length ?? 0) < 7) return [];
  const undated = text.replaceAll(DATE, (date) => 'x'.repeat(date.length));
  const found: Range[] = [];
  for (const { 0: row, index } of undated.matchAll(ROW)) {
    const to = index + row.length;
    if (isPhone(row, undated.slice(Math.max(0, index - 32), index), undated.slice(to, to + 16))) {
      found.push({ from: index, to });
    }
  }
  return found;
}

function isPhone(row: string, before: string, after: string): boolean {
  const groups = row.match(/\d+/g) ?? [];
  const digits = groups.join('');
  if (digits.length < 7) return false;
  if (row.startsWith('+') || row.startsWith('(+')) return true;
  if (UNIT.test(after) || isCounting(groups)) return false;
  if (isRoundNumber(groups)) return CALL.test(before) && /^(?:[06-9]|1[3-9])\d{8,10}$/.test(digits);
  if (CALL.test(before)) return true;
  if (groups.every((group) => /^(?:1\d|20)\d\d$/.test(group))) return false; // years
  if (/^\d{1,3}\.\d{4,}$/.test(row)) return false; // a fraction
  if (groups.length === 1) return digits.length >= 9 && !/^(\d)\1*$/.test(digits);
  if (groups.length >= 7 && groups.every((group) => group.length === 1)) return true;
  if (digits.length >= 9) return isGroupedLikePhone(groups, digits);
  // Seven or eight: 555-1234, 08-12 34 56.
  return /[-–/()]/.test(row) && groups.every((group) => group.length >= 2) && !/^\d{4}[-–]\d{4}$/.test(row);
}

/** 150 000 000: thousands with nothing but zeros behind. */
function isRoundNumber(groups: readonly string[]): boolean {
  const [first = '', ...rest] = groups;
  if (rest.length === 0) return /^\d{1,3}0{4,}$/.test(first);
  return (
    first.length <= 3 &&
    rest.every((group) => group.length === 3) &&
    rest.slice(-1).every((group) => group === '000')
  );
}

/** 1 2 3 4 5 6 7, 10 20 30 40, 12345678: steps of one size. */
function isCounting(groups: readonly string[]): boolean {
  // 9876543210 is counted by nobody, and called by whoever invents a number.
  if (groups.length === 1) return groups[0]?.startsWith('123') ?? false;
  return isStepwise(groups.map(Number));
}

/** Somebody counts when most steps are of the size of the first. */
export function isStepwise(numbers: readonly number[]): boolean {
  if (numbers.length < 3) return false;
  const steps = numbers.slice(1).map((number, i) => number - (numbers[i] ?? 0));
  const same = steps.filter((step) => step === steps[0] && step !== 0).length;
  return same / steps.length >= 0.7;
}

function isGroupedLikePhone(groups: readonly string[], digits: string): boolean {
  // Numbers in groups of three begin with anything; telephones so written with a zero or a high digit.
  const thousands = (groups[0]?.length ?? 0) <= 3 && groups.slice(1).every((group) => group.length === 3);
  if (thousands && digits.length < 10) return /^[06789]/.test(digits);
  return digits.length <= 19;
}
