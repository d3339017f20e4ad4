import { createHash } from 'node:crypto';
import type { VisualsAnswer, VisualsRequest } from '#contract/pictures.ts';
import type { Illustrator, SceneSpec } from '#engines/illustrator/port.ts';
import type { Gallery } from '#server/features/pictures/gallery.ts';
import type { Owner } from '#server/storage/owner.ts';
import { storyScenes } from '#server/features/pictures/resolve-scene.ts';
import type { SceneWords } from '#server/features/pictures/scene-words.ts';

export interface VisualsTools {
  illustrator: Illustrator;
  gallery: Gallery;
  words: SceneWords;
}

/** The same for somebody: what is drawn is theirs. */
export interface VisualsFor extends VisualsTools {
  owner: Owner;
}

/** What is no drawing of our own has one shape: nobody pays a model twice for a scene. */
const DRAWN = 'image/svg+xml';

/** Called as each picture is ready. */
export type OnPicture = (done: number, of: number) => void;

/** The scenes of a story, drawn and hung. */
export async function drawStory(
  request: VisualsRequest,
  { illustrator, gallery, words, owner }: VisualsFor,
  signal: AbortSignal,
  onPicture: OnPicture = () => undefined,
): Promise<VisualsAnswer> {
  const { scenes, language } = storyScenes(request, words);
  const seed = request.storyId ?? fingerprint(request.storyContent);
  const drawnForPage = async (scene: SceneSpec) => {
    const { pictures } = await illustrator.draw(
      { scene, style: 'illustration', frames: 1, seed, language, format: 'page' },
      signal,
    );
    return pictures[0];
  };
  let done = 0;
  onPicture(done, scenes.length);
  const drawn = await Promise.all(
    scenes.map(async (scene) => {
      const { painter, pictures } = await illustrator.draw(
        { scene, style: 'illustration', frames: 1, seed, language },
        signal,
      );
      const [picture] = pictures;
      if (!picture) throw new Error('no picture came');
      const onPage = request.forBook && picture.mediaType === DRAWN ? await drawnForPage(scene) : undefined;
      const image_url = await gallery.hang(picture, owner, onPage);
      onPicture(++done, scenes.length);
      const { description, moment, at: offset } = scene;
      return { painter, image_url, description, ...(moment && { caption: moment }), offset };
    }),
  );
  return {
    scenes: drawn.map(({ painter: _painter, ...scene }) => scene),
    painter: drawn[0]?.painter ?? illustrator.name,
  };
}

export function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
