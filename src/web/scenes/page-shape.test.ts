import { expect, test } from 'vitest';
import { asArtwork, inPageShape } from '#web/scenes/page-shape.ts';

test.each([
  ['/pictures/0a1b.svg', '/pictures/0a1b.svg?shape=page'],
  ['/pictures/0a1b.webp', '/pictures/0a1b.webp?shape=page'],
  ['/pictures/0a1b.png', '/pictures/0a1b.png'],
  ['/art/stories/moon/scenes/1.webp', '/art/stories/moon/scenes/1.webp'],
])('a page of a book shows %s as %s', (url, shown) => {
  expect(inPageShape(url)).toBe(shown);
});

test('a lock screen is shown pixels, not drawings [RB-06]', () => {
  expect(asArtwork('/pictures/0a1b.svg')).toBe('/pictures/0a1b.png?w=640');
  expect(asArtwork('/art/stories/moon/1.webp')).toBe('/art/stories/moon/1.webp');
});
