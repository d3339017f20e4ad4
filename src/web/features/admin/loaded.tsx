import type { ReactNode } from 'react';
import type { Loading } from '#web/features/admin/admin-api.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface LoadedProps<Data> {
  from: Loading<Data>;
  /** What keeps its place while it is on its way. */
  waiting: ReactNode;
  children: (data: Data) => ReactNode;
}

/** What was asked for, or its place, or what went wrong and a way to ask again. */
export function Loaded<Data>({ from, waiting, children }: LoadedProps<Data>) {
  const t = useTranslate();
  if (from.data !== undefined) return children(from.data);
  if (!from.isError || from.isFetching) {
    return <div aria-busy>{waiting}</div>;
  }
  return (
    <Notice tone="danger" title={from.failure}>
      <Button size="small" look="secondary" className="mt-2" onClick={() => void from.refetch()}>
        {t('action.try_again')}
      </Button>
    </Notice>
  );
}
