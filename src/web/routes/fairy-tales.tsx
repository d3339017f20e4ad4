import { FairyTalesPage } from '#web/features/library/fairy-tales-page.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { pageContext } from '#web/page-context.ts';
import { bodyOf } from '#web/api/body-of.ts';
import { orNothing, orNothingHere, revalidateOnNewPath } from '#web/routes/library-data.ts';
import { PageMeta } from '#web/meta/page-meta.tsx';
import type { PageHandle } from '#web/routes/page-kind.ts';
import { useReaderLanguage } from '#web/routes/use-reader-language.ts';
import type { Route } from './+types/fairy-tales';

const NOTHING = { stories: [] };

export function loader({ context }: Route.LoaderArgs) {
  const { api, language, reportError } = context.get(pageContext);
  return orNothing(
    () => bodyOf(api.library.stories.$get({ query: { category: 'Fairy Tales', language } })),
    NOTHING,
    reportError,
  );
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return orNothingHere(serverLoader, NOTHING);
}

export const shouldRevalidate = revalidateOnNewPath;

export const handle: PageHandle = { seenInQuery: ['age', 'q', 'language'] };

export default function FairyTales({ loaderData: { stories } }: Route.ComponentProps) {
  const t = useTranslate();
  useReaderLanguage();
  return (
    <>
      <PageMeta title={t('page.fairy_tales.title')} description={t('page.fairy_tales.lead')} />
      <FairyTalesPage stories={stories} />
    </>
  );
}
