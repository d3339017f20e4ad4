import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { StepHead } from '#web/features/creator/step-head.tsx';
import { useTranslate } from '#web/i18n/messages.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

/**
 * An address that asks for nothing but the creator leads to its first step, whose words need not be waited for. Without a line
 * every address of the creator is answered with the page of the plain one: what was sent is what React finds.
 */
function isPlain(search: URLSearchParams): boolean {
  const sent = import.meta.env.SSR ? null : document.querySelector<HTMLElement>('[data-creator-waits]');
  return sent ? sent.dataset['creatorWaits'] === 'plain' : search.size === 1;
}

/** The creator's place until its choices are here; what the server sends, too. */
export function CreatorWaiting() {
  const t = useTranslate();
  const [search] = useSearchParams();
  const [plain] = useState(() => isPlain(search));
  return (
    <div
      aria-busy
      data-creator-waits={plain ? 'plain' : 'step'}
      className="mx-auto min-h-dvh max-w-6xl px-4 pt-3 sm:px-6 sm:pt-6"
    >
      {plain ? (
        <StepHead step="setting" title={t('select_setting')} lead={t('wizard.setting.lead')} />
      ) : (
        <>
          <Skeleton className="h-7 sm:h-9" />
          <h1 className="mt-3 text-h1 max-sm:text-[1.75rem] sm:mt-6">{t('story_creator')}</h1>
          <p className="mt-1 mb-3 text-ink-soft max-sm:sr-only sm:mb-5">{t('create_magical_adventure')}</p>
        </>
      )}
      <Skeleton className="mb-3 h-16 sm:hidden" />
      <div className="mb-6 grid grid-cols-2 gap-x-3 gap-y-4 max-sm:hidden lg:grid-cols-[2.2fr_1fr_1fr] lg:gap-5">
        <Skeleton className="h-20 sm:max-lg:col-span-2" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
      </div>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {Array.from({ length: 10 }, (_, i) => (
          <Skeleton key={i} className="h-44" />
        ))}
      </div>
    </div>
  );
}
