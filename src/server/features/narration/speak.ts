import { MAX_SPOKEN, type SpeechAnswer } from '#contract/speech.ts';
import { languageOf, type CommonWords } from '#domain/language-of.ts';
import type { LanguageCode } from '#domain/languages.ts';
import { breathsOf, speakable } from '#engines/narrator/built-in/words.ts';
import { clipOf } from '#engines/narrator/clip.ts';
import { SpeechError, type Narrator, type SpeechRequest } from '#engines/narrator/port.ts';
import { AppError, mayPassOn } from '#server/http/errors.ts';
import type { Log } from '#server/log.ts';
import { requireSafeText } from '#server/moderation/safe-text.ts';

export const FAILED = 'Failed to generate speech. Please try again.';

/** What a voice is asked to say, if it may and can be said. */
export function spoken(
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

export function requireConfigured(narrators: readonly Narrator[], name: string): void {
  if (narrators.length === 0) throw new AppError(503, 'not_configured', `${name} TTS is not configured`);
}

interface Hearing {
  signal: AbortSignal;
  log: Log;
}

/** One after the other, until one is heard. Voices and models are the first one's: nobody else has them under that name. */
export async function firstOf<Heard>(
  [first, ...others]: readonly Narrator[],
  request: SpeechRequest,
  { signal, log }: Hearing,
  hear: (narrator: Narrator, request: SpeechRequest) => Promise<Heard>,
): Promise<Heard> {
  if (!first) throw new AppError(502, 'voice_failed', FAILED);
  try {
    return await hear(first, request);
  } catch (error) {
    if (others.length === 0) throw refusalFor(first.name, error, log);
    signal.throwIfAborted();
    log.warn({ narrator: first.name }, 'the next voice takes over');
    const { voice: _voice, model: _model, ...plain } = request;
    return firstOf(others, plain, { signal, log }, hear);
  }
}

/** The whole of it at once. */
export function firstHeard(
  narrators: readonly Narrator[],
  request: SpeechRequest,
  signal: AbortSignal,
  log: Log,
): Promise<SpeechAnswer> {
  return firstOf(narrators, request, { signal, log }, async (narrator, wish) => {
    const { audio, duration, words, estimated } = await clipOf(
      narrator.speak({ ...wish, heardLater: true }, signal),
    );
    if (audio.length === 0) throw new SpeechError('failed', 'nothing to be heard');
    const audioContent = Buffer.from(audio).toString('base64');
    return { audioContent, mimeType: 'audio/mpeg', provider: narrator.name, duration, words, estimated };
  });
}

/** Says in the log why a voice fell silent. */
export function heardFailure(narrator: string, error: unknown, log: Log): SpeechError['reason'] {
  const reason = error instanceof SpeechError ? error.reason : 'failed';
  log.warn({ narrator, reason }, 'a voice failed');
  return reason;
}

function refusalFor(narrator: string, error: unknown, log: Log): unknown {
  if (mayPassOn(error)) return error;
  const reason = heardFailure(narrator, error, log);
  if (reason === 'quota_exceeded') return new AppError(429, 'quota_exceeded', 'quota_exceeded');
  if (reason === 'unauthorized')
    return new AppError(502, 'voice_unauthorized', '401: the voice service refused our key');
  return new AppError(502, 'voice_failed', FAILED);
}
