import type { ContentPage as Page } from '#contract/content-pages.ts';
import { ContentPage } from '#web/features/content-pages/content-page.tsx';
import { pageContext } from '#web/page-context.ts';
import { readContentPage } from '#web/routes/read-content-page.ts';
import type { PageHandle } from '#web/routes/page-kind.ts';
import type { Route } from './+types/content-page';

export function loader({ context, url }: Route.LoaderArgs) {
  return readContentPage(context.get(pageContext).api, url.pathname);
}

/** Tabs are the one block that the browser does not know by itself. */
export const handle: PageHandle<Page> = {
  seenInQuery: [],
  isText: ({ blocks }) => blocks.every(({ kind }) => kind !== 'tabs'),
};

/** Every page to read that is nothing but its text. */
export default function ContentPageRoute({ loaderData: page }: Route.ComponentProps) {
  return <ContentPage page={page} />;
}
