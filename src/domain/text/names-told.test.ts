import { expect, test } from 'vitest';
import type { LanguageCode } from '#domain/languages.ts';
import { namesTold } from '#domain/text/names-told.ts';

test.each<[LanguageCode, string, string[], string[]]>([
  ['en', 'Anna laughed at Benjamin.', ['Ann', 'Anna', 'Ben', 'Benjamin'], ['Anna', 'Benjamin']],
  ['en', 'Ann laughed, and so did Anna.', ['Ann', 'Anna'], ['Ann', 'Anna']],
  ['en', 'Mia B. waved.', ['Mia', 'Mia B.'], ['Mia B.']],
  ['en', 'Anna Lena sang to Anna.', ['Anna', 'Lena', 'Anna Lena'], ['Anna', 'Anna Lena']],
  ['fr', 'C’était l’idée d’Éva.', ['Éva', 'Va'], ['Éva']],
  ['de', 'Amelie rief Zoë.', ['Mel', 'Zo', 'Zoë'], ['Zoë']],
  ['zh', '小明明笑了。', ['小明', '小明明'], ['小明明']],
  ['zh', '小明看着小明明。', ['小明', '小明明'], ['小明', '小明明']],
  ['zh', '门口站着Mia B.的朋友Ann。', ['Mia B.', 'Ann', 'An'], ['Mia B.', 'Ann']],
  ['zh', '看着ओवी和निला', ['ओवी', 'नि'], ['ओवी']],
  ['ja', 'みあは アンナに てを ふった。', ['みあ', 'アン', 'アンナ'], ['みあ', 'アンナ']],
  ['hi', 'आरव ने मिया को देखा।', ['आर', 'आरव', 'मिया'], ['आरव', 'मिया']],
  ['mr', 'मियाने Annaला पाहिलं.', ['मिया', 'Ann', 'Anna'], ['मिया', 'Anna']],
  ['ta', 'மியாவுக்கு ஒரு யோசனை.', ['மியா', 'நிலா'], ['மியா']],
  ['en', '$& counted.', ['$&', '$1'], ['$&']],
])('in %s “%s” says of %j only %j [CL-03]', (language, text, names, told) => {
  expect(names.filter((name) => namesTold(text, names, language).has(name))).toEqual(told);
});
