import { expect, test } from 'vitest';
import { loadWordBook } from '#engines/illustrator/scenes/load-lexicon.ts';
import { sceneCharacter } from '#engines/illustrator/scenes/who.ts';

const book = loadWordBook('content');

test.each([
  ['🦊', 'fox'],
  ['👩🏿‍🚀', 'astronaut'],
  ['👨🏽‍🍳', 'chef'],
  ['🧜‍♀️', 'mermaid'],
  ['🧙‍♂️', 'wizard'],
  ['👵🏽', 'elder'],
  ['👧🏾', 'child'],
  ['🐶', 'pet-dog'],
  ['☃️', 'snowman'],
  ['🏴‍☠️', 'pirate'],
])('%s is drawn as %s', (emoji, figure) => {
  expect(sceneCharacter({ id: 'x', name: 'Quill', emoji }, book, 'en').figure).toBe(figure);
});

test.each([
  ['en', 'Finn the fox', 'fox'],
  ['de', 'der Drache Funkel', 'dragon'],
  ['es', 'la abuela Rosa', 'elder'],
  ['fr', 'le roi Otto', 'king'],
  ['sv', 'ugglan Oona', 'owl'],
  ['hi', 'हाथी टेम्बो', 'elephant'],
  ['mr', 'ससा', 'rabbit'],
  ['ta', 'குரங்கு', 'monkey'],
  ['zh', '小恐龙', 'dinosaur'],
  ['ja', 'ロボットのリベット', 'robot'],
] as const)('a name tells in %s: %s', (language, name, figure) => {
  expect(sceneCharacter({ id: 'x', name }, book, language).figure).toBe(figure);
});

test('whoever is unknown becomes a child with that name, never a bear', () => {
  expect(sceneCharacter({ id: 'x', name: 'Zorbix', emoji: '⭕' }, book, 'en')).toMatchObject({
    figure: 'child',
    name: 'Zorbix',
  });
});

test('the small face stands for any child, and a baby is called one', () => {
  const emoji = '👶';
  expect(sceneCharacter({ id: 'x', name: 'Noor', emoji }, book, 'en').figure).toBe('child');
  const description = 'my baby brother';
  expect(sceneCharacter({ id: 'x', name: 'Noor', emoji, description }, book, 'en').figure).toBe('baby');
});

test('the emoji tells the tone of the skin', () => {
  const tones = ['👧🏻', '👧🏼', '👧🏽', '👧🏾', '👧🏿'].map(
    (emoji) => sceneCharacter({ id: 'x', name: 'N', emoji }, book, 'en').skinTone,
  );
  expect(tones).toEqual([0, 1, 2, 4, 5]);
});

test.each([
  ['Grandma', 'en'],
  ['Opa Klaus', 'de'],
  ['Mormor', 'sv'],
  ['दादी', 'hi'],
  ['おばあちゃん', 'ja'],
] as const)('%s is old, whatever face was chosen for her or him [PI-01]', (name, language) => {
  expect(sceneCharacter({ id: 'x', name, emoji: '👩' }, book, language).figure).toBe('elder');
  expect(sceneCharacter({ id: 'x', name, figure: 'adult' }, book, language).figure).toBe('elder');
});
