import { useEffect, useEffectEvent, useState } from 'react';
import { serverAnswers } from '#web/browser/line.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast-store.ts';

interface OfflineWordsProps {
  /** The line is back. Without it the page is loaded anew, which without a line would end on the browser's own page. */
  onBack?: () => void;
}

const loadAnew = () => window.location.reload();

/** That there is no line, and what to do: nothing. It goes on by itself. */
export function OfflineWords({ onBack = loadAnew }: OfflineWordsProps) {
  const t = useTranslate();
  const [looking, setLooking] = useState(false);
  const back = useEffectEvent(onBack);
  useEffect(() => {
    const over = new AbortController();
    window.addEventListener('online', () => back(), { signal: over.signal });
    return () => over.abort();
  }, []);
  const look = async () => {
    if (looking) return;
    setLooking(true);
    if (await serverAnswers()) onBack();
    else toast({ title: t('offline.title'), description: t('offline.text') });
    setLooking(false);
  };
  return (
    <div role="status">
      <h1 className="text-h1">{t('offline.title')}</h1>
      <p className="mt-4 max-w-prose text-lead text-ink-soft">{t('offline.text')}</p>
      {/* Not disabled while it is busy: the focus would be lost. */}
      <Button className="mt-8" aria-disabled={looking} onClick={() => void look()}>
        {t('action.try_again')}
      </Button>
    </div>
  );
}
