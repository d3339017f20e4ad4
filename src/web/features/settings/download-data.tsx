import { Download } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '#web/browser/save-file.ts';
import { fetchData } from '#web/features/settings/account-requests.ts';
import { isProofNeeded, useProblem } from '#web/features/settings/problem.ts';
import { ProofStep } from '#web/features/settings/proof-step.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';

const FILE_NAME = 'fabloom-data.json';

/** Everything about a person goes to whoever just showed that it is them, and to nobody who found a tablet lying about. */
export function DownloadData() {
  const t = useTranslate();
  const problemOf = useProblem();
  const [busy, setBusy] = useState(false);
  const [proving, setProving] = useState(false);
  const save = async () => {
    saveFile(await fetchData(), FILE_NAME);
    setProving(false);
    toast({ title: t('settings.data.done'), look: 'success' });
  };
  const download = async () => {
    if (busy) return;
    setBusy(true);
    try {
      await save();
    } catch (error) {
      if (isProofNeeded(error)) setProving(true);
      else toast({ title: t('settings.data.failed'), description: problemOf(error), look: 'danger' });
    }
    setBusy(false);
  };
  return (
    <>
      <Button look="secondary" aria-disabled={busy} onClick={() => void download()}>
        <Download aria-hidden className="size-5" />
        {busy ? t('settings.working') : t('settings.data.download')}
      </Button>
      {proving && (
        <Dialog
          open
          title={t('settings.proof.title')}
          description={t('settings.proof.lead')}
          dismiss={{ label: t('action.close'), onDismiss: () => setProving(false) }}
        >
          <ProofStep onProven={save} onCancel={() => setProving(false)} />
        </Dialog>
      )}
    </>
  );
}
