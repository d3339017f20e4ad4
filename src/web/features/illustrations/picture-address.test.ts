import { expect, test } from 'vitest';
import { fileName, pixelAddress } from '#web/features/illustrations/picture-address.ts';

test.each([
  ['/pictures/0a1b.svg', 'jpg', '/pictures/0a1b.jpg?w=1280'],
  ['/pictures/0a1b.svg', 'png', '/pictures/0a1b.png?w=1280'],
  ['/pictures/0a1b.webp', 'jpg', '/pictures/0a1b.jpg?w=1280'],
] as const)('%s as %s is %s [IL-04]', (url, format, address) => {
  expect(pixelAddress(url, format)).toBe(address);
});

test.each([
  [['The Lost Key', 'Ember the dragon'], 'The Lost Key - Ember the dragon.jpg'],
  [['Who? Me: "yes"/no'], 'Who Me yes no.jpg'],
  [['飞龙火苗', '森林'], '飞龙火苗 - 森林.jpg'],
  [['../..'], 'Fabloom.jpg'],
  [['x'.repeat(300)], `${'x'.repeat(100)}.jpg`],
])('a file of %j can be saved anywhere', (words, expected) => {
  expect(fileName(words, 'jpg')).toBe(expected);
});
