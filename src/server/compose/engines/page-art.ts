import { languageOf } from '#domain/language-of.ts';
import type { Bindery } from '#engines/bookbinder/port.ts';
import { readScene } from '#engines/illustrator/scenes/read-scene.ts';
import type { Workshop } from '#server/compose/engines/workshop.ts';
import type { ArticleArt } from '#server/features/editorial/article-art-routes.ts';
import type { DrawableArticle } from '#server/features/editorial/article-queries.ts';
import { createCatalogueArt, type CatalogueArt } from '#server/features/catalogue-art/art.ts';
import {
  createCardArt,
  type CardArt,
  type DrawableScene,
  type SceneArt,
} from '#server/features/library/card-art.ts';
import type { DrawableStory } from '#server/features/library/queries.ts';
import { drawFirstScene, drawScene, scenesOfStory } from '#server/features/pictures/library-scenes.ts';
import { createSocialCards, type SocialCards } from '#server/features/social-card/cards.ts';

/** The pictures that belong to pages and to nobody's story. */
export interface PageArt {
  /** Places, themes and heroes to choose from, and medals. */
  catalogueArt: CatalogueArt;
  /** On the cards of the library. */
  cardArt: CardArt;
  /** In the books of the library. */
  sceneArt: SceneArt;
  articleArt: ArticleArt;
  /** By which links are shown elsewhere. */
  socialCards: SocialCards;
}

export function pageArt(
  { studio, words, catalogues, storage }: Workshop,
  { bindery }: { bindery: Bindery },
): PageArt {
  const store = storage.files('art');
  const webp = (width: number) => (svg: string) => studio.rasterize({ svg, format: 'webp', width });
  return {
    // Ids are the same in every language.
    catalogueArt: createCatalogueArt({
      catalogue: catalogues.en,
      themeHeroes: words.themeHeroes,
      studio,
      store,
    }),
    cardArt: createCardArt<DrawableStory>({
      // The seed of the experience: on the card the heroes look as they do in the story.
      draw: (story) => drawFirstScene(story, story.id, { words, studio }),
      toPixels: webp(480),
      store,
    }),
    sceneArt: {
      scenesOf: (story) =>
        scenesOfStory(story, words).scenes.map(({ at, description }) => ({ offset: at, description })),
      draw: createCardArt<DrawableScene>({
        draw: async ({ story, index }) => {
          const svg = await drawScene(story, { seed: story.id, index, format: 'page' }, { words, studio });
          if (svg === undefined) throw new Error('there is no such scene');
          return svg;
        },
        toPixels: webp(1280),
        store,
      }),
    },
    articleArt: createCardArt<DrawableArticle>({
      // Out of one sentence, like a scene of a story.
      draw: ({ scene, slug }) =>
        studio.draw({
          scene: readScene(scene, { language: 'en', book: words.book, characters: [] }),
          seed: slug,
        }),
      toPixels: webp(720),
      store,
    }),
    socialCards: createSocialCards({
      studio,
      bindery,
      store,
      languageOf: (title) => languageOf(title, words.book.common),
    }),
  };
}
