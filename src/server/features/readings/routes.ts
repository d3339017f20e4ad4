import { Hono } from 'hono';
import { readingsRequest, type ReadLanguage } from '#contract/readings.ts';
import type { Ruby } from '#domain/text/ruby.ts';
import { furiganaOf } from '#engines/narrator/built-in/readings/furigana.ts';
import { pinyinAbove } from '#engines/narrator/built-in/readings/pinyin.ts';
import { SpeechError } from '#engines/narrator/port.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors.ts';
import type { RateLimiting } from '#server/http/rate-limit.ts';
import { validJson } from '#server/http/validate.ts';

const LIMIT = { name: 'readings', points: 120, seconds: 600 };

const READERS: Record<ReadLanguage, (text: string) => Promise<Ruby[]>> = {
  ja: furiganaOf,
  zh: pinyinAbove,
};

/** How the signs of a story are read. It is answered and forgotten. */
export function readingsRoutes({ limits }: { limits: RateLimiting }) {
  return new Hono<AppEnv>().post('/', limits.perAddress(LIMIT), validJson(readingsRequest), async (c) => {
    const { language, paragraphs } = c.req.valid('json');
    const read = Promise.all(paragraphs.map((text) => READERS[language](text)));
    const rubies = await read.catch((error: unknown) => {
      if (error instanceof SpeechError && error.reason === 'not_configured')
        throw new AppError(503, 'not_configured', 'There is no dictionary for this language here');
      throw error;
    });
    return c.json({ paragraphs: rubies }, 200, { 'Cache-Control': 'no-store' });
  });
}
