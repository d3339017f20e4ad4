import { Hono } from 'hono';
import { imageRequest, visualsRequest, type ImageRequest } from '#contract/pictures.ts';
import type { IllustratorChain } from '#engines/illustrator/chain.ts';
import type { Guards } from '#server/auth/guards.ts';
import type { Gallery } from '#server/features/pictures/gallery.ts';
import { sceneOf, type SceneWords } from '#server/features/pictures/resolve-scene.ts';
import { drawStory, fingerprint } from '#server/features/pictures/story-visuals.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError } from '#server/http/errors.ts';
import { limitBody } from '#server/http/limit-body.ts';
import type { RateLimiting } from '#server/http/rate-limit.ts';
import { requestLog } from '#server/http/request-log.ts';
import { validJson } from '#server/http/validate.ts';
import type { Log } from '#server/log.ts';

const TEN_MINUTES = 600;

export interface PicturesDependencies {
  illustrator: IllustratorChain;
  gallery: Gallery;
  words: SceneWords;
  limits: RateLimiting;
  guards: Guards;
  /** Requests of one address in ten minutes. */
  limit: number;
}

export function picturesRoutes({ illustrator, gallery, words, limits, guards, limit }: PicturesDependencies) {
  const calm = limits.perAddress({ name: 'pictures', points: limit, seconds: TEN_MINUTES });
  return new Hono<AppEnv>()
    .post(
      '/generate-gemini-images',
      limitBody,
      calm,
      guards.requireUser,
      validJson(imageRequest),
      async (c) => {
        const body = c.req.valid('json');
        const { scene, language } = sceneOf(body, words);
        const frames = framesOf(body);
        const failure = frames > 1 ? 'Failed to generate animation' : 'Failed to generate image';
        const artist = (await guards.mayUseOutside(c, c.get('user'))) ? illustrator : illustrator.own;
        const { painter, pictures } = await orFail(failure, requestLog(c), () =>
          artist.draw({ scene, style: body.style, frames, seed: seedOf(body), language }, c.req.raw.signal),
        );
        const images = pictures.map(async (picture) => ({
          url: await gallery.hang(picture),
          description: picture.description,
        }));
        return c.json({ images: await Promise.all(images), painter });
      },
    )
    .post('/generate-story-visuals', limitBody, calm, validJson(visualsRequest), async (c) => {
      const body = c.req.valid('json');
      const artist = (await guards.mayUseOutside(c, null)) ? illustrator : illustrator.own;
      const drawn = await orFail('Visual generation failed', requestLog(c), () =>
        drawStory(body, { illustrator: artist, gallery, words }, c.req.raw.signal),
      );
      return c.json(drawn);
    });
}

function framesOf({ style, animationFrames }: ImageRequest): number {
  return animationFrames ?? (style === 'animation' ? 3 : 1);
}

/** Decides about places, and about those whom neither the catalogue nor a name tells: once for a story, or for a prompt. */
function seedOf({ storyId, characterConsistency, prompt }: ImageRequest): string {
  if (storyId) return storyId;
  return characterConsistency ? 'consistent' : fingerprint(prompt);
}

async function orFail<Result>(message: string, log: Log, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) throw error;
    log.error({ err: error }, 'a picture failed');
    throw new AppError(500, 'picture_failed', message);
  }
}
