import type { LanguageCode } from '#domain/languages.ts';
import type { SpeechFunction, VoiceServiceName } from '#domain/voice-services.ts';
import type { Narrator } from '#engines/narrator/port.ts';

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

/** Who answers a function in a language, the best first. */
export function narratorsFor(
  asked: SpeechFunction,
  services: readonly VoiceService[],
  { language, model }: { language: LanguageCode; model?: string | undefined },
): Narrator[] {
  return services
    .filter(({ answers }) => answers === asked)
    .flatMap(({ narratorFor }) => narratorFor(language, model) ?? []);
}
