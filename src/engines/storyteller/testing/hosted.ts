import { createStorytellerChain } from '#engines/storyteller/chain.ts';
import { createFakeStoryteller } from '#engines/storyteller/fake.ts';
import type { Storyteller } from '#engines/storyteller/port.ts';

interface Hosting {
  /** So long the guest may be silent. */
  patienceMs: number;
  isSafe?: (text: string) => boolean;
}

/** A guest of whom nobody knows how it will do, and behind them a host called "host" who always has a story. */
export function hosted(guest: Storyteller, { patienceMs, isSafe = () => true }: Hosting): Storyteller {
  return createStorytellerChain({
    guests: [guest],
    host: createFakeStoryteller({ name: 'host' }),
    firstWordsMs: patienceMs,
    pauseMs: patienceMs,
    totalMs: 20 * patienceMs,
    isSafe,
  });
}
