import { withFamily } from '#domain/family-in-scenes.ts';
import { DEFAULT_LANGUAGE } from '#domain/languages.ts';
import type { Parts } from '#server/compose/parts.ts';
import { visualsOfOwn } from '#server/compose/engines/own-story-scenes.ts';
import { createSay } from '#server/compose/engines/say.ts';
import { spell } from '#server/compose/engines/spell.ts';
import { findStory as findInLibrary } from '#server/features/library/queries.ts';
import { findStory as findOwn } from '#server/features/my-stories/queries.ts';
import { scenesOfStory } from '#server/features/pictures/library-scenes.ts';
import { storyScenes } from '#server/features/pictures/resolve-scene.ts';
import type { SheetSources } from '#server/features/sheets/routes.ts';
import { CONTENT } from '#server/content/folder.ts';
import { wordCardsIn } from '#server/languages/word-cards.ts';

/** What sheets are made of: stories of the library and of My Stories, with the scenes that are drawn of them. */
export function sheetMaking({
  database: { db },
  studio,
  words,
  texts,
  talk,
}: Pick<Parts, 'database' | 'studio' | 'words' | 'texts' | 'talk'>): SheetSources {
  // The same in every language.
  const { themes } = words.catalogues[DEFAULT_LANGUAGE];
  const familyOf = (id: string) => themes.find((theme) => theme.id === id)?.family;
  return {
    making: {
      studio,
      words: (language) => words.descriptions[language],
      cards: wordCardsIn(CONTENT),
      talk,
      say: createSay(texts),
      spell,
    },
    library: async (idOrSlug, language) => {
      const story = await findInLibrary(db, idOrSlug, language);
      return (
        story && {
          ...story,
          seed: story.id,
          text: story.content,
          scenes: () => scenesOfStory(story, words).scenes,
        }
      );
    },
    own: async (userId, id, { family }) => {
      const story = await findOwn(db, userId, id);
      if (!story) return undefined;
      const text = story.segments.map((segment) => segment.text).join('\n\n');
      const names = family.map(({ name }) => name);
      const { media } = story;
      const told = media.scenes && { ...media, scenes: withFamily(media.scenes, names) };
      const request = visualsOfOwn({ ...story, media: told ?? media }, text);
      const characters = [...family, ...request.characters];
      return {
        ...story,
        seed: id,
        text,
        questions: story.segments.at(-1)?.questions ?? [],
        themeFamily: familyOf(story.choices.theme.id),
        scenes: () => storyScenes({ ...request, characters }, words).scenes,
      };
    },
  };
}
