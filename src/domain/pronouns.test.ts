import { expect, test } from 'vitest';
import { PERSONAL_EMOJIS } from '#domain/personal-character.ts';
import { pronounOfFace } from '#domain/pronouns.ts';

test('a picture suggests she or he only where it shows one [TL-07]', () => {
  expect(PERSONAL_EMOJIS.map((emoji) => `${emoji} ${pronounOfFace(emoji)}`)).toEqual([
    '👶 unsaid',
    '👧 she',
    '👦 he',
    '👨 he',
    '👩 she',
    '🐶 unsaid',
    '🐱 unsaid',
    '⭐ unsaid',
  ]);
  expect(pronounOfFace('constructor')).toBe('unsaid');
});
