import { readPageWise, readWholePages } from '#engines/narrator/built-in/page-wise.ts';
import type { Narrator } from '#engines/narrator/port.ts';
import { BUILT_IN } from '#domain/engines.ts';
import type { CachedNarrator } from '#engines/narrator/cached.ts';

export interface BuiltInOptions {
  quick: Narrator;
  /** Absent where the neural voice is not installed, or not wanted. */
  natural: (Narrator & Partial<Pick<CachedNarrator, 'knows'>>) | undefined;
  /** Can this machine keep ahead of a listener? Unknown until it was measured. */
  keepsAhead: () => boolean | undefined;
  /** Asked for when somebody listens and it is not known yet. */
  measure: () => void;
}

/** The natural voice where the machine keeps ahead of the listener, the quick one otherwise; the listener may choose. */
export function createBuiltInNarrator({ quick, natural, keepsAhead, measure }: BuiltInOptions): Narrator {
  return {
    name: BUILT_IN,
    async *speak(request, signal) {
      const { quality } = request;
      const ahead = quality ? undefined : keepsAhead();
      // What was said in a quiet hour is there at once, however slow the machine.
      const isReady = ahead || (!quality && (await natural?.knows?.(request)));
      if (natural && (quality === 'natural' || isReady)) {
        const read = request.heardLater ? readWholePages : readPageWise;
        yield* read({ natural, quick }, request, signal);
        return;
      }
      for await (const sentence of quick.speak(request, signal)) yield { ...sentence, quality: 'quick' };
      if (natural && !quality && ahead === undefined) measure();
    },
  };
}
