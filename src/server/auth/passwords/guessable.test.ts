import { describe, expect, test } from 'vitest';
import { whyGuessable } from '#server/auth/passwords/guessable.ts';

const owner = { email: 'clever.parent@example.org', username: 'Night Owl' };

describe('guessable [TR-10]', () => {
  test.each([
    ['fabloom', 'product'],
    ['Fabloom1', 'product'],
    ['fabloom2026', 'product'],
    ['f4bloom', 'product'],
    ['F4BL00M!', 'product'],
    ['2026fabloom', 'product'],
    ['fabloomfabloom', 'product'],
    ['my-fabloom', 'product'],
    ['fabloomrocks', 'product'],
    ['ＦＡＢＬＯＯＭ１', 'product'],
    ['clever.parent@example.org', 'personal'],
    ['Clever.Parent', 'personal'],
    ['cleverparent99', 'personal'],
    ['clever.parent2019', 'personal'],
    ['nightowl', 'personal'],
    ['night owl!', 'personal'],
    ['n1ghtowl', 'personal'],
    ['Owl-2024', 'personal'],
    ['princess', 'common'],
    [' PrinCess', 'common'],
    ['princess2026', 'common'],
    ['p@ssw0rd!!', 'common'],
    ['Dragon#7', 'common'],
    ['zzzzzzzzzzzz', 'pattern'],
    ['abcdefgh', 'pattern'],
    ['zyxwvuts', 'pattern'],
    ['2345678901', 'pattern'],
    ['poiuytrewq', 'pattern'],
    ['qwertzuiop', 'pattern'],
    ['asdfghjkl;', 'pattern'],
    ['1qaz2wsx3edc', 'pattern'],
    ['abcabcabcabc', 'pattern'],
    ['xyxyxyxyxy', 'pattern'],
    ['qweasdzxc99', 'pattern'],
    ['фывапролдж', 'pattern'],
  ] as const)('%s: %s', (password, because) => {
    const why = whyGuessable(password, owner);
    // What everybody uses may be a row of keys as well; either word is true.
    expect(why === 'common' && because === 'pattern' ? 'pattern' : why).toBe(because);
  });

  test.each([
    'b0ats!',
    'seven red boats',
    'fabloom seven boats',
    'the night boat to Turku',
    'clever boats sing',
    '🦊🐻🐰🐢🦉🐸',
    'ஏழு சிவப்பு படகுகள்',
    '七艘红船开走了',
    'boat '.repeat(205),
    'k7#pq9z',
    'abcdef and a goose',
  ])('not guessable: %s', (password) => {
    expect(whyGuessable(password, owner)).toBeUndefined();
  });

  test('whoever has no name, or one of two letters, is not told that everything holds it', () => {
    expect(whyGuessable('aloud b0at', { email: 'al@example.org', username: '' })).toBeUndefined();
  });
});
