import { NonFictionPage } from '#web/features/library/non-fiction-page.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { pageContext } from '#web/page-context.ts';
import { bodyOf } from '#web/api/body-of.ts';
import { orNothing, orNothingHere, revalidateOnNewPath } from '#web/routes/library-data.ts';
import { PageMeta } from '#web/meta/page-meta.tsx';
import type { PageHandle } from '#web/routes/page-kind.ts';
import { useReaderLanguage } from '#web/routes/use-reader-language.ts';
import type { Route } from './+types/non-fiction';

const NOTHING = { series: [], stories: [], chapters: [] };

export function loader({ context }: Route.LoaderArgs) {
  const { api, language, reportError } = context.get(pageContext);
  const query = { category: 'Non Fiction', language } as const;
  return orNothing(
    async () => {
      const [series, stories, chapters] = await Promise.all([
        bodyOf(api.library.series.$get({ query })),
        bodyOf(api.library.stories.$get({ query })),
        bodyOf(api.library.chapters.$get({ query })),
      ]);
      return { ...series, ...stories, ...chapters };
    },
    NOTHING,
    reportError,
  );
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return orNothingHere(serverLoader, NOTHING);
}

export const shouldRevalidate = revalidateOnNewPath;

export const handle: PageHandle = { seenInQuery: ['age', 'q', 'language'] };

export default function NonFiction({ loaderData }: Route.ComponentProps) {
  const t = useTranslate();
  useReaderLanguage();
  return (
    <>
      <PageMeta title={t('page.non_fiction.title')} description={t('page.non_fiction.lead')} />
      <NonFictionPage {...loaderData} />
    </>
  );
}
