import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ClassBookWish, ClassStory, ClassWish } from '#contract/classes.ts';
import { BUILT_IN } from '#domain/engines.ts';
import type { AgeGroup } from '#domain/age-groups.ts';
import { withoutFamily } from '#domain/family-in-scenes.ts';
import { fileName } from '#domain/file-name.ts';
import type { LanguageCode } from '#domain/languages.ts';
import { ask, request } from '#web/api/api.ts';
import { refusalOf } from '#web/api/refusal.ts';
import { saveFile } from '#web/browser/save-file.ts';
import { drawScenes } from '#web/scenes/draw-scenes.ts';
import { scenesOf } from '#web/scenes/story-scenes.ts';

export function useTellClass() {
  return useMutation({
    mutationFn: (wish: ClassWish) => ask('POST /api/classes/stories', { json: wish }),
  });
}

export function usePrintClass() {
  return useMutation({
    mutationFn: async (wish: ClassBookWish) => {
      const answer = await request('POST /api/classes/book.pdf', { json: wish });
      if (!answer.ok) throw await refusalOf(answer);
      saveFile(await answer.blob(), fileName(wish.label, 'pdf'));
    },
  });
}

export interface ToShelf extends ClassStory {
  id: string;
  language: LanguageCode;
  ageGroup: AgeGroup;
}

/**
 * The text goes to the shelf with the names that are in it; whom the pictures show stays unnamed. They are drawn before anybody opens
 * it: a code or a link may be given away at once.
 */
export function useKeepClassStory() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ children, questions, ...story }: ToShelf) => {
      const { id, title, text, language, ageGroup, setting, theme } = story;
      const scenes = withoutFamily(story.scenes, children);
      const pages = scenesOf({ segments: [text], ageGroup, scenes }).map(({ offset }) => offset);
      const drawn = drawScenes({ ...story, heroes: [], byUs: true }, pages, scenes);
      // Without pictures it is a story all the same, and its book has them drawn later.
      const pictures = await drawn.then((all) => all.pictures).catch(() => []);
      await ask('POST /api/my-stories', {
        json: {
          id,
          title,
          language,
          ageGroup,
          choices: { setting, theme, characters: [] },
          segments: [{ id: 'segment-1', text, questions }],
          media: { scenes, pictures },
          toldBy: BUILT_IN,
          ofClass: true,
        },
      });
      return id;
    },
    onSuccess: () => client.invalidateQueries({ queryKey: ['my-stories'] }),
  });
}
