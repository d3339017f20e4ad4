import { redirect } from 'react-router';
import type { LibraryStory } from '#contract/library.ts';
import type { StoryCategory } from '#domain/library.ts';
import { storyPath } from '#domain/library-paths.ts';
import type { PageContext } from '#server/pages/page-context.ts';
import { foundBodyOf } from '#web/routes/library-data.ts';

/** The story of an address, or the not-found page. A story of another category is shown there. */
export async function findStory(
  api: PageContext['api'],
  slug: string,
  category: StoryCategory,
): Promise<LibraryStory> {
  const { story } = await foundBodyOf(api.library.stories[':idOrSlug'].$get({ param: { idOrSlug: slug } }));
  if (story.category !== category || story.slug !== slug) throw redirect(storyPath(story), 308);
  return story;
}
