import { AdminPage } from '#web/features/admin/admin-page.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { PageMeta } from '#web/meta/page-meta.tsx';

export default function Admin() {
  const t = useTranslate();
  return (
    <>
      <PageMeta title={t('page.admin.title')} description={t('page.admin.lead')} noIndex />
      <AdminPage />
    </>
  );
}
