import { Split } from 'lucide-react';
import dragon from '#web/art/heroes/dragon.webp';
import { useTranslate } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/button.tsx';

interface InvitationProps {
  /** Some of it was played already. */
  isBegun: boolean;
  onStart: () => void;
}

export function Invitation({ isBegun, onStart }: InvitationProps) {
  const t = useTranslate();
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
      <div className="min-w-60 flex-1">
        <p className="max-w-prose text-ink-soft">{t('adventure.text')}</p>
        <Button className="mt-5" onClick={onStart}>
          <Split aria-hidden className="size-5 rotate-90" />
          {t(isBegun ? 'adventure.go_on' : 'adventure.start')}
        </Button>
      </div>
      <img src={dragon} alt="" width={420} height={406} loading="lazy" className="mx-auto h-36 w-auto" />
    </div>
  );
}
