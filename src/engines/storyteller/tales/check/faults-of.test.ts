import { expect, test } from 'vitest';
import { castTale, type Wish } from '#engines/storyteller/tales/cast/cast-tale.ts';
import { faultsOf } from '#engines/storyteller/tales/check/faults-of.ts';
import type { LanguageCode } from '#domain/languages.ts';
import { TRIAL_PLAN, trialBook, trialWords } from '#engines/storyteller/tales/testing/trial-book.ts';

const PLACES: Partial<Record<LanguageCode, string>> = {
  en: 'places: { home: { dark: in the broom cupboard }, valley: { resident: Moss, dark: in the cave } }',
  fr: 'places: { home: { dark: dans le placard à balais }, valley: { resident: Mousse, dark: dans la grotte } }',
  es: 'places: { home: { dark: en el armario de las escobas }, valley: { resident: Musgo, dark: en la cueva } }',
  de: 'places: { home: { dark: in der alte Besenschrank }, valley: { resident: Moos, dark: in die Höhle } }',
  ta: 'places: { home: { dark: மரக் குடை அலமாரி }, valley: { resident: பாசி, dark: குகை } }',
  sv: 'places: { home: { dark: i ett gammalt kvastskåp }, valley: { resident: Mossa, dark: i en grotta } }',
  hi: "places: { home: { dark: 'झाड़ू वाली अलमारी, स्त्री.' }, valley: { resident: काई, dark: 'गुफ़ा, स्त्री.' } }",
  mr: "places: { home: { dark: 'झाडूंचा कोनाडा, पु.' }, valley: { resident: शेवाळी, dark: 'गुहा, स्त्री.' } }",
  zh: 'places: { home: { dark: 在一个楼梯柜子里 }, valley: { resident: 老苔, dark: 在一个山洞里 } }',
  ja: 'places: { home: { dark: かいだんだなの中で }, valley: { resident: こけじい, dark: ほらあなの中で } }',
};

/** What the checker finds in a text that was told to a child of that name, in the valley and not at home. */
function foundIn(language: LanguageCode, standIn: string, name: string, text: string): string[] {
  const prose = `---\ntitle: .\nwith: { hero: ${standIn} }\nat: home\n---\n## one\n\n.\n`;
  const book = trialBook({ plan: TRIAL_PLAN, prose, language, words: trialWords(PLACES[language] ?? '') });
  const people = [{ name, kind: 'child', spoken: 'f', facts: [] } as const];
  const wish: Wish = { ageGroup: '3-5', place: 'valley', people, seed: 1 };
  const [tale] = book.tales;
  const casting = tale ? castTale(tale, wish, book) : { because: 'there is no tale' };
  if ('because' in casting) throw new Error(casting.because);
  return faultsOf({ title: '', text, scenes: [], questions: [] }, casting, wish).map(({ what }) => what);
}

