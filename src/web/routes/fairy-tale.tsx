import { pageContext } from '#web/page-context.ts';
import { findStory } from '#web/routes/find-story.ts';
import { LibraryStoryPage } from '#web/routes/library-story-page.tsx';
import type { PageHandle } from '#web/routes/page-kind.ts';
import type { Route } from './+types/fairy-tale';

export function loader({ context, params }: Route.LoaderArgs) {
  return findStory(context.get(pageContext), params, 'Fairy Tales');
}

export const handle: PageHandle = { seenInQuery: [] };

export default function FairyTale({ loaderData: story }: Route.ComponentProps) {
  return <LibraryStoryPage key={`${story.id} ${story.language}`} story={story} />;
}
