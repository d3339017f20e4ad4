import { expect, test } from 'vitest';
import { es } from '#engines/storyteller/tales/grammar/es.ts';
import { fr } from '#engines/storyteller/tales/grammar/fr.ts';
import { sv } from '#engines/storyteller/tales/grammar/sv.ts';
import { beginsSentence, isQuoting } from '#engines/storyteller/tales/tell/sentence.ts';

test.each([
  ['', true],
  ['It rained. ', true],
  ['It rained, ', false],
  ['“Well.” ', true],
  ['“Who?” ', false],
  ['She said: “', true],
  ['«\u202f', true],
  ['«\u202fViens.\u202f» ', true],
  ['—¡', true],
  ['—Oye, ¿', false],
  ['Sí. ¿', true],
  ['Han sa: ”', true],
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

test.each([
  [sv, '”Hej, ', true],
  [sv, '”Hej”, sa ', false],
  [es, '—Hola, ', true],
  [es, '—Hola —dijo ', false],
  [es, '—Hola —dijo Ben—. Y tú, ', true],
  [es, 'Vino —por fin— ', false],
  [fr, '«\u202fOui, ', true],
])('%# what is said goes on, or not [TL-07]', (grammar, text, quoting) => {
  expect(isQuoting(text, grammar)).toBe(quoting);
});
