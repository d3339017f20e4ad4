import { expect, test } from 'vitest';
import { languageOf, type CommonWords } from '#domain/language-of.ts';

const common: CommonWords = {
  en: ['the', 'and', 'was'],
  es: ['el', 'la', 'y'],
  fr: ['le', 'et', 'dans'],
  de: ['der', 'und', 'ist'],
  sv: ['och', 'det', 'är'],
  hi: ['और', 'है', 'में'],
  mr: ['आणि', 'आहे', 'होता'],
  ta: [],
  zh: [],
  ja: [],
};

test.each([
  ['The fox was in the wood and slept.', 'en'],
  ['El zorro y la luna.', 'es'],
  ['Le renard dort dans la forêt et rêve.', 'fr'],
  ['Der Fuchs ist müde und schläft.', 'de'],
  ['Räven är trött och det regnar.', 'sv'],
  ['लोमड़ी जंगल में है।', 'hi'],
  ['कोल्हा रानात आहे.', 'mr'],
  ['कोल्हा झोपला.', 'mr'],
  ['लोमड़ी सोई।', 'hi'],
  ['நரி காட்டில் உள்ளது.', 'ta'],
  ['小狐狸在森林里。', 'zh'],
  ['きつねは森にいます。', 'ja'],
  ['12345', 'en'],
] as const)('%s is %s', (text, language) => {
  expect(languageOf(text, common)).toBe(language);
});
