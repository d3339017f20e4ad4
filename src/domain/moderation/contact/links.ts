import { ranges, type Range } from '#domain/moderation/contact/ranges.ts';
import { UNSPACED, type Word } from '#domain/moderation/words.ts';

const EMAIL =
  /[\p{L}\p{N}._%+-]{1,64} ?[@＠] ?[\p{L}\p{N}-]{1,63}(?: ?\. ?[\p{L}\p{N}-]{2,63}){1,4}(?![\p{L}\p{N}])/gu;
const SCHEME = /\b(?:https?|hxxps?|ftp) ?: ?\/ ?\//giu;
const WWW = /\bw ?w ?w ?\. ?[\p{L}\p{N}-]/giu;
/** Endings of addresses that are no word of our languages. */
const SURE =
  'com|org|net|info|biz|edu|gov|io|tv|app|xyz|site|online|shop|club|link|gg|ly|dev|ru|cn|jp|uk|us|eu|fr|br|mx|ar|tk|cc|vip|top|pro|store|page|live|chat|wiki|co\\.uk|co\\.in|co\\.jp|com\\.cn|com\\.mx';
/** Words somewhere: counted when nothing but an address looks so. */
const UNSURE = 'de|es|se|in|it|me|to|at|ch|nu|co|ai|nl|be|no|dk|fi|pl|ca|au';
const DOMAIN = new RegExp(
  `(?<![\\p{L}\\p{N}.@])[\\p{L}\\p{N}][\\p{L}\\p{N}-]{0,62}(?:\\.[\\p{L}\\p{N}-]{1,63}){0,2}\\.(?:${SURE})(?![\\p{L}\\p{N}-])`,
  'gu',
);
const COUNTRY_DOMAIN = new RegExp(
  `(?<![\\p{L}\\p{N}.@])[a-z0-9åäöüß][a-z0-9åäöüß-]{3,62}\\.(?:${UNSURE})(?![\\p{L}\\p{N}-])`,
  'gu',
);
const SHORT_LINK = /\b(?:t|wa)\.me\b|\b[\p{L}\p{N}-]{2,40}\.(?:me|to|it|at|in)\/\w/giu;

const AT = new Set(
  'at arroba arobase arobas klammeraffe snabela एट ऐट अॅट ॲट अट ஆட் அட் एटदरेट chez ät'.split(' '),
);
const DOT = new Set('dot punto point punkt prick डॉट डाट டாட் புள்ளி बिंदु'.split(' '));
const ENDING = new Set(
  'com org net info de fr es se in co io tv me uk jp cn mx कॉम काम காம் இன் नेट इन ऑर्ग'.split(' '),
);
const MAIL_HOST =
  /^(?:gmail|googlemail|hotmail|outlook|yahoo|icloud|gmx|protonmail|web|live|aol|mail|qq|163|126|rediffmail|orange|laposte|telia|docomo|softbank|जीमेल|ஜிமெயில்|याहू|हॉटमेल)$/u;
const ASIAN =
  /(?:艾特|アット(?:マーク)?)\s?[\p{L}\p{N}.-]{2,40}|(?:点|點|ドット|どっと)\s?(?:com|net|org|cn|jp|コム|こむ|ネット|康姆)/giu;
const BRACKETED =
  /[([{<]\s?(?:at|arroba|arobase|ät|@|dot|punto|point|punkt|डॉट|एट)\s?[)\]}>]\s?[\p{L}\p{N}]{2}/giu;

export function findLinks(text: string, words: readonly Word[]): Range[] {
  return [
    ...(/[@＠]/.test(text) ? ranges(text, EMAIL) : []),
    ...(text.includes('/') ? ranges(text, SCHEME) : []),
    ...(/w ?w/i.test(text) ? ranges(text, WWW) : []),
    ...(/[([{<]/.test(text) ? ranges(text, BRACKETED) : []),
    ...(/\.[\p{L}\d]/u.test(text)
      ? [...ranges(text, DOMAIN), ...ranges(text, COUNTRY_DOMAIN), ...ranges(text, SHORT_LINK)]
      : []),
    ...(UNSPACED.test(text) ? ranges(text, ASIAN) : []),
    ...spelledOut(text, words),
  ];
}

/** "anna at gmail", "my page dot com": only blanks between the words, else a sentence ends there. */
function spelledOut(text: string, words: readonly Word[]): Range[] {
  const found: Range[] = [];
  words.forEach(({ literal, from, to }, i) => {
    if (!DOT.has(literal) && !AT.has(literal)) return;
    const before = words[i - 1];
    const next = words[i + 1];
    if (!before || !next || !isGap(text, before.to, from) || !isGap(text, to, next.from)) return;
    if (
      isEnding(text, words, i) ||
      (AT.has(literal) && (isMail(literal, next.literal) || isEnding(text, words, i + 2)))
    ) {
      found.push({ from: before.from, to: next.to });
    }
  });
  return found;
}

/** "dot com", where the words do not follow each other anyway. */
function isEnding(text: string, words: readonly Word[], dot: number): boolean {
  const sign = words[dot]?.literal ?? '';
  const ending = words[dot + 1]?.literal ?? '';
  if (!DOT.has(sign) || !ENDING.has(ending)) return false;
  // "el punto es que …" goes on; an address that ends so ends the sentence.
  return !IDIOMS[sign]?.includes(ending) || (isSite(words[dot - 1]) && isLast(text, words[dot + 1]));
}

const isSite = (word: Word | undefined) => word !== undefined && word.literal.length >= 6;
const isLast = (text: string, word: Word | undefined) =>
  word !== undefined && /^\s*(?:$|[\n.,!?)/])/.test(text.slice(word.to, word.to + 8));

const isGap = (text: string, from: number, to: number) => /^[\s.([{)\]}_-]{1,3}$/.test(text.slice(from, to));

/** "point de vue", "at some point in", "a dot in the picture", "el punto se movió": words that follow each other anyway. */
const IDIOMS: Readonly<Record<string, readonly string[]>> = {
  dot: ['in', 'me', 'de', 'se', 'es'],
  point: ['de', 'in', 'me', 'se', 'co', 'es'],
  punto: ['de', 'se', 'me', 'in', 'es'],
  punkt: ['in', 'me', 'se', 'es', 'de'],
  prick: ['in', 'me', 'de', 'se'],
};

/** Hosts that are words as well: "at web", "chez orange". */
const isMail = (at: string, host: string) =>
  MAIL_HOST.test(host) && !(['at', 'chez'].includes(at) && ['web', 'mail', 'live', 'orange'].includes(host));
