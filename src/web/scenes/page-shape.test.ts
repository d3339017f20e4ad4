import { expect, test } from 'vitest';
import { inPageShape } from '#web/scenes/page-shape.ts';

test.each([
  ['/pictures/0a1b.svg', '/pictures/0a1b.svg?shape=page'],
  ['/pictures/0a1b.webp', '/pictures/0a1b.webp?shape=page'],
  ['/pictures/0a1b.png', '/pictures/0a1b.png'],
  ['/art/stories/moon/scenes/1.webp', '/art/stories/moon/scenes/1.webp'],
])('a page of a book shows %s as %s', (url, shown) => {
  expect(inPageShape(url)).toBe(shown);
});
