import { expect, test } from 'vitest';
import { bookAddress, shareAddress, sharePreview, shareText } from '#domain/share.ts';

const long = 'An owl said “hoo”. '.repeat(40);
const shared = { title: 'The Owl & the Moon', story: long, link: 'https://fabloom.example' };

test('title, the first 280 characters and the link [SH-01]', () => {
  expect(shareText(shared)).toBe(`The Owl & the Moon\n\n${long.slice(0, 280)}…\n\nhttps://fabloom.example`);
  expect(shareText({ ...shared, story: 'Short.' })).toBe(
    'The Owl & the Moon\n\nShort.\n\nhttps://fabloom.example',
  );
});

test('the preview has 150, and cuts no emoji in two [SH-01]', () => {
  expect(sharePreview('🦊'.repeat(200))).toBe(`${'🦊'.repeat(150)}…`);
});

test.each([
  ['facebook', 'https://www.facebook.com/'],
  ['twitter', 'https://twitter.com/'],
  ['whatsapp', 'https://wa.me/'],
  ['email', 'mailto:'],
] as const)('%s gets the text, encoded [SH-01]', (method, address) => {
  const url = shareAddress(method, shared) ?? '';
  expect(url.startsWith(address)).toBe(true);
  expect(decodeURIComponent(url)).toContain(shareText(shared));
  expect(new URL(url).href).toContain('%20%26%20');
});

test('clipboard and native sheet have no address', () => {
  expect(shareAddress('clipboard', shared)).toBeNull();
  expect(shareAddress('native', shared)).toBeNull();
});

test('a whole book is given as its title and its private link, key and all [SH-01] [CL-01]', () => {
  const book = { title: 'Fox & Key', link: 'https://fabloom.example/shared#0a1b' };
  const said = 'Fox%20%26%20Key%0A%0Ahttps%3A%2F%2Ffabloom.example%2Fshared%230a1b';
  expect(bookAddress('whatsapp', book)).toBe(`https://wa.me/?text=${said}`);
  expect(bookAddress('email', book)).toBe(`mailto:?subject=Fox%20%26%20Key&body=${said}`);
});
