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
      className="mx-auto min-h-dvh max-w-6xl px-4 pt-6 sm:px-6"
    >
      {plain ? (
        <StepHead step="setting" title={t('select_setting')} lead={t('wizard.setting.lead')} />
      ) : (
        <>
          <Skeleton className="h-9" />
          <h1 className="mt-6 text-h1">{t('story_creator')}</h1>
          <p className="mt-1 mb-5 text-ink-soft">{t('create_magical_adventure')}</p>
        </>
      )}
      <div className="mb-6 grid grid-cols-2 gap-x-3 gap-y-4 lg:grid-cols-[1fr_1fr_2.2fr] lg:gap-5">
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
        <Skeleton className="col-span-2 h-24 lg:col-span-1 lg:h-20" />
      </div>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {Array.from({ length: 10 }, (_, i) => (
          <Skeleton key={i} className="h-44" />
        ))}
      </div>
    </div>
  );
}
