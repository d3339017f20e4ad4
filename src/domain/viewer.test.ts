import { expect, test } from 'vitest';
import { displayName, initials } from '#domain/viewer.ts';

const viewer = (email: string | null, username: string | null) => ({ email, username, isAdmin: false });

test.each([
  ['noor@example.org', 'Noor K', 'Noor K', 'NO'],
  ['noor@example.org', null, 'noor', 'NO'],
  ['noor@example.org', '  ', 'noor', 'NO'],
  [null, null, 'User', 'US'],
  ['x@example.org', null, 'x', 'X'],
  [null, 'क्षमा', 'क्षमा', 'क्षमा'],
])('%s with username %s is shown as %s, %s [NV-05]', (email, username, name, letters) => {
  expect(displayName(viewer(email, username))).toBe(name);
  expect(initials(viewer(email, username))).toBe(letters);
});
