import { FastForward } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useTranslate } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/button.tsx';

/** For whoever reads faster than it is typed. */
export function ShowAll({ onPress }: { onPress: () => void }) {
  const t = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  // It goes when the text is there; the focus must not go with it.
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (document.activeElement === element) element?.closest('section')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div aria-live="off" className="sticky bottom-4 mt-2 flex justify-center">
      <Button ref={button} look="secondary" size="small" onClick={onPress}>
        <FastForward aria-hidden className="size-5" />
        {t('adventure.show_all')}
      </Button>
    </div>
  );
}
