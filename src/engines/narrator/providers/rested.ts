import { createBreaker, waitedLong, type BreakerOptions } from '#engines/outside/breaker.ts';
import { SpeechError, type Narrator } from '#engines/narrator/port.ts';
import { PATIENCE_MS, SilentVoiceError } from '#engines/narrator/providers/call-provider.ts';

/** Makes narrators of one service fail at once while it rests, because it was silent again and again. */
export function restsWhenSilent({
  patienceMs = PATIENCE_MS,
  ...options
}: BreakerOptions & { patienceMs?: number } = {}): (narrator: Narrator) => Narrator {
  const breaker = createBreaker(options);
  return (narrator) => ({
    name: narrator.name,
    async *speak(request, signal) {
      if (!breaker.mayAsk()) throw new SpeechError('failed', `${narrator.name} rests`);
      const since = performance.now();
      let begun = false;
      try {
        for await (const said of narrator.speak(request, signal)) {
          begun = true;
          breaker.answered();
          yield said;
        }
      } catch (error) {
        const leftInVain = signal.aborted && !begun && waitedLong(since, patienceMs);
        if (error instanceof SilentVoiceError || leftInVain) breaker.wasSilent();
        throw error;
      }
    },
  });
}
