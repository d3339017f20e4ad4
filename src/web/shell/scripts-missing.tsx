import { ChevronDown } from 'lucide-react';
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
      {/* It lies over the page, and without scripts only the browser can fold it away. */}
      <details open className="cut group border border-line bg-page px-5 text-ink shadow-float">
        <summary className="flex min-h-12 list-none items-center justify-between gap-3 py-3 leading-snug font-bold [&::-webkit-details-marker]:hidden">
          {t('scripts.missing.title')}
          <ChevronDown
            aria-hidden
            className="size-5 shrink-0 text-coral transition-transform group-open:rotate-180"
          />
        </summary>
        <p className="text-small">{t('scripts.missing.text')}</p>
        <ButtonLink
          to={{ pathname, search }}
          reloadDocument
          look="secondary"
          size="small"
          className="mt-3 mb-5"
        >
          {t('action.try_again')}
        </ButtonLink>
      </details>
    </div>
  );
}
