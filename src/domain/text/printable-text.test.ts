import { describe, expect, test } from 'vitest';
import { blankUnfit, cleanLine, cleanText } from '#domain/text/printable-text.ts';

const ACUTE = '\u0301';

describe('what goes [TR-02]', () => {
  test.each([
    ['bidi overrides and embeddings', 'a\u202eb\u202ac\u202bd\u202ce\u202df', 'abcdef'],
    ['bidi isolates and marks', 'a\u2066b\u2067c\u2068d\u2069e\u200ef\u200fg\u061ch', 'abcdefgh'],
    ['unpaired surrogates', 'a\ud83db\udc4dc', 'abc'],
    ['tag characters', 'a\u{e0001}\u{e0041}\u{e007f}b', 'ab'],
    ['noncharacters', 'a\uffff\ufdd0\u{1fffe}\u{10ffff}b', 'ab'],
    ['control characters', 'a\u0000\u0007\u001b\u009fb', 'ab'],
    ['what is never seen', 'a\ufeff\u2060\u00ad\u200b\u2063\ufff9b', 'ab'],
    ['marks beyond the fourth', `a${ACUTE.repeat(40)}b`, `a${ACUTE.repeat(4)}b`],
    [
      'marks beyond the fourth, with something hidden between them',
      `a${`${ACUTE}\u202e`.repeat(40)}`,
      `a${ACUTE.repeat(4)}`,
    ],
    [
      'marks beyond the fourth, with joiners between them',
      `a${`${ACUTE}\u200d`.repeat(40)}b`,
      `a${`${ACUTE}\u200d`.repeat(3)}${ACUTE}b`,
    ],
    [
      'enclosing marks and variation selectors, too',
      `a${'\u20dd\ufe0f'.repeat(9)}`,
      'a\u20dd\ufe0f\u20dd\ufe0f',
    ],
    ['joiners that join nothing', '\u200da \u200d\u200cb1\u200d2\u200d', 'a b12'],
    ['joiners after a joiner', 'क्\u200d\u200d\u200c\u200dष', 'क्\u200dष'],
  ])('%s', (_what, text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });
});

describe('what stays', () => {
  test.each([
    ['joiners of Indian scripts', 'क्‍ष र्‍य ශ්‍රී'],
    ['joiners of Arabic ones', 'می‌خواهم'],
    ['vowel signs of Thai and Vietnamese in pieces', 'ที่นี้ น้ำ Việt'.normalize('NFD')],
    ['Hebrew with all its points', 'בְּרֵאשִׁ֖ית'],
    ['families, professions and flags', '👨‍👩‍👧‍👦 👩🏽‍🚀 🏳️‍🌈 👁️‍🗨️ 1️⃣ 🇸🇪 ❤️‍🔥'],
    ['tabs and lines', 'one\n\ttwo'],
  ])('%s', (_what, text) => {
    expect(cleanText(text)).toBe(text);
  });
});

test('line ends are all alike, and titles have none', () => {
  expect(cleanText('a\r\nb\rc\u2028d\u2029e')).toBe('a\nb\nc\nd\ne');
  expect(cleanLine(' a\r\n b\t\u202e c ')).toBe('a b c');
});

test('every character keeps its place where words are pointed at', () => {
  const text = `The\u202e fox\ud83d${ACUTE.repeat(6)} ran\u{e0041}.`;
  const blanked = blankUnfit(text);
  expect(blanked).toHaveLength(text.length);
  expect(blanked.indexOf('ran')).toBe(text.indexOf('ran'));
  expect(blanked).not.toMatch(/[\p{Cf}\p{Cs}]/v);
});

test('long rubbish takes no time', () => {
  const started = performance.now();
  cleanText(`${'\u200d'.repeat(100_000)}${ACUTE.repeat(100_000)}${'\u202e\u0301\u200d'.repeat(50_000)}`);
  expect(performance.now() - started).toBeLessThan(1000);
});
