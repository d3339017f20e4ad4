import { Popover } from 'radix-ui';
import { Presentation } from 'lucide-react';
import { useTranslate } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/button.tsx';

/** In the menu of an open book: the way onto the wall. The menu closes behind whoever takes it. */
export function ProjectorChoice({ onProject }: { onProject: () => void }) {
  const t = useTranslate();
  return (
    <div>
      <Popover.Close asChild>
        <Button look="secondary" size="small" onClick={onProject} className="w-full">
          <Presentation aria-hidden className="size-5 shrink-0" />
          {t('projector.open')}
        </Button>
      </Popover.Close>
      <p className="mt-1.5 text-small text-ink-soft">{t('projector.open.text')}</p>
    </div>
  );
}
