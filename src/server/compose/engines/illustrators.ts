import { createAiIllustrator } from '#engines/illustrator/ai/illustrator.ts';
import { imageModel } from '#engines/illustrator/ai/image-model.ts';
import { createBuiltInIllustrator } from '#engines/illustrator/built-in/illustrator.ts';
import { createIllustratorChain } from '#engines/illustrator/chain.ts';
import type { Illustrator } from '#engines/illustrator/port.ts';
import type { Studio } from '#engines/illustrator/studio/studio.ts';
import type { Config } from '#server/config.ts';
import type { Engines } from '#server/http/outside-providers.ts';
import type { Log } from '#server/log.ts';
import { isSafeText } from '#server/moderation/safe-text.ts';

/** The configured image models in their order, and the built-in illustrator behind them; and the latter alone. */
export function createIllustrator(
  { models, timeoutMs }: Config['illustrator'],
  studio: Studio,
  log: Log,
): Engines<Illustrator> {
  const own = createBuiltInIllustrator({ studio });
  if (models.length === 0) return { configured: own, own };
  const configured = createIllustratorChain({
    guests: models.map((model) =>
      createAiIllustrator({ name: model.model, model: imageModel(model), studio }),
    ),
    host: own,
    timeoutMs,
    isSafe: isSafeText,
    // The reason only: what a picture was to show, and of whom, stays out of the log.
    onFailure: (illustrator, error) =>
      log.warn(
        { illustrator, reason: error instanceof Error ? error.name : 'unknown' },
        'the next illustrator takes over',
      ),
  });
  return { configured, own };
}
