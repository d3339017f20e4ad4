import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { castStory } from '#engines/storyteller/built-in/plan/casting.ts';
import { readDetails } from '#engines/storyteller/built-in/tell/read-details.ts';
import { voiceLoader } from '#engines/storyteller/built-in/voice/load-voice.ts';
import type { StoryCharacter } from '#engines/storyteller/port.ts';

const load = voiceLoader(fileURLToPath(new URL('../../../../../content/storyteller', import.meta.url)));
const english = await load('en', '6-8');

const read = (description: string, kind: StoryCharacter['kind'] = 'child') => {
  const who: StoryCharacter = { name: 'Ben', kind, gender: 'x', personal: true, description };
  const detail = readDetails(castStory([who]), english);
  return detail && [detail.kind, detail.word?.forms.get('base') ?? detail.word?.forms.get('plant')];
};
const text = (words: string) => [{ type: 'text', text: words }];

test.each([
  ['loves trains', 'likes', 'trains'],
  ['LOVES TRAINS!', 'likes', 'trains'],
  ['is afraid of the dark', 'fears', 'the dark'],
  ['scared of dogs, loves dinosaurs', 'likes', 'dinosaurs'],
  ['not shy, but loves football', 'likes', 'football'],
])('what families write is understood: %s [PC-06]', (description, kind, words) => {
  expect(read(description)).toEqual([kind, text(words)]);
});

test('a trait is known by all its words, and says more than a thing named beside it [PC-06]', () => {
  expect(read('our dog who steals socks', 'pet')?.[0]).toBe('trait');
  expect(read('is shy')?.[0]).toBe('trait');
});

test('an animal has no favourite subject to talk about [PC-06]', () => {
  expect(read('loves trains', 'pet')?.[0]).toBe('quote');
});

test.each([
  ['grew up by the loch', 'quote'],
  ['is not afraid of the dark', 'quote'],
  ['works at the carpet shop', 'quote'],
])('what is not understood is quoted: %s [PC-06]', (description, kind) => {
  expect(read(description)?.[0]).toBe(kind);
});

test('what is long, or would quarrel with the quotation marks, is left out [PC-06]', () => {
  expect(read(`grew up by the loch ${'far away '.repeat(8)}`)).toBeUndefined();
  expect(read('calls everybody “chum”')).toBeUndefined();
});

test('whoever comes out of a book brings no description of ours', () => {
  const hero: StoryCharacter = {
    name: 'Ember',
    kind: 'being',
    gender: 'x',
    personal: false,
    description: 'loves trains',
  };
  expect(readDetails(castStory([hero]), english)).toBeUndefined();
});
