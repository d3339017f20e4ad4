import { join } from 'node:path';
import { languageModel } from '#engines/storyteller/ai/model.ts';
import { createAiStoryteller } from '#engines/storyteller/ai/storyteller.ts';
import { createBuiltInStoryteller } from '#engines/storyteller/built-in/storyteller.ts';
import { createStorytellerChain, type StorytellerChain } from '#engines/storyteller/chain.ts';
import type { Config } from '#server/config.ts';
import type { Log } from '#server/log.ts';

const PAUSE_MS = 15_000;

/** The configured model, if there is one, and the built-in storyteller behind it. */
export function createStoryteller(
  { model, firstWordsMs }: Config['storyteller'],
  contentDir: string,
  log: Log,
): StorytellerChain {
  return createStorytellerChain({
    guests: model ? [createAiStoryteller({ name: model.model, model: languageModel(model) })] : [],
    host: createBuiltInStoryteller({ dir: join(contentDir, 'storyteller') }),
    firstWordsMs,
    pauseMs: PAUSE_MS,
    // The reason only: what a model wrote, and about whom, stays out of the log.
    onFailure: (storyteller, error) =>
      log.warn(
        { storyteller, reason: error instanceof Error ? error.name : 'unknown' },
        'the built-in storyteller takes over',
      ),
  });
}
