import { expect, test } from 'vitest';
import type { LanguageCode } from '#domain/languages.ts';
import { momentsOf } from '#web/features/illustrations/story-moments.ts';
import { hero, toldStory } from '#web/features/illustrations/testing/told-story.ts';

test('what shows the characters together comes before what shows one of them', () => {
  const text = 'Mia sat down. Finn and Mia ran to the sea. The wind blew.';
  expect(momentsOf(toldStory({ text }), [hero('Mia'), hero('Finn')])).toEqual([
    'Finn and Mia ran to the sea.',
  ]);
});

test('of one of them, moments without the others come first', () => {
  const [mia, finn] = [hero('Mia'), hero('Finn')];
  const text = 'Mia and Finn met. Mia climbed a tree. Finn slept. Mia laughed.';
  expect(momentsOf(toldStory({ text, heroes: [mia, finn] }), [mia])).toEqual([
    'Mia climbed a tree.',
    'Mia laughed.',
    'Mia and Finn met.',
  ]);
});

test('what is told comes before what is said, in the order of the story', () => {
  const text = 'Mia woke up.\n\n“Mia is on the moon,” said the owl.\n\nIn the evening Mia found a key.';
  expect(momentsOf(toldStory({ text }), [hero('Mia')])).toEqual([
    'Mia woke up.',
    'In the evening Mia found a key.',
  ]);
});

test('without any name every sentence will do', () => {
  const text = 'It rained. A snail came by.';
  expect(momentsOf(toldStory({ text }), [hero('Mia')])).toEqual(['It rained.', 'A snail came by.']);
});

test('a story of nothing but speech is drawn all the same', () => {
  expect(momentsOf(toldStory({ text: '“Hello, Mia!”' }), [hero('Mia')])).toEqual(['“Hello, Mia!”']);
});

test('a story without a sentence has no moment', () => {
  expect(momentsOf(toldStory({ text: ' … ' }), [])).toEqual([]);
});

test.each<[LanguageCode, string, string, string]>([
  ['en', 'Ember the dragon', 'The rain fell.', 'Ember yawned.'],
  ['es', 'Brasa la dragona', 'La lluvia caía.', 'Brasa bostezó.'],
  ['de', 'Drachenmädchen Funka', 'Es regnete.', 'Da gähnte Funka.'],
  ['hi', 'पेड़ों पर चढ़ने वाली अमारा', 'बारिश हुई।', 'अमारा हँसी।'],
  ['zh', '飞龙火苗', '下雨了。', '火苗打了个哈欠。'],
  ['ja', 'ドラゴンのエンバー', 'あめが ふった。', 'エンバーは あくびを した。'],
])('in %s %s is found by the name that the story uses', (language, name, other, moment) => {
  const story = toldStory({ text: `${other}\n\n${moment}`, language });
  expect(momentsOf(story, [hero(name)])).toEqual([moment]);
});
