import { Hono, type Context, type HonoRequest } from 'hono';
import { createMiddleware } from 'hono/factory';
import { hfSpeechRequest, openAiSpeechRequest, speechRequest, storyAudioRequest } from '#contract/speech.ts';
import { audioFailure } from '#domain/multimedia.ts';
import type { SpeechRequest } from '#engines/narrator/port.ts';
import type { WithUser } from '#server/auth/guards.ts';
import type { LanguageCode } from '#domain/languages.ts';
import type { SaidName } from '#domain/said-name.ts';
import { ownVoices } from '#domain/character-voices.ts';
import {
  linkLimit,
  speechLimit,
  type NarrationDependencies,
} from '#server/features/narration/dependencies.ts';
import { asOurs } from '#server/features/narration/as-ours.ts';
import { readAhead } from '#server/features/narration/read-ahead.ts';
import {
  FAILED,
  firstHeard,
  heardFailure,
  requireConfigured,
  spoken,
} from '#server/features/narration/speak.ts';
import { spokenStream, wantsFrames } from '#server/features/narration/spoken-stream.ts';
import { narratorsFor } from '#server/features/narration/voice-services.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors.ts';
import { limitBody } from '#server/http/limit-body.ts';
import { requireNoWait } from '#server/http/rate-limit.ts';
import { requestLog } from '#server/http/request-log.ts';
import { sentField } from '#server/http/sent-field.ts';
import { streamEvents, untilDone } from '#server/http/stream-events.ts';
import { validJson } from '#server/http/validate.ts';
import { isSafeText } from '#server/moderation/safe-text.ts';
import { OURS } from '#server/storage/owner.ts';

/** The functions of the specification. */
export function narrationRoutes({
  isLibraryText,
  libraryTexts,
  firstPages,
  sharedTexts,
  narrators,
  words,
  limits,
  guards,
  ownerOf,
  config,
}: NarrationDependencies) {
  const calm = speechLimit({ limits, config });
  const { timeoutMs } = config.narrator;
  const ofLinks = linkLimit({ limits, config });
  const { common } = words.book;
  const { builtIn, ahead: aheadFor, services } = narrators;
  const textOfTheLibrary = guards.userOr(async (request) => isLibraryText(await sentField(request, 'text')));
  const sharedIn = async (request: HonoRequest) =>
    sharedTexts.find(await sentField(request, 'link'), await sentField(request, 'text'));
  const inLibrary = async (request: HonoRequest) =>
    libraryTexts.find(await sentField(request, 'libraryStory'), await sentField(request, 'text'));
  const openPage = guards.userOr(
    // What needs no database first: it may be away.
    async (request) =>
      (await firstPages.isAskedFor(request, 'text')) ||
      (await sharedIn(request)) !== undefined ||
      (await inLibrary(request)) !== undefined,
  );
  const calmByLink = createMiddleware<AppEnv>(async (c, next) => {
    const shared = await sharedIn(c.req);
    if (!shared) return calm(c, next);
    requireNoWait(c, await ofLinks.take(shared.linkId));
    return next();
  });
  /** Whoever's words may not leave the house is read to all the same. */
  const ownVoice = (c: Context<WithUser>, { voice: _elsewhere, ...request }: SpeechRequest) =>
    firstHeard([builtIn(ownerOf(c, c.get('user')))], request, c.req.raw.signal, requestLog(c));
  return new Hono<AppEnv>()
    .post('/generate-speech', limitBody, calmByLink, openPage, validJson(speechRequest), async (c) => {
      const { text, options, language, speed, quality, storyteller, reader, ahead, ...told } =
        c.req.valid('json');
      const { characters, around, turns, said, link, libraryStory } = told;
      const asked = spoken(text, language, common, {
        speed,
        ...(options && { manner: options }),
        ...(quality && { quality }),
        ...(storyteller && { storyteller }),
        speakers: characters,
        ...(around && { around }),
        ...(turns && { turns }),
        ...(said && { said: kindNames(said, language) }),
      });
      const { signal } = c.req.raw;
      const listener = ownerOf(c, c.get('user'));
      const ofLibrary = libraryStory ? await libraryTexts.find(libraryStory, text) : undefined;
      const ours = ofLibrary && asOurs(asked, ofLibrary);
      // Somebody else's words: whoever hears them may not send them out.
      const shared = !ours && link ? await sharedTexts.find(link, text) : undefined;
      const request =
        ours ?? (shared && characters.length > 0 ? { ...asked, speakers: shared.speakers } : asked);
      // A class that hears one book is one listener, as if its owner had asked.
      const listening = shared?.owner ?? listener;
      const keptFor = ours ? OURS : listening;
      if (ahead) {
        const events = readAhead(aheadFor(listening, keptFor), request, signal);
        return streamEvents(
          c,
          untilDone(events, (error) => {
            heardFailure('ahead', error, requestLog(c));
            return FAILED;
          }),
        );
      }
      const outside = !shared && (await guards.mayUseOutside(c, c.get('user')));
      const own = builtIn(listening, keptFor);
      const theirs = narratorsFor('generate-speech', services, request, timeoutMs);
      const cloudAlone = reader === 'cloud' && outside;
      if (cloudAlone) requireConfigured(theirs, 'ElevenLabs');
      const chain = outside && reader !== 'built-in' ? [...theirs, own] : [own];
      const readers = cloudAlone ? theirs : chain;
      if (wantsFrames(c.req)) return spokenStream(readers, request, signal, requestLog(c));
      return c.json(await firstHeard(readers, request, signal, requestLog(c)));
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
        const theirs = narratorsFor('generate-openai-speech', services, request, timeoutMs);
        requireConfigured(theirs, 'OpenAI');
        return c.json(await firstHeard(theirs, request, c.req.raw.signal, requestLog(c)));
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
        const theirs = narratorsFor('generate-hf-speech', services, { ...request, model }, timeoutMs);
        requireConfigured(theirs, 'Hugging Face');
        return c.json(await firstHeard(theirs, request, c.req.raw.signal, requestLog(c)));
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
        const speakers = ownVoices(ageGroup, characters);
        const request = spoken(text, language, common, {
          speed: 1,
          ...(voiceId && { voice: voiceId }),
          ...(modelId && { model: modelId }),
          speakers,
        });
        const user = c.get('user');
        const outside = await guards.mayUseOutside(c, user);
        const theirs = outside ? narratorsFor('generate-speech', services, request, timeoutMs) : [];
        const readers = [...theirs, builtIn(ownerOf(c, user))];
        return c.json(await orSayAudio(() => firstHeard(readers, request, c.req.raw.signal, requestLog(c))));
      },
    );
}

/** What is not for children is not said; the name is read as it is written. */
function kindNames(names: readonly SaidName[], language: LanguageCode | undefined): SaidName[] {
  return names.filter(({ said }) => isSafeText(said, language));
}

/** Whoever has a whole story made learns which part of it failed. */
async function orSayAudio<Answer>(reading: () => Promise<Answer>): Promise<Answer> {
  try {
    return await reading();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new AppError(error.status, error.code, audioFailure(error.message));
  }
}
