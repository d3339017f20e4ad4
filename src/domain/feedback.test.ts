import { expect, test } from 'vitest';
import { feedbackFaults, touchesTheme } from '#domain/feedback.ts';

const GOOD = 'The fox made us laugh.';
const faultOf = (written: { message?: string; email?: string }) =>
  feedbackFaults({ message: GOOD, email: '', ...written });

test.each([
  ['', 'required'],
  [' \n\t ', 'required'],
  ['too short', 'too_short'],
  [`   too short${' '.repeat(20)}`, 'too_short'],
  ['🦊🦊🦊🦊🦊', 'too_short'],
  ['x'.repeat(2001), 'too_long'],
  [`${GOOD} You are shit.`, 'inappropriate'],
])('a message is refused: %j is %s [FB-02]', (message, code) => {
  expect(faultOf({ message })).toMatchObject({ message: { code } });
});

test.each([['ten chars!'], ['x'.repeat(2000)], ['🦊'.repeat(2000)], [GOOD]])(
  'a message is taken: %j [FB-02]',
  (message) => {
    expect(faultOf({ message })).toEqual({});
  },
);

test.each([
  ['noor', 'invalid'],
  ['noor@example', 'invalid'],
  ['noor @example.org', 'invalid'],
  ['@example.org', 'invalid'],
  ['a@b@c.org', 'invalid'],
  [`${'x'.repeat(250)}@example.org`, 'invalid'],
  [`${'x'.repeat(2000)}@example.org`, 'too_long'],
  ['shit@example.org', 'inappropriate'],
  ['5551234567@example.org', 'inappropriate'],
])('an address is refused: %j is %s [FB-02]', (email, code) => {
  expect(faultOf({ email })).toMatchObject({ email: { code } });
});

test.each([
  ['   '],
  ['noor@example.org'],
  [' noor@example.org '],
  ['edward.rich4rd@example.org'],
  ['richard@a.bc'],
])('an address is taken: %j [FB-02]', (email) => {
  expect(faultOf({ email })).toEqual({});
});

test('the words that stand in the way are named, each once [FB-04]', () => {
  const { message } = faultOf({ message: 'Shit, a party for 4111111111111111. Shit!' });
  expect(message?.found?.toSorted()).toEqual(['4111111111111111', 'Shit']);
});

test.each([
  ['The party was scary, and my poor son cried.', '', true],
  [GOOD, 'evil.devil@example.org', true],
  [GOOD, 'edward.rich4rd@example.org', false],
  [GOOD, '', false],
])('(+) a theme alone stops nobody, and is flagged: %j, %j is %j [FB-04]', (message, email, flagged) => {
  expect(faultOf({ message, email })).toEqual({});
  expect(touchesTheme({ message, email })).toBe(flagged);
});

test('both fields are looked at', () => {
  expect(Object.keys(feedbackFaults({ message: 'x', email: 'x' }))).toEqual(['message', 'email']);
});
