import { expect, test } from 'vitest';
import { LONGEST_EMAIL, isEmailAddress } from '#domain/email-address.ts';

test.each([
  'mia@example.org',
  'Mia.Berg+stories@mail.example.org',
  "o'neill_2@a.bc",
  'noor@xn--bcher-kva.example',
  'noor@example.xn--p1ai',
  `${'x'.repeat(LONGEST_EMAIL - 12)}@example.org`,
])('%j is an address [AU-06]', (text) => {
  expect(isEmailAddress(text)).toBe(true);
});

test.each([
  '',
  'mia',
  'mia@home',
  'mia@',
  '@example.org',
  'mia@example.org@example.org',
  'mia @example.org',
  'mia@exam ple.org',
  '.mia@example.org',
  'mia.@example.org',
  'mia..berg@example.org',
  'mia@.org',
  'mia@example..org',
  'mia@-example.org',
  'mia@example-.org',
  'mia@example.o',
  'mia@192.168.0.1',
  'mia,noor@example.org',
  '"mia"@example.org',
  'Mia <mia@example.org>',
  'mia@example.org\nBcc: noor@example.org',
  `${'x'.repeat(LONGEST_EMAIL - 11)}@example.org`,
])('%j is none [AU-06]', (text) => {
  expect(isEmailAddress(text)).toBe(false);
});
