import type { GuideCard } from '#contract/guides.ts';
import { GuidesPage } from '#web/features/editorial/guides-page.tsx';
import { NewsletterBox } from '#web/features/newsletter/newsletter-box.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { pageContext } from '#web/page-context.ts';
import { bodyOf } from '#web/api/body-of.ts';
import { newsletterState, orFailed, orFailedHere } from '#web/routes/editorial-data.ts';
import { revalidateOnNewPath } from '#web/routes/library-data.ts';
import { ClassEntry } from '#web/routes/class-entry.tsx';
import { PageMeta } from '#web/meta/page-meta.tsx';
import type { PageHandle } from '#web/routes/page-kind.ts';
import type { Route } from './+types/educational-guides';

interface GuidesData {
  guides: GuideCard[];
  available: boolean;
}

const NOTHING: GuidesData = { guides: [], available: false };

export function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return orFailed(
    async (): Promise<GuidesData> => {
      const { guides } = await bodyOf(page.api.guides.$get({ query: {} }));
      return { guides, ...(await newsletterState(page)) };
    },
    NOTHING,
    page,
  );
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return orFailedHere(serverLoader, NOTHING);
}

export const shouldRevalidate = revalidateOnNewPath;

export const handle: PageHandle = { seenInQuery: ['category', 'q'] };

export default function EducationalGuides({
  loaderData: { guides, available, failed },
}: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <>
      <PageMeta title={t('page.educational_guides.title')} description={t('page.educational_guides.lead')} />
      <GuidesPage
        guides={guides}
        failed={failed}
        classes={<ClassEntry className="mt-5" />}
        newsletter={<NewsletterBox available={available} />}
      />
    </>
  );
}
