import { expect, test } from 'vitest';
import { handleError } from '#server/http/errors.ts';
import { wordCardsRoutes } from '#server/features/word-cards/routes.ts';

const routes = wordCardsRoutes({ wordCards: () => ({ star: { words: ['star'] } }) }).onError(handleError);

test('the words of a language can be had by everybody, and be kept [TL-18]', async () => {
  const response = await routes.request('/en');
  expect(await response.json()).toEqual({ cards: { star: { words: ['star'] } } });
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=86400');
  const again = await routes.request('/en', {
    headers: { 'If-None-Match': response.headers.get('ETag') ?? '' },
  });
  expect(again.status).toBe(304);
});

test('of a language that we do not speak there are none', async () => {
  expect((await routes.request('/tlh')).status).toBe(404);
});
