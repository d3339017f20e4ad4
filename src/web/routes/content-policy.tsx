import { ContentPage } from '#web/features/content-pages/content-page.tsx';
import { FeedbackPanel } from '#web/features/feedback/feedback-panel.tsx';
import { pageContext } from '#web/page-context.ts';
import { readContentPage } from '#web/routes/read-content-page.ts';
import type { PageHandle } from '#web/routes/page-kind.ts';
import type { Route } from './+types/content-policy';

export function loader({ context, url }: Route.LoaderArgs) {
  return readContentPage(context.get(pageContext).api, url.pathname);
}

export const handle: PageHandle = { seenInQuery: [] };

export default function ContentPolicy({ loaderData: page }: Route.ComponentProps) {
  return (
    <ContentPage page={page}>
      <div className="mt-12 print:hidden">
        <FeedbackPanel />
      </div>
    </ContentPage>
  );
}
