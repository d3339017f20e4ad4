import { expect, test } from 'vitest';
import { weakPasswordText } from '#web/passwords/weak-password.ts';

const weak = (reasons: unknown) => Object.assign(new Error('weak'), { code: 'weak_password', reasons });
const t = (id: string) => id;

test.each([
  [['pwned', 'product'], 'auth.error.weak_password.product auth.error.weak_password.hint'],
  [['pwned', 'personal'], 'auth.error.weak_password.personal auth.error.weak_password.hint'],
  [['pwned'], 'auth.error.weak_password'],
  [['length'], 'auth.error.weak_password'],
  [['pwned', 'toString'], 'auth.error.weak_password'],
  ['common', 'auth.error.weak_password'],
  [undefined, 'auth.error.weak_password'],
])('%j is said as %s [TR-10]', (reasons, said) => {
  expect(weakPasswordText(weak(reasons), t)).toBe(said);
});
