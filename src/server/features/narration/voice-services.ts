import type { LanguageCode } from '#domain/languages.ts';
import type { SpeechFunction, VoiceServiceName } from '#domain/voice-services.ts';
import { SpeechError, type Narrator } from '#engines/narrator/port.ts';

/** A configured service that reads aloud. */
export interface VoiceService {
  name: VoiceServiceName;
  /** Whoever asks for this function of the specification is read to by it. */
  answers: SpeechFunction;
  /** Its voice for whole stories of the library. None: it reads them to nobody who did not ask for it. */
  storyVoice?: string;
  /** Nobody where it does not speak the language. */
  narratorFor: (language: LanguageCode, model?: string) => Narrator | undefined;
}

/**
 * Who answers a function in a language, the best first; nobody begins to read after all of them were waited for so long, and
 * whoever has begun lets wait no longer than that in all, beside what there is to hear meanwhile.
 */
export function narratorsFor(
  asked: SpeechFunction,
  services: readonly VoiceService[],
  { language, model }: { language: LanguageCode; model?: string | undefined },
  patienceMs: number,
): Narrator[] {
  const late = AbortSignal.timeout(patienceMs);
  return services
    .filter(({ answers }) => answers === asked)
    .flatMap(({ narratorFor }) => narratorFor(language, model) ?? [])
    .map((narrator) => inTime(narrator, late, patienceMs));
}

function inTime(narrator: Narrator, late: AbortSignal, patienceMs: number): Narrator {
  return {
    name: narrator.name,
    async *speak(request, signal) {
      const tooLate = new AbortController();
      const giveUp = () => tooLate.abort(new SpeechError('failed', 'nobody waits any longer'));
      if (late.aborted) giveUp();
      tooLate.signal.throwIfAborted();
      late.addEventListener('abort', giveUp);
      const both = AbortSignal.any([signal, tooLate.signal]);
      const sentences = narrator.speak(request, both)[Symbol.asyncIterator]();
      let leftMs: number | undefined;
      let timer: NodeJS.Timeout | undefined;
      try {
        for (;;) {
          const asked = performance.now();
          if (leftMs !== undefined) timer = setTimeout(giveUp, leftMs);
          const { done, value } = await sentences.next();
          clearTimeout(timer);
          if (done) return;
          late.removeEventListener('abort', giveUp);
          const waitedMs = leftMs === undefined ? 0 : performance.now() - asked;
          leftMs = Math.max(0, (leftMs ?? patienceMs) - waitedMs + value.duration * 1000);
          yield value;
        }
      } finally {
        clearTimeout(timer);
        late.removeEventListener('abort', giveUp);
        await sentences.return?.();
      }
    },
  };
}
