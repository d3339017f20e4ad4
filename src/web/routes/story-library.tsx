import { LibraryHome } from '#web/features/library/library-home.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { pageContext } from '#web/page-context.ts';
import { bodyOf } from '#web/api/body-of.ts';
import { orNothing, orNothingHere } from '#web/routes/library-data.ts';
import { PageMeta } from '#web/meta/page-meta.tsx';
import type { PageHandle } from '#web/routes/page-kind.ts';
import { useReaderLanguage } from '#web/routes/use-reader-language.ts';
import type { Route } from './+types/story-library';

const NOTHING = { top: [] };

export function loader({ context }: Route.LoaderArgs) {
  const { api, language, reportError } = context.get(pageContext);
  return orNothing(
    async () => {
      const { stories } = await bodyOf(api.library.top.$get({ query: { language } }));
      return { top: stories };
    },
    NOTHING,
    reportError,
  );
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return orNothingHere(serverLoader, NOTHING);
}

export const handle: PageHandle = { seenInQuery: [] };

export default function StoryLibrary({ loaderData: { top } }: Route.ComponentProps) {
  const t = useTranslate();
  useReaderLanguage();
  return (
    <>
      <PageMeta title={t('page.story_library.title')} description={t('page.story_library.lead')} />
      <LibraryHome top={top} />
    </>
  );
}
