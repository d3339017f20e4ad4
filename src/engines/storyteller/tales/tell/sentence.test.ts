import { expect, test } from 'vitest';
import { beginsSentence } from '#engines/storyteller/tales/tell/sentence.ts';

test.each([
  ['', true],
  ['It rained. ', true],
  ['It rained, ', false],
  ['“Well.” ', true],
  ['“Who?” ', false],
  ['She said: “', true],
  ['बारिश हुई। ', true],
  ['下雨了。', true],
  ['下雨了，', false],
  ['下雨了！', true],
  ['他说：“', true],
  ['“走吧。”', true],
  ['把', false],
  ['雨です。', true],
  ['えっ！　', true],
  ['「', true],
  ['雨が', false],
])('after “%s” a sentence begins: %s [TL-07]', (text, begins) => {
  expect(beginsSentence(text)).toBe(begins);
});
