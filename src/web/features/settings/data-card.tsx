import { useState } from 'react';
import { DeleteAccount } from '#web/features/settings/delete-account.tsx';
import { DownloadData } from '#web/features/settings/download-data.tsx';
import { Setting, SettingsCard } from '#web/features/settings/section.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/button.tsx';

export function DataCard() {
  const t = useTranslate();
  const [deleting, setDeleting] = useState(false);
  return (
    <SettingsCard title={t('settings.data.title')}>
      <Setting
        title={t('settings.data.download')}
        text={t('settings.data.download.text')}
        action={<DownloadData />}
      />
      <Setting
        title={t('settings.delete')}
        text={t('settings.delete.text')}
        action={
          <Button look="danger" onClick={() => setDeleting(true)}>
            {t('settings.delete')}
          </Button>
        }
      />
      {deleting && <DeleteAccount onClose={() => setDeleting(false)} />}
    </SettingsCard>
  );
}
