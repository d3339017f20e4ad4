import { CONFIRM_PARAMETER, LEAVE_PARAMETER, OUTCOME_PARAMETER } from '#domain/newsletter.ts';
import { NewsletterPage } from '#web/features/newsletter/newsletter-page.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { pageContext } from '#web/page-context.ts';
import { newsletterState } from '#web/routes/editorial-data.ts';
import { PageMeta } from '#web/meta/page-meta.tsx';
import type { PageHandle } from '#web/routes/page-kind.ts';
import type { Route } from './+types/newsletter';

export const handle: PageHandle = {
  seenInQuery: [OUTCOME_PARAMETER],
  secretInQuery: [CONFIRM_PARAMETER, LEAVE_PARAMETER],
};

export function loader({ context }: Route.LoaderArgs) {
  return newsletterState(context.get(pageContext));
}

export default function Newsletter({ loaderData: { available } }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <>
      <PageMeta title={t('page.newsletter.title')} description={t('newsletter.text')} noIndex />
      <NewsletterPage available={available} />
    </>
  );
}
