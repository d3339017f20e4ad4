import { SCRIPTS_MISSING_ID } from '#domain/page-sleep.ts';
import { useTranslate } from '#web/i18n/messages.ts';

/** Written by the server and shown by the few lines that fetch the scripts, should these not come: nobody else could say so then. */
export function ScriptsMissing() {
  const t = useTranslate();
  return (
    <p
      id={SCRIPTS_MISSING_ID}
      role="alert"
      hidden
      suppressHydrationWarning // shown before React is there; by then it is over
      className="cut-small fixed inset-x-4 bottom-4 z-60 mx-auto max-w-xl border-2 border-danger bg-page p-4 text-ink shadow-lift"
    >
      <strong className="block">{t('piece.missing.title')}</strong>
      {t('piece.missing.text')}
    </p>
  );
}
