import type { ModelSettings } from '#domain/model-settings.ts';
import { createBriefing, type Briefing } from '#engines/storyteller/ai/brief.ts';
import { languageModel } from '#engines/storyteller/ai/model.ts';
import { createReviewedStoryteller, reviewerFor } from '#engines/storyteller/ai/review.ts';
import { createAiStoryteller } from '#engines/storyteller/ai/storyteller.ts';
import { createUnderstanding } from '#engines/storyteller/ai/understood/understanding.ts';
import { createBuiltInStoryteller } from '#engines/storyteller/built-in/storyteller.ts';
import { createStorytellerChain } from '#engines/storyteller/chain.ts';
import type { Storyteller } from '#engines/storyteller/port.ts';
import type { Config } from '#server/config.ts';
import type { Engines } from '#server/http/outside-providers.ts';
import type { Log } from '#server/log.ts';
import { isSafeText } from '#server/moderation/safe-text.ts';

const PAUSE_MS = 15_000;
/** A model on a machine at home writes a story for the oldest in two minutes. */
const TOTAL_MS = 180_000;

/** The configured models in their order, and the built-in storyteller behind them; and the latter alone. */
export function createStoryteller(
  { models, firstWordsMs }: Config['storyteller'],
  contentDir: string,
  log: Log,
): Engines<Storyteller> {
  const chain = {
    host: createBuiltInStoryteller({ contentDir }),
    firstWordsMs,
    pauseMs: PAUSE_MS,
    totalMs: TOTAL_MS,
    isSafe: isSafeText,
  };
  const own = createStorytellerChain({ ...chain, guests: [] });
  if (models.length === 0) return { configured: own, own };
  const briefing = createBriefing(createUnderstanding(contentDir));
  const configured = createStorytellerChain({
    ...chain,
    guests: models.map((model) => guestOf(model, briefing)),
    // The reason only: what a model wrote, and about whom, stays out of the log.
    onFailure: (storyteller, error) =>
      log.warn(
        { storyteller, reason: error instanceof Error ? error.name : 'unknown' },
        'the next storyteller takes over',
      ),
  });
  return { configured, own };
}

/** Where the provider has a moderation of its own, it reads along; our own layers are the chain's. */
function guestOf(model: ModelSettings, briefing: Briefing): Storyteller {
  const teller = createAiStoryteller({ name: model.model, model: languageModel(model), briefing });
  const isFine = reviewerFor(model);
  return isFine ? createReviewedStoryteller(teller, isFine, briefing) : teller;
}
