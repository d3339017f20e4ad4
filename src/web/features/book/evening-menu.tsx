import { AlarmClock } from 'lucide-react';
import { SOUNDS, type Sounds } from '#web/features/book/sounds/use-sounds.ts';
import type { Bedtime } from '#web/features/book/use-bedtime.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { Choices } from '#web/reader/choices.tsx';
import { ReaderPopover } from '#web/reader/reader-popover.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

interface EveningMenuProps {
  bedtime: Bedtime;
  sounds: Sounds;
}

/** When light and sound go by themselves, and what lies softly under the story until then. */
export function EveningMenu({ bedtime: { timer, times, setTimer }, sounds }: EveningMenuProps) {
  const t = useTranslate();
  const isUsed = timer !== null || sounds.sound !== null;
  return (
    <ReaderPopover
      label={t('book.evening')}
      trigger={
        <IconButton label={t('book.evening')} className={isUsed ? 'text-coral!' : undefined}>
          <AlarmClock aria-hidden className="size-5.5" />
        </IconButton>
      }
      className="max-h-[80dvh] w-[min(20rem,calc(100vw-1.5rem))] gap-5 overflow-y-auto"
    >
      <Choices label={t('book.timer')}>
        {times.map((time) => (
          <Chip key={time} pressed={timer === time} onPress={() => setTimer(timer === time ? null : time)}>
            {time === 'end' ? t('book.timer.end') : t('book.timer.minutes', { minutes: time })}
          </Chip>
        ))}
      </Choices>
      <Choices label={t('book.sounds')}>
        {SOUNDS.map((sound) => (
          <Chip
            key={sound}
            pressed={sounds.sound === sound}
            onPress={() => sounds.setSound(sounds.sound === sound ? null : sound)}
          >
            {t(`book.sound.${sound}`)}
          </Chip>
        ))}
      </Choices>
    </ReaderPopover>
  );
}
