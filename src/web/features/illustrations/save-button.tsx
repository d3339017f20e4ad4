import { Download, LoaderCircle } from 'lucide-react';
import { useState } from 'react';
import { useTranslate } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/button.tsx';

interface SaveButtonProps {
  /** Begins with the word that is seen. */
  label: string;
  save: () => void | Promise<unknown>;
}

/** One download at a time. It is never disabled, so that the focus stays. */
export function SaveButton({ label, save }: SaveButtonProps) {
  const t = useTranslate();
  const [busy, setBusy] = useState(false);
  const onClick = async () => {
    if (busy) return;
    setBusy(true);
    await save();
    setBusy(false);
  };
  const Icon = busy ? LoaderCircle : Download;
  return (
    <Button look="quiet" size="small" aria-label={label} aria-busy={busy} onClick={() => void onClick()}>
      <Icon aria-hidden className={busy ? 'size-4 animate-spin' : 'size-4'} />
      {t('illustrations.download')}
    </Button>
  );
}
