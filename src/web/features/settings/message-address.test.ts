import { expect, test } from 'vitest';
import { carriesMessage, withoutMessage } from '#web/features/settings/message-address.ts';

const parts = (address: string) => new URL(address, 'https://fabloom.example');

test.each([
  ['/settings#message=Confirmation+link+accepted', '/settings'],
  ['/settings?message=Confirmation#message=Confirmation&sb=', '/settings'],
  ['/settings?tab=a&message=x#data', '/settings?tab=a#data'],
])('%s carries a message and becomes %s [DB-06]', (address, clean) => {
  expect(carriesMessage(parts(address))).toBe(true);
  expect(withoutMessage(parts(address))).toBe(clean);
  expect(carriesMessage(parts(clean))).toBe(false);
});

test.each(['/settings', '/settings#messages', '/settings?note=message'])('%s carries none', (address) => {
  expect(carriesMessage(parts(address))).toBe(false);
});
