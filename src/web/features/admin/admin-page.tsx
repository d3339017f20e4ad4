import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useAdminAccess } from '#web/features/admin/admin-access.ts';
import { AdminPanel } from '#web/features/admin/admin-panel.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { toast } from '#web/ui/toast-store.ts';

/** For the people who run the installation; everybody else is led to the start. */
export function AdminPage() {
  const t = useTranslate();
  const navigate = useNavigate();
  const access = useAdminAccess();
  const refusal = access === 'denied' ? 'admin.denied' : access === 'unknown' ? 'admin.check_failed' : null;
  useEffect(() => {
    if (!refusal) return;
    toast({ title: t(refusal), look: 'danger' });
    void navigate('/', { replace: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- said once, in the language of that moment
  }, [refusal]);
  return (
    <div className="mx-auto max-w-6xl px-4 pt-8 sm:px-6">
      <h1 className="text-h1">{t('nav.admin_dashboard')}</h1>
      <AdminPanel admitted={access === 'admitted'} />
    </div>
  );
}
