import fc from 'fast-check';
import { expect, test } from 'vitest';
import { speechCacheKey } from '#domain/speech-cache-key.ts';

const story = 'Mia heard three soft knocks. They came from inside the old oak. '.repeat(3);

test('the same character and the same text have the same key [VO-06]', () => {
  expect(speechCacheKey('fox', story)).toBe(speechCacheKey('fox', story));
});

test.each([
  ['another character', ['fox', story], ['owl', story]],
  ['no character and one', ['', story], ['fox', story]],
  ['another beginning', ['fox', story], ['fox', `Once, ${story}`]],
  ['a continued story', ['fox', story], ['fox', `${story}\n\nThe door opened.`]],
  ['a change behind the first 100 characters', ['fox', `${story}A`], ['fox', `${story}B`]],
  ['two Tamil texts', ['fox', 'மியா கேட்டாள்.'], ['fox', 'நரி பாடியது.']],
  ['two Tamil texts of one length', ['fox', 'நரி ஓடியது.'], ['fox', 'நரி ஆடியது.']],
  ['two Japanese texts of one length', ['fox', '狐は歌った。'], ['fox', '狐は踊った。']],
  ['an accent', ['fox', 'El niño rio.'], ['fox', 'El nino rio.']],
  ['a character whose name runs into the text', ['fox', 'y tale'], ['foxy', ' tale']],
] as const)('%s: two keys [VO-06]', (_, [oneCharacter, oneText], [otherCharacter, otherText]) => {
  expect(speechCacheKey(oneCharacter, oneText)).not.toBe(speechCacheKey(otherCharacter, otherText));
});

test('one changed character is always noticed, wherever it stands and in whatever script [VO-06]', () => {
  const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 300 });
  fc.assert(
    fc.property(text, fc.nat(), fc.constantFrom('x', 'ñ', 'க', '狐'), (before, at, put) => {
      const index = at % before.length;
      const after = before.slice(0, index) + put + before.slice(index + 1);
      fc.pre(after !== before);
      expect(speechCacheKey('fox', after)).not.toBe(speechCacheKey('fox', before));
    }),
  );
});
