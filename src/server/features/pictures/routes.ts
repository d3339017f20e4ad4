import { Hono } from 'hono';
import { imageRequest, visualsRequest, type ImageRequest } from '#contract/pictures.ts';
import type { Illustrator } from '#engines/illustrator/port.ts';
import type { Guards } from '#server/auth/guards.ts';
import type { Gallery } from '#server/features/pictures/gallery.ts';
import { sceneOf } from '#server/features/pictures/resolve-scene.ts';
import type { SceneWords } from '#server/features/pictures/scene-words.ts';
import { drawStory, fingerprint } from '#server/features/pictures/story-visuals.ts';
import type { AppEnv } from '#server/http/app-env.ts';
import { AppError, mayPassOn } from '#server/http/errors.ts';
import { limitBody } from '#server/http/limit-body.ts';
import type { FirstPages } from '#server/http/first-pages.ts';
import type { Engines } from '#server/http/outside-providers.ts';
import type { RateLimiting } from '#server/http/rate-limit.ts';
import { requestLog } from '#server/http/request-log.ts';
import { sentField } from '#server/http/sent-field.ts';
import { validJson } from '#server/http/validate.ts';
import type { Log } from '#server/log.ts';
import type { OwnerOf } from '#server/storage/owner.ts';

const TEN_MINUTES = 600;

export interface PicturesDependencies {
  /** What everybody may hear and see, with an account or without. */
  isLibraryText: (text: unknown) => Promise<boolean>;
  firstPages: FirstPages;
  illustrators: Engines<Illustrator>;
  gallery: Gallery;
  words: SceneWords;
  limits: RateLimiting;
  guards: Guards;
  ownerOf: OwnerOf;
  /** Requests of one address in ten minutes. */
  config: { illustrator: { limit: number } };
}

export function picturesRoutes({
  isLibraryText,
  firstPages,
  illustrators,
  gallery,
  words,
  limits,
  guards,
  ownerOf,
  config,
}: PicturesDependencies) {
  const calm = limits.perAddress({
    name: 'pictures',
    points: config.illustrator.limit,
    seconds: TEN_MINUTES,
  });
  const openStory = guards.userOr(
    async (request) =>
      // What needs no database first: it may be away.
      (await firstPages.isAskedFor(request, 'storyContent')) ||
      isLibraryText(await sentField(request, 'storyContent')),
  );
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
        const artist = await guards.engineFor(c, c.get('user'), illustrators, body.byUs);
        const { painter, pictures } = await orFail(failure, requestLog(c), () =>
          artist.draw({ scene, style: body.style, frames, seed: seedOf(body), language }, c.req.raw.signal),
        );
        const images = pictures.map(async (picture) => ({
          url: await gallery.hang(picture, ownerOf(c, c.get('user'))),
          description: picture.description,
        }));
        return c.json({ images: await Promise.all(images), painter });
      },
    )
    .post('/generate-story-visuals', limitBody, calm, openStory, validJson(visualsRequest), async (c) => {
      const body = c.req.valid('json');
      const user = c.get('user');
      const tools = {
        illustrator: await guards.engineFor(c, user, illustrators, body.byUs),
        gallery,
        words,
        owner: ownerOf(c, user),
      };
      const drawn = await orFail('Visual generation failed', requestLog(c), () =>
        drawStory(body, tools, c.req.raw.signal),
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
    if (mayPassOn(error)) throw error;
    log.error({ err: error }, 'a picture failed');
    throw new AppError(500, 'picture_failed', message);
  }
}
