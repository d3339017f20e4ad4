import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '#web/browser/save-file.ts';
import { fetchData } from '#web/features/settings/account-requests.ts';
import { DeleteAccount } from '#web/features/settings/delete-account.tsx';
import { useProblem } from '#web/features/settings/problem.ts';
import { Setting, SettingsCard } from '#web/features/settings/section.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';

const FILE_NAME = 'fabloom-data.json';

export function DataCard() {
  const t = useTranslate();
  const [deleting, setDeleting] = useState(false);
  return (
    <SettingsCard title={t('settings.data.title')}>
      <Setting
        title={t('settings.data.download')}
        text={t('settings.data.download.text')}
        action={<DownloadButton />}
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

function DownloadButton() {
  const t = useTranslate();
  const problemOf = useProblem();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    if (busy) return;
    setBusy(true);
    try {
      saveFile(await fetchData(), FILE_NAME);
      toast({ title: t('settings.data.done'), look: 'success' });
    } catch (error) {
      toast({ title: t('settings.data.failed'), description: problemOf(error), look: 'danger' });
    }
    setBusy(false);
  };
  return (
    <Button look="secondary" aria-disabled={busy} onClick={() => void download()}>
      <Download aria-hidden className="size-5" />
      {busy ? t('settings.working') : t('settings.data.download')}
    </Button>
  );
}
