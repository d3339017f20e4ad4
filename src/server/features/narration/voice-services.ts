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

/** Who answers a function in a language, the best first; nobody begins to read after all of them were waited for so long. */
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
    .map((narrator) => beginningBefore(narrator, late));
}

/** Whoever has begun may take the time that each part of it takes. */
function beginningBefore(narrator: Narrator, late: AbortSignal): Narrator {
  return {
    name: narrator.name,
    async *speak(request, signal) {
      const tooLate = new AbortController();
      const giveUp = () => tooLate.abort(new SpeechError('failed', 'nobody waits any longer'));
      if (late.aborted) giveUp();
      tooLate.signal.throwIfAborted();
      late.addEventListener('abort', giveUp);
      try {
        for await (const said of narrator.speak(request, AbortSignal.any([signal, tooLate.signal]))) {
          late.removeEventListener('abort', giveUp);
          yield said;
        }
      } finally {
        late.removeEventListener('abort', giveUp);
      }
    },
  };
}
