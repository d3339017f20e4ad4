import { expect, test } from 'vitest';
import { AppError } from '#server/http/errors.ts';
import { isSafeText, requireSafeText, UNSAFE } from '#server/moderation/safe-text.ts';

const refusalOf = (fields: Parameters<typeof requireSafeText>[0]) => {
  try {
    requireSafeText(fields, 'en');
  } catch (error) {
    return error instanceof AppError ? error : undefined;
  }
  return undefined;
};

test('every field that is not for children is named, in the one sentence [TR-07]', () => {
  const refusal = refusalOf({ name: 'sh1t', theme: 'Courage', prompt: ['A fox', 'f u c k'], bio: null });
  expect(refusal).toMatchObject({
    status: 422,
    code: 'unsafe_text',
    message: 'Please use family-friendly language suitable for children',
    fields: { name: UNSAFE, prompt: UNSAFE },
  });
});

test('nothing hides between a name and its description', () => {
  expect(refusalOf({ hero: ['kill', 'yourself'] })?.fields).toEqual({ hero: UNSAFE });
  expect(refusalOf({ hero: ['Anna', undefined], place: '' })).toBeUndefined();
});

test.each([
  'My two dads are gay.',
  'Grandma died last spring, and we miss her.',
  'My brother is autistic and loves killer whales.',
  'She uses a wheelchair.',
  'The wolf, the witch and the dragon fought with swords.',
  'Dick Whittington and his cat',
  'Harshit Dixit, Phuc Nguyen, Killian Hancock, Titus Cummings, Isis, Aryan',
  'A bath bomb, a water pistol and ginger beer',
  'Blue tits and a blue-footed booby',
  'He shot the ball into the basket.',
  'Who has drunk all the milk?',
])('a family may say: %s', (text) => {
  expect(isSafeText(text)).toBe(true);
});
