import { LoaderCircle, Split } from 'lucide-react';
import dragon from '#web/art/heroes/dragon.webp';
import { useTranslate } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/button.tsx';

interface InvitationProps {
  busy: boolean;
  onStart: () => void;
}

export function Invitation({ busy, onStart }: InvitationProps) {
  const t = useTranslate();
  const Icon = busy ? LoaderCircle : Split;
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
      <div className="min-w-60 flex-1">
        <p className="max-w-prose text-ink-soft">{t('adventure.text')}</p>
        {/* Not disabled while it is busy: the focus would be lost. */}
        <Button className="mt-5" aria-disabled={busy} onClick={onStart}>
          <Icon aria-hidden className={busy ? 'size-5 animate-spin' : 'size-5 rotate-90'} />
          {t(busy ? 'adventure.starting' : 'adventure.start')}
        </Button>
      </div>
      <img src={dragon} alt="" width={420} height={406} loading="lazy" className="mx-auto h-36 w-auto" />
    </div>
  );
}
