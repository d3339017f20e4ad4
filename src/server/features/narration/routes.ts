import { Hono, type Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import { z } from 'zod';
import {
  hfSpeechRequest,
  MAX_SPOKEN,
  openAiSpeechRequest,
  speechRequest,
  storyAudioRequest,
  type SpeechAnswer,
} from '#contract/speech.ts';
import { languageOf, type CommonWords } from '#domain/language-of.ts';
import type { LanguageCode } from '#domain/languages.ts';
import { breathsOf, speakable } from '#engines/narrator/built-in/words.ts';
import { clipOf } from '#engines/narrator/clip.ts';
import { SpeechError, type Narrator, type SpeechRequest } from '#engines/narrator/port.ts';
import type { Guards, WithUser } from '#server/auth/guards.ts';
import { ownVoices } from '#domain/character-voices.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors.ts';
import { limitBody } from '#server/http/limit-body.ts';
import type { RateLimiting } from '#server/http/rate-limit.ts';
import { requestLog } from '#server/http/request-log.ts';
import { sentField } from '#server/http/sent-field.ts';
import { validJson } from '#server/http/validate.ts';
import { requireSafeText } from '#server/moderation/safe-text.ts';
import type { Log } from '#server/log.ts';
import type { Owner, OwnerOf } from '#server/storage/owner.ts';
import { WorkersBusyError } from '#workers/errors.ts';

const TEN_MINUTES = 600;

/**
 * Who can read aloud here. Those that are not configured are absent; the built-in voice always is there, and what it says is
 * kept for whoever asked.
 */
export interface Narrators {
  builtIn: (owner: Owner) => Narrator;
  elevenLabs: Narrator | undefined;
  openAi: Narrator | undefined;
  /** Its models speak one language each; nobody for a language that has none. */
  huggingFace: ((language: LanguageCode, model?: string) => Narrator | undefined) | undefined;
}

export interface NarrationDependencies {
  /** What everybody may hear and see, with an account or without. */
  isLibraryText: (text: unknown) => Promise<boolean>;
  narrators: Narrators;
  common: CommonWords;
  limits: RateLimiting;
  guards: Guards;
  ownerOf: OwnerOf;
  /** Requests of one address in ten minutes. */
  limit: number;
}

/** The functions of the specification. */
export function narrationRoutes({
  isLibraryText,
  narrators,
  common,
  limits,
  guards,
  ownerOf,
  limit,
}: NarrationDependencies) {
  const calm = limits.perAddress({ name: 'speech', points: limit, seconds: TEN_MINUTES });
  const { builtIn, elevenLabs, openAi, huggingFace } = narrators;
  const textOfTheLibrary = guards.userOr(async (request) => isLibraryText(await sentField(request, 'text')));
  /** Whoever's words may not leave the house is read to all the same. */
  const ownVoice = (c: Context<WithUser>, { voice: _elsewhere, ...request }: SpeechRequest) =>
    answer(builtIn(ownerOf(c, c.get('user'))), request, c.req.raw.signal, requestLog(c));
  return new Hono<AppEnv>()
    .post('/generate-speech', limitBody, calm, guards.requireUser, validJson(speechRequest), async (c) => {
      const { text, options, language, speed, quality, reader, characters } = c.req.valid('json');
      const request = spoken(text, language, common, {
        speed,
        ...(options && { manner: options }),
        ...(quality && { quality }),
        cast: characters,
      });
      const { signal } = c.req.raw;
      const outside = await guards.mayUseOutside(c, c.get('user'));
      if (reader === 'cloud' && outside) {
        return c.json(await answer(configured(elevenLabs, 'ElevenLabs'), request, signal, requestLog(c)));
      }
      const service = outside && reader !== 'built-in' ? elevenLabs : undefined;
      return c.json(
        await primary(service, builtIn(ownerOf(c, c.get('user'))), request, signal, requestLog(c)),
      );
    })
    .post(
      '/generate-openai-speech',
      limitBody,
      calm,
      guards.requireUser,
      validJson(openAiSpeechRequest),
      async (c) => {
        const { text, language, speed, voice } = c.req.valid('json');
        const request = spoken(text, language, common, { speed, voice });
        if (!(await guards.mayUseOutside(c, c.get('user')))) return c.json(await ownVoice(c, request));
        return c.json(await answer(configured(openAi, 'OpenAI'), request, c.req.raw.signal, requestLog(c)));
      },
    )
    .post(
      '/generate-hf-speech',
      limitBody,
      calm,
      guards.requireUser,
      validJson(hfSpeechRequest),
      async (c) => {
        const { text, language, model } = c.req.valid('json');
        const request = spoken(text, language, common, { speed: 1 });
        if (!(await guards.mayUseOutside(c, c.get('user')))) return c.json(await ownVoice(c, request));
        const voice = configured(huggingFace?.(request.language, model), 'Hugging Face');
        return c.json(await answer(voice, request, c.req.raw.signal, requestLog(c)));
      },
    )
    .post(
      '/generate-story-audio',
      limitBody,
      calm,
      textOfTheLibrary,
      validJson(storyAudioRequest),
      async (c) => {
        const { text, language, voiceId, modelId, ageGroup, characters } = c.req.valid('json');
        const cast = ownVoices(ageGroup, characters);
        const request = spoken(text, language, common, {
          speed: 1,
          ...(voiceId && { voice: voiceId }),
          ...(modelId && { model: modelId }),
          cast,
        });
        const user = c.get('user');
        const service = (await guards.mayUseOutside(c, user)) ? elevenLabs : undefined;
        const own = builtIn(ownerOf(c, user));
        return c.json(await primary(service, own, request, c.req.raw.signal, requestLog(c)));
      },
    );
}

/** Sentences as they are ready, as server-sent events: `sentence` for each, then `done`, or `error`. */
export function narrationStream({
  narrators,
  common,
  limits,
  guards,
  ownerOf,
  limit,
}: NarrationDependencies) {
  const calm = limits.perAddress({ name: 'speech', points: limit, seconds: TEN_MINUTES });
  const query = z.object({
    text: speechRequest.shape.text,
    language: speechRequest.shape.language,
    quality: speechRequest.shape.quality,
    speed: z.coerce.number().min(0.5).max(2).default(1),
    characters: speechRequest.shape.characters,
  });
  const stream = (c: Context<WithUser>, request: SpeechRequest, log: Log) => {
    c.header('Cache-Control', 'no-store');
    const narrator = narrators.builtIn(ownerOf(c, c.get('user')));
    return streamSSE(c, async (events) => {
      try {
        for await (const { audio, ...sentence } of narrator.speak(request, c.req.raw.signal)) {
          const data = JSON.stringify({ ...sentence, audioContent: Buffer.from(audio).toString('base64') });
          await events.writeSSE({ event: 'sentence', data });
        }
        await events.writeSSE({ event: 'done', data: '{}' });
      } catch (error) {
        log.error({ err: error }, 'narration broke off');
        await events.writeSSE({ event: 'error', data: JSON.stringify({ error: FAILED }) });
      }
    });
  };
  return new Hono<AppEnv>()
    .get('/stream', calm, guards.requireUser, (c) => {
      const parsed = query.safeParse(c.req.query());
      if (!parsed.success) throw new AppError(400, 'validation_failed', 'Some fields are not right');
      const { text, language, speed, quality, characters } = parsed.data;
      const request = spoken(text, language, common, {
        speed,
        ...(quality && { quality }),
        cast: characters,
      });
      return stream(c, request, requestLog(c));
    })
    .post('/stream', limitBody, calm, guards.requireUser, validJson(speechRequest), (c) => {
      const { text, language, speed, quality, characters } = c.req.valid('json');
      const request = spoken(text, language, common, {
        speed,
        ...(quality && { quality }),
        cast: characters,
      });
      return stream(c, request, requestLog(c));
    });
}

const FAILED = 'Failed to generate speech. Please try again.';

function spoken(
  text: string,
  told: LanguageCode | undefined,
  common: CommonWords,
  more: Omit<SpeechRequest, 'text' | 'language'>,
): SpeechRequest {
  if (text.length > MAX_SPOKEN) {
    throw new AppError(
      413,
      'too_large',
      `The text is longer than we can read at once (${MAX_SPOKEN} characters)`,
    );
  }
  const language = told ?? languageOf(text, common);
  if (breathsOf(speakable(text), language).length === 0) {
    const message = 'There is nothing in it that can be read aloud';
    throw new AppError(422, 'nothing_to_say', message, { text: message });
  }
  requireSafeText({ text }, language);
  return { text, language, ...more };
}

function configured<Voice>(voice: Voice | undefined, name: string): Voice {
  if (!voice) throw new AppError(503, 'not_configured', `${name} TTS is not configured`);
  return voice;
}

/** The configured voice, and behind it the built-in one: whoever asks is read to. */
async function primary(
  cloud: Narrator | undefined,
  builtIn: Narrator,
  request: SpeechRequest,
  signal: AbortSignal,
  log: Log,
): Promise<SpeechAnswer> {
  if (cloud) {
    try {
      return await answer(cloud, request, signal, log);
    } catch {
      signal.throwIfAborted();
      log.warn({ narrator: cloud.name }, 'the built-in voice takes over');
    }
  }
  const { voice: _elsewhere, ...plain } = request;
  return answer(builtIn, cloud ? plain : request, signal, log);
}

async function answer(
  narrator: Narrator,
  request: SpeechRequest,
  signal: AbortSignal,
  log: Log,
): Promise<SpeechAnswer> {
  try {
    const { audio, duration, words, estimated } = await clipOf(narrator.speak(request, signal));
    if (audio.length === 0) throw new SpeechError('failed', 'nothing to be heard');
    const audioContent = Buffer.from(audio).toString('base64');
    return { audioContent, mimeType: 'audio/mpeg', provider: narrator.name, duration, words, estimated };
  } catch (error) {
    if (error instanceof WorkersBusyError) throw error;
    const reason = error instanceof SpeechError ? error.reason : 'failed';
    log.warn({ narrator: narrator.name, reason }, 'a voice failed');
    if (reason === 'quota_exceeded') throw new AppError(429, 'quota_exceeded', 'quota_exceeded');
    if (reason === 'unauthorized')
      throw new AppError(502, 'voice_unauthorized', '401: the voice service refused our key');
    throw new AppError(502, 'voice_failed', FAILED);
  }
}
