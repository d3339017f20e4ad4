import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { isLanguageCode, type LanguageCode } from '#domain/languages.ts';
import type { WordCards } from '#domain/word-cards.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors.ts';

interface WordCardsDependencies {
  wordCards: (language: LanguageCode) => WordCards;
}

/** Words that a child may tap, all of a language: which of them stand in a story the browser finds by itself. */
export function wordCardsRoutes({ wordCards }: WordCardsDependencies) {
  return new Hono<AppEnv>().get('/:language', etag(), (c) => {
    const language = c.req.param('language');
    if (!isLanguageCode(language)) throw new AppError(404, 'not_found', 'There is no such language');
    return c.json({ cards: wordCards(language) }, 200, { 'Cache-Control': 'public, max-age=86400' });
  });
}
