import { ArrowRight } from 'lucide-react';
import { useTranslate } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/button.tsx';

/** The way from a book to whatever else can be done with it. */
export function MoreButton({ onTools }: { onTools: () => void }) {
  const t = useTranslate();
  return (
    <Button look="quiet" onClick={onTools}>
      {t('book.more')}
      <ArrowRight aria-hidden className="size-4.5 shrink-0" />
    </Button>
  );
}
