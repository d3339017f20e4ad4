import { useRouteLoaderData } from 'react-router';
import { useTranslate } from '#web/i18n/messages.ts';
import type { RootData } from '#web/root.tsx';
import { Answer } from '#web/shell/age-gate/question.tsx';

/** What happens next, after a parent has agreed: said beside the page, which can be used at once. */
export function ConsentNote() {
  const t = useTranslate();
  const sends = useRouteLoaderData<RootData>('root')?.engines.mailSends !== false;
  return (
    <div role="status" className="fixed inset-x-3 bottom-3 z-50 mx-auto max-w-xl print:hidden">
      <div data-note hidden className="cut animate-rise border border-line bg-page p-5 text-ink shadow-float">
        <p className="font-bold">{sends ? t('consent.sent') : t('consent.waits')}</p>
        <p className="mt-1 text-small">{sends ? t('consent.sent.text') : t('consent.waits.text')}</p>
        <p className="mt-1 text-small text-ink-soft">{t('consent.strict')}</p>
        <Answer is="note-read" look="secondary" size="small" className="mt-3">
          {t('action.close')}
        </Answer>
      </div>
    </div>
  );
}
