import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyText } from '#web/browser/copy-text.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { dismissFailures, toast } from '#web/ui/toast-store.ts';

const SAID_MS = 2000;

interface CopyButtonProps {
  text: string;
  onCopied: () => void;
}

export function CopyButton({ text, onCopied }: CopyButtonProps) {
  const t = useTranslate();
  /** When it was copied last; null when that was a while ago. */
  const [copied, setCopied] = useState<number | null>(null);
  useEffect(() => {
    if (copied === null) return undefined;
    const timer = setTimeout(() => setCopied(null), SAID_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => {
    try {
      await copyText(text);
    } catch {
      toast({
        title: t('story.error.title.exception'),
        description: t('sharing.copy_failed'),
        look: 'danger',
      });
      return;
    }
    setCopied(performance.now());
    onCopied();
    dismissFailures();
    toast({
      title: t('sharing.copied'),
      description: t('sharing.copied.text'),
      look: 'success',
      durationMs: SAID_MS,
    });
  };
  const Icon = copied === null ? Copy : Check;
  return (
    <Button look="secondary" size="small" onClick={() => void copy()}>
      <Icon aria-hidden className="size-5" />
      {t(copied === null ? 'sharing.share.clipboard' : 'sharing.copied')}
    </Button>
  );
}
