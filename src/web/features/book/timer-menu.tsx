import { AlarmClock } from 'lucide-react';
import type { Bedtime } from '#web/features/book/use-bedtime.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { ReaderPopover } from '#web/reader/reader-popover.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

/** When light and sound go by themselves. */
export function TimerMenu({ bedtime: { timer, times, setTimer } }: { bedtime: Bedtime }) {
  const t = useTranslate();
  return (
    <ReaderPopover
      label={t('book.timer')}
      trigger={
        <IconButton label={t('book.timer')} className={timer === null ? undefined : 'text-coral'}>
          <AlarmClock aria-hidden className="size-5.5" />
        </IconButton>
      }
      className="w-[min(20rem,calc(100vw-1.5rem))] gap-3"
    >
      <p className="text-small font-bold text-ink-soft">{t('book.timer')}</p>
      <div className="flex flex-wrap gap-2">
        {times.map((time) => (
          <Chip key={time} pressed={timer === time} onPress={() => setTimer(timer === time ? null : time)}>
            {time === 'end' ? t('book.timer.end') : t('book.timer.minutes', { minutes: time })}
          </Chip>
        ))}
      </div>
    </ReaderPopover>
  );
}
