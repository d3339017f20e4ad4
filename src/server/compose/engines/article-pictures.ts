import { readScene } from '#engines/illustrator/scenes/read-scene.ts';
import type { WordBook } from '#engines/illustrator/scenes/load-lexicon.ts';
import type { Studio } from '#engines/illustrator/studio/studio.ts';
import type { ArticleArt } from '#server/features/blog/art-routes.ts';
import { createCardArt } from '#server/features/library/card-art.ts';
import type { DrawableArticle } from '#server/features/blog/queries.ts';
import type { FileStore } from '#server/storage/file-store.ts';

interface ArticlePicturesDependencies {
  words: WordBook;
  studio: Pick<Studio, 'draw' | 'rasterize'>;
  store: FileStore;
}

/** The picture of an article is drawn out of one sentence, like a scene of a story. */
export function articlePictures({ words, studio, store }: ArticlePicturesDependencies): ArticleArt {
  return createCardArt<DrawableArticle>({
    draw: ({ scene, slug }) =>
      studio.draw({
        scene: readScene(scene, { language: 'en', book: words, characters: [] }),
        seed: slug,
      }),
    toPixels: (svg) => studio.rasterize({ svg, format: 'webp', width: 720 }),
    store,
  });
}
