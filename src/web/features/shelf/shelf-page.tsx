import { Feather } from 'lucide-react';
import type { ReactNode } from 'react';
import { displayName } from '#domain/viewer.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { useViewer } from '#web/shell/viewer.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const NOBODY = { email: null, username: null };

/** The home of a family: their books, and the way to a new one. */
export function ShelfPage({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const { viewer } = useViewer();
  return (
    <div className="mx-auto max-w-6xl px-4 pt-6 sm:px-6 sm:pt-9">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="line-clamp-2 min-w-0 grow basis-72 text-h1 wrap-anywhere">
          {t('dashboard.greeting', { name: displayName(viewer ?? NOBODY) })}
        </h1>
        <ButtonLink to="/?create" size="large" className="max-sm:grow">
          <Feather aria-hidden className="size-5" />
          {t('dashboard.create')}
        </ButtonLink>
      </div>
      {children}
    </div>
  );
}

/** Before it is known what stands on it. */
export function ShelfWaiting() {
  return (
    <div aria-busy className="mx-auto grid max-w-6xl gap-8 px-4 pt-6 sm:px-6 sm:pt-9">
      <Skeleton className="h-28 sm:h-14" />
      <Skeleton className="h-80" />
      <Skeleton className="h-72" />
    </div>
  );
}
