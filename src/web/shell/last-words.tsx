import { BRAND } from '#domain/brand.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { BrandMark } from '#web/shell/brand.tsx';
import { OfflineWords } from '#web/shell/offline-words.tsx';
import { useLineWasDown } from '#web/shell/use-line-was-down.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';

/** When what surrounds every page is broken itself: all that is left, made of as little as possible. */
export function LastWords() {
  const t = useTranslate();
  const lineWasDown = useLineWasDown();
  return (
    <main id="page" tabIndex={-1} className="mx-auto max-w-3xl px-4 py-8 sm:px-6 sm:py-12">
      <p className="mb-12 flex items-center gap-2 font-display text-[1.625rem] font-semibold tracking-tight">
        <BrandMark />
        {BRAND}
      </p>
      {lineWasDown ? (
        <OfflineWords />
      ) : (
        <>
          <h1 className="text-h1">{t('error.title')}</h1>
          <p className="mt-4 max-w-prose text-lead text-ink-soft">{t('error.text')}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Button onClick={() => window.location.reload()}>{t('action.try_again')}</Button>
            <a href="/" className={buttonClass({ look: 'secondary' })}>
              {t('action.home')}
            </a>
          </div>
        </>
      )}
    </main>
  );
}
