import { Hono, type Context } from 'hono';
import { z } from 'zod';
import { speechRequest, type NarrationEvent } from '#contract/speech.ts';
import type { SpeechRequest, SpokenSentence } from '#engines/narrator/port.ts';
import type { WithUser } from '#server/auth/guards.ts';
import { speechLimit, type NarrationDependencies } from '#server/features/narration/dependencies.ts';
import { FAILED, spoken } from '#server/features/narration/speak.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors.ts';
import { limitBody } from '#server/http/limit-body.ts';
import { requestLog } from '#server/http/request-log.ts';
import { streamEvents, untilDone } from '#server/http/stream-events.ts';
import { validJson } from '#server/http/validate.ts';

/** Sentences as they are ready, as server-sent events: `sentence` for each, then `done`, or `error`. */
export function narrationStream({
  narrators,
  words,
  limits,
  guards,
  ownerOf,
  config,
}: NarrationDependencies) {
  const calm = speechLimit({ limits, config });
  const { common } = words.book;
  const query = z.object({
    text: speechRequest.shape.text,
    language: speechRequest.shape.language,
    quality: speechRequest.shape.quality,
    speed: z.coerce.number().min(0.5).max(2).default(1),
    characters: speechRequest.shape.characters,
  });
  const stream = (c: Context<WithUser>, request: SpeechRequest) => {
    const narrator = narrators.builtIn(ownerOf(c, c.get('user')));
    const sentences = eventsOf(narrator.speak(request, c.req.raw.signal));
    const events = untilDone(sentences, (error) => {
      requestLog(c).error({ err: error }, 'narration broke off');
      return FAILED;
    });
    return streamEvents(c, events);
  };
  return new Hono<AppEnv>()
    .get('/stream', calm, guards.requireUser, (c) => {
      const parsed = query.safeParse(c.req.query());
      if (!parsed.success) throw new AppError(400, 'validation_failed', 'Some fields are not right');
      const { text, language, speed, quality, characters } = parsed.data;
      const request = spoken(text, language, common, {
        speed,
        ...(quality && { quality }),
        speakers: characters,
      });
      return stream(c, request);
    })
    .post('/stream', limitBody, calm, guards.requireUser, validJson(speechRequest), (c) => {
      const { text, language, speed, quality, characters } = c.req.valid('json');
      const request = spoken(text, language, common, {
        speed,
        ...(quality && { quality }),
        speakers: characters,
      });
      return stream(c, request);
    });
}

async function* eventsOf(sentences: AsyncIterable<SpokenSentence>): AsyncIterable<NarrationEvent> {
  for await (const { audio, ...sentence } of sentences) {
    yield { type: 'sentence', ...sentence, audioContent: Buffer.from(audio).toString('base64') };
  }
}
