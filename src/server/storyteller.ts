import { join } from 'node:path';
import { languageModel } from '#engines/storyteller/ai/model.ts';
import { createAiStoryteller } from '#engines/storyteller/ai/storyteller.ts';
import { createBuiltInStoryteller } from '#engines/storyteller/built-in/storyteller.ts';
import { createStorytellerChain } from '#engines/storyteller/chain.ts';
import type { Storyteller } from '#engines/storyteller/port.ts';
import type { Config } from '#server/config.ts';
import type { Engines } from '#server/http/outside-providers.ts';
import type { Log } from '#server/log.ts';

const PAUSE_MS = 15_000;

/** The configured model, if there is one, and the built-in storyteller behind it; and the latter alone. */
export function createStoryteller(
  { model, firstWordsMs }: Config['storyteller'],
  contentDir: string,
  log: Log,
): Engines<Storyteller> {
  const chain = {
    host: createBuiltInStoryteller({ dir: join(contentDir, 'storyteller') }),
    firstWordsMs,
    pauseMs: PAUSE_MS,
  };
  const own = createStorytellerChain({ ...chain, guests: [] });
  if (!model) return { configured: own, own };
  const configured = createStorytellerChain({
    ...chain,
    guests: [createAiStoryteller({ name: model.model, model: languageModel(model) })],
    // The reason only: what a model wrote, and about whom, stays out of the log.
    onFailure: (storyteller, error) =>
      log.warn(
        { storyteller, reason: error instanceof Error ? error.name : 'unknown' },
        'the built-in storyteller takes over',
      ),
  });
  return { configured, own };
}
