import type { LanguageCode } from '#domain/languages.ts';
import { isSpaced } from '#domain/text/spaces.ts';

/** A stretch of a paragraph that is told, or that somebody in it says. */
export interface Passage {
  /** Where it stands, in UTF-16 units. */
  start: number;
  end: number;
  said: boolean;
}

/** Told and said in turns, by the marks of the language; together they are the whole paragraph. */
export function passagesOf(paragraph: string, language: LanguageCode): Passage[] {
  const lines =
    DASHES.has(language) && LEADING_DASH.test(paragraph)
      ? betweenDashes(paragraph)
      : betweenMarks(paragraph, language);
  const passages: Passage[] = [];
  let at = 0;
  for (const { start, end } of lines) {
    if (at < start) passages.push({ start: at, end: start, said: false });
    passages.push({ start, end, said: true });
    at = end;
  }
  if (at < paragraph.length) passages.push({ start: at, end: paragraph.length, said: false });
  return passages;
}

type Stretch = Omit<Passage, 'said'>;

/** What may close each opening mark. */
const MARKS: Readonly<Record<string, string>> = {
  '“': '”',
  '„': '“”"',
  '«': '»',
  '「': '」',
  '『': '』',
  '"': '"',
};
/** Marks that only this language opens with. */
const OWN_MARKS: Record<LanguageCode, Readonly<Record<string, string>>> = {
  de: { '»': '«' },
  sv: { '”': '”', '»': '»«' },
  en: {},
  es: {},
  fr: {},
  hi: {},
  mr: {},
  ta: {},
  zh: {},
  ja: {},
};
/** Opening and closing look the same: behind a letter it closes, or is an inch. */
const SAME_BOTH_WAYS = /["”»]/;
/** What closes a line outside of its marks is heard with it. */
const TAIL = /[,.;:!?…，。！？、；：]*/y;

function betweenMarks(text: string, language: LanguageCode): Stretch[] {
  const marks = { ...MARKS, ...OWN_MARKS[language] };
  const lines: Stretch[] = [];
  for (let at = 0; at < text.length; at++) {
    const closing = marks[text.charAt(at)];
    if (!closing || (SAME_BOTH_WAYS.test(text.charAt(at)) && touchesWord(text, at, language))) continue;
    let close = at + 1;
    while (close < text.length && !closing.includes(text.charAt(close))) close++;
    TAIL.lastIndex = close + 1;
    const end = Math.min(text.length, close + 1 + (TAIL.exec(text)?.[0].length ?? 0));
    const quoted = {
      before: text.slice(0, at),
      inside: text.slice(at + 1, close),
      after: text.slice(close + 1),
    };
    if (!isTerm(quoted, language)) lines.push({ start: at, end });
    at = end - 1;
  }
  return lines;
}

function touchesWord(text: string, at: number, language: LanguageCode): boolean {
  return isSpaced(language) && /[\p{L}\p{M}\p{N}]/u.test(text.charAt(at - 1));
}

interface Quoted {
  before: string;
  inside: string;
  after: string;
}

/** Where no mark goes before what somebody says, a word of saying does, or comes behind it. */
const SAYING_BEFORE = /[说道问喊叫答唱說問]$/;
const SAYING_AFTER = /^(?:と(?!いう)|って|என்)/;

/** In the middle of a sentence, without a mark of its own: a name or a word that is spoken of. */
function isTerm({ before, inside, after }: Quoted, language: LanguageCode): boolean {
  if (/[.,!?…。！？，、।;:—]\P{L}{0,6}$/u.test(inside)) return false;
  if (!/[\p{L}\p{M}\p{N}]\s*$/u.test(before)) return false;
  if (language === 'zh') return !SAYING_BEFORE.test(before);
  return !SAYING_AFTER.test(after.trimStart());
}

const DASHES: ReadonlySet<LanguageCode> = new Set(['es', 'fr']);
const LEADING_DASH = /^\s*[—–―]/;

/** "—Hola —dijo Mia—. ¿Vienes?": the first dash opens, the next ones take turns. */
function betweenDashes(text: string): Stretch[] {
  const lines: Stretch[] = [];
  let start: number | undefined;
  for (const { 0: dash, index } of text.matchAll(/[—–―][.,;:…]*\s*/g)) {
    if (start === undefined) {
      start = lines.length === 0 ? index : index + dash.length;
    } else if (/^[\s!?….,][—–―]\p{L}/u.test(text.slice(index - 1, index + 3))) {
      lines.push({ start, end: index });
      start = undefined;
    }
  }
  if (start !== undefined && start < text.length) lines.push({ start, end: text.length });
  return lines;
}
