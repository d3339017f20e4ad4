import { JoinPage } from '#web/features/reading-lists/join-page.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { PageMeta } from '#web/meta/page-meta.tsx';
import type { PageHandle } from '#web/routes/page-kind.ts';

/** The code is in the address: there is nothing to see before a script reads it. */
export const handle: PageHandle = { hurries: true, seenInQuery: [] };

export const headers = () => ({ 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' });

export default function Join() {
  const t = useTranslate();
  return (
    <>
      <PageMeta title={t('page.join.title')} description={t('page.join.lead')} noIndex />
      <JoinPage />
    </>
  );
}