test.each<[LanguageCode, standIn: string, name: string, text: string, fault: string]>([
  ['en', 'Ben', 'Maya', 'Maya saw Ben.', 'Ben is still there'],
  ['de', 'Ben', 'Lena', 'Lena sah Bens Hut.', 'Ben is still there'],
  ['de', 'Ben', 'Lena', '„BEN!“, rief sie.', 'Ben is still there'],
  ['de', 'Ben', 'Lena', 'Hinter Lena stand ein alter Besenschrank.', '“alter Besenschrank” belongs to home'],
  ['de', 'Ben', 'Lena', '„Ja“, sagte er.', 'a word for the other gender'],
  ['sv', 'Ben', 'Maja', 'Maja såg Bens mössa.', 'Ben is still there'],
  ['sv', 'Ben', 'Maja', 'Maja gömde sig i det gamla kvastskåpet.', '“gammalt kvastskåp” belongs to home'],
  ['sv', 'Ben', 'Maja', '”Ja”, sa han.', 'a word for the other gender'],
  ['hi', 'रोहन', 'मीरा', 'मीरा ने रोहन को देखा।', 'रोहन is still there'],
  ['hi', 'रोहन', 'मीरा', 'मीरा के पीछे झाड़ू वाली अलमारी थी।', '“झाड़ू वाली अलमारी” belongs to home'],
  ['hi', 'रोहन', 'मीरा', '“हाँ,” वह बोला।', 'a word for the other gender'],
  ['hi', 'रोहन', 'Emma', 'Emmaको नींद आई।', 'a postposition that grew onto a Latin name'],
  ['mr', 'रोहन', 'मीरा', 'मीरा म्हणाली रोहन कुठे आहे.', 'रोहन is still there'],
  ['mr', 'रोहन', 'मीरा', 'मीरा हसली, आणि रोहनलाच हसू आलं.', 'रोहन is still there'],
  ['mr', 'रोहन', 'मीरा', 'मीरामागे झाडूंचा कोनाडा होता.', '“झाडूंचा कोनाडा” belongs to home'],
  ['mr', 'रोहन', 'मीरा', '“हो,” तो म्हणाला.', 'a word for the other gender'],
  ['mr', 'रोहन', 'Emma', 'Emmaला झोप आली.', 'an ending that grew onto a Latin name'],
  ['zh', '明明', '小雨', '小雨看见明明了。', '明明 is still there'],
  ['zh', '明明', '小明明', '小明明看见明明了。', '明明 is still there'],
  ['ja', 'ベン', 'さくら', 'さくらはベンを見ました。', 'ベン is still there'],
  ['en', 'Ben', 'Maya', '“BEN!” she called.', 'Ben is still there'],
  ['en', 'Ben', 'Maya', 'Maya hid in the broom cupboard.', '“broom cupboard” belongs to home'],
  ['fr', 'Ben', 'Élise', 'Élise vit Ben.', 'Ben is still there'],
  ['fr', 'Ben', 'Élise', 'Élise entra dans le placard à balais.', '“placard à balais” belongs to home'],
  ['fr', 'Ben', 'Élise', '« Oui », dit-il.', 'a word for the other gender'],
  ['fr', 'Ben', 'Élise', 'Le bonnet de Élise tomba.', 'no elision'],
  ['es', 'Ben', 'Lucía', 'Lucía vio a Ben.', 'Ben is still there'],
  [
    'es',
    'Ben',
    'Lucía',
    'Lucía se escondió en el armario de las escobas.',
    '“armario de las escobas” belongs to home',
  ],
  ['es', 'Ben', 'Lucía', 'Lucía se fue con él.', 'a word for the other gender'],
  ['ta', 'கவின்', 'மீனா', 'மீனா கவின் என்று கூப்பிட்டாள்.', 'கவின் is still there'],
  ['ta', 'கவின்', 'மீனா', 'மீனா கவினுடையதுதான் என்றாள்.', 'கவின் is still there'],
  ['ta', 'கவின்', 'மீனா', 'மீனா கவினிடம்தான் கொடுத்தாள்.', 'கவின் is still there'],
  ['ta', 'கவின்', 'மீனா', 'மீனா மரக் குடை அலமாரி பக்கம் போனாள்.', '“மரக் குடை அலமாரி” belongs to home'],
  ['ta', 'கவின்', 'மீனா', '“சரி,” என்றான் மீனா.', 'a word for the other gender'],
  ['ta', 'கவின்', 'மீனா', 'மீனா அந்த குகை பக்கம் போனாள்.', 'அந்த without its doubled consonant'],
  ['zh', '明明', '小雨', '小雨躲在楼梯柜子里。', '“楼梯柜子” belongs to home'],
  ['ja', 'ベン', 'さくら', 'さくらはかいだんだなの中です。', '“かいだんだな” belongs to home'],
  ['zh', '明明', '小雨', '小雨看见他的朋友。', 'a word for the other gender'],
  ['ja', 'ベン', 'さくら', '「ぼくも」と、さくら。', 'a word for the other gender'],
  ['ja', 'ベン', 'さくら', 'さくらは山を見ました。', 'kanji that nobody of 3-5 has learnt'],
])('in %s, where %s stands for %s, “%s”: %s [TL-08]', (language, standIn, name, text, fault) => {
  expect(foundIn(language, standIn, name, text)).toContain(fault);
});

test('a name is written as the family writes it, in whatever kanji [TL-08]', () => {
  const found = foundIn('ja', 'ベン', '薫', '薫は わらいました。');
  expect(found.filter((what) => what.includes('kanji'))).toEqual([]);
});

test.each<[LanguageCode, standIn: string, name: string, text: string]>([
  ['en', 'Ben', 'Uncle Ben', 'Uncle Ben bent down.'],
  ['fr', 'Ben', 'tonton Ben', 'Le bien-aimé de tonton Ben rit.'],
  ['es', 'Ben', 'Tío Ben', 'Tío Ben tenía una bendita prisa.'],
  ['de', 'Ben', 'Lena', 'Lena lief neben dem Benzinfass.'],
  ['ta', 'கவின்', 'மீனா', 'மீனா கவிஞர் வீட்டுக்குப் போனாள்.'],
  ['hi', 'रोहन', 'मीरा', 'मीरा रोहनपुर गई।'],
  ['mr', 'रोहन', 'मीरा', 'मीरा रोहनपूरला गेली.'],
  ['zh', '明明', '小明明', '小明明笑了。'],
  ['ja', 'ベン', 'さくら', 'さくらはベンチにすわりました。'],
])('in %s, where %s stands for %s, “%s” leaves nobody behind', (language, standIn, name, text) => {
  expect(foundIn(language, standIn, name, text).filter((what) => what.includes('still there'))).toEqual([]);
});
