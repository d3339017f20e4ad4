import { Mic } from 'lucide-react';
import type { SharedVoices } from '#web/features/book-links/use-shared-voices.ts';
import { useTranslate } from '#web/i18n/messages.ts';
import { ReaderPopover } from '#web/reader/reader-popover.tsx';
import { VoiceChoices } from '#web/reader/voice-choices.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';

/** Who of the family reads a book that was shared with its voices. */
export function SharedVoiceMenu({ voices, reader, choose }: SharedVoices) {
  const t = useTranslate();
  if (voices.length === 0) return null;
  return (
    <ReaderPopover
      label={t('recording.reader')}
      trigger={
        <IconButton label={t('recording.reader')} className={reader ? 'text-coral' : undefined}>
          <Mic aria-hidden className="size-5.5" />
        </IconButton>
      }
      className="w-[min(22rem,calc(100vw-1.5rem))]"
    >
      <VoiceChoices {...{ voices, reader, choose }} />
    </ReaderPopover>
  );
}
