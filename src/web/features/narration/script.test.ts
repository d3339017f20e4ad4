import { beforeEach, expect, test } from 'vitest';
import type { ToldStory } from '#domain/told-story.ts';
import { kept } from '#web/browser/storage.ts';
import { saveCharacter } from '#web/device/family-store.ts';
import { wishOf } from '#web/features/narration/script.ts';

const NOTHING = { id: '', name: '–', emoji: '', description: '' };
const story: ToldStory = {
  id: 's',
  title: 'The Boat',
  text: 'Kwame had a boat. Ben rowed.',
  language: 'en',
  ageGroup: '3-5',
  heroes: [],
  setting: NOTHING,
  theme: NOTHING,
};
const voices = { elevenLabs: false, openai: false, huggingFace: false };
const saidOf = (text: string, of: ToldStory = story) =>
  wishOf({ text, offset: 0 }, { story: of, quality: undefined, voices }).said;

beforeEach(() => kept.remove('fabloom.family'));

test('names of the family are said as it says them, in its own stories alone [VO-12]', () => {
  for (const [name, said] of [
    ['Kwame', 'KWAH-may'],
    ['Siân', 'shahn'],
    ['Ben', ''],
  ] as const)
    saveCharacter({ name, said, relationship: 'kid', emoji: '👧', description: '' });
  expect(saidOf(story.text)).toEqual([{ name: 'Kwame', said: 'KWAH-may' }]);
  expect(saidOf('Ben rowed.')).toBeUndefined();
  expect(saidOf(story.text, { ...story, isLibrary: true })).toBeUndefined();
  expect(saidOf(story.text, { ...story, link: { key: 'k', mark: 'm' } })).toBeUndefined();
});
