import { BUILT_IN } from '#domain/engines.ts';
import { createClassTeller } from '#engines/storyteller/class-tales/class-teller.ts';
import { createSay } from '#server/compose/engines/say.ts';
import type { Parts } from '#server/compose/parts.ts';
import { CONTENT } from '#server/content/folder.ts';
import type { ClassesDependencies } from '#server/features/classes/routes.ts';
import { storyScenes } from '#server/features/pictures/resolve-scene.ts';

type Made = Pick<ClassesDependencies, 'tellers' | 'making'>;

/** Who tells, draws and binds for a class: we ourselves alone, for no name of a child goes to anybody outside. */
export function classMaking({
  storytellers,
  catalogues,
  studio,
  words,
  texts,
}: Pick<Parts, 'storytellers' | 'catalogues' | 'studio' | 'words' | 'texts'>): Made {
  const say = createSay(texts);
  return {
    tellers: { classTeller: createClassTeller(CONTENT), storyteller: storytellers.own, catalogues },
    making: {
      studio,
      scenesOf: ({ text, scenes }, { language, ageGroup, cuts }) =>
        storyScenes(
          {
            storyContent: text,
            language,
            ageGroup,
            characters: [],
            scenes,
            beats: cuts,
            targetScenes: cuts.length,
          },
          words,
        ).scenes,
      madeWith: ({ language }) => ({
        title: say(language, 'book.made_with'),
        lines: [say(language, 'story.told_by.built_in', { writer: BUILT_IN })],
      }),
    },
  };
}
