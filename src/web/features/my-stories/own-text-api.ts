import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MyStory, MyStoryChange } from '#contract/my-stories.ts';
import { hasSameParagraphs, hungAgain } from '#domain/edited-text.ts';
import { ask } from '#web/api/api.ts';
import { MY_STORIES } from '#web/features/my-stories/my-stories-api.ts';

/** All words of a book, as they are now and not as they were the last time. */
export function useOwnText(id: string) {
  return useQuery({
    queryKey: ['own-text', id],
    queryFn: async ({ signal }) => (await ask('GET /api/my-stories/:id', { param: { id }, signal })).story,
    staleTime: Infinity,
    gcTime: 0,
  });
}

interface Rewriting {
  stored: MyStory;
  /** Of each part. */
  texts: readonly string[];
}

export function useRewriteStory() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ stored, texts }: Rewriting) =>
      ask('PATCH /api/my-stories/:id', { param: { id: stored.id }, json: rewritten(stored, texts) }),
    onSuccess: () => client.invalidateQueries({ queryKey: MY_STORIES }),
  });
}

/** Its pictures hang on the same words as before. What was told beside it in another language stays as long as it fits. */
function rewritten({ segments, media, revision }: MyStory, texts: readonly string[]): MyStoryChange {
  const before = segments.map(({ text }) => text);
  const after = texts.map((text) => text.trim());
  const { pictures, scenes, tale, tellings } = media;
  const hasCounterparts = hasSameParagraphs(before[0] ?? '', after[0] ?? '');
  return {
    revision,
    segments: segments.map((segment, i) => ({ ...segment, text: after[i] ?? segment.text })),
    media: {
      ...(pictures && { pictures: hungAgain(pictures, before, after) }),
      ...(scenes && { scenes: hungAgain(scenes, before, after) }),
      ...(hasCounterparts && { ...(tale && { tale }), ...(tellings && { tellings }) }),
    },
  };
}
