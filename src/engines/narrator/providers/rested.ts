import { createBreaker, type BreakerOptions } from '#engines/outside/breaker.ts';
import { SpeechError, type Narrator } from '#engines/narrator/port.ts';
import { SilentVoiceError } from '#engines/narrator/providers/call-provider.ts';

/** Makes narrators of one service fail at once while it rests, because it was silent again and again. */
export function restsWhenSilent(options: BreakerOptions = {}): (narrator: Narrator) => Narrator {
  const breaker = createBreaker(options);
  return (narrator) => ({
    name: narrator.name,
    async *speak(request, signal) {
      if (!breaker.mayAsk()) throw new SpeechError('failed', `${narrator.name} rests`);
      try {
        for await (const said of narrator.speak(request, signal)) {
          breaker.answered();
          yield said;
        }
      } catch (error) {
        if (error instanceof SilentVoiceError) breaker.wasSilent();
        throw error;
      }
    },
  });
}
