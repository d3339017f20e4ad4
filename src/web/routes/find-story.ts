import { data, redirect } from 'react-router';
import type { LibraryStory } from '#contract/library.ts';
import { isLanguageCode } from '#domain/languages.ts';
import type { StoryCategory } from '#domain/library.ts';
import { storyPath, tellingPath } from '#domain/library-paths.ts';
import type { PageContext } from '#server/pages/page-context.ts';
import { foundBodyOf } from '#web/routes/library-data.ts';

interface StoryAddress {
  slug: string;
  /** Absent: the reader's. */
  language?: string | undefined;
}

/**
 * The story of an address, or the not-found page. One of another category is shown there, and one that is not told in the
 * language of the address in the one that suits the reader best.
 */
export async function findStory(
  { api, language: reader }: Pick<PageContext, 'api' | 'language'>,
  { slug, language: wanted }: StoryAddress,
  category: StoryCategory,
): Promise<LibraryStory> {
  // oxlint-disable-next-line only-throw-error -- the way of the router
  if (wanted !== undefined && !isLanguageCode(wanted)) throw data(null, { status: 404 });
  const { story } = await foundBodyOf(
    api.library.stories[':idOrSlug'].$get({
      param: { idOrSlug: slug },
      query: { language: wanted ?? reader },
    }),
  );
  if (wanted && story.language !== wanted) throw redirect(storyPath(story), 302);
  if (story.category !== category || story.slug !== slug)
    throw redirect(wanted ? tellingPath(story, wanted) : storyPath(story), 308);
  return story;
}
