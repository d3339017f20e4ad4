import { expect, test } from 'vitest';
import { tidy } from '#engines/storyteller/built-in/tell/tidy.ts';

test.each([
  ['en', 'She sat , very  still .', 'She sat, very still.'],
  ['es', 'Volvió a el puente de el bosque', 'Volvió al puente del bosque'],
  ['es', 'Maya tenía el ovillo', 'Maya tenía el ovillo'],
  ['es', 'Luis y Inés. Y Inés y hielo', 'Luis e Inés. E Inés y hielo'],
  ['fr', 'à le bord de le lac, près de les arbres', 'au bord du lac, près des arbres'],
  ['fr', 'de le Havre', 'de le Havre'], // a name keeps its article
  ['zh', '小雨 ，你好 啊', '小雨，你好啊'],
  ['ja', 'はな「はい」 と いいました。 つぎ', 'はな「はい」と いいました。つぎ'],
] as const)('%s: %s', (language, text, expected) => {
  expect(tidy(text, language)).toBe(expected);
});
