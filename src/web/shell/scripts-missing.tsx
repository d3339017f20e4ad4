import { useLocation } from 'react-router';
import { useTranslate } from '#web/i18n/messages.ts';
import { ButtonLink } from '#web/ui/button.tsx';

/**
 * Written by the server into every page, and shown where the scripts did not come: nothing else could say so. A page of
 * text misses nothing that its reader would look for.
 */
export function ScriptsMissing() {
  const t = useTranslate();
  const { pathname, search } = useLocation();
  return (
    <div
      role="status"
      className="fixed inset-x-3 bottom-3 z-50 mx-auto hidden max-w-xl in-data-[scripts=missing]:block in-data-text-page:hidden! print:hidden"
    >
      <div className="cut border border-line bg-page p-5 text-ink shadow-float">
        <p className="font-bold">{t('scripts.missing.title')}</p>
        <p className="mt-1 text-small">{t('scripts.missing.text')}</p>
        <ButtonLink to={{ pathname, search }} reloadDocument look="secondary" size="small" className="mt-3">
          {t('action.try_again')}
        </ButtonLink>
      </div>
    </div>
  );
}
