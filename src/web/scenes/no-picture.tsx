import { useTranslate } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/button.tsx';

/** In the place of a picture that is not there. */
export function NoPicture({ text, onRetry }: { text: string; onRetry: () => void }) {
  const t = useTranslate();
  return (
    <div className="absolute inset-0 grid place-content-center justify-items-center gap-2 p-6 text-center font-sans text-small text-ink-soft">
      {text}
      <Button look="secondary" size="small" onClick={onRetry}>
        {t('wizard.try_again')}
      </Button>
    </div>
  );
}
