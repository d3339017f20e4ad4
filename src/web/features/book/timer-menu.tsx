import { AlarmClock } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { SLEEP_TIMES } from '#web/features/book/sleep-timer.ts';
import type { Bedtime } from '#web/features/book/use-bedtime.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { Chip } from '#web/ui/chip.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { subscribeToModals, topmostModal } from '#web/ui/open-modals.ts';

/** When light and sound go by themselves. */
export function TimerMenu({ bedtime: { timer, setTimer } }: { bedtime: Bedtime }) {
  const t = useTranslate();
  const over = useSyncExternalStore(subscribeToModals, topmostModal, () => null);
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <IconButton label={t('book.timer')} className={timer === null ? undefined : 'text-coral'}>
          <AlarmClock aria-hidden className="size-5.5" />
        </IconButton>
      </Popover.Trigger>
      <Popover.Portal container={over}>
        <Popover.Content
          sideOffset={8}
          collisionPadding={12}
          aria-label={t('book.timer')}
          className="cut z-50 grid w-[min(20rem,calc(100vw-1.5rem))] animate-rise gap-3 border border-line bg-page p-5 shadow-float"
        >
          <p className="text-small font-bold text-ink-soft">{t('book.timer')}</p>
          <div className="flex flex-wrap gap-2">
            {SLEEP_TIMES.map((time) => (
              <Chip
                key={time}
                pressed={timer === time}
                onPress={() => setTimer(timer === time ? null : time)}
              >
                {time === 'end' ? t('book.timer.end') : t('book.timer.minutes', { minutes: time })}
              </Chip>
            ))}
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
