import { Paintbrush } from 'lucide-react';
import { useTranslate } from '#web/i18n/messages.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

export function LoadingTile({ current }: { current: boolean }) {
  const t = useTranslate();
  return (
    <div className="relative">
      <Skeleton className="aspect-video" />
      <p className="absolute inset-0 flex flex-col items-center justify-center gap-2 text-small text-ink-soft">
        {current && <Paintbrush aria-hidden className="size-7 animate-bob text-leaf" />}
        {t(current ? 'illustrations.drawing' : 'illustrations.waiting')}
      </p>
    </div>
  );
}
