import { hash } from '#domain/random.ts';
import type { Illustrator, Picture } from '#engines/illustrator/port.ts';
import type { Studio } from '#engines/illustrator/studio/studio.ts';
import { BUILT_IN } from '#domain/engines.ts';

/** Draws in the studio. The same request always gives the same pictures. */
export function createBuiltInIllustrator({ studio }: { studio: Pick<Studio, 'draw'> }): Illustrator {
  return {
    name: BUILT_IN,
    async draw({ scene, frames, seed, format }, signal) {
      const pictures = Array.from({ length: frames }, async (_, frame): Promise<Picture> => {
        const prefix = prefixOf(`${seed}/${scene.moment ?? scene.description}/${frame}`);
        const svg = await studio.draw({ scene, seed, frame, prefix, ...(format && { format }) }, signal);
        return {
          mediaType: 'image/svg+xml',
          data: new TextEncoder().encode(svg),
          description: scene.description,
        };
      });
      return { painter: BUILT_IN, pictures: await Promise.all(pictures) };
    },
  };
}

/** Ids of two pictures in one page must not meet. */
function prefixOf(text: string): string {
  return `f${hash(text).toString(36)}`;
}
