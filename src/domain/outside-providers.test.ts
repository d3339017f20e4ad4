import { expect, test } from 'vitest';
import { outsideAllowed } from '#domain/outside-providers.ts';

test.each([
  { signedIn: false, childProtected: false, parentAllowsOutside: false, allowed: false },
  { signedIn: false, childProtected: false, parentAllowsOutside: true, allowed: false },
  { signedIn: false, childProtected: true, parentAllowsOutside: true, allowed: false },
  { signedIn: true, childProtected: false, parentAllowsOutside: false, allowed: true },
  { signedIn: true, childProtected: true, parentAllowsOutside: false, allowed: false },
  { signedIn: true, childProtected: true, parentAllowsOutside: true, allowed: true },
])('whether others may be asked: %o [TR-08]', ({ allowed, ...asker }) => {
  expect(outsideAllowed(asker)).toBe(allowed);
});
