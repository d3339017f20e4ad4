import { MAX_SPOKEN, type SpeechAnswer } from '#contract/speech.ts';
import { languageOf, type CommonWords } from '#domain/language-of.ts';
import type { LanguageCode } from '#domain/languages.ts';
import { breathsOf, speakable } from '#engines/narrator/built-in/words.ts';
import { clipOf } from '#engines/narrator/clip.ts';
import { SpeechError, type Narrator, type SpeechRequest } from '#engines/narrator/port.ts';
import { AppError } from '#server/http/errors.ts';
import type { Log } from '#server/log.ts';
import { requireSafeText } from '#server/moderation/safe-text.ts';
import { WorkersBusyError } from '#workers/errors.ts';

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

/** One after the other, until one is heard. Voices and models are the first one's: nobody else has them under that name. */
export async function firstHeard(
  [first, ...others]: readonly Narrator[],
  request: SpeechRequest,
  signal: AbortSignal,
  log: Log,
): Promise<SpeechAnswer> {
  if (!first) throw new AppError(502, 'voice_failed', FAILED);
  if (others.length === 0) return answer(first, request, signal, log);
  try {
    return await answer(first, request, signal, log);
  } catch {
    signal.throwIfAborted();
    log.warn({ narrator: first.name }, 'the next voice takes over');
    const { voice: _voice, model: _model, ...plain } = request;
    return firstHeard(others, plain, signal, log);
  }
}

export async function answer(
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
