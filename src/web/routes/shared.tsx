import { SharedBookPage } from '#web/features/book-links/shared-book-page.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { PageMeta } from '#web/meta/page-meta.tsx';
import { SharedBookDesk } from '#web/routes/shared-book-desk.tsx';

export const headers = () => ({ 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' });

export default function Shared() {
  const t = useTranslate();
  return (
    <>
      <PageMeta title={t('page.shared.title')} description={t('page.shared.lead')} noIndex />
      <SharedBookPage renderBook={(book, key) => <SharedBookDesk key={key} book={book} linkKey={key} />} />
    </>
  );
}
