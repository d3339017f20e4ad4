import { Secret } from 'otpauth';
import { expect, test } from 'vitest';
import { acceptedStep, enrol } from '#server/auth/mfa/totp.ts';
import { codeOf } from '#tests/support/accounts.ts';

/** The vectors of RFC 6238, cut to six digits. */
const RFC_SECRET = Buffer.from('12345678901234567890');

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %i seconds the code of the standard is %s', (seconds, code) => {
  expect(acceptedStep(RFC_SECRET, code, { lastUsedStep: null, now: seconds * 1000 })).toBe(
    Math.floor(seconds / 30),
  );
});

const NOW = 1_234_567_890_000;
const STEP = Math.floor(NOW / 30_000);
const CODE = '005924';

test.each([
  [-2, undefined],
  [-1, STEP],
  [0, STEP],
  [1, STEP],
  [2, undefined],
])('a clock that is %i steps off gets %s', (steps, expected) => {
  const now = NOW + steps * 30_000;
  expect(acceptedStep(RFC_SECRET, CODE, { lastUsedStep: null, now })).toBe(expected);
});

test.each([
  ['never', null, STEP],
  ['a step ago', STEP - 1, STEP],
  ['in this step', STEP, undefined],
  ['in the next step', STEP + 1, undefined],
])('a code after one that was used %s is worth %s', (_title, lastUsedStep, expected) => {
  expect(acceptedStep(RFC_SECRET, CODE, { lastUsedStep, now: NOW })).toBe(expected);
});

test.each(['', '5924', ' 005924', '005924 ', '005924\n', '0005924', '-05924', '5924.0', '००५९२४', '005925'])(
  '%j is not the code',
  (code) => {
    expect(acceptedStep(RFC_SECRET, code, { lastUsedStep: null, now: NOW })).toBeUndefined();
  },
);

test('every enrolment has a secret of its own, of 160 bits, that an app can use', () => {
  const enrolments = Array.from({ length: 20 }, () => enrol('mia@example.org'));
  expect(new Set(enrolments.map(({ base32 }) => base32)).size).toBe(20);
  for (const { secret, base32, uri, qrCode } of enrolments) {
    expect(secret).toHaveLength(20);
    expect(Buffer.from(Secret.fromBase32(base32).bytes)).toEqual(secret);
    expect(acceptedStep(secret, codeOf(base32), { lastUsedStep: null })).toBeDefined();
    expect(uri).toContain(`secret=${base32}`);
    expect(qrCode).not.toContain('#');
  }
});
